"""Paying with resources of one's own choice (PRO-D11, PRO-1.31)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Seat, Step

from ..alphabet import PAY
from ..cards import CLAY, GOLD, GOODS, Good
from ..goods import pay
from .base import own_turn

if TYPE_CHECKING:
    from ..state import ProvinciaState


class PayResources(Step):
    """Clay, wood and stone in any mix, cube by cube in this order, so that every mix is offered once."""

    rule = "PRO-3.37"
    on = ("PlayTurn", "Battle")

    def __init__(self, seat: Seat, left: int, lowest: Good, corruptio: bool) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest
        #: True for the price of CORRUPTIO, False for a combat penalty.
        self.corruptio = corruptio

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
        return (self.seat,) if len(self._choice(state)) > 1 else ()

    def run(self, state: ProvinciaState) -> None:
        self._pay(state, self._choice(state)[0])

    def moves(self, state: ProvinciaState, seat: int) -> list[Move]:
        return [PAY[good] for good in self._choice(state)]

    def play(self, state: ProvinciaState, seat: int, move: Move) -> None:
        self._pay(state, move.code)

    def _pay(self, state: ProvinciaState, good: int) -> None:
        pay(state, self.seat, good, 1)
        rule = self.rule if self.corruptio else "PRO-1.31"
        state.heard and state.tell("pays-resource", rule, seat=self.seat, good=GOODS[good])
        if self.left > 1:
            state.stack[-1] = PayResources(self.seat, self.left - 1, good, self.corruptio)
        else:
            state.stack.pop()

    @classmethod
    def usual(cls, state: ProvinciaState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"left": 3, "lowest": CLAY, "corruptio": True}

    def under(self, state: ProvinciaState) -> Step:
        if self.corruptio:
            return own_turn(state, self.seat)
        battle: Any = state.game.steps["Battle"]
        under: Step = battle(state.turn_of(self.seat) + 1)
        return under

    def why_not(self, state: ProvinciaState, seat: int, move: Move) -> Reason:
        if move.verb != "pay":
            return Reason("[pay-more-resources] pay {left} more first", self.rule, left=self.left)
        good = GOODS[move.code]
        if not state.goods[4 * seat + move.code]:
            return Reason("[no-good] you have no {good}", self.rule, good=good)
        if move.code < self.lowest:
            return Reason("[name-clay-before] name clay before wood before stone", self.rule)
        return Reason(
            "[from-would-too] from {good} on you would have too few to finish", self.rule, good=good
        )
