"""Entries of dumps and views that names alone do not say: stalls with goods, open payments, shuffles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from taberna.kernel.reader import Reader

from .gods import CARD_NAMES
from .pieces import GOODS, NOBODY, SPACE_NAMES

if TYPE_CHECKING:
    from .pieces import Cubes
    from .state import MassiliaState

#: (earlier entries, seat, change of sesterces, change of penalty stones)
Ledger = tuple[Any, ...] | None

_CARD = {name: card for card, name in enumerate(CARD_NAMES)}


# -- stalls ------------------------------------------------------------------------------------------------------


def stalls(state: MassiliaState, seat: int) -> dict[str, dict[str, int]]:
    """The stalls of a player with their goods: ``{S5 = {pink = 0, orange = 2, ...}}``."""
    return {
        SPACE_NAMES[space]: dict(zip(GOODS, state.goods[space], strict=True)) for space in state.stalls[seat]
    }


def read_stalls(state: MassiliaState, seat: int, player: Reader, key: str = "stalls") -> None:
    """Colours that are not named are 0."""
    table = player.table(key)
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


# -- payments ----------------------------------------------------------------------------------------------------


def payments(state: MassiliaState) -> list[list[int]]:
    """What was openly paid and received, in order: [seat, change of sesterces, change of stones] (MAS-4.2)."""
    out = []
    entry = state.ledger
    while entry is not None:
        entry, seat, money, stones = entry
        out.append([seat, money, stones])
    out.reverse()
    return out


def read_payments(state: MassiliaState, reader: Reader, key: str) -> None:
    for entry in reader.array(key):
        if not isinstance(entry, list | tuple) or len(entry) != 3:
            raise reader.fail(key, "[each-entry-seat] each entry is [seat, sesterces, stones]")
        seat, money, stones = (reader.decode("number", key, number) for number in entry)
        if not 0 <= seat < state.seats:
            raise reader.fail(key, "[no-seat] there is no seat {seat}", seat=seat)
        state.ledger = (state.ledger, seat, money, stones)


def fill_payments(state: MassiliaState, paid: list[list[int]]) -> None:
    """All payments are open, so everybody's sesterces and stones are known to a perfect memory."""
    ledger: Ledger = None
    for seat, money, stones in paid:
        state.money[seat] += money
        state.stones[seat] += stones
        ledger = (ledger, seat, money, stones)
    state.ledger = ledger


# -- shuffles ----------------------------------------------------------------------------------------------------


def reshuffled(state: MassiliaState) -> dict[str, int]:
    """The cards that a shuffle of the discard pile put back, and which shuffle that was."""
    return {CARD_NAMES[card]: age for card, age in enumerate(state.ages) if age}


def read_reshuffled(state: MassiliaState, reader: Reader, key: str) -> None:
    table = reader.table(key)
    state.ages = tuple(table.number(name, 1, state.shuffles) if name in table else 0 for name in CARD_NAMES)
    table.done()


def fill_reshuffled(state: MassiliaState, ages: dict[str, int]) -> None:
    if ages:
        known = list(state.ages)
        for name, age in ages.items():
            known[_CARD[name]] = age
        state.ages = tuple(known)
