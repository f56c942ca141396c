"""All that a net looks at to tell who wins: the features of each seat, and what it holds card by card.

One row for each seat, and one for what all share. Reads a whole (imagined) world, changes nothing. What lies on the
tracks counts as in `features`; the dice themselves are told too, for what is still to come.
"""

from __future__ import annotations

from taberna.kernel.kinds import members

from .cards import ARENA_NAMES, PROVINCES, ROUNDS, SENATE_CARDS, SIDES
from .features import NAMES, Foreseen
from .state import RomeState

_PROVINCES = len(NAMES)
_SENATE = _PROVINCES + PROVINCES
_HAND = _SENATE + SENATE_CARDS
_DICE = _HAND + len(ARENA_NAMES)
_FORUM = _DICE + SIDES
_TRACKS = _FORUM + 3
_REST = _TRACKS + 9
WIDTH = _REST + 5


def broad(state: RomeState) -> tuple[list[list[float]], list[float]]:
    """Every seat's row, and the common one."""
    foreseen = Foreseen(state)
    exhausted = state.exhausted
    found: list[list[float]] = []
    for seat, features in enumerate(foreseen.rows()):
        row = features + [0.0] * (WIDTH - _PROVINCES)
        provinces = foreseen.provinces[seat]
        senate = foreseen.senate[seat]
        for province in members(provinces):
            row[_PROVINCES + province] = 1.0
        for card in members(senate):
            row[_SENATE + card] = 1.0
        for card in foreseen.hands[seat]:
            row[_HAND + card] += 1.0
        for die in state.dice[seat]:
            row[_DICE + die - 1] += 1.0
        for resource, marker in enumerate(foreseen.forum[seat]):
            row[_FORUM + resource] = float(marker)
        for track in range(3):
            for section, group in enumerate(state.tracks[track]):
                if group and group[0] == seat:
                    at = _TRACKS + 3 * track
                    row[at] = float(len(group) - 1)
                    row[at + 1] = float(sum(group[1:]))
                    row[at + 2] = float(section)
        row[_REST] = float((state.provinces[seat] & ~exhausted).bit_count())
        row[_REST + 1] = float((state.senate[seat] & ~state.used).bit_count())
        row[_REST + 2] = float(state.order.index(seat))
        row[_REST + 3] = 1.0 if seat in state.to_move else 0.0
        row[_REST + 4] = float(len(state.hands[seat]))
        found.append(row)
    common = [0.0] * (ROUNDS + 4)
    common[state.round - 1] = 1.0
    common[ROUNDS] = float(state.seats)
    common[ROUNDS + 1] = 1.0 if any(state.dice[seat] for seat in range(state.seats)) else 0.0
    common[ROUNDS + 2] = float(sum([len(state.dice[seat]) for seat in range(state.seats)])) / state.seats
    common[ROUNDS + 3] = 1.0 if any(state.tracks[track] for track in range(3)) else 0.0
    return found, common
