"""What a command adds to a table, as values: `commands` makes them, `Table.after` takes them up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from taberna.kernel.log import Event
from taberna.kernel.state import State

from .entries import AnyEntry


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


class UndoRequest(NamedTuple):
    seat: int
    to: int
    agreed: frozenset[int]
    waiting: frozenset[int]
