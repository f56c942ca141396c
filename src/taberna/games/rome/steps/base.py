"""What the steps of Rome have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from taberna.kernel.step import Step

if TYPE_CHECKING:
    from ..state import RomeState

#: The seats as the answer of `Step.seats`; nobody is asked with NOBODY.
ASKED: Final = ((0,), (1,), (2,), (3,))
NOBODY: Final[tuple[int, ...]] = ()


class RomeStep(Step):
    __slots__ = ()

    #: The phase of the round this step belongs to; 0 for the decisions of cards, which belong to many.
    phase: ClassVar[int] = 0


class SeatStep(RomeStep):
    """A step that asks one seat, its field ``seat``."""

    __slots__ = ()

    seat: int

    fields: ClassVar[dict[str, str]] = {"seat": "seat"}
    shown: ClassVar[tuple[str, ...]] = ("seat",)

    def seats(self, state: RomeState) -> tuple[int, ...]:
        return ASKED[self.seat]

    def paying(self, state: RomeState) -> int:
        """The senate cards that can be paid for in this menu, as a mask."""
        return 0


@dataclass(frozen=True, slots=True)
class CardStep(SeatStep):
    """What a senate card is used for, decided by its owner (ROM-3.40)."""

    seat: int

    @staticmethod
    def possible(state: RomeState, seat: int) -> bool:
        """Whether there would be anything to choose; the card cannot be activated otherwise (ROM-3.34)."""
        return True


class SectionStep(SeatStep):
    """The owner of a section decides."""

    __slots__ = ()

    section: int

    phase: ClassVar[int] = 3

    def raised(self, amount: int) -> SectionStep:
        """With more strength or budget (ROM-3.71, ROM-3.77)."""
        return self
