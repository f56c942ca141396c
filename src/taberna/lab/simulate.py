"""Playing many games: the same seed gives the same games, however many processes share the work."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from os import cpu_count
from typing import Any, TypeAlias

from taberna import bots
from taberna.bots.match import Decision, play, play_at_random, repeated, seated
from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game
from taberna.kernel.spec import GameSpec

from .figures import wilson
from .pool import HERE, Workers

#: Seconds a bot may think about one decision.
THINKING = 1.0

#: Work is handed out in pieces of about this many games.
PIECE = 200

Outcome = tuple[tuple[int, ...], tuple[int, ...], int]  # winners, scores, decisions
#: A simulation, and which of its games: from, up to but without.
Piece: TypeAlias = "tuple[Simulation, int, int]"


@dataclass(frozen=True)
class Simulation:
    """What to play; all of it can be sent to another process."""

    spec: GameSpec
    games: int
    bots: tuple[str, ...] = ("random",)

    def check(self) -> Game:
        """The game, after a look at all that could be wrong."""
        rules = self.spec.check()
        if self.games < 1:
            raise BadSetup(f"{self.games} games cannot be played")
        for name in self.bots:
            bots.make(name, rules, "")
        return rules

    def seated_bots(self) -> list[str]:
        return repeated(self.bots, self.spec.seats)


@dataclass
class Report:
    """What came out, by seat."""

    simulation: Simulation
    seconds: float = 0.0
    games: int = 0
    decisions: int = 0
    #: Games won; a shared victory counts in parts.
    wins: list[float] = field(default_factory=list)
    shared: int = 0
    scores: list[list[int]] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)

    def add(self, outcomes: Sequence[Outcome]) -> None:
        if not self.wins:
            self.wins = [0.0] * self.simulation.spec.seats
            self.scores = [[] for _ in range(self.simulation.spec.seats)]
        for winners, scores, decisions in outcomes:
            self.games += 1
            self.decisions += decisions
            self.lengths.append(decisions)
            self.shared += len(winners) > 1
            for seat in winners:
                self.wins[seat] += 1 / len(winners)
            for seat, score in enumerate(scores):
                self.scores[seat].append(score)

    def rate(self, seat: int) -> tuple[float, float, float]:
        """The share of games a seat won, with its 95 % interval."""
        share = self.wins[seat] / self.games
        return share, *wilson(share, self.games)

    def data(self) -> dict[str, Any]:
        """Everything, JSON-able."""
        spec = self.simulation.spec
        return {
            "game": spec.game,
            "seats": spec.seats,
            "options": dict(spec.options),
            "seed": spec.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds),
            "shared_victories": self.shared,
            "length": summary(self.lengths),
            "by_seat": [
                {
                    "seat": seat,
                    "bot": bot,
                    "wins": round(self.wins[seat], 3),
                    "rate": [round(number, 4) for number in self.rate(seat)],
                    "score": summary(self.scores[seat]),
                }
                for seat, bot in enumerate(self.simulation.seated_bots())
            ],
        }


def summary(numbers: Sequence[int]) -> dict[str, float]:
    return {
        "mean": round(statistics.fmean(numbers), 2),
        "min": min(numbers),
        "median": statistics.median(numbers),
        "max": max(numbers),
    }


def simulate(
    simulation: Simulation, workers: Workers = HERE, progress: Callable[[int], None] | None = None
) -> Report:
    """Play all games; ``progress`` hears of games done.

    Ctrl-C ends it early with what is finished; the report says how many games that are.
    """
    simulation.check()
    report = Report(simulation)
    started = time.perf_counter()
    finished: dict[int, list[Outcome]] = {}
    try:
        for (_, first, _), outcomes in workers(play_games, _pieces(simulation)):
            finished[first] = outcomes
            if progress is not None:
                progress(len(outcomes))
    except KeyboardInterrupt:
        if not finished:
            raise
    report.seconds = time.perf_counter() - started
    for first in sorted(finished):
        report.add(finished[first])
    return report


def _pieces(simulation: Simulation) -> list[Piece]:
    size = max(1, min(PIECE, math.ceil(simulation.games / (4 * (cpu_count() or 1)))))
    return [
        (simulation, first, min(first + size, simulation.games)) for first in range(0, simulation.games, size)
    ]


def play_games(piece: Piece) -> list[Outcome]:
    simulation, first, end = piece
    rules = simulation.spec.rules()
    seeds = (f"{simulation.spec.seed}/{number}" for number in range(first, end))
    return [_outcome(simulation, simulation.spec.seeded(seed), rules) for seed in seeds]


def _outcome(simulation: Simulation, spec: GameSpec, rules: Game) -> Outcome:
    if set(simulation.bots) == {"random"}:
        result, count = play_at_random(spec, rules)
        return result.winners, result.scores, count
    made: list[Decision] = []
    with seated(rules, simulation.seated_bots(), spec.seed) as players:
        result = play(spec.new(rules), players, lambda _, decision: made.append(decision), seconds=THINKING)
    return result.winners, result.scores, len(made)
