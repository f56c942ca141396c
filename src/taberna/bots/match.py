"""One game between bots, from the deal to the result: the only loop in which programs play.

Every player is handed its own view and its legal moves, never the state. A watcher looks at each decision before it
is carried out, with the state as it is then.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.result import Result
from taberna.kernel.spec import GameSpec
from taberna.kernel.state import State

from . import make
from .clock import Clock
from .protocol import Bot
from .random_bot import RandomBot


class Decision(NamedTuple):
    seat: int
    moves: list[Move]
    move: Move
    #: What the player had to think by.
    clock: Clock


Watcher = Callable[[State, Decision], None]


def decisions(
    state: State,
    players: Sequence[Bot],
    seconds: float | None = None,
    timer: Callable[[], float] = time.perf_counter,
) -> Iterator[Decision]:
    """The decisions of a game as they are made; each is carried out when the next one is asked for."""
    blind = [isinstance(player, RandomBot) for player in players]
    while state.to_move:
        seat = state.to_move[0]
        moves = state.moves(seat)
        clock = Clock(seconds, timer)
        view = {} if blind[seat] else state.view(seat)  # nobody builds a view for who looks at nothing
        move = players[seat].choose(view, moves, clock)
        yield Decision(seat, moves, move, clock)
        state.play(seat, move)


def play(
    state: State,
    players: Sequence[Bot],
    *watchers: Watcher,
    seconds: float | None = None,
    timer: Callable[[], float] = time.perf_counter,
) -> Result:
    """Play a game to its end."""
    for decision in decisions(state, players, seconds, timer):
        for watch in watchers:
            watch(state, decision)
    assert state.result is not None
    return state.result


def play_at_random(spec: GameSpec, rules: Game) -> tuple[Result, int]:
    """A whole game of random players and the number of decisions in it: the same, as fast as it can be."""
    random = Random(f"bots of {spec.seed}").random
    state = spec.new(rules)
    count = 0
    while state.to_move:
        seat = state.to_move[0]
        moves = state.moves(seat)
        size = len(moves)
        move = moves[int(random() * size)]
        while move.interrupt:  # as `any_answer` does, without the call
            move = moves[int(random() * size)]
        state.play(seat, move)
        count += 1
    assert state.result is not None
    return state.result, count


@contextmanager
def seated(rules: Game, names: Sequence[str], luck: str) -> Iterator[list[Bot]]:
    """Bots by name, one for each seat, with luck of their own; programs among them are ended afterwards."""
    players = [make(name, rules, f"{luck} bot {seat}") for seat, name in enumerate(names)]
    try:
        yield players
    finally:
        for player in players:
            close = getattr(player, "close", None)
            if close is not None:
                close()


def repeated(names: Sequence[str], seats: int, first: int = 0) -> list[str]:
    """Bots by seat, repeated as often as needed; ``first``: who has the first seat."""
    return [names[(seat + first) % len(names)] for seat in range(seats)]
