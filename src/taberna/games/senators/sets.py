"""Sets of three: which cards can still complete one, and what it pays (SEN-3.54 to SEN-3.56, SEN-3.65).

A set is named card by card in card order (by type, then value, Governors last), so that every set is offered
exactly once. A card is only offered if a legal set with it can be completed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .cards import CENSOR, GOVERNOR, RESOURCES, card_of_pick, pick_type, pick_value
from .influence import bonus_for_ones

if TYPE_CHECKING:
    from .state import SenatorsState

STRAIGHT_BONUS: Final = 15
SETS_SHOWN: Final = 12  # in a view


def is_set(picks: tuple[int, ...]) -> bool:
    """Three of one type or three of one value (SEN-3.54)."""
    a, b, c = picks
    return pick_type(a) == pick_type(b) == pick_type(c) or pick_value(a) == pick_value(b) == pick_value(c)


def payout(picks: tuple[int, ...]) -> int:
    """The sum of the values, and 15 more for a straight of one type (SEN-3.55, SEN-3.56)."""
    low, middle, high = sorted(pick_value(pick) for pick in picks)
    total = low + middle + high
    a, b, c = picks
    if low + 1 == middle and middle + 1 == high and pick_type(a) == pick_type(b) == pick_type(c):
        total += STRAIGHT_BONUS
    return total


def proceeds(state: SenatorsState, seat: int, picks: tuple[int, ...]) -> int:
    """What the bank pays this player (SEN-3.77)."""
    return payout(picks) + bonus_for_ones(state, seat) * sum(1 for pick in picks if pick_value(pick) == 1)


def best_sets(state: SenatorsState, seat: int, free: bool) -> list[tuple[int, tuple[int, ...]]]:
    """Every three cards that can be sold together, Governors declared at their best, with the proceeds; best first."""
    best: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {}
    for first in next_picks(state, seat, (), free):
        for second in next_picks(state, seat, (first,), free):
            for third in next_picks(state, seat, (first, second), free):
                picks = (first, second, third)
                cards = tuple(card_of_pick(pick) for pick in picks)
                amount = proceeds(state, seat, picks)
                if cards not in best or amount > best[cards][0]:
                    best[cards] = (amount, picks)
    return sorted(best.values(), key=lambda found: (-found[0], found[1]))


def next_picks(state: SenatorsState, seat: int, picks: tuple[int, ...], free: bool) -> list[int]:
    """The picks that may come next. ``free``: any three cards make a set (Quaestor)."""
    cards = sorted(state.hand[seat] + state.table[seat])
    governors = [card - GOVERNOR for card in state.offices[seat] if card < CENSOR]
    if not picks:
        return _first_picks(cards, governors, free)
    last = picks[-1]
    if last < RESOURCES:
        cards = [card for card in cards if card > last]
    else:
        cards = []
        governors = [g for g in governors if g > (last - RESOURCES) // 9]
    if len(picks) == 1:
        return _second_picks(last, cards, governors, free)
    return _third_picks(picks[0], last, cards, governors, free)


def _declared(governor: int) -> range:
    """The nine picks of a Governor."""
    return range(RESOURCES + governor * 9, RESOURCES + governor * 9 + 9)


def _first_picks(cards: list[int], governors: list[int], free: bool) -> list[int]:
    if len(cards) + len(governors) < 3:
        return []
    found = []
    if free:
        found = cards[: max(0, len(cards) + len(governors) - 2)]
    else:
        of_type = [0] * 6  # how many cards of this type, or value, come later in card order
        of_value = [len(governors)] * 9
        for governor in governors:
            of_type[governor] = 1
        for card in reversed(cards):
            kind = card // 9
            value = card % 9
            if of_type[kind] > 1 or of_value[value] > 1:
                found.append(card)
            of_type[kind] += 1
            of_value[value] += 1
        found.reverse()
    for governor in governors[:-2]:
        found.extend(_declared(governor))
    return found


def _second_picks(first: int, cards: list[int], governors: list[int], free: bool) -> list[int]:
    """``cards`` and ``governors`` are those after the first pick."""
    kind = pick_type(first)
    value = first % 9
    found = []
    of_type = 1 if kind in governors else 0
    of_value = len(governors)
    behind = len(governors)
    for card in reversed(cards):
        same_type = card // 9 == kind
        same_value = card % 9 == value
        if (free and behind) or (same_type and of_type) or (same_value and of_value):
            found.append(card)
        of_type += same_type
        of_value += same_value
        behind += 1
    found.reverse()
    for governor in governors[:-1]:  # a third pick must be a later Governor
        if free:
            found.extend(_declared(governor))
        else:
            found.append(RESOURCES + governor * 9 + value)
    return found


def _third_picks(first: int, second: int, cards: list[int], governors: list[int], free: bool) -> list[int]:
    kind = pick_type(first)
    value = first % 9
    one_type = pick_type(second) == kind
    one_value = second % 9 == value
    found = [
        card
        for card in cards
        if free or (one_type and card // 9 == kind) or (one_value and card % 9 == value)
    ]
    for governor in governors:
        if free or (one_type and governor == kind):
            found.extend(_declared(governor))
        elif one_value:
            found.append(RESOURCES + governor * 9 + value)
    return found
