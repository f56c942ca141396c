"""Where tables are kept: an interface, so that another database can take the place of SQLite.

A table is a *setup* (what it was made with, never changed) and a list of *entries* (what happened since,
append-only, numbered by version). Everything else can be derived from these two: the *summary* is what the lobby
shows, a *snapshot* saves replaying a long game.

A store knows no rule of the house: how long sessions last, what is kept and who waits for whom is told to it as plain
moments. The same tests run on every store (`tests/server/test_store.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from taberna.kernel.errors import TabernaError

from .records import (
    Append,
    Aside,
    Block,
    Entry,
    Holder,
    Kept,
    Known,
    KnownSession,
    Listed,
    Mark,
    NewTable,
    Order,
    Outdated,
    Person,
    Pruned,
    Row,
    Stats,
    Stored,
)


class StoreError(TabernaError):
    """The database failed: the disk is full, a file or a connection is gone. Nothing of the write has happened."""


class Away(StoreError):
    """The database could not be reached for long: nothing is known of what it keeps, good or bad."""


class BadStore(StoreError):
    """The database cannot be used: damaged, of another program, of a newer one. Nothing in it was touched."""


class Conflict(Exception):
    """Somebody else has already written that version."""


class Told(NamedTuple):
    """What listeners at channels are told of a table, if what was to be appended to it is."""

    table: str
    channels: Sequence[str]
    payload: str


#: What is told of appends; at most once of each table.
Announce = Callable[[Sequence[Append]], Sequence[Told]]

#: Told that a write is on the disk, or what went wrong.
Written = Callable[[None, BaseException | None], None]


class TableStore(Protocol):
    """Tables. Every method that writes returns when the writing is on the disk."""

    #: If it is set: given the appends that one commit holds, it says what a store that can tells those who listen to
    #: the database, in the same commit. Others leave it alone.
    announce: Announce | None
    #: If it is set: called when another server has taken the place of the one that was read so far, and may lack the
    #: last that was written there. Appends that were made before are refused as a `Conflict` from then on.
    replaced: Callable[[], None] | None

    async def create(self, table: NewTable) -> None:
        """Raises `Conflict` if there is one of that name."""
        ...

    async def append(self, append: Append) -> None:
        """Add entries if the first of them has the version that comes next, else raise `Conflict`."""
        ...

    def append_soon(self, append: Append, done: Written) -> None:
        """The same without waiting; ``done`` is called in the loop."""
        ...

    async def load(self, table: str) -> Stored | None:
        """All of a table, at one point in time."""
        ...

    async def log(self, table: str) -> list[Entry]:
        """All entries, oldest first."""
        ...

    async def tables(self, person: str | None) -> tuple[list[tuple[Row, list[int]]], list[Row]]:
        """A person's tables with the seats held there, and the public ones that are not over; the latest first."""
        ...

    async def owed(self, seen_since: float) -> list[str]:
        """Tables where a bot has to move and somebody holds a seat who was seen since; the latest first."""
        ...

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """How far tables have come; those that are gone are left out."""
        ...

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        """How far tables have come, in all that can change; those that are gone are left out."""
        ...

    async def entries_after(self, since: Sequence[tuple[str, int]]) -> dict[str, list[Entry]]:
        """What has happened at tables since the versions given, oldest first; nothing for those where nothing has."""
        ...

    async def chat_after(self, table: str, n: int) -> list[bytes]:
        """The lines of a table's chat after the n-th."""
        ...

    async def say(self, table: str, n: int, line: bytes) -> None:
        """The n-th line of a table's chat; raises `Conflict` if somebody else has said it."""
        ...

    async def set_aside(self, table: str, aside: Aside) -> None:
        """Note that a table could not be opened."""
        ...

    async def take_up_again(self, table: str) -> None:
        """A table can be opened after all."""
        ...

    async def pack(self, table: str) -> bool:
        """Make a table that is over small; whether there was anything to do."""
        ...


