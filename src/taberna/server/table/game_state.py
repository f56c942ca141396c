"""The game at a table after some move; for sealed choices also who has made one, and whom another's leaves alone."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from taberna.kernel.state import State

from .entries import Played


class GameState(NamedTuple):
    """The game after some move, and who has made a sealed choice that others still owe."""

    state: State
    ready: frozenset[int]


def untouched(before: State, after: State, seat: int) -> Collection[int]:
    """Seats that go on with the same sealed choice after another's: their decision is what it was."""
    if len(before.to_move) < 2:
        return ()
    same_step = (
        len(before.stack) == len(after.stack)
        and before.stack[-1].name == after.stack[-1].name
        and before.revealed == after.revealed
        and set(before.to_move) - {seat} <= set(after.to_move) <= set(before.to_move)
    )
    return set(after.to_move) - {seat} if same_step else ()


def ready_after(now: GameState, after: State, seat: int) -> frozenset[int]:
    """Who has made a sealed choice, after a move of this seat."""
    if not untouched(now.state, after, seat):
        return frozenset()
    return now.ready if seat in after.to_move else now.ready | {seat}


def replayed(game_state: GameState, moves: Sequence[Played]) -> GameState:
    state, ready = game_state.state.copy(), game_state.ready
    sealed = len(state.to_move) > 1
    for move in moves:
        seat = move.seat
        before = GameState(state.copy(), ready) if sealed else None
        state.play(seat, move.move)
        ready = ready_after(before, state, seat) if before is not None else frozenset()
        sealed = len(state.to_move) > 1 or bool(ready)
    return GameState(state, ready)
