"""Composing the action die in small moves: dice, value, steps, cards (MAS-3.6, MAS-D04).

Dice, value and steps are public choices that change nothing yet. The cards come last: with them the
composition is committed, so nothing is shown of a hand before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from taberna.kernel.errors import Reason
from taberna.kernel.faults import Fault, Names
from taberna.kernel.move import Move

from ..action_die import (
    MOST_STEPS,
    USED_COLOUR,
    USED_FACE,
    ActionDie,
    Dice,
    needs_card,
    recoloured,
    stones,
    within_reach,
)
from ..alphabet import DIE, STEPS, VALUE, WITH, WITH_JUNO, WITH_MINERVA, WITH_NOTHING, WITH_PHOEBUS
from ..dice import reach
from ..gods import discard, usable
from ..limits import greatest
from ..pieces import (
    COLOURS,
    FROM_RESERVE,
    JUNO,
    MINERVA,
    PHOEBUS,
    SACRIFICE,
    UNROLLED,
    USED_NAMES,
)
from .actions import start_action
from .base import TurnStep, disordered, not_held

if TYPE_CHECKING:
    from ..state import MassiliaState


def _faces(dice: Dice) -> tuple[int, ...]:
    return tuple(sorted([USED_FACE[used] for used in dice]))


@dataclass(frozen=True, slots=True)
class ChooseDice(TurnStep):
    """Take a die, and more of them for a stone each; then say which value they shall have."""

    colour: int
    dice: Dice

    rule: ClassVar[str] = "MAS-3.6"
    fields: ClassVar[dict[str, str]] = {"colour": "colour", "dice": "used*"}
    shown: ClassVar[tuple[str, ...]] = ("colour", "dice")

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        means = ActionDie(state, seat, self.colour, usable(state, seat))
        dice = self.dice
        legal = []
        if dice:
            payable = means.steps(len(dice), recoloured(dice, self.colour, means.together))
            limit = means.limit
            for value, costs in reach(_faces(dice)).items():
                if value > limit:
                    break
                if costs & payable:
                    legal.append(VALUE[value - 1])
        for used in means.additions(dice, within_reach(state, seat)):
            legal.append(DIE[used])
        return legal

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        if move.verb == "die":
            state.stack[-1] = ChooseDice(self.colour, (*self.dice, move.code))
            return
        value = move.code
        steps = reach(_faces(self.dice))[value]
        if steps & steps - 1:
            steps &= (2 << _most_steps(state, seat, self.colour, self.dice)) - 1
        if steps & steps - 1:
            state.stack[-1] = ChooseSteps(self.colour, self.dice, value)
        else:
            choose_cards(state, seat, self.colour, self.dice, steps.bit_length() - 1, value)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        dice = self.dice
        if move.verb == "die":
            return self._why_not_die(state, seat, move.code)
        if move.verb != "value" or not dice:
            return Reason("choose a die first", self.rule)
        means = ActionDie(state, seat, self.colour, usable(state, seat))
        costs = reach(_faces(dice)).get(move.code)
        if costs is None:
            return Reason("these dice cannot show {value} together", "MAS-3.6.4", value=move.code)
        if move.code > means.limit:
            return _too_strong(self.colour, means.limit)
        return _unpaid(means, dice, costs)

    def _why_not_die(self, state: MassiliaState, seat: int, used: int) -> Reason:
        pool = within_reach(state, seat)
        if pool.count(used) <= self.dice.count(used):
            return Reason("there is no such die (left): {die}", "MAS-3.6.1", die=USED_NAMES[used])
        if self.dice and used < self.dice[-1]:
            return Reason("dice are named in order: temple before reserve, then as listed", "MAS-D04")
        means = ActionDie(state, seat, self.colour, usable(state, seat))
        dice = (*self.dice, used)
        if not means.steps(len(dice), recoloured(dice, self.colour, means.together)):
            return _unpaid(means, dice, -1)
        return _too_strong(self.colour, means.limit)

    def fault(self, state: MassiliaState) -> Fault | None:
        return TurnStep.fault(self, state) or _missing(state, self.dice)


def _missing(state: MassiliaState, dice: Dice) -> Fault | None:
    pool = within_reach(state, state.active)
    for used in dice:
        if dice.count(used) > pool.count(used):
            return Fault("{names} is not there to be used", names=Names((USED_NAMES[used],)))
    return None if list(dice) == sorted(dice) else disordered()


def _unpaid(means: ActionDie, dice: Dice, costs: int) -> Reason:
    """No stones, or, with a full hand, no card that could be played for these steps (bits)."""
    if means.card_needed:
        means.card_needed = False
        if costs & means.steps(len(dice), recoloured(dice, means.colour, means.together)):
            return Reason("with three cards in hand one must be played first", "MAS-7.13")
    return Reason("the supply lacks the penalty stones for that", "MAS-3.2.5")


def _too_strong(colour: int, limit: int) -> Reason:
    if colour == SACRIFICE and limit == 0:
        return Reason("your hand is full", "MAS-3.14.2")
    text = "a {colour} action of at most {limit} is all you can carry out in full"
    return Reason(text, "MAS-3.6.6", colour=COLOURS[colour], limit=limit)


def _most_steps(state: MassiliaState, seat: int, colour: int, dice: Dice) -> int:
    """The most steps D that anybody could think possible: as if the cards in hand were the best ones."""
    number = len(dice)
    changed = recoloured(dice, colour, state.options.group_recolour)
    cards = [state.options.minerva_steps]
    if number > 1:
        cards.append(1)
    if changed:
        cards.append(1)
    cards.sort(reverse=True)
    return min(state.supply - (number - 1) - changed + sum(cards[: len(state.hand[seat])]), MOST_STEPS)


@dataclass(frozen=True, slots=True)
class ChooseSteps(TurnStep):
    """Several dice can often reach a value by more or by fewer steps; the player says by how many.

    Asked whenever more than one answer is conceivable, whatever the hand (MAS-4.7).
    """

    colour: int
    dice: Dice
    value: int

    rule: ClassVar[str] = "MAS-3.6.4"
    fields: ClassVar[dict[str, str]] = {"colour": "colour", "dice": "used*", "value": "number"}
    shown: ClassVar[tuple[str, ...]] = ("colour", "dice", "value")

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        means = ActionDie(state, seat, self.colour, usable(state, seat))
        payable = means.steps(len(self.dice), recoloured(self.dice, self.colour, means.together))
        possible = reach(_faces(self.dice))[self.value] & payable
        return [STEPS[steps] for steps in range(possible.bit_length()) if possible >> steps & 1]

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        choose_cards(state, seat, self.colour, self.dice, move.code, self.value)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move.verb != "steps":
            return Reason("say first by how many steps the dice are changed", self.rule)
        if not reach(_faces(self.dice))[self.value] >> move.code & 1:
            text = "a change by {steps} does not lead to {value}"
            return Reason(text, self.rule, steps=move.code, value=self.value)
        return Reason("the supply lacks the penalty stones for that", "MAS-3.2.5")

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = TurnStep.fault(self, state) or _missing(state, self.dice)
        return problem or _impossible(state, self.colour, self.dice, self.value, -1)


def _impossible(state: MassiliaState, colour: int, dice: Dice, value: int, steps: int) -> Fault | None:
    """Why the active player cannot use these dice (by so many steps, if not -1) for an action of this value."""
    costs = reach(_faces(dice)).get(value, 0)
    if not dice or not (costs if steps < 0 else costs >> steps & 1):
        return Fault("its dice do not make {value}", value=value)
    if value > greatest(state, state.active, colour, usable(state, state.active)):
        return Fault(
            "a {colour} action of {value} cannot be carried out in full",
            colour=Names((COLOURS[colour],)), value=value,
        )  # fmt: skip
    return None


def choose_cards(state: MassiliaState, seat: int, colour: int, dice: Dice, steps: int, value: int) -> None:
    """Ask for the cards if there is anything they could replace; else the composition stands."""
    changed = recoloured(dice, colour, state.options.group_recolour)
    if state.hand[seat] and (len(dice) > 1 or changed or steps):
        state.stack[-1] = ChooseCards(colour, dice, steps, value)
    else:
        commit(state, seat, colour, dice, steps, value, 0)


@dataclass(frozen=True, slots=True)
class ChooseCards(TurnStep):
    """Which of Juno, Phoebus and Minerva replace a stone (MAS-3.6.3)."""

    colour: int
    dice: Dice
    steps: int
    value: int

    rule: ClassVar[str] = "MAS-3.6.3"
    fields: ClassVar[dict[str, str]] = {
        "colour": "colour",
        "dice": "used*",
        "steps": "number",
        "value": "number",
    }
    shown: ClassVar[tuple[str, ...]] = ("colour", "dice", "steps", "value")

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        gods = usable(state, seat)
        number = len(self.dice)
        options = state.options
        changed = recoloured(self.dice, self.colour, options.group_recolour)
        playable = 0
        if number > 1 and gods & JUNO:
            playable |= WITH_JUNO
        if changed and gods & PHOEBUS:
            playable |= WITH_PHOEBUS
        if self.steps and gods & MINERVA:
            playable |= WITH_MINERVA
        legal = []
        first = 1 if needs_card(state, seat, self.colour, gods) else 0
        for cards in range(first, playable + 1):
            if cards & ~playable:
                continue
            if stones(number, changed, self.steps, cards, options.minerva_steps) <= state.supply:
                legal.append(WITH[cards])
        return legal

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        commit(state, seat, self.colour, self.dice, self.steps, self.value, move.code)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        cards = move.code if move.verb == "with" else -1
        if not 0 <= cards < 8:
            return Reason("say first which cards you play, or 'with nothing'", self.rule)
        gods = usable(state, seat)
        changed = recoloured(self.dice, self.colour, state.options.group_recolour)
        for bit, god, name, of_use in (
            (WITH_JUNO, JUNO, "Juno", len(self.dice) > 1),
            (WITH_PHOEBUS, PHOEBUS, "Phoebus", changed > 0),
            (WITH_MINERVA, MINERVA, "Minerva", self.steps > 0),
        ):
            if cards & bit and not gods & god:
                return not_held(name, self.rule)
            if cards & bit and not of_use:
                return Reason("{card} has no effect here", "MAS-7.26", card=name)
        if move is WITH_NOTHING and needs_card(state, seat, self.colour, gods):
            return Reason("with three cards in hand one must be played first", "MAS-7.13")
        return Reason("the supply lacks the penalty stones for that", "MAS-3.2.5")

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = TurnStep.fault(self, state) or _missing(state, self.dice)
        return problem or _impossible(state, self.colour, self.dice, self.value, self.steps)


def commit(
    state: MassiliaState, seat: int, colour: int, dice: Dice, steps: int, value: int, cards: int
) -> None:
    """Play the cards, take the stones, put the dice behind the screen; then the action itself (MAS-D04)."""
    options = state.options
    changed = recoloured(dice, colour, options.group_recolour)
    count = stones(len(dice), changed, steps, cards, options.minerva_steps)
    for bit, god in ((WITH_JUNO, JUNO), (WITH_PHOEBUS, PHOEBUS), (WITH_MINERVA, MINERVA)):
        if cards & bit:
            discard(state, seat, god, "MAS-3.6.3")
    state.take_stones(seat, count)
    temple = list(state.temple)
    reserve = list(state.reserve[seat])
    for used in dice:
        if used < FROM_RESERVE:
            temple.remove(used)
        else:
            reserve.remove(used - FROM_RESERVE)
    state.temple = tuple(temple)
    state.reserve[seat] = tuple(reserve)
    state.screen[seat] += tuple([UNROLLED + USED_COLOUR[used] for used in dice])  # MAS-3.6.5
    if state.listener is not None:
        names = [USED_NAMES[used] for used in dice]
        state.tell(
            "uses-dice", "MAS-3.6", seat=seat, dice=names, colour=COLOURS[colour], value=value, stones=count
        )
    state.stack.pop()
    start_action(state, seat, colour, value)
