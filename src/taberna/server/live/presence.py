"""Who is connected to a table, here and in other processes, and whose seats they hold."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ..bus.news import Held
from .connection import Connection
from .open_table import AWAY, OpenTable

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger("taberna.hub")

Holdings = list[tuple[int, str]]


class Presence:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def came(self, open_table: OpenTable, connection: Connection) -> None:
        open_table.connections.add(connection)
        self._hub.copies.moved(open_table.table.id, open_table.reported)
        self._note(open_table)
        self._hub.bot_driver.wake(open_table)

    def went(self, open_table: OpenTable, connection: Connection) -> None:
        open_table.connections.discard(connection)
        open_table.used = time.monotonic()
        self._hub.collector.ended()
        if self._note(open_table) and not self._hub.closing:
            # The others learn when the seat can be given to a bot.
            asyncio.get_running_loop().call_later(AWAY + 0.5, self._note, open_table, True)

    def changed(self, open_table: OpenTable, away: Sequence[float | None] = ()) -> None:
        """Another process has told who is connected there."""
        if open_table.note_presence(away):
            self._tell(open_table)
        self._find_out_need(open_table)
        self._hub.bot_driver.wake(open_table)

    def _note(self, open_table: OpenTable, force: bool = False) -> bool:
        changed = open_table.note_presence()
        self._hub.neighbours.presence(open_table)
        self._find_out_need(open_table)
        if changed or force:
            self._tell(open_table)
        return changed

    def _find_out_need(self, open_table: OpenTable) -> None:
        """From now on this process has to know what happens at a table: what it was not told before is read."""
        needed = self._hub.neighbours.needs(open_table)
        if needed and not open_table.needed and self._hub.bus.shared:
            self._hub.spawn(self._freshen(open_table))
        open_table.needed = needed

    async def _freshen(self, open_table: OpenTable) -> None:
        try:
            await self._hub.copies.freshen(open_table)
        except Exception as error:  # the next look at all versions finds it
            log.warning("table %s could not be read: %s", open_table.table.id, error)

    def _tell(self, open_table: OpenTable) -> None:
        for connection in open_table.connections:
            connection.want(presence=True)

    def seats_changed(self, open_table: OpenTable) -> None:
        """Somebody sat down or holds another seat: who is here has to be found out anew."""
        self._note(open_table, force=True)

    async def claim_seat(self, open_table: OpenTable, token: bytes, person: str) -> bool:
        """Somebody uses a personal link; False if it has ended meanwhile."""
        async with open_table.queue:  # nobody leaves or sits down in between
            claimed = await self._hub.store.claim(token, person, time.time())
            if claimed is not None:
                self._hold(open_table, lambda held: [*held, (claimed[1], person)])
                self._hub.neighbours.tell(Held(open_table.table.id))
        return claimed is not None

    def lose_seat(self, open_table: OpenTable, seat: int, persons: Sequence[str]) -> None:
        """Other devices have lost a seat (and it is stored): they are shown out."""

        def work() -> None:
            self._hold(open_table, lambda held: [(s, p) for s, p in held if s != seat or p not in persons])
            open_table.queue.leave()

        for connection in list(open_table.connections):
            if connection.person in persons and connection.seat == seat:
                connection.end(4401)
        open_table.queue.enter(work)
        self._hub.neighbours.tell(Held(open_table.table.id))

    def _hold(self, open_table: OpenTable, change: Callable[[Holdings], Holdings]) -> None:
        """Put seats into other hands; nothing else must be changing the table."""
        held = [(seat, person) for seat, persons in enumerate(open_table.table.holders) for person in persons]
        open_table.table = open_table.table.with_holders(change(held))
        self.seats_changed(open_table)
