"""An evaluation: who is likely to win, from features of a (usually imagined) world.

Every seat's features are weighed into one number, its strength; the chance of a seat to win is its share of
``exp(strength)``. So the chances add up to one, and what helps a rival counts against you. Each feature has
two weights, for the beginning and for the end of the game; in between they blend.

A game brings its terms in ``evaluation.py`` and their weights in ``weights.json``; else it is judged `by_score`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

from taberna.kernel import games
from taberna.kernel.native import again
from taberna.kernel.result import Result
from taberna.kernel.state import State

GRID: Final = 20  # weights are blended once for each twentieth of a game
CARE: Final = 0.02  # how much of a careful judgement is the lead instead of the chance

Weights = Mapping[str, Sequence[float]]


@dataclass(frozen=True, slots=True)
class Term:
    """A feature in words: why it matters, and what to say when a move brings more or less of it.

    ``guess`` is the weight a player would set by hand, where training starts: one, or one for the beginning and
    one for the end of the game. What is ``certain`` by the rules keeps it.
    """

    name: str
    guess: float | tuple[float, float]
    why: str
    more: str
    less: str
    certain: bool = False
    #: Whether it is worth a word: not what changes with every move of its kind.
    told: bool = True

    @property
    def guesses(self) -> tuple[float, float]:
        return self.guess if isinstance(self.guess, tuple) else (self.guess, self.guess)

    def __reduce__(self) -> tuple[object, ...]:
        return again(self)


def _as_it_is(view: Mapping[str, Any]) -> Mapping[str, Any]:
    return view


def _never(state: Any) -> bool:
    return False


class Evaluation:
    """The terms of one game with their weights."""

    def __init__(
        self,
        game: str,
        terms: Sequence[Term],
        features: Callable[[Any], list[list[float]]],
        stage: Callable[[Any], float],
        continues: frozenset[str],
        weights: Weights,
        habits: Mapping[str, float] | None = None,
        horizon: int = 4,
        sharpness: tuple[float, float] = (1.0, 1.0),
        sealed: frozenset[str] = frozenset(),
        unlocked: Callable[[Mapping[str, Any]], Mapping[str, Any]] = _as_it_is,
        alike: frozenset[str] = frozenset(),
        ending: Callable[[Any], bool] = _never,
        doubt: float = 1.0,
        afar: Evaluation | None = None,
    ) -> None:
        self.game = game
        self.terms = tuple(terms)
        self.features = features
        self.stage = stage
        #: Steps that are second halves of a decision: who looks one decision ahead looks past them.
        self.continues = continues
        #: How often players in self-play choose what, by kind of move; see `habits`.
        self.habits: Mapping[str, float] = habits or {}
        #: Decisions that the search plays on before it asks, for each opponent: with many it takes longer until it
        #: is our turn again. Found by experiment.
        self.horizon = horizon
        #: Steps in which all choose at once, by one move each; and a view as if nobody had chosen yet.
        self.sealed = sealed
        self.unlocked = unlocked
        #: Verbs of moves that nobody can tell apart, such as taking one of several cards that lie face down.
        self.alike = alike
        #: Whether so little of the game is left that the search may play it out.
        self.ending = ending
        #: How much a beginner's doubts count here: less where a game has many decisions and mistakes add up.
        self.doubt = doubt
        #: How a search judges where its imagined games end, if not in the same way: what suits one who looks one
        #: decision ahead need not tell best who wins from there.
        self.afar = afar
        self.weights: dict[str, tuple[float, float]] = {}
        for term in self.terms:
            early, late = weights.get(term.name, (0.0, 0.0))
            self.weights[term.name] = (float(early), float(late))
        pairs = list(self.weights.values())
        #: What strengths are multiplied by at the beginning and at the end of the game, so that chances mean what
        #: they say. It changes no choice between moves.
        self.sharpness = sharpness
        self._blends = [self._blend(pairs, i / GRID) for i in range(GRID + 1)]

    def settings(self) -> tuple[Any, ...]:
        """What it was made of."""
        return (
            self.game, self.terms, self.features, self.stage, self.continues, self.weights, self.habits,
            self.horizon, self.sharpness, self.sealed, self.unlocked, self.alike, self.ending, self.doubt,
            self.afar,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return Evaluation, self.settings()

    def weighing(self, model: Evaluation) -> Evaluation:
        """The same judgement with the weighed sums of another one: here there is nothing else."""
        return model

    def _blend(self, pairs: Sequence[tuple[float, float]], stage: float) -> list[float]:
        early, late = self.sharpness
        sharp = early + (late - early) * stage
        return [sharp * (a + (b - a) * stage) for a, b in pairs]

    def blend(self, state: State) -> list[float]:
        """The weights at this stage of the game."""
        return self._blends[int(self.stage(state) * GRID + 0.5)]

    def strengths(self, state: State) -> list[float]:
        weights = self.blend(state)
        found: list[float] = []
        for row in self.features(state):
            strength = 0.0  # added up in order: `sum` rounds otherwise in newer Pythons
            for weight, value in zip(weights, row):  # noqa: B905 - a strict one is no plain loop when compiled
                strength += weight * value
            found.append(strength)
        return found

    def values(self, state: State) -> list[float]:
        """Each seat's chance to win; after the end, its share of the victory."""
        if state.result is not None:
            return victory(state.result, state.seats)
        return shares(self.strengths(state))

    def careful(self, state: State) -> list[float]:
        """The chances, and a little for the lead: where the result seems clear, more is still better than less."""
        result = state.result
        if result is None:
            marks = self.strengths(state)
            chances = shares(marks)
        else:
            chances = victory(result, state.seats)
            scores = result.scores
            spread = 1.0 + sum([abs(score) for score in scores]) / (4 * state.seats)
            marks = [score / spread for score in scores]
        total = 0.0
        for mark in marks:
            total += mark
        mean = total / state.seats
        parts: list[float] = []
        whole = 0.0
        for mark in marks:
            lead = mark - mean
            part = 1.0 + lead / (3.0 + abs(lead))
            parts.append(part)
            whole += part
        care = CARE / whole
        for seat, part in enumerate(parts):
            chances[seat] = (1.0 - CARE) * chances[seat] + care * part
        return chances


