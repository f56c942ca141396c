"""All that a net looks at to tell who wins: the features of each seat, and what it holds card by card.

One row for each seat, and one for what all share. Reads a whole (imagined) world, changes nothing. Answers that are
awaited count as given, as in `features`.
"""

from __future__ import annotations

from typing import Final

from .cards import BUILDINGS, CARDS, ROUNDS, STANDING_NAMES, TOWN_NAMES
from .features import NAMES, features
from .quiet import quiet
from .state import ProvinciaState
from .steps.turn import PlayTurn

_CITY: Final = len(NAMES)
_HAND: Final = _CITY + len(STANDING_NAMES)
_FRONT: Final = _HAND + CARDS
_TOWN: Final = _FRONT + CARDS - BUILDINGS
_REST: Final = _TOWN + len(TOWN_NAMES)
WIDTH: Final = _REST + 6


def broad(state: ProvinciaState) -> tuple[list[list[float]], list[float]]:
    """Every seat's row, and the common one."""
    state = quiet(state)
    seats = state.seats
    turn = -1
    for step in state.stack:
        if isinstance(step, PlayTurn):
            turn = step.turn
    found: list[list[float]] = []
    for seat, told in enumerate(features(state)):
        row = told + [0.0] * (WIDTH - _CITY)
        for building in state.city[seat]:
            row[_CITY + building] += 1.0
        for card in state.hand[seat]:
            row[_HAND + card] += 1.0
        for card in state.front[seat]:
            row[_FRONT + card - BUILDINGS] += 1.0
        town = state.town[seat]
        if town >= 0:
            row[_TOWN + town] = 1.0
        place = (seat - state.start) % seats
        row[_REST] = float(state.defence[seat])
        row[_REST + 1] = float(len(state.tokens[seat]))
        row[_REST + 2] = float(place) / seats
        row[_REST + 3] = 1.0 if seat in state.to_move else 0.0
        row[_REST + 4] = float(len(state.hand[seat]))
        row[_REST + 5] = 1.0 if turn >= 0 and place < turn else 0.0
        found.append(row)
    common = [0.0] * (ROUNDS + 5)
    common[min(state.round, ROUNDS) - 1] = 1.0
    common[ROUNDS] = float(seats)
    common[ROUNDS + 1] = float(sum(state.markers)) / seats
    common[ROUNDS + 2] = 1.0 if turn >= 0 else 0.0
    common[ROUNDS + 3] = float(len(state.face_up)) / seats
    common[ROUNDS + 4] = (
        1.0 if any(isinstance(step, PlayTurn) and step.final for step in state.stack) else 0.0
    )
    return found, common
