"""Training: the greedy bot plays itself, and the weights are fitted to who won, or to what a search found.

Each generation plays with the weights of the one before, now and then a move at random so that unusual
positions are seen too. Habits (what is chosen how often) are counted in the same games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any

from taberna.bots.clock import Clock
from taberna.bots.evaluation import Evaluation, training_options, with_weights
from taberna.bots.greedy import GreedyBot
from taberna.bots.habits import kinds
from taberna.bots.lookahead import answers
from taberna.bots.match import Decision, play
from taberna.bots.protocol import Bot
from taberna.bots.scripted import Script, ScriptedBot, scripts
from taberna.kernel.game import Game
from taberna.kernel.games import game as take_game
from taberna.kernel.move import Move
from taberna.kernel.result import Result
from taberna.kernel.spec import GameSpec
from taberna.kernel.state import State

from .fit import Sample, fit
from .lessons import think

ASTRAY = 0.08  # share of decisions in self-play that begin with a random move
EVERY = 0.12  # share of moments that become samples
THOUGHT = 0.35  # share of decisions that are thought about, if any are
PATIENCE = 10.0  # how many games' (or lessons') worth of evidence the weights of the generation before are
BY_SCORE = 0.5  # how much of the target is the final scores, which say more than who won


#: Moments of one game: the stage and every seat's features.
Moments = list[tuple[float, tuple[tuple[float, ...], ...]]]


@dataclass(slots=True)
class Training:
    """What to play: where games differ, training alternates over the lists."""

    games: int = 600
    generations: int = 3
    epochs: int = 12
    seats: tuple[int, ...] = ()
    options: tuple[Mapping[str, Any], ...] = ()
    seed: str = "train"
    #: Games that a search imagines for a decision, to learn from what it found; none: learn from results.
    think: int = 0
    #: Share of the games in which one seat follows a script of the game.
    league: float = 0.25
    #: What an edition changes of the card data.
    edition: Mapping[str, Any] = field(default_factory=dict)


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
    name: str, plan: Training, report: Callable[[str], None] = print, start: Evaluation | None = None
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
            spec = GameSpec(name, seats, options, plan.edition, f"{plan.seed} {generation} {i}")
            stranger = _stranger(name, rng) if rng.random() < plan.league else None
            _self_play(spec, model, rng, plan.think, got, stranger)
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


class Student:
    """Plays all seats: greedily, now and then at random, and now and then after a search that teaches something."""

    def __init__(self, game: Game, model: Evaluation, rng: Random, iterations: int, got: Experience) -> None:
        self.game = game
        self.model = model
        self.rng = rng
        self.iterations = iterations
        self.got = got
        self.greedy = GreedyBot(rng.getrandbits(64), worlds=1, model=model, game=game)

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        asked = answers(moves)
        if len(asked) == 1:
            return asked[0]
        step = view["step"]["name"]
        begins = (
            step not in self.model.continues
        )  # a second half made at random would spoil the whole decision
        if self.iterations and begins and self.rng.random() < THOUGHT:
            move, found = think(self.game, self.model, view, asked, self.rng, self.iterations)
            self.got.lessons += found
        elif begins and self.rng.random() < ASTRAY:
            move = asked[int(self.rng.random() * len(asked))]
        else:
            move = self.greedy.choose(view, asked, clock)
            _count(self.got, step, asked, move)
        return move


def _stranger(game: str, rng: Random) -> Script | None:
    """Any of the scripts of a game."""
    known = list(scripts(game).values())
    return rng.choice(known) if known else None


def _self_play(
    spec: GameSpec,
    model: Evaluation,
    rng: Random,
    iterations: int,
    got: Experience,
    stranger: Script | None = None,
) -> None:
    """One game to its end, and what can be learned from it; a ``stranger`` follows a script on one seat."""
    state = spec.new()
    moments: Moments = []

    def look(state: State, decision: Decision) -> None:
        if rng.random() < EVERY:
            moments.append((model.stage(state), tuple(tuple(row) for row in model.features(state))))

    student = Student(state.game, model, rng, iterations, got)
    players: list[Bot] = [student] * state.seats
    if stranger is not None:
        players[rng.randrange(state.seats)] = ScriptedBot(stranger, student.greedy)
    got.moments.append((moments, play(state, players, look)))


def _count(got: Experience, step: str, moves: list[Any], move: Any) -> None:
    names = kinds(step, moves)
    for kind in set(names):
        got.offered[kind] = got.offered.get(kind, 0.0) + 1
    kind = names[moves.index(move)]
    got.chosen[kind] = got.chosen.get(kind, 0.0) + 1
