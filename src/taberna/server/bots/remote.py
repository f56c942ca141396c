"""Bots that think elsewhere: questions go into the store's queue, workers on any machines answer (`taberna think`).

It stands in the place of `BotPool` when the house has no processes of its own for bots.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress

import msgspec

from taberna.bots.lines import Answer, Question, read_answer, written

from ..store.base import StoreError
from ..store.postgres import PostgresStore
from ..store.postgres.listening import Listener
from ..store.postgres.questions import ANSWERS, Asked
from .pool import LATE, Late, NoAnswer
from .queue import Asker

log = logging.getLogger("taberna.bots")

LOOK_EVERY = 1.0  # seconds: messages may be lost
FORGET_EVERY = 60.0


class RemotePool:
    #: None of its own.
    processes = 0
    replaced = 0

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._expected: dict[int, asyncio.Event] = {}
        self._listener: Listener | None = None
        self._tidying: asyncio.Task[None] | None = None
        self.late = 0

    @property
    def waiting(self) -> int:
        """Of this process."""
        return len(self._expected)

    async def open(self) -> None:
        self._listener = Listener(self._store.url, {ANSWERS: self._heard}, self._look_at_all)
        self._listener.start()
        self._tidying = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        if self._listener is not None:
            await self._listener.close()
        if self._tidying is not None:
            self._tidying.cancel()

    def pids(self) -> list[int]:
        return []

    async def ask(self, question: Question, asker: Asker) -> Answer:
        """An answer; else `NoAnswer`, or `Late` if no worker was free."""
        think = 2 * (question.seconds or 0.0) + 10
        urgency = asker.urgency()
        body = written(question)
        id = secrets.randbits(62)
        asked = Asked(id, asker.person, asker.table, urgency.value, body, LATE[urgency] + think)
        news = self._expected[id] = asyncio.Event()
        try:
            await self._store.put_question(asked)
            return await self._wait(asked, asker, news, think)
        except StoreError as error:
            raise NoAnswer(str(error)) from None
        finally:
            del self._expected[id]

    async def _wait(self, asked: Asked, asker: Asker, news: asyncio.Event, think: float) -> Answer:
        loop = asyncio.get_running_loop()
        began = taken = loop.time()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await news.wait()
            news.clear()
            answer = await self._store.fetch_answer(asked.id)
            if answer is not None:
                return _read(answer)
            urgency = asker.urgency()
            stands = await self._store.question_stands(asked.id, urgency.value)
            now = loop.time()
            if stands is None and now - began < asked.keep:
                await self._store.put_question(asked)  # it was lost with the database's memory
            if not stands:
                taken = now
            if now - taken > think or (not stands and now - began > LATE[urgency]):
                with suppress(StoreError):
                    await self._store.withdraw_question(asked.id)
                if stands:
                    raise NoAnswer(f"nothing after {think:.1f} s")
                self.late += 1
                raise Late("no worker was free")

    def _heard(self, id: str) -> None:
        expected = self._expected.get(int(id))
        if expected is not None:
            expected.set()

    def _look_at_all(self) -> None:
        for expected in self._expected.values():
            expected.set()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(FORGET_EVERY)
            with suppress(StoreError):
                await self._store.forget_questions()


def _read(line: bytes) -> Answer:
    try:
        answer = read_answer(line)
    except msgspec.DecodeError as error:
        raise NoAnswer(str(error)) from None
    if answer.error:
        raise NoAnswer(answer.error)
    return answer
