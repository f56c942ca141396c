"""What dice, penalty stones and cards can make of an action die (MAS-3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .dice import FACES, MOST_STEPS, reach, ring6
from .gods import COMPOSING_BITS, GODS, HAND_LIMIT, JUNO, JUPITER, MINERVA, PHOEBUS
from .limits import NO_LIMIT, greatest
from .pieces import COLOUR_OF, COLOURS, FACE_OF, FROM_RESERVE, MAX_DICE, SACRIFICE

if TYPE_CHECKING:
    from .state import MassiliaState

Dice = tuple[int, ...]  # used dice (from the temple or the own reserve), in ascending order

USED_COLOUR: Final = tuple(COLOUR_OF[used % FROM_RESERVE] for used in range(2 * FROM_RESERVE))
USED_FACE: Final = tuple(FACE_OF[used % FROM_RESERVE] for used in range(2 * FROM_RESERVE))


def stones(more: int, recoloured: int, steps: int, cards: int, minerva_steps: int = MINERVA.amount) -> int:
    """The penalty stones of an action die (MAS-3.6.4).

    One for each further die, for each new colour and for each step of a face; Juno, Phoebus and Minerva (bits)
    replace some of one kind each, as many as there are at most.
    """
    juno = min(more, JUNO.amount) if cards & JUNO.bit else 0
    phoebus = min(recoloured, PHOEBUS.amount) if cards & PHOEBUS.bit else 0
    minerva = min(steps, minerva_steps) if cards & MINERVA.bit else 0
    return more + recoloured + steps - juno - phoebus - minerva


#: The most that any dice can cost; a greater supply makes no difference.
ENOUGH: Final = stones(MAX_DICE - 1, MAX_DICE, MOST_STEPS * MAX_DICE, 0)


class Payable:
    """The numbers of steps that a supply and cards pay for.

    With ``card_needed`` only those for which one of the cards is played.
    """

    __slots__ = ("_found", "card_needed", "cards", "minerva_steps", "supply", "without_effect")

    def __init__(
        self, supply: int, cards: int, minerva_steps: int, card_needed: bool, without_effect: bool
    ) -> None:
        self.supply = supply
        self.cards = cards
        self.minerva_steps = minerva_steps
        self.card_needed = card_needed
        self.without_effect = without_effect
        self._found = [-1] * (MAX_DICE * (MAX_DICE + 1))

    def steps(self, more: int, recoloured: int) -> int:
        """The numbers of steps, as bits, beside so many further dice and new colours."""
        place = more * (MAX_DICE + 1) + recoloured
        found = self._found[place]
        if found < 0:
            found = self._found[place] = self._steps(more, recoloured)
        return found

    def _steps(self, more: int, recoloured: int) -> int:
        found = 0
        for steps in range(MOST_STEPS * (more + 1) + 1):
            cost = stones(more, recoloured, steps, self.cards, self.minerva_steps)
            saves = cost < stones(more, recoloured, steps, 0)
            played = self.cards > 0 and (saves or self.without_effect)
            if cost <= self.supply and (played or not self.card_needed):
                found |= 1 << steps
        return found


_PAYABLE: Final[dict[int, Payable]] = {}
MOST_KEPT: Final = 1024


def payable(state: MassiliaState, gods: int, card_needed: bool = False) -> Payable:
    """What the supply pays for together with these gods (bits)."""
    supply = state.supply if state.supply < ENOUGH else ENOUGH
    cards = gods & COMPOSING_BITS
    minerva_steps = state.numbers.minerva_steps
    without_effect = card_needed and state.numbers.cards_without_effect
    key = ((supply << len(GODS) | cards) * 4 + minerva_steps) * 4 + 2 * card_needed + without_effect
    found = _PAYABLE.get(key)
    if found is None:
        if len(_PAYABLE) >= MOST_KEPT:
            _PAYABLE.clear()
        found = Payable(supply, cards, minerva_steps, card_needed, without_effect)
        _PAYABLE[key] = found
    return found


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


NO_VALUE: Final = NO_LIMIT + 1
#: The lowest face each die reaches; first if it cannot be used at all, then by at most 0, 1, 2, 3 steps.
LOWEST: Final = (
    tuple([NO_VALUE] * len(USED_FACE)),
    *(
        tuple(min(final for final in FACES if ring6(face, final) <= steps) for face in USED_FACE)
        for steps in range(MOST_STEPS + 1)
    ),
)


class ActionDie:
    """The means of one player for an action of one colour.

    The cards of an action are only named at the end, so before that a choice is open as long as the best
    use of the hand could complete it.
    """

    __slots__ = ("card_needed", "colour", "limit", "payable", "together")

    def __init__(self, state: MassiliaState, seat: int, colour: int, gods: int) -> None:
        self.colour = colour
        self.together = state.numbers.group_recolour
        self.limit = greatest(state, seat, colour, gods)
        self.card_needed = needs_card(state, seat, colour, gods)
        self.payable = payable(state, gods, self.card_needed)

    def steps(self, dice: Dice) -> int:
        """The numbers of steps by which these dice can be changed, as bits."""
        return self.payable.steps(len(dice) - 1, recoloured(dice, self.colour, self.together))

    def fits(self, dice: Dice) -> bool:
        """Whether just these dice can be used for a legal action."""
        steps = self.steps(dice)
        return steps > 0 and self._low_enough(dice, steps)

    def _low_enough(self, dice: Dice, steps: int) -> bool:
        """Whether steps that can be paid for bring the dice to a value within the limit."""
        costs = ways(dice)
        possible = 0
        for value in range(len(dice), min(self.limit + 1, len(costs))):
            possible |= costs[value]
        return possible & steps > 0

    def additions(self, dice: Dice, pool: Dice) -> list[int]:
        """The dice of the pool that can be added; in ascending order, so that each set is named once.

        Leaving out a die never makes an action illegal, with one exception: a full hand may need a die
        more for Juno or Phoebus to be played. One more is then enough.
        """
        if not dice and not self.card_needed:
            return self._first_dice(pool)
        later = _later(dice, pool)
        rest = self.limit  # for the face of the new die, if no face is changed
        for used in dice:
            rest -= USED_FACE[used]
        any_value = self.limit >= len(FACES) * (len(dice) + 1)
        by_colour = [-1] * len(COLOURS)  # what can be paid for depends on the colour of the new die alone
        found = []
        last = -1
        for place, used in enumerate(later):
            if used == last:
                continue
            last = used
            steps = by_colour[USED_COLOUR[used]]
            if steps < 0:
                steps = self.payable.steps(len(dice), recoloured((*dice, used), self.colour, self.together))
                by_colour[USED_COLOUR[used]] = steps
            fits = bool(steps) and (
                any_value or (steps & 1 and USED_FACE[used] <= rest) or self._low_enough((*dice, used), steps)
            )
            if fits or (self.card_needed and self._fits_with_one_of((*dice, used), later[place + 1 :])):
                found.append(used)
        return found

    def _first_dice(self, pool: Dice) -> list[int]:
        """The dice that can be used alone: their lowest face within reach is low enough."""
        limit = self.limit
        own = LOWEST[self.payable.steps(0, 0).bit_length()]
        other = LOWEST[self.payable.steps(0, 1).bit_length()]
        found = []
        last = -1
        for used in pool:
            faces = own if USED_COLOUR[used] == self.colour else other
            if used != last and faces[used] <= limit:
                found.append(used)
            last = used
        return found

    def _fits_with_one_of(self, dice: Dice, later: Dice) -> bool:
        return any(self.fits((*dice, used)) for used in later)


_WAYS: Final[dict[Dice, tuple[int, ...]]] = {}
MOST_WAYS: Final = 1 << 14


def ways(dice: Dice) -> tuple[int, ...]:
    """For each value that these dice could have together the numbers of steps that lead to it (bits)."""
    found = _WAYS.get(dice)
    if found is None:
        if len(_WAYS) >= MOST_WAYS:
            _WAYS.clear()
        found = _WAYS[dice] = reach(tuple(sorted([USED_FACE[used] for used in dice])))
    return found


def possible_colours(state: MassiliaState, seat: int, gods: int) -> list[int]:
    """The colours of which the player could carry out some action (MAS-7.10)."""
    pool = within_reach(state, seat)
    if not pool:
        return []
    lowest = _lowest_values(state, gods, pool)
    found = []
    for colour in range(len(COLOURS)):
        if lowest[colour] <= greatest(state, seat, colour, gods) and (
            not needs_card(state, seat, colour, gods)
            or ActionDie(state, seat, colour, gods).additions((), pool)
        ):
            found.append(colour)
    return found


def _lowest_values(state: MassiliaState, gods: int, pool: Dice) -> list[int]:
    """For each colour the lowest value that one die can be brought to; a high number if there is none."""
    means = payable(state, gods)
    other = means.steps(0, 1).bit_length()
    if other > MOST_STEPS:
        return [1, 1, 1, 1]  # so many steps lead from any face to 1
    own = LOWEST[means.steps(0, 0).bit_length()]
    lowest = [NO_VALUE] * len(COLOURS)
    for used in pool:
        colour = USED_COLOUR[used]
        if own[used] < lowest[colour]:
            lowest[colour] = own[used]
    if other:
        foreign = LOWEST[other]
        least = min([foreign[used] for used in pool])
        lowest = [value if value < least else least for value in lowest]
    return lowest


def needs_card(state: MassiliaState, seat: int, colour: int, gods: int) -> bool:
    """A full hand must lose a card before another is taken; Jupiter can do so later (MAS-6.18, MAS-7.13)."""
    return colour == SACRIFICE and len(state.hand[seat]) >= HAND_LIMIT and not gods & JUPITER.bit


def _later(dice: Dice, pool: Dice) -> Dice:
    if not dice:
        return pool
    last = dice[-1]
    return pool[pool.index(last) + dice.count(last) :]
