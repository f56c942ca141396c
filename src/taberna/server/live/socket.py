"""The socket of a table: frames out, commands in."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..errors import Problem
from ..faults import said
from ..services import House, Visit
from ..table.table import Table
from . import protocol as says
from .connection import Connection
from .dispatch import answer, check, current_frame, encoded, error, failure, refusal
from .open_table import Room
from .uvicorn_ws import EXTENSION, Wire

LARGEST = 4096  # bytes in one message
SOCKETS = 40  # of one person, or of one stranger's address

_decode = msgspec.json.Decoder(says.Spoken).decode


class Sockets:
    """An ASGI application for /ws/{table}, on a `Wire`."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._open: dict[str, int] = {}

    @property
    def count(self) -> int:
        return sum(self._open.values())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with suppress(WebSocketDisconnect):  # gone before it was greeted or refused
            await self._receive(WebSocket(scope, receive, send))

    async def _receive(self, socket: WebSocket) -> None:
        scope = socket.scope
        house = self.house
        visit = await house.visit(socket)
        owner = visit.person or visit.ip
        await socket.accept()
        if house.settings.patience and self._open.get(owner, 0) >= SOCKETS:
            await socket.close(4429)
            return
        try:
            room = await house.room(scope["path_params"]["table"])
        except Problem:
            await socket.close(4404)
            return
        await house.ready(room.table.game, visit.lang)
        self._open[owner] = self._open.get(owner, 0) + 1
        try:
            await Caller(house, visit, room, socket, scope["extensions"][EXTENSION]).stay()
        finally:
            self._open[owner] -= 1
            if not self._open[owner]:
                del self._open[owner]


class Caller:
    """Somebody at a socket. What he says is done in the order he says it."""

    def __init__(self, house: House, visit: Visit, room: Room, socket: WebSocket, wire: Wire) -> None:
        self.house = house
        self.visit = visit
        self.wire = wire
        self._socket = socket
        session = None if visit.session is None else visit.session.hash
        self.connection = Connection(room, visit.person, session, visit.lang, wire)
        self._said: deque[says.Spoken] = deque()
        self._busy: asyncio.Task[None] | None = None

    # -- coming, listening, going ------------------------------------------------------------------------------

    async def stay(self) -> None:
        """Until the client is gone. Most messages come by `hear`, unusual ones this way."""
        connection = self.connection
        hub = self.house.hub
        hub.came(connection.room, connection)
        self.wire.drained = connection.flush
        self.wire.hear = self.hear
        try:
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                text = message.get("text")
                if text is None:
                    connection.end(4400)  # bytes
                else:
                    self.hear(text.encode())
        finally:
            self.wire.hear = self.wire.drained = None
            connection.gone()
            hub.went(connection.room, connection)
            if self._busy is not None:
                self._busy.cancel()

    def hear(self, message: bytes) -> None:
        connection = self.connection
        connection.heard = time.monotonic()
        if len(message) > LARGEST:
            connection.end(1009)
        elif not self.house.commands.allow(("socket", id(connection))):
            connection.end(4429)
        else:
            try:
                spoken = _decode(message)
            except (msgspec.DecodeError, UnicodeError) as fault:
                if _is_text(message):
                    problem = Problem(400, "bad_request", "bad-request", detail=str(fault)[:200])
                    reply = error(None, problem.code, self.visit.lang, text=said(problem, self.visit.lang))
                    connection.say(encoded(reply))
                else:
                    connection.end(1007)
            else:
                self._do(spoken)

    def _do(self, spoken: says.Spoken) -> None:
        room = self.connection.room
        if self._busy is not None:
            self._said.append(spoken)
        elif type(spoken) is says.Play and self.house.hub.rooms.get(room.table.id) is room:
            self._play(room, spoken)
        else:
            self._said.append(spoken)
            self._busy = asyncio.create_task(self._answer())

    # -- moves: without a task of their own ----------------------------------------------------------------------

    def _play(self, room: Room, command: says.Play) -> None:
        house = self.house
        room.used = time.monotonic()
        done = partial(self._played, room, command)
        try:
            check(house, self.visit, command)
        except Problem as problem:
            done(None, problem)
        else:
            house.hub.carry_out(room, partial(house.hub.planned, room, self.visit.person, command), done)

    def _played(
        self, room: Room, command: says.Play, table: Table | None, fault: BaseException | None
    ) -> None:
        connection = self.connection
        if table is not None:
            version = table.version_for(command.seat)
            key = msgspec.json.encode(command.key)
            self.wire.hold(b'{"type":"ack","key":%b,"version":%d}' % (key, version))
            return
        reply = refusal(self.house, self.visit, room, command, fault)
        if reply["type"] == "stale":
            self.house.hub.spawn(self._tell_stale(room, reply))
        else:
            connection.say(encoded(reply))

    async def _tell_stale(self, room: Room, reply: dict[str, object]) -> None:
        room = await self.house.room(room.table.id)
        frame = await current_frame(room, self.visit.person, self.visit.lang, self.connection.seat)
        self.connection.say(encoded(reply, frame))

    # -- everything else -----------------------------------------------------------------------------------------

    async def _answer(self) -> None:
        try:
            while self._said:
                spoken = self._said.popleft()
                try:
                    await self._hear(spoken)
                except Exception as fault:
                    key = getattr(spoken, "key", None)
                    reply = failure(self.house, self.visit, self.connection.room, key, fault)
                    self.connection.say(encoded(reply))
        finally:
            self._busy = None

    async def _hear(self, spoken: says.Spoken) -> None:
        connection, visit = self.connection, self.visit
        room = await self._here()
        match spoken:
            case says.Ping():
                version = room.table.version_for(connection.seat)
                connection.say(b'{"type":"pong","version":%d}' % version)
            case says.Hello():
                await self._greet(spoken)
            case says.LookThrough():
                if spoken.seat is not None and spoken.seat not in room.table.seats_of(visit.person):
                    connection.say(encoded(error(spoken.key, "not_yours", visit.lang, "not-yours")))
                    return
                await self._look(spoken.seat)
            case _:
                reply = await answer(self.house, visit, room, spoken)
                if reply["type"] == "stale":
                    await self._tell_stale(room, reply)
                else:
                    connection.say(encoded(reply))

    async def _here(self) -> Room:
        """The connection's table; read anew if it had to be given up in between."""
        connection = self.connection
        room = connection.room
        current = await self.house.hub.room(room.table.id)
        if current is not None and current is not room:
            room.connections.discard(connection)
            connection.room = current
            current.connections.add(connection)
            connection.want(whole=True)
            return current
        return room

    async def _greet(self, hello: says.Hello) -> None:
        connection, visit = self.connection, self.visit
        table = connection.room.table
        mine = table.seats_of(visit.person)
        if hello.seat is msgspec.UNSET:
            seat = mine[0] if mine else None
        elif hello.seat is None or hello.seat in mine:
            seat = hello.seat
        else:
            connection.say(encoded(error(None, "not_yours", visit.lang, "not-yours")))
            seat = None
        connection.version = min(hello.version, table.version_for(seat))
        connection.chat = min(hello.chat, len(connection.room.chat))
        await self._look(seat, whole=hello.version == 0)

    async def _look(self, seat: int | None, whole: bool = True) -> None:
        connection = self.connection
        connection.seat = seat
        if seat is not None:
            await self.house.hub.welcome_back(connection.room, self.visit.person, seat)
        connection.greeted = True
        # A resync is answered even if nothing is new: the client waits for it.
        table = connection.room.table
        connection.want(whole=whole or connection.version == table.version_for(seat))


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
