"""Where tables are kept: an interface, so that another database can take the place of SQLite.

A table is a *setup* (what it was made with, never changed) and a list of *entries* (what happened since,
append-only, numbered by version). Everything else here can be derived from these two: the *summary* is what the
lobby shows, a *snapshot* saves replaying a long game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec


class Conflict(Exception):
    """Somebody else has already written that version."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened at a table."""

    version: int
    at: float
    body: bytes
    events: bytes = b"[]"


class Snapshot(msgspec.Struct, frozen=True, gc=False):
    """The truth after so many moves."""

    moves: int
    body: bytes


class Append(msgspec.Struct, frozen=True):
    """What one command writes, all or nothing: entries, and what follows from them."""

    table: str
    entries: Sequence[Entry]
    status: str
    summary: bytes
    snapshot: Snapshot | None = None
    #: An undo: snapshots beyond this many moves tell of a future that will not be.
    forget_beyond: int | None = None
    #: Who gets a seat and who loses it: (seat, person).
    give: Sequence[tuple[int, str]] = ()
    take: Sequence[tuple[int, str]] = ()
    #: When the lobby may say that something changed; None if only a part of the table may know.
    changed: float | None = None


class Row(msgspec.Struct, frozen=True):
    """A table as the lobby knows it."""

    id: str
    created: float
    changed: float
    status: str
    public: bool
    version: int
    setup: bytes
    summary: bytes


class Stored(msgspec.Struct, frozen=True):
    """All of a table."""

    row: Row
    entries: list[Entry]
    snapshot: Snapshot | None
    holders: list[tuple[int, str]]
    chat: list[bytes]


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: str


class Store(Protocol):
    """Every method that writes returns when the writing is on the disk."""

    # -- tables ------------------------------------------------------------------------------

    async def create(self, table: str, at: float, public: bool, setup: bytes, first: Append) -> int:
        """A new table with its first entries; returns the mark of the last one."""
        ...

    async def append(self, append: Append) -> int:
        """Add entries if the first of them has the version that comes next, else raise `Conflict`.

        Returns the mark of the last one: its place among the entries of all tables.
        """
        ...

    def append_soon(self, append: Append, done: Callable[[int, BaseException | None], None]) -> None:
        """The same; ``done`` is called when it is on the disk, with the mark or with what went wrong."""
        ...

    async def load(self, table: str) -> Stored | None: ...

    async def log(self, table: str) -> list[Entry]:
        """All entries, oldest first."""
        ...

    async def tables(self, person: str | None) -> tuple[list[tuple[Row, list[int]]], list[Row]]:
        """A person's tables with the seats held there, and the public ones that are not over."""
        ...

    async def outbox(self, reader: str) -> tuple[int, list[str]]:
        """Tables with entries a reader has not yet dealt with, and the mark of the newest entry."""
        ...

    async def dealt_with(self, reader: str, mark: int) -> None:
        """The reader needs no entry up to this mark any more."""
        ...

    # -- chat, seats, persons ------------------------------------------------------------------

    async def say(self, table: str, n: int, line: bytes) -> None: ...

    async def set_seat_token(self, table: str, seat: int, token: bytes, keep: str) -> list[str]:
        """The seat's only valid token from now on; other holders than ``keep`` lose the seat and are told."""
        ...

    async def seat_of_token(self, token: bytes) -> tuple[str, int] | None: ...

    async def hold(self, table: str, seat: int, person: str) -> None: ...

    async def person_of(self, session: bytes, now: float) -> Person | None: ...

    async def add_person(self, person: Person, session: bytes, now: float) -> None: ...

    async def replace_session(self, old: bytes, new: bytes, now: float) -> None: ...

    async def end_session(self, session: bytes) -> None: ...

    async def rename(self, person: Person) -> None: ...

    async def close(self) -> None: ...
