"""A game after some move, and what a command would change: the small values that tables are made of."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from taberna.kernel.log import Event
from taberna.kernel.state import State

from .entries import AnyEntry, Played, Undone, Withdrawn


class GameState(NamedTuple):
    """The game after some move, and who has made a sealed choice that others still owe."""

    state: State
    ready: frozenset[int]


class Change(NamedTuple):
    """What a command adds; ``next`` is the game after it, if it changes the game."""

    entry: AnyEntry
    events: Sequence[Event] = ()
    next: GameState | None = None
    give: Sequence[tuple[int, str]] = ()
    #: Seats that nobody holds any more.
    clear: Sequence[int] = ()
    #: The further moves of the same command.
    more: Sequence[Change] = ()

    @property
    def forget_beyond(self) -> int | None:
        """Snapshots of more moves than this tell of a future that will not be."""
        if isinstance(self.entry, Undone):
            return self.entry.to
        return self.entry.place if isinstance(self.entry, Withdrawn) else None


class UndoRequest(NamedTuple):
    seat: int
    to: int
    agreed: frozenset[int]
    waiting: frozenset[int]


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
