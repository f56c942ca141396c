"""What was made of games and is kept, in PostgreSQL."""

from __future__ import annotations

from typing import Any

from ..records import Kept
from .connections import PostgresConnections

COLUMNS = "kind, key, table_id, at, body"


class PostgresKept(PostgresConnections):
    async def keep(self, kept: Kept, most: int) -> None:
        async def job(db: Any) -> None:
            await db.execute(
                f"insert into kept ({COLUMNS}) values ($1, $2, $3, $4, $5) on conflict (kind, key) do update"
                " set table_id = excluded.table_id, at = excluded.at, body = excluded.body",
                kept.kind,
                kept.key,
                kept.table,
                kept.at,
                kept.body,
            )
            await db.execute(
                "delete from kept where kind = $1 and key in"
                " (select key from kept where kind = $1 order by at desc offset $2)",
                kept.kind,
                most,
            )

        await self._write(job)

    async def kept(self, kind: str, key: str) -> Kept | None:
        async def job(db: Any) -> Kept | None:
            found = await db.fetchrow(f"select {COLUMNS} from kept where kind = $1 and key = $2", kind, key)
            return None if found is None else Kept(*found)

        return await self._read(job)

    async def kept_under(self, kind: str, start: str, most: int) -> list[Kept]:
        async def job(db: Any) -> list[Kept]:
            rows = await db.fetch(
                f"select {COLUMNS} from kept where kind = $1 and key >= $2 and key < $3"
                " order by at desc limit $4",
                kind,
                start,
                start + "\U0010ffff",
                most,
            )
            return [Kept(*row) for row in rows]

        return await self._read(job)
