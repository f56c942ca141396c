"""What is kept from move to move is what a view made from nothing would be."""

from __future__ import annotations

import json
import random

import pytest

import taberna
from taberna.server.sight import Sight

from .tavern import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_sight_sees_what_a_view_shows(game: str) -> None:
    rules = taberna.game(game)
    rng = random.Random(game)
    for n in range(2):
        state = rules.new(rng.randint(rules.min_seats, rules.max_seats), seed=f"{game} {n}")
        sight = Sight(state)
        past = [state]
        while state.to_move:
            state = state.copy()
            seat = rng.choice(state.to_move)
            state.play(seat, rng.choice(state.moves(seat)))
            past.append(state)
            shown = [state]
            if rng.random() < 0.1:  # back and forth, as an undo goes
                shown = [rng.choice(past), state]
            for instant in shown:
                sight.look(instant)
                for viewer in rng.sample([None, *range(state.seats)], 2):
                    view = json.loads(b"".join(sight.view(viewer, sight.moment(viewer))))
                    assert view == json.loads(json.dumps(instant.view(viewer)))
                    assert json.loads(sight.step(viewer)) == view["step"]
