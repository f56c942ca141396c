"""What the steps of Massilia have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from taberna.kernel.errors import Reason
from taberna.kernel.faults import Fault
from taberna.kernel.step import Seat, Step

from ..pieces import SPACE_NAMES, Space

if TYPE_CHECKING:
    from ..state import MassiliaState


#: The seats as the answer of `Step.seats`.
ASKED: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))


class MassiliaStep(Step):
    #: What its fields are if a position does not say otherwise.
    usually: ClassVar[dict[str, Any]] = {}

    @classmethod
    def usual(cls, state: MassiliaState, given: Mapping[str, Any]) -> dict[str, Any]:
        return cls.usually

    def fault(self, state: MassiliaState) -> Fault | None:
        """Why this step cannot stand in this state, if it cannot."""
        return None


class TurnStep(MassiliaStep):
    """A step that asks the active player, while the action goes on."""

    on = ("AfterAction",)

    def seats(self, state: MassiliaState) -> tuple[int, ...]:
        return ASKED[state.active]

    def fault(self, state: MassiliaState) -> Fault | None:
        return None if state.active >= 0 else Fault("[nobodys-turn] it is nobody's turn")


class ValueStep(TurnStep):
    """The action itself, of a value."""

    def __init__(self, value: int) -> None:
        self.value = value


class OwnerStep(MassiliaStep):
    """A question to the owner of a stall, active or not, passed or not (MAS-3.11.4, MAS-7.22)."""

    on = ("AfterAction",)

    def __init__(self, owner: Seat, space: Space) -> None:
        self.owner = owner
        self.space = space

    def seats(self, state: MassiliaState) -> tuple[int, ...]:
        return ASKED[self.owner]

    def fault(self, state: MassiliaState) -> Fault | None:
        if state.active < 0:
            return Fault("[nobodys-turn] it is nobody's turn")
        return no_stall(state, self.owner, self.space)


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
