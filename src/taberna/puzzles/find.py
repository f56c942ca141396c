"""Finding puzzles: games between bots, a short search at many decisions, a long one at those that promise something.

A decision is a puzzle if one move is clearly better than every other: first in a search that ends when all rivals are
behind by three standard errors, then before several judges (`judging`). Cheap questions come first: whether anything
stands out, whether weak players miss it. What hardly any of them misses is no puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from statistics import fmean
from typing import Any, TypeGuard

from taberna import bots
from taberna.bots.clock import Clock
from taberna.bots.evaluation import calibrated
from taberna.bots.explain import difference
from taberna.bots.lookahead import answers
from taberna.bots.match import decisions
from taberna.bots.tree import Manner, Tree
from taberna.kernel.game import Game
from taberna.kernel.move import Move

from .judging import Verdict, verdict
from .puzzle import LEVELS, Puzzle, without_trace

#: Who plays the games that puzzles come from: of all kinds, so that positions are of all kinds.
PLAYERS = ("plebeian", "eques", "plebeian")
#: Players beyond the fewest, game by game: where few play one move decides more.
MORE_SEATS = (0, 1, 0, 2, 0, 1)
#: Puzzles taken from one game, and how many decisions lie between two of them.
FROM_ONE_GAME = 6
BETWEEN = 6
FEWEST_MOVES = 3
#: The player's chance after the best move: neither lost nor won already.
CHANCES = (0.12, 0.97)
#: What the best move must have over the next one.
GAP = 0.03
FIRST_RIVALS = 5  # in the short search
PROBES = 60  # of ways through a decision of many halves
#: How often a decision is looked at whose player did what looks best one step ahead.
SURPRISES = 0.06
RIVALS = 3  # that came nearest are compared once more
TRIES = 4  # of each weaker level
#: What all levels nearly always find is no puzzle.
FAILURES = 0.15


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought, in imagined games; counts, so that the same seed finds the same puzzles."""

    glance: int = 25
    first: int = 60
    search: int = 240
    #: Pairs of games before each judge, between the answer and each of its best rivals.
    pairs: int = 16
    #: How many times as far as the shipped levels but the best these are played on.
    further: float = 2.5


def find(
    game: Game, seed: str, numbers: Iterator[int], effort: Effort | None = None
) -> Iterator[tuple[int, list[Puzzle]]]:
    """Game by game: its number and the puzzles in it."""
    effort = effort or Effort()
    for number in numbers:
        seats = min(game.max_seats, game.min_seats + MORE_SEATS[number % len(MORE_SEATS)])
        yield number, list(_of_game(game, f"{seed}/{number}", seats, effort))


def _of_game(game: Game, seed: str, seats: int, effort: Effort) -> Iterator[Puzzle]:
    luck = Random(f"{seed}/looks")
    players = [bots.make(PLAYERS[(i + seats) % len(PLAYERS)], game, f"{seed}/{i}") for i in range(seats)]
    state = game.new(seats, {}, seed)
    found = rest = 0
    for decision in decisions(state, players):
        rest -= 1
        if rest > 0 or len(answers(decision.moves)) < FEWEST_MOVES:
            continue
        view = without_trace(state.view(decision.seat), luck)
        puzzle = puzzle_of(game, view, decision.moves, decision.move, luck, effort)
        if puzzle is not None:
            yield puzzle
            found, rest = found + 1, BETWEEN
            if found == FROM_ONE_GAME:
                return


def puzzle_of(
    game: Game, view: Mapping[str, Any], moves: Sequence[Move], played: Move, rng: Random, effort: Effort
) -> Puzzle | None:
    """The puzzle in a decision, if it is one. Where its player missed what stands out it often is."""
    asked = answers(moves)
    tree = _tree(game, view, asked, rng)
    (first, _), *_ = tree.chances()
    missed = _apart(tree) >= GAP / 2 and played is not first
    if not missed and rng.random() > SURPRISES:
        return None
    _think(tree, effort.glance)
    if not missed and tree.best() is first:
        return None  # no surprise either
    order = _clearly_best(tree, effort)
    return None if order is None else _checked(game, view, asked, order, rng, effort)


