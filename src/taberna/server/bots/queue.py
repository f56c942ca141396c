"""Who gets a process next: whoever has used least, by person and then by table.

A question has a score: the seconds its person has made bots think lately, and a few more if it can wait (`Urgency`).
The lowest score is next, so that nobody waits for another's thirty tables.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from enum import Enum
from typing import NamedTuple

LATELY = 60.0  # seconds after which what was used counts half
MOST = 2_000  # persons and tables remembered


class Urgency(Enum):
    """How many seconds a question stands behind others of the same person."""

    ADVICE = 0.0  # somebody has asked for it
    MOVE = 2.0  # somebody looks on at the table
    UNWATCHED = 30.0


class Asker(NamedTuple):
    """For whom a bot thinks: the person who pays for it with their share, the table, and how much it matters now."""

    person: str
    table: str
    urgency: Callable[[], Urgency]


class Ticket(NamedTuple):
    asker: Asker
    turn: asyncio.Future[None]


class FairQueue:
    """Gives out so many places."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Ticket] = []
        #: Seconds used, and when that was so.
        self._used: dict[Hashable, tuple[float, float]] = {}
        self._running: dict[Hashable, int] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    async def enter(self, asker: Asker, longest: float | None = None) -> None:
        """Wait for a place; `TimeoutError` if that takes too long."""
        if self._free and not self._waiting:
            self._start(asker)
            return
        ticket = Ticket(asker, asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        try:
            async with asyncio.timeout(longest):
                await ticket.turn
        except BaseException:
            if ticket.turn.done() and not ticket.turn.cancelled():
                self.leave(asker, 0.0)  # the place had just come
            else:
                with suppress(ValueError):
                    self._waiting.remove(ticket)
            raise

    def leave(self, asker: Asker, seconds: float) -> None:
        """Give the place back, after so many seconds of use."""
        now = time.monotonic()
        self._free += 1
        for key in (asker.person, asker.table):
            self._used[key] = (self._lately(key, now) + seconds, now)
            self._running[key] -= 1
            if not self._running[key]:
                del self._running[key]
        if len(self._used) > MOST:
            self._forget(now)
        while self._free and self._waiting:
            ticket = min(
                self._waiting, key=lambda ticket: self._score(ticket.asker, now)
            )  # the oldest of equals
            self._waiting.remove(ticket)
            if not ticket.turn.done():
                self._start(ticket.asker)
                ticket.turn.set_result(None)

    def _start(self, asker: Asker) -> None:
        self._free -= 1
        for key in (asker.person, asker.table):
            self._running[key] = self._running.get(key, 0) + 1

    def _lately(self, key: Hashable, now: float) -> float:
        seconds, when = self._used.get(key, (0.0, 0.0))
        return float(seconds * 0.5 ** ((now - when) / LATELY))

    def _score(self, asker: Asker, now: float) -> tuple[float, float]:
        return (
            self._lately(asker.person, now) + self._running.get(asker.person, 0) + asker.urgency().value,
            self._lately(asker.table, now) + self._running.get(asker.table, 0),
        )

    def _forget(self, now: float) -> None:
        """Who has used next to nothing lately, and if that is not enough, everybody."""
        self._used = {key: used for key, used in self._used.items() if self._lately(key, now) > 0.5}
        if len(self._used) > MOST:
            self._used.clear()
