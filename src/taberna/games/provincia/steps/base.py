"""What the steps of Provincia Romana have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from taberna.kernel.errors import Reason

from ..cards import CARD_NAMES, CARDS, GOODS

if TYPE_CHECKING:
    from ..state import ProvinciaState

#: One seat as a tuple, so that asking makes none.
ONE = tuple((seat,) for seat in range(6))


def not_in_hand(card: int) -> Reason:
    return Reason("{card} is not in your hand", "PRO-3.26", card=CARD_NAMES[card])


def too_poor(need: int, good: str, have: int, rule: str) -> Reason:
    return Reason("that needs {need} {good}, you have {have}", rule, need=need, good=good, have=have)


def lacking(state: ProvinciaState, seat: int, card: int, prices: Iterable[tuple[int, ...]]) -> Reason:
    """What a player lacks for a building, at the price that is nearest to be paid."""
    goods = state.goods[4 * seat : 4 * seat + 4]
    lacks = [[max(0, price[good] - goods[good]) for good in range(4)] for price in prices]
    least = min(lacks, key=sum)
    good = next(good for good in range(4) if least[good])
    more = sum(1 for amount in least if amount) > 1
    text = "for {card} you lack {amount} {good} and more" if more else "for {card} you lack {amount} {good}"
    return Reason(text, "PRO-3.10", card=CARD_NAMES[card], amount=least[good], good=GOODS[good])


def distinct(cards: tuple[int, ...]) -> list[int]:
    """Each card once, in order: equal cards are one choice."""
    found: list[int] = []
    last = CARDS
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found
