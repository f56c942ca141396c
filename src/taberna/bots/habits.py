"""Habits: how often players choose which kind of move, learned by counting in self-play.

They stand in for the choices nobody may look at (sealed bids of others) and thin out long lists of moves. A
kind of move is its step, its verb and, where one verb offers many moves, its place in that list in eighths:
``WarBid lock 2`` is a secret bid of about a quarter of what one has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from taberna.kernel.move import Move

EIGHTHS: Final = 8
UNSEEN: Final = 0.02  # nothing legal is impossible


def kinds(step: str, moves: Sequence[Move]) -> list[str]:
    """The kind of each move in a list of legal ones."""
    counts: dict[str, int] = {}
    for move in moves:
        counts[move.verb] = counts.get(move.verb, 0) + 1
    seen: dict[str, int] = {}
    found = []
    for move in moves:
        verb = move.verb
        place = seen.get(verb, 0)
        seen[verb] = place + 1
        last = counts[verb] - 1
        eighth = place * EIGHTHS // last if last else 0
        found.append(f"{step} {verb} {eighth}")
    return found


def sample(habits: Mapping[str, float], step: str, moves: Sequence[Move], rng: Random) -> Move:
    """A move as players are used to choose it; any legal one if nothing is known."""
    if len(moves) == 1:
        return moves[0]
    if not habits:
        return moves[int(rng.random() * len(moves))]
    names = kinds(step, moves)
    shared: dict[str, int] = {}
    for name in names:
        shared[name] = shared.get(name, 0) + 1
    weights = [(habits.get(name, 0.0) + UNSEEN) / shared[name] for name in names]
    point = rng.random() * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        point -= weight
        if point <= 0:
            return move
    return moves[-1]
