"""Phase 2: turn by turn one die goes to a track (ROM-3.20 to ROM-3.28).

There are four cycles because everybody has four dice and each turn uses up one: a turn belongs to the next
player in order who has an unplaced die, and the phase ends when nobody has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move

from ..alphabet import ACTIVATE, END_TURN, HELPER, PASS, PLACE, PLACE_WITH, REROLL_DICE
from ..cards import SENATE_NAMES, TRACK_NAMES
from ..tracks import with_die
from .activation import activate, charge, payable, usable, why_not_activate
from .base import ASKED, NOBODY, SeatStep

if TYPE_CHECKING:
    from ..state import RomeState

TRACKS: Final[tuple[int, ...]] = (0, 1, 2)
#: For each choice of unplaced dice the moves that place one, by the highest values that the three tracks take.
PLACEMENTS: Final[dict[tuple[int, ...], list[list[Move] | None]]] = {
    dice: [None] * 7 ** len(TRACKS) for dice in REROLL_DICE
}


def placements(dice: tuple[int, ...], highest: int) -> list[Move]:
    """Dice of equal value are interchangeable (ROM-D05). ``highest``: of each track, as digits to base 7."""
    found = PLACEMENTS[dice][highest]
    if found is None:
        values = sorted(set(dice))
        highest_of = (highest // 49, highest // 7 % 7, highest % 7)
        found = [PLACE[track][v - 1] for track in TRACKS for v in values if v <= highest_of[track]]
        PLACEMENTS[dice][highest] = found
    return found


def next_turn(state: RomeState, seat: int) -> None:
    """The next player with an unplaced die, or Phase 3 (ROM-3.20, ROM-3.28)."""
    order = state.order
    dice = state.dice
    at = order.index(seat)
    for _ in order:
        at = at + 1 if at + 1 < len(order) else 0
        following = order[at]
        if dice[following]:
            state.stack[-1] = PLACE_DIE[following]
            return
    state.stack.pop()


def tail(state: RomeState, track: int, seat: int) -> int:
    """The value a further die must not exceed; any die may be the first of a group (ROM-3.22, ROM-3.23)."""
    for group in state.tracks[track]:
        if group[0] == seat:
            return group[-1]
    return 6


class PlaceDie(SeatStep):
    """Activate cards, then place a die, or pass if no die can be placed (ROM-D04 to ROM-D06)."""

    rule = "ROM-3.20"
    on = ("ResolveTrack",)
    phase = 2

    def paying(self, state: RomeState) -> int:
        return state.offices.turn

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        highest = 0
        for groups in state.tracks:
            most = 6
            for group in groups:
                if group[0] == seat:
                    most = group[-1]
                    break
            highest = 7 * highest + most
        legal = placements(state.dice[seat], highest).copy()
        stuck = not legal
        offices = state.offices
        cards = state.senate[seat] & offices.placing & ~state.used
        if cards:
            cards &= payable(state, seat)
            if cards & offices.helper:
                legal += _with_help(state, seat)
            if cards & offices.turn:
                legal += [ACTIVATE[card] for card in usable(state, seat, offices.turn)]
        if stuck:  # ROM-3.26
            legal.append(PASS)
        return legal

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        verb = move.verb
        if verb == "activate":
            if state.options.card_windows == "either_or":
                state.stack[-1] = PLACE_AFTER_CARDS[seat]
            activate(state, seat, move.code)
            return
        if move is PASS:
            _forfeit(state, seat)
        else:
            value = move.amount
            dice = state.dice[seat]
            at = dice.index(value)
            state.dice[seat] = dice[:at] + dice[at + 1 :]
            state.tracks[move.code] = with_die(state.tracks[move.code], seat, value)
            state.heard and state.tell(
                "places", "ROM-3.22", seat=seat, die=value, track=TRACK_NAMES[move.code]
            )
        if verb in HELPER:
            state.stack[-1] = self.after(seat)
            charge(state, seat, HELPER[verb])
        elif state.senate[seat] & state.offices.turn and usable(state, seat, state.offices.turn):
            state.stack[-1] = self.after(seat)
        else:
            next_turn(state, seat)

    def after(self, seat: int) -> SeatStep:
        """What follows the placing."""
        return AFTER_PLACING[seat]

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb == "activate":
            if (state.senate[seat] & state.offices.helper) >> move.code & 1:
                text = "[activated-placing-die] {card} is activated by placing a die with it"
                return Reason(text, "ROM-3.45", card=SENATE_NAMES[move.code])
            return why_not_activate(state, seat, move.code, state.offices.turn)
        if move is PASS:
            return Reason("[can-place-die] you can place a die, so you must", "ROM-3.26")
        if move.verb != "place" and move.verb not in HELPER:
            return Reason("[turn-place-die] it is your turn to place a die", self.rule)
        if move.amount not in state.dice[seat]:
            return Reason(
                "[no-unplaced-die] you have no unplaced die that shows {die}", self.rule, die=move.amount
            )
        last = tail(state, move.code, seat)
        if move.verb == "place":
            text = "[higher-than-last] {die} is higher than the last die of your group, {last}"
            return Reason(text, "ROM-3.23", die=move.amount, last=last)
        if move.amount <= last:
            return Reason("[die-can-placed] this die can be placed without a Consul", "ROM-3.45")
        return why_not_activate(state, seat, HELPER[move.verb], state.offices.helper)


def _with_help(state: RomeState, seat: int) -> list[Move]:
    """The dice that only a Consul lets join an own group (ROM-3.45, ROM-D15)."""
    legal = []
    for card in usable(state, seat, state.offices.helper):
        for track in TRACKS:
            last = tail(state, track, seat)
            for value in sorted(set(state.dice[seat])):
                if value > last:
                    legal.append(PLACE_WITH[card][track][value - 1])
    return legal


def _forfeit(state: RomeState, seat: int) -> None:
    """A forced pass: the die is lost for this round (ROM-D06). It is always the last one (ROM-3.26)."""
    (die,) = state.dice[seat]
    state.dice[seat] = ()
    forfeited = list(state.forfeited)
    forfeited[seat] = die
    state.forfeited = tuple(forfeited)
    state.heard and state.tell("passes", "ROM-3.26", seat=seat, die=die)


class AfterPlacing(SeatStep):
    """The die is placed; more cards may be activated (ROM-D07)."""

    rule = "ROM-3.32"
    on = ("ResolveTrack",)
    phase = 2

    def paying(self, state: RomeState) -> int:
        """A Consul is paid for when its die has been placed."""
        return state.offices.placing

    def seats(self, state: RomeState) -> tuple[int, ...]:
        return ASKED[self.seat] if usable(state, self.seat, state.offices.turn) else NOBODY

    def run(self, state: RomeState) -> None:
        next_turn(state, self.seat)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        return [*[ACTIVATE[card] for card in usable(state, seat, state.offices.turn)], END_TURN]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        if move is END_TURN:
            next_turn(state, seat)
        else:
            activate(state, seat, move.code)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb == "activate":
            return why_not_activate(state, seat, move.code, state.offices.turn)
        if move.verb == "place" or move.verb in HELPER:
            return Reason("[placed-die-turn] you have placed your die of this turn", self.rule)
        return Reason("[activate-card-or-end] activate a card or end your turn", self.rule)


class PlaceAfterCards(PlaceDie):
    """At a table where cards come either before or after placing: they came before (ROM-6.16)."""

    rule = "ROM-6.16"

    def after(self, seat: int) -> SeatStep:
        return TURN_END[seat]


class TurnEnd(AfterPlacing):
    """No more cards; a Consul may have to be paid for first (ROM-6.16)."""

    rule = "ROM-6.16"

    def seats(self, state: RomeState) -> tuple[int, ...]:
        return NOBODY

    def paying(self, state: RomeState) -> int:
        return state.offices.helper


PLACE_AFTER_CARDS: Final = tuple(PlaceAfterCards(seat) for seat in range(4))
TURN_END: Final = tuple(TurnEnd(seat) for seat in range(4))
PLACE_DIE: Final = tuple(PlaceDie(seat) for seat in range(4))
AFTER_PLACING: Final = tuple(AfterPlacing(seat) for seat in range(4))
