"""The bots' heads: a few processes that think, watched over. One that dies or overruns is replaced."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from .serve import Answer, Question

log = logging.getLogger("taberna.bots")

LINE = 4 * 1024 * 1024  # longest line to or from a head


class NoAnswer(Exception):
    """The head died, overran its time, or made no sense."""


class Head:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def wake(cls) -> Head:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "taberna.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
        )
        return cls(process)

    async def ask(self, question: Question, patience: float) -> Answer:
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(patience):
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError:
            raise NoAnswer(f"nothing after {patience:.1f} s") from None
        except (OSError, RuntimeError, ValueError) as error:  # however a broken pipe shows itself
            raise NoAnswer(f"{type(error).__name__}: {error}") from None
        if not line.endswith(b"\n"):
            raise NoAnswer("the process died")
        try:
            return msgspec.json.decode(line, type=Answer)
        except msgspec.DecodeError as error:
            raise NoAnswer(str(error)) from None

    async def end(self) -> None:
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()


class Minds:
    """Up to ``count`` heads, woken when they are needed."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(2, min(8, (os.cpu_count() or 2) - 1))
        self._free: list[Head] = []
        self._all: set[Head] = set()
        self._places = asyncio.Semaphore(self.count)
        self.waiting = 0
        self.answered = 0
        self.replaced = 0

    @property
    def heads(self) -> int:
        return len(self._all)

    def pids(self) -> list[int]:
        return [head.process.pid for head in self._all]

    async def ask(self, question: Question) -> Answer:
        """An answer, from a second head if the first one fails."""
        for attempt in range(2):
            async with self._head() as head:
                try:
                    # Clocks are the bots' own affair; a head is given up only when it is hopelessly late.
                    answer = await head.ask(question, 2 * question.seconds + 10)
                except BaseException as error:
                    await self._give_up(head)
                    if not isinstance(error, NoAnswer):
                        raise  # cancelled: the head may be in the middle of a thought
                    log.warning("a head is replaced (%s): %s, %s", error, question.game, question.level)
                    continue
                self._free.append(head)
            if not answer.error:
                self.answered += 1
                return answer
            log.warning("bot %s failed at %s: %s", question.level, question.game, answer.error)
            if attempt:
                break
        raise NoAnswer("no head has an answer")

    @asynccontextmanager
    async def _head(self) -> AsyncIterator[Head]:
        self.waiting += 1
        try:
            await self._places.acquire()
        finally:
            self.waiting -= 1
        try:
            head = self._free.pop() if self._free else None
            if head is None:
                head = await Head.wake()
                self._all.add(head)
            yield head
        finally:
            self._places.release()

    async def _give_up(self, head: Head) -> None:
        self._all.discard(head)
        self.replaced += 1
        await head.end()

    async def close(self) -> None:
        for head in list(self._all):
            self._all.discard(head)
            await head.end()
