"""Tables in SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import partial

from ..base import Conflict
from ..futures import settle
from ..packing import pack, unpack, unsqueeze
from ..records import Append, Aside, Entry, Mark, NewTable, Row, Snapshot, Stored
from .connections import SqliteConnections
from .writer import append_one

COLUMNS = "game_table.id, created, changed, status, public, version, lobby, summary, set_aside.kind"
TABLES = "game_table left join set_aside on set_aside.table_id = game_table.id"


class SqliteTables(SqliteConnections):
    async def create(self, table: NewTable) -> None:
        first = table.first

        def job(db: sqlite3.Connection) -> None:
            made = db.execute(
                "insert or ignore into game_table"
                " (id, created, changed, status, public, version, setup, lobby, summary)"
                " values (?, ?, ?, ?, ?, 0, ?, ?, ?)",
                (
                    first.table,
                    table.created,
                    table.created,
                    first.status,
                    int(table.public),
                    table.setup,
                    table.lobby,
                    first.summary,
                ),
            )
            if made.rowcount != 1:
                raise Conflict(f"there is a table {first.table}")
            append_one(db, first)

        await self.writer.do(job)

    async def append(self, append: Append) -> None:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_soon(append, partial(settle, written))
        await written

    async def load(self, table: str) -> Stored | None:
        def job(db: sqlite3.Connection) -> Stored | None:
            db.execute("begin")  # one point in time for all of it
            try:
                row = db.execute(f"select {COLUMNS}, setup from {TABLES} where id = ?", (table,)).fetchone()
                if row is None:
                    return None
                snapshot = db.execute(
                    "select moves, body from snapshot where table_id = ? order by moves desc limit 1",
                    (table,),
                ).fetchone()
                holders = db.execute(
                    "select seat, person from holder where table_id = ?", (table,)
                ).fetchall()
                chat = db.execute("select line from chat where table_id = ? order by n", (table,)).fetchall()
                return Stored(
                    row_of(row[:9]),
                    row[9],
                    entries_of(db, table),
                    None if snapshot is None else _snapshot(*snapshot),
                    holders,
                    [line for (line,) in chat],
                    aside_of(db, table),
                )
            finally:
                db.execute("commit")

        return await self._read(job)

    async def log(self, table: str) -> list[Entry]:
        return await self._read(partial(entries_of, table=table))

    async def tables(self, person: str | None) -> tuple[list[tuple[Row, list[int]]], list[Row]]:
        def job(db: sqlite3.Connection) -> tuple[list[tuple[Row, list[int]]], list[Row]]:
            mine = db.execute(
                f"select {COLUMNS}, group_concat(seat) from holder join {TABLES}"
                " where holder.table_id = game_table.id and person = ?"
                " group by game_table.id order by changed desc limit 200",
                (person,),
            ).fetchall()
            public = db.execute(
                f"select {COLUMNS} from {TABLES} where public = 1 and status in ('waiting', 'playing')"
                " and set_aside.kind is null order by changed desc limit 100"
            ).fetchall()
            return (
                [(row_of(found[:9]), sorted(map(int, found[9].split(",")))) for found in mine],
                [row_of(found) for found in public],
            )

        return await self._read(job)

    async def owed(self, seen_since: float) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            rows = db.execute(
                "select id from game_table where owed = 1 and exists ("
                " select 1 from holder join session on session.person = holder.person"
                " where holder.table_id = game_table.id and session.seen > ?"
                ") and not exists (select 1 from set_aside where set_aside.table_id = game_table.id)"
                " order by changed desc",
                (seen_since,),
            )
            return [id for (id,) in rows]

        return await self._read(job)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        def job(db: sqlite3.Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for start in range(0, len(tables), 500):
                part = tables[start : start + 500]
                places = ", ".join("?" * len(part))
                found |= db.execute(f"select id, version from game_table where id in ({places})", part)
            return found

        return await self._read(job)

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        def job(db: sqlite3.Connection) -> dict[str, Mark]:
            found: dict[str, Mark] = {}
            for start in range(0, len(tables), 500):
                part = tables[start : start + 500]
                places = ", ".join("?" * len(part))
                held: dict[str, set[tuple[int, str]]] = {}
                for id, seat, person in db.execute(
                    f"select table_id, seat, person from holder where table_id in ({places})", part
                ):
                    held.setdefault(id, set()).add((seat, person))
                for id, version, chat in db.execute(
                    "select id, version, coalesce((select max(n) from chat where table_id = id), 0)"
                    f" from game_table where id in ({places})",
                    part,
                ):
                    found[id] = Mark(version, chat, frozenset(held.get(id, ())))
            return found

        return await self._read(job)

    async def entries_after(self, since: Sequence[tuple[str, int]]) -> dict[str, list[Entry]]:
        def job(db: sqlite3.Connection) -> dict[str, list[Entry]]:
            found = {table: entries_of(db, table, version) for table, version in since}
            return {table: entries for table, entries in found.items() if entries}

        return await self._read(job)

    async def chat_after(self, table: str, n: int) -> list[bytes]:
        def job(db: sqlite3.Connection) -> list[bytes]:
            rows = db.execute("select line from chat where table_id = ? and n > ? order by n", (table, n))
            return [line for (line,) in rows]

        return await self._read(job)

    async def say(self, table: str, n: int, line: bytes) -> None:
        def job(db: sqlite3.Connection) -> None:
            try:
                db.execute("insert into chat (table_id, n, line) values (?, ?, ?)", (table, n, line))
            except sqlite3.IntegrityError:
                raise Conflict(f"table {table} has a line {n}") from None

        await self.writer.do(job)

    async def set_aside(self, table: str, aside: Aside) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "insert or replace into set_aside (table_id, at, program, kind, reason) values (?, ?, ?, ?, ?)",
                (table, aside.at, aside.program, aside.kind, aside.reason),
            )

        await self.writer.do(job)

    async def take_up_again(self, table: str) -> None:
        await self.writer.do(
            lambda db: db.execute("delete from set_aside where table_id = ?", (table,)) and None
        )

    async def pack(self, table: str) -> bool:
        return await self.writer.do(partial(pack_table, table=table))


def entries_of(db: sqlite3.Connection, table: str, after: int = 0) -> list[Entry]:
    """Those after a version, oldest first."""
    packed = db.execute("select body from packed where table_id = ? and last > ?", (table, after)).fetchone()
    rows = db.execute(
        "select version, at, body, events from entry where table_id = ? and version > ? order by version",
        (table, after),
    )
    early = [entry for entry in unpack(packed[0]) if entry.version > after] if packed else []
    return early + [Entry(*values) for values in rows]


def aside_of(db: sqlite3.Connection, table: str) -> Aside | None:
    found = db.execute(
        "select at, program, kind, reason from set_aside where table_id = ?", (table,)
    ).fetchone()
    return None if found is None else Aside(*found)


def pack_table(db: sqlite3.Connection, table: str) -> bool:
    """Compress the entries of a table that is over; what is done already is left alone."""
    found = db.execute(
        "select 1 from game_table where id = ? and status in ('over', 'closed')"
        " and exists (select 1 from entry where table_id = game_table.id)",
        (table,),
    ).fetchone()
    if found is None:
        return False
    entries = entries_of(db, table)
    db.execute(
        "insert or replace into packed (table_id, last, body) values (?, ?, ?)",
        (table, entries[-1].version, pack(entries)),
    )
    db.execute("delete from entry where table_id = ?", (table,))
    db.execute(
        "delete from snapshot where table_id = ?1"
        " and moves < (select max(moves) from snapshot where table_id = ?1)",
        (table,),
    )
    return True


def _snapshot(moves: int, body: bytes) -> Snapshot:
    return Snapshot(moves, unsqueeze(body))


def row_of(values: tuple[str, float, float, str, int, int, bytes, bytes, str | None]) -> Row:
    id, created, changed, status, public, version, lobby, summary, aside = values
    return Row(id, created, changed, status, bool(public), version, lobby, summary, aside)
