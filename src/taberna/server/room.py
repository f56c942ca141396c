"""A table that is open in memory: who is connected, who is away, and what they are sent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec

from . import frames
from .connection import Connection
from .entries import PERSON
from .instant import Instant, Plan
from .lines import Line, lines, log_page
from .opening import KEYS
from .sight import Sight
from .store import Entry
from .table import PLAYING, Table
from .turn import Turn
from .words import names_table, words_of

log = logging.getLogger("taberna.room")

RECENT = 16  # entries whose log lines are kept in memory
SILENCE = 60.0  # seconds until a mute client is given up
AWAY = 120.0  # seconds after which the others may give a seat to a bot


class Room:
    def __init__(
        self,
        table: Table,
        keys: Iterable[tuple[str, int]],
        chat: list[bytes],
        read_log: Callable[[str], Awaitable[list[Entry]]],
    ) -> None:
        self.table = table
        self.keys = OrderedDict(keys)
        self.lines: deque[Line] = deque(maxlen=RECENT)
        self.chat = chat
        self.turn = Turn()
        self.connections: set[Connection] = set()
        now = time.time()
        self.away: list[float | None] = [now] * table.setup.seats
        self.used = time.monotonic()
        #: Bots that are thinking: seat -> task.
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self._read_log = read_log
        self._names = names_table(table.names)
        self._sight: Sight | None = None
        self._sheets: dict[str, frames.Sheet] = {}
        self._told: dict[tuple[object, ...], bytes] = {}
        self._seats: bytes | None = None
        #: Since when each bot has been at a choice that nobody else has noticed yet.
        self.musing: dict[int, float] = {}
        #: Where the last replay request was: moves made, those moves, the game there.
        self.cursor: tuple[int, list[tuple[int, str]], Instant] | None = None

    # -- who is here ------------------------------------------------------------------------------

    def connected(self) -> set[int]:
        table = self.table
        persons = {c.person for c in self.connections if c.person is not None}
        return {seat for seat, holders in enumerate(table.holders) if not holders.isdisjoint(persons)}

    def replaceable(self) -> set[int]:
        if self.table.status != PLAYING:
            return set()
        now = time.time()
        return {
            seat
            for seat, chair in enumerate(self.table.chairs)
            if chair.kind == PERSON
            and chair.level is None
            and (chair.left or ((since := self.away[seat]) is not None and now - since >= AWAY))
        }

    def note_presence(self) -> bool:
        """Find out who is away since when; True if that has changed."""
        here = self.connected()
        now = time.time()
        before = list(self.away)
        for seat in range(self.table.setup.seats):
            if seat in here:
                self.away[seat] = None
            elif self.away[seat] is None:
                self.away[seat] = now
        self._seats = None
        return before != self.away

    def seats_json(self) -> bytes:
        """Who sits where, who is here, who is asked."""
        if self._seats is None:
            here = [seat for seat, since in enumerate(self.away) if since is None]
            self._seats = frames.seats(self.table, here, self._people_away(), self.replaceable())
        return self._seats

    def _people_away(self) -> Sequence[float | None]:
        if self.away.count(None) == len(self.away):
            return self.away
        people = [chair.kind == PERSON for chair in self.table.chairs]
        return [since if person else None for since, person in zip(self.away, people, strict=True)]

    def seats(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = msgspec.json.decode(self.seats_json())
        return found

    def presence(self) -> bytes:
        watching = sum(not self.table.seats_of(c.person) for c in self.connections)
        self._seats = None  # `replaceable` depends on the time
        return b'{"type":"presence","seats":' + self.seats_json() + b',"watching":%d}' % watching

    # -- what they are sent -------------------------------------------------------------------------

    def take_up(self, after: Table, plan: Plan) -> None:
        """What was planned is stored: this is the table now, and those who notice get a new frame."""
        entry = plan.entry
        left = self.table.tally.left_by(entry)
        if self.table.names is not after.names:
            self._names = names_table(after.names)
        self.table = after
        if plan.give or plan.take:
            self.note_presence()
        tally = after.tally
        confidants = {seat for event in plan.events for seat in event.to}
        self.lines.append(
            Line(tally.versions, tally.moves, left, after.noticed, entry, plan.events, confidants)
        )
        key: str = getattr(entry, "key", "")
        if key:
            self.keys[key] = after.version_for(getattr(entry, "seat", None))
            if len(self.keys) > KEYS:
                self.keys.popitem(last=False)
        self.changed()

    def changed(self) -> None:
        self.used = time.monotonic()
        self._sheets.clear()
        self._told.clear()
        self._seats = None
        for connection in tuple(self.connections):
            try:
                connection.flush()
            except Exception:  # one bad line must not keep the news from the others
                log.exception("table %s: a frame failed", self.table.id)
                connection.end(1011)
        self._sheets.clear()  # whoever comes later finds it made anew; thousands of tables need not keep it
        self._told.clear()

    def sheet(self, lang: str) -> frames.Sheet:
        """What is to be seen now, in one language."""
        found = self._sheets.get(lang)
        seats = self.seats_json()
        if found is None or found.seats is not seats:
            table = self.table
            state = table.state
            if state is None:
                self._sight = None
            elif self._sight is None:
                self._sight = Sight(state)
            else:
                self._sight.look(state)
            words = words_of(table.game, lang)
            found = frames.Sheet(table, words, self._names, self._sight, seats)
            self._sheets[lang] = found
        return found

    def news(self, lang: str, seat: int | None, since: int, version: int) -> bytes | None:
        """The start of a frame with the log lines after a version; None if that is too long ago.

        Made once for all who may read the same and count the same.
        """
        place = self.table.setup.seats if seat is None else seat
        found: list[Line] = []
        for line in reversed(self.lines):
            if not line.saw >> place & 1:
                continue
            if line.versions[place] <= since:
                break
            found.append(line)
            if line.versions[place] == since + 1:
                break
        else:
            return None
        last = found[0]
        reader = seat if len(found) > 1 or seat in last.confidants or last.left else None
        key = (id(last), lang, since, version, last.moves[place], reader)
        start = self._told.get(key)
        if start is None:
            words = words_of(self.table.game, lang)
            told = [one for line in reversed(found) for one in lines(line, words, self._names, seat)]
            log = b",".join([msgspec.json.encode(one) for one in told])
            start = self._told[key] = self.sheet(lang).start(version, since, log)
        return start

    async def log(
        self, lang: str, seat: int | None, before: tuple[int, int] | None = None
    ) -> tuple[list[dict[str, Any]], bool]:
        """The last lines of the log as one viewer may read them."""
        entries: list[Entry] = []
        while not entries or entries[-1].version < self.table.version:  # it may move on while we read
            entries = await self._read_log(self.table.id)
        table = self.table
        entries = [entry for entry in entries if entry.version <= table.version]
        words = words_of(table.game, lang)
        return log_page(entries, table.setup.seats, words, names_table(table.names), seat, before)
