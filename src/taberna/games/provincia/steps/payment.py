"""Paying with resources of one's own choice (PRO-D11, PRO-1.31)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Step

from ..alphabet import PAY
from ..cards import GOLD, GOODS
from ..goods import pay
from .base import ONE

if TYPE_CHECKING:
    from ..state import ProvinciaState


@dataclass(frozen=True, slots=True)
class PayResources(Step):
    """Clay, wood and stone in any mix, cube by cube in this order, so that every mix is offered once."""

    seat: int
    left: int
    lowest: int
    #: True for the price of CORRUPTIO, False for a combat penalty.
    corruptio: bool

    rule: ClassVar[str] = "PRO-3.37"
    fields: ClassVar[dict[str, str]] = {
        "seat": "seat",
        "left": "number",
        "lowest": "good",
        "corruptio": "flag",
    }
    shown: ClassVar[tuple[str, ...]] = ("seat", "left", "lowest", "corruptio")

    def _choice(self, state: ProvinciaState) -> list[int]:
        """The goods that may be paid next: enough must be left from there on."""
        choice = []
        from_here = 0
        for good in range(GOLD - 1, self.lowest - 1, -1):
            have = state.goods[4 * self.seat + good]
            from_here += have
            if have and from_here >= self.left:
                choice.append(good)
        return choice[::-1]

    def seats(self, state: ProvinciaState) -> tuple[int, ...]:
        return ONE[self.seat] if len(self._choice(state)) > 1 else ()

    def run(self, state: ProvinciaState) -> None:
        self._pay(state, self._choice(state)[0])

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [PAY[good] for good in self._choice(state)]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        self._pay(state, move.code)

    def _pay(self, state: ProvinciaState, good: int) -> None:
        pay(state, self.seat, good, 1)
        if state.listener is not None:
            rule = self.rule if self.corruptio else "PRO-1.31"
            state.tell("pays-resource", rule, seat=self.seat, good=GOODS[good])
        if self.left > 1:
            state.stack[-1] = PayResources(self.seat, self.left - 1, good, self.corruptio)
        else:
            state.stack.pop()

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb != "pay":
            return Reason("pay {left} more resources first", self.rule, left=self.left)
        good = GOODS[move.code]
        if not state.goods[4 * seat + move.code]:
            return Reason("you have no {good}", self.rule, good=good)
        if move.code < self.lowest:
            return Reason("name clay before wood before stone", self.rule)
        return Reason("from {good} on you would have too few to finish", self.rule, good=good)
