"""How fast the bots think: figures for ``make bench``."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import taberna

from . import Clock, make
from .greedy import GreedyBot
from .match import decisions
from .search import SearchBot

POSITIONS = 4
SECONDS = 0.5


def bench_search(
    seats: int = 3, seconds: float = SECONDS, games: Sequence[str] = ()
) -> dict[str, dict[str, Any]]:
    """For each game: iterations of the search per second, and milliseconds of a greedy decision."""
    found = {}
    for name in games or taberna.GAMES:
        game = taberna.game(name)
        search = SearchBot("bench", seconds=seconds, game=game)
        greedy = GreedyBot("bench", game=game)
        thought = 0.0
        looked = 0.0
        positions = 0
        for number in range(POSITIONS):
            state = game.new(seats, seed=f"bench {number}")
            players = [make("plebeian", game, f"{number} {s}") for s in range(seats)]
            for played, decision in enumerate(decisions(state, players)):
                if played >= 10 + 15 * number and len(decision.moves) >= 3:
                    break
            seat = state.to_move[0]
            view, moves = state.view(seat), state.moves(seat)
            clock = Clock(None, time.process_time)
            search.choose(view, moves, clock)
            thought += clock.spent
            clock = Clock(None, time.process_time)
            greedy.choose(view, moves, clock)
            looked += clock.spent
            positions += 1
        found[name] = {
            "iterations_per_second": round(search.done / thought),
            "greedy_ms": round(1000 * looked / positions, 2),
        }
    return found
