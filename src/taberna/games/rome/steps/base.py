"""What the steps of Rome have in common."""

from __future__ import annotations

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
