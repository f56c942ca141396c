"""PostgreSQL carries the bus: NOTIFY."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import asyncpg

from .carried import CHANNEL


class PostgresCarrier:
    def __init__(self, url: str) -> None:
        self.url = url
        self._line: asyncpg.Connection[Any] | None = None

    async def connect(
        self,
        own: str,
        hear: Callable[[str], None],
        hear_alone: Callable[[str], None],
        broken: Callable[[], None],
    ) -> None:
        line = await asyncpg.connect(
            self.url, target_session_attrs="read-write", server_settings={"application_name": "taberna bus"}
        )
        self._line = line
        line.add_termination_listener(lambda _: broken())
        await line.execute("set synchronous_commit = off")  # news need not survive a crash
        await line.add_listener(CHANNEL, lambda _line, _pid, _channel, payload: hear(str(payload)))
        await line.add_listener(own, lambda _line, _pid, _channel, payload: hear_alone(str(payload)))

    async def send(self, payloads: Sequence[str]) -> None:
        if self._line is None:
            raise ConnectionError("no line to PostgreSQL")
        await self._line.execute("select pg_notify($1, p) from unnest($2::text[]) p", CHANNEL, list(payloads))

    async def disconnect(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with suppress(Exception):
                line.terminate()
