"""OpenSpiel's IS-MCTS as an opponent in the arena: it plays from a view, legally."""

from __future__ import annotations

import pytest

import taberna
from taberna import bots

from .helpers import midgame

pytest.importorskip("pyspiel", reason="OpenSpiel is an optional extra: pip install taberna[openspiel]")


@pytest.mark.parametrize("game", taberna.GAMES)
def test_it_plays_from_a_view(game: str) -> None:
    state = midgame(game, 3, "spiel", 25)
    while len([m for m in state.moves(state.to_move[0]) if not m.interrupt]) < 2:
        state.play(state.to_move[0], state.moves(state.to_move[0])[0])
    seat = state.to_move[0]
    moves = state.moves(seat)
    bot = bots.make("tools/ismcts.py:ms100", state.game, "x")
    move = bot.choose(state.view(seat), moves, bots.Clock(0.02))
    assert move in moves
    assert not move.interrupt
