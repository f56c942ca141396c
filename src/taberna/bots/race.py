"""A race of moves: everybody runs in the same worlds, and who is clearly behind drops out.

Luck is the same for all in one world, so what tells them apart is the difference to the leader, world by world:
far fewer worlds are needed than if each mean were known by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from taberna.kernel.move import Move

FEWEST = 6  # worlds before anybody drops out
SURE = 2.0  # standard errors behind the leader that end a race
CLOSE = 0.004  # a difference in the chance to win that is not worth more thought
TRUST = 2.0  # how many worlds the first opinion counts


class Runner:
    """One move in the race."""

    __slots__ = ("first", "line", "values")

    def __init__(self, line: Sequence[Move], first: float) -> None:
        #: The move, and the rest of the decision that it begins, if there is more of it.
        self.line = line
        #: The first opinion: our chance by looking one decision ahead.
        self.first = first
        #: Our chance in each world it ran in.
        self.values: list[float] = []

    @property
    def move(self) -> Move:
        return self.line[0]

    @property
    def chance(self) -> float:
        return (sum(self.values) + TRUST * self.first) / (len(self.values) + TRUST)


class Race:
    def __init__(self, runners: Sequence[Runner]) -> None:
        #: Still in the race; all of them have run in the same worlds.
        self.running = list(runners)
        self.worlds = 0
        self._next_look = FEWEST

    @property
    def over(self) -> bool:
        return len(self.running) < 2

    @property
    def leader(self) -> Runner:
        return max(self.running, key=lambda runner: runner.chance)

    def add(self, values: Sequence[float]) -> None:
        """What came of one world, for everybody who is running."""
        for runner, value in zip(self.running, values, strict=True):
            runner.values.append(value)
        self.worlds += 1
        if self.worlds >= self._next_look:
            self._next_look = max(self.worlds + 1, self.worlds * 4 // 3)
            leader = self.leader
            self.running = [r for r in self.running if r is leader or not self._beaten(r, leader)]

    def _beaten(self, runner: Runner, leader: Runner) -> bool:
        """Clearly behind, or so close to the leader that it does not matter."""
        behind = [ours - theirs for ours, theirs in zip(leader.values, runner.values, strict=True)]
        count = len(behind)
        mean = sum(behind) / count
        doubt = SURE * sqrt(sum([(d - mean) ** 2 for d in behind]) / (count * (count - 1)))
        return mean > doubt or abs(mean) + doubt < CLOSE
