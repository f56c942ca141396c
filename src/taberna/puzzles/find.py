"""Finding puzzles: games between bots, a short search at many decisions, a long one at those that promise something.

A decision is a puzzle if one move is clearly better than every other: first in a search that ends when all rivals are
behind by three standard errors, then, in new worlds that are played on further, with an interval that excludes
nothing but a gain. What hardly any weak player misses is no puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from statistics import fmean
from typing import Any

from taberna import bots
from taberna.bots.clock import Clock
from taberna.bots.evaluation import Evaluation, calibrated
from taberna.bots.explain import difference
from taberna.bots.lookahead import answers
from taberna.bots.match import decisions
from taberna.bots.tree import Manner, Tree
from taberna.debrief.figures import Estimate
from taberna.kernel.game import Game
from taberna.kernel.move import Move

from .puzzle import LEVELS, Puzzle, without_trace

#: Who plays the games that puzzles come from: of all kinds, so that positions are of all kinds.
PLAYERS = ("eques", "plebeian", "eques")
#: One of so many decisions is looked at.
EVERY = 3
#: Puzzles taken from one game.
FROM_ONE_GAME = 3
FEWEST_MOVES = 3
#: The player's chance after the best move: neither lost nor won already.
CHANCES = (0.12, 0.97)
#: What the best move must have over the next one.
GAP = 0.04
FIRST_RIVALS = 5  # in the short search
#: How often a decision is looked at in which nothing stands out one step ahead.
SURPRISES = 0.2
RIVALS = 2  # that came nearest are compared once more
TRIES = 4  # of each weaker level
#: What all levels nearly always find is no puzzle.
FAILURES = 0.15


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought, in imagined games; counts, so that the same seed finds the same puzzles."""

    first: int = 60
    search: int = 240
    #: Pairs of games between the answer and each of its best rivals, played on further than any level does.
    pairs: int = 40
    further: float = 2.5


def find(
    game: Game, seed: str, numbers: Iterator[int], effort: Effort | None = None
) -> Iterator[tuple[int, list[Puzzle]]]:
    """Game by game: its number and the puzzles in it."""
    effort = effort or Effort()
    counts = list(range(game.min_seats, game.max_seats + 1))
    for number in numbers:
        yield number, list(_of_game(game, f"{seed}/{number}", counts[number % len(counts)], effort))


def _of_game(game: Game, seed: str, seats: int, effort: Effort) -> Iterator[Puzzle]:
    luck = Random(f"{seed}/looks")
    players = [bots.make(PLAYERS[(i + seats) % len(PLAYERS)], game, f"{seed}/{i}") for i in range(seats)]
    state = game.new(seats, {}, seed)
    found = 0
    for decision in decisions(state, players):
        if len(answers(decision.moves)) < FEWEST_MOVES or luck.randrange(EVERY):
            continue
        view = without_trace(state.view(decision.seat), luck)
        puzzle = puzzle_of(game, view, decision.moves, luck, effort)
        if puzzle is not None:
            yield puzzle
            found += 1
            if found == FROM_ONE_GAME:
                return


def puzzle_of(
    game: Game,
    view: Mapping[str, Any],
    moves: Sequence[Move],
    rng: Random,
    effort: Effort,
    surprising: bool = False,
) -> Puzzle | None:
    """The puzzle in a decision, if it is one. ``surprising``: even if nothing stands out one step ahead."""
    asked = answers(moves)
    model = calibrated(game.name)
    tree = Tree(Manner(rivals=FIRST_RIVALS), game, model, view, asked, rng, Clock(), inf)
    if not surprising and _apart(tree) < GAP / 2 and rng.random() > SURPRISES:
        return None
    order = _clearly_best(tree, effort)
    return None if order is None else _checked(game, model, view, asked, order, rng, effort)


def _clearly_best(tree: Tree, effort: Effort) -> list[Move] | None:
    """The moves, if the first is ahead of every other by three standard errors."""
    for limit in (effort.first, effort.search):
        while not tree.settled() and tree.iterations < limit:
            tree.iterate(1.0)
        _, top = tree.chances()[0]
        if _apart(tree) < 0.7 * GAP or not CHANCES[0] < top < CHANCES[1]:
            return None
    return [move for move, _ in tree.chances()] if tree.settled() else None


def _apart(tree: Tree) -> float:
    """How far the best move is ahead of the next, as it looks now."""
    (_, top), (_, second) = tree.chances()[:2]
    return top - second


def _checked(
    game: Game,
    model: Evaluation,
    view: Mapping[str, Any],
    asked: Sequence[Move],
    order: Sequence[Move],
    rng: Random,
    effort: Effort,
) -> Puzzle | None:
    """In new worlds that are played on further the first is still ahead, and weaker players fail often enough."""
    best, nearest = order[0], order[: 1 + RIVALS]
    fair = Manner(further=effort.further, race=False)
    rival, gap, chance = _closest(game, model, fair, view, nearest, rng, effort.pairs)
    if gap.low <= 0 or gap.mean < GAP or not CHANCES[0] < chance < CHANCES[1]:
        return None
    fails = {level: _fails(game, level, view, asked, best, rng) for level in LEVELS}
    if fmean(fails.values()) < FAILURES:
        return None
    reasons = difference(game, view, best, rival, rng, model)
    told = tuple((reason.term, reason.change) for reason in reasons)
    return Puzzle(game.name, view, best.text, rival.text, chance, gap, fails, told)


def _closest(
    game: Game,
    model: Evaluation,
    manner: Manner,
    view: Mapping[str, Any],
    moves: Sequence[Move],
    rng: Random,
    pairs: int,
) -> tuple[Move, Estimate, float]:
    """The rival that comes nearest to the first move, what the first has over it, and the first's chance."""
    tree = Tree(manner, game, model, view, moves, rng, Clock(), inf)
    for _ in range(len(moves) * pairs):
        tree.iterate(1.0)
    best, *rivals = moves
    ours = tree.record[best.id]
    found: list[tuple[Move, Estimate, float]] = []
    for rival in rivals:
        gaps = [a - b for a, b in zip(ours, tree.record[rival.id], strict=True)]
        found.append((rival, Estimate.of(gaps, floor=-1.0), fmean(ours)))
    return min(found, key=lambda one: one[1].mean)


def _fails(
    game: Game, level: str, view: Mapping[str, Any], moves: Sequence[Move], best: Move, rng: Random
) -> float:
    missed = 0
    for _ in range(TRIES):
        bot = bots.make(level, game, str(rng.getrandbits(64)))
        missed += bot.choose(view, moves, Clock()) is not best
    return missed / TRIES
