"""What was made of games and is kept, in SQLite."""

from __future__ import annotations

import sqlite3

from ..records import Kept
from .connections import SqliteConnections

COLUMNS = "kind, key, table_id, at, body"


class SqliteKept(SqliteConnections):
    async def keep(self, kept: Kept, most: int) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute(
                f"insert or replace into kept ({COLUMNS}) values (?, ?, ?, ?, ?)",
                (kept.kind, kept.key, kept.table, kept.at, kept.body),
            )
            db.execute(
                "delete from kept where kind = ?1 and key in"
                " (select key from kept where kind = ?1 order by at desc limit -1 offset ?2)",
                (kept.kind, most),
            )

        await self.writer.do(job)

    async def kept(self, kind: str, key: str) -> Kept | None:
        def job(db: sqlite3.Connection) -> Kept | None:
            found = db.execute(
                f"select {COLUMNS} from kept where kind = ? and key = ?", (kind, key)
            ).fetchone()
            return None if found is None else Kept(*found)

        return await self._read(job)

    async def kept_under(self, kind: str, start: str, most: int) -> list[Kept]:
        def job(db: sqlite3.Connection) -> list[Kept]:
            rows = db.execute(
                f"select {COLUMNS} from kept where kind = ? and key >= ? and key < ? order by at desc limit ?",
                (kind, start, start + "\U0010ffff", most),
            )
            return [Kept(*row) for row in rows]

        return await self._read(job)
