"""Four opponents for people, from a beginner's to the best there is; none of them peeks.

What sets them apart is how far they look and how sure their judgement is. Each comes in three characters that weigh
things differently (`character`), and takes any of the moves that look equally good, so that games differ.
"""

from __future__ import annotations

from math import log

from taberna.kernel.game import Game
from taberna.kernel.move import Move

from .evaluation import Evaluation, evaluation
from .greedy import GreedyBot, Ranking
from .search import SearchBot
from .tree import Manner

DOUBT = 0.45  # standard deviation of a Plebeian's judgement of an idea, in the logarithm of the odds
BLUNDER = 0.6  # the most that an idea may be worse than the best one, in the same unit
SENATOR_SECONDS = 0.1
SENATOR_MOVES = 4  # that look best, and are compared
SENATOR_GAMES = 16  # imagined to compare them
CAESAR_SECONDS = 1.4
CAESAR_TURN = 3.1  # seconds for a whole turn; what is begun takes a little longer
PLANS = 4  # of whole decisions with one first move that are compared
CAESAR_LOOKS = 2.5  # times as far as a Senator


class DoubtfulBot(GreedyBot):
    """A greedy player whose judgement of each idea is off by chance, but never by much.

    Doubts are about ideas: kinds of moves where a decision begins. What was begun is carried out soundly.
    """

    def __init__(
        self,
        seed: str | int | None = None,
        doubt: float = DOUBT,
        blunder: float = BLUNDER,
        model: Evaluation | None = None,
        game: Game | None = None,
    ) -> None:
        super().__init__(seed, 1, model, game)
        self.doubt = doubt
        self.blunder = blunder

    def pick(self, ranking: Ranking, seat: int, begins: bool) -> Move:
        if not begins:
            return super().pick(ranking, seat, begins)
        order = ranking.order(seat)
        least = _odds(ranking.mean(order[0], seat)) - self.blunder
        doubts: dict[str, float] = {}
        best = order[0]
        most = -1e9
        for move in order:
            odds = _odds(ranking.mean(move, seat))
            if odds < least:
                break
            if move.verb not in doubts:
                doubts[move.verb] = self.rng.gauss(0, self.doubt)
            judged = odds + doubts[move.verb] + self.rng.gauss(0, self.doubt / 2)
            if judged > most:
                most = judged
                best = move
        return best


def _odds(chance: float) -> float:
    """In logarithm."""
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return log(chance / (1 - chance))


def plebeian(game: Game, seed: str, model: Evaluation | None = None) -> DoubtfulBot:
    """Looks one step ahead and often misjudges it."""
    return DoubtfulBot(seed, model=model or evaluation(game.name), game=game)


def eques(game: Game, seed: str, model: Evaluation | None = None) -> GreedyBot:
    """Looks one step ahead with a good eye."""
    return GreedyBot(seed, model=model or evaluation(game.name), game=game)


def senator(game: Game, seed: str, model: Evaluation | None = None) -> SearchBot:
    """Thinks about the answers, briefly."""
    manner = Manner(rivals=SENATOR_MOVES, plans=PLANS)
    return SearchBot(seed, SENATOR_SECONDS, SENATOR_GAMES, model=model, game=game, manner=manner)


def caesar(game: Game, seed: str, model: Evaluation | None = None) -> SearchBot:
    """Takes the time to think, and to think further."""
    manner = Manner(further=CAESAR_LOOKS, plans=PLANS)
    return SearchBot(seed, CAESAR_SECONDS, model=model, game=game, manner=manner, turn_seconds=CAESAR_TURN)
