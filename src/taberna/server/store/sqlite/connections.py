"""What the parts of the SQLite store share: one writing thread, one reading thread."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from ..base import Announce, StoreError
from ..records import Stats
from .file import connect, open_file
from .writer import Writer

T = TypeVar("T")


class SqliteConnections:
    #: Nobody can listen to a file.
    announce: Announce | None = None
    replaced: Callable[[], None] | None = None

    def __init__(self, path: Path) -> None:
        self._writing = open_file(path)
        self.writer = Writer(self._writing)
        self.append_soon = self.writer.append
        self._reading = connect(path)
        self._reading.execute("pragma query_only=on")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store reader")

    async def open(self) -> None:
        """A file is opened when the store is made, so that a bad one is refused before the house listens."""

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, job, self._reading)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    async def writable(self) -> bool:
        """Tried, and taken back."""

        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "insert or replace into blocked (kind, value, at, note) values ('probe', '', ?, '')",
                (time.time(),),
            )
            db.execute("delete from blocked where kind = 'probe'")

        try:
            await self.writer.do(job)
        except StoreError:
            return False
        return True

    def stats(self) -> Stats:
        return Stats(self.writer.jobs, self.writer.commits)

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.close)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()
