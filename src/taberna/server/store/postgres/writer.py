"""One connection appends, and groups what waits into one commit: one statement, one flush of the disk for all of it.

While one group is being committed the next one gathers. A commit also tells the other processes what is new (NOTIFY):
that is one flush for all of a group too.

If the line is lost nobody knows whether the group was committed. It is handed in again: as versions are numbered, it
cannot be written twice, and a conflict with an entry that is our own is no conflict.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, NamedTuple

from ..base import Announce, StoreError, Written
from ..records import Append
from .appending import append_group, are_ours, conflict
from .faults import AGAIN, LOST, told

log = logging.getLogger("taberna.store")

GROUP = 256  # most tables in one commit, so that the first does not wait for ever
Outcome = BaseException | None


class Job(NamedTuple):
    append: Append
    done: Written
    #: When it was handed in, and to which server.
    since: float
    server: int


class Writer:
    """``announced`` says of appends what others are told with the commit."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Any]],
        announced: Announce,
        patience: float,
    ) -> None:
        self._connect = connect
        self._announced = announced
        self._patience = patience
        self._connection: Any = None
        self._waiting: list[Job] = []
        self._task: asyncio.Task[None] | None = None
        #: Counts the servers that have taken over.
        self._server = 0
        self.commits = 0
        self.jobs = 0

    def append(self, append: Append, done: Written) -> None:
        """``done`` is called in the loop, once it is committed, or with what went wrong."""
        loop = asyncio.get_running_loop()
        self._waiting.append(Job(append, done, loop.time(), self._server))
        if self._task is None:
            self._task = loop.create_task(self._run())  # others of this turn of the loop may join

    def refuse_older(self) -> None:
        """Another server has taken over: what was made from what the one before knew is not written any more."""
        self._server += 1

    async def close(self) -> None:
        """Everything handed over is still committed."""
        if self._task is not None:
            await self._task
        if self._connection is not None:
            await self._connection.close()

    async def _run(self) -> None:
        try:
            while self._waiting:
                group = self._take()
                appends = [job.append for job in group]
                outcomes = await self._commit(appends, group[0].since + self._patience, group[0].server)
                counted = sum(
                    [append.changed is not None for append in appends]
                )  # nobody may count the others
                self.commits += counted > 0
                self.jobs += counted
                for job, outcome in zip(group, outcomes, strict=True):
                    try:
                        job.done(None, outcome)
                    except Exception:  # the next one must still be told
                        log.exception("after a write")
        finally:
            self._task = None

    def _take(self) -> list[Job]:
        """The next group, in which no table is twice."""
        group: dict[str, Job] = {}
        rest: list[Job] = []
        for job in self._waiting:
            if len(group) < GROUP and job.append.table not in group and job.server == self._waiting[0].server:
                group[job.append.table] = job
            else:
                rest.append(job)
        self._waiting = rest
        return list(group.values())

    async def _commit(
        self, appends: Sequence[Append], until: float, server: int, unsure: bool = False
    ) -> list[Outcome]:
        """What became of each. ``server``: for which they were made. ``unsure``: it may have been written already."""
        loop = asyncio.get_running_loop()
        pause = 0.05
        while True:
            fault: BaseException
            try:
                connection = await self._connected()
            except StoreError as error:
                fault = error
            else:
                try:
                    if server != self._server:
                        return _outcomes(appends, await are_ours(connection, appends))
                    return await self._written(connection, appends, unsure)
                except AGAIN:
                    continue
                except LOST as error:
                    connection.terminate()
                    fault, unsure = told(error), True
                except Exception as error:
                    if len(appends) == 1:
                        return [told(error)]
                    break
            if loop.time() > until:
                return [fault] * len(appends)
            await asyncio.sleep(pause)
            pause = min(1.0, 2 * pause)
        return [
            (await self._commit([append], until, server, unsure))[0] for append in appends
        ]  # one fails alone

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    async def _written(self, connection: Any, appends: Sequence[Append], unsure: bool) -> list[Outcome]:
        news = self._announced(appends)
        written = await append_group(connection, appends, news)
        if unsure and len(written) < len(appends):
            written |= await are_ours(connection, [one for one in appends if one.table not in written])
        return _outcomes(appends, written)


def _outcomes(appends: Sequence[Append], written: Collection[str]) -> list[Outcome]:
    return [None if append.table in written else conflict(append) for append in appends]
