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
ERROR = 0.03  # how wrong a first opinion about the difference of two moves usually is
USUAL = 0.01  # the variance of values that is expected before worlds have shown it


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


class Race:
    def __init__(self, runners: Sequence[Runner]) -> None:
        #: Still in the race; all of them have run in the same worlds.
        self.running = list(runners)
        self.worlds = 0
        #: How many worlds the first opinion counts: the more, the more worlds differ in who is better.
        self.trust = 2 * USUAL / ERROR**2
        self._next_look = FEWEST

    @property
    def over(self) -> bool:
        return len(self.running) < 2

    @property
    def leader(self) -> Runner:
        return max(self.running, key=self.chance)

    def chance(self, runner: Runner) -> float:
        """Of first opinion and worlds together."""
        return (sum(runner.values) + self.trust * runner.first) / (len(runner.values) + self.trust)

    def add(self, values: Sequence[float]) -> None:
        """What came of one world, for everybody who is running."""
        for runner, value in zip(self.running, values, strict=True):
            runner.values.append(value)
        self.worlds += 1
        self.trust = 2 * self._noise() / ERROR**2
        if self.worlds >= self._next_look:
            self._next_look = max(self.worlds + 1, self.worlds * 4 // 3)
            leader = self.leader
            self.running = [r for r in self.running if r is leader or not self._beaten(r, leader)]

    def _noise(self) -> float:
        """The variance of values that neither the world nor the runner explains."""
        rows = [runner.values for runner in self.running]
        means = [sum(row) / self.worlds for row in rows]
        grand = sum(means) / len(means)
        total = 0.0
        for column in zip(*rows, strict=True):
            here = sum(column) / len(column) - grand
            total += sum([(value - mean - here) ** 2 for value, mean in zip(column, means, strict=True)])
        expected = 2  # worlds that the usual variance counts
        return (total / (len(rows) - 1) + expected * USUAL) / (self.worlds - 1 + expected)

    def _beaten(self, runner: Runner, leader: Runner) -> bool:
        """Clearly behind, or so close to the leader that it does not matter."""
        ahead = [ours - theirs for ours, theirs in zip(leader.values, runner.values, strict=True)]
        count = len(ahead)
        mean = sum(ahead) / count
        variance = sum([(a - mean) ** 2 for a in ahead]) / (count - 1)
        trust = variance / ERROR**2
        lead = (mean * count + trust * (leader.first - runner.first)) / (count + trust)
        doubt = SURE * sqrt(variance / (count + trust))
        return lead > doubt or abs(lead) + doubt < CLOSE
