"""What a running house takes note of from time to time: the keeper's orders, and what is kept no longer."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from .retention import outdated
from .table.lesson_tables import end_lessons
from .ticking import tick

if TYPE_CHECKING:
    from .services import Services

log = logging.getLogger("taberna.keeper")

EVERY = 2.0  # seconds
PRUNE_EVERY = 3600.0
LESSONS_KEPT = 86400.0  # seconds after which a lesson that nobody goes on with is cleared away


class Watch:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._seen = 0
        self._pruned = time.monotonic()

    async def start(self) -> None:
        """What was ordered before the house opened is done already."""
        orders = await self._services.store.orders(0)
        self._seen = orders[-1].id if orders else 0
        await self._read_blocked()

    async def keep_watching(self) -> None:
        while True:
            await tick(EVERY)
            try:
                await self.look()
            except Exception:  # the next look may succeed
                log.exception("the keeper's orders could not be read")

    async def look(self) -> None:
        services = self._services
        orders = await services.store.orders(self._seen)
        if orders:
            self._seen = orders[-1].id
            for table in {order.value for order in orders if order.what == "table"}:
                services.hub.read_anew(table)
            if any(order.what == "blocked" for order in orders):
                await self._read_blocked()
            if any(order.what == "sessions" for order in orders):
                await self._end_sessions()
        if time.monotonic() - self._pruned > PRUNE_EVERY:
            self._pruned = time.monotonic()
            gone = await services.store.prune(outdated(time.time(), services.settings.keep))
            lessons = await end_lessons(services.store, time.time() - LESSONS_KEPT)
            for table in (*gone.tables, *lessons):
                services.hub.read_anew(table)

    async def _read_blocked(self) -> None:
        services = self._services
        services.blocked.take(await services.store.blocked())
        for connection in services.hub.all_connections():
            if connection.person in services.blocked.persons or services.blocked.address(connection.address):
                connection.end(4403)

    async def _end_sessions(self) -> None:
        services = self._services
        services.sessions.forget_known()
        connections = [c for c in services.hub.all_connections() if c.session is not None]
        alive = await services.store.alive([c.session for c in connections if c.session is not None])
        for connection in connections:
            if connection.session not in alive:
                connection.end(4401)
