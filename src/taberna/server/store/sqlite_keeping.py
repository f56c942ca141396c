"""The keeper's work in SQLite: looking through the house, closing and deleting, blocking, pruning."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Sequence
from functools import partial

from .base import Aside, Known, Listed, Order, Retention
from .sqlite_base import SqliteBase
from .sqlite_people import SESSION_ABSOLUTE, SESSION_IDLE
from .sqlite_tables import pack_table

DAY = 86400.0
#: All that belongs to a table, by the column that names it.
PARTS = (
    ("entry", "table_id"),
    ("packed", "table_id"),
    ("snapshot", "table_id"),
    ("holder", "table_id"),
    ("seat_token", "table_id"),
    ("chat", "table_id"),
    ("set_aside", "table_id"),
    ("game_table", "id"),
)
REMOVED = "—"  # in the place of a chat line


class SqliteKeeping(SqliteBase):
    # -- looking -----------------------------------------------------------------------------------

    async def listed(self, status: str | None, game: str | None, before: float | None) -> list[Listed]:
        def job(db: sqlite3.Connection) -> list[Listed]:
            rows = db.execute(
                "select id, json_extract(cast(lobby as text), '$.game'), status, public, created, changed, version,"
                " (select count(*) from chat where table_id = game_table.id),"
                " cast(summary as text), set_aside.kind, set_aside.reason"
                " from game_table left join set_aside on set_aside.table_id = game_table.id"
                " where (?1 is null or status = ?1)"
                " and (?2 is null or json_extract(cast(lobby as text), '$.game') = ?2)"
                " and (?3 is null or changed < ?3) order by changed desc",
                (status, game, before),
            )
            found = []
            for id, game_name, state, public, created, changed, version, chat, summary, kind, reason in rows:
                names = [chair["name"] for chair in json.loads(summary).get("chairs", [])]
                found.append(
                    Listed(
                        id,
                        game_name,
                        state,
                        bool(public),
                        created,
                        changed,
                        version,
                        chat,
                        names,
                        kind,
                        reason,
                    )
                )
            return found

        return await self._read(job)

    async def persons(self, name: str | None) -> list[Known]:
        def job(db: sqlite3.Connection) -> list[Known]:
            rows = db.execute(
                "select person.id, name, person.created, max(seen), count(distinct hash),"
                " (select count(distinct table_id) from holder where holder.person = person.id),"
                " exists (select 1 from blocked where kind = 'person' and value = person.id)"
                " from person left join session on session.person = person.id"
                " where ?1 is null or name like '%' || ?1 || '%' group by person.id order by max(seen) desc",
                (name,),
            )
            return [
                Known(id, called, created, seen, sessions, tables, bool(blocked))
                for id, called, created, seen, sessions, tables, blocked in rows
            ]

        return await self._read(job)

    async def aside(self, table: str) -> Aside | None:
        def job(db: sqlite3.Connection) -> Aside | None:
            found = db.execute(
                "select at, program, kind, reason from set_aside where table_id = ?", (table,)
            ).fetchone()
            return None if found is None else Aside(*found)

        return await self._read(job)

    async def orders(self, after: int) -> list[Order]:
        def job(db: sqlite3.Connection) -> list[Order]:
            rows = db.execute("select id, what, value from keeper_order where id > ? order by id", (after,))
            return [Order(*row) for row in rows]

        return await self._read(job)

    async def alive(self, sessions: Sequence[bytes]) -> set[bytes]:
        def job(db: sqlite3.Connection) -> set[bytes]:
            found: set[bytes] = set()
            for session in sessions:
                if db.execute("select 1 from session where hash = ?", (session,)).fetchone():
                    found.add(session)
            return found

        return await self._read(job)

    # -- doing; each tells a running house -----------------------------------------------------------

    async def order(self, what: str, value: str) -> None:
        await self.writer.do(partial(_order, what=what, value=value))

    async def delete_table(self, table: str) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            _order(db, "table", table)
            return _delete(db, table)

        return await self.writer.do(job)

    async def remove_chat(self, table: str, n: int) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            found = db.execute("select line from chat where table_id = ? and n = ?", (table, n)).fetchone()
            if found is None:
                return False
            line = {**json.loads(found[0]), "text": REMOVED}
            text = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode()
            db.execute("update chat set line = ? where table_id = ? and n = ?", (text, table, n))
            _order(db, "table", table)
            return True

        return await self.writer.do(job)

    async def block(self, kind: str, value: str, note: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "insert or replace into blocked (kind, value, at, note) values (?, ?, ?, ?)",
                (kind, value, time.time(), note),
            )
            _order(db, "blocked", value)

        await self.writer.do(job)

    async def unblock(self, value: str) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            gone = db.execute("delete from blocked where value = ?", (value,)).rowcount
            _order(db, "blocked", value)
            return gone > 0

        return await self.writer.do(job)

    async def blocked_notes(self) -> list[tuple[str, str, float, str]]:
        return await self._read(
            lambda db: db.execute("select kind, value, at, note from blocked order by at").fetchall()
        )

    async def end_sessions(self, person: str | None) -> int:
        def job(db: sqlite3.Connection) -> int:
            ended = db.execute("delete from session where ?1 is null or person = ?1", (person,)).rowcount
            _order(db, "sessions", person or "")
            return ended

        return await self.writer.do(job)

    async def prune(self, now: float, keep: Retention, dry: bool = False) -> dict[str, list[str]]:
        def job(db: sqlite3.Connection) -> dict[str, list[str]]:
            found = _outdated(db, now, keep)
            if not dry:
                for table in found["tables"]:
                    _order(db, "table", table)
                    _delete(db, table)
                for session in found["sessions"]:
                    db.execute("delete from session where hash = ?", (bytes.fromhex(session),))
                for person in found["persons"]:
                    db.execute("delete from person where id = ?", (person,))
                db.execute("delete from keeper_order where at < ?", (now - DAY,))
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

    def vacuum(self) -> None:
        """Give disk space back; nobody may be writing."""
        self._reading.execute("pragma query_only=off")
        self._reading.execute("vacuum")
        self._reading.execute("pragma query_only=on")

    async def pack_now(self, table: str) -> bool:
        return await self.writer.do(partial(pack_table, table=table))


def _order(db: sqlite3.Connection, what: str, value: str) -> None:
    db.execute("insert into keeper_order (at, what, value) values (?, ?, ?)", (time.time(), what, value))


def _delete(db: sqlite3.Connection, table: str) -> bool:
    gone = 0
    for part, column in PARTS:
        gone = db.execute(f"delete from {part} where {column} = ?", (table,)).rowcount
    return gone > 0


def _outdated(db: sqlite3.Connection, now: float, keep: Retention) -> dict[str, list[str]]:
    """Tables that are kept no longer; sessions that have ended; persons nobody can be any more, without a seat."""
    tables: list[str] = []
    for states, days in (
        ("('over', 'closed')", keep.finished),
        ("('waiting')", keep.waiting),
        ("('playing')", keep.playing),
    ):
        if days is not None:
            rows = db.execute(
                f"select id from game_table where status in {states} and changed < ?", (now - days * DAY,)
            )
            tables += [id for (id,) in rows]
    sessions = db.execute(
        "select hash from session where seen < ? or created < ?", (now - SESSION_IDLE, now - SESSION_ABSOLUTE)
    ).fetchall()
    persons = db.execute(
        "select id from person where created < ?1 and not exists ("
        " select 1 from session where person = person.id and seen >= ?1 and created >= ?2"
        ") and not exists (select 1 from holder where person = person.id)",
        (now - SESSION_IDLE, now - SESSION_ABSOLUTE),
    ).fetchall()
    return {
        "tables": tables,
        "sessions": [hash.hex() for (hash,) in sessions],
        "persons": [id for (id,) in persons],
    }
