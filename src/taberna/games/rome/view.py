"""What a viewer may know (ROM-4), built up from nothing."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from taberna.kernel.sections import Identity, Players, Public, Section

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


def _parts_of_time(state: RomeState) -> object:
    return state.round, _phase(state), _cycle(state), state.order


def _time(state: RomeState) -> dict[str, Any]:
    return {
        "round": state.round,
        "phase": _phase(state),
        "cycle": _cycle(state),
        "order": list(state.order),
    }


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


def _parts_of_players(state: RomeState) -> Iterable[object]:
    return zip(
        repeat(state.result is None, state.seats),
        state.points,
        state.forum,
        state.sums,
        state.dice,
        state.forfeited,
        state.provinces,
        repeat(state.exhausted, state.seats),
        state.senate,
        repeat(state.laid, state.seats),
        state.promised,
        state.hands,
        state.staged,
        repeat(state.committed, state.seats),
        strict=True,
    )


def _player(state: RomeState, seat: int) -> dict[str, Any]:
    """Everything before a player is public."""
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
    }


def _arena_hand(state: RomeState, seat: int, own: bool) -> dict[str, Any]:
    """The arena hand is its owner's (section 4)."""
    open_hand = own or state.result is not None
    return {
        "hand": [ARENA_NAMES[c] for c in state.hands[seat]] if open_hand else None,
        "staged": [ARENA_NAMES[c] for c in state.staged[seat]] if open_hand else None,
    }


def _tracks(state: RomeState) -> dict[str, Any]:
    return {"tracks": {name: state.track_list(track) for track, name in enumerate(TRACK_NAMES)}}


def _cards(state: RomeState) -> dict[str, Any]:
    return {
        "displays": {
            name: [CARD_NAMES[t][c] for c in state.displays[t]] for t, name in enumerate(TRACK_NAMES)
        },
        "decks": {name: len(state.decks[track]) for track, name in enumerate(DECK_NAMES)},
        "removed": {name: [CARD_NAMES[t][c] for c in state.removed[t]] for t, name in enumerate(DECK_NAMES)},
        "senate_deck": [SENATE_NAMES[c] for c in state.game.senate_deck(state.options, state.seats)],
    }


def _deck_cards(state: RomeState) -> dict[str, Any]:
    """The order of the decks, top first: only for the end, when everybody may know all."""
    if state.result is None:
        return {"deck_cards": None}
    decks = {name: [CARD_NAMES[t][c] for c in reversed(state.decks[t])] for t, name in enumerate(DECK_NAMES)}
    return {"deck_cards": decks}


#: What a view is made of, and what of the state each part depends on.
VIEW: tuple[Section, ...] = (
    Public(_parts_of_time, _time),
    Players(_parts_of_players, _player, _arena_hand),
    Public(attrgetter("tracks"), _tracks),
    Public(attrgetter("displays", "decks", "removed"), _cards),
    Public(lambda state: Identity(state.purchases), lambda state: {"purchases": state.purchase_list()}),
    Public(attrgetter("performances"), lambda state: {"performances": state.performance_list()}),
    Public(attrgetter("result"), _deck_cards),
)
