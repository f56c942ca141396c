"""The open tables. A command comes in, is planned, stored, taken up, and only then shown to anybody."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from functools import partial
from random import SystemRandom
from typing import Any

import msgspec

from . import messages as says
from .entries import Chair, Closed, Setup, Undone, encode, encode_events, keys_of
from .frames import seats as make_seats
from .minds import Minds, NoAnswer
from .room import AWAY, SILENCE, Connection, Room
from .store import Append, Conflict, Entry, Store
from .table import PLAYING, Plan, Refused, Table
from .thinker import Question

log = logging.getLogger("taberna.hub")

TRY_AGAIN = 5.0  # seconds after a bot's move could not be stored
READER = "bots"  # the reader of the outbox that knows for which tables bots still owe a move
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else


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
        mark, tables = await self.store.outbox(READER)
        self._mark = self._told = mark
        for id in tables:
            await self.room(id)
        self._spawn(self._keep_house())

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
        keys = keys_of(stored.entries)
        room = Room(Table.restored(stored), keys, stored.chat, self.store.log)
        self.rooms[id] = room
        self.wake_bots(room)
        return room

    async def _keep_house(self) -> None:
        """Let idle tables go, and note how far the bots have caught up."""
        while True:
            await asyncio.sleep(min(5.0, self.idle_after))
            now = time.monotonic()
            for id, room in list(self.rooms.items()):
                for connection in room.connections:
                    if now - connection.heard > SILENCE:
                        connection.end(4408)
                idle = not room.connections and not room.thinking and not room.lock.locked()
                if idle and now - room.used > self.idle_after:
                    del self.rooms[id]
            mark = min(self._owed.values(), default=self._mark + 1) - 1
            if mark > self._told:
                self._told = mark
                await self.store.dealt_with(READER, mark)

    def _spawn(self, work: Any) -> asyncio.Task[None]:
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
        append = Append(table.id, entries, table.status, head_of(table), give=give)
        mark = await self.store.create(table.id, now, public, encode(setup), append)
        room = Room(table, (), [], self.store.log)
        self.rooms[table.id] = room
        self._after(room, mark)
        return room

    async def change(self, room: Room, plan: Plan) -> int:
        """Store a plan and take it up; returns its version. The caller holds the room's lock."""
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
            plan.entry.to if isinstance(plan.entry, Undone) else None,
            plan.give,
            plan.take,
        )
        try:
            mark = await self.store.append(append)
        except Conflict:
            self.rooms.pop(before.id, None)  # somebody else writes here: read it anew
            raise
        room.take_up(after, plan)
        self._after(room, mark)
        return version

    def _after(self, room: Room, mark: int) -> None:
        self._mark = max(self._mark, mark)
        if room.table.bots_asked():
            self._owed.setdefault(room.table.id, mark)
            self.wake_bots(room)
        else:
            self._owed.pop(room.table.id, None)

    async def command(self, room: Room, person: str | None, command: says.Change) -> tuple[str, int]:
        """Carry out a command; "ack" or "repeated", and the version it made. May raise Refused or Stale."""
        key = f"{person}:{command.key}"
        async with room.lock:
            known = room.keys.get(key)
            if known is not None:
                return "repeated", known
            table = room.table
            mine = table.seats_of(person)
            if not isinstance(command, says.GiveToBot) and command.seat not in mine:
                raise Refused("not-yours" if mine else "no-seat")
            plan = table.plan(command, key, mine, room.replaceable())
            version = await self.change(room, plan)
        if isinstance(command, says.Play):
            self.moves += 1
        return "ack", version

    async def sit(self, room: Room, person: str, name: str, seat: int | None) -> None:
        async with room.lock:
            await self.change(room, room.table.plan_sit(person, name, seat))

    async def welcome_back(self, room: Room, person: str | None, seat: int) -> None:
        """Somebody looks through an own seat that a bot plays: it is handed back."""
        async with room.lock:
            table = room.table
            chair = table.chairs[seat]
            gone = chair.level is not None or chair.left
            if gone and table.status == PLAYING and seat in table.seats_of(person):
                await self.change(room, table.plan_back(seat))

    async def say(self, room: Room, seat: int, name: str, text: str) -> None:
        async with room.lock:
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
        self.wake_bots(room)

    def went(self, room: Room, connection: Connection) -> None:
        room.connections.discard(connection)
        room.used = time.monotonic()
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
        held = [(s, p) for s, persons in enumerate(room.table.holders) for p in persons]
        room.table = room.table.with_holders([*held, (seat, person)])
        self.seats_changed(room)

    def lose_seat(self, room: Room, seat: int, persons: Sequence[str]) -> None:
        """A personal link was renewed (and stored): other devices are shown out."""
        held = [(s, p) for s, holders in enumerate(room.table.holders) for p in holders]
        room.table = room.table.with_holders([(s, p) for s, p in held if s != seat or p not in persons])
        for connection in room.connections:
            if connection.person in persons and connection.seat == seat:
                connection.end(4401)
        self.seats_changed(room)

    def log_failure(self, number: str, table: str, fault: Exception) -> None:
        log.error("error %s at table %s", number, table, exc_info=fault)

    # -- bots ----------------------------------------------------------------------------------------

    def wake_bots(self, room: Room) -> None:
        """Let the bots think that are asked, unless only bots would be at the table."""
        if self.closing:
            return
        table = room.table
        lonely = all(chair.level is not None for chair in table.chairs)
        if lonely and not room.connections:
            return
        for seat, level in table.bots_asked():
            if seat not in room.thinking:
                task = self._spawn(self._think(room, seat, level))
                room.thinking[seat] = task
                task.add_done_callback(partial(self._thought, room, seat))

    def _thought(self, room: Room, seat: int, task: asyncio.Task[None]) -> None:
        room.thinking.pop(seat, None)
        if not task.cancelled() and task.exception() is not None:
            log.error(
                "table %s, seat %d: a bot's move failed", room.table.id, seat, exc_info=task.exception()
            )
            asyncio.get_running_loop().call_later(TRY_AGAIN, self.wake_bots, room)
            return
        if self.rooms.get(room.table.id) is room:
            self.wake_bots(room)

    async def _think(self, room: Room, seat: int, level: str) -> None:
        started = time.monotonic()
        table = room.table
        asked_at = table.touched[seat]
        state = table.state
        assert state is not None
        moves = state.moves(seat)
        question = Question(
            table.setup.game,
            table.setup.edition,
            level,
            state.view(seat),
            [move.id for move in moves],
            secrets.token_hex(16),
            self.bot_seconds,
        )
        try:
            answer = await self.minds.ask(question)
            move = table.game.alphabet[answer.move]
            if move not in moves:
                raise NoAnswer(f"{move.text} is not legal")
        except NoAnswer as error:
            log.warning("table %s, seat %d: %s; any legal move is played", table.id, seat, error)
            move = _chance.choice([move for move in moves if not move.interrupt] or moves)
        pause = table.setup.pace / 1000 - (time.monotonic() - started)
        if pause > 0:
            await asyncio.sleep(pause)
        async with room.lock:
            now = room.table
            if now.touched[seat] != asked_at or now.chairs[seat].level is None or seat not in now.asked:
                return  # the question has changed meanwhile; `_thought` asks again
            await self.change(room, now.plan_move(seat, move.text))
        self.moves += 1


_chance = SystemRandom()


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

    table = add(table.plan_open(chairs, give))
    for seat, text in played:
        table = add(table.plan_move(seat, text))
    if closed and table.status == PLAYING:
        table = add(Plan(Closed()))
    return table, entries


def _entry(plan: Plan, version: int, at: float) -> Entry:
    return Entry(version, at, encode(plan.entry), encode_events(plan.events))


def head_of(table: Table) -> bytes:
    """What the lobby shows without opening the table."""
    nobody: list[float | None] = [None] * table.setup.seats
    state = table.state
    return msgspec.json.encode(
        {
            "moves": len(table.moves),
            "seats": make_seats(table, (), nobody, ()),
            "asked": table.asked,
            "result": state.result.dump() if state is not None and state.result else None,
        }
    )
