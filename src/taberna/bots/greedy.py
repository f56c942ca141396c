"""The greedy bot: one decision ahead, in a few worlds that agree with what its seat sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.games import game as take_game
from taberna.kernel.move import Move

from .clock import Clock, undisturbed
from .evaluation import Evaluation, evaluation
from .lookahead import Line, Lookahead, answers, neighbours, spread
from .probing import Prober
from .sealed import sealed_choice

WIDTH = 48  # moves of one list that are looked at, before the neighbours of the best
ALIKE = 0.003  # chances that differ by less are equally good
PROBES = 60  # ways through a decision of many halves that are tried, for each first move


class Ranking:
    """What looking at moves in several worlds has brought: each one's mean chances, seat by seat."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.moves: dict[int, Move] = {}
        self.sums: dict[int, list[float]] = {}
        self.counts: dict[int, int] = {}
        #: The decision that each move begins, as it looked best in the first world.
        self.lines: dict[int, list[Move]] = {}

    def add(self, move: Move, line: Line) -> None:
        values = line[1]
        sums = self.sums.get(move.id)
        if sums is None:
            self.moves[move.id] = move
            self.lines[move.id] = line[0]
            self.sums[move.id] = list(values)
            self.counts[move.id] = 1
            return
        for seat, value in enumerate(values):
            sums[seat] += value
        self.counts[move.id] += 1

    def mean(self, move: Move, seat: int) -> float:
        return self.sums[move.id][seat] / self.counts[move.id]

    def order(self, seat: int) -> list[Move]:
        """The moves looked at, the best for a seat first."""
        return sorted(self.moves.values(), key=lambda m: -self.mean(m, seat))


class GreedyBot:
    def __init__(
        self,
        seed: str | int | None = None,
        worlds: int = 3,
        model: Evaluation | None = None,
        game: Game | None = None,
    ) -> None:
        self.rng = Random(seed)
        self.worlds = worlds
        self.model = model or (evaluation(game.name) if game is not None else None)
        self.game = game

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        asked = answers(moves)
        if len(asked) == 1:
            return asked[0]
        model = self.model or evaluation(view["game"])
        with undisturbed():
            if view["step"]["name"] in model.sealed:
                game = self.game or take_game(view["game"])
                return sealed_choice(game, view, asked, model, self.rng, clock)
            ranking = self.rank(view, asked, clock)
            if not ranking.moves:
                return asked[0]
            return self.pick(ranking, view["you"], view["step"]["name"] not in model.continues)

    def pick(self, ranking: Ranking, seat: int, begins: bool) -> Move:
        """One of the best: any of those that are equally good where a decision ``begins``."""
        order = ranking.order(seat)
        if not begins:
            return order[0]
        least = ranking.mean(order[0], seat) - ALIKE
        good = [move for move in order if ranking.mean(move, seat) >= least]
        return good[int(self.rng.random() * len(good))]

    def rank(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Ranking:
        model = self.model or evaluation(view["game"])
        ahead = Prober(model, self.rng, timer=clock.timer, deadline=clock.deadline(), probes=PROBES)
        game = self.game or take_game(view["game"])
        return rank(game, view, moves, ahead, self.worlds)


def rank(
    game: Game,
    view: Mapping[str, Any],
    moves: Sequence[Move],
    ahead: Lookahead,
    worlds: int,
    always: Move | None = None,
) -> Ranking:
    """Look at the moves in a few worlds, or in as many as there is time for; ``always`` at this one."""
    seat: int = view["you"]
    ranking = Ranking(view["seats"])
    tried = list(moves) if len(moves) <= WIDTH else spread(moves, WIDTH)
    if always is not None and always not in tried:
        tried.append(always)
    imagine = game.worlds(view)
    for i in range(worlds):
        world = imagine(ahead.rng)
        ahead.seal(world, seat)
        world.moves(seat)  # copies of the world then trust what was offered
        for move in tried:
            if ahead.late():
                return ranking
            ranking.add(move, ahead.line(world, seat, move))
        if i == 0 and len(tried) < len(moves):
            best = ranking.order(seat)[0]
            for move in neighbours(moves, best, len(moves) // WIDTH):
                if ahead.late():
                    return ranking
                ranking.add(move, ahead.line(world, seat, move))
            tried = ranking.order(seat)[:WIDTH]
            if always is not None and always not in tried:
                tried.append(always)
    return ranking
