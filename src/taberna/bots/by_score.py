"""How a game is judged that brings no evaluation: by the points everybody has, or would have in the end.

A game may tell the points so far (`Game.standing`). For one that does not, a few games are played on at random, with
the luck of the world at hand: whoever compares moves in one world compares them with the same luck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from taberna.kernel.state import State

from .evaluation import Term

PLAYOUTS = 4
LIMIT = 400  # decisions of one playout; a game that goes on longer says nothing

#: No decision is known to have second halves.
CONTINUES: Final[frozenset[str]] = frozenset()
HORIZON: Final = 4
TRAINING: Final[tuple[Mapping[str, Any], ...]] = ({},)
TERMS: Final = (Term("score", 0.1, "Points win.", "{n} more point(s)", "{n} point(s) fewer"),)


def stage(state: State) -> float:
    """How far the game is: nobody knows."""
    return 0.0


def features(state: State) -> list[list[float]]:
    told = state.game.standing(state)
    return [[float(points)] for points in (expected(state) if told is None else told)]


def expected(state: State) -> Sequence[float]:
    """Everybody's mean score at the end of games played on at random."""
    rng = Random(state.chance.seed)
    sums = [0.0] * state.seats
    for _ in range(PLAYOUTS):
        world = state.copy()
        for _ in range(LIMIT):
            if not world.to_move:
                break
            seat = world.to_move[0]
            moves = world.moves(seat)
            world.play(seat, moves[int(rng.random() * len(moves))])
        if world.result is not None:
            sums = [total + score for total, score in zip(sums, world.result.scores, strict=True)]
    return [total / PLAYOUTS for total in sums]
