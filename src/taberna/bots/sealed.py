"""Sealed choices as small games of their own: everybody chooses at once, so what is best depends on all.

A few likely choices for each seat make a table of outcomes, and regret matching finds how often each of them should be
made. The answer is drawn from that mixture: whoever knows a level's habits gains little by it. What has been chosen
already and not been shown is thought of as still open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.state import State

from .clock import Clock
from .evaluation import Evaluation
from .lookahead import decisions

WORLDS = 2
ROUNDS = 120  # of regret matching in each world
FIRST = 6  # of a long list of amounts all are considered up to here, then fewer and fewer
RARE = 0.04  # what should be chosen less often than this is not chosen


def sealed_choice(
    game: Game,
    view: Mapping[str, Any],
    moves: Sequence[Move],
    model: Evaluation,
    rng: Random,
    clock: Clock,
    seconds: float | None = None,
) -> Move:
    """One of the moves, as often as it should be chosen."""
    shares = mixture(game, view, model, rng, clock, seconds)
    legal = {move.id: move for move in moves}
    point = rng.random() * sum(shares.values())
    for key, share in shares.items():
        point -= share
        if point <= 0 and key in legal:
            return legal[key]
    return moves[0]


def mixture(
    game: Game,
    view: Mapping[str, Any],
    model: Evaluation,
    rng: Random,
    clock: Clock,
    seconds: float | None = None,
) -> dict[int, float]:
    """How often each choice (by number) of our seat should be made."""
    open_view = model.unlocked(view)
    deadline = clock.deadline(seconds)
    found: dict[int, float] = {}
    for _ in range(WORLDS):
        table = Outcomes(game.imagine(open_view, rng), model)
        place = table.seats.index(view["you"])
        for move, share in zip(table.choices[place], table.solve(place, rng, clock, deadline), strict=True):
            found[move.id] = found.get(move.id, 0.0) + share / WORLDS
        if clock.timer() > deadline:
            break
    total = sum(found.values())
    return {key: share / total for key, share in found.items() if share >= RARE * total}


class Outcomes:
    """What comes of each combination of choices, worked out when it is asked for."""

    def __init__(self, world: State, model: Evaluation) -> None:
        self.world = world
        self.model = model
        self.seats = world.to_move
        self.choices = [few(decisions(world, seat)) for seat in self.seats]
        self._known: dict[tuple[int, ...], list[float]] = {}

    def values(self, picks: Sequence[int]) -> list[float]:
        """Everybody's chances after these choices, by place among those who choose."""
        key = tuple(picks)
        found = self._known.get(key)
        if found is None:
            state = self.world.copy()
            for place, seat in enumerate(self.seats):
                state.play(seat, self.choices[place][picks[place]])
            values = self.model.careful(state)
            found = self._known[key] = [values[seat] for seat in self.seats]
        return found

    def solve(self, ours: int, rng: Random, clock: Clock, deadline: float) -> list[float]:
        """Regret matching, later rounds counting more: our average strategy."""
        regrets = [[0.0] * len(choices) for choices in self.choices]
        average = [0.0] * len(self.choices[ours])
        for round_ in range(1, ROUNDS + 1):
            strategies = [_matching(row) for row in regrets]
            picks = [drawn(strategy, rng) for strategy in strategies]
            now = self.values(picks)
            for place, row in enumerate(regrets):
                made = picks[place]
                for choice in range(len(row)):
                    picks[place] = choice
                    row[choice] = max(0.0, row[choice] + self.values(picks)[place] - now[place])
                picks[place] = made
            for choice, share in enumerate(strategies[ours]):
                average[choice] += round_ * share
            if clock.timer() > deadline:
                break
        return average


def few(moves: Sequence[Move]) -> list[Move]:
    """All of a short list; of amounts the small ones and some of the large."""
    found = []
    at = 0
    while at < len(moves):
        found.append(moves[at])
        at += 1 if at < FIRST else max(2, at // 4)
    return found


def _matching(regrets: Sequence[float]) -> list[float]:
    total = sum(regrets)
    if total <= 0:
        return [1.0 / len(regrets)] * len(regrets)
    return [regret / total for regret in regrets]


def drawn(shares: Sequence[float], rng: Random) -> int:
    point = rng.random()
    for choice, share in enumerate(shares):
        point -= share
        if point <= 0:
            return choice
    return len(shares) - 1
