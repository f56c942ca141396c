"""Playing many games: the same seed gives the same games, however many processes share the work."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_all_start_methods, get_context
from os import cpu_count
from random import Random
from typing import Any

from taberna import bots
from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.state import State

#: Seconds a bot may think about one decision.
THINKING = 1.0

#: Work is handed out in pieces of about this many games.
PIECE = 200

Outcome = tuple[tuple[int, ...], tuple[int, ...], int]  # winners, scores, decisions


@dataclass(frozen=True)
class Plan:
    """What to play; all of it can be sent to another process."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    edition: Mapping[str, Any] = field(default_factory=dict)

    def open(self) -> Game:
        """The game, with everything checked that could be wrong."""
        game = find_game(self.game, self.edition or None)
        game.check_seats(self.seats)
        game.resolve(self.options)
        if self.games < 1:
            raise BadSetup(f"{self.games} games cannot be played")
        for name in self.bots:
            bots.make(name, game, "")
        return game

    def seated_bots(self) -> list[str]:
        """The bots by seat, repeated as often as needed."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.seats)]


@dataclass
class Report:
    """What came out, by seat."""

    plan: Plan
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
            self.wins = [0.0] * self.plan.seats
            self.scores = [[] for _ in range(self.plan.seats)]
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
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.seats,
            "options": dict(plan.options),
            "seed": plan.seed,
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
                for seat, bot in enumerate(plan.seated_bots())
            ],
        }


def wilson(share: float, count: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share seen in ``count`` games."""
    z = 1.959964
    centre = share + z * z / (2 * count)
    spread = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    low = (centre - spread) / scale if share > 0 else 0.0
    high = (centre + spread) / scale if share < 1 else 1.0
    return low, high


def summary(numbers: Sequence[int]) -> dict[str, float]:
    return {
        "mean": round(statistics.fmean(numbers), 2),
        "min": min(numbers),
        "median": statistics.median(numbers),
        "max": max(numbers),
    }


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play all games of a plan. ``jobs``: processes, 0 for one per core; ``progress`` hears of games done.

    Ctrl-C ends it early with what is finished; the report says how many games that are.
    """
    game = plan.open()
    report = Report(plan)
    started = time.perf_counter()
    finished: dict[int, list[Outcome]] = {}
    try:
        for start, outcomes in _pieces(game, plan, jobs or cpu_count() or 1):
            finished[start] = outcomes
            if progress is not None:
                progress(len(outcomes))
    except KeyboardInterrupt:
        if not finished:
            raise
    report.seconds = time.perf_counter() - started
    for start in sorted(finished):
        report.add(finished[start])
    return report


def _pieces(game: Game, plan: Plan, jobs: int) -> Iterator[tuple[int, list[Outcome]]]:
    size = max(1, min(PIECE, math.ceil(plan.games / (4 * jobs))))
    pieces = [(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    if jobs == 1 or len(pieces) == 1:
        for start, end in pieces:
            yield start, play_games(game, plan, start, end)
        return
    # Forked workers need no importable main module, so that this works from any script or prompt.
    method = "fork" if "fork" in get_all_start_methods() else "spawn"
    with ProcessPoolExecutor(jobs, mp_context=get_context(method)) as pool:
        waiting: dict[Future[list[Outcome]], int] = {
            pool.submit(_in_process, plan, start, end): start for start, end in pieces
        }
        try:
            while waiting:
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(future), future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _in_process(plan: Plan, start: int, end: int) -> list[Outcome]:
    try:
        return play_games(plan.open(), plan, start, end)
    except KeyboardInterrupt:  # the main process got it, too, and says so
        return []


def play_games(game: Game, plan: Plan, start: int, end: int) -> list[Outcome]:
    play = _play_at_random if set(plan.bots) == {"random"} else _play_fairly
    return [play(game, plan, f"{plan.seed}/{number}") for number in range(start, end)]


def _play_at_random(game: Game, plan: Plan, seed: str) -> Outcome:
    """Random bots look at nothing, so nobody builds them a view."""
    random = Random(f"bots of {seed}").random
    state = game.new(plan.seats, plan.options, seed)
    decisions = 0
    while state.to_move:
        seat = state.to_move[0]
        moves = state.moves(seat)
        count = len(moves)
        move = moves[int(random() * count)]
        while move.interrupt:  # as `any_answer` does, without the call
            move = moves[int(random() * count)]
        state.play(seat, move)
        decisions += 1
    return _outcome(state, decisions)


def _play_fairly(game: Game, plan: Plan, seed: str) -> Outcome:
    """Every bot is handed its view and its moves, never the state."""
    players = [bots.make(name, game, f"bot {seat} of {seed}") for seat, name in enumerate(plan.seated_bots())]
    state = game.new(plan.seats, plan.options, seed)
    decisions = 0
    while state.to_move:
        seat = state.to_move[0]
        moves = state.moves(seat)
        state.play(seat, players[seat].choose(state.view(seat), moves, bots.Clock(THINKING)))
        decisions += 1
    return _outcome(state, decisions)


def _outcome(state: State, decisions: int) -> Outcome:
    assert state.result is not None
    return state.result.winners, state.result.scores, decisions
