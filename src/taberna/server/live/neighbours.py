"""The other processes of the house: which of them live, which tables are open there, and who is connected to them."""

from __future__ import annotations

import hmac
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..bus.base import Bus
from ..bus.news import Alive, AnyNews, Gone, Here, News, Rematch, encode
from ..bus.news import Left as LeftMemory
from ..ticking import tick
from .open_table import OpenTable

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger("taberna.bus")

ALIVE = 2.0  # seconds between two signs of life
SILENT = 8.0  # seconds without one: that process is gone


def fingerprint(secret: bytes) -> str:
    """Tells keys apart, and nothing about them."""
    return hmac.digest(secret, b"which house", "sha256").hex()[:8]


class Neighbours:
    def __init__(self, bus: Bus, hub: Hub, key: str = "") -> None:
        self.bus = bus
        self._hub = hub
        self._key = key
        #: When each process was last heard.
        self.heard: dict[str, float] = {}
        #: Those that were given up because they were silent.
        self._lost: set[str] = set()

    def tell(self, news: News) -> None:
        if self.bus.shared:
            self.bus.publish(encode(news))

    async def keep_telling(self) -> None:
        while True:
            self.tell(Alive(self._key))
            await tick(ALIVE)
            now = time.monotonic()
            for process, heard in list(self.heard.items()):
                if now - heard > SILENT:
                    log.warning("process %s is silent", process)
                    self._lost.add(process)
                    self.gone(process)

    def close(self) -> None:
        self.tell(Gone())

    def ask_all(self) -> None:
        """Ask anew who is connected to our tables elsewhere."""
        for open_table in self._hub.open_tables.values():
            self.opened(open_table)

    def hear(self, process: str, news: AnyNews) -> None:
        match news:
            case Alive(key=key):
                self.alive(process, key)
            case Gone():
                self.gone(process)
            case Here():
                self.here(process, news)
            case LeftMemory(table=table):
                self.left(process, table)
            case Rematch(table=table, again=again):
                self.rematch(table, again)

    # -- what they tell ----------------------------------------------------------------------------------------

    def alive(self, process: str, key: str) -> None:
        if process not in self.heard and key and self._key and key != self._key:
            log.error(
                "process %s has another key (TABERNA_SECRET): cookies and links hold only at one", process
            )
        self.heard[process] = time.monotonic()
        if process in self._lost:  # it was only asleep, and still has tables open
            self._lost.discard(process)
            self.ask_all()

    def gone(self, process: str) -> None:
        """Nobody is connected there any more, and its bots are ours."""
        self.heard.pop(process, None)
        for open_table in list(self._hub.open_tables.values()):
            if open_table.elsewhere.pop(process, None) is not None:
                self._hub.presence.changed(open_table)

    def here(self, process: str, here: Here) -> None:
        open_table = self._hub.open_tables.get(here.table)
        if open_table is None:
            return
        self.heard[process] = time.monotonic()
        open_table.elsewhere[process] = here
        if here.ask:
            self.tell(self._mine(open_table))
        self._hub.presence.changed(open_table, here.away)
        self._hub.copies.moved(here.table, here.version)

    def left(self, process: str, table: str) -> None:
        open_table = self._hub.open_tables.get(table)
        if open_table is not None and open_table.elsewhere.pop(process, None) is not None:
            self._hub.presence.changed(open_table)

    def rematch(self, table: str, again: str) -> None:
        open_table = self._hub.open_tables.get(table)
        if open_table is not None and open_table.rematch != again:
            open_table.rematch = again
            self._hub.presence.seats_changed(open_table)

    # -- what is told to them ------------------------------------------------------------------------------------

    def opened(self, open_table: OpenTable) -> None:
        """A table is open here now; the others tell who is connected to theirs."""
        if self.bus.shared:
            self.tell(self._mine(open_table, ask=True))

    def closed(self, table: str) -> None:
        self.tell(LeftMemory(table))

    def presence(self, open_table: OpenTable, force: bool = False) -> None:
        """Tell who is connected here, if that has changed."""
        if self.bus.shared:
            mine = self._mine(open_table, ask=bool(open_table.connections) and not any_of(open_table.told))
            if (mine.seats, mine.watching) != open_table.told or force:
                self.tell(mine)
                open_table.told = (mine.seats, mine.watching)

    def plays_on(self, table: str, again: str) -> None:
        self.tell(Rematch(table, again))

    def _mine(self, open_table: OpenTable, ask: bool = False) -> Here:
        seats = sorted(open_table.connected_here())
        watching = open_table.watching_here()
        return Here(
            open_table.table.id,
            open_table.since,
            seats,
            watching,
            list(open_table.away),
            ask,
            open_table.table.version,
        )

    # -- who has to know what ------------------------------------------------------------------------------------

    def drives(self, open_table: OpenTable) -> bool:
        """Whether this process lets the table's bots think: of those where somebody looks at it, or of all if nobody
        does, the one that has had it open for longest."""
        return self._driver(open_table) == self.bus.me

    def _driver(self, open_table: OpenTable) -> str:
        mine = (not open_table.connections, open_table.since, self.bus.me)
        theirs = [
            (not any_of((here.seats, here.watching)), here.since, process)
            for process, here in open_table.elsewhere.items()
        ]
        return min(mine, *theirs)[-1] if theirs else self.bus.me

    def needs(self, open_table: OpenTable) -> bool:
        """Whether this process has to know at once what others do at a table."""
        return bool(open_table.connections) or self.drives(open_table)

    def listeners(self, open_table: OpenTable) -> Sequence[str]:
        """The processes that have to know at once what happens here at a table."""
        elsewhere = open_table.elsewhere
        if not elsewhere:
            return ()
        found = [process for process, here in elsewhere.items() if any_of((here.seats, here.watching))]
        driver = self._driver(open_table)
        return found if driver == self.bus.me or driver in found else [*found, driver]


def any_of(people: tuple[list[int], int]) -> bool:
    """Whether anybody is there, of seats and watchers."""
    return bool(people[0] or people[1])
