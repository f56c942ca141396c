"""The random bot: any answer to the question it is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from taberna.kernel.move import Move

from .clock import Clock


def any_answer(moves: Sequence[Move], random: Random) -> Move:
    """A move at random, but no interrupt: those are remarks of somebody who need not be asked."""
    count = len(moves)
    while True:  # drawing again is faster than filtering; a seat that is asked always has an answer
        move = moves[int(random.random() * count)]
        if not move.interrupt:
            return move


class RandomBot:
    def __init__(self, seed: str) -> None:
        self.random = Random(seed)

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        return any_answer(moves, self.random)
