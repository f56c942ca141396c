"""A table that is open in memory: who is connected, who is away, and what they are sent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from ..bus.news import Here
from ..errors import not_found
from ..store.records import Entry
from ..table.change import Change, GameState
from ..table.entries import PERSON, Played
from ..table.from_store import KEYS
from ..table.log import LogEntry, log_page
from ..table.table import PLAYING, Table
from ..text import Names, words_of
from . import frames
from .chat import Chat
from .connection import Connection
from .protocol import MOST_MOVES
from .view_cache import ViewCache

log = logging.getLogger("taberna.open_table")

RECENT = MOST_MOVES  # entries whose log lines are kept in memory
SILENCE = 60.0  # seconds until a mute client is given up
CROWD = 10  # of so many watchers not every single one is told
AWAY = 120.0  # seconds after which the others may give a seat to a bot


class Step(NamedTuple):
    """One entry that is being stored, with the table before and after it."""

    change: Change
    before: Table
    after: Table


class TableQueue:
    """One change of a table at a time, in the order they came.

    Work that is called begins at once or when all before it have left; it must lead to `leave`.

    Unlike a lock it asks for no task: whoever comes leaves a function behind.
    """

    def __init__(self) -> None:
        self.busy = False
        self._waiting: deque[Callable[[], None]] = deque()

    def enter(self, work: Callable[[], None]) -> None:
        if self.busy:
            self._waiting.append(work)
        else:
            self.busy = True
            work()

    def leave(self) -> None:
        if self._waiting:
            self._waiting.popleft()()
        else:
            self.busy = False

    async def __aenter__(self) -> None:
        if not self.busy:
            self.busy = True
            return
        come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(lambda: self.leave() if come.cancelled() else come.set_result(None))
        try:
            await come
        except asyncio.CancelledError:
            if not come.cancelled():  # the turn had just come
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()


class OpenTable:
    def __init__(
        self,
        table: Table,
        keys: Iterable[tuple[str, int]],
        chat: Sequence[bytes],
        read_log: Callable[[str], Awaitable[list[Entry]]],
    ) -> None:
        self.table = table
        self.keys = OrderedDict(keys)
        self.lines: deque[LogEntry] = deque(maxlen=RECENT)
        self.chat = Chat(chat)
        self.queue = TableQueue()
        self.connections: set[Connection] = set()
        now = time.time()
        self.away: list[float | None] = [now] * table.setup.seats
        #: Since when it is open here, and what other processes that have it open tell of it.
        self.since = now
        self.elsewhere: dict[str, Here] = {}
        #: What they were last told.
        self.told: tuple[list[int], int] = ([], 0)
        #: The latest version that others have told of, and whether it is about to be read.
        self.reported = 0
        self.following = False
        #: Entries that came along with news, until their turn has come.
        self.brought: list[Entry] = []
        #: The processes that hear of the change under way with its commit, however often that is tried.
        self.hearing: Sequence[str] | None = None
        #: Whether it was kept up with what others do, as far as is known: not where nobody looks at it.
        self.needed = True
        self.used = time.monotonic()
        #: It is read anew: what is known here counts no more.
        self.ended = False
        #: The table at which the same people play once more.
        self.rematch: str | None = None
        self._crowd = 0
        #: Bots that are thinking: seat -> task.
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self._read_log = read_log
        self._names = Names(table.names)
        self._view_cache: ViewCache | None = None
        self._builders: dict[str, frames.FrameBuilder] = {}
        self._seats: bytes | None = None
        #: Who sits where, while nobody is away: by who is asked and who is ready.
        self._settled: dict[object, bytes] = {}
        #: Since when each bot has been at a choice that nobody else has noticed yet.
        self.musing: dict[int, float] = {}
        #: Where the last replay request was: moves made, those moves, the game there.
        self.cursor: tuple[int, list[Played], GameState] | None = None

    # -- who is here ------------------------------------------------------------------------------

    def connected(self) -> set[int]:
        return self.connected_here().union(*[here.seats for here in self.elsewhere.values()])

    def connected_here(self) -> set[int]:
        """Seats of people who are connected to this process."""
        table = self.table
        persons = {c.person for c in self.connections if c.person is not None}
        return {seat for seat, holders in enumerate(table.holders) if not holders.isdisjoint(persons)}

    @property
    def looked_at(self) -> bool:
        """Whether anybody is connected, here or elsewhere."""
        return bool(self.connections) or any(here.seats or here.watching for here in self.elsewhere.values())

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

    def note_presence(self, told: Sequence[float | None] = ()) -> bool:
        """Find out who is away since when, and how many look on; True if that has changed.

        ``told``: since when another process knows that seats are away.
        """
        here = self.connected()
        now = time.time()
        before = list(self.away)
        for seat in range(self.table.setup.seats):
            if seat in here:
                self.away[seat] = None
            else:
                since = now if (known := self.away[seat]) is None else known
                told_since = told[seat] if seat < len(told) else None
                self.away[seat] = since if told_since is None else min(since, told_since)
        self._forget_seats()
        watching = self.watching()
        crowd = watching if watching < CROWD else watching // CROWD * CROWD
        changed = before != self.away or crowd != self._crowd
        self._crowd = crowd
        return changed

    def watching(self) -> int:
        """How many look on without a seat."""
        return self.watching_here() + sum([here.watching for here in self.elsewhere.values()])

    def watching_here(self) -> int:
        return sum(not self.table.seats_of(c.person) for c in self.connections)

    def _forget_seats(self) -> None:
        self._settled.clear()
        self._seats = None
        self._builders.clear()

    def seats_json(self) -> bytes:
        """Who sits where, who is here, who is asked."""
        if self._seats is None:
            table = self.table
            moment = (table.asked, table.now and table.now.ready)
            found = self._settled.get(moment)
            if found is None:
                here = [seat for seat, since in enumerate(self.away) if since is None]
                away = self._people_away()
                found = frames.seats(table, here, away, self.replaceable())
                if away.count(None) == len(away):  # else it depends on the time
                    self._settled[moment] = found
            self._seats = found
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
        watching = self.watching()
        self._forget_seats()  # `replaceable` depends on the time
        return frames.presence(self.seats_json(), watching, self.rematch)

    def show_out(self) -> None:
        """Whoever looks through a seat that is no longer theirs is shown out."""
        for connection in list(self.connections):
            if connection.seat is not None and connection.person not in self.table.holders[connection.seat]:
                connection.end(4401)

    # -- what they are sent -------------------------------------------------------------------------

    def take_up(self, steps: Sequence[Step]) -> None:
        """A command is stored: this is the table now, and those who notice get a new frame."""
        for step in steps:
            self._take_up(step)
        self.changed()

    def _take_up(self, step: Step) -> None:
        change, before, after = step
        entry = change.entry
        if before.names is not after.names:
            self._names = Names(after.names)
        self.table = after
        if change.give or change.clear:
            self.note_presence()
        elif not isinstance(entry, Played):
            self._settled.clear()  # it may be about the seats
        viewers = after.viewers
        left = before.viewers.left_by(entry)
        confidants = [seat for event in change.events for seat in event.to]
        self.lines.append(LogEntry(viewers.records, left, viewers.noticed, entry, change.events, confidants))
        key: str = getattr(entry, "key", "")
        if key:
            self.remember(key, after.version_for(getattr(entry, "seat", None)))

    def remember(self, key: str, version: int) -> None:
        """A command was carried out, as this version; the last ones are remembered."""
        self.keys[key] = version
        if len(self.keys) > KEYS:
            self.keys.popitem(last=False)

    def changed(self) -> None:
        self.used = time.monotonic()
        self._seats = None
        self._builders.clear()
        for connection in tuple(self.connections):
            try:
                connection.flush()
            except Exception:  # one bad line must not keep the news from the others
                log.exception("table %s: a frame failed", self.table.id)
                connection.end(1011)
        self._builders.clear()  # whoever comes later finds it made anew; thousands of tables need not keep it

    def frame_builder(self, lang: str) -> frames.FrameBuilder:
        """What is to be seen now, in one language."""
        found = self._builders.get(lang)
        if found is None:
            table = self.table
            state = table.state
            if state is None:
                self._view_cache = None
            elif self._view_cache is None:
                self._view_cache = ViewCache(state)
            else:
                self._view_cache.look(state)
            words = words_of(table.game, lang)
            found = frames.FrameBuilder(table, words, self._names, self._view_cache, self.seats_json())
            self._builders[lang] = found
        return found

    def noticed(self, place: int, since: int) -> list[LogEntry]:
        """What a viewer has noticed since a version, the last first; nothing if that is too long ago."""
        found: list[LogEntry] = []
        for line in reversed(self.lines):
            if line.saw >> place & 1:
                found.append(line)
                if line.viewers[place].version == since + 1:
                    return found
        return []

    async def log(
        self, lang: str, seat: int | None, before: tuple[int, int] | None = None
    ) -> tuple[list[bytes], bool]:
        """The last lines of the log as one viewer may read them, in JSON."""
        while True:
            entries = await self._read_log(self.table.id)
            if not entries:
                raise not_found()  # it was deleted
            if entries[-1].version >= self.table.version or self.ended:
                break  # else it has moved on while we read
        table = self.table
        entries = [entry for entry in entries if entry.version <= table.version]
        words = words_of(table.game, lang)
        return log_page(entries, table.setup.seats, words, Names(table.names), seat, before)
