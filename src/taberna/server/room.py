"""A table that is open in memory: who is connected, who is away, and what each connection was last sent."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable
from itertools import takewhile
from typing import Any

import msgspec

from . import frames
from .entries import PERSON
from .frames import Line
from .store import Entry
from .table import PLAYING, Instant, Plan, Table
from .words import names_table, words_of

KEYS = 64  # commands remembered to recognise repetitions
RECENT = 16  # entries whose log lines are kept in memory
SILENCE = 60.0  # seconds until a mute client is given up
AWAY = 120.0  # seconds after which the others may give a seat to a bot

Send = Callable[[str], Awaitable[None]]


class Connection:
    """One socket. It looks through one seat at a time (or watches), and has been sent up to some version."""

    def __init__(self, room: Room, person: str | None, session: bytes | None, lang: str, send: Send) -> None:
        self.room = room
        self.person = person
        self.session = session
        self.lang = lang
        self.seat: int | None = None
        self.version = 0
        self.chat = 0
        self.greeted = False
        self.heard = time.monotonic()
        self._send = send
        self._wanted = asyncio.Event()
        self._whole = False
        self._presence = False
        self._closing: int | None = None

    def want(self, whole: bool = False, presence: bool = False) -> None:
        """There is something new to send; the newest wins if the line is slow."""
        self._whole = self._whole or whole
        self._presence = self._presence or presence
        self._wanted.set()

    def end(self, code: int) -> None:
        self._closing = code
        self._wanted.set()

    async def say(self, message: bytes) -> None:
        await self._send(message.decode())

    async def run(self) -> int:
        """Send what is wanted until the connection shall end; returns the closing code."""
        room = self.room
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            if self._closing is not None:
                return self._closing
            if not self.greeted:
                continue
            table = room.table
            if self._whole or table.version != self.version:
                await self.say(await self.frame())
            elif self.chat < len(room.chat):
                fresh = room.chat[self.chat :]
                self.chat = len(room.chat)
                await self.say(b'{"type":"chat","lines":[' + b",".join(fresh) + b"]}")
            if self._presence:
                self._presence = False
                await self.say(room.presence())

    async def frame(self) -> bytes:
        room = self.room
        table = room.table
        previous = self.version
        recent = room.lines
        whole = self._whole or previous == 0 or table.last_undo > previous
        if not whole and (not recent or recent[0].version > previous + 1):
            whole = True
        self._whole = False
        log: list[Any]
        more = False
        if whole:
            log, more = await room.log(self.lang, self.seat)
            table = room.table  # it may have moved on meanwhile
            previous = 0
        else:
            fresh_lines = list(takewhile(lambda line: line.version > previous, reversed(recent)))
            log = [one for line in reversed(fresh_lines) for one in room.lines_of(line, self.lang, self.seat)]
        self.version = table.version
        fresh = room.chat[self.chat :]
        self.chat = len(room.chat)
        return frames.frame(
            table,
            room.body(self.lang, self.seat),
            room.seats_json(),
            previous,
            table.seats_of(self.person),
            fresh,
            log,
            whole,
            more,
        )


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
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        now = time.time()
        self.away: list[float | None] = [now] * table.setup.seats
        self.used = time.monotonic()
        #: Bots that are thinking: seat -> task.
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self._read_log = read_log
        self._names = names_table(table.names)
        self._bodies: dict[str, bytes] = {}
        self._told: dict[tuple[int, str, int | None], list[Any]] = {}
        self._seats: bytes | None = None
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

    def seats(self) -> list[dict[str, Any]]:
        persons = [chair.kind == PERSON for chair in self.table.chairs]
        away = [since if person else None for since, person in zip(self.away, persons, strict=True)]
        return frames.seats(self.table, self.connected(), away, self.replaceable())

    def seats_json(self) -> bytes:
        if self._seats is None:
            self._seats = msgspec.json.encode(self.seats())
        return self._seats

    def presence(self) -> bytes:
        watching = sum(not self.table.seats_of(c.person) for c in self.connections)
        self._seats = None  # `replaceable` depends on the time
        return b'{"type":"presence","seats":' + self.seats_json() + b',"watching":%d}' % watching

    # -- what they are sent -------------------------------------------------------------------------

    def take_up(self, after: Table, plan: Plan) -> None:
        """What was planned is stored: this is the table now, and everybody gets a new frame."""
        self.table = after
        self.lines.append(Line(after.version, plan.entry, plan.events, len(after.moves)))
        key: str = getattr(plan.entry, "key", "")
        if key:
            self.keys[key] = after.version
            if len(self.keys) > KEYS:
                self.keys.popitem(last=False)
        self.changed()

    def changed(self) -> None:
        self.used = time.monotonic()
        self._bodies.clear()
        self._told.clear()
        self._seats = None
        self._names = names_table(self.table.names)
        for connection in self.connections:
            connection.want()

    def body(self, lang: str, seat: int | None) -> bytes:
        """Spectators share theirs; a seat has hardly ever more than one pair of eyes."""
        found = self._bodies.get(lang) if seat is None else None
        if found is None:
            found = frames.body(self.table, words_of(self.table.game, lang), seat, self._names)
            if seat is None:
                self._bodies[lang] = found
        return found

    def lines_of(self, line: Line, lang: str, seat: int | None) -> list[Any]:
        """The log lines of one entry; made once for all who may read the same."""
        reader = seat if any(seat in event.to for event in line.events) else None
        key = (line.version, lang, reader)
        found = self._told.get(key)
        if found is None:
            table = self.table
            made = frames.lines(line, words_of(table.game, lang), self._names, reader)
            found = self._told[key] = [msgspec.Raw(msgspec.json.encode(one)) for one in made]
        return found

    async def log(
        self, lang: str, seat: int | None, before: tuple[int, int] | None = None
    ) -> tuple[list[dict[str, Any]], bool]:
        """The last lines of the log as one viewer may read them."""
        entries: list[Entry] = []
        while not entries or entries[0].version < self.table.version:  # the table may move on while we read
            entries = await self._read_log(self.table.id)
        table = self.table
        entries = [entry for entry in entries if entry.version <= table.version]
        words = words_of(table.game, lang)
        return frames.log_page(entries, len(table.moves), words, names_table(table.names), seat, before)
