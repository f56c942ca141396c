"""One thread writes, and groups what waits into one commit.

With synchronous=FULL a commit costs a flush of the disk; a hundred tables that share it pay a hundredth each. While
one group is being committed the next one gathers, so there are never more than two changes of thread per commit.
A job that fails fails alone: what it did is rolled back, the others go on.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, TypeGuard, TypeVar

from .appending import append_all, append_one
from .base import Append

T = TypeVar("T")
Outcome = tuple[Any, BaseException | None]

log = logging.getLogger("taberna.store")

GROUP = 512  # most jobs in one commit, so that the first does not wait for ever


Done = Callable[[Any, BaseException | None], None]


class Job(NamedTuple):
    """Something to be done with the database, or an append to a table."""

    work: Callable[[sqlite3.Connection], Any] | Append
    done: Done
    #: Nobody must be able to count it.
    hidden: bool = False


def settle(future: asyncio.Future[T], value: T, error: BaseException | None) -> None:
    """Tell an outcome to whoever waits, if he has not gone; what was written stays written."""
    if future.done():
        return
    if error is None:
        future.set_result(value)
    else:
        future.set_exception(error)


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

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job in the writing thread; returns once it is committed."""
        written: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._add(Job(work, partial(settle, written)))
        return await written

    def append(self, append: Append, done: Done) -> None:
        """``done`` is called in the loop, once it is committed, or with what went wrong."""
        self._add(Job(append, done, append.changed is None))

    def _add(self, job: Job) -> None:
        self._waiting.append(job)
        if not self._busy:
            self._busy = True
            loop = self._loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over)  # others of this turn of the loop may join

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

    def _commit(self, group: list[Job]) -> list[Outcome]:
        connection = self._connection
        try:
            connection.execute("begin immediate")
            outcomes = self._together(group)
            connection.execute("commit")
        except Exception as error:  # the disk is full or gone: nothing of this group has happened
            if connection.in_transaction:
                connection.execute("rollback")
            outcomes = [(None, error)] * len(group)
        counted = sum([not job.hidden for job in group])
        self.commits += counted > 0
        self.jobs += counted
        return outcomes

    def _together(self, group: list[Job]) -> list[Outcome]:
        """All appends of one entry at once, if that can be; the rest one by one."""
        appends = [job.work for job in group if _is_single(job.work)]
        if len(appends) < 2:
            return [self._one(job) for job in group]
        if not append_all(self._connection, appends):
            if self._connection.in_transaction:
                self._connection.execute("rollback")
            self._connection.execute("begin immediate")
            return [self._one(job) for job in group]
        done: Outcome = (None, None)
        return [done if _is_single(job.work) else self._one(job) for job in group]

    def _one(self, job: Job) -> Outcome:
        connection = self._connection
        connection.execute("savepoint job")
        try:
            outcome: Outcome = (None, None)
            if isinstance(job.work, Append):
                append_one(connection, job.work)
            else:
                outcome = (job.work(connection), None)
        except Exception as error:
            connection.execute("rollback to job")
            outcome = (None, error)
        connection.execute("release job")
        return outcome

    def _tell(self, group: list[Job], outcomes: list[Outcome]) -> None:
        self._hand_over()
        for job, (value, error) in zip(group, outcomes, strict=True):
            try:
                job.done(value, error)
            except Exception:  # the next one must still be told
                log.exception("after a write")


def _is_single(work: object) -> TypeGuard[Append]:
    """An append of one entry, as nearly all are."""
    return isinstance(work, Append) and len(work.entries) == 1
