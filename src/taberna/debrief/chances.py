"""Chances to win: what a seat could know, averaged over imagined worlds, or with everything known."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from taberna.bots.evaluation import Evaluation
from taberna.bots.probing import Prober
from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.state import State

WIDTH = 6
PROBES = 12  # ways through a decision of many halves


class Judge:
    """Asks an evaluation whose chances mean what they say (see `calibration`)."""

    def __init__(self, game: Game, model: Evaluation) -> None:
        self.game = game
        self.model = model

    def known(self, state: State, rng: Random, further: int) -> list[float]:
        """Everybody's chances in this very world, once whoever is asked has made the best of it.

        Dice that were rolled and cards that were drawn count by what can be done with them. ``further``: so many
        decisions are played on before.
        """
        ahead = Prober(self.model, rng, width=WIDTH, probes=PROBES)
        state = state.copy()
        while state.to_move:
            seat = state.to_move[0]
            ahead.seal(state, seat)
            if seat not in state.to_move:
                continue
            line, chances = ahead.best(state, seat)
            if not further:
                return chances
            further -= 1
            for move in line:
                state.play(seat, move)
        return self.model.values(state)

    def seen(self, view: Mapping[str, Any], rng: Random, worlds: int, further: int) -> list[list[float]]:
        """Everybody's chances in each of some worlds that agree with a view."""
        return [self.known(self.game.imagine(view, rng), rng, further) for _ in range(worlds)]

    def expected(
        self, view: Mapping[str, Any], move: Move, rng: Random, worlds: int, further: int
    ) -> list[list[float]]:
        """Everybody's chances after a move, in each of some worlds with their own luck."""
        found = []
        for _ in range(worlds):
            world = self.game.imagine(view, rng)
            world.play(view["you"], move)
            found.append(self.known(world, rng, further))
        return found
