"""A SQLite file as one end of a copy (`copying`)."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from ..base import BadStore
from ..copying import ROWS, Relation, Rows
from ..migrating import latest
from .file import DIALECT, connect, inspect, open_file, version_of

BOOLEAN = {"public", "owed"}


class SqliteEnd:
    def __init__(self, path: Path, target: bool) -> None:
        self._path = path
        self._target = target
        self._db: sqlite3.Connection

    async def begin(self) -> None:
        if self._target:
            self._db = open_file(self._path)
            self._db.execute("begin immediate")
            return
        if not self._path.exists():
            raise BadStore(f"there is no house at {self._path}")
        inspect(self._path)
        self._db = connect(self._path)
        if (version := version_of(self._db)) != latest(DIALECT):
            raise BadStore(
                f"{self._path} has the older schema {version}: `taberna store migrate sqlite:{self._path}` first"
            )
        self._db.execute("begin")

    async def read(self, relation: Relation) -> AsyncIterator[Rows]:
        keys = ", ".join(relation.columns[: relation.keys])
        found = self._db.execute(f"select {', '.join(relation.columns)} from {relation.name} order by {keys}")
        truths = [n for n, column in enumerate(relation.columns) if column in BOOLEAN]
        while rows := found.fetchmany(ROWS):
            yield [_with_truths(row, truths) for row in rows] if truths else rows

    async def write(self, relation: Relation, rows: Rows) -> None:
        places = ", ".join("?" * len(relation.columns))
        self._db.executemany(
            f"insert into {relation.name} ({', '.join(relation.columns)}) values ({places})", rows
        )

    async def key(self) -> bytes | None:
        """It lies in a file beside the data."""
        try:
            return bytes.fromhex(self._path.with_suffix(".key").read_text(encoding="ascii").strip())
        except (FileNotFoundError, ValueError):
            return None

    async def keep_key(self, key: bytes) -> None:
        file = self._path.with_suffix(".key")
        with os.fdopen(os.open(file, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "w") as out:
            out.write(key.hex() + "\n")

    async def end(self, keep: bool) -> None:
        self._db.execute("commit" if keep else "rollback")
        self._db.close()


def _with_truths(row: tuple[Any, ...], truths: list[int]) -> tuple[Any, ...]:
    values = list(row)
    for n in truths:
        values[n] = bool(values[n])
    return tuple(values)
