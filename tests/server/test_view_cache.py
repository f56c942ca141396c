"""What is kept from move to move is what a view made from nothing would be."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any

import pytest

import taberna
from taberna.games.provincia import made_view as view
from taberna.kernel.game import Game
from taberna.kernel.sections import Mixed
from taberna.server.live.view_cache import ViewCache

from ..games.provincia.test_memory import GAME as PEEKING
from .tavern import GAMES


def watch(rules: Game, games: int) -> None:
    """Compare one sight with many views, through some random games."""
    rng = random.Random(rules.name)
    for n in range(games):
        state = rules.new(rng.randint(rules.min_seats, rules.max_seats), seed=f"{rules.name} {n}")
        sight = ViewCache(state)
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
                    seen = json.loads(b"".join(sight.view(viewer, sight.moment(viewer))))
                    assert seen == json.loads(json.dumps(instant.view(viewer)))
                    assert json.loads(sight.step(viewer)) == seen["step"]


@pytest.mark.parametrize("game", GAMES)
def test_a_sight_sees_what_a_view_shows(game: str) -> None:
    watch(taberna.game(game), 2)


@pytest.mark.parametrize("forgotten", ["within", "top", "slots", "buried", "notes"])
def test_a_forgotten_part_of_what_a_seat_knows_is_noticed(
    forgotten: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = {"within", "top", "slots", "buried", "notes"} - {forgotten}

    def own_parts(state: Any, deck: int) -> Iterable[object]:
        memory = state.recall().decks[deck]
        return [[getattr(memory, name)[seat] for name in kept] for seat in range(state.seats)]

    sections = [s._replace(own_parts=own_parts) if isinstance(s, Mixed) else s for s in view.VIEW]
    monkeypatch.setattr(type(PEEKING), "made", view.MADE._replace(view=tuple(sections)))
    with pytest.raises(AssertionError):
        watch(PEEKING, 20)
