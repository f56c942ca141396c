"""The whole truth in names, and reading it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .gods import CARD_NAMES
from .pieces import (
    BEIGE,
    DIE_NAMES,
    FIGURES,
    GOODS,
    PATH_NAMES,
    PRICE_PLACES,
    SPACE_NAMES,
)
from .state import GAP, NOBODY

if TYPE_CHECKING:
    from taberna.kernel.reader import Reader

    from .state import Cubes, MassiliaState


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _dice(dice: tuple[int, ...]) -> list[str]:
    return [DIE_NAMES[die] for die in dice]


def dump_body(state: MassiliaState) -> dict[str, Any]:
    return {
        "round": state.round,
        "active": None if state.active == NOBODY else state.active,
        "order": list(state.order),
        "passed": list(state.passed),
        "players": [
            {
                "money": state.money[seat],
                "stones": state.stones[seat],
                "reputation": state.reputation[seat],
                "hand": _cards(state.hand[seat]),
                "fresh": _cards(state.fresh[seat]),
                "seen": _cards(state.seen[seat]),
                "screen": _dice(state.screen[seat]),
                "reserve": _dice(state.reserve[seat]),
                "stalls": {
                    SPACE_NAMES[space]: dict(zip(GOODS, state.goods[space], strict=True))
                    for space in state.stalls[seat]
                },
            }
            for seat in range(state.seats)
        ],
        "harbour": dict(zip(GOODS, state.harbour, strict=True)),
        "prices": dict(zip(PRICE_PLACES, state.price, strict=True)),
        "marks": dict(zip(GOODS, state.mark, strict=False)),
        "figures": {name: PATH_NAMES[space] for name, space in zip(FIGURES, state.figures, strict=True)},
        "temple": _dice(state.temple),
        "supply": state.supply,
        "aside": list(state.aside),
        "display": [None if card == GAP else CARD_NAMES[card] for card in state.display],
        "draw_pile": _cards(state.draw_pile[::-1]),
        "discard_pile": _cards(state.discard),
        "shuffles": state.shuffles,
        "reshuffled": {CARD_NAMES[card]: age for card, age in enumerate(state.ages) if age},
        "payments": state.entries(),
    }


def load_body(state: MassiliaState, reader: Reader) -> None:
    """Read what `dump_body` wrote."""
    last = state.seats - 1
    state.round = reader.number("round", 0, state.game.rounds)
    state.active = NOBODY if reader.raw("active") is None else reader.number("active", 0, last)
    state.order = tuple(reader.numbers("order", 0, last))
    state.passed = tuple(reader.numbers("passed", 0, last))
    players = reader.seated("players", state.seats)
    for seat, player in enumerate(players):
        state.money[seat] = player.number("money")
        state.stones[seat] = player.number("stones")
        state.reputation[seat] = player.number("reputation")
        state.hand[seat] = player.item("card*", "hand")
        state.fresh[seat] = player.item("card*", "fresh")
        state.seen[seat] = player.item("card*", "seen")
        state.screen[seat] = player.item("die*", "screen")
        state.reserve[seat] = player.item("die*", "reserve")
        load_stalls(state, seat, player)
        player.done()
    state.harbour = _numbers(reader, "harbour", GOODS, 0)
    state.price = _numbers(reader, "prices", PRICE_PLACES, 1)
    state.mark = _numbers(reader, "marks", GOODS[:BEIGE], 1)
    figures = reader.table("figures")
    state.figures = [figures.item("path", name) for name in FIGURES]
    figures.done()
    state.temple = reader.item("die*", "temple")
    state.supply = reader.number("supply")
    state.aside = tuple(reader.numbers("aside"))
    if len(state.aside) != 5:
        raise reader.fail("aside", "[four-goods-and-penalty] four goods and the penalty stones")
    display = reader.item("card?*", "display")
    if len(display) != 2:
        raise reader.fail("display", "[two-spaces] it has two spaces")
    state.display = (display[0], display[1])
    state.draw_pile = reader.item("card*", "draw_pile")[::-1]
    state.discard = reader.item("card*", "discard_pile")
    state.shuffles = reader.number("shuffles")
    reshuffled = reader.table("reshuffled")
    state.ages = tuple(
        reshuffled.number(name, 1, state.shuffles) if name in reshuffled else 0 for name in CARD_NAMES
    )
    reshuffled.done()
    load_payments(state, reader)


def _numbers(reader: Reader, key: str, names: tuple[str, ...], low: int) -> list[int]:
    table = reader.table(key)
    numbers = [table.number(name, low) for name in names]
    table.done()
    return numbers


def load_stalls(state: MassiliaState, seat: int, player: Reader) -> None:
    """Stalls as ``{S5 = {orange = 2, beige = 1}}``; colours that are not named are 0."""
    table = player.table("stalls")
    spaces = []
    for name in table.keys():  # noqa: SIM118  (a Reader is no dict)
        space = table.decode("space", name, name)
        if space >= state.market.ring:
            raise table.fail(
                name, "[market-stall-spaces] this market has {count} stall spaces", count=state.market.ring
            )
        stall = table.table(name)
        pink, orange, purple, beige = (stall.number(goods, 0, state.market.capacity, 0) for goods in GOODS)
        stall.done()
        cubes: Cubes = (pink, orange, purple, beige)
        if sum(cubes) > state.market.capacity:
            raise table.fail(
                name, "[stall-holds-most] a stall holds at most {most} cubes", most=state.market.capacity
            )
        if state.owner_of(space) != NOBODY or space in spaces:
            raise table.fail(name, "[stall-already] there is a stall already")
        spaces.append(space)
        state.goods[space] = cubes
    state.stalls[seat] = tuple(sorted(spaces))


def load_payments(state: MassiliaState, reader: Reader) -> None:
    for entry in reader.array("payments"):
        if not isinstance(entry, list | tuple) or len(entry) != 3 or any(type(n) is not int for n in entry):
            raise reader.fail("payments", "[each-entry-seat] each entry is [seat, sesterces, stones]")
        seat, money, stones = entry
        if not 0 <= seat < state.seats:
            raise reader.fail("payments", "[no-seat] there is no seat {seat}", seat=seat)
        state.ledger = (state.ledger, seat, money, stones)
