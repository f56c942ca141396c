"""What a store keeps and tells, as values. Bytes are JSON that a store hands back as it got them and never reads."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


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
    #: A `TableSummary` (`table/summary`).
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


class Kept(msgspec.Struct, frozen=True):
    """Something that was made of games."""

    kind: str
    key: str
    #: The table it goes with, if it does with one.
    table: str | None
    at: float
    body: bytes


class NewTable(msgspec.Struct, frozen=True):
    """A table to be made, with its first entries."""

    created: float
    public: bool
    #: What it is made with (`table/entries.Setup`); never changed.
    setup: bytes
    #: What the lobby needs of the setup (`table/entries.Lobby`): setups may be large.
    lobby: bytes
    first: Append


class Row(msgspec.Struct, frozen=True):
    """A table as the lobby knows it, without its entries."""

    id: str
    created: float
    changed: float
    status: str
    public: bool
    version: int
    lobby: bytes
    summary: bytes
    #: Why the table cannot be opened, if it cannot (`Aside.kind`).
    aside: str | None = None


class Mark(msgspec.Struct, frozen=True):
    """How far a table has come: its version, the number of its last chat line, and who holds which seat."""

    version: int
    chat: int
    holders: frozenset[tuple[int, str]]


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
    #: The latest.
    snapshot: Snapshot | None
    #: (seat, person).
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


class KnownSession(msgspec.Struct, frozen=True):
    """Whose a session is, since when, and when it was last noted as used. Whether it still holds is not the store's."""

    person: Person
    created: float
    seen: float


class Listed(msgspec.Struct, frozen=True):
    """A table as the keeper sees it: its row, how many chat lines, why it was set aside."""

    row: Row
    chat: int
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


class Block(msgspec.Struct, frozen=True):
    """A person or an address that is not let in: kind is "person" or "address"."""

    kind: str
    value: str
    at: float
    note: str


class Order(msgspec.Struct, frozen=True):
    """Something the keeper has done that a running house has to take note of."""

    id: int
    what: str
    value: str


class Outdated(msgspec.Struct, frozen=True):
    """What is kept no longer: all that is older than these moments; None keeps for ever."""

    finished: float | None = None
    waiting: float | None = None
    playing: float | None = None
    #: Sessions not used since, or begun before; persons without a session and a seat go with them.
    session_seen: float | None = None
    session_created: float | None = None
    orders: float | None = None


class Pruned(msgspec.Struct, frozen=True):
    """What was deleted, or would be."""

    tables: list[str]
    sessions: list[str]
    persons: list[str]


class Stats(msgspec.Struct, frozen=True):
    """What a store has done since it was opened; sealed moves are not counted, so that nobody can tell them."""

    jobs: int
    commits: int
