"""The whole truth in names, reading it back, and what must always hold of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .pieces import (
    BEIGE,
    CARD_NAMES,
    CARDS,
    COLOUR_OF,
    COLOURS,
    DIE_NAMES,
    FIGURES,
    GOODS,
    HAND_LIMIT,
    NO_GOODS,
    PATH_NAMES,
    PRICE_PLACES,
    SPACE_NAMES,
    UNROLLED,
)
from .standing import stack_fault
from .state import GAP, NOBODY
from .steps.buy import Distribute
from .steps.round import ReserveDice

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
        raise reader.fail("aside", "four goods and the penalty stones")
    display = reader.item("card?*", "display")
    if len(display) != 2:
        raise reader.fail("display", "it has two spaces")
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
            raise table.fail(name, "this market has {count} stall spaces", count=state.market.ring)
        stall = table.table(name)
        pink, orange, purple, beige = (stall.number(goods, 0, state.market.capacity, 0) for goods in GOODS)
        stall.done()
        cubes: Cubes = (pink, orange, purple, beige)
        if sum(cubes) > state.market.capacity:
            raise table.fail(name, "a stall holds at most {most} cubes", most=state.market.capacity)
        if state.owner_of(space) != NOBODY or space in spaces:
            raise table.fail(name, "there is a stall already")
        spaces.append(space)
        state.goods[space] = cubes
    state.stalls[seat] = tuple(sorted(spaces))


def load_payments(state: MassiliaState, reader: Reader) -> None:
    for entry in reader.array("payments"):
        if not isinstance(entry, list | tuple) or len(entry) != 3 or any(type(n) is not int for n in entry):
            raise reader.fail("payments", "each entry is [seat, sesterces, stones]")
        seat, money, stones = entry
        if not 0 <= seat < state.seats:
            raise reader.fail("payments", "there is no seat {seat}", seat=seat)
        state.ledger = (state.ledger, seat, money, stones)


def faults(state: MassiliaState) -> list[str]:
    """Every cube, stone, die and card accounted for; totals as the open payments leave them."""
    found = [
        *_goods(state),
        *_dice_faults(state),
        *_rolls(state),
        *_card_faults(state),
        *_table(state),
        *_ledger(state),
    ]
    if not found:
        problem = stack_fault(state)
        if problem:
            found.append(problem)
    return found


def _goods(state: MassiliaState) -> list[str]:
    found = []
    total = list(state.harbour)
    for cubes in state.goods:
        for goods in range(4):
            total[goods] += cubes[goods]
    for step in state.stack:
        if isinstance(step, Distribute):  # bought, but not on a stall yet
            total[step.goods] += step.coloured
            total[BEIGE] += step.beige
    for goods, count in enumerate(state.game.cubes(state.options)):
        if total[goods] + state.aside[goods] != count:
            found.append(f"goods: {total[goods]} {GOODS[goods]} cubes, the game has {count}")
    if min(state.harbour) < 0:
        found.append(f"harbour: {state.harbour} has less than nothing")
    stones = state.supply + sum(state.stones) + state.aside[4]
    count = state.game.penalty_stones(state.options, state.seats)
    if stones != count or state.supply < 0 or min(state.stones) < 0:
        found.append(f"stones: {stones} with the supply of {state.supply}, the game has {count}")
    return found


def _dice_faults(state: MassiliaState) -> list[str]:
    found = []
    dice = list(state.temple)
    for seat in range(state.seats):
        dice += state.reserve[seat] + state.screen[seat]
        if any(die < UNROLLED for die in state.screen[seat]):
            found.append(f"players[{seat}].screen: dice behind a screen show no value")
        if any(die >= UNROLLED for die in state.reserve[seat]):
            found.append(f"players[{seat}].reserve: a die without a value")
    for step in state.stack:
        if isinstance(step, ReserveDice):
            dice += step.rolled
            if any(die >= UNROLLED for die in step.rolled):
                found.append("ReserveDice: a die without a value")
    for colour in range(4):
        count = sum(COLOUR_OF[die] == colour for die in dice)
        if count != state.seats + 1:
            found.append(f"dice: {count} {COLOURS[colour]} dice, the game has {state.seats + 1}")
    if list(state.temple) != sorted(state.temple) or any(list(r) != sorted(r) for r in state.reserve):
        found.append("dice: temple and reserves are listed in order of colour and face")
    if state.round and any(die >= UNROLLED for die in state.temple):
        found.append("temple: a die without a value")
    return found


def _rolls(state: MassiliaState) -> list[str]:
    """Rolls laid down in advance must be rolls that can come, with faces that dice have."""
    found = []
    rollers = ("temple", *map(str, range(state.seats)))
    known = {f"dice {number} {who}" for number in range(1, state.game.rounds + 1) for who in rollers}
    for stream, faces in state.chance.script.items():
        if stream not in known:
            found.append(f"rolls: there is no such roll {stream!r}; write 'dice 2 temple' or 'dice 2 0'")
        if any(not 1 <= face <= 6 for face in faces):
            found.append(f"rolls.{stream}: a die has the faces 1 to 6, not {list(faces)}")
    return found


def _card_faults(state: MassiliaState) -> list[str]:
    found = []
    cards = [card for card in state.display if card != GAP]
    for pile in (*state.hand, state.draw_pile, state.discard):
        cards.extend(pile)
    if sorted(cards) != list(range(CARDS)):
        missing = [CARD_NAMES[c] for c in range(CARDS) if c not in cards]
        double = sorted({CARD_NAMES[c] for c in cards if cards.count(c) > 1})
        found.append(f"god cards: missing {missing or 'none'}, more than once {double or 'none'}")
    for seat in range(state.seats):
        hand = state.hand[seat]
        if len(hand) > HAND_LIMIT:
            found.append(f"players[{seat}].hand: {len(hand)} cards, the limit is {HAND_LIMIT}")
        for marked in (state.fresh[seat], state.seen[seat]):
            if any(card not in hand for card in marked):
                found.append(f"players[{seat}]: fresh or seen names a card that is not in the hand")
            if len(set(marked)) < len(marked):
                found.append(f"players[{seat}]: fresh or seen names a card twice")
    return found


def _table(state: MassiliaState) -> list[str]:
    found = []
    seats = state.seats
    stalls = [space for seat in range(seats) for space in state.stalls[seat]]
    if len(set(stalls)) < len(stalls):
        found.append("stalls: two on one space")
    if any(cubes != NO_GOODS for space, cubes in enumerate(state.goods) if space not in stalls):
        found.append("stalls: goods without a stall")
    if any(not 0 <= sum(cubes) <= state.market.capacity or min(cubes) < 0 for cubes in state.goods):
        found.append(f"stalls: a stall holds at most {state.market.capacity} cubes")
    for seat in range(seats):
        if len(state.stalls[seat]) > state.game.stall_tiles:
            found.append(f"players[{seat}].stalls: there are {state.game.stall_tiles} tiles")
        if state.round and not state.stalls[seat]:
            found.append(f"players[{seat}].stalls: the last stall is never closed")
        if state.money[seat] < 0:
            found.append(f"players[{seat}].money: {state.money[seat]} is negative")
    if sorted(state.order) != list(range(seats)):
        found.append(f"order: {list(state.order)} does not name every seat once")
    if len(set(state.passed)) < len(state.passed):
        found.append(f"passed: {list(state.passed)} names a seat twice")
    if sorted(state.price) != sorted(state.options.price_tiles):
        found.append(f"prices: {sorted(state.price)}, the tiles are {sorted(state.options.price_tiles)}")
    if not all(1 <= mark <= 3 for mark in state.mark):
        found.append(f"marks: {state.mark} must be 1 to 3")
    if not all(0 <= space < state.market.ring for space in state.figures):
        found.append("figures: a figure is off the path")
    return found


def _ledger(state: MassiliaState) -> list[str]:
    money = [0] * state.seats
    stones = [0] * state.seats
    for seat, sesterces, count in state.entries():
        money[seat] += sesterces
        stones[seat] += count
    if money != state.money or stones != state.stones:
        return [f"payments: they leave {money} and {stones} stones, not {state.money} and {state.stones}"]
    return []
