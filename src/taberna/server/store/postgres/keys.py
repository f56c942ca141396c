"""The key that signs cookies and links. All processes of a house share it, so it lies in the database."""

from __future__ import annotations

import secrets
from typing import Any

import asyncpg

from ..base import StoreError
from .address import shown
from .connections import connect
from .faults import LOST
from .schema import LOCK, migrate


async def read_key(db: Any) -> bytes | None:
    found: bytes | None = await db.fetchval("select key from house_key")
    return found


async def keep_key(db: Any, key: bytes) -> None:
    await db.execute("delete from house_key")
    await db.execute("insert into house_key (key) values ($1)", key)


async def shared_key(url: str) -> bytes:
    """The key of a database that is up to date; it is made by whoever asks first. Raises `StoreError`."""
    db = await connect(url)
    try:
        await migrate(db, shown(url))
        async with db.transaction():
            await db.execute("select pg_advisory_xact_lock($1)", LOCK)
            key = await read_key(db)
            if key is None:
                key = secrets.token_bytes(32)
                await keep_key(db, key)
        return key
    except (*LOST, asyncpg.PostgresError) as error:
        raise StoreError(f"{shown(url)}: {error}") from None
    finally:
        await db.close()
