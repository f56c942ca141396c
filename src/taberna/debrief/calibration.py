"""Calibration: does a chance of 70 % win 70 % of the time?

Bots of equal strength play games; at some turns the seat that is asked next gets its chance as a debrief would
tell it, and the end of the game tells whether it came true. `fit` finds how much sharper or flatter the
evaluation has to speak; `held_out` says how well it does on games that had no part in the fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from random import Random
from statistics import fmean
from typing import Any

from taberna.bots.evaluation import Evaluation
from taberna.bots.greedy import GreedyBot
from taberna.bots.match import decisions
from taberna.bots.protocol import Bot
from taberna.kernel.game import Game

from .chances import Judge

BINS = 10
WORLDS = 4  # behind each chance; a debrief imagines more, which makes chances only steadier
WORLDS_OF_PLAYERS = 1
SHARE = 0.15  # of the turns: few of one game and many games tell more than many of few
FOLDS = 2
RESAMPLES = 200  # of whole games, for intervals


@dataclass(frozen=True, slots=True)
class Told:
    """One chance that was told, and what became of it."""

    game: int
    #: How far the game was, 0 to 1.
    stage: float
    seat: int
    #: Everybody's chances in each imagined world.
    worlds: tuple[tuple[float, ...], ...]
    #: The seat's share of the victory in the end.
    came_true: float

    def chance(self, sharpness: tuple[float, float] = (1.0, 1.0)) -> float:
        early, late = sharpness
        power = early + (late - early) * self.stage
        return fmean(_sharp(world, self.seat, power) for world in self.worlds)


def _sharp(chances: Sequence[float], seat: int, power: float) -> float:
    if power == 1.0:
        return chances[seat]
    powers: list[float] = [chance**power for chance in chances]
    share: float = powers[seat] / sum(powers)
    return share


def tell(
    game: Game, model: Evaluation, seats: int, number: int, seed: str, share: float = SHARE
) -> list[Told]:
    """Play one game and tell a chance at some of its turns."""
    judge = Judge(game, model)
    state = game.new(seats, {}, f"{seed}/{number}")
    players: list[Bot] = [
        GreedyBot(f"{seed}/{number}/{seat}", WORLDS_OF_PLAYERS, game=game) for seat in range(seats)
    ]
    waiting: list[tuple[float, int, tuple[tuple[float, ...], ...]]] = []
    rng = Random(f"{seed}/{number}/told")
    last = -1
    for decision in decisions(state, players):
        seat = decision.seat
        if seat != last and rng.random() < share:
            worlds = judge.seen(state.view(seat), rng, WORLDS, seats)
            waiting.append((model.stage(state), seat, tuple(map(tuple, worlds))))
        last = seat
    assert state.result is not None
    winners = state.result.winners
    return [
        Told(number, stage, seat, worlds, (seat in winners) / len(winners)) for stage, seat, worlds in waiting
    ]


def loss(told: Sequence[Told], sharpness: tuple[float, float]) -> float:
    """How surprised one is on average: the logarithmic loss."""

    def surprise(one: Told) -> float:
        chance = min(max(one.chance(sharpness), 1e-6), 1 - 1e-6)
        return -(one.came_true * log(chance) + (1 - one.came_true) * log(1 - chance))

    return fmean(map(surprise, told))


def fit(told: Sequence[Told]) -> tuple[float, float]:
    """The sharpness for the beginning and for the end of the game that surprises least, to two digits."""
    best = (1.0, 1.0)
    least = loss(told, best)
    step = 0.4
    while step >= 0.01:
        early, late = best
        around = [(early + step, late), (early - step, late), (early, late + step), (early, late - step)]
        around = [(round(a, 2), round(b, 2)) for a, b in around if a > 0.02 and b > 0.02]
        found, where = min((loss(told, pair), pair) for pair in around)
        if found < least:
            least, best = found, where
        else:
            step /= 2
    return best


@dataclass(frozen=True, slots=True)
class Bin:
    """Chances of about the same size, and how often they came true."""

    told: float
    came_true: float
    count: int


@dataclass(frozen=True, slots=True)
class Reliability:
    """How far chances can be trusted."""

    decisions: int
    games: int
    bins: tuple[Bin, ...]
    #: Mean distance between what was told and what came true, by bins: the expected calibration error.
    error: float
    error_interval: tuple[float, float]
    #: Mean squared distance between chance and outcome.
    brier: float

    def data(self) -> dict[str, Any]:
        return {
            "decisions": self.decisions,
            "games": self.games,
            "expected_calibration_error": round(self.error, 4),
            "interval": [round(edge, 4) for edge in self.error_interval],
            "brier": round(self.brier, 4),
            "bins": [
                {"told": round(b.told, 4), "came_true": round(b.came_true, 4), "count": b.count}
                for b in self.bins
            ],
        }


def reliability(told: Sequence[Told], sharpness: tuple[float, float], seed: str = "") -> Reliability:
    """How well chances of one sharpness do."""
    return _reliability([(one.game, one.chance(sharpness), one.came_true) for one in told], seed)


def held_out(told: Sequence[Told], seed: str = "") -> Reliability:
    """How well fitted chances do on games that had no part in their fit: each half is judged by the other's."""
    found: list[tuple[int, float, float]] = []
    for fold in range(FOLDS):
        sharpness = fit([one for one in told if one.game % FOLDS != fold])
        part = [one for one in told if one.game % FOLDS == fold]
        found += [(one.game, one.chance(sharpness), one.came_true) for one in part]
    return _reliability(found, seed)


def _reliability(told: Sequence[tuple[int, float, float]], seed: str) -> Reliability:
    pairs: dict[int, list[tuple[float, float]]] = {}
    for game, chance, came_true in told:
        pairs.setdefault(game, []).append((chance, came_true))
    blocks = list(pairs.values())
    everything = [pair for block in blocks for pair in block]
    rng = Random(f"resample {seed}")
    again = sorted(
        _error(_bins([pair for block in rng.choices(blocks, k=len(blocks)) for pair in block]))
        for _ in range(RESAMPLES)
    )
    bins = _bins(everything)
    edge = RESAMPLES // 40
    return Reliability(
        len(everything),
        len(blocks),
        bins,
        _error(bins),
        (again[edge], again[-1 - edge]),
        fmean((chance - true) ** 2 for chance, true in everything),
    )


def _bins(pairs: Sequence[tuple[float, float]]) -> tuple[Bin, ...]:
    boxes: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for pair in pairs:
        boxes[min(BINS - 1, int(pair[0] * BINS))].append(pair)
    return tuple(
        Bin(fmean(chance for chance, _ in box), fmean(true for _, true in box), len(box))
        for box in boxes
        if box
    )


def _error(bins: Sequence[Bin]) -> float:
    total = sum(b.count for b in bins)
    return sum(b.count * abs(b.told - b.came_true) for b in bins) / total
