"""What a bot does depends on its view, its moves and its own luck; never on the truth behind the view."""

from __future__ import annotations

import json
from random import Random

import pytest

import taberna
from taberna import bots

from .helpers import midgame


@pytest.mark.parametrize("game", taberna.GAMES)
@pytest.mark.parametrize("name", ["greedy", "search:8it"])
def test_another_truth_behind_the_same_view_changes_nothing(game: str, name: str) -> None:
    for decisions in (25, 60):
        state = midgame(game, 3, f"truth {decisions}", decisions)
        seat = state.to_move[0]
        view = state.view(seat)
        other = state.game.imagine(view, Random(7))
        assert json.dumps(other.view(seat)) == json.dumps(view)
        chosen = [
            bots.make(name, s.game, "luck").choose(s.view(seat), s.moves(seat), bots.Clock()).text
            for s in (state, other)
        ]
        assert chosen[0] == chosen[1]


def test_a_bot_with_the_same_luck_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        game = taberna.game("senators")
        state = game.new(3, seed="again")
        players = [bots.make("greedy", game, f"bot {s}") for s in range(3)]
        moves = []
        while state.to_move and len(moves) < 40:
            seat = state.to_move[0]
            move = players[seat].choose(state.view(seat), state.moves(seat), bots.Clock())
            moves.append(move.text)
            state.play(seat, move)
        games.append(moves)
    assert games[0] == games[1]


def test_thinking_does_not_touch_the_view() -> None:
    state = midgame("rome", 3, "untouched")
    seat = state.to_move[0]
    view = state.view(seat)
    before = json.dumps(view)
    bots.make("search:5it", state.game, "x").choose(view, state.moves(seat), bots.Clock())
    assert json.dumps(view) == before
