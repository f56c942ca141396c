"""One socket of a table: through which seat it looks, and what it was last sent."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

import msgspec

from .frames import chat_news

if TYPE_CHECKING:
    from ..table.table import Table
    from .open_table import OpenTable


class Outlet(Protocol):
    """Where messages go. Nothing is written while it is full; `Connection.flush` is called when it no longer is."""

    full: bool

    def say(self, message: bytes) -> None: ...

    def shut(self, code: int) -> None: ...


class Connection:
    def __init__(
        self,
        open_table: OpenTable,
        person: str | None,
        session: bytes | None,
        lang: str,
        outlet: Outlet | None,
    ) -> None:
        self.open_table = open_table
        self.person = person
        self.session = session
        self.lang = lang
        self.address = ""
        self.seat: int | None = None
        self.version = 0
        self.chat = 0
        self.greeted = False
        self.heard = time.monotonic()
        self._outlet = outlet
        self._whole = False
        self._presence = False
        self._ended = False
        self._reading: asyncio.Task[None] | None = None
        self._holders: object = None
        self._held = b"[]"

    def want(self, whole: bool = False, presence: bool = False) -> None:
        """There is something new to send; the newest wins if the line is slow."""
        self._whole = self._whole or whole
        self._presence = self._presence or presence
        self.flush()

    def end(self, code: int) -> None:
        if not self._ended and self._outlet is not None:
            self._ended = True
            self._outlet.shut(code)

    def gone(self) -> None:
        """The line is dead."""
        self._ended = True
        if self._reading is not None:
            self._reading.cancel()

    def say(self, message: bytes) -> None:
        if not self._ended and self._outlet is not None:
            self._outlet.say(message)

    def flush(self) -> None:
        """Send what is wanted and not yet sent."""
        outlet = self._outlet
        if outlet is None or outlet.full or self._ended or not self.greeted or self._reading is not None:
            return
        open_table = self.open_table
        table = open_table.table
        if table.holders is not self._holders:
            self._look_whose(table)
        place = table.setup.seats if self.seat is None else self.seat
        if self._whole or table.viewers.records[place].version != self.version:
            frame = self._next_frame(table, place)
            if frame is None:
                self._reading = asyncio.create_task(self._tell_whole())
                return
            outlet.say(frame)
        elif self.chat < open_table.chat.count:
            outlet.say(chat_news(self._fresh_chat()))
        if self._presence:
            self._presence = False
            outlet.say(open_table.presence())

    async def _tell_whole(self) -> None:
        try:
            self.say(await self.whole_frame())
        finally:
            self._reading = None
        self.flush()

    def _next_frame(self, table: Table, place: int) -> bytes | None:
        """The frame that goes on from the one before; None if the log has to be read anew."""
        previous = self.version
        if self._whole or previous == 0:
            return None
        open_table = self.open_table
        frame_builder = open_table.frame_builder(self.lang)
        noticed = open_table.noticed(place, previous)
        chat = open_table.chat
        fresh = chat.after(self.chat) if self.chat < chat.count else ()
        frame = frame_builder.next_frame(self.seat, previous, noticed, self._held, fresh)
        if frame is not None:
            self.version = table.viewers.records[place].version
            self.chat = chat.count
        return frame

    async def whole_frame(self) -> bytes:
        """The whole situation with the log."""
        self._whole = False
        while True:
            seat = self.seat
            lines, more = await self.open_table.log(self.lang, seat)
            open_table = self.open_table
            table = open_table.table
            self._look_whose(table)
            if self.seat == seat:  # else it was lost while the log was read
                break
        self.version = table.version_for(seat)
        frame_builder = open_table.frame_builder(self.lang)
        return frame_builder.whole_frame(seat, lines, more, self._held, self._fresh_chat())

    def _look_whose(self, table: Table) -> None:
        """Seats have changed hands: nobody looks on through one that is no longer theirs."""
        self._holders = table.holders
        held = table.seats_of(self.person)
        self._held = msgspec.json.encode(held)
        if self.seat is not None and self.seat not in held:
            self.seat = None
            self._whole = True

    def _fresh_chat(self) -> list[bytes]:
        chat = self.open_table.chat
        fresh = chat.after(self.chat)
        self.chat = chat.count
        return fresh
