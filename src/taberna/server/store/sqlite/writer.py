"""One thread writes, and groups what waits into one commit.

With synchronous=FULL a commit costs a flush of the disk; a hundred tables that share it pay a hundredth each. While
one group is being committed the next one gathers, so there are never more than two changes of thread per commit.
A job that fails fails alone: what it did is rolled back, the others go on.

The writing thread gives up the interpreter's lock for each statement and has to wait for it afterwards, while the
loop is busy with frames. So a group of a hundred moves is better written in eight statements than in two hundred.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple, TypeGuard, TypeVar

from ..base import Conflict, StoreError
from ..futures import settle
from ..packing import squeeze
from ..records import Append

T = TypeVar("T")
Outcome = tuple[Any, BaseException | None]

log = logging.getLogger("taberna.store")

SIZES = (64, 16, 4, 1)  # moves in one statement
GROUP = 512  # most jobs in one commit, so that the first does not wait for ever


Done = Callable[[Any, BaseException | None], None]


class Job(NamedTuple):
    """Something to be done with the database, or an append to a table."""

    work: Callable[[sqlite3.Connection], Any] | Append
    done: Done
    #: Nobody must be able to count it.
    hidden: bool = False


class Writer:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._waiting: list[Job] = []
        self._busy = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._groups: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.commits = 0
        self.jobs = 0
        self._runner = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._runner.start()

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
        self._runner.join()

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
            outcomes = [(None, _told(error))] * len(group)
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
            outcome = (None, _told(error))
        connection.execute("release job")
        return outcome

    def _tell(self, group: list[Job], outcomes: list[Outcome]) -> None:
        self._hand_over()
        for job, (value, error) in zip(group, outcomes, strict=True):
            try:
                job.done(value, error)
            except Exception:  # the next one must still be told
                log.exception("after a write")


def _told(error: Exception) -> Exception:
    """What went wrong, in the words of the interface."""
    return StoreError(str(error)) if isinstance(error, sqlite3.Error) else error


def _is_single(work: object) -> TypeGuard[Append]:
    """An append of one entry, as nearly all are."""
    return isinstance(work, Append) and len(work.entries) == 1


# -- appending to tables --------------------------------------------------------------------------------------


KEPT = 64  # moves: older snapshots than the last by this much are not needed


def append_one(db: sqlite3.Connection, append: Append) -> None:
    """Refuses before it writes."""
    table = append.table
    first = append.entries[0].version
    last = append.entries[-1]
    moved = db.execute(
        "update game_table set version = ?, changed = coalesce(?, changed), status = ?, summary = ?, owed = ?"
        " where id = ? and version = ?",
        (last.version, append.changed, append.status, append.summary, append.owed, table, first - 1),
    )
    if moved.rowcount != 1:
        raise Conflict(f"table {table} is not at version {first - 1}")
    for entry in append.entries:
        db.execute(
            "insert into entry (table_id, version, at, body, events) values (?, ?, ?, ?, ?)",
            (table, entry.version, entry.at, entry.body, entry.events),
        )
    _and_besides(db, append)


def append_all(db: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """All at once; False if they must be tried one by one, and then the transaction is no longer good.

    Without a savepoint and the abort of a single statement SQLite need not keep what the pages were before.
    """
    tables = {append.table for append in appends}
    if len(tables) != len(appends):
        return False
    start = 0
    while start < len(appends):
        size = next(size for size in SIZES if size <= len(appends) - start)
        part = appends[start : start + size]
        start += size
        rows: list[object] = []
        entries: list[object] = []
        for append in part:
            entry = append.entries[0]
            rows += (
                append.table,
                entry.version,
                append.changed,
                append.status,
                append.summary,
                append.owed,
            )
            entries += (append.table, entry.version, entry.at, entry.body, entry.events)
        try:
            if db.execute(_update(size), rows).rowcount != size:
                return False
            db.execute(_insert(size), entries)
        except sqlite3.IntegrityError:
            return False
    for append in appends:
        _and_besides(db, append)
    return True


@cache
def _update(size: int) -> str:
    """Of each: id, new version, changed, status, summary, owed."""
    rows = ", ".join(["(?, ?, ?, ?, ?, ?)"] * size)
    return (
        "update or rollback game_table set version = column2, changed = coalesce(column3, changed), status = column4,"
        f" summary = column5, owed = column6 from (values {rows}) where id = column1 and version = column2 - 1"
    )


@cache
def _insert(size: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * size)
    return f"insert or rollback into entry (table_id, version, at, body, events) values {rows}"


def _and_besides(db: sqlite3.Connection, append: Append) -> None:
    """What only some commands write."""
    table = append.table
    if append.forget_beyond is not None:
        db.execute("delete from snapshot where table_id = ? and moves > ?", (table, append.forget_beyond))
    if append.snapshot is not None:
        moves = append.snapshot.moves
        db.execute("delete from snapshot where table_id = ? and moves <= ?", (table, moves - KEPT))
        db.execute(
            "insert or replace into snapshot (table_id, moves, body) values (?, ?, ?)",
            (table, moves, squeeze(append.snapshot.body)),
        )
    for seat in append.clear:
        db.execute("delete from holder where table_id = ? and seat = ?", (table, seat))
        db.execute("delete from seat_token where table_id = ? and seat = ?", (table, seat))
    for seat, person in append.give:
        db.execute(
            "insert or ignore into holder (table_id, seat, person, since) values (?, ?, ?, ?)",
            (table, seat, person, append.entries[-1].at),
        )
