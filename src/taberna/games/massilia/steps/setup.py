"""First stalls (MAS-2.13, MAS-D01)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from taberna.kernel.errors import Reason
from taberna.kernel.faults import Fault, beyond
from taberna.kernel.move import Move

from ..alphabet import PLACE
from ..market import NO_QUADRANT
from ..pieces import COLOURED, NOBODY, SPACE_NAMES
from .base import MassiliaStep

if TYPE_CHECKING:
    from ..state import MassiliaState


def first_stalls(state: MassiliaState) -> tuple[int, ...]:
    """Who places the first stalls, one after the other: two rounds, the second backwards, for two players."""
    return state.order + state.order[::-1] if state.seats == 2 else state.order


class PlaceStall(MassiliaStep):
    """Place and stock a first stall in a quadrant without one (MAS-D01)."""

    rule = "MAS-2.13"
    on = ("Round",)

    def __init__(self, placed: int) -> None:
        #: How many first stalls stand already.
        self.placed = placed

    @classmethod
    def usual(cls, state: MassiliaState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"placed": sum(map(len, state.stalls))}

    def seats(self, state: MassiliaState) -> tuple[int, ...]:
        return (first_stalls(state)[self.placed],)

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        return [PLACE[space] for space in free_spaces(state)]

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        put_first_stall(state, seat, move.code)
        state.heard and state.tell("places-stall", self.rule, seat=seat, space=SPACE_NAMES[move.code])
        if self.placed + 1 < len(first_stalls(state)):
            state.stack[-1] = PlaceStall(self.placed + 1)
        else:
            state.stack.pop()
            hand_out_money(state)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move.verb != "place":
            return Reason("[place-stall] place your first stall", self.rule)
        space = move.code
        if space >= state.market.ring:
            return Reason(
                "[stall-spaces] this market has {ring} stall spaces",
                "MAS-1.4",
                ring=state.market.ring,
            )
        if state.owner_of(space) != NOBODY:
            return Reason("[stall-space-holds] a stall space holds one stall", "MAS-7.29")
        if state.market.quadrant_of[space] == NO_QUADRANT:
            return Reason("[stalls-stand-corners] first stalls stand in the corners", "MAS-6.13")
        return Reason("[quadrant-stall-already] that quadrant has a stall already", self.rule)

    def fault(self, state: MassiliaState) -> Fault | None:
        placers = first_stalls(state)
        if self.placed >= len(placers):
            return beyond("placed", self.placed, 0, len(placers) - 1)
        for seat in range(state.seats):
            count = placers[: self.placed].count(seat)
            if len(state.stalls[seat]) != count:
                return Fault(
                    "[seat-placed-stalls] seat {seat} has placed {count} first stalls, not {found}",
                    seat=seat, count=count, found=len(state.stalls[seat]),
                )  # fmt: skip
        return None if free_spaces(state) else Fault("[no-quadrant-free] no quadrant is free")


def free_spaces(state: MassiliaState) -> list[int]:
    """Where a first stall may stand: in a free quadrant, or on a free middle space if the option says so."""
    quadrant_of = state.market.quadrant_of
    taken = {quadrant_of[space] for stalls in state.stalls for space in stalls}
    free = []
    for space, quadrant in enumerate(quadrant_of):
        if quadrant == NO_QUADRANT:
            if state.options.midside_start and state.owner_of(space) == NOBODY:
                free.append(space)
        elif quadrant not in taken:
            free.append(space)
    return free


def put_first_stall(state: MassiliaState, seat: int, space: int) -> None:
    """A stall tile with one pink, one orange and one purple cube."""
    state.stalls[seat] = tuple(sorted((*state.stalls[seat], space)))
    for goods in COLOURED:
        state.harbour[goods] -= 1
    state.goods[space] = (1, 1, 1, 0)


def hand_out_money(state: MassiliaState) -> None:
    """The first player gets 5 sesterces, each following player 1 more (MAS-2.14)."""
    for seat, amount in zip(state.order, state.game.start_money, strict=False):
        state.earn(seat, amount)
        state.heard and state.tell("start-money", "MAS-2.14", seat=seat, amount=amount)
