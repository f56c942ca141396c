"""One decision ahead: play each move in a world, finish the decision, and ask the evaluation.

Nothing here knows a game. Sealed choices of others are put in from habit before ours is tried, so that ours
meets the same answers and none of them has seen ours. Interrupts of others do not happen in thought.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import Final

from taberna.kernel.move import Move
from taberna.kernel.state import State

from .evaluation import Evaluation
from .habits import sample

DEPTH: Final = 7  # halves of one decision that are looked past
QUICK: Final = 0.0005  # seconds between two readings of the clock
SKIPPED: Final = 3  # questions that follow a quick one

#: The moves of one whole decision, and everybody's chances after it.
Line = tuple[list[Move], list[float]]


def answers(moves: Sequence[Move]) -> list[Move]:
    """The moves that answer what a seat is asked; interrupts left out, unless there is nothing else."""
    return [m for m in moves if not m.interrupt] or list(moves)


def decisions(state: State, seat: int) -> list[Move]:
    """The answers a seat can give now."""
    return answers(state.moves(seat))


class Lookahead:
    """``width``: how many moves of a long list are tried first; around the best of them comes a second look."""

    def __init__(
        self,
        evaluation: Evaluation,
        rng: Random,
        width: int = 10,
        timer: Callable[[], float] = time.perf_counter,
        deadline: float = inf,
    ) -> None:
        self.evaluation = evaluation
        self.rng = rng
        self.width = width
        self._timer = timer
        #: When time is up, what was begun ends with the first answer at hand.
        self.deadline = deadline
        self._late = False
        #: When the clock was read last, and how many more questions are answered without it.
        self._read = -inf
        self._skip = 0

    def late(self) -> bool:
        """Whether time is up. Reading a clock takes as long as a short move, so it is not read at every question as
        long as these come quickly."""
        if self.deadline == inf or self._late:
            return self._late
        if self._skip:
            self._skip -= 1
            return False
        now = self._timer()
        self._late = now > self.deadline
        if now - self._read < QUICK:
            self._skip = SKIPPED
        self._read = now
        return self._late

    def seal(self, state: State, seat: int) -> None:
        """Where several seats choose in secret, all others choose first, from habit."""
        if len(state.to_move) > 1:
            revealed = state.revealed
            for other in [s for s in state.to_move if s != seat]:
                while other in state.to_move and state.revealed == revealed:
                    self.habitual(state, other)

    def habitual(self, state: State, seat: int) -> None:
        moves = decisions(state, seat)
        state.play(seat, sample(self.evaluation.habits, state.stack[-1].name, moves, self.rng))

    def outcome(self, state: State, seat: int, move: Move) -> list[float]:
        """Everybody's chances after a move and the rest of the decision it begins."""
        return self.line(state, seat, move)[1]

    def line(self, state: State, seat: int, move: Move, depth: int = 0) -> Line:
        """A move with the rest of the decision it begins, and everybody's chances then."""
        child = state.copy()
        child.play(seat, move)
        if depth < DEPTH and child.to_move == (seat,) and child.stack[-1].name in self.evaluation.continues:
            rest, values = self.best(child, seat, depth + 1)
            return [move, *rest], values
        return [move], self.evaluation.careful(child)

    def best(self, state: State, seat: int, depth: int = 0) -> Line:
        """What a player who sees this world would choose, to the end of the decision."""
        moves = decisions(state, seat)
        if len(moves) == 1:
            return self.line(state, seat, moves[0], depth)
        width = max(2, self.width >> depth)  # narrower with every half of the decision
        if len(moves) <= width:
            return self._best_of(state, seat, moves, depth)
        tried = spread(moves, width)
        top = self._best_of(state, seat, tried, depth)
        if depth < 2 and not self.late():
            near = [m for m in neighbours(moves, top[0][0], len(moves) // width) if m not in tried]
            if near:
                again = self._best_of(state, seat, near, depth)
                if again[1][seat] > top[1][seat]:
                    return again
        return top

    def _best_of(self, state: State, seat: int, moves: list[Move], depth: int) -> Line:
        top = self.line(state, seat, moves[0], depth)
        for move in moves[1:]:
            if self.late():
                break
            line = self.line(state, seat, move, depth)
            if line[1][seat] > top[1][seat]:
                top = line
        return top


def spread(moves: Sequence[Move], width: int) -> list[Move]:
    """Some moves of a long list, evenly spaced, the first and the last among them."""
    last = len(moves) - 1
    return [moves[i * last // (width - 1)] for i in range(width)]


def neighbours(moves: Sequence[Move], move: Move, reach: int) -> list[Move]:
    """The moves next to one in the list."""
    i = moves.index(move)
    return [m for m in moves[max(0, i - reach) : i + reach + 1] if m is not move]
