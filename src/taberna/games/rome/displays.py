"""Decks stacked by epoch, and the displays that are filled from them (ROM-2.3 to ROM-2.6, ROM-3.111)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import RomeState


def stacked(cards: Iterable[int], epoch: Sequence[int]) -> tuple[int, ...]:
    """These cards in the given order, but III below II below I."""
    return tuple(sorted(cards, key=lambda card: -epoch[card]))


def fill_displays(state: RomeState) -> None:
    """From the tops of the decks, as far as they reach (ROM-2.4 to ROM-2.6, ROM-2.12, ROM-3.111)."""
    sizes = state.game.display_sizes[state.seats == 2]
    for track, size in enumerate(sizes):
        deck = state.decks[track]
        rest = max(0, len(deck) - size)
        state.displays[track] = deck[rest:][::-1]
        state.decks[track] = deck[:rest]
