"""What the steps of Massilia have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason
from taberna.kernel.faults import Fault
from taberna.kernel.step import Step

from ..pieces import SPACE_NAMES

if TYPE_CHECKING:
    from ..state import MassiliaState


class MassiliaStep(Step):
    __slots__ = ()

    def fault(self, state: MassiliaState) -> Fault | None:
        """Why this step cannot stand in this state, if it cannot."""
        return None


class TurnStep(MassiliaStep):
    """A step that asks the active player."""

    __slots__ = ()

    def seats(self, state: MassiliaState) -> tuple[int, ...]:
        return (state.active,)

    def fault(self, state: MassiliaState) -> Fault | None:
        return None if state.active >= 0 else Fault("[nobodys-turn] it is nobody's turn")


def no_stall(state: MassiliaState, seat: int, space: int) -> Fault | None:
    """Whether a step can be about a stall: whose it should be, and where."""
    if 0 <= seat < state.seats and space in state.stalls[seat]:
        return None
    return Fault("[seat-no-stall] seat {seat} has no stall on {space}", seat=seat, space=SPACE_NAMES[space])


def too_few_cubes() -> Fault:
    return Fault("[not-enough-cubes] there are not enough cubes")


def no_room(number: int) -> Fault:
    return Fault("[stalls-no-room] the stalls have no room for {number} cubes", number=number)


def full_hand() -> Fault:
    return Fault("[hand-full] the hand is full")


def disordered() -> Fault:
    return Fault("[dice-not-order] its dice are not in order")


def no_move(seat: int) -> Fault:
    return Fault("[seat-no-move] seat {seat} has no move", seat=seat)


def too_dear(price: int, money: int, rule: str) -> Reason:
    return Reason(
        "[price-sesterces] the price in sesterces is {price}, you have {money}",
        rule,
        price=price,
        money=money,
    )
