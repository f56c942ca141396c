"""Phase 1: roll the dice and set the player order (ROM-3.10 to ROM-3.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move

from ..alphabet import ACTIVATE, DONE
from ..cards import DICE, SIDES
from .activation import activate, usable, why_not_activate
from .base import ASKED, NOBODY, RomeStep, SeatStep
from .placing import PLACE_DIE

if TYPE_CHECKING:
    from ..state import RomeState

#: The stream of chance each seat's four dice come from.
STREAM: Final = tuple(f"dice {seat}" for seat in range(4))


class Roll(RomeStep):
    """All players roll their four dice (ROM-3.10, ROM-3.11)."""

    rule = "ROM-3.10"
    on = ("ResolveTrack",)
    phase = 1

    def run(self, state: RomeState) -> None:
        chance = state.chance
        sums = []
        cards = 0
        for seat in range(state.seats):
            dice = chance.rolls(STREAM[seat], DICE, SIDES)
            dice.sort()
            state.dice[seat] = tuple(dice)
            sums.append(sum(dice))
            cards |= state.senate[seat]
        state.sums = tuple(sums)
        state.revealed += 1
        if state.heard:
            state.tell("round", "ROM-3.1", number=state.round)
            for seat in range(state.seats):
                state.tell("rolls", self.rule, seat=seat, dice=list(state.dice[seat]), total=sums[seat])
        if cards & state.offices.order:
            state.stack[-1] = OrderWindow(state.order[0])
        else:
            set_order(state)


def set_order(state: RomeState) -> None:
    """The lowest sum comes first; tied players keep their order (ROM-3.14, ROM-3.15)."""
    sums = state.sums
    state.order = tuple(sorted(state.order, key=sums.__getitem__))
    if state.heard:
        for place, seat in enumerate(state.order, 1):
            state.tell("order", "ROM-3.14", seat=seat, place=place, total=sums[seat])
    state.stack[-1] = PLACE_DIE[state.order[0]]


class OrderWindow(SeatStep):
    """Each player in turn may activate the cards of Phase 1 (ROM-3.12, ROM-D03)."""

    rule = "ROM-3.12"
    on = ("ResolveTrack",)
    phase = 1

    def paying(self, state: RomeState) -> int:
        return state.offices.order

    def seats(self, state: RomeState) -> tuple[int, ...]:
        return ASKED[self.seat] if usable(state, self.seat, state.offices.order) else NOBODY

    def run(self, state: RomeState) -> None:
        """The next player's window, or the order is settled."""
        following = state.order.index(self.seat) + 1
        if following < state.seats:
            state.stack[-1] = OrderWindow(state.order[following])
        else:
            set_order(state)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        return [*[ACTIVATE[card] for card in usable(state, seat, state.offices.order)], DONE]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        if move is DONE:
            self.run(state)
            return
        activate(state, seat, move.code)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb == "activate":
            return why_not_activate(state, seat, move.code, state.offices.order)
        return Reason(
            "[player-order-being] the player order is being set: activate a card for it or be done", self.rule
        )
