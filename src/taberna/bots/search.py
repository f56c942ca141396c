"""The search bot: a tree of imagined games (`tree`), grown for as long as it may think.

A decision of several halves is thought about once and then carried out; all decisions of a turn share one budget.
"""

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
from .sealed import sealed_choice
from .tree import Manner, Tree

SECONDS = 0.5  # if no budget is given
LEAST = 0.05  # seconds for a decision late in a long turn

#: What a view says about whose turn it is; a phase that ends is not the end of a turn.
_TURN = ("round", "turn", "active", "passed")


class SearchBot:
    """``seconds`` or ``iterations`` per decision, whichever ends first; the clock always counts.

    ``turn_seconds``: for all decisions of a turn together.
    """

    def __init__(
        self,
        seed: str | int | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        model: Evaluation | None = None,
        game: Game | None = None,
        manner: Manner | None = None,
        turn_seconds: float | None = None,
    ) -> None:
        self.rng = Random(seed)
        self.seconds = SECONDS if seconds is None and iterations is None else seconds
        self.iterations = inf if iterations is None else iterations
        self.model = model or (evaluation(game.name) if game is not None else None)
        self.game = game
        self.manner = manner or Manner()
        self.turn_seconds = turn_seconds
        #: Iterations so far, in all decisions.
        self.done = 0
        #: What is left of the decision that was begun: each move's id with the question it answers.
        self._plan: list[tuple[Any, int]] = []
        self._turn: tuple[Any, ...] = ()
        self._turn_left = inf

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        asked = answers(moves)
        if len(asked) == 1:
            return asked[0]
        planned = self._planned(view, asked)
        if planned is not None:
            return planned
        with undisturbed():
            model = self.model or evaluation(view["game"])
            if view["step"]["name"] in model.sealed:
                game = self.game or take_game(view["game"])
                return sealed_choice(game, view, asked, model, self.rng, clock, self._budget(view))
            tree = self.think(view, asked, clock)
            top = tree.top()
            if len(top.line) > 1:
                self._remember(tree, top.line)
            self._turn_left -= clock.spent
            return top.move

    def _planned(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Move | None:
        """The next move of the plan, if it answers what is asked."""
        while self._plan:
            question, planned = self._plan.pop(0)
            if question == view["step"]:
                found = next((move for move in moves if move.id == planned), None)
                if found is not None:
                    return found
        return None

    def _remember(self, tree: Tree, line: Sequence[Move]) -> None:
        """The rest of a plan, with the questions as they come in an imagined world."""
        seat = tree.seat
        world = tree.imagine(self.rng)
        tree.ahead.seal(world, seat)
        world.play(seat, line[0])
        for move in line[1:]:
            if world.to_move != (seat,) or move not in world.moves(seat):
                break
            self._plan.append((world.view(seat)["step"], move.id))
            world.play(seat, move)

    def _budget(self, view: Mapping[str, Any]) -> float | None:
        """For this decision: later ones of the same turn get less."""
        if self.turn_seconds is None or self.seconds is None:
            return self.seconds
        turn: tuple[Any, ...] = tuple([view.get(key) for key in _TURN])
        if "turn" not in view:  # turns have no number: when others have something else, they have moved
            turn += ([player for player in view["players"] if player["seat"] != view["you"]],)
        if turn != self._turn:
            self._turn = turn
            self._turn_left = self.turn_seconds
        return min(self.seconds, max(LEAST, self._turn_left / 2))

    def think(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Tree:
        """Search until the budget is spent or one move is clearly the best."""
        deadline = clock.deadline(self._budget(view))
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
