"""The keeper's work in SQLite: looking through the house, closing and deleting, blocking, pruning."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from functools import partial

from ..records import Block, Known, Listed, Order, Outdated, Pruned
from .connections import SqliteConnections
from .tables import COLUMNS, TABLES, row_of

#: All that belongs to a table, by the column that names it.
PARTS = (
    ("entry", "table_id"),
    ("packed", "table_id"),
    ("snapshot", "table_id"),
    ("holder", "table_id"),
    ("seat_token", "table_id"),
    ("chat", "table_id"),
    ("set_aside", "table_id"),
    ("kept", "table_id"),
    ("game_table", "id"),
)


class SqliteKeeping(SqliteConnections):
    # -- looking -----------------------------------------------------------------------------------

    async def listed(self, status: str | None = None, changed_before: float | None = None) -> list[Listed]:
        def job(db: sqlite3.Connection) -> list[Listed]:
            rows = db.execute(
                f"select {COLUMNS}, (select count(*) from chat where table_id = game_table.id), set_aside.reason"
                f" from {TABLES} where (?1 is null or status = ?1) and (?2 is null or changed < ?2)"
                " order by changed desc",
                (status, changed_before),
            )
            return [Listed(row_of(found[:9]), *found[9:]) for found in rows]

        return await self._read(job)

    async def persons(self, name: str | None = None) -> list[Known]:
        def job(db: sqlite3.Connection) -> list[Known]:
            rows = db.execute(
                "select person.id, name, person.created, max(seen), count(distinct hash),"
                " (select count(distinct table_id) from holder where holder.person = person.id),"
                " exists (select 1 from blocked where kind = 'person' and value = person.id)"
                " from person left join session on session.person = person.id"
                " where ?1 is null or instr(lower(name), lower(?1)) group by person.id order by max(seen) desc",
                (name,),
            )
            return [
                Known(id, called, created, seen, sessions, tables, bool(blocked))
                for id, called, created, seen, sessions, tables, blocked in rows
            ]

        return await self._read(job)

    async def orders(self, after: int) -> list[Order]:
        def job(db: sqlite3.Connection) -> list[Order]:
            rows = db.execute("select id, what, value from keeper_order where id > ? order by id", (after,))
            return [Order(*row) for row in rows]

        return await self._read(job)

    # -- doing; each tells a running house -----------------------------------------------------------

    async def order(self, what: str, value: str) -> None:
        await self.writer.do(partial(_order, what=what, value=value))

    async def delete_table(self, table: str) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            _order(db, "table", table)
            return _delete(db, table)

        return await self.writer.do(job)

    async def replace_line(self, table: str, n: int, line: bytes) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            found = db.execute("update chat set line = ? where table_id = ? and n = ?", (line, table, n))
            if found.rowcount:
                _order(db, "table", table)
            return found.rowcount > 0

        return await self.writer.do(job)

    async def block(self, block: Block) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "insert or replace into blocked (kind, value, at, note) values (?, ?, ?, ?)",
                (block.kind, block.value, block.at, block.note),
            )
            _order(db, "blocked", block.value)

        await self.writer.do(job)

    async def unblock(self, value: str) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            gone = db.execute("delete from blocked where value = ?", (value,)).rowcount
            _order(db, "blocked", value)
            return gone > 0

        return await self.writer.do(job)

    async def blocked(self) -> list[Block]:
        def job(db: sqlite3.Connection) -> list[Block]:
            rows = db.execute("select kind, value, at, note from blocked order by at")
            return [Block(*row) for row in rows]

        return await self._read(job)

    async def end_sessions(self, person: str | None) -> int:
        def job(db: sqlite3.Connection) -> int:
            ended = db.execute("delete from session where ?1 is null or person = ?1", (person,)).rowcount
            _order(db, "sessions", person or "")
            return ended

        return await self.writer.do(job)

    async def prune(self, outdated: Outdated, dry: bool = False) -> Pruned:
        def job(db: sqlite3.Connection) -> Pruned:
            found = _find(db, outdated)
            if not dry:
                for table in found.tables:
                    _order(db, "table", table)
                    _delete(db, table)
                for session in found.sessions:
                    db.execute("delete from session where hash = ?", (bytes.fromhex(session),))
                for person in found.persons:
                    db.execute("delete from person where id = ?", (person,))
                db.execute("delete from keeper_order where at < ?", (outdated.orders,))
            return found

        return await self.writer.do(job)

    async def unpacked(self) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            rows = db.execute(
                "select id from game_table where status in ('over', 'closed')"
                " and exists (select 1 from entry where table_id = game_table.id)"
            )
            return [id for (id,) in rows]

        return await self._read(job)

    async def compact(self) -> None:
        def job() -> None:
            self._reading.execute("pragma query_only=off")
            self._reading.execute("vacuum")
            self._reading.execute("pragma query_only=on")

        await asyncio.get_running_loop().run_in_executor(self._reader, job)


def _order(db: sqlite3.Connection, what: str, value: str) -> None:
    db.execute("insert into keeper_order (at, what, value) values (?, ?, ?)", (time.time(), what, value))


def _delete(db: sqlite3.Connection, table: str) -> bool:
    gone = 0
    for part, column in PARTS:
        gone = db.execute(f"delete from {part} where {column} = ?", (table,)).rowcount
    return gone > 0


def _find(db: sqlite3.Connection, outdated: Outdated) -> Pruned:
    """What is older than it may be. A comparison with null is never true: that is kept for ever."""
    tables = db.execute(
        "select id from game_table where changed < case status"
        " when 'waiting' then ? when 'playing' then ? else ? end",
        (outdated.waiting, outdated.playing, outdated.finished),
    ).fetchall()
    sessions = db.execute(
        "select hash from session where seen < ? or created < ?",
        (outdated.session_seen, outdated.session_created),
    ).fetchall()
    persons = db.execute(
        "select id from person where created < ?1 and not exists ("
        " select 1 from session where person = person.id and seen >= ?1 and (?2 is null or created >= ?2)"
        ") and not exists (select 1 from holder where person = person.id)",
        (outdated.session_seen, outdated.session_created),
    ).fetchall()
    return Pruned([id for (id,) in tables], [hash.hex() for (hash,) in sessions], [id for (id,) in persons])
