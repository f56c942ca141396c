"""What the steps of Massilia have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason
from taberna.kernel.step import Step

if TYPE_CHECKING:
    from ..state import MassiliaState


class MassiliaStep(Step):
    __slots__ = ()

    def fault(self, state: MassiliaState) -> str:
        """Why this step cannot stand in this state; empty if it can."""
        return ""


class TurnStep(MassiliaStep):
    """A step that asks the active player."""

    __slots__ = ()

    def seats(self, state: MassiliaState) -> tuple[int, ...]:
        return (state.active,)

    def fault(self, state: MassiliaState) -> str:
        return "" if state.active >= 0 else "it is nobody's turn"


def not_held(god: str, rule: str = "MAS-3.7.4") -> Reason:
    return Reason("you hold no {card} that can be used now", rule, card=god)


def too_dear(price: int, money: int, rule: str) -> Reason:
    return Reason("the price in sesterces is {price}, you have {money}", rule, price=price, money=money)
