"""What a viewer may know (ROM-4), built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .cards import (
    ARENA_NAMES,
    CARD_NAMES,
    DECK_NAMES,
    DICE,
    POINT_SOURCES,
    PROVINCE_NAMES,
    RESOURCE_NAMES,
    SENATE_NAMES,
    TRACK_NAMES,
    members,
)
from .steps.base import RomeStep
from .steps.placing import AfterPlacing, PlaceDie

if TYPE_CHECKING:
    from .state import RomeState


def show(state: RomeState, view: dict[str, Any], viewer: int | None) -> None:
    over = state.result is not None
    view["round"] = state.round
    view["phase"] = _phase(state)
    view["cycle"] = _cycle(state)
    view["order"] = list(state.order)
    view["players"] = [_player(state, seat, over or seat == viewer) for seat in range(state.seats)]
    view["tracks"] = {name: state.track_list(track) for track, name in enumerate(TRACK_NAMES)}
    view["displays"] = {
        name: [CARD_NAMES[t][c] for c in state.displays[t]] for t, name in enumerate(TRACK_NAMES)
    }
    view["decks"] = {name: len(state.decks[track]) for track, name in enumerate(DECK_NAMES)}
    view["removed"] = {
        name: [CARD_NAMES[t][c] for c in state.removed[t]] for t, name in enumerate(DECK_NAMES)
    }
    view["senate_deck"] = [SENATE_NAMES[c] for c in state.game.senate_deck(state.options, state.seats)]
    view["purchases"] = state.purchase_list()
    view["performances"] = state.performance_list()
    view["deck_cards"] = _deck_cards(state) if over else None


def _phase(state: RomeState) -> int | None:
    """The phase of the topmost step that belongs to one; None when the game is over."""
    for step in reversed(state.stack):
        if isinstance(step, RomeStep) and step.phase:
            return step.phase
    return None


def _cycle(state: RomeState) -> int | None:
    """Which of their four dice the players place now (ROM-3.20); None outside Phase 2."""
    for step in reversed(state.stack):
        if isinstance(step, PlaceDie):
            return DICE + 1 - len(state.dice[step.seat])
        if isinstance(step, AfterPlacing):
            return DICE - len(state.dice[step.seat])
    return None


def _player(state: RomeState, seat: int, open_hand: bool) -> dict[str, Any]:
    """Everything before a player is public; the arena hand is its owner's (section 4)."""
    owned = state.provinces[seat]
    return {
        "seat": seat,
        "sp": state.sp(seat),
        "points": dict(zip(POINT_SOURCES, state.points[seat], strict=True)),
        "forum": dict(zip(RESOURCE_NAMES, state.forum[seat], strict=True)),
        "sum": state.sums[seat],
        "dice": list(state.dice[seat]),
        "forfeited": state.forfeited[seat] or None,
        "provinces": [PROVINCE_NAMES[p] for p in members(owned)],
        "exhausted": [PROVINCE_NAMES[p] for p in members(owned & state.exhausted)],
        "senate": [SENATE_NAMES[c] for c in members(state.senate[seat])],
        "used": state.laid_list(seat),
        "promised": {"strength": state.promised[seat][0], "budget": state.promised[seat][1]},
        "hand_size": len(state.hands[seat]),
        "committed": bool(state.committed >> seat & 1),
        "hand": [ARENA_NAMES[c] for c in state.hands[seat]] if open_hand else None,
        "staged": [ARENA_NAMES[c] for c in state.staged[seat]] if open_hand else None,
    }


def _deck_cards(state: RomeState) -> dict[str, list[str]]:
    """The order of the decks, top first: only for the end, when everybody may know all."""
    return {name: [CARD_NAMES[t][c] for c in reversed(state.decks[t])] for t, name in enumerate(DECK_NAMES)}
