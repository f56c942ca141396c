"""A turn of phase III: the menu, passing, Venus before and after (MAS-D03, MAS-D16, MAS-D17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move

from ..action_die import possible_colours, within_reach
from ..alphabet import END, PASS, PLAY_VENUS, USE, VENUS_FOR_NOTHING
from ..gods import HAND_LIMIT, VENUS
from ..hands import play_card, usable
from ..limits import greatest
from ..pieces import BUY, REPUTATION
from .base import ASKED, TurnStep
from .compose import ChooseDice

if TYPE_CHECKING:
    from ..state import MassiliaState


class TurnMenu(TurnStep):
    """Use dice, pass, or first play Venus (MAS-D03)."""

    rule = "MAS-3.5.2"
    on = ("Turns",)
    usually: ClassVar = {"venus_played": False}

    def __init__(self, venus_played: bool) -> None:
        self.venus_played = venus_played

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        gods = usable(state, seat)
        legal = [PASS]
        if gods & VENUS.bit and not self.venus_played:
            legal += venus_moves(state, seat, gods, self)
        for colour in possible_colours(state, seat, gods):
            legal.append(USE[colour])
        return legal

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "use":
            state.stack[-1] = AfterAction(self.venus_played)
            state.stack.append(ChooseDice(move.code, ()))
        elif verb == "pass":
            state.stack.pop()
            pass_round(state, seat)
        else:
            play_venus(state, seat, move.code)
            state.stack[-1] = TurnMenu(True)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move.verb == "venus":
            return why_no_venus(state, seat, self)
        if move.verb != "use":
            return Reason("[use-die-some] use a die of some colour, or pass", self.rule)
        if not within_reach(state, seat):
            return Reason("[no-die-left] no die is left in the temple or in your reserve", "MAS-7.9")
        if greatest(state, seat, move.code, usable(state, seat)):
            text = "[no-dice-stones] no dice, stones and cards make a {colour} action that you can carry out in full"
            return Reason(text, "MAS-3.6.6", colour=move.args[0])
        if move.code == BUY:
            return Reason(
                "[cannot-buy-even] you cannot buy even one cube: money, room or the harbour is short",
                "MAS-3.8.4",
            )
        if move.code == REPUTATION:
            return Reason("[cannot-pay-single] you cannot pay for a single point", "MAS-3.13")
        if len(state.hand[seat]) >= HAND_LIMIT:
            return Reason("[hand-is-full] your hand is full", "MAS-3.14.2")
        return Reason("[no-goods-sacrifice] you have no goods to sacrifice", "MAS-3.14.1")


def pass_round(state: MassiliaState, seat: int) -> None:
    """Take the highest round tile and its money; the last player takes none (MAS-3.15)."""
    tiles = state.game.round_tiles[state.seats]
    place = len(state.passed)
    amount = tiles[place] if place < len(tiles) else 0
    state.passed += (seat,)
    state.earn(seat, amount)
    state.heard and state.tell("passes", "MAS-3.15", seat=seat, amount=amount)


class AfterAction(TurnStep):
    """Venus after the action, or the end of the turn (MAS-D16).

    Asked whenever a card in hand could be Venus, so that the question tells nothing (MAS-4.7).
    """

    rule = "MAS-3.7.6"
    on = ("Turns",)
    usually: ClassVar = {"venus_played": False}

    def __init__(self, venus_played: bool) -> None:
        self.venus_played = venus_played

    def seats(self, state: MassiliaState) -> tuple[int, ...]:
        seat = state.active
        if self.venus_played or len(state.hand[seat]) == len(state.fresh[seat]):
            return ()
        return ASKED[seat]

    def run(self, state: MassiliaState) -> None:
        state.stack.pop()

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        return [END, *venus_moves(state, seat, usable(state, seat), self)]

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        state.stack.pop()
        if move is not END:
            play_venus(state, seat, move.code)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move.verb == "venus":
            return why_no_venus(state, seat, self)
        return Reason("[action-done-end] your action is done: end the turn, or play Venus first", self.rule)


def venus_moves(state: MassiliaState, seat: int, gods: int, step: TurnMenu | AfterAction) -> list[Move]:
    """Return 1 or 2 of the own stones, if Venus is in hand (MAS-7.15)."""
    if not VENUS.may(state, gods, step):
        return []
    return PLAY_VENUS[: state.stones[seat]] or [VENUS_FOR_NOTHING]


def play_venus(state: MassiliaState, seat: int, number: int) -> None:
    play_card(state, seat, VENUS)
    state.take_stones(seat, -number)
    state.heard and state.tell("returns-stones", "MAS-7.15", seat=seat, number=number)


def why_no_venus(state: MassiliaState, seat: int, step: TurnMenu | AfterAction) -> Reason:
    if step.venus_played:
        return Reason("[one-venus-per] one Venus per turn", "MAS-3.7.6")
    refusal = VENUS.why_not(state, seat, usable(state, seat), step)
    return refusal or Reason(
        "[penalty-stones] your penalty stones: {number}", "MAS-7.15", number=state.stones[seat]
    )
