"""One thread writes, and groups what waits into one commit.

With synchronous=FULL a commit costs a flush of the disk; a hundred tables that share it pay a hundredth each.
A job that fails (a version conflict) fails alone: SQLite undoes its statement, the others go on.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]

GROUP = 256  # most jobs in one commit, so that the first does not wait for ever


class Writer:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._queue: queue.SimpleQueue[tuple[Job, asyncio.Future[Any], asyncio.AbstractEventLoop] | None]
        self._queue = queue.SimpleQueue()
        self.commits = 0
        self.jobs = 0
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job in the writing thread; returns once it is committed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._queue.put((job, done, loop))
        return await done

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        ending = False
        while not ending:
            group = [self._queue.get()]
            while len(group) < GROUP:
                try:
                    group.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            ending = None in group
            jobs = [item for item in group if item is not None]
            if jobs:
                self._commit(jobs)

    def _commit(self, jobs: list[tuple[Job, asyncio.Future[Any], asyncio.AbstractEventLoop]]) -> None:
        outcomes: list[tuple[Any, BaseException | None]] = []
        connection = self._connection
        try:
            connection.execute("begin immediate")
            for job, _, _ in jobs:
                connection.execute("savepoint job")
                try:
                    outcomes.append((job(connection), None))
                except Exception as error:
                    connection.execute("rollback to job")
                    outcomes.append((None, error))
                connection.execute("release job")
            connection.execute("commit")
        except Exception as error:  # the disk is full or gone: nothing of this group has happened
            if connection.in_transaction:
                connection.execute("rollback")
            outcomes = [(None, error)] * len(jobs)
        self.commits += 1
        self.jobs += len(jobs)
        done = [(future, *outcome) for (_, future, _), outcome in zip(jobs, outcomes, strict=True)]
        loop = jobs[0][2]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_tell, done)


def _tell(done: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    for future, value, error in done:
        if future.done():
            continue  # whoever asked has gone; what was written stays written
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)
