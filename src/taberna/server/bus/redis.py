"""Redis carries the bus: PUBLISH and SUBSCRIBE."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis

from .carried import CHANNEL


class RedisCarrier:
    def __init__(self, url: str) -> None:
        self.url = url
        self._redis: Redis | None = None
        self._subscription: Any = None
        self._listening: asyncio.Task[None] | None = None

    async def connect(
        self,
        own: str,
        hear: Callable[[str], None],
        hear_alone: Callable[[str], None],
        broken: Callable[[], None],
    ) -> None:
        self._redis = Redis.from_url(self.url, decode_responses=True)
        self._subscription = self._redis.pubsub(ignore_subscribe_messages=True)
        await self._subscription.subscribe(CHANNEL)
        self._listening = asyncio.create_task(self._listen(hear))
        self._listening.add_done_callback(lambda task: None if task.cancelled() else _end(task, broken))

    async def _listen(self, hear: Callable[[str], None]) -> None:
        async for message in self._subscription.listen():
            hear(message["data"])

    async def send(self, payloads: Sequence[str]) -> None:
        if self._redis is None:
            raise ConnectionError("no line to Redis")
        async with self._redis.pipeline(transaction=False) as pipe:
            for payload in payloads:
                pipe.publish(CHANNEL, payload)
            await pipe.execute()

    async def disconnect(self) -> None:
        listening, self._listening = self._listening, None
        if listening is not None:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
        for line in (self._subscription, self._redis):
            if line is not None:
                with suppress(Exception):
                    await line.aclose()
        self._subscription = self._redis = None


def _end(task: asyncio.Task[None], broken: Callable[[], None]) -> None:
    task.exception()  # why does not matter: the line is made anew
    broken()
