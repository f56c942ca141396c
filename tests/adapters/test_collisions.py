"""No two decisions of a game with different legal moves share an observation.

TABERNA_GAMES=500 plays as many games per title and seat count; the suite is content with a few.
"""

from __future__ import annotations

import os
from random import Random

import pytest

import taberna
from taberna.adapters.encoding import Encoding

GAMES = int(os.environ.get("TABERNA_GAMES", "3"))
TABLES = [
    (name, seats)
    for name in taberna.GAMES
    for seats in range(taberna.game(name).min_seats, taberna.game(name).max_seats + 1)
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_tells_what_is_legal(name: str, seats: int) -> None:
    game = taberna.game(name)
    encoding = Encoding.of(name, seats)
    for number in range(GAMES):
        rng = Random(f"{name} {seats} {number}")
        state = game.new(seats, seed=f"collisions {number}")
        seen: dict[bytes, tuple[int, ...]] = {}
        while state.to_move:
            seat = state.to_move[0]
            moves = state.moves(seat)
            legal = tuple(sorted(move.id for move in moves))
            vector = encoding.vector(state.view(seat), seat).tobytes()
            assert seen.setdefault(vector, legal) == legal, f"game {number}: {state.stack[-1].name}"
            state.play(seat, rng.choice([move for move in moves if not move.interrupt]))
