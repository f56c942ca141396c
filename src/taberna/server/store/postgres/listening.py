"""Hearing what others tell through the database (LISTEN), also after it was away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from ..base import StoreError
from .connections import connect
from .faults import LOST

log = logging.getLogger("taberna.store")

ASK_EVERY = 5.0  # seconds after which a line is asked whether it still stands


class Listener:
    """``back`` is called whenever the line stands, first and after it was lost: something may have been missed."""

    def __init__(self, url: str, hear: Mapping[str, Callable[[str], None]], back: Callable[[], None]) -> None:
        self._url = url
        self._hear = hear
        self._back = back
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        while True:
            connection: Any = None
            try:
                connection = await connect(self._url, 0.0)
                for channel in self._hear:
                    await connection.add_listener(channel, self._heard)
                self._back()
                while True:
                    await asyncio.sleep(ASK_EVERY)
                    await connection.fetchval("select 1", timeout=ASK_EVERY)
            except (StoreError, *LOST) as error:
                log.info("listening to the database again in a moment: %s", error)
                await asyncio.sleep(0.5)
            finally:
                if connection is not None:
                    connection.terminate()

    def _heard(self, connection: object, pid: int, channel: str, payload: str) -> None:
        self._hear[channel](payload)
