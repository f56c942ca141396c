"""NATS carries the bus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg

from .carried import CHANNEL


class NatsCarrier:
    def __init__(self, url: str) -> None:
        self.url = url
        self._line: Client | None = None

    async def connect(
        self,
        own: str,
        hear: Callable[[str], None],
        hear_alone: Callable[[str], None],
        broken: Callable[[], None],
    ) -> None:
        async def lost(*_: object) -> None:
            broken()

        async def heard(message: Msg) -> None:
            hear(message.data.decode())

        line = await nats.connect(
            self.url, allow_reconnect=False, connect_timeout=4, error_cb=lost, closed_cb=lost, name="taberna"
        )
        self._line = line
        await line.subscribe(CHANNEL, cb=heard)
        await line.flush()

    async def send(self, payloads: Sequence[str]) -> None:
        if self._line is None:
            raise ConnectionError("no line to NATS")
        for payload in payloads:
            await self._line.publish(CHANNEL, payload.encode())

    async def disconnect(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with suppress(Exception):
                await line.close()
