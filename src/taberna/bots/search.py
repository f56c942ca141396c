"""The search bot: a tree of imagined games (`tree`), grown for as long as it may think."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.games import game as take_game
from taberna.kernel.move import Move

from .clock import Clock, undisturbed
from .evaluation import Evaluation, evaluation
from .lookahead import answers
from .tree import Manner, Tree

SECONDS = 0.5  # if no budget is given


class SearchBot:
    """``seconds`` or ``iterations`` per decision, whichever ends first; the clock always counts."""

    def __init__(
        self,
        seed: str | int | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        model: Evaluation | None = None,
        game: Game | None = None,
        manner: Manner | None = None,
    ) -> None:
        self.rng = Random(seed)
        self.seconds = SECONDS if seconds is None and iterations is None else seconds
        self.iterations = inf if iterations is None else iterations
        self.model = model or (evaluation(game.name) if game is not None else None)
        self.game = game
        self.manner = manner or Manner()
        #: Iterations so far, in all decisions.
        self.done = 0

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        asked = answers(moves)
        if len(asked) == 1:
            return asked[0]
        with undisturbed():
            return self.think(view, asked, clock).best()

    def think(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Tree:
        """Search until the budget is spent or one move is clearly the best."""
        deadline = clock.deadline(self.seconds)
        game = self.game or take_game(view["game"])
        model = self.model or evaluation(view["game"])
        tree = Tree(self.manner, game, model, view, answers(moves), self.rng, clock, deadline)
        began = now = clock.timer()
        slowest = 0.0
        while not tree.settled() and tree.iterations < self.iterations and now + slowest < deadline:
            time_left = (deadline - now) / (deadline - began) if deadline < inf else 1.0
            tree.iterate(min(time_left, 1.0 - tree.iterations / self.iterations))
            before, now = now, clock.timer()
            slowest = max(slowest * 0.9, now - before)
        self.done += tree.iterations
        return tree
