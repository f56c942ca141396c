"""One random game under observation, and what is said when a law does not hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from ..game import Game
from ..move import Move
from ..state import State

#: More decisions than any game needs, even played at random.
LIMIT = 20_000

Watcher = Callable[["Run"], None]


class LawBroken(AssertionError):
    """A law does not hold; the message tells where to look."""


class Run:
    """One random game under observation."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], seed: str) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.rng = Random(f"{game.name} {seats} {seed}")
        self.state: State = game.new(seats, options, seed)
        self.moves: list[tuple[int, Move]] = []

    def broken(self, law: str) -> LawBroken:
        moves = "; ".join(f"{seat} {move.text}" for seat, move in self.moves[-12:])
        return LawBroken(
            f"{law}\n  game {self.game.name}, seats={self.seats}, options={self.options}, "
            f"seed={self.seed!r}\n"
            f"  after {len(self.moves)} moves, the last: {moves}\n  at {self._where()}"
        )

    def _where(self) -> str:
        return self.state.stack[-1].dump(self.state).__str__() if self.state.stack else "the end"

    def demand(self, holds: bool, law: str) -> None:
        if not holds:
            raise self.broken(law)

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(self.seats)]

    def choose(self) -> tuple[int, Move]:
        """A random asked seat and one of its moves; now and then an interrupt of somebody else."""
        state = self.state
        rng = self.rng
        if rng.random() < 0.03:
            seat = rng.randrange(self.seats)
            if seat not in state.to_move:
                interrupts = state.moves(seat)
                if interrupts:
                    return seat, rng.choice(interrupts)
        seat = rng.choice(state.to_move)
        legal = state.moves(seat)
        self.demand(bool(legal), f"dead end: seat {seat} is asked and has no move")
        return seat, legal[int(rng.random() * len(legal))]

    def step(self) -> None:
        seat, move = self.choose()
        self.moves.append((seat, move))
        self.state.play(seat, move)
        self.demand(len(self.moves) < LIMIT, "random play does not end")

    def to_end(self, each: Watcher | None = None, chance: float = 1.0) -> None:
        """Play on to the end; ``each`` looks at the state before a move, with this probability."""
        while self.state.to_move:
            if each is not None and self.rng.random() < chance:
                each(self)
            self.step()
        if each is not None:
            each(self)
        self.demand(self.state.result is not None, "the game is over without a result")
