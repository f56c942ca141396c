"""Tables in PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import asyncpg

from ..base import Conflict
from ..futures import settle
from ..packing import pack, unpack, unsqueeze
from ..records import Append, Aside, Entry, Mark, NewTable, Row, Snapshot, Stored
from .appending import append_group, conflict
from .connections import PostgresConnections

COLUMNS = "game_table.id, created, changed, status, public, version, lobby, summary, set_aside.kind"
TABLES = "game_table left join set_aside on set_aside.table_id = game_table.id"

#: The entries of tables after a version, and what is packed (without events) if some of it is.
#: ``offset 0``: by the index for each table, also before the database has found out how many entries there are.
AFTER = """
with since as (select * from unnest($1::text[], $2::int[]) as since (id, version))
select table_id, found.version, at, body, events
    from since cross join lateral (
        select * from entry where table_id = id and entry.version > since.version offset 0
    ) as found
union all
select table_id, last, null, body, null from packed join since on table_id = id and last > version
order by 1, 2
"""


class PostgresTables(PostgresConnections):
    async def create(self, table: NewTable) -> None:
        first = table.first

        async def job(db: Any) -> None:
            try:
                await db.execute(
                    "insert into game_table (id, created, changed, status, public, version, setup, lobby, summary)"
                    " values ($1, $2, $2, $3, $4, 0, $5, $6, $7)",
                    first.table,
                    table.created,
                    first.status,
                    table.public,
                    table.setup,
                    table.lobby,
                    first.summary,
                )
            except asyncpg.UniqueViolationError:
                raise Conflict(f"there is a table {first.table}") from None
            if not await append_group(db, [first]):
                raise conflict(first)

        await self._write(job)

    async def append(self, append: Append) -> None:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_soon(append, partial(settle, written))
        await written

    async def load(self, table: str) -> Stored | None:
        async def job(db: Any) -> Stored | None:
            async with db.transaction(isolation="repeatable_read", readonly=True):  # one point in time
                row = await db.fetchrow(f"select {COLUMNS}, setup from {TABLES} where id = $1", table)
                if row is None:
                    return None
                snapshot = await db.fetchrow(
                    "select moves, body from snapshot where table_id = $1 order by moves desc limit 1", table
                )
                holders = await db.fetch(
                    "select seat, person from holder where table_id = $1 order by 1, 2", table
                )
                chat = await db.fetch("select line from chat where table_id = $1 order by n", table)
                return Stored(
                    Row(*row[:9]),
                    row[9],
                    await entries_of(db, table),
                    None if snapshot is None else Snapshot(snapshot[0], unsqueeze(snapshot[1])),
                    [(seat, person) for seat, person in holders],
                    [line for (line,) in chat],
                    await _aside_of(db, table),
                )

        return await self._read(job)

    async def log(self, table: str) -> list[Entry]:
        async def job(db: Any) -> list[Entry]:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                return await entries_of(db, table)

        return await self._read(job)

    async def tables(self, person: str | None) -> tuple[list[tuple[Row, list[int]]], list[Row]]:
        async def job(db: Any) -> tuple[list[tuple[Row, list[int]]], list[Row]]:
            mine = await db.fetch(
                f"select {COLUMNS}, seats from {TABLES} join"
                " (select table_id, array_agg(seat order by seat) as seats from holder where person = $1 group by 1)"
                " as held on held.table_id = game_table.id order by changed desc limit 200",
                person,
            )
            public = await db.fetch(
                f"select {COLUMNS} from {TABLES} where public and status in ('waiting', 'playing')"
                " and set_aside.kind is null order by minute desc, changed desc limit 100"
            )
            return [(Row(*found[:9]), found[9]) for found in mine], [Row(*found) for found in public]

        return await self._read(job)

    async def owed(self, seen_since: float) -> list[str]:
        async def job(db: Any) -> list[str]:
            rows = await db.fetch(
                "select id from game_table where owed and exists ("
                " select 1 from holder join session on session.person = holder.person"
                " where holder.table_id = game_table.id and session.seen > $1"
                ") and not exists (select 1 from set_aside where set_aside.table_id = game_table.id)"
                " order by changed desc",
                seen_since,
            )
            return [id for (id,) in rows]

        return await self._read(job)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        async def job(db: Any) -> dict[str, int]:
            rows = await db.fetch("select id, version from game_table where id = any($1::text[])", tables)
            return dict(map(tuple, rows))

        return await self._read(job)

    async def marks(self, tables: Sequence[str]) -> dict[str, Mark]:
        async def job(db: Any) -> dict[str, Mark]:
            rows = await db.fetch(
                "select id, version, coalesce((select max(n) from chat where table_id = id), 0)"
                " from game_table where id = any($1::text[])",
                tables,
            )
            held: dict[str, set[tuple[int, str]]] = {}
            for id, seat, person in await db.fetch(
                "select table_id, seat, person from holder where table_id = any($1::text[])", tables
            ):
                held.setdefault(id, set()).add((seat, person))
            return {id: Mark(version, chat, frozenset(held.get(id, ()))) for id, version, chat in rows}

        return await self._read(job)

    async def entries_after(self, since: Sequence[tuple[str, int]]) -> dict[str, list[Entry]]:
        async def job(db: Any) -> list[Any]:
            found: list[Any] = await db.fetch(
                AFTER, [table for table, _ in since], [version for _, version in since]
            )
            return found

        entries: dict[str, list[Entry]] = {}
        packed: dict[str, list[Entry]] = {}
        after = dict(since)
        for table, version, at, body, events in await self._read(job):
            if events is None:
                packed[table] = [entry for entry in unpack(body) if entry.version > after[table]]
            else:
                entries.setdefault(table, []).append(Entry(version, at, body, events))
        for table, early in packed.items():
            entries[table] = early + entries.get(table, [])
        return entries

    async def chat_after(self, table: str, n: int) -> list[bytes]:
        async def job(db: Any) -> list[bytes]:
            rows = await db.fetch("select line from chat where table_id = $1 and n > $2 order by n", table, n)
            return [line for (line,) in rows]

        return await self._read(job)

    async def say(self, table: str, n: int, line: bytes) -> None:
        async def job(db: Any) -> None:
            try:
                await db.execute("insert into chat (table_id, n, line) values ($1, $2, $3)", table, n, line)
            except asyncpg.UniqueViolationError:
                raise Conflict(f"table {table} has a line {n}") from None

        await self._write(job)

    async def set_aside(self, table: str, aside: Aside) -> None:
        async def job(db: Any) -> None:
            await db.execute(
                "insert into set_aside (table_id, at, program, kind, reason) values ($1, $2, $3, $4, $5)"
                " on conflict (table_id) do update set at = excluded.at, program = excluded.program,"
                " kind = excluded.kind, reason = excluded.reason",
                table,
                aside.at,
                aside.program,
                aside.kind,
                aside.reason,
            )

        await self._write(job)

    async def take_up_again(self, table: str) -> None:
        await self._write(lambda db: db.execute("delete from set_aside where table_id = $1", table))

    async def pack(self, table: str) -> bool:
        return await self._write(partial(_pack_table, table=table))


async def entries_of(db: Any, table: str) -> list[Entry]:
    packed = await db.fetchval("select body from packed where table_id = $1", table)
    rows = await db.fetch(
        "select version, at, body, events from entry where table_id = $1 order by version", table
    )
    return (unpack(packed) if packed else []) + [Entry(*values) for values in rows]


async def _aside_of(db: Any, table: str) -> Aside | None:
    found = await db.fetchrow("select at, program, kind, reason from set_aside where table_id = $1", table)
    return None if found is None else Aside(*found)


async def _pack_table(db: Any, table: str) -> bool:
    """Compress the entries of a table that is over; what is done already is left alone."""
    found = await db.fetchval(
        "select id from game_table where id = $1 and status in ('over', 'closed')"
        " and exists (select 1 from entry where table_id = game_table.id) for update",
        table,
    )
    if found is None:
        return False
    entries = await entries_of(db, table)
    if not entries:  # another process has just packed it
        return False
    await db.execute(
        "insert into packed (table_id, last, body) values ($1, $2, $3)"
        " on conflict (table_id) do update set last = excluded.last, body = excluded.body",
        table,
        entries[-1].version,
        pack(entries),
    )
    await db.execute("delete from entry where table_id = $1", table)
    await db.execute(
        "delete from snapshot where table_id = $1"
        " and moves < (select max(moves) from snapshot where table_id = $1)",
        table,
    )
    return True
