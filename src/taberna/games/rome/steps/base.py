"""What the steps of Rome have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from taberna.kernel.step import Seat, Step

if TYPE_CHECKING:
    from ..state import RomeState

# Kinds of what steps are about.
SenateCard: TypeAlias = int
Track: TypeAlias = int
Resource: TypeAlias = int

#: The seats as the answer of `Step.seats`; nobody is asked with NOBODY.
ASKED: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
NOBODY: Final[tuple[int, ...]] = ()


class RomeStep(Step):
    #: The phase of the round this step belongs to; 0 for the decisions of cards, which belong to many.
    phase: ClassVar[int] = 0


class SeatStep(RomeStep):
    """A step that asks one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def seats(self, state: RomeState) -> tuple[int, ...]:
        return ASKED[self.seat]

    def paying(self, state: RomeState) -> int:
        """The senate cards that can be paid for in this menu, as a mask."""
        return 0

    @classmethod
    def usual(cls, state: RomeState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"seat": state.order[0]}


class CardStep(SeatStep):
    """What a senate card is used for, decided by its owner (ROM-3.40)."""

    on: ClassVar[tuple[str, ...]] = ("PlaceDie", "PlaceAfterCards", "AfterPlacing")

    @staticmethod
    def possible(state: RomeState, seat: int) -> bool:
        """Whether there would be anything to choose; the card cannot be activated otherwise (ROM-3.34)."""
        return True

    def under(self, state: RomeState) -> Step | None:
        """The turn in which the card was activated: before placing, or after the last die."""
        menu: Any = state.game.steps[self.on[0] if state.dice[self.seat] else self.on[-1]]
        found: Step = menu(self.seat)
        return found


class SectionStep(SeatStep):
    """The owner of a section decides."""

    phase = 3
    on = ("ResolveTrack",)
    #: The track of the section, and the field that tells what is left of its dice.
    track: ClassVar[Track]
    left_over: ClassVar[str]

    def __init__(self, seat: Seat, section: int) -> None:
        self.seat = seat
        self.section = section

    def raised(self, amount: int) -> SectionStep:
        """With more strength or budget (ROM-3.71, ROM-3.77)."""
        return self

    @staticmethod
    def worth(group: tuple[int, ...]) -> int:
        """What the dice of a section are worth."""
        return sum(group[1:])

    @classmethod
    def usual(cls, state: RomeState, given: Mapping[str, Any]) -> dict[str, Any]:
        """The first section, or that of the player who is named, with what its dice are worth."""
        for section, group in enumerate(state.tracks[cls.track], 1):
            if group and given.get("section", section) == section and given.get("seat", group[0]) == group[0]:
                return {"seat": group[0], "section": section, cls.left_over: cls.worth(group)}
        return {}
