"""What dice, penalty stones and cards can make of an action die: the formula of MAS-3.6.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .dice import reach
from .gods import usable
from .limits import greatest
from .pieces import COLOUR_OF, FACE_OF, FROM_RESERVE, HAND_LIMIT, JUNO, JUPITER, MINERVA, PHOEBUS, SACRIFICE

if TYPE_CHECKING:
    from .state import MassiliaState

Dice = tuple[int, ...]  # used dice (from the temple or the own reserve), in ascending order

USED_COLOUR = tuple(COLOUR_OF[used % FROM_RESERVE] for used in range(2 * FROM_RESERVE))
USED_FACE = tuple(FACE_OF[used % FROM_RESERVE] for used in range(2 * FROM_RESERVE))


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

    def __init__(self, state: MassiliaState, seat: int, colour: int) -> None:
        gods = usable(state, seat)
        options = state.options
        self.colour = colour
        self.supply = state.supply
        self.juno = 1 if gods & JUNO else 0
        self.phoebus = 1 if gods & PHOEBUS else 0
        self.minerva = options.minerva_steps if gods & MINERVA else 0
        self.together = options.group_recolour
        self.limit = greatest(state, seat, colour, gods)
        #: A full hand must lose a card before another one can be taken (MAS-6.18, MAS-7.13).
        self.card_needed = colour == SACRIFICE and len(state.hand[seat]) >= HAND_LIMIT and not gods & JUPITER

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
        payable = (2 << slack + self.minerva) - 1
        if self.card_needed and not plays:
            return payable & ~1 if self.minerva else 0
        return payable

    def fits(self, dice: Dice) -> bool:
        """Whether just these dice can be used for a legal action."""
        number = len(dice)
        payable = self.steps(number, recoloured(dice, self.colour, self.together))
        if not payable:
            return False
        limit = self.limit
        if limit >= 6 * number:
            return True
        faces = [USED_FACE[used] for used in dice]
        if payable & 1 and sum(faces) <= limit:
            return True
        faces.sort()
        for value, costs in reach(tuple(faces)):
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
        later = _later(dice, pool)
        found = []
        last = -1
        for place, used in enumerate(later):
            if used == last:
                continue
            last = used
            more = (*dice, used)
            if self.fits(more) or (self.card_needed and self._fits_with_one_of(more, later[place + 1 :])):
                found.append(used)
        return found

    def _fits_with_one_of(self, dice: Dice, later: Dice) -> bool:
        return any(self.fits((*dice, used)) for used in later)

    def possible(self, pool: Dice) -> bool:
        """Whether there is any legal action of this colour (MAS-7.10)."""
        if not self.limit:
            return False
        last = -1
        for used in pool:
            if used != last and self.fits((used,)):
                return True
            last = used
        return self.card_needed and bool(self.additions((), pool))


def _later(dice: Dice, pool: Dice) -> Dice:
    if not dice:
        return pool
    last = dice[-1]
    return pool[pool.index(last) + dice.count(last) :]


def stones(number: int, recoloured: int, steps: int, cards: int, minerva_steps: int) -> int:
    """Penalty stones to take; the cards are the bits of a ``with`` move (MAS-3.6.4)."""
    free = minerva_steps if cards & 4 else 0
    return number - 1 - (cards & 1) + recoloured - (cards >> 1 & 1) + max(0, steps - free)
