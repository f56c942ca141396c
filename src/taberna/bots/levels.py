"""Four opponents for people, from a beginner's to the best there is; none of them peeks.

What sets them apart is how far they look and how sure their judgement is.
"""

from __future__ import annotations

from math import log

from taberna.kernel.game import Game
from taberna.kernel.move import Move

from .evaluation import Evaluation
from .greedy import GreedyBot, Ranking
from .search import SearchBot
from .tree import Manner

DOUBT = 1.0  # standard deviation of a Plebeian's judgement, in the logarithm of the odds
SENATOR_SECONDS = 0.1
SENATOR_MOVES = 4  # that look best, and are compared
SENATOR_GAMES = 16  # imagined to compare them
CAESAR_SECONDS = 1.5
CAESAR_LOOKS = 2.5  # times as far as a Senator


class DoubtfulBot(GreedyBot):
    """A greedy player whose judgement of each move is off by chance."""

    def __init__(
        self,
        seed: str | int | None = None,
        doubt: float = DOUBT,
        model: Evaluation | None = None,
        game: Game | None = None,
    ) -> None:
        super().__init__(seed, 1, model, game)
        self.doubt = doubt

    def pick(self, ranking: Ranking, seat: int) -> Move:
        def judged(move: Move) -> float:
            chance = min(max(ranking.mean(move, seat), 1e-6), 1 - 1e-6)
            return log(chance / (1 - chance)) + self.rng.gauss(0, self.doubt)

        return max(ranking.order(seat), key=judged)


def plebeian(game: Game, seed: str) -> DoubtfulBot:
    """Looks one step ahead and often misjudges it."""
    return DoubtfulBot(seed, game=game)


def eques(game: Game, seed: str) -> GreedyBot:
    """Looks one step ahead with a good eye."""
    return GreedyBot(seed, game=game)


def senator(game: Game, seed: str) -> SearchBot:
    """Thinks about the answers, briefly."""
    manner = Manner(rivals=SENATOR_MOVES)
    return SearchBot(seed, SENATOR_SECONDS, SENATOR_GAMES, game=game, manner=manner)


def caesar(game: Game, seed: str) -> SearchBot:
    """Takes the time to think, and to think further."""
    return SearchBot(seed, seconds=CAESAR_SECONDS, game=game, manner=Manner(further=CAESAR_LOOKS))
