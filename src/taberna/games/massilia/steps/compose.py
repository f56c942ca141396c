"""Composing the action die in small moves: dice, value, steps, cards (MAS-3.6, MAS-D04).

Dice, value and steps are public choices that change nothing yet. The cards come last: with them the
composition is committed, so nothing is shown of a hand before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from taberna.kernel.errors import Reason
from taberna.kernel.faults import Fault, Names
from taberna.kernel.move import Move

from ..action_die import (
    USED_COLOUR,
    ActionDie,
    Dice,
    needs_card,
    payable,
    recoloured,
    stones,
    ways,
    within_reach,
)
from ..alphabet import DIE, STEPS, VALUE, WITH_COMPOSING, WITH_NOTHING
from ..gods import COMPOSING, COMPOSING_BITS
from ..hands import play_cards, usable
from ..limits import greatest
from ..pieces import COLOURS, FROM_RESERVE, SACRIFICE, UNROLLED, USED_NAMES, Colour, Used
from .actions import start_action
from .base import TurnStep, disordered

if TYPE_CHECKING:
    from ..state import MassiliaState


class ChooseDice(TurnStep):
    """Take a die, and more of them for a stone each; then say which value they shall have."""

    rule = "MAS-3.6"
    usually: ClassVar = {"dice": ()}

    def __init__(self, colour: Colour, dice: tuple[Used, ...]) -> None:
        self.colour = colour
        self.dice = dice

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        means = ActionDie(state, seat, self.colour, usable(state, seat))
        dice = self.dice
        legal = []
        if dice:
            steps = means.steps(dice)
            costs = ways(dice)
            for value in range(len(dice), min(means.limit + 1, len(costs))):
                if costs[value] & steps:
                    legal.append(VALUE[value - 1])
        for used in means.additions(dice, within_reach(state, seat)):
            legal.append(DIE[used])
        return legal

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        if move.verb == "die":
            state.stack[-1] = ChooseDice(self.colour, (*self.dice, move.code))
            return
        value = move.code
        steps = ways(self.dice)[value]
        if steps & steps - 1:
            steps &= _conceivable(state, seat, self.colour, self.dice)
        if steps & steps - 1:
            state.stack[-1] = ChooseSteps(self.colour, self.dice, value)
        else:
            choose_cards(state, seat, self.colour, self.dice, steps.bit_length() - 1, value)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        dice = self.dice
        if move.verb == "die":
            return self._why_not_die(state, seat, move.code)
        if move.verb != "value" or not dice:
            return Reason("[choose-die] choose a die first", self.rule)
        means = ActionDie(state, seat, self.colour, usable(state, seat))
        costs = _ways_to(dice, move.code)
        if not costs:
            return Reason(
                "[these-dice-cannot] these dice cannot show {value} together", "MAS-3.6.4", value=move.code
            )
        if move.code > means.limit:
            return _too_strong(self.colour, means.limit)
        return _unpaid(state, means, dice, costs)

    def _why_not_die(self, state: MassiliaState, seat: int, used: int) -> Reason:
        pool = within_reach(state, seat)
        if pool.count(used) <= self.dice.count(used):
            return Reason(
                "[no-such-die] there is no such die (left): {die}", "MAS-3.6.1", die=USED_NAMES[used]
            )
        if self.dice and used < self.dice[-1]:
            return Reason(
                "[dice-named-order] dice are named in order: temple before reserve, then as listed", "MAS-D04"
            )
        means = ActionDie(state, seat, self.colour, usable(state, seat))
        dice = (*self.dice, used)
        if not means.steps(dice):
            return _unpaid(state, means, dice, -1)
        return _too_strong(self.colour, means.limit)

    def fault(self, state: MassiliaState) -> Fault | None:
        return TurnStep.fault(self, state) or _missing(state, self.dice)


def _ways_to(dice: Dice, value: int) -> int:
    """The numbers of steps that lead to any value (bits); 0 if it cannot be reached."""
    costs = ways(dice)
    return costs[value] if value < len(costs) else 0


def _missing(state: MassiliaState, dice: Dice) -> Fault | None:
    pool = within_reach(state, state.active)
    for used in dice:
        if dice.count(used) > pool.count(used):
            return Fault("[not-used] {names} is not there to be used", names=Names((USED_NAMES[used],)))
    return None if list(dice) == sorted(dice) else disordered()


def _unpaid(state: MassiliaState, means: ActionDie, dice: Dice, costs: int) -> Reason:
    """No stones, or, with a full hand, no card that could be played for these steps (bits)."""
    if means.card_needed:
        changed = recoloured(dice, means.colour, means.together)
        if costs & payable(state, means.payable.cards).steps(len(dice) - 1, changed):
            return Reason("[with-three-cards] with three cards in hand one must be played first", "MAS-7.13")
    return Reason("[supply-lacks-penalty] the supply lacks the penalty stones for that", "MAS-3.2.5")


def _too_strong(colour: int, limit: int) -> Reason:
    if colour == SACRIFICE and limit == 0:
        return Reason("[hand-is-full] your hand is full", "MAS-3.14.2")
    text = "[action-most-all] a {colour} action of at most {limit} is all you can carry out in full"
    return Reason(text, "MAS-3.6.6", colour=COLOURS[colour], limit=limit)


def _conceivable(state: MassiliaState, seat: int, colour: int, dice: Dice) -> int:
    """The numbers of steps (bits) that anybody could think possible: with any cards that a hand of this size holds."""
    more, changed = len(dice) - 1, recoloured(dice, colour, state.numbers.group_recolour)
    found = 0
    for move in WITH_COMPOSING:
        if move.code.bit_count() <= len(state.hand[seat]):
            found |= payable(state, move.code).steps(more, changed)
    return found


class ChooseSteps(TurnStep):
    """Several dice can often reach a value by more or by fewer steps; the player says by how many.

    Asked whenever more than one answer is conceivable, whatever the hand (MAS-4.7).
    """

    rule = "MAS-3.6.4"

    def __init__(self, colour: Colour, dice: tuple[Used, ...], value: int) -> None:
        self.colour = colour
        self.dice = dice
        self.value = value

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        means = ActionDie(state, seat, self.colour, usable(state, seat))
        possible = ways(self.dice)[self.value] & means.steps(self.dice)
        return [STEPS[steps] for steps in range(possible.bit_length()) if possible >> steps & 1]

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        choose_cards(state, seat, self.colour, self.dice, move.code, self.value)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        if move.verb != "steps":
            return Reason("[say-how-many] say first by how many steps the dice are changed", self.rule)
        if not ways(self.dice)[self.value] >> move.code & 1:
            text = "[change-not-lead] a change by {steps} does not lead to {value}"
            return Reason(text, self.rule, steps=move.code, value=self.value)
        return Reason("[supply-lacks-penalty] the supply lacks the penalty stones for that", "MAS-3.2.5")

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = TurnStep.fault(self, state) or _missing(state, self.dice)
        return problem or _impossible(state, self.colour, self.dice, self.value, -1)


def _impossible(state: MassiliaState, colour: int, dice: Dice, value: int, steps: int) -> Fault | None:
    """Why the active player cannot use these dice (by so many steps, if not -1) for an action of this value."""
    costs = _ways_to(dice, value)
    if not dice or not (costs if steps < 0 else costs >> steps & 1):
        return Fault("[dice-not-make] its dice do not make {value}", value=value)
    if value > greatest(state, state.active, colour, usable(state, state.active)):
        return Fault(
            "[action-cannot-carried] a {colour} action of {value} cannot be carried out in full",
            colour=Names((COLOURS[colour],)), value=value,
        )  # fmt: skip
    return None


def choose_cards(state: MassiliaState, seat: int, colour: int, dice: Dice, steps: int, value: int) -> None:
    """Ask for the cards if one of them could have an effect; else the composition stands."""
    if state.hand[seat]:
        numbers = state.numbers
        changed = recoloured(dice, colour, numbers.group_recolour)
        if numbers.cards_without_effect or steps or changed or len(dice) > 1:
            state.stack[-1] = ChooseCards(colour, dice, steps, value)
            return
    commit(state, seat, colour, dice, steps, value, 0)


class ChooseCards(TurnStep):
    """Which of Juno, Phoebus and Minerva replace a stone (MAS-3.6.3)."""

    rule = "MAS-3.6.3"

    def __init__(self, colour: Colour, dice: tuple[Used, ...], steps: int, value: int) -> None:
        self.colour = colour
        self.dice = dice
        self.steps = steps
        self.value = value

    @property
    def more(self) -> int:
        """The further dice, beside the first."""
        return len(self.dice) - 1

    def recoloured(self, state: MassiliaState) -> int:
        return recoloured(self.dice, self.colour, state.numbers.group_recolour)

    def stones(self, state: MassiliaState, cards: int) -> int:
        minerva_steps = state.numbers.minerva_steps
        return stones(self.more, self.recoloured(state), self.steps, cards, minerva_steps)

    def moves(self, state: MassiliaState, seat: int) -> list[Move]:
        gods = usable(state, seat)
        playable = 0
        for god in COMPOSING:
            if god.may(state, gods, self):
                playable |= god.bit
        card_needed = needs_card(state, seat, self.colour, gods)
        legal = []
        for move in WITH_COMPOSING:
            cards = move.code
            if cards & ~playable or (card_needed and not cards):
                continue
            if self.stones(state, cards) <= state.supply:
                legal.append(move)
        return legal

    def play(self, state: MassiliaState, seat: int, move: Move) -> None:
        commit(state, seat, self.colour, self.dice, self.steps, self.value, move.code)

    def why_not(self, state: MassiliaState, seat: int, move: Move) -> Reason:
        cards = move.code
        if move.verb != WITH_NOTHING.verb or cards & ~COMPOSING_BITS:
            return Reason("[say-which-cards] say first which cards you play, or 'with nothing'", self.rule)
        gods = usable(state, seat)
        for god in COMPOSING:
            refusal = god.why_not(state, seat, gods, self) if cards & god.bit else None
            if refusal is not None:
                return refusal
        if move is WITH_NOTHING and needs_card(state, seat, self.colour, gods):
            return Reason("[with-three-cards] with three cards in hand one must be played first", "MAS-7.13")
        return Reason("[supply-lacks-penalty] the supply lacks the penalty stones for that", "MAS-3.2.5")

    def fault(self, state: MassiliaState) -> Fault | None:
        problem = TurnStep.fault(self, state) or _missing(state, self.dice)
        return problem or _impossible(state, self.colour, self.dice, self.value, self.steps)


def commit(
    state: MassiliaState, seat: int, colour: int, dice: Dice, steps: int, value: int, cards: int
) -> None:
    """Play the cards, take the stones, put the dice behind the screen; then the action itself (MAS-D04)."""
    numbers = state.numbers
    changed = recoloured(dice, colour, numbers.group_recolour)
    count = stones(len(dice) - 1, changed, steps, cards, numbers.minerva_steps)
    play_cards(state, seat, cards)
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
    state.heard and state.tell(
        "uses-dice",
        "MAS-3.6",
        seat=seat,
        dice=[USED_NAMES[used] for used in dice],
        colour=COLOURS[colour],
        value=value,
        stones=count,
    )
    state.stack.pop()
    start_action(state, seat, colour, value)
