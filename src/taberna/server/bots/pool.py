"""The processes that think for bots, watched over. One that dies or overruns is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from taberna.bots.lines import Answer, Question, read_answer, written

from ..worker import Died, Worker, module
from .queue import Asker, FairQueue, Urgency

log = logging.getLogger("taberna.bots")

LINE = 4 * 1024 * 1024  # longest line to or from a process
#: Seconds that a question waits for a process before it is given up.
LATE = {Urgency.ADVICE: 20.0, Urgency.MOVE: 8.0, Urgency.UNWATCHED: 120.0}


class NoAnswer(Exception):
    """The process died, overran its time, or made no sense."""


class Late(NoAnswer):
    """All processes think for others."""


class BotProcess:
    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    @classmethod
    async def wake(cls) -> BotProcess:
        return cls(await Worker.wake(module("taberna.bots.serve"), LINE))

    @property
    def pid(self) -> int:
        return self._worker.pid

    async def ask(self, question: Question, timeout: float) -> Answer:
        try:
            async with asyncio.timeout(timeout):
                line = await self._worker.ask(written(question))
            return read_answer(line)
        except TimeoutError:
            raise NoAnswer(f"nothing after {timeout:.1f} s") from None
        except (Died, msgspec.DecodeError) as error:
            raise NoAnswer(str(error)) from None

    async def end(self) -> None:
        await self._worker.end()


class BotPool:
    """Up to ``count`` processes, woken when they are needed."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(2, min(8, (os.cpu_count() or 2) - 1))
        self._free: list[BotProcess] = []
        self._all: set[BotProcess] = set()
        self._queue = FairQueue(self.count)
        self.replaced = 0
        self.late = 0

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def processes(self) -> int:
        return len(self._all)

    def pids(self) -> list[int]:
        return [process.pid for process in self._all]

    async def open(self) -> None:
        """Processes are woken when they are needed."""

    async def ask(self, question: Question, asker: Asker) -> Answer:
        """An answer, from a second process if the first one fails; else `NoAnswer`, or `Late` if none was free."""
        for attempt in range(2):
            async with self._process(asker) as process:
                try:
                    # Clocks are the bots' own affair; a process is given up only when it is hopelessly late.
                    answer = await process.ask(question, 2 * (question.seconds or 0.0) + 10)
                except BaseException as error:
                    await self._give_up(process)
                    if not isinstance(error, NoAnswer):
                        raise  # cancelled: the process may be in the middle of a thought
                    log.warning("a process is replaced (%s): %s, %s", error, question.game, question.bot)
                    continue
                self._free.append(process)
            if not answer.error:
                return answer
            log.warning("bot %s failed at %s: %s", question.bot, question.game, answer.error)
            if attempt:
                break
        raise NoAnswer("no process has an answer")

    @asynccontextmanager
    async def _process(self, asker: Asker) -> AsyncIterator[BotProcess]:
        try:
            await self._queue.enter(asker, LATE[asker.urgency()])
        except TimeoutError:
            self.late += 1
            raise Late("no process was free") from None
        began = time.monotonic()
        try:
            process = self._free.pop() if self._free else None
            if process is None:
                try:
                    process = await BotProcess.wake()
                except OSError as error:
                    raise NoAnswer(f"no process can be started: {error}") from None
                self._all.add(process)
            yield process
        finally:
            self._queue.leave(asker, time.monotonic() - began)

    async def _give_up(self, process: BotProcess) -> None:
        self._all.discard(process)
        self.replaced += 1
        await process.end()

    async def close(self) -> None:
        for process in list(self._all):
            self._all.discard(process)
            await process.end()
