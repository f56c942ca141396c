"""The keeper's work in PostgreSQL: looking through the house, closing and deleting, blocking, pruning."""

from __future__ import annotations

import time
from typing import Any

from ..records import Block, Known, Listed, Order, Outdated, Pruned, Row
from .connections import LONG, PostgresConnections
from .tables import COLUMNS, TABLES

#: All that belongs to tables, by the column that names them.
PARTS = (
    ("entry", "table_id"),
    ("packed", "table_id"),
    ("snapshot", "table_id"),
    ("holder", "table_id"),
    ("seat_token", "table_id"),
    ("chat", "table_id"),
    ("set_aside", "table_id"),
    ("kept", "table_id"),
)
ORDERS = 0x54414246  # the lock of those who leave orders


class PostgresKeeping(PostgresConnections):
    # -- looking -----------------------------------------------------------------------------------

    async def listed(self, status: str | None = None, changed_before: float | None = None) -> list[Listed]:
        async def job(db: Any) -> list[Listed]:
            rows = await db.fetch(
                f"select {COLUMNS}, (select count(*) from chat where table_id = game_table.id), set_aside.reason"
                f" from {TABLES} where ($1::text is null or status = $1)"
                " and ($2::float8 is null or changed < $2) order by changed desc",
                status,
                changed_before,
            )
            return [Listed(Row(*found[:9]), *found[9:]) for found in rows]

        return await self._read(job)

    async def persons(self, name: str | None = None) -> list[Known]:
        async def job(db: Any) -> list[Known]:
            rows = await db.fetch(
                "select person.id, name, person.created, max(seen), count(distinct hash),"
                " (select count(distinct table_id) from holder where holder.person = person.id),"
                " exists (select 1 from blocked where kind = 'person' and value = person.id)"
                " from person left join session on session.person = person.id"
                " where $1::text is null or position(lower($1) in lower(name)) > 0"
                " group by person.id order by max(seen) desc nulls last",
                name,
            )
            return [Known(*row) for row in rows]

        return await self._read(job)

    async def orders(self, after: int) -> list[Order]:
        async def job(db: Any) -> list[Order]:
            rows = await db.fetch("select id, what, value from keeper_order where id > $1 order by id", after)
            return [Order(*row) for row in rows]

        return await self._read(job)

    # -- doing; each tells a running house -----------------------------------------------------------

    async def order(self, what: str, value: str) -> None:
        await self._write(lambda db: _order(db, what, value))

    async def delete_table(self, table: str) -> bool:
        async def job(db: Any) -> bool:
            await _order(db, "table", table)
            return await _delete(db, [table]) > 0

        return await self._write(job)

    async def replace_line(self, table: str, n: int, line: bytes) -> bool:
        async def job(db: Any) -> bool:
            found = await db.fetchval(
                "update chat set line = $1 where table_id = $2 and n = $3 returning n", line, table, n
            )
            if found is not None:
                await _order(db, "table", table)
            return found is not None

        return await self._write(job)

    async def block(self, block: Block) -> None:
        async def job(db: Any) -> None:
            await db.execute(
                "insert into blocked (kind, value, at, note) values ($1, $2, $3, $4)"
                " on conflict (kind, value) do update set at = excluded.at, note = excluded.note",
                block.kind,
                block.value,
                block.at,
                block.note,
            )
            await _order(db, "blocked", block.value)

        await self._write(job)

    async def unblock(self, value: str) -> bool:
        async def job(db: Any) -> bool:
            gone = await db.fetch("delete from blocked where value = $1 returning value", value)
            await _order(db, "blocked", value)
            return bool(gone)

        return await self._write(job)

    async def blocked(self) -> list[Block]:
        async def job(db: Any) -> list[Block]:
            rows = await db.fetch("select kind, value, at, note from blocked order by at")
            return [Block(*row) for row in rows]

        return await self._read(job)

    async def end_sessions(self, person: str | None) -> int:
        async def job(db: Any) -> int:
            ended = await db.fetch(
                "delete from session where $1::text is null or person = $1 returning 1", person
            )
            await _order(db, "sessions", person or "")
            return len(ended)

        return await self._write(job)

    async def prune(self, outdated: Outdated, dry: bool = False) -> Pruned:
        async def job(db: Any) -> Pruned:
            found = await _find(db, outdated)
            if not dry:
                for table in found.tables:
                    await _order(db, "table", table)
                await _delete(db, found.tables)
                await db.execute(
                    "delete from session where hash = any($1::bytea[])", [*map(bytes.fromhex, found.sessions)]
                )
                await db.execute("delete from person where id = any($1::text[])", found.persons)
                await db.execute("delete from keeper_order where at < $1", outdated.orders)
            return found

        return await self._write(job)

    async def unpacked(self) -> list[str]:
        async def job(db: Any) -> list[str]:
            rows = await db.fetch(
                "select id from game_table where status in ('over', 'closed')"
                " and exists (select 1 from entry where table_id = game_table.id)"
            )
            return [id for (id,) in rows]

        return await self._read(job)

    async def compact(self) -> None:
        await self._read(lambda db: db.execute("vacuum full analyze", timeout=LONG))


async def _order(db: Any, what: str, value: str) -> None:
    """Under a lock until the commit: whoever has read an order has read all with smaller numbers."""
    await db.execute("select pg_advisory_xact_lock($1)", ORDERS)
    await db.execute(
        "insert into keeper_order (at, what, value) values ($1, $2, $3)", time.time(), what, value
    )


async def _delete(db: Any, tables: list[str]) -> int:
    gone = await db.fetch("delete from game_table where id = any($1::text[]) returning id", tables)
    for part, column in PARTS:
        await db.execute(f"delete from {part} where {column} = any($1::text[])", tables, timeout=LONG)
    return len(gone)


async def _find(db: Any, outdated: Outdated) -> Pruned:
    """What is older than it may be. A comparison with null is never true: that is kept for ever."""
    tables = await db.fetch(
        "select id from game_table where changed < case status"
        " when 'waiting' then $1::float8 when 'playing' then $2::float8 else $3::float8 end",
        outdated.waiting,
        outdated.playing,
        outdated.finished,
    )
    sessions = await db.fetch(
        "select hash from session where seen < $1 or created < $2",
        outdated.session_seen,
        outdated.session_created,
    )
    persons = await db.fetch(
        "select id from person where created < $1 and not exists ("
        " select 1 from session where person = person.id and seen >= $1"
        " and ($2::float8 is null or session.created >= $2)"
        ") and not exists (select 1 from holder where person = person.id)",
        outdated.session_seen,
        outdated.session_created,
    )
    return Pruned([id for (id,) in tables], [hash.hex() for (hash,) in sessions], [id for (id,) in persons])
