"""A PostgreSQL database as one end of a copy (`copying`)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from ..base import BadStore
from ..copying import ROWS, Relation, Rows
from ..migrating import latest
from .address import shown
from .connections import LONG, connect
from .keys import keep_key, read_key
from .schema import DIALECT, migrate, version_of


class PostgresEnd:
    def __init__(self, url: str, target: bool) -> None:
        self._url = url
        self._target = target
        self._db: Any = None
        self._transaction: Any = None

    async def begin(self) -> None:
        self._db = await connect(self._url)
        if self._target:
            await migrate(self._db, shown(self._url))
        elif (version := await version_of(self._db, shown(self._url))) != latest(DIALECT):
            raise BadStore(
                f"{shown(self._url)} has the older schema {version}: `taberna store migrate URL` first"
                if version
                else f"there is no house at {shown(self._url)}"
            )
        self._transaction = self._db.transaction(isolation="repeatable_read", readonly=not self._target)
        await self._transaction.start()

    async def read(self, relation: Relation) -> AsyncIterator[Rows]:
        keys = ", ".join(relation.columns[: relation.keys])
        query = f"select {', '.join(relation.columns)} from {relation.name} order by {keys}"
        cursor = await self._db.cursor(query, timeout=LONG)
        while rows := await cursor.fetch(ROWS, timeout=LONG):
            yield [tuple(row) for row in rows]

    async def write(self, relation: Relation, rows: Rows) -> None:
        await self._db.copy_records_to_table(
            relation.name, records=rows, columns=relation.columns, timeout=LONG
        )
        if relation.name == "keeper_order":  # its numbers go on from here
            await self._db.execute(
                "select setval(pg_get_serial_sequence('keeper_order', 'id'), max(id)) from keeper_order"
            )

    async def key(self) -> bytes | None:
        return await read_key(self._db)

    async def keep_key(self, key: bytes) -> None:
        await keep_key(self._db, key)

    async def end(self, keep: bool) -> None:
        if self._transaction is not None:
            await (self._transaction.commit() if keep else self._transaction.rollback())
        await self._db.close()
