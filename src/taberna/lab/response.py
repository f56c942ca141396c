"""A best response: how well somebody does against a level who has learned to play against nothing else.

The learner plays like a level but weighs things otherwise. Weights are changed a little in any direction and in the
opposite one, both play the same deals on the same seat against the frozen level, and what did better is followed
(an evolution strategy with antithetic pairs). What it wins afterwards on new deals tells how exploitable a level is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from time import process_time
from typing import Any

from taberna import bots
from taberna.bots.evaluation import Evaluation, evaluation, with_weights
from taberna.bots.match import Decision, play
from taberna.kernel.result import Result
from taberna.kernel.spec import GameSpec
from taberna.kernel.state import State

from .fit import Sample, units
from .training import shares_of

PAIRS = 16  # of games before the weights are changed
FIRST = 8  # games to see how much features and scores differ
RATE = 0.1  # of a usual change, at most so much in one step
OWN = 0.15  # a usual change of a weight: this much of itself, and
COMMON = 0.06  # this much of what weights are on average


@dataclass(frozen=True, slots=True)
class BestResponse:
    game: str
    #: Whom to beat, and whom to play like.
    level: str
    like: str = "eques"
    seats: int = 2
    #: Of processor time.
    seconds: float = 300.0
    seed: str = "response"
    #: Where learning begins; else with the shipped weights.
    start: Evaluation | None = None


class Learner:
    """The weights in units in which features differ alike, one for the beginning and one for the end of the game."""

    def __init__(self, plan: BestResponse) -> None:
        self.plan = plan
        self.rng = Random(plan.seed)
        self.model = plan.start or evaluation(plan.game)
        self.deals = 0
        self.names = [term.name for term in self.model.terms]
        certain = {term.name for term in self.model.terms if term.certain}
        self.units, self.spread = self._look()
        pairs = [self.model.weights[name] for name in self.names]
        self.centre = [w * u for pair, u in zip(pairs, self.units, strict=True) for w in pair]
        common = COMMON * sqrt(fmean(w * w for w in self.centre))
        #: How far each weight is usually changed.
        self.reach = [OWN * abs(w) + common for w in self.centre]
        for i, name in enumerate(self.names):
            if name in certain:
                self.reach[2 * i] = self.reach[2 * i + 1] = 0.0
        self.first = [0.0] * len(self.centre)
        self.second = [0.0] * len(self.centre)
        self.steps = 0
        #: The mean of the later centres: steadier than the last one.
        self.average = list(self.centre)

    def _look(self) -> tuple[list[float], float]:
        """How much features and final scores differ between seats, in a few games of the level."""
        samples: list[Sample] = []
        results: list[Result] = []
        model = self.model

        def look(state: State, decision: Decision) -> None:
            if self.rng.random() < 0.1:
                rows = tuple(tuple(row) for row in model.features(state))
                samples.append(Sample(model.stage(state), rows, ()))

        for _ in range(FIRST):
            spec = self._deal()
            players = [
                bots.make(self.plan.like, spec.rules(), f"{spec.seed} {s}") for s in range(self.plan.seats)
            ]
            results.append(play(spec.new(), players, look))
        spread = max(1.0, sqrt(fmean(pvariance(result.scores) for result in results)))
        return units(samples, len(self.names)), spread

    def _deal(self) -> GameSpec:
        self.deals += 1
        return GameSpec(self.plan.game, self.plan.seats, seed=f"{self.plan.seed} {self.deals}")

    def weights(self, vector: list[float]) -> dict[str, tuple[float, float]]:
        return {
            name: (vector[2 * i] / unit, vector[2 * i + 1] / unit)
            for i, (name, unit) in enumerate(zip(self.names, self.units, strict=True))
        }

    def reward(self, spec: GameSpec, seat: int, vector: list[float]) -> tuple[float, float]:
        """What is learned from, and the share of the victory."""
        model: Evaluation = with_weights(self.plan.game, self.weights(vector), dict(self.model.habits))
        rules = spec.rules()
        names = [self.plan.level] * self.plan.seats
        players = [bots.make(name, rules, f"{spec.seed} {s}") for s, name in enumerate(names)]
        players[seat] = bots.LEVELS[self.plan.like](rules, f"{spec.seed} {seat}", model)
        result = play(spec.new(rules), players, timer=process_time)
        won = 1.0 / len(result.winners) if seat in result.winners else 0.0
        return shares_of(result, self.spread)[seat], won

    def step(self) -> float:
        """Some pairs of games, and a change of the weights; the share that was won in them."""
        slope = [0.0] * len(self.centre)
        wins: list[float] = []
        for pair in range(PAIRS):
            spec = self._deal()
            seat = pair % self.plan.seats
            # a term counts more or less in the whole game: half as many things to learn
            way = [x for _ in self.names for x in [self.rng.gauss(0.0, 1.0)] * 2]
            there = [c + r * w for c, r, w in zip(self.centre, self.reach, way, strict=True)]
            back = [c - r * w for c, r, w in zip(self.centre, self.reach, way, strict=True)]
            one, won = self.reward(spec, seat, there)
            two, lost = self.reward(spec, seat, back)
            wins += [won, lost]
            for i, w in enumerate(way):
                slope[i] += (one - two) * w / PAIRS
        self._follow(slope)
        return fmean(wins)

    def _follow(self, slope: list[float]) -> None:
        """A step uphill, as Adam takes it."""
        self.steps += 1
        for i, g in enumerate(slope):
            self.first[i] = 0.9 * self.first[i] + 0.1 * g
            self.second[i] = 0.98 * self.second[i] + 0.02 * g * g
            mean = self.first[i] / (1 - 0.9**self.steps)
            square = self.second[i] / (1 - 0.98**self.steps)
            self.centre[i] += RATE * self.reach[i] * mean / (sqrt(square) + 1e-9)
            share = max(1.0 / self.steps, 0.05)
            self.average[i] += share * (self.centre[i] - self.average[i])


def respond(
    plan: BestResponse,
    report: Callable[[str], None] = print,
    keep: Callable[[Mapping[str, Any]], None] = lambda found: None,
) -> dict[str, Any]:
    """Weights that do well against a level, as a file of weights holds them; ``keep`` gets them now and then."""
    began = process_time()
    learner = Learner(plan)
    recent: list[float] = []
    found: dict[str, Any] = {}
    while not found or process_time() - began < plan.seconds:
        recent.append(learner.step())
        weights = learner.weights(learner.average)
        found = {
            "game": plan.game,
            "weights": {name: [round(a, 5), round(b, 5)] for name, (a, b) in weights.items()},
            "habits": dict(learner.model.habits),
        }
        if learner.steps % 5 == 0:
            keep(found)
            games = 2 * PAIRS * learner.steps
            report(
                f"{games} games, {process_time() - began:.0f} s: won {fmean(recent[-5:]):.1%} of the last 160"
            )
    return found
