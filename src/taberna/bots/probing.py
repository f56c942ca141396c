"""Probing: a look at decisions of many halves, a few of their thousands of combinations at a time.

Some decisions are several choices in a row: which action, which dice, what value, who walks. A probe makes them
all, half of the time as in the best probes so far and half of the time at random. So what was good in one
combination is soon tried in others.
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
from .lookahead import DEPTH, Line, Lookahead, decisions

#: The best chance that a probe with a choice has brought, by step and number of the move.
Credit = dict[str, dict[int, float]]

EAGER: Final = 0.5  # how often a probe follows the best ones before it


class Prober(Lookahead):
    """``probes`` of a decision that has more combinations than that; a smaller one is looked at as ever."""

    def __init__(
        self,
        evaluation: Evaluation,
        rng: Random,
        width: int = 10,
        timer: Callable[[], float] = time.perf_counter,
        deadline: float = inf,
        probes: int = 100,
    ) -> None:
        super().__init__(evaluation, rng, width, timer, deadline)
        self.probes = probes
        #: Evaluations that are left, where all ways are looked at.
        self._left = 0

    def best(self, state: State, seat: int, depth: int = 0) -> Line:
        moves = decisions(state, seat)
        credit: Credit = {}
        best, combinations = self._probe(state, seat, moves, credit)
        if len(best[0]) == 1:
            return super().best(state, seat, depth)
        if combinations <= self.probes:
            self._left = 2 * self.probes
            return self._every(state, seat, moves, 0)
        for _ in range(self.probes):
            if self.late():
                break
            probe, _ = self._probe(state, seat, moves, credit)
            if probe[1][seat] > best[1][seat]:
                best = probe
        return best

    def _every(self, state: State, seat: int, moves: list[Move], depth: int) -> Line:
        """The best of all ways through a decision that has few of them, or of the first ones if it has many."""
        top: Line | None = None
        for move in moves:
            child = state.copy()
            child.play(seat, move)
            if (
                depth < 2 * DEPTH
                and child.to_move == (seat,)
                and child.stack[-1].name in self.evaluation.continues
            ):
                rest, values = self._every(child, seat, decisions(child, seat), depth + 1)
                line: Line = ([move, *rest], values)
            else:
                self._left -= 1
                line = ([move], self.evaluation.careful(child))
            if top is None or line[1][seat] > top[1][seat]:
                top = line
            if self._left < 0 or self.late():
                break
        assert top is not None
        return top

    def sample(self, state: State, seat: int, moves: Sequence[Move]) -> list[Line]:
        """Different ways through the decision that these moves begin, the best first; none if it has no halves."""
        credit: Credit = {}
        offered = list(moves)
        found: dict[tuple[int, ...], Line] = {}
        for _ in range(self.probes):
            line, _ = self._probe(state, seat, offered, credit)
            found[tuple([move.id for move in line[0]])] = line
            if self.late():
                break
        if all(len(line[0]) == 1 for line in found.values()):
            return []
        return sorted(found.values(), key=lambda line: -line[1][seat])

    def _probe(self, state: State, seat: int, moves: list[Move], credit: Credit) -> tuple[Line, int]:
        """One way through the decision, and about how many there are."""
        combinations = 1
        child = state.copy()
        line: list[Move] = []
        made: list[tuple[str, int]] = []
        while True:
            step = child.stack[-1].name
            combinations *= len(moves)
            move = moves[0] if len(moves) == 1 else self._pick(step, moves, credit)
            line.append(move)
            made.append((step, move.id))
            child.play(seat, move)
            if child.to_move != (seat,) or len(line) > 2 * DEPTH:
                break
            if child.stack[-1].name not in self.evaluation.continues:
                break
            moves = decisions(child, seat)
        values = self.evaluation.careful(child)
        chance = values[seat]
        for step, choice in made:
            known = credit.get(step)
            if known is None:
                known = credit[step] = {}
            if chance > known.get(choice, -1.0):
                known[choice] = chance
        return (line, values), combinations

    def _pick(self, step: str, moves: list[Move], credit: Credit) -> Move:
        random = self.rng.random
        if random() < EAGER:
            best = None
            most = -1.0
            known = credit.get(step)
            if known is not None:
                for move in moves:
                    chance = known.get(move.id, -1.0)
                    if chance > most:
                        most = chance
                        best = move
            if best is not None:
                return best
        return moves[int(random() * len(moves))]
