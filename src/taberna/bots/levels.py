"""Four opponents for people, from a beginner's to the best there is; none of them peeks.

What sets them apart is how far they look and how sure their judgement is. Each comes in three characters that weigh
things differently (`character`), and takes any of the moves that look equally good, so that games differ.
"""

from __future__ import annotations

import re
from collections import Counter
from math import log

from taberna.kernel.game import Game
from taberna.kernel.move import Move

from .evaluation import Evaluation, evaluation
from .greedy import GreedyBot, Ranking
from .search import SearchBot
from .tree import Manner

DOUBT = 0.7  # standard deviation of a Plebeian's judgement of an idea, in the logarithm of the odds
BLUNDER = 0.95  # the most that an idea may be worse than the best one, in the same unit
FEW = 6  # amounts of one thing between which a Plebeian may be in doubt
SENATOR_SECONDS = 0.1
SENATOR_MOVES = 4  # that look best, and are compared
SENATOR_GAMES = 16  # imagined to compare them
CAESAR_SECONDS = 1.3
CAESAR_TURN = 3.1  # seconds for a whole turn; what is begun takes a little longer
PLANS = 4  # of whole decisions with one first move that are compared
CAESAR_LOOKS = 2.5  # times as far as a Senator

#: At the end of a move's text: how much of it.
_AMOUNT = re.compile(r" \d+$")


class DoubtfulBot(GreedyBot):
    """A greedy player whose judgement of each idea is off by chance, but never by much.

    Doubts are about ideas: what to do where a decision begins, and with what. How much of it (a bid, a price) is judged
    soundly, else the largest of many mistakes would win, and what was begun is carried out soundly.
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
        factor = 1.0 if self.model is None else self.model.doubt
        self.doubt = doubt * factor
        self.blunder = blunder * factor

    def pick(self, ranking: Ranking, seat: int, begins: bool) -> Move:
        if not begins:
            return super().pick(ranking, seat, begins)
        order = ranking.order(seat)
        chance = ranking.mean(order[0], seat)
        unsure = min(1.0, chance * ranking.seats) ** 2  # who is in trouble looks harder
        least = _odds(chance) - self.blunder * unsure
        doubts: dict[str, float] = {}
        amounts = Counter([_AMOUNT.sub("", move.text) for move in order])
        ideas: set[str] = set()
        best = order[0]
        most = -1e9
        for move in order:
            odds = _odds(ranking.mean(move, seat))
            if odds < least:
                break
            idea = _AMOUNT.sub("", move.text)
            if amounts[idea] > FEW and idea in ideas:
                continue
            ideas.add(idea)
            if move.verb not in doubts:
                doubts[move.verb] = self.rng.gauss(0, self.doubt)
            judged = odds + unsure * (doubts[move.verb] + self.rng.gauss(0, self.doubt / 2))
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
