"""Bots travel: a pickle of any of them goes on as the original would, so that batches and environments travel too."""

from __future__ import annotations

import pickle

import pytest

import taberna
from taberna.bots import Clock, make
from taberna.bots.scripted import scripts

from .helpers import midgame

#: Those whose choices do not depend on how fast the machine is.
STEADY = ["random", "greedy", "plebeian", "eques-cautious", "reader:eques", "search:16it"]


@pytest.mark.parametrize("bot", [*STEADY, "exploit"])
@pytest.mark.parametrize("name", taberna.GAMES)
def test_a_bot_travels_and_goes_on_alike(name: str, bot: str) -> None:
    state = midgame(name, taberna.game(name).min_seats, "travel")
    here = make(f"exploit:{next(iter(scripts(name)))}" if bot == "exploit" else bot, state.game, "bot")
    asked = 0
    while state.to_move and asked < 3:
        seat = state.to_move[0]
        view, moves = state.view(seat), state.moves(seat)
        there = pickle.loads(pickle.dumps(here))
        move = here.choose(view, moves, Clock())
        assert there.choose(view, moves, Clock()) is move
        state.play(seat, move)
        asked += len(moves) > 1


@pytest.mark.parametrize("name", taberna.GAMES)
def test_a_bot_travels_in_the_middle_of_a_decision(name: str) -> None:
    state = midgame(name, taberna.game(name).min_seats, "halves", 30)
    senator = make("senator", state.game, "bot")
    for _ in range(6):
        if not state.to_move:
            break
        seat = state.to_move[0]
        state.play(seat, senator.choose(state.view(seat), state.moves(seat), Clock()))
        senator = pickle.loads(pickle.dumps(senator))
