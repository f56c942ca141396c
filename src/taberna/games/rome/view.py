"""What a viewer is told besides the fields themselves (ROM-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import DECK_NAMES, DICE, SENATE_NAMES
from .steps.base import RomeStep
from .steps.placing import AfterPlacing, PlaceDie

if TYPE_CHECKING:
    from .state import RomeState


def phase(state: RomeState) -> int | None:
    """The phase of the topmost step that belongs to one; None when the game is over."""
    for step in reversed(state.stack):
        if isinstance(step, RomeStep) and step.phase:
            return step.phase
    return None


def cycle(state: RomeState) -> int | None:
    """Which of their four dice the players place now (ROM-3.20); None outside Phase 2."""
    for step in reversed(state.stack):
        if isinstance(step, PlaceDie):
            return DICE + 1 - len(state.dice[step.seat])
        if isinstance(step, AfterPlacing):
            return DICE - len(state.dice[step.seat])
    return None


def deck_sizes(state: RomeState) -> dict[str, int]:
    return {name: len(deck) for name, deck in zip(DECK_NAMES, state.decks, strict=True)}


def senate_deck(state: RomeState) -> list[str]:
    """The list of the senate deck is public (ROM-2.27)."""
    return [SENATE_NAMES[card] for card in state.game.senate_deck(state.options, state.seats)]
