"""What the steps of Provincia Romana have in common."""

from __future__ import annotations

from taberna.kernel.errors import Reason

from ..cards import CARD_NAMES, CARDS

#: One seat as a tuple, so that asking makes none.
ONE = tuple((seat,) for seat in range(6))


def not_in_hand(card: int) -> Reason:
    return Reason("{card} is not in your hand", "PRO-3.26", card=CARD_NAMES[card])


def distinct(cards: tuple[int, ...]) -> list[int]:
    """Each card once, in order: equal cards are one choice."""
    found: list[int] = []
    last = CARDS
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found
