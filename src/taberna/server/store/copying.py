"""Moving a house from one store to another, whatever they are: every row is copied, read back, and compared.

The houses at both ends are closed meanwhile. The source is read at one point in time; the target must be empty, and is
as it was if anything goes wrong.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

import msgspec

from .base import BadStore

ROWS = 500  # at a time


class Relation(NamedTuple):
    """A table of the database: its columns, of which the first ``keys`` are in the order of its rows."""

    name: str
    columns: tuple[str, ...]
    keys: int


#: In an order in which they can be filled. What bots are being asked is not copied: it is asked again.
RELATIONS = (
    Relation("person", ("id", "name", "lang", "created"), 1),
    Relation("session", ("hash", "person", "created", "seen"), 1),
    Relation("learned", ("person", "lesson", "at"), 2),
    Relation(
        "game_table",
        ("id", "created", "changed", "status", "public", "version", "setup", "summary", "lobby", "owed"),
        1,
    ),
    Relation("entry", ("table_id", "version", "at", "body", "events"), 2),
    Relation("packed", ("table_id", "last", "body"), 1),
    Relation("snapshot", ("table_id", "moves", "body"), 2),
    Relation("holder", ("table_id", "seat", "person", "since"), 3),
    Relation("seat_token", ("hash", "table_id", "seat"), 1),
    Relation("chat", ("table_id", "n", "line"), 2),
    Relation("set_aside", ("table_id", "at", "program", "kind", "reason"), 1),
    Relation("blocked", ("kind", "value", "at", "note"), 2),
    Relation("keeper_order", ("id", "at", "what", "value"), 1),
    Relation("kept", ("kind", "key", "table_id", "at", "body"), 2),
)

Rows = Sequence[tuple[Any, ...]]


class End(Protocol):
    """A store as the copy sees it: rows of plain values, the same from every database."""

    async def begin(self) -> None:
        """Everything until `end` is one transaction. Raises `BadStore`."""
        ...

    def read(self, relation: Relation) -> AsyncIterator[Rows]:
        """All rows in the order of their keys, some at a time."""
        ...

    async def write(self, relation: Relation, rows: Rows) -> None: ...

    async def key(self) -> bytes | None:
        """The key that signs cookies and links, if there is one."""
        ...

    async def keep_key(self, key: bytes) -> None: ...

    async def end(self, keep: bool) -> None:
        """Keep what was written, or nothing of it."""
        ...


class Copied(NamedTuple):
    """What was copied of a relation: how many rows, and a digest of all of them."""

    name: str
    rows: int
    digest: str


async def copy(source: End, target: End) -> list[Copied]:
    """Raises `BadStore`, and then nothing was copied."""
    done = False
    await source.begin()
    try:
        await target.begin()
        try:
            await _must_be_empty(target)
            found = [await _copy(relation, source, target) for relation in RELATIONS]
            for relation, copied in zip(RELATIONS, found, strict=True):
                there = await proof(relation, target)
                if there != copied:
                    raise BadStore(
                        f"{relation.name}: {copied.rows} rows {copied.digest[:12]} were read,"
                        f" {there.rows} rows {there.digest[:12]} written; nothing was copied"
                    )
            key = await source.key()
            if key is not None:
                await target.keep_key(key)
            done = True
        finally:
            await target.end(done)
    finally:
        await source.end(False)
    return found


async def proof(relation: Relation, end: End) -> Copied:
    """How many rows there are, and a digest of all of them in their order."""
    return await _copy(relation, end, None)


async def _copy(relation: Relation, source: End, target: End | None) -> Copied:
    digest = sha256()
    count = 0
    async for rows in source.read(relation):
        count += len(rows)
        for row in rows:
            digest.update(msgspec.msgpack.encode(row))
        if target is not None:
            await target.write(relation, rows)
    return Copied(relation.name, count, digest.hexdigest())


async def _must_be_empty(target: End) -> None:
    for relation in RELATIONS:
        async for rows in target.read(relation):
            if rows:
                raise BadStore(f"the target is not empty ({relation.name}); nothing was copied")
