"""The key that signs cookies and links. All processes of a house share it, so it lies in the database."""

from __future__ import annotations

import secrets
from typing import Any

from .connections import PostgresConnections
from .schema import LOCK


async def read_key(db: Any) -> bytes | None:
    found: bytes | None = await db.fetchval("select key from house_key")
    return found


async def keep_key(db: Any, key: bytes) -> None:
    await db.execute("delete from house_key")
    await db.execute("insert into house_key (key) values ($1)", key)


class PostgresKeys(PostgresConnections):
    async def key(self) -> bytes | None:
        """It is made by whoever asks first."""

        async def job(db: Any) -> bytes:
            await db.execute("select pg_advisory_xact_lock($1)", LOCK)
            key = await read_key(db)
            if key is None:
                key = secrets.token_bytes(32)
                await keep_key(db, key)
            return key

        return await self._read(read_key) or await self._write(job)
