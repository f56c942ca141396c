"""Drawing from a deck that may run out (PRO-3.23, PRO-3.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import DECK_NAMES

if TYPE_CHECKING:
    from .state import ProvinciaState


def draw(state: ProvinciaState, deck: int, wanted: int) -> tuple[tuple[int, ...], int]:
    """Cards from the top, and how many of them came before a reshuffle (PRO-3.23, PRO-3.24)."""
    cards = state.decks[deck]
    before = len(cards)
    if before >= wanted:
        state.decks[deck] = cards[:-wanted]
        return cards[: -wanted - 1 : -1], wanted
    drawn = cards[::-1]
    if state.piles[deck]:
        cards = tuple(state.chance.shuffled(f"reshuffle {DECK_NAMES[deck]}", state.piles[deck]))
        state.piles[deck] = ()
        state.heard and state.tell("reshuffles", "PRO-3.23", deck=DECK_NAMES[deck])
        more = wanted - before
        drawn += cards[: -more - 1 : -1]
        cards = cards[:-more]
    else:
        cards = ()
    state.decks[deck] = cards
    return drawn, before
