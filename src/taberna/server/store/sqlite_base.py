"""What the parts of the SQLite store share: one writing thread, one reading thread."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from .migrating import connect, open_file
from .writer import Writer

T = TypeVar("T")


class SqliteBase:
    def __init__(self, path: Path) -> None:
        self._writing = open_file(path)
        self.writer = Writer(self._writing)
        self.append_soon = self.writer.append
        self._reading = connect(path)
        self._reading.execute("pragma query_only=on")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store reader")

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, job, self._reading)

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.close)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()
