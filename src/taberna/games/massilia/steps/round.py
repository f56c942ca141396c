"""The frame of a round: phases I and II, whose turn it is, the end (MAS-3.1 to MAS-3.5, MAS-3.16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from taberna.kernel.errors import Reason
from taberna.kernel.faults import Fault, beyond
from taberna.kernel.move import Move
from taberna.kernel.step import Seat

from ..alphabet import DONE, KEEP, PLAY_MARS
from ..dice import roll, unrolled
from ..gods import MARS
from ..hands import play_card, usable
from ..pieces import DIE_NAMES, NOBODY, PRICE_PLACES, Die
from ..scoring import end
from .base import ASKED, MassiliaStep, disordered, no_move, too_dear
from .turn import TurnMenu

if TYPE_CHECKING:
    from ..state import MassiliaState


class Round(MassiliaStep):
    """Lies at the bottom of the stack; whenever it comes up, the next round begins (MAS-3.1)."""

    rule = "MAS-3.1"

    def run(self, state: MassiliaState) -> None:
        if state.round == state.numbers.rounds:
            end(state)
            return
        state.round += 1
        state.heard and state.tell("round", self.rule, number=state.round)
        if state.round > 1:  # MAS-7.23
            rotate_prices(state)
        state.fresh = [()] * state.seats  # MAS-3.7.4
        state.active = NOBODY
        roll_temple(state)
        state.stack.append(TURNS)
        state.stack.append(RollDice(0))


def rotate_prices(state: MassiliaState) -> None:
    """Phase I: every price tile moves one place on (MAS-3.3)."""
    old = state.price.copy()
    rotation = state.game.price_rotation
    for place, following in zip(rotation, (*rotation[1:], rotation[0]), strict=True):
        state.price[following] = old[place]
    state.heard and state.tell("prices", "MAS-3.3", **dict(zip(PRICE_PLACES, state.price, strict=True)))


def roll_temple(state: MassiliaState) -> None:
    """Phase II begins with the dice that lie in the temple (MAS-3.4.1)."""
    if state.temple:
        state.temple = roll(state, state.temple, f"dice {state.round} temple")
        state.heard and state.tell("rolls-temple", "MAS-3.4.1", dice=[DIE_NAMES[d] for d in state.temple])


class RollDice(MassiliaStep):
    """The player on this place of the turn order rolls all dice from behind the screen (MAS-3.4.2)."""

    rule = "MAS-3.4.2"
    on = ("Turns",)
    usually: ClassVar = {"place": 0}

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: MassiliaState) -> None:
        if self.place == state.seats:
            state.stack.pop()
            return
        state.stack[-1] = RollDice(self.place + 1)
        seat = state.order[self.place]
        if state.screen[seat]:  # MAS-3.4.3: no dice, no decision
            rolled = roll(state, state.screen[seat], f"dice {state.round} {seat}")
            state.screen[seat] = ()
            state.heard and state.tell("rolls", self.rule, seat=seat, dice=[DIE_NAMES[d] for d in rolled])
            state.stack.append(ReserveDice(seat, rolled, (), 0))

    def fault(self, state: MassiliaState) -> Fault | None:
        return None if self.place <= state.seats else beyond("place", self.place, 0, state.seats)


class ReserveDice(MassiliaStep):
    """Put any of the rolled dice into the personal reserve for 2 sesterces each (MAS-D02).

    Dice are named in ascending order; those left behind go to the temple.
    """

    rule = "MAS-3.4.2"
    on = ("RollDice",)

    def __init__(self, seat: Seat, rolled: tuple[Die, ...], kept: tuple[Die, ...], passed: int) -> None:
        self.seat = seat
        self.rolled = rolled
        self.kept = kept
        #: How many of the rolled dice have been gone through.
        self.passed = passed

    @classmethod
    def usual(cls, state: MassiliaState, given: Mapping[str, Any]) -> dict[str, Any]:
        return {"seat": state.order[0], "kept": (), "passed": 0}

    def under(self, state: MassiliaState) -> RollDice:
        """The next to roll is the player after this one."""
        return RollDice(state.order.index(self.seat) + 1)

    def seats(self, state: MassiliaState) -> tuple[int, ...]:
        # Without cards there is nothing left to say after the last die; everybody can see that.
        if self.passed == len(self.rolled) and not state.hand[self.seat]:
            return ()
        return ASKED[self.seat]

    def run(self, state: MassiliaState) -> None:
        self._finish(state, mars=False)

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        money = state.money[seat]
        gods = usable(state, seat)
        mars = gods & MARS.bit > 0
        number = len(self.kept)
        legal = []
        if self._fee(state, number, False) <= money:
            legal.append(DONE)
        if MARS.may(state, gods, self) and self._fee(state, number, True) <= money:
            legal.append(PLAY_MARS)
        if self._fee(state, number + 1, mars) <= money:
            last = -1
            for die in self.rolled[self.passed :]:
                if die != last:
                    legal.append(KEEP[die])
                    last = die
        return legal

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        if move.verb == "keep":
            passed = self.rolled.index(move.code, self.passed) + 1
            state.stack[-1] = ReserveDice(seat, self.rolled, (*self.kept, move.code), passed)
        else:
            self._finish(state, move is PLAY_MARS)

    def _fee(self, state: MassiliaState, number: int, mars: bool) -> int:
        """What it costs to keep so many dice."""
        free = MARS.amount if mars else 0
        return state.numbers.reserve_fee * (number - free) if number > free else 0

    def _finish(self, state: MassiliaState, mars: bool) -> None:
        seat = self.seat
        kept = self.kept
        paid = self._fee(state, len(kept), mars)
        rest = list(self.rolled)
        for die in kept:
            rest.remove(die)
        state.stack.pop()
        if mars:
            play_card(state, seat, MARS)
        state.earn(seat, -paid)
        if kept:
            state.reserve[seat] = tuple(sorted(state.reserve[seat] + kept))
        state.temple = tuple(sorted(state.temple + tuple(rest)))
        state.heard and state.tell(
            "reserves", self.rule, seat=seat, dice=[DIE_NAMES[d] for d in kept], amount=paid
        )

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        number = len(self.kept)
        if move.verb == "keep":
            if move.code not in self.rolled:
                return Reason("[did-not-roll] you did not roll {die}", self.rule, die=move.args[0])
            if move.code not in self.rolled[self.passed :]:
                return Reason("[dice-kept-order] dice are kept in order, the lowest first", "MAS-D02")
            return too_dear(self._fee(state, number + 1, False), state.money[seat], self.rule)
        if move is PLAY_MARS:
            price = self._fee(state, number, True)
            refusal = MARS.why_not(state, seat, usable(state, seat), self)
            return refusal or too_dear(price, state.money[seat], self.rule)
        if move is DONE:
            return too_dear(self._fee(state, number, False), state.money[seat], self.rule)
        return Reason("[keep-dice-or-say] keep dice or say done first", self.rule)

    def fault(self, state: MassiliaState) -> Fault | None:
        if not 0 <= self.seat < state.seats:
            return beyond("seat", self.seat, 0, state.seats - 1)
        if list(self.rolled) != sorted(self.rolled):
            return disordered()
        gone_through = self.rolled[: self.passed]
        if self.passed > len(self.rolled) or any(
            self.kept.count(die) > gone_through.count(die) for die in self.kept
        ):
            return Fault("[keeps-dice-were] it keeps dice that were not rolled")
        return None if self.moves(state, self.seat) else no_move(self.seat)


class Turns(MassiliaStep):
    """Phase III: players take turns, again and again, until all have passed (MAS-3.5.1)."""

    rule = "MAS-3.5.1"
    on = ("Round",)

    def run(self, state: MassiliaState) -> None:
        order = state.order
        passed = state.passed
        if len(passed) == len(order):
            state.stack.pop()
            end_round(state)
            return
        place = order.index(state.active) + 1 if state.active != NOBODY else 0
        while True:
            seat = order[place] if place < len(order) else order[0]
            if seat not in passed:
                break
            place = place + 1 if place < len(order) else 1
        state.active = seat
        state.fresh[seat] = ()  # MAS-3.7.4
        state.stack.append(TurnMenu(False))


def end_round(state: MassiliaState) -> None:
    """New turn order, tiles back, unused dice of the reserves (MAS-3.16, MAS-7.20)."""
    state.order = state.passed[::-1]
    state.passed = ()
    state.active = NOBODY
    where = state.options.unused_reserve
    for seat in range(state.seats):
        dice = state.reserve[seat]
        if dice and where != "stay":
            if where == "screen":
                state.screen[seat] += unrolled(dice)
            else:
                state.temple = tuple(sorted(state.temple + dice))
            state.reserve[seat] = ()
    state.heard and state.tell("new-order", "MAS-3.16", seats=list(state.order))


ROUND: Final = Round()
TURNS: Final = Turns()