class KeptStore(Protocol):
    """What was made of games: it can be made again, and goes with its table."""

    async def keep(self, kept: Kept, most: int) -> None:
        """Keep it in the place of an older one; of its kind the latest ``most`` are kept."""
        ...

    async def kept(self, kind: str, key: str) -> Kept | None: ...

    async def kept_under(self, kind: str, start: str, most: int) -> list[Kept]:
        """Those whose key begins like this, the latest first."""
        ...


class PeopleStore(Protocol):
    """Persons, their sessions, and the seats they hold. Sessions and links are known by hashes alone."""

    async def set_seat_token(self, table: str, seat: int, token: bytes, keep: str) -> list[str] | None:
        """The seat's only valid token from now on; other holders than ``keep`` lose the seat and are told.

        Nothing happens, and None is told, if ``keep`` does not hold the seat.
        """
        ...

    async def seat_of_token(self, token: bytes) -> tuple[str, int] | None: ...

    async def claim(self, token: bytes, person: str, now: float) -> tuple[str, int] | None:
        """Give a person the seat of a token, if the token is still valid."""
        ...

    async def holders(self, table: str, seat: int) -> list[Holder]: ...

    async def hold_alone(self, table: str, seat: int, keep: str) -> list[str] | None:
        """End the seat's link, and all holders but one; who they are. None as above."""
        ...

    async def add_person(self, person: Person, session: bytes, now: float) -> None: ...

    async def rename(self, person: Person) -> None: ...

    async def session(self, session: bytes) -> KnownSession | None: ...

    async def touch_session(self, session: bytes, now: float) -> None:
        """Note that a session is in use."""
        ...

    async def replace_session(self, old: bytes, new: bytes, now: float) -> None: ...

    async def end_session(self, session: bytes) -> None: ...

    async def learned(self, person: str) -> set[str]:
        """The lessons that somebody has come to the end of: ``game/lesson``."""
        ...

    async def learn(self, person: str, lesson: str, now: float) -> None: ...

    async def alive(self, sessions: Sequence[bytes]) -> set[bytes]:
        """Those of these sessions that have not ended."""
        ...


class KeeperStore(Protocol):
    """The keeper's work. What changes something leaves an `Order` for the houses that are open."""

    async def listed(self, status: str | None = None, changed_before: float | None = None) -> list[Listed]:
        """The tables, the latest first."""
        ...

    async def persons(self, name: str | None = None) -> list[Known]:
        """Persons whose name contains this; the latest seen first."""
        ...

    async def order(self, what: str, value: str) -> None: ...

    async def orders(self, after: int) -> list[Order]:
        """What the keeper has done since."""
        ...

    async def delete_table(self, table: str) -> bool:
        """With all that belongs to it; whether there was one."""
        ...

    async def replace_line(self, table: str, n: int, line: bytes) -> bool:
        """Put another line in the place of one of a table's chat; whether there was one."""
        ...

    async def block(self, block: Block) -> None: ...

    async def unblock(self, value: str) -> bool: ...

    async def blocked(self) -> list[Block]:
        """The oldest first."""
        ...

    async def end_sessions(self, person: str | None) -> int:
        """Of one person, or of everybody; how many."""
        ...

    async def prune(self, outdated: Outdated, dry: bool = False) -> Pruned:
        """Delete what is kept no longer, or only tell it."""
        ...

    async def unpacked(self) -> list[str]:
        """Tables that are over and not packed."""
        ...

    async def compact(self) -> None:
        """Give disk space back; everybody waits meanwhile."""
        ...


class Store(TableStore, KeptStore, PeopleStore, KeeperStore, Protocol):
    async def open(self) -> None:
        """Called once, in the loop that will use it, before anything else. Raises `BadStore`."""
        ...

    async def writable(self) -> bool:
        """Whether anything can be written."""
        ...

    def stats(self) -> Stats: ...

    async def close(self) -> None:
        """What was handed over is still written."""
        ...
