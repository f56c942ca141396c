"""One thread writes, and groups what waits into one commit.

With synchronous=FULL a commit costs a flush of the disk; a hundred tables that share it pay a hundredth each. While
one group is being committed the next one gathers, so there are never more than two changes of thread per commit.
A job that fails fails alone: what it did is rolled back, the others go on.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")

GROUP = 512  # most jobs in one commit, so that the first does not wait for ever


class Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    #: It may fail after having written something, and then needs a point to go back to.
    careful: bool


class Writer:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._waiting: list[Job] = []
        self._busy = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._groups: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.commits = 0
        self.jobs = 0
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T], careful: bool = True) -> T:
        """Run a job in the writing thread; returns once it is committed."""
        loop = self._loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append(Job(work, done, careful))
        if not self._busy:
            self._busy = True
            loop.call_soon(self._hand_over)  # others of this turn of the loop may join
        return await done

    def _hand_over(self) -> None:
        group, self._waiting = self._waiting[:GROUP], self._waiting[GROUP:]
        self._busy = bool(group)
        if group:
            self._groups.put(group)

    def close(self) -> None:
        """Everything handed over is still committed."""
        self._groups.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (group := self._groups.get()) is not None:
            outcomes = self._commit(group)
            loop = self._loop
            if loop is not None and not loop.is_closed():
                loop.call_soon_threadsafe(self._tell, group, outcomes)

    def _commit(self, group: list[Job]) -> list[tuple[Any, BaseException | None]]:
        outcomes: list[tuple[Any, BaseException | None]] = []
        connection = self._connection
        try:
            connection.execute("begin immediate")
            for job in group:
                outcomes.append(self._one(connection, job))
            connection.execute("commit")
        except Exception as error:  # the disk is full or gone: nothing of this group has happened
            if connection.in_transaction:
                connection.execute("rollback")
            outcomes = [(None, error)] * len(group)
        self.commits += 1
        self.jobs += len(group)
        return outcomes

    def _one(self, connection: sqlite3.Connection, job: Job) -> tuple[Any, BaseException | None]:
        if job.careful:
            connection.execute("savepoint job")
        try:
            outcome: tuple[Any, BaseException | None] = (job.work(connection), None)
        except Exception as error:
            if isinstance(error, sqlite3.Error) and not job.careful:
                raise  # it may have written a part
            if job.careful:
                connection.execute("rollback to job")
            outcome = (None, error)
        if job.careful:
            connection.execute("release job")
        return outcome

    def _tell(self, group: list[Job], outcomes: list[tuple[Any, BaseException | None]]) -> None:
        self._hand_over()
        for job, (value, error) in zip(group, outcomes, strict=True):
            if job.done.done():
                continue  # whoever asked has gone; what was written stays written
            if error is None:
                job.done.set_result(value)
            else:
                job.done.set_exception(error)
