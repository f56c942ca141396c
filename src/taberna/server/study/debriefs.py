"""Debriefs on the web: made one at a time in a process of their own, shared fairly, kept in the store.

Whoever asks for one that is being made joins it. A person has few places in the queue, and the queue has an end; a
process that fails or hangs is replaced.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Callable, Coroutine
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from taberna.debrief.serve import Said, Wanted, read_said
from taberna.kernel.games import game as find_game

from ..bots.queue import Asker, FairQueue, Urgency
from ..errors import Problem
from ..store.base import Store
from ..store.records import Kept
from ..worker import Worker, module

log = logging.getLogger("taberna.study")

KIND = "debrief"
SEED = "debrief"
SECONDS = 55.0  # of processor time for one debrief
PATIENCE = 240.0  # seconds without a sign of progress, on a busy machine
FORM = 2  # of what is told: older ones are made anew
LINE = 16 * 1024 * 1024
QUEUE = 24  # debriefs that wait or are made
EACH = 2  # of one person
MOST = 3_000  # kept


class Job:
    """A debrief in the making."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.done = 0
        self.total = 1
        self.failed = False

    @property
    def percent(self) -> int:
        return 100 * self.done // max(1, self.total)


class Debriefs:
    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], Any]) -> None:
        self._store = store
        self._spawn = spawn
        self._queue = FairQueue(1)
        self._worker: Worker | None = None
        #: By key: those that wait, are made, or have failed.
        self.jobs: dict[str, Job] = {}

    async def made(self, table: str, game: str, viewer: int | None) -> dict[str, Any] | None:
        """A debrief that was made before, by the evaluation of today."""
        kept = await self._store.kept(KIND, _key(table, game, viewer))
        if kept is None:
            return None
        found: dict[str, Any] = msgspec.json.decode(zlib.decompress(kept.body))
        return found

    def job(self, table: str, game: str, viewer: int | None) -> Job | None:
        return self.jobs.get(_key(table, game, viewer))

    def begin(self, table: str, game: str, viewer: int | None, person: str, record: Callable[[], str]) -> Job:
        """Have a debrief made, unless it already is."""
        key = _key(table, game, viewer)
        job = self.jobs.get(key)
        if job is not None and not job.failed:
            return job
        under_way = [one for one in self.jobs.values() if not one.failed]
        if len(under_way) >= QUEUE or sum(one.person == person for one in under_way) >= EACH:
            raise Problem(429, "too_many", "too-many")
        for old in [key for key, one in self.jobs.items() if one.failed][:-100]:
            del self.jobs[old]
        job = self.jobs[key] = Job(person)
        self._spawn(self._make(key, table, viewer, job, record))
        return job

    async def _make(
        self, key: str, table: str, viewer: int | None, job: Job, record: Callable[[], str]
    ) -> None:
        asker = Asker(job.person, table, _calmly)
        await self._queue.enter(asker)
        began = time.monotonic()
        try:
            text = await asyncio.to_thread(record)
            wanted = Wanted(text, SEED, viewer, SECONDS)
            data = await self._ask(msgspec.json.encode(wanted) + b"\n", job)
            body = zlib.compress(msgspec.json.encode(data))
            await self._store.keep(Kept(KIND, key, table, time.time(), body), MOST)
            del self.jobs[key]
        except BaseException as error:
            job.failed = True
            await self.close()  # in the middle of an answer: nobody could tell what comes next
            if not isinstance(error, Exception):
                raise
            log.warning("table %s: no debrief: %s", table, error)
        finally:
            self._queue.leave(asker, time.monotonic() - began)

    async def _ask(self, line: bytes, job: Job) -> dict[str, Any]:
        worker = self._worker
        if worker is None or not worker.alive:
            worker = self._worker = await Worker.wake(module("taberna.debrief.serve"), LINE)
        async with asyncio.timeout(PATIENCE):
            said: Said = read_said(await worker.ask(line))
        while said.data is None:
            if said.error:
                raise RuntimeError(said.error)
            job.done, job.total = said.done, said.total
            async with asyncio.timeout(PATIENCE):
                said = read_said(await worker.next_line())
        return said.data

    async def close(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()


def _calmly() -> Urgency:
    return Urgency.UNWATCHED


_judgements: dict[str, str] = {}


def _key(table: str, game: str, viewer: int | None) -> str:
    """A debrief made by another evaluation is another one."""
    if game not in _judgements:
        digest = sha256()
        for name in ("weights.json", "calibration.json"):
            file = Path(find_game(game).package) / name
            digest.update(file.read_bytes() if file.is_file() else b"")
        _judgements[game] = digest.hexdigest()[:12]
    return f"{table}/{'all' if viewer is None else viewer}/{_judgements[game]}/{FORM}"
