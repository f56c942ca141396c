"""Greedy bots with a bent, to ask whether one way of playing beats the others.

    taberna lab rome --games 400 --seats 4 --bots examples/minds.py:arena,greedy,greedy,greedy

Each values some terms of the evaluation more (or less) than the shipped weights do; the report says how often each
kind of bot wins. Two bots of different minds that win equally often speak for a balanced game.
"""

from __future__ import annotations

from collections.abc import Mapping

from taberna.bots.evaluation import evaluation, with_weights
from taberna.bots.greedy import GreedyBot
from taberna.kernel.game import Game


def minded(game: Game, seed: str, more: Mapping[str, float]) -> GreedyBot:
    """A greedy bot that adds something to some weights, at the beginning and at the end of the game."""
    known = evaluation(game.name)
    weights = {
        name: (a + more.get(name, 0.0), b + more.get(name, 0.0)) for name, (a, b) in known.weights.items()
    }
    return GreedyBot(seed, model=with_weights(game.name, weights, dict(known.habits)), game=game)


# -- Rome -----------------------------------------------------------------------------------------------


def arena(game: Game, seed: str) -> GreedyBot:
    return minded(game, seed, {"arena_set": 0.05, "arena_cards": 0.05, "arena_worth": 0.02})


def military(game: Game, seed: str) -> GreedyBot:
    return minded(game, seed, {"provinces": 0.25, "regions": 0.1, "forum": 0.05})


def senate(game: Game, seed: str) -> GreedyBot:
    return minded(game, seed, {"senate_cards": 0.2, "senate_scoring": 0.1})


# -- Provincia Romana -----------------------------------------------------------------------------------


def defender(game: Game, seed: str) -> GreedyBot:
    return minded(game, seed, {"morale": 0.06, "strength": 0.1, "battles": 0.3})


def careless(game: Game, seed: str) -> GreedyBot:
    return minded(game, seed, {"morale": -0.05, "strength": -0.05, "battles": -0.2})