def _tree(game: Game, view: Mapping[str, Any], asked: Sequence[Move], rng: Random) -> Tree:
    manner = Manner(rivals=FIRST_RIVALS, probes=PROBES)
    return Tree(manner, game, calibrated(game.name), view, asked, rng, Clock(), inf)


def _think(tree: Tree, limit: int) -> None:
    while not tree.settled() and tree.iterations < limit:
        tree.iterate(1.0)


def confirmed(
    game: Game, puzzle: Puzzle, moves: Sequence[Move], rng: Random, effort: Effort
) -> Puzzle | None:
    """A known puzzle once more, in new worlds: still the same answer, still clear to all judges.

    Whether it is hard enough was asked when it was found; its grade comes from the tries of then and now.
    """
    asked = answers(moves)
    tree = _tree(game, puzzle.view, asked, rng)
    _think(tree, effort.search)
    order = [move for move, _ in tree.chances()]
    best = order[0]
    if best.text != puzzle.answer:
        return None
    found = verdict(game, puzzle.view, order[: 1 + RIVALS], rng, effort.pairs, effort.further, GAP)
    if not clear(found):
        return None
    again = _all_fails(game, puzzle.view, asked, best, rng)
    fails = {level: (puzzle.fails[level] + share) / 2 for level, share in again.items()}
    return made(game, puzzle.view, best, found, fails, rng)


def _clearly_best(tree: Tree, effort: Effort) -> list[Move] | None:
    """The moves, if the first is ahead of every other by three standard errors."""
    for limit, share in ((effort.glance, 0.4), (effort.first, 0.7), (effort.search, 0.7)):
        _think(tree, limit)
        _, top = tree.chances()[0]
        if _apart(tree) < share * GAP or not CHANCES[0] < top < CHANCES[1]:
            return None
    return [move for move, _ in tree.chances()] if tree.settled() else None


def _apart(tree: Tree) -> float:
    """How far the best move is ahead of the next, as it looks now."""
    (_, top), (_, second) = tree.chances()[:2]
    return top - second


def _checked(
    game: Game,
    view: Mapping[str, Any],
    asked: Sequence[Move],
    order: Sequence[Move],
    rng: Random,
    effort: Effort,
) -> Puzzle | None:
    """Weaker players fail often enough, and all judges agree in new worlds that are played on further."""
    best = order[0]
    fails = _all_fails(game, view, asked, best, rng)
    if fmean(fails.values()) < FAILURES:
        return None
    found = verdict(game, view, order[: 1 + RIVALS], rng, effort.pairs, effort.further, GAP)
    return made(game, view, best, found, fails, rng) if clear(found) else None


def clear(found: Verdict | None) -> TypeGuard[Verdict]:
    """Whether the answer is ahead in a game that is neither lost nor won."""
    return found is not None and CHANCES[0] < found.chance < CHANCES[1]


def made(
    game: Game, view: Mapping[str, Any], best: Move, found: Verdict, fails: Mapping[str, float], rng: Random
) -> Puzzle:
    reasons = difference(game, view, best, found.rival, rng, calibrated(game.name))
    told = tuple((reason.term, reason.change) for reason in reasons)
    return Puzzle(game.name, view, best.text, found.rival.text, found.chance, found.gap, fails, told)


def _all_fails(
    game: Game, view: Mapping[str, Any], moves: Sequence[Move], best: Move, rng: Random
) -> dict[str, float]:
    return {level: _fails(game, level, view, moves, best, rng) for level in LEVELS}


def _fails(
    game: Game, level: str, view: Mapping[str, Any], moves: Sequence[Move], best: Move, rng: Random
) -> float:
    missed = 0
    for _ in range(TRIES):
        bot = bots.make(level, game, str(rng.getrandbits(64)))
        missed += bot.choose(view, moves, Clock()) is not best
    return missed / TRIES
