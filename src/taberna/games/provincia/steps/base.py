"""What the steps of Provincia Romana have in common."""

from __future__ import annotations

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


def missing(state: ProvinciaState, seat: int, amounts: tuple[int, ...]) -> str:
    """What a player lacks for a price, in words of the rulebook: ``2 clay, 1 gold``."""
    goods = state.goods
    lacks = [(amounts[good] - goods[4 * seat + good], GOODS[good]) for good in range(4)]
    return ", ".join(f"{amount} {name}" for amount, name in lacks if amount > 0)


def distinct(cards: tuple[int, ...]) -> list[int]:
    """Each card once, in order: equal cards are one choice."""
    found: list[int] = []
    last = CARDS
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found
