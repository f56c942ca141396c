"""Lessons of the search: after each move it compared, the evaluation should say what the search found.

Who won a game says little about one of its positions, and nothing about the moves that were not made. A search
says something of every move it tried, from one position and in the same imagined worlds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from taberna.bots.clock import Clock
from taberna.bots.evaluation import Evaluation
from taberna.bots.probing import Prober
from taberna.bots.search import SearchBot
from taberna.bots.tree import Manner
from taberna.kernel.game import Game
from taberna.kernel.move import Move

from .fit import Sample

MANNER = Manner(further=1.5, rivals=6, probes=50)
WORLDS = 3  # in which the positions after the moves are looked at
FEWEST = 4  # imagined games after a move before it is a lesson


def think(
    game: Game,
    model: Evaluation,
    view: Mapping[str, Any],
    moves: Sequence[Move],
    rng: Random,
    iterations: int,
) -> tuple[Move, list[Sample]]:
    """The move that a search takes, and what it found after each move it compared."""
    bot = SearchBot(rng.getrandbits(64), iterations=iterations, model=model, game=game, manner=MANNER)
    tree = bot.think(view, moves, Clock())
    known = [edge for edge in tree.root.edges.values() if edge.visits >= FEWEST]
    seat: int = view["you"]
    ahead = Prober(model, rng, probes=MANNER.probes)
    samples = []
    for _ in range(WORLDS):
        world = game.imagine(view, rng)
        ahead.seal(world, seat)
        world.moves(seat)  # copies of the world then trust what was offered
        for edge in known:
            after = world.copy()
            for move in ahead.line(world, seat, edge.move)[0]:
                after.play(seat, move)
            if after.result is None:
                rows = tuple(tuple(row) for row in model.features(after))
                chances = tuple(total / edge.visits for total in edge.sums)
                samples.append(Sample(model.stage(after), rows, chances))
    return tree.best(), samples
