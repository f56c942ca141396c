"""The decisions of senate cards that change dice (ROM-3.43 to ROM-3.52, ROM-3.60)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from taberna.kernel.errors import Reason
from taberna.kernel.move import Move
from taberna.kernel.step import Seat

from ..alphabet import (
    FLIP,
    LOWER,
    RAISE,
    REDUCE,
    REROLL,
    REROLL_DICE,
    REROLL_OF,
    REROLL_PLACED,
    STOP,
)
from ..cards import MILITARY, SENATE_NAMES, SIDES, TRACK_NAMES
from ..tracks import with_face, with_lower_die
from .base import CardStep, SenateCard

if TYPE_CHECKING:
    from ..state import RomeState

#: The stream of chance that rerolls of each seat's dice come from.
STREAM: Final = tuple(f"reroll {seat}" for seat in range(4))


def _replace(dice: tuple[int, ...], old: Sequence[int], new: Sequence[int]) -> tuple[int, ...]:
    """Unplaced dice of which some show other faces now."""
    changed = list(dice)
    for die in old:
        changed.remove(die)
    return tuple(sorted([*changed, *new]))


class OwnDiceStep(CardStep):
    """Changes own unplaced dice."""

    @staticmethod
    def possible(state: RomeState, seat: int) -> bool:
        return bool(state.dice[seat])

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if any(move.verb == offered.verb for offered in self.moves(state, seat)):
            return Reason(
                "[no-unplaced-die] you have no unplaced die that shows {die}", self.rule, die=move.code
            )
        return Reason("[choose-one-unplaced] first choose one of your unplaced dice", self.rule)


@lru_cache(maxsize=512)
def _choices(dice: tuple[int, ...]) -> tuple[Move, ...]:
    """Every choice of one or more of these dice, once for dice that look alike."""
    some = {chosen for count in range(1, len(dice) + 1) for chosen in combinations(dice, count)}
    return tuple(REROLL[chosen] for chosen in sorted(some, key=lambda chosen: (len(chosen), chosen)))


class RerollDice(OwnDiceStep):
    """Censor once, Proconsul up to twice: any of the own unplaced dice (ROM-D09, ROM-D10)."""

    rule = "ROM-3.44"

    def __init__(self, seat: Seat, card: SenateCard, left: int, rolled: bool) -> None:
        self.seat = seat
        self.card = card
        #: Rolls that are left, -1 for any number.
        self.left = left
        #: Whether a roll has been made, so that the player may stop.
        self.rolled = rolled

    @classmethod
    def usual(cls, state: RomeState, given: Mapping[str, Any]) -> dict[str, Any]:
        card = given.get("card", SENATE_NAMES.index("censor"))
        left = 2 if state.game.kind[card] == "proconsul" else 1
        return {"seat": state.order[0], "card": card, "left": left, "rolled": False}

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        legal = list(_choices(state.dice[seat]))
        if self.rolled:
            legal.append(STOP)
        return legal

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        if move is STOP:
            state.stack.pop()
            return
        old = REROLL_DICE[move.code]
        new = state.chance.rolls(STREAM[seat], len(old))
        state.dice[seat] = _replace(state.dice[seat], old, new)
        state.revealed += 1
        state.heard and state.tell(
            "rerolls",
            state.game.rule_of[self.card],
            seat=seat,
            card=SENATE_NAMES[self.card],
            dice=list(old),
            faces=sorted(new),
        )
        if self.left == 1:
            state.stack.pop()
        else:
            state.stack[-1] = RerollDice(seat, self.card, max(-1, self.left - 1), True)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        rule: str = state.game.rule_of[self.card]
        if move.verb == "reroll":
            return Reason("[not-these-unplaced] you do not have these unplaced dice", rule)
        return Reason("[choose-which-unplaced] first choose which unplaced dice to reroll", rule)


class FlipDie(OwnDiceStep):
    """Quaestor: an own unplaced die shows its opposite face (ROM-D11)."""

    rule = "ROM-3.46"

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        return [FLIP[die - 1] for die in sorted(set(state.dice[seat]))]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        state.stack.pop()
        face = SIDES + 1 - move.code
        state.dice[seat] = _replace(state.dice[seat], (move.code,), (face,))
        state.heard and state.tell("turns-die", self.rule, seat=seat, die=move.code, face=face)


class ShiftDie(OwnDiceStep):
    """Vicarius: an own unplaced die shows one more or one less; 6 and 1 are neighbours (ROM-D12)."""

    rule = "ROM-3.47"

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        legal = []
        for die in sorted(set(state.dice[seat])):
            legal += [RAISE[die - 1], LOWER[die - 1]]
        return legal

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        state.stack.pop()
        face = move.code % SIDES + 1 if move.verb == "raise" else (move.code - 2) % SIDES + 1
        state.dice[seat] = _replace(state.dice[seat], (move.code,), (face,))
        state.heard and state.tell("turns-die", self.rule, seat=seat, die=move.code, face=face)


class RerollMilitaryDie(CardStep):
    """Military Tribune: roll an own die on the Military track again; no group moves (ROM-D13)."""

    rule = "ROM-3.43"

    @staticmethod
    def possible(state: RomeState, seat: int) -> bool:
        return bool(state.group(MILITARY, seat))

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        return REROLL_PLACED[: len(state.group(MILITARY, seat)) - 1]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        state.stack.pop()
        die = state.group(MILITARY, seat)[move.code]
        (face,) = state.chance.rolls(STREAM[seat], 1)
        state.tracks[MILITARY] = with_face(state.tracks[MILITARY], seat, move.code, face)
        state.revealed += 1
        state.heard and state.tell("rerolls-placed", self.rule, seat=seat, die=die, face=face)

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        return Reason(
            "[choose-one-dice] first choose one of your dice on the Military track, 1 is the leading one",
            self.rule,
        )


class LowerPlacedDie(CardStep):
    """Senator: an own placed die counts 1 less (ROM-D14)."""

    rule = "ROM-3.49"

    @staticmethod
    def possible(state: RomeState, seat: int) -> bool:
        return any(any(state.group(track, seat)[1:]) for track in range(3))

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        legal = []
        alike = state.options.senator_zero_nonleading == "move"
        for track in range(3):
            group = state.group(track, seat)
            for number in range(1, len(group)):
                die = group[number]
                # Of neighbouring 1s any may become the 0 that leads: the rest is the same, so offered once.
                if die > 1 or (die == 1 and not (alike and number > 1 and group[number - 1] == 1)):
                    legal.append(REDUCE[track][number - 1])
        return legal

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        state.stack.pop()
        die = state.group(move.code, seat)[move.amount]
        options = state.options
        state.tracks[move.code] = with_lower_die(
            state.tracks[move.code],
            seat,
            move.amount,
            options.senator_resort,
            options.senator_zero_nonleading == "move",
        )
        state.heard and state.tell(
            "lowers", self.rule, seat=seat, track=TRACK_NAMES[move.code], die=die, face=die - 1
        )

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb != "reduce":
            return Reason(
                "[choose-one-placed] first choose one of your placed dice: its track, then its place",
                self.rule,
            )
        group = state.group(move.code, seat)
        if move.amount >= len(group):
            return Reason("[no-such-die] you have no such die on this track", self.rule)
        if group[move.amount] == 0:
            return Reason("[0-cannot-lowered] a 0 cannot be lowered", "ROM-7.10")
        return Reason(
            "[effect-same-1s] the effect is the same for 1s side by side: choose the first of them", self.rule
        )


class RerollAnyDie(CardStep):
    """Vicarius (intrigue): roll an unplaced die of any player again (ROM-D16)."""

    rule = "ROM-3.60"

    @staticmethod
    def possible(state: RomeState, seat: int) -> bool:
        return any(state.dice)

    def moves(self, state: RomeState, seat: int) -> list[Move]:
        return [
            REROLL_OF[other][die - 1]
            for other in range(state.seats)
            for die in sorted(set(state.dice[other]))
        ]

    def play(self, state: RomeState, seat: int, move: Move) -> None:
        state.stack.pop()
        other = move.code
        (face,) = state.chance.rolls(STREAM[other], 1)
        state.dice[other] = _replace(state.dice[other], (move.amount,), (face,))
        state.revealed += 1
        state.heard and state.tell(
            "rerolls-of", self.rule, seat=seat, other=other, die=move.amount, face=face
        )

    def why_not(self, state: RomeState, seat: int, move: Move) -> Reason:
        if move.verb == "reroll_of":
            text = "[seat-no-unplaced] seat {seat} has no unplaced die that shows {die}"
            return Reason(text, self.rule, seat=move.code, die=move.amount)
        return Reason(
            "[choose-unplaced-die] first choose an unplaced die of any player: the seat, then the face",
            self.rule,
        )
