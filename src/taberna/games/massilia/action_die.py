"""What dice, penalty stones and cards can make of an action die: the formula of MAS-3.6.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .dice import FACES, reach, ring6
from .limits import NO_LIMIT, greatest
from .pieces import (
    COLOUR_OF,
    FACE_OF,
    FROM_RESERVE,
    HAND_LIMIT,
    JUNO,
    JUPITER,
    MAX_DICE,
    MINERVA,
    PHOEBUS,
    SACRIFICE,
)

if TYPE_CHECKING:
    from .state import MassiliaState

Dice = tuple[int, ...]  # used dice (from the temple or the own reserve), in ascending order

USED_COLOUR = tuple(COLOUR_OF[used % FROM_RESERVE] for used in range(2 * FROM_RESERVE))
USED_FACE = tuple(FACE_OF[used % FROM_RESERVE] for used in range(2 * FROM_RESERVE))
#: By at most 0, 1, 2, 3 steps: the lowest face each die reaches.
_LOWEST = tuple(
    tuple(min(final for final in FACES if ring6(face, final) <= steps) for face in USED_FACE)
    for steps in range(4)
)
NO_VALUE = NO_LIMIT + 1
#: No dice can be changed by more steps; what can be paid for is not counted further.
MOST_STEPS = 3 * MAX_DICE


def within_reach(state: MassiliaState, seat: int) -> Dice:
    """The dice a player may use: those in the temple and those in the own reserve (MAS-3.4.4)."""
    reserve = state.reserve[seat]
    if not reserve:
        return state.temple
    return state.temple + tuple([FROM_RESERVE + die for die in reserve])


def recoloured(dice: Dice, colour: int, together: bool) -> int:
    """R: how many of the dice need another colour; with group_recolour one, if all are alike (MAS-6.5)."""
    number = 0
    for used in dice:
        if USED_COLOUR[used] != colour:
            number += 1
    if together and number > 1 and number == len(dice):
        first = USED_COLOUR[dice[0]]
        for used in dice:
            if USED_COLOUR[used] != first:
                return number
        return 1
    return number


class ActionDie:
    """The means of one player for an action of one colour.

    The cards of an action are only named at the end, so before that a choice is open as long as the best
    use of the hand could complete it.
    """

    __slots__ = ("card_needed", "colour", "juno", "limit", "minerva", "phoebus", "supply", "together")

    def __init__(self, state: MassiliaState, seat: int, colour: int, gods: int) -> None:
        options = state.options
        self.colour = colour
        self.supply = state.supply
        self.juno = 1 if gods & JUNO else 0
        self.phoebus = 1 if gods & PHOEBUS else 0
        self.minerva = options.minerva_steps if gods & MINERVA else 0
        self.together = options.group_recolour
        self.limit = greatest(state, seat, colour, gods)
        self.card_needed = needs_card(state, seat, colour, gods)

    def steps(self, number: int, recoloured: int) -> int:
        """For k dice of which R are recoloured: the D that can be paid for, as bits."""
        slack = self.supply - (number - 1) - recoloured
        plays = False
        if number > 1 and self.juno:
            slack += 1
            plays = True
        if recoloured and self.phoebus:
            slack += 1
            plays = True
        if slack < 0:
            return 0
        payable = (2 << min(slack + self.minerva, MOST_STEPS)) - 1
        if self.card_needed and not plays:
            return payable & ~1 if self.minerva else 0
        return payable

    def fits(self, dice: Dice) -> bool:
        """Whether just these dice can be used for a legal action."""
        payable = self.steps(len(dice), recoloured(dice, self.colour, self.together))
        return payable > 0 and self._low_enough(dice, payable)

    def _low_enough(self, dice: Dice, payable: int) -> bool:
        """Whether steps that can be paid for bring the dice to a value within the limit."""
        limit = self.limit
        for value, costs in reach(tuple(sorted([USED_FACE[used] for used in dice]))).items():
            if value > limit:
                return False
            if costs & payable:
                return True
        return False

    def additions(self, dice: Dice, pool: Dice) -> list[int]:
        """The dice of the pool that can be added; in ascending order, so that each set is named once.

        Leaving out a die never makes an action illegal, with one exception: a full hand may need a die
        more for Juno or Phoebus to be played. One more is then enough.
        """
        if not dice and not self.card_needed:
            return self._first_dice(pool)
        later = _later(dice, pool)
        number = len(dice) + 1
        rest = self.limit  # for the face of the new die, if no face is changed
        for used in dice:
            rest -= USED_FACE[used]
        any_value = self.limit >= 6 * number
        payable = [-1, -1, -1, -1]  # what can be paid for depends on the colour of the new die alone
        found = []
        last = -1
        for place, used in enumerate(later):
            if used == last:
                continue
            last = used
            steps = payable[USED_COLOUR[used]]
            if steps < 0:
                steps = self.steps(number, recoloured((*dice, used), self.colour, self.together))
                payable[USED_COLOUR[used]] = steps
            fits = bool(steps) and (
                any_value or (steps & 1 and USED_FACE[used] <= rest) or self._low_enough((*dice, used), steps)
            )
            if fits or (self.card_needed and self._fits_with_one_of((*dice, used), later[place + 1 :])):
                found.append(used)
        return found

    def _first_dice(self, pool: Dice) -> list[int]:
        """The dice that can be used alone: their lowest face within reach is low enough."""
        own = self.steps(1, 0).bit_length() - 1
        other = self.steps(1, 1).bit_length() - 1
        found = []
        last = -1
        for used in pool:
            steps = own if USED_COLOUR[used] == self.colour else other
            if used != last and steps >= 0 and _LOWEST[steps if steps < 3 else 3][used] <= self.limit:
                found.append(used)
            last = used
        return found

    def _fits_with_one_of(self, dice: Dice, later: Dice) -> bool:
        return any(self.fits((*dice, used)) for used in later)


def possible_colours(state: MassiliaState, seat: int, gods: int) -> list[int]:
    """The colours of which the player could carry out some action (MAS-7.10)."""
    pool = within_reach(state, seat)
    if not pool:
        return []
    lowest = _lowest_values(state, gods, pool)
    found = []
    for colour in range(4):
        if lowest[colour] <= greatest(state, seat, colour, gods) and (
            not needs_card(state, seat, colour, gods)
            or ActionDie(state, seat, colour, gods).additions((), pool)
        ):
            found.append(colour)
    return found


def _lowest_values(state: MassiliaState, gods: int, pool: Dice) -> list[int]:
    """For each colour the lowest value that one die can be brought to; a high number if there is none."""
    same = state.supply + (state.options.minerva_steps if gods & MINERVA else 0)
    other = same - 1
    if gods & PHOEBUS:
        other += 1
    elif not state.supply:
        other = -1
    if other >= 3:
        return [1, 1, 1, 1]  # three steps lead from any face to 1
    lowest = [NO_VALUE] * 4
    own = _LOWEST[same if same < 3 else 3]
    for used in pool:
        colour = USED_COLOUR[used]
        if own[used] < lowest[colour]:
            lowest[colour] = own[used]
    if other >= 0:
        foreign = _LOWEST[other]
        least = min([foreign[used] for used in pool])
        lowest = [value if value < least else least for value in lowest]
    return lowest


def needs_card(state: MassiliaState, seat: int, colour: int, gods: int) -> bool:
    """A full hand must lose a card before another is taken; Jupiter can do so later (MAS-6.18, MAS-7.13)."""
    return colour == SACRIFICE and len(state.hand[seat]) >= HAND_LIMIT and not gods & JUPITER


def _later(dice: Dice, pool: Dice) -> Dice:
    if not dice:
        return pool
    last = dice[-1]
    return pool[pool.index(last) + dice.count(last) :]


def stones(number: int, recoloured: int, steps: int, cards: int, minerva_steps: int) -> int:
    """Penalty stones to take; the cards are the bits of a ``with`` move (MAS-3.6.4)."""
    free = minerva_steps if cards & 4 else 0
    return number - 1 - (cards & 1) + recoloured - (cards >> 1 & 1) + max(0, steps - free)
