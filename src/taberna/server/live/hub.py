"""The open tables. A command comes in, is planned, stored, taken up, and only then shown to anybody."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from ..bots.driver import Sitters
from ..bots.pool import Minds
from ..store.base import Append, Conflict, Entry, Store
from ..table import commands as plans
from ..table.entries import Chair, Closed, Played, Setup, encode, encode_events
from ..table.from_store import restored
from ..table.game_state import Plan, Refused
from ..table.table import PLAYING, Table
from . import protocol as says
from .collector import Sweeper
from .connection import Connection
from .frames import head_of
from .open_table import AWAY, SILENCE, Room

log = logging.getLogger("taberna.hub")

QUIET = 1.0  # seconds in which nobody did anything at any table
READER = "bots"  # the reader of the outbox that knows for which tables bots still owe a move
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else


#: Gets the table a change made, or what went wrong.
Done = Callable[[Table | None, BaseException | None], None]


Held = list[tuple[int, str]]


class Known(Exception):
    """This very command was carried out before, as that version."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Hub:
    def __init__(
        self, store: Store, minds: Minds, idle_after: float = 120.0, bot_seconds: float = 5.0
    ) -> None:
        self.store = store
        self.minds = minds
        self.idle_after = idle_after
        self.bot_seconds = bot_seconds
        self.sitters = Sitters(self)
        self.sweeper = Sweeper()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._mark = 0
        #: Since which mark each table waits for a bot.
        self._owed: dict[str, int] = {}
        self._told = 0
        self.moves = 0
        self.refusals = 0
        self.closing = False

    # -- opening and leaving memory --------------------------------------------------------------------

    async def start(self) -> None:
        """Go on where the last run ended: wake the tables where a bot owes a move."""
        self.sweeper.start()
        mark, tables = await self.store.outbox(READER)
        self._mark = self._told = mark
        for id in tables:
            await self.room(id)
        self.spawn(self._keep_house())

    async def room(self, id: str) -> Room | None:
        """An open table; None if there is none of that name."""
        room = self.rooms.get(id)
        if room is not None:
            room.used = time.monotonic()
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.create_task(self._load(id))
            self._loading[id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Room | None:
        stored = await self.store.load(id)
        if stored is None:
            return None
        table, keys = restored(stored)
        room = Room(table, keys, stored.chat, self.store.log)
        self.rooms[id] = room
        self.sitters.wake(room)
        return room

    async def _keep_house(self) -> None:
        """Let idle tables go, tidy up, and note how far the bots have caught up."""
        while True:
            await asyncio.sleep(min(5.0, self.idle_after))
            now = time.monotonic()
            for id, room in list(self.rooms.items()):
                for connection in room.connections:
                    if now - connection.heard > SILENCE:
                        connection.end(4408)
                idle = not room.connections and not room.thinking and not room.turn.busy
                if idle and now - room.used > self.idle_after:
                    del self.rooms[id]
            self.sweeper.sweep(quiet=all(now - room.used > QUIET for room in self.rooms.values()))
            mark = min(self._owed.values(), default=self._mark + 1) - 1
            if mark > self._told:
                self._told = mark
                await self.store.dealt_with(READER, mark)

    def spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        self.closing = True
        for room in self.rooms.values():
            for connection in room.connections:
                connection.end(1012)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.minds.close()
        self.sweeper.stop()

    # -- changing tables -------------------------------------------------------------------------------

    async def create(
        self,
        setup: Setup,
        public: bool,
        chairs: list[Chair],
        give: Sequence[tuple[int, str]],
        played: Sequence[tuple[int, str]] = (),
        closed: bool = False,
    ) -> Room:
        """A new table; ``played`` are the moves of an imported record, ``closed`` if it is not to go on."""
        now = time.time()
        work = partial(_founded, setup, now, public, chairs, give, played, closed)
        table, entries = await asyncio.to_thread(work) if played else work()
        append = Append(table.id, entries, table.status, head_of(table), give=give, changed=now)
        mark = await self.store.create(table.id, now, public, encode(setup), append)
        room = Room(table, (), [], self.store.log)
        self.rooms[table.id] = room
        self._after(room, mark)
        return room

    def carry_out(self, room: Room, make: Callable[[], Plan], done: Done) -> None:
        """Plan something when its turn has come, store it, take it up; then tell ``done`` the table it made.

        What ``make`` raises, and `Conflict`, is told instead.
        """
        room.turn.enter(partial(self._begin, room, make, done))

    def _begin(self, room: Room, make: Callable[[], Plan], done: Done) -> None:
        try:
            plan = make()
            before = room.table
            version = before.version + 1
            at = time.time()
            after = before.after(plan, version, at)
            append = Append(
                before.id,
                (_entry(plan, version, at),),
                after.status,
                head_of(after),
                before.snapshot(plan),
                plan.forget_beyond,
                plan.give,
                plan.take,
                at if after.changed_for(None) == at else None,
            )
            self.store.append_soon(append, partial(self._stored, room, after, plan, done))
        except Exception as error:
            room.turn.leave()
            done(None, error)

    def _stored(
        self, room: Room, after: Table, plan: Plan, done: Done, mark: int, error: BaseException | None
    ) -> None:
        if error is None:
            try:
                done(after, None)
            finally:
                room.take_up(after, plan)
                self.moves += isinstance(plan.entry, Played) and plan.entry.saw < 0
                self._after(room, mark)
                room.turn.leave()
            return
        if isinstance(error, Conflict):
            self.rooms.pop(after.id, None)  # somebody else writes here: read it anew
        room.turn.leave()
        done(None, error)

    async def change(self, room: Room, make: Callable[[], Plan]) -> Table:
        """The same, waiting for it; the table it made."""
        changed: asyncio.Future[Table] = asyncio.get_running_loop().create_future()

        def done(table: Table | None, error: BaseException | None) -> None:
            if changed.done():
                return  # whoever asked has gone
            if table is not None:
                changed.set_result(table)
            else:
                changed.set_exception(error or RuntimeError("no table"))

        self.carry_out(room, make, done)
        return await changed

    def _after(self, room: Room, mark: int) -> None:
        self._mark = max(self._mark, mark)
        if room.table.bots_asked():
            self._owed.setdefault(room.table.id, mark)
            self.sitters.wake(room)
        else:
            self._owed.pop(room.table.id, None)

    def planned(self, room: Room, person: str | None, command: says.Change) -> Plan:
        """What a person's command would add. Raises `Known`, `Refused` or `Stale`."""
        key = f"{person}:{command.key}"
        known = room.keys.get(key)
        if known is not None:
            raise Known(known)
        table = room.table
        seat = command.seat
        if isinstance(command, says.GiveToBot):
            return plans.plan(table, command, key, table.seats_of(person), room.replaceable())
        if seat >= len(table.holders) or person not in table.holders[seat]:
            raise Refused("not-yours" if table.seats_of(person) else "no-seat")
        return plans.plan(table, command, key)

    async def command(self, room: Room, person: str | None, command: says.Change) -> Table:
        """Carry out a command; the table it made."""
        return await self.change(room, lambda: self.planned(room, person, command))

    async def sit(self, room: Room, person: str, name: str, seat: int | None) -> None:
        await self.change(room, lambda: plans.sit(room.table, person, name, seat))

    async def welcome_back(self, room: Room, person: str | None, seat: int) -> None:
        """Somebody looks through an own seat that a bot plays: it is handed back."""

        def gone() -> bool:
            table = room.table
            chair = table.chairs[seat]
            left = chair.level is not None or chair.left
            return left and table.status == PLAYING and seat in table.seats_of(person)

        if gone():
            with suppress(Refused):  # somebody was faster
                await self.change(room, lambda: plans.back(room.table, seat))

    async def say(self, room: Room, seat: int, name: str, text: str) -> None:
        async with room.turn:
            n = len(room.chat) + 1
            line = msgspec.json.encode(
                {"n": n, "at": round(time.time(), 3), "seat": seat, "name": name, "text": text}
            )
            await self.store.say(room.table.id, n, line)
            room.chat.append(line)
        for connection in room.connections:
            connection.want()

    # -- presence ------------------------------------------------------------------------------------

    def came(self, room: Room, connection: Connection) -> None:
        room.connections.add(connection)
        self._presence(room)
        self.sitters.wake(room)

    def went(self, room: Room, connection: Connection) -> None:
        room.connections.discard(connection)
        room.used = time.monotonic()
        self.sweeper.ended()
        if self._presence(room) and not self.closing:
            # The others learn when the seat can be given to a bot.
            asyncio.get_running_loop().call_later(AWAY + 0.5, self._presence, room, True)

    def _presence(self, room: Room, force: bool = False) -> bool:
        changed = room.note_presence()
        if changed or force:
            for connection in room.connections:
                connection.want(presence=True)
        return changed

    def seats_changed(self, room: Room) -> None:
        """Somebody sat down or holds another seat: who is here has to be found out anew."""
        self._presence(room, force=True)

    def gain_seat(self, room: Room, seat: int, person: str) -> None:
        """A personal link was used (and stored)."""
        self._hand(room, lambda held: [*held, (seat, person)])

    def lose_seat(self, room: Room, seat: int, persons: Sequence[str]) -> None:
        """A personal link was renewed (and stored): other devices are shown out."""
        self._hand(room, lambda held: [(s, p) for s, p in held if s != seat or p not in persons])
        for connection in list(room.connections):
            if connection.person in persons and connection.seat == seat:
                connection.end(4401)

    def _hand(self, room: Room, change: Callable[[Held], Held]) -> None:
        """Put seats into other hands, when nothing else is just changing the table."""

        def work() -> None:
            held = [(seat, person) for seat, persons in enumerate(room.table.holders) for person in persons]
            room.table = room.table.with_holders(change(held))
            self.seats_changed(room)
            room.turn.leave()

        room.turn.enter(work)

    def log_failure(self, number: str, table: str, fault: BaseException | None) -> None:
        log.error("error %s at table %s", number, table, exc_info=fault)


def _founded(
    setup: Setup,
    now: float,
    public: bool,
    chairs: list[Chair],
    give: Sequence[tuple[int, str]],
    played: Sequence[tuple[int, str]],
    closed: bool,
) -> tuple[Table, list[Entry]]:
    """A new table and the entries that make it."""
    table = Table(new_id(), setup, now, public)
    entries: list[Entry] = []

    def add(plan: Plan) -> Table:
        version = len(entries) + 1
        entries.append(_entry(plan, version, now))
        return table.after(plan, version, now)

    table = add(plans.opening(table, chairs, give))
    for seat, text in played:
        table = add(plans.move(table, seat, text))
    if closed and table.status == PLAYING:
        table = add(Plan(Closed()))
    return table, entries


def _entry(plan: Plan, version: int, at: float) -> Entry:
    return Entry(version, at, encode(plan.entry), encode_events(plan.events))
