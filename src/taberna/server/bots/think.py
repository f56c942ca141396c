"""A worker: processes that think for the bots of a house, on any machine that reaches its database."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import secrets
import socket
import time
from contextlib import suppress

import msgspec

from taberna.bots.lines import Answer, read_question, written

from ..store.base import StoreError
from ..store.postgres import PostgresStore
from ..store.postgres.listening import Listener
from ..store.postgres.questions import LEASE, QUESTIONS, Taken
from .pool import BotProcess, NoAnswer

log = logging.getLogger("taberna.bots")

LOOK_EVERY = 2.0  # seconds: messages may be lost, and leases end without one


class Worker:
    def __init__(self, store: PostgresStore, processes: int) -> None:
        self._store = store
        self._processes = processes
        self.name = f"{socket.gethostname()} {os.getpid()} {secrets.token_hex(4)}"
        self._news = asyncio.Event()
        self._looking = asyncio.Lock()
        self._ending = False
        self.answered = 0

    async def run(self) -> None:
        """Until `end`; thoughts that have begun are brought to their end."""
        listener = Listener(self._store.url, {QUESTIONS: lambda _: self._news.set()}, self._news.set)
        listener.start()
        try:
            await asyncio.gather(*[self._work() for _ in range(self._processes)])
        finally:
            await listener.close()

    def end(self) -> None:
        self._ending = True
        self._news.set()

    async def _work(self) -> None:
        process: BotProcess | None = None
        try:
            while True:
                taken = await self._next()
                if taken is None:
                    return
                began = time.monotonic()
                process, answer = await self._answer(process, taken)
                if answer is not None:
                    with suppress(StoreError):
                        await self._store.answer_question(
                            taken.id, self.name, written(answer), time.monotonic() - began
                        )
                        self.answered += 1
        finally:
            if process is not None:
                await process.end()

    async def _next(self) -> Taken | None:
        """The next question; None at the end. One looks at a time: if it finds nothing, nobody else would."""
        async with self._looking:
            while not self._ending:
                self._news.clear()
                try:
                    taken = await self._store.take_question(self.name)
                except StoreError as error:
                    log.warning("the store is away: %s", error)
                    taken = None
                if taken is not None:
                    return taken
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY * random.uniform(0.5, 1.0)):
                        await self._news.wait()
        return None

    async def _answer(
        self, process: BotProcess | None, taken: Taken
    ) -> tuple[BotProcess | None, Answer | None]:
        """The process that thought, if it lives, and its answer, if anybody still waits for it."""
        try:
            question = read_question(taken.body)
        except msgspec.DecodeError as error:
            return process, Answer(error=str(error))
        for _ in range(2):
            if process is None:
                process = await BotProcess.wake()
            thinking = asyncio.create_task(process.ask(question, 2 * (question.seconds or 0.0) + 10))
            holding = asyncio.create_task(self._hold(taken.id))
            try:
                await asyncio.wait((thinking, holding), return_when=asyncio.FIRST_COMPLETED)
                if thinking.done():
                    answer = thinking.result()
                    if not answer.error:
                        return process, answer
                    log.warning("bot %s failed at %s: %s", question.bot, question.game, answer.error)
                    continue
                await process.end()  # nobody waits for it any more
                return None, None
            except NoAnswer as error:
                log.warning("a process is replaced (%s): %s, %s", error, question.game, question.bot)
                await process.end()
                process = None
            finally:
                for task in (thinking, holding):
                    task.cancel()
                await asyncio.gather(thinking, holding, return_exceptions=True)
        return process, Answer(error="no process has an answer")

    async def _hold(self, id: int) -> None:
        """Ends when the question is not ours any more."""
        while True:
            await asyncio.sleep(LEASE / 4)
            with suppress(StoreError):
                if not await self._store.hold_question(id, self.name):
                    return
