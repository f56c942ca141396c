"""Who knows how the others bid: the best response to a level's sealed choices.

It plays like the level in everything else. Where all choose at once it works out, world by world, how often each of the
others will choose what (their rule is no secret, their hands are), and takes what does best against that. What it wins
among players of the level tells how much there is to gain from reading their bids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.move import Move

from .clock import Clock, undisturbed
from .evaluation import evaluation
from .lookahead import answers, decisions
from .protocol import Bot
from .sealed import drawn, few, mixture

WORLDS = 4
DRAWS = 12  # of the others' choices in each world


class BidReader:
    def __init__(self, level: Bot, game: Game, seed: str) -> None:
        self.level = level
        self.game = game
        self.rng = Random(f"reader {seed}")
        self.model = evaluation(game.name)

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], clock: Clock) -> Move:
        asked = answers(moves)
        if len(asked) == 1 or view["step"]["name"] not in self.model.sealed:
            return self.level.choose(view, moves, clock)
        with undisturbed():
            values = self._values(view, clock)
        legal = [move for move in asked if move.id in values]
        return max(legal, key=lambda move: values[move.id]) if legal else asked[0]

    def _values(self, view: Mapping[str, Any], clock: Clock) -> dict[int, float]:
        """Our chances after each of our choices, by its number, against what the others are likely to choose."""
        me: int = view["you"]
        found: dict[int, float] = {}
        for _ in range(WORLDS):
            world = self.game.imagine(self.model.unlocked(view), self.rng)
            ours = few(decisions(world, me))
            theirs: list[tuple[int, list[Move], list[float]]] = []
            for seat in world.to_move:
                if seat != me:
                    moves = decisions(world, seat)
                    shares = mixture(self.game, world.view(seat), self.model, self.rng, clock)
                    theirs.append((seat, moves, [shares.get(move.id, 0.0) for move in moves]))
            for _ in range(DRAWS):
                picks = {seat: moves[drawn(shares, self.rng)] for seat, moves, shares in theirs}
                for move in ours:
                    state = world.copy()
                    for seat in world.to_move:
                        state.play(seat, move if seat == me else picks[seat])
                    found[move.id] = found.get(move.id, 0.0) + self.model.careful(state)[me]
        return found