def victory(result: Result, seats: int) -> list[float]:
    """Each seat's share of it."""
    winners = result.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def shares(strengths: list[float]) -> list[float]:
    """Of ``exp(strength)``."""
    most = strengths[0]
    for strength in strengths:
        if strength > most:
            most = strength
    total = 0.0
    odds: list[float] = []
    for strength in strengths:
        odd = exp(strength - most)
        odds.append(odd)
        total += odd
    return [odd / total for odd in odds]


@cache
def evaluation(game: str) -> Evaluation:
    """The evaluation of a game with the weights it ships with."""
    shipped = Path(games.game(game).package) / "weights.json"
    if not shipped.is_file():
        return with_weights(game, None)
    data: dict[str, Any] = json.loads(shipped.read_text(encoding="utf-8"))
    model = with_weights(game, data["weights"], data["habits"])
    far = shipped.with_name("afar.json")
    afar = model
    if far.is_file():
        afar = with_weights(game, json.loads(far.read_text(encoding="utf-8"))["weights"], data["habits"])
    learned = shipped.with_name("judge.json")
    if learned.is_file():
        from .net import judge

        afar = judge(afar, json.loads(learned.read_text(encoding="utf-8")))
    return model if afar is model else farsighted(model, afar)


def farsighted(model: Evaluation, afar: Evaluation) -> Evaluation:
    """The same judgement, with another one for where imagined games end."""
    settings: list[Any] = [*model.settings()[:-1], afar]
    return Evaluation(*settings)


@cache
def calibrated(game: str) -> Evaluation:
    """The evaluation of a game with chances that mean what they say, as far as `taberna calibrate` has found out."""
    shipped = Path(games.game(game).package) / "calibration.json"
    if not shipped.is_file():
        return evaluation(game)
    early, late = json.loads(shipped.read_text(encoding="utf-8"))["sharpness"]
    return sharpened(evaluation(game), (early, late))


def sharpened(model: Evaluation, sharpness: tuple[float, float]) -> Evaluation:
    """The same judgement with chances further apart (above 1) or nearer to each other (below 1)."""
    return Evaluation(
        model.game, model.terms, model.features, model.stage, model.continues, model.weights, model.habits,
        model.horizon, sharpness, model.sealed, model.unlocked,
        model.alike, model.ending, model.doubt,
    )  # fmt: skip


#: How players differ, from the one who risks least to the one who risks most.
CHARACTERS = ("cautious", "greedy", "aggressive")


@cache
def character(game: str, name: str) -> Evaluation:
    """The evaluation of a game as somebody of this character weighs it."""
    model = evaluation(game)
    factors: Mapping[str, float] = getattr(_terms(game), "CHARACTERS", {}).get(name, {})

    def weighed(weights: Mapping[str, tuple[float, float]]) -> Evaluation:
        changed = {
            term: (early * factors.get(term, 1.0), late * factors.get(term, 1.0))
            for term, (early, late) in weights.items()
        }
        return with_weights(game, changed, dict(model.habits))

    own = weighed(model.weights)
    return own if model.afar is None else farsighted(own, model.afar.weighing(weighed(model.afar.weights)))


def training_options(game: str) -> tuple[Mapping[str, Any], ...]:
    """The option sets that training alternates over."""
    found: tuple[Mapping[str, Any], ...] = _terms(game).TRAINING
    return found


def with_weights(game: str, weights: Weights | None, habits: dict[str, float] | None = None) -> Evaluation:
    """An evaluation with other weights; without any, those guessed by hand."""
    terms = _terms(game)
    if weights is None:
        weights = {term.name: term.guesses for term in terms.TERMS}
    return Evaluation(
        game,
        terms.TERMS,
        terms.features,
        terms.stage,
        terms.CONTINUES,
        weights,
        habits,
        terms.HORIZON,
        sealed=getattr(terms, "SEALED", frozenset()),
        unlocked=getattr(terms, "unlocked", _as_it_is),
        alike=getattr(terms, "ALIKE", frozenset()),
        ending=getattr(terms, "ending", _never),
        doubt=getattr(terms, "DOUBT", 1.0),
    )


def _terms(game: str) -> Any:
    """The terms of a game: its own, or those by which any game can be judged."""
    from . import by_score

    return games.part(game, "evaluation") or by_score
