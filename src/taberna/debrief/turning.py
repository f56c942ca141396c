"""Turning points: which decisions cost or won most, beside what the search would have done.

A first look at every decision ranks its moves one step ahead. The closest look, at those that seem to have mattered
most, plays pairs of imagined games from what the player saw, with the same luck, once with the move played and
once with its rival; those pairs are new ones, so that the rival's lucky worlds do not count twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any

from taberna.bots.clock import Clock
from taberna.bots.evaluation import Evaluation
from taberna.bots.explain import difference
from taberna.bots.greedy import rank
from taberna.bots.lookahead import answers
from taberna.bots.probing import Prober
from taberna.bots.tree import Manner, Tree
from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.state import State

from .chances import Judge
from .figures import Estimate, Find, TurningPoint

FIRST_WORLDS = 3
FIRST_PROBES = 24
RIVALS = 3
#: Rounds of imagined games in which the rivals compete for being compared at all.
HEATS = 8
#: A gap in chance below this is not worth telling.
WORTH_TELLING = 0.02


@dataclass(frozen=True, slots=True)
class Suspect:
    """A decision that may have cost something, or won something."""

    number: int
    seat: int
    view: Mapping[str, Any]
    played: Move
    rivals: tuple[Move, ...]
    #: What the best rival has over the move played, one step ahead; less than nothing if that is behind.
    gap: float


def first_look(
    model: Evaluation, number: int, state: State, seat: int, played: Move, rng: Random
) -> list[Suspect]:
    """The decision, unless its moves look alike one step ahead."""
    moves = answers(state.moves(seat))
    if len(moves) < 2 or played.interrupt:
        return []
    view = state.view(seat)
    ahead = Prober(model, rng, probes=FIRST_PROBES)
    ranking = rank(state.game, view, moves, ahead, FIRST_WORLDS, always=played)
    rivals = [move for move in ranking.order(seat) if move is not played][:RIVALS]
    gap = ranking.mean(rivals[0], seat) - ranking.mean(played, seat)
    return [Suspect(number, seat, view, played, tuple(rivals), gap)] if gap else []


def closer_look(
    game: Game, judge: Judge, suspect: Suspect, pairs: int, rng: Random
) -> tuple[TurningPoint | Find | None, int]:
    """What the best rival would have added or cost (None if that is too little to tell), and games imagined."""
    heats = _compare(game, judge, suspect, [suspect.played, *suspect.rivals], HEATS, rng)
    better = max(suspect.rivals, key=lambda move: sum(heats[move.id]) / max(1, len(heats[move.id])))
    values = _compare(game, judge, suspect, [suspect.played, better], pairs, rng)
    gaps = [b - a for a, b in zip(values[suspect.played.id], values[better.id], strict=True)]
    games = sum(map(len, heats.values())) + 2 * len(gaps)
    cost = Estimate.of(gaps, floor=-1.0)
    won = suspect.gap < 0
    sure = cost.high < 0 if won else cost.low > 0
    if not sure or abs(cost.mean) < WORTH_TELLING:
        return None, games
    best, other = (suspect.played, better) if won else (better, suspect.played)
    reasons = difference(game, suspect.view, best, other, rng)
    told = tuple((reason.term, reason.change, reason.text) for reason in reasons)
    decision = suspect.number, suspect.seat, suspect.played.text, better.text
    if won:
        gain = Estimate(-cost.mean, -cost.high, -cost.low, cost.games)
        return Find(*decision, gain, told), games
    return TurningPoint(*decision, cost, told), games


def _compare(
    game: Game, judge: Judge, suspect: Suspect, moves: list[Move], rounds: int, rng: Random
) -> dict[int, list[float]]:
    """The player's chance after each move, world by world."""
    tree = Tree(
        Manner(rivals=len(moves), probes=FIRST_PROBES, race=False),
        game,
        judge.model,
        suspect.view,
        moves,
        rng,
        Clock(),
        inf,
    )
    for _ in range(rounds * len(moves)):
        tree.iterate(1.0)
    return tree.record
