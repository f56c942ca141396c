"""A bus on somebody else's back: messages of one moment share a payload, a broken line is made anew."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Protocol

from .base import Hear

log = logging.getLogger("taberna.bus")

CHANNEL = "taberna"  # of news for everybody
LARGEST = 7000  # bytes in a payload: PostgreSQL takes 8000
WAITING = 10_000  # messages kept while the line is down
ECHO = 2.0  # seconds in which nothing was heard: then a word is sent that comes back to its sender
DEAF = 7.0  # seconds without any: the line is made anew
PAUSES = (0.1, 0.3, 1.0, 2.0)  # seconds before trying again


def private_channel(secret: bytes, process: str) -> str:
    """Where one process alone listens, besides what is for everybody. Who does not know the key cannot name it."""
    return f"{CHANNEL}_{hmac.digest(secret, b'channel of ' + process.encode(), 'sha256').hex()[:32]}"


class Carrier(Protocol):
    """What carries payloads to everybody, the sender included."""

    async def connect(
        self,
        own: str,
        hear: Callable[[str], None],
        hear_alone: Callable[[str], None],
        broken: Callable[[], None],
    ) -> None:
        """``own``: a channel for this process alone, if the carrier has such; for ``hear_alone``."""
        ...

    async def send(self, payloads: Sequence[str]) -> None: ...

    async def disconnect(self) -> None:
        """Also of a line that is broken or was never there; raises nothing."""
        ...


class CarriedBus:
    shared = True

    def __init__(self, carrier: Carrier, secret: bytes) -> None:
        self.carrier = carrier
        self.me = secrets.token_hex(4)
        self._own = private_channel(secret, self.me)
        #: How often the line was made, and how many payloads went each way.
        self.connected = 0
        self.sent = 0
        self.received = 0
        self._hear: Hear | None = None
        self._again: Callable[[], None] | None = None
        self._waiting: deque[bytes] = deque(maxlen=WAITING)
        self._wake = asyncio.Event()
        self._broken = asyncio.Event()
        self._heard = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    async def subscribe(self, hear: Hear, again: Callable[[], None]) -> None:
        self._hear, self._again = hear, again
        await self._connect()  # a bus that cannot be reached at the start is an error
        self._tasks = [asyncio.create_task(self._keep_connected()), asyncio.create_task(self._keep_sending())]

    def publish(self, message: bytes) -> None:
        self._waiting.append(message)
        self._wake.set()

    async def close(self) -> None:
        with suppress(Exception):  # the last words, if they can be said
            async with asyncio.timeout(1.0):
                await self._send()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.carrier.disconnect()

    # -- the line ----------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        self._broken.clear()
        async with asyncio.timeout(5.0):
            await self.carrier.connect(self._own, self._received, self._received_alone, self._broken.set)
        self._heard = time.monotonic()
        self.connected += 1

    async def _keep_connected(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(ECHO):
                    await self._broken.wait()
            if not self._broken.is_set() and time.monotonic() - self._heard < DEAF:
                if time.monotonic() - self._heard > ECHO:
                    self.publish(b"")  # comes back, if the line is good
                continue
            log.warning("the bus is gone; the store is asked instead until it is back")
            await self._reconnect()
            log.warning("the bus is back")
            if self._again is not None:
                self._again()

    async def _reconnect(self) -> None:
        tries = 0
        while True:
            await self.carrier.disconnect()
            try:
                await self._connect()
                return
            except Exception as error:
                log.debug("no bus: %s", error)
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    async def _keep_sending(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._send()
            except Exception as error:
                log.debug("not sent: %s", error)
                self._broken.set()

    async def _send(self) -> None:
        if self._waiting and not self._broken.is_set():
            messages = list(self._waiting)
            self._waiting.clear()
            payloads = list(packed(self.me, messages))
            self.sent += len(payloads)
            async with asyncio.timeout(5.0):
                await self.carrier.send(payloads)

    def _received_alone(self, payload: str) -> None:
        self._received(payload, alone=True)

    def _received(self, payload: str, alone: bool = False) -> None:
        self.received += 1
        self._heard = time.monotonic()
        sender, _, messages = payload.partition("\n")
        if sender != self.me and self._hear is not None:
            self._hear(sender, [line.encode() for line in messages.split("\n") if line], alone)


def packed(sender: str, messages: Iterable[bytes]) -> Iterator[str]:
    """Payloads of messages, each with its sender in the first line."""
    lines, size = [sender.encode()], len(sender)
    for message in messages:
        if size + len(message) >= LARGEST:
            yield b"\n".join(lines).decode()
            lines, size = [sender.encode()], len(sender)
        lines.append(message)
        size += len(message) + 1
    yield b"\n".join(lines).decode()
