"""Whether a move is really the best: several judges, who weigh things differently, look further than any level does.

The judges are today's evaluation, the one that was guessed by hand, and copies of today's in which every weight is off
by chance. An answer that all of them agree with does not hang on one file of weights: it survives the next one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from math import exp, inf
from random import Random
from statistics import fmean
from typing import Any

from taberna.bots.clock import Clock
from taberna.bots.evaluation import Evaluation, calibrated, sharpened, with_weights
from taberna.bots.tree import Manner, Tree
from taberna.debrief.figures import Estimate, Z
from taberna.kernel.game import Game
from taberna.kernel.move import Move

#: Judges whose weights are off, and by how much (standard deviation of the logarithm: 0.3 is about a third).
DOUBTERS = 2
DOUBT = 0.3
#: So many standard errors the answer must be ahead of each rival, all judges taken together.
SURE = 3.0
#: How often it is asked whether that is so.
ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Verdict:
    #: The best of the other moves.
    rival: Move
    #: What the first move has over it, and the chance after the first move.
    gap: Estimate
    chance: float


@cache
def judges(game: str) -> tuple[Evaluation, ...]:
    """The shipped one first."""
    shipped = calibrated(game)
    luck = Random(f"judges of {game}")
    doubters = []
    for _ in range(DOUBTERS):
        weights = {}
        for name, pair in shipped.weights.items():
            off = exp(luck.gauss(0, DOUBT))
            weights[name] = tuple(off * weight for weight in pair)
        doubters.append(weights)
    habits = dict(shipped.habits)
    others = [with_weights(game, weights, habits) for weights in (None, *doubters)]
    return shipped, *(sharpened(other, shipped.sharpness) for other in others)


def bench(game: str) -> str:
    """A name for these judges: another one when weights, habits or sharpness change."""
    told = [(judge.weights, judge.habits, judge.sharpness) for judge in judges(game)]
    return sha256(repr(told).encode()).hexdigest()[:10]


def verdict(
    game: Game,
    view: Mapping[str, Any],
    moves: Sequence[Move],
    rng: Random,
    pairs: int,
    further: float,
    least: float = 0.0,
) -> Verdict | None:
    """Before every judge the first move meets its rivals in so many worlds, in more if that is not enough to be sure.

    None if one judge prefers a rival, if it is less than ``least`` better, or if nobody can be sure.
    """
    manner = Manner(further=further, race=False)
    trees: list[Tree] = []
    for _ in range(ROUNDS):
        for place, judge in enumerate(judges(game.name)):
            if place == len(trees):
                trees.append(Tree(manner, game, judge, view, moves, rng, Clock(), inf))
            tree = trees[place]
            for _ in range(len(moves) * pairs):
                tree.iterate(1.0)
            worst = min(gap.mean for _, gap in _gaps([tree], moves))
            if worst <= 0 or (len(trees) == 1 and worst < least / 2):
                return None
        gaps = _gaps(trees, moves)
        if min(gap.mean for _, gap in gaps) < least * 0.8:
            return None
        if all(gap.mean > SURE / Z * (gap.mean - gap.low) for _, gap in gaps):
            rival, gap = min(gaps, key=lambda one: one[1].mean)
            ours = [chance for tree in trees for chance in tree.record[moves[0].id]]
            return Verdict(rival, gap, fmean(ours)) if gap.mean >= least else None
    return None


def _gaps(trees: Sequence[Tree], moves: Sequence[Move]) -> list[tuple[Move, Estimate]]:
    """What the first move has over each rival, in the worlds of all these trees."""
    best, *rivals = moves
    found = []
    for rival in rivals:
        pairs = [
            pair for tree in trees for pair in zip(tree.record[best.id], tree.record[rival.id], strict=True)
        ]
        found.append((rival, Estimate.of([a - b for a, b in pairs], floor=-1.0)))
    return found
