"""The open tables. A command becomes a change, is stored, taken up, and only then shown to anybody."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import taberna

from ..bots.driver import BotDriver
from ..bots.pools import Thinkers
from ..bus.base import Bus, LocalBus
from ..bus.news import Said
from ..errors import OtherRules, Problem, Refused
from ..retention import WAITED_FOR
from ..store.base import Away, Conflict, Store
from ..store.records import Aside, NewTable, Stored
from ..table import commands
from ..table.entries import (
    Chair,
    Lobby,
    Setup,
    encode,
)
from ..table.from_store import from_entries, unopened
from ..table.prepare import Prepared, Wanted, founded_table
from ..table.table import CLOSED, OVER, PLAYING, Table
from ..ticking import tick
from ..traces import NoTraces, Traces
from .chat import chat_line
from .collector import IdleCollector
from .connection import Connection
from .copies import Copies, Gap
from .neighbours import Neighbours, fingerprint
from .open_table import SILENCE, OpenTable
from .preparer import Preparer
from .presence import Presence
from .telling import Telling

log = logging.getLogger("taberna.hub")

QUIET = 1.0  # seconds in which nobody did anything at any table
OPEN_AT_ONCE = 100  # tables in memory while the house catches up with what its bots owe
THINK_AT_ONCE = 4
STUCK = 15.0  # seconds in which nothing happens where a bot is asked: no other process thinks for it


class Hub:
    def __init__(
        self,
        store: Store,
        bot_pool: Thinkers,
        idle_after: float = 120.0,
        bot_seconds: float = 5.0,
        bus: Bus | None = None,
        secret: bytes = b"",
        traces: Traces | None = None,
    ) -> None:
        bus = bus or LocalBus()
        self.secret = secret or secrets.token_bytes(32)
        self.store = store
        self.bot_pool = bot_pool
        self.idle_after = idle_after
        self.bot_seconds = bot_seconds
        self.bus = bus
        self.neighbours = Neighbours(bus, self, fingerprint(self.secret))
        self.copies = Copies(self)
        self.presence = Presence(self)
        self.bot_driver = BotDriver(self)
        self.traces = traces or NoTraces()
        self.telling = Telling(self, bus, self.secret)
        self.changes = self.traces.changes(
            store, self.bot_driver.wake, self._stored, self.copies.catch_up_now, bus.shared
        )
        self.preparer = Preparer()
        self.collector = IdleCollector()
        self.open_tables: dict[str, OpenTable] = {}
        self.loading: dict[str, asyncio.Task[OpenTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        #: Counts those that have taken over.
        self._databases = 0
        self.refusals = 0
        self.closing = False
        #: Everybody is being sent to other processes.
        self.leaving = False

    # -- opening and leaving memory --------------------------------------------------------------------

    async def start(self) -> None:
        """Go on where the last run ended; no table is opened before the house is."""
        self.collector.start()
        self.spawn(self._keep_house())
        self.spawn(self.collector.keep_stepping())
        self.spawn(self._catch_up())
        if self.bus.shared:
            self.spawn(self.neighbours.keep_telling())
            self.spawn(self.copies.keep_polling())

    async def _catch_up(self) -> None:
        """Wake the bots that owe somebody a move, a few tables at a time."""
        if not self.bus.shared:
            await self._open_all(await self.store.owed(time.time() - WAITED_FOR))
            return
        before: dict[str, int] = {}
        while True:  # bots at which another process thinks are not stuck; what it left behind when it died is
            await tick(STUCK)
            owed = await self.store.versions(await self.store.owed(time.time() - WAITED_FOR))
            await self._open_all([id for id, version in owed.items() if before.get(id) == version])
            before = owed

    async def _open_all(self, tables: Sequence[str]) -> None:
        for id in tables:
            while len(self.open_tables) >= OPEN_AT_ONCE or self._thinking() >= THINK_AT_ONCE:
                await asyncio.sleep(0.2)
            with suppress(Problem):
                await self.open_table(id)

    def _stored(self, table: Table) -> None:
        """A change of ours is on the disk: other processes hear of it, if there are any."""
        if self.bus.shared:
            self.telling.stored(table)

    def _thinking(self) -> int:
        return sum(bool(open_table.thinking) for open_table in self.open_tables.values())

    async def open_table(self, id: str) -> OpenTable | None:
        """An open table; None if there is none of that name. Raises `Problem` if it cannot be opened."""
        open_table = self.open_tables.get(id)
        if open_table is not None:
            open_table.used = time.monotonic()
            return open_table
        loading = self.loading.get(id)
        if loading is None:
            loading = asyncio.create_task(self._load(id))
            self.loading[id] = loading
            loading.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> OpenTable | None:
        try:
            stored = await self._read(id)
        except Away:
            raise
        except Exception as fault:
            raise await self._set_aside(id, "damaged", fault) from None
        if stored is None:
            return None
        aside = stored.aside
        if aside is not None and aside.program == taberna.__version__:
            raise unopened(aside.kind, stored)
        try:
            table, keys = from_entries(stored)
        except OtherRules as fault:
            raise await self._set_aside(id, "rules", fault, stored) from None
        except Exception as fault:  # whatever is wrong with it, the others play on
            raise await self._set_aside(id, "damaged", fault) from None
        if aside is not None:
            await self.store.take_up_again(id)
        return self._opened(OpenTable(table, keys, stored.chat, self.store.log))

    async def _read(self, id: str) -> Stored | None:
        while True:
            database = self._databases
            stored = await self.store.load(id)
            if database == self._databases:
                return stored

    def _opened(self, open_table: OpenTable) -> OpenTable:
        self.open_tables[open_table.table.id] = open_table
        self.neighbours.opened(open_table)
        self.copies.loaded(open_table)
        self.bot_driver.wake(open_table)
        return open_table

    async def fresh_table(self, id: str) -> OpenTable | None:
        """The same, with all that was stored anywhere before now."""
        known = self.open_tables.get(id) if self.bus.shared else None
        if known is not None:
            with suppress(Gap):  # it is read anew
                await self.copies.freshen(known)
        return await self.open_table(id)

    async def _set_aside(self, id: str, kind: str, fault: Exception, stored: Stored | None = None) -> Problem:
        """A table cannot be opened: noted for the keeper; what is said to its people."""
        log.error("table %s is set aside (%s)", id, kind, exc_info=None if kind == "rules" else fault)
        try:
            await self.store.set_aside(id, Aside(time.time(), taberna.__version__, kind, str(fault)[:500]))
        except Exception:  # it is tried again when somebody asks for the table
            log.exception("table %s: this could not be noted", id)
        return unopened(kind, stored)

    async def _pack(self, id: str) -> None:
        try:
            await self.store.pack(id)
        except Exception:  # it stays as it is
            log.exception("table %s could not be packed", id)

    async def _keep_house(self) -> None:
        """Let idle tables go, tidy up, and note how far the bots have caught up."""
        while True:
            await tick(min(5.0, self.idle_after))
            now = time.monotonic()
            for id, open_table in list(self.open_tables.items()):
                for connection in open_table.connections:
                    if now - connection.heard > SILENCE:
                        connection.end(4408)
                idle = not open_table.connections and not open_table.thinking and not open_table.queue.busy
                if idle and now - open_table.used > self.idle_after:
                    del self.open_tables[id]
                    self.neighbours.closed(id)
                    if open_table.table.status in (OVER, CLOSED):
                        self.spawn(self._pack(id))
            self.collector.sweep(
                quiet=all(now - open_table.used > QUIET for open_table in self.open_tables.values())
            )

    def spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        self.closing = True
        self.neighbours.close()
        for open_table in self.open_tables.values():
            for connection in open_table.connections:
                connection.end(1012)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_pool.close()
        await self.preparer.close()
        self.collector.stop()

    # -- changing tables -------------------------------------------------------------------------------

    async def create(
        self,
        setup: Setup,
        public: bool,
        chairs: list[Chair],
        give: Sequence[tuple[int, str]],
        id: str | None = None,
    ) -> OpenTable:
        """A new table; raises `Conflict` if there is one of the name it should have."""
        prepared, table = founded_table(setup, public, chairs, give, id=id)
        await self._store(prepared)
        return self._opened(OpenTable(table, (), [], self.store.log))

    async def create_prepared(self, wanted: Wanted) -> OpenTable:
        """A new table from a record or a position: made beside the loop."""
        prepared = await self.preparer.prepare(wanted)
        await self._store(prepared)
        open_table = await self.open_table(prepared.append.table)
        assert open_table is not None
        return open_table

    async def _store(self, new: Prepared) -> None:
        lobby = encode(Lobby.of(new.setup))
        await self.store.create(NewTable(new.created, new.public, encode(new.setup), lobby, new.append))

    async def sit(
        self, open_table: OpenTable, person: str, name: str, seat: int | None, nonce: str = ""
    ) -> None:
        await self.changes.change(
            open_table, lambda: commands.sit(open_table.table, person, name, seat, nonce)
        )

    async def welcome_back(self, open_table: OpenTable, person: str | None, seat: int) -> None:
        """Somebody looks through an own seat that a bot plays: it is handed back."""

        def gone() -> bool:
            table = open_table.table
            chair = table.chairs[seat]
            left = chair.level is not None or chair.left
            return left and table.status == PLAYING and seat in table.seats_of(person)

        if gone():
            with suppress(Refused):  # somebody was faster
                await self.changes.change(open_table, lambda: commands.back(open_table.table, seat))

    async def say(
        self,
        open_table: OpenTable,
        seat: int | None,
        name: str,
        text: str,
        key: str,
        played: int | None = None,
    ) -> None:
        """A chat line. It is finished even if whoever says it goes meanwhile. ``played``: the moment it speaks of,
        by the number of moves; otherwise this one."""
        await asyncio.shield(self.spawn(self._say(open_table, seat, name, text, key, played)))

    async def _say(
        self, open_table: OpenTable, seat: int | None, name: str, text: str, key: str, played: int | None
    ) -> None:
        id = open_table.table.id
        async with open_table.queue:
            while True:
                n = open_table.chat.count + 1
                moment = len(open_table.table.played) if played is None else played
                line = chat_line(n, round(time.time(), 3), seat, name, text, key, moment)
                try:
                    await self.store.say(id, n, line)
                    break
                except Conflict:  # somebody spoke in another process
                    await self.copies.catch_up_now(open_table)
                    if open_table.chat.said(key):
                        return
            open_table.chat.add(line)
        self.neighbours.tell(Said(id, n))
        for connection in open_table.connections:
            connection.want()

    def all_connections(self) -> list[Connection]:
        return [c for open_table in self.open_tables.values() for c in open_table.connections]

    def read_anew(self, id: str) -> None:
        """A table was changed from outside: whoever looks at it comes again and finds it as it is now."""
        open_table = self.open_tables.pop(id, None)
        if open_table is not None:
            open_table.ended = True
            self.neighbours.closed(id)
            for connection in list(open_table.connections):
                connection.end(1012)

    def read_all_anew(self) -> None:
        """Another database has taken over, and may not know what we do."""
        self._databases += 1
        for id in list(self.open_tables):
            self.read_anew(id)

    def log_failure(self, number: str, table: str, fault: BaseException | None) -> None:
        log.error("error %s at table %s", number, table, exc_info=fault)
