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
    #: Who gets a seat: (seat, person).
    give: Sequence[tuple[int, str]] = ()
    #: Seats that nobody holds any more: their links end with the right to them.
    clear: Sequence[int] = ()
    #: Whether a bot has to move now.
    owed: bool = False
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
    #: What the lobby needs of the setup.
    lobby: bytes
    summary: bytes
    #: Why the table cannot be opened, if it cannot (`Aside.kind`).
    aside: str | None = None


class Aside(msgspec.Struct, frozen=True):
    """A table that could not be opened: since when, by which version of the program, and why."""

    at: float
    program: str
    kind: str
    reason: str


class Stored(msgspec.Struct, frozen=True):
    """All of a table."""

    row: Row
    setup: bytes
    entries: list[Entry]
    snapshot: Snapshot | None
    holders: list[tuple[int, str]]
    chat: list[bytes]
    aside: Aside | None = None


class Holder(msgspec.Struct, frozen=True):
    """Somebody who holds a seat; of old ones nobody knows since when."""

    person: str
    name: str
    since: float | None


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: str


class Listed(msgspec.Struct, frozen=True):
    """A table as the keeper sees it."""

    id: str
    game: str
    status: str
    public: bool
    created: float
    changed: float
    version: int
    chat: int
    names: list[str]
    aside: str | None
    reason: str | None


class Known(msgspec.Struct, frozen=True):
    """A person as the keeper sees them."""

    id: str
    name: str
    created: float
    seen: float | None
    sessions: int
    tables: int
    blocked: bool


class Order(msgspec.Struct, frozen=True):
    """Something the keeper has done that a running house has to take note of."""

    id: int
    what: str
    value: str


class Retention(msgspec.Struct, frozen=True):
    """For how many days tables are kept after the last thing that happened there; None: for ever."""

    finished: float | None = None
    waiting: float | None = None
    playing: float | None = None


class Store(Protocol):
    """Every method that writes returns when the writing is on the disk."""

    # -- tables ------------------------------------------------------------------------------

    async def create(
        self, table: str, at: float, public: bool, setup: bytes, lobby: bytes, first: Append
    ) -> None:
        """A new table with its first entries; ``lobby`` is what the lobby needs of the setup."""
        ...

    async def append(self, append: Append) -> None:
        """Add entries if the first of them has the version that comes next, else raise `Conflict`."""
        ...

    def append_soon(self, append: Append, done: Callable[[None, BaseException | None], None]) -> None:
        """The same; ``done`` is called when it is on the disk, or with what went wrong."""
        ...

    async def load(self, table: str) -> Stored | None: ...

    async def log(self, table: str) -> list[Entry]:
        """All entries, oldest first."""
        ...

    async def tables(self, person: str | None) -> tuple[list[tuple[Row, list[int]]], list[Row]]:
        """A person's tables with the seats held there, and the public ones that are not over."""
        ...

    async def owed(self, now: float) -> list[str]:
        """Tables where a bot has to move and somebody waits for it who was here lately; the newest first."""
        ...

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How far tables have come; those that are gone are left out."""
        ...

    async def say(self, table: str, n: int, line: bytes) -> None: ...

    async def set_aside(self, table: str, aside: Aside) -> None:
        """Note that a table could not be opened."""
        ...

    async def take_up_again(self, table: str) -> None:
        """A table can be opened after all."""
        ...

    async def pack(self, table: str) -> None:
        """Make a table that is over small."""
        ...

    async def writable(self) -> bool:
        """Whether anything can be written."""
        ...

    # -- seats and persons -----------------------------------------------------------------------

    async def set_seat_token(self, table: str, seat: int, token: bytes, keep: str) -> list[str]:
        """The seat's only valid token from now on; other holders than ``keep`` lose the seat and are told."""
        ...

    async def seat_of_token(self, token: bytes) -> tuple[str, int] | None: ...

    async def claim(self, token: bytes, person: str, now: float) -> tuple[str, int] | None:
        """Give a person the seat of a token, if the token is still valid."""
        ...

    async def hold(self, table: str, seat: int, person: str, now: float) -> None: ...

    async def holders(self, table: str, seat: int) -> list[Holder]: ...

    async def hold_alone(self, table: str, seat: int, keep: str) -> list[str]:
        """End the seat's link, and all holders but one; who they are."""
        ...

    async def person_of(self, session: bytes, now: float) -> Person | None: ...

    async def add_person(self, person: Person, session: bytes, now: float) -> None: ...

    async def replace_session(self, old: bytes, new: bytes, now: float) -> None: ...

    async def end_session(self, session: bytes) -> None: ...

    async def rename(self, person: Person) -> None: ...

    async def blocked(self) -> set[tuple[str, str]]:
        """Persons and addresses that are not let in: ("person", id), ("address", network)."""
        ...

    # -- the keeper -------------------------------------------------------------------------------

    async def orders(self, after: int) -> list[Order]:
        """What the keeper has done since."""
        ...

    async def alive(self, sessions: Sequence[bytes]) -> set[bytes]:
        """Those of these sessions that have not ended."""
        ...

    async def prune(self, now: float, keep: Retention, dry: bool = False) -> dict[str, list[str]]:
        """Delete what is kept no longer: ids of tables, sessions and persons."""
        ...

    async def close(self) -> None: ...
