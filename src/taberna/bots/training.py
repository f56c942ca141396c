"""Training: the greedy bot plays itself, and the weights are fitted to who won, or to what a search found.

Each generation plays with the weights of the one before, now and then a move at random so that unusual
positions are seen too. Habits (what is chosen how often) are counted in the same games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import exp, sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any

from taberna.kernel.games import game as take_game
from taberna.kernel.result import Result
from taberna.kernel.state import State

from .clock import Clock
from .evaluation import Evaluation, training_options, with_weights
from .fit import Sample, fit
from .greedy import GreedyBot
from .habits import kinds
from .lessons import think
from .lookahead import decisions

ASTRAY = 0.08  # share of decisions in self-play that begin with a random move
EVERY = 0.12  # share of moments that become samples
THOUGHT = 0.35  # share of decisions that are thought about, if any are
PATIENCE = 10.0  # how many games' (or lessons') worth of evidence the weights of the generation before are
BY_SCORE = 0.5  # how much of the target is the final scores, which say more than who won


#: Moments of one game: the stage and every seat's features.
Moments = list[tuple[float, tuple[tuple[float, ...], ...]]]


@dataclass(slots=True)
class Plan:
    """What to play: where games differ, training alternates over the lists."""

    games: int = 600
    generations: int = 3
    epochs: int = 12
    seats: tuple[int, ...] = ()
    options: tuple[Mapping[str, Any], ...] = ()
    seed: str = "train"
    #: Games that a search imagines for a decision, to learn from what it found; none: learn from results.
    think: int = 0


@dataclass(slots=True)
class Experience:
    moments: list[tuple[Moments, Result]] = field(default_factory=list)
    lessons: list[Sample] = field(default_factory=list)
    chosen: dict[str, float] = field(default_factory=dict)
    offered: dict[str, float] = field(default_factory=dict)

    def samples(self) -> list[Sample]:
        if self.lessons:
            return self.lessons
        spread = max(1.0, sqrt(fmean(pvariance(result.scores) for _, result in self.moments)))
        return [
            Sample(stage, rows, shares_of(result, spread))
            for moments, result in self.moments
            for stage, rows in moments
        ]

    def habits(self) -> dict[str, float]:
        """How often each kind was chosen when it was offered, if that happened often enough to tell."""
        return {
            kind: round(self.chosen.get(kind, 0.0) / count, 4)
            for kind, count in sorted(self.offered.items())
            if count >= 20
        }


def shares_of(result: Result, spread: float) -> tuple[float, ...]:
    """What is learned from a result: who won, softened by the scores in units of their usual spread."""
    most = max(result.scores)
    odds = [exp((score - most) / spread) for score in result.scores]
    total = sum(odds)
    won = 1.0 / len(result.winners)
    return tuple(
        BY_SCORE * odd / total + (1 - BY_SCORE) * (won if seat in result.winners else 0.0)
        for seat, odd in enumerate(odds)
    )


def train(
    name: str, plan: Plan, report: Callable[[str], None] = print, start: Evaluation | None = None
) -> dict[str, Any]:
    """Weights and habits as the data file holds them (without the command that made them)."""
    game = take_game(name)
    model = start or with_weights(name, None)
    rng = Random(plan.seed)
    seat_counts = plan.seats or tuple(range(game.min_seats, game.max_seats + 1))
    option_sets = plan.options or training_options(name)
    names = [term.name for term in model.terms]
    certain = {term.name for term in model.terms if term.certain}
    loss = 0.0
    for generation in range(plan.generations):
        got = Experience()
        for i in range(plan.games):
            seats = seat_counts[i % len(seat_counts)]
            options = option_sets[i // len(seat_counts) % len(option_sets)]
            state = game.new(seats, options, f"{plan.seed} {generation} {i}")
            _self_play(state, model, rng, plan.think, got)
            if (i + 1) % (10 if plan.think else 100) == 0:
                report(f"generation {generation + 1}: {i + 1} games")
        ridge = PATIENCE / (len(got.lessons) or plan.games)
        weights, loss = fit(got.samples(), names, model.weights, plan.epochs, rng, ridge, certain)
        model = with_weights(name, weights, got.habits())
        report(f"generation {generation + 1}: loss {loss:.4f}")
    return {
        "game": name,
        "loss": round(loss, 4),
        "weights": {n: [round(a, 5), round(b, 5)] for n, (a, b) in model.weights.items()},
        "habits": dict(model.habits),
    }


def _self_play(state: State, model: Evaluation, rng: Random, iterations: int, got: Experience) -> None:
    """One game to its end, and what can be learned from it."""
    game = state.game
    bot = GreedyBot(rng.getrandbits(64), worlds=1, model=model, game=game)
    moments: Moments = []
    while state.to_move:
        if rng.random() < EVERY:
            moments.append((model.stage(state), tuple(tuple(row) for row in model.features(state))))
        seat = state.to_move[0]
        moves = decisions(state, seat)
        step = state.stack[-1].name
        begins = step not in model.continues  # a second half made at random would spoil the whole decision
        if len(moves) == 1:
            move = moves[0]
        elif iterations and begins and rng.random() < THOUGHT:
            move, found = think(game, model, state.view(seat), moves, rng, iterations)
            got.lessons += found
        elif begins and rng.random() < ASTRAY:
            move = moves[int(rng.random() * len(moves))]
        else:
            move = bot.choose(state.view(seat), moves, Clock())
            _count(got, step, moves, move)
        state.play(seat, move)
    assert state.result is not None
    got.moments.append((moments, state.result))


def _count(got: Experience, step: str, moves: list[Any], move: Any) -> None:
    names = kinds(step, moves)
    for kind in set(names):
        got.offered[kind] = got.offered.get(kind, 0.0) + 1
    kind = names[moves.index(move)]
    got.chosen[kind] = got.chosen.get(kind, 0.0) + 1
