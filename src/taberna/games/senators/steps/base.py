"""What the steps of Senators have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason
from taberna.kernel.step import Seat, Step

if TYPE_CHECKING:
    from ..state import SenatorsState


class SenatorsStep(Step):
    def without(self, state: SenatorsState, seat: int) -> Step | None:
        """What becomes of this step when a player is eliminated: itself, another, or nothing (SEN-3.19 d)."""
        return self

    def outlasts(self, active: int) -> bool:
        """Whether it goes on when the active player is eliminated (SEN-3.19 e)."""
        return False


class SeatStep(SenatorsStep):
    """A step that asks one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def seats(self, state: SenatorsState) -> tuple[int, ...]:
        return (self.seat,)


def too_dear(price: int, most: int, rule: str) -> Reason:
    """The refusal of a promise that could not be kept (SEN-3.15)."""
    return Reason(
        "[price-can-pay] the price is {price}, you can pay at most {most}", rule, price=price, most=most
    )
