"""The socket of a table: frames out, commands in."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import messages as says
from .answers import answer, current_frame, encoded, error
from .house import House, Visit
from .problems import Problem
from .room import Connection, Room
from .words import interface

LARGEST = 4096  # bytes in one message
SOCKETS = 40  # of one person, or of one stranger's address

Say = Callable[[str], Awaitable[None]]

_decode = msgspec.json.Decoder(says.Spoken).decode


def _sender(send: Send) -> Say:
    """Text out, past the wrapper's bookkeeping: this is the hottest path of the house."""

    async def say(text: str) -> None:
        try:
            await send({"type": "websocket.send", "text": text})
        except OSError:  # the client is gone; the reading side hears of it too
            raise WebSocketDisconnect(1006) from None

    return say


class Sockets:
    """An ASGI application for /ws/{table}."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._open: dict[str, int] = {}

    @property
    def count(self) -> int:
        return sum(self._open.values())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
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
            await self._serve(socket, _sender(send), visit, room)
        finally:
            self._open[owner] -= 1
            if not self._open[owner]:
                del self._open[owner]

    async def _serve(self, socket: WebSocket, say: Say, visit: Visit, room: Room) -> None:
        """Two tasks: one sends what is new, this one reads."""
        session = None if visit.session is None else visit.session.hash
        connection = Connection(room, visit.person, session, visit.lang, say)
        hub = self.house.hub
        hub.came(room, connection)
        sending = asyncio.create_task(self._send(socket, connection))
        code: int | None = None
        try:
            code = await self._read(socket, visit, connection)
        except (WebSocketDisconnect, RuntimeError):  # RuntimeError: the sending side closed it
            pass
        finally:
            hub.went(connection.room, connection)
            sending.cancel()
            with suppress(asyncio.CancelledError):
                await sending
        if code is not None:
            with suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(code)

    async def _send(self, socket: WebSocket, connection: Connection) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            code = await connection.run()
            await socket.close(code)

    async def _read(self, socket: WebSocket, visit: Visit, connection: Connection) -> int | None:
        """Until the client is gone, or the code to close with."""
        house = self.house
        while True:
            try:
                text = await socket.receive_text()
            except KeyError:
                return 4400  # bytes
            connection.heard = time.monotonic()
            if len(text) > LARGEST:
                return 1009
            if not house.commands.allow(("socket", id(connection))):
                return 4429
            try:
                spoken = _decode(text)
            except (msgspec.DecodeError, UnicodeEncodeError) as fault:
                reply = error(None, "bad_request", visit.lang, text=str(fault)[:200])
                await connection.say(encoded(reply))
                continue
            await self._hear(visit, connection, spoken)

    async def _hear(self, visit: Visit, connection: Connection, spoken: says.Spoken) -> None:
        room = await self._here(connection)
        match spoken:
            case says.Ping():
                await connection.say(b'{"type":"pong","version":%d}' % room.table.version)
            case says.Hello():
                await self._greet(visit, connection, spoken)
            case says.LookThrough():
                if spoken.seat is not None and spoken.seat not in room.table.seats_of(visit.person):
                    reply = error(spoken.key, "not_yours", visit.lang, "not-yours")
                    await connection.say(encoded(reply))
                    return
                await self._look(visit, connection, spoken.seat)
            case _:
                try:
                    reply = await answer(self.house, visit, room, spoken)
                except Exception as fault:
                    number = secrets.token_hex(4)
                    self.house.hub.log_failure(number, room.table.id, fault)
                    text = interface(visit.lang).say("house-internal", id=number)
                    reply = {**error(spoken.key, "internal", visit.lang, text=text), "id": number}
                if reply["type"] == "stale":
                    frame = await current_frame(room, visit.person, visit.lang, connection.seat)
                    await connection.say(encoded(reply, frame))
                else:
                    await connection.say(encoded(reply))

    async def _here(self, connection: Connection) -> Room:
        """The connection's table; read anew if it had to be given up in between."""
        room = connection.room
        current = await self.house.hub.room(room.table.id)
        if current is not None and current is not room:
            room.connections.discard(connection)
            connection.room = current
            current.connections.add(connection)
            connection.want(whole=True)
            return current
        return room

    async def _greet(self, visit: Visit, connection: Connection, hello: says.Hello) -> None:
        table = connection.room.table
        mine = table.seats_of(visit.person)
        if hello.seat is msgspec.UNSET:
            seat = mine[0] if mine else None
        elif hello.seat is None or hello.seat in mine:
            seat = hello.seat
        else:
            await connection.say(encoded(error(None, "not_yours", visit.lang, "not-yours")))
            seat = None
        connection.version = min(hello.version, table.version)
        connection.chat = min(hello.chat, len(connection.room.chat))
        await self._look(visit, connection, seat, whole=hello.version == 0)

    async def _look(self, visit: Visit, connection: Connection, seat: int | None, whole: bool = True) -> None:
        connection.seat = seat
        if seat is not None:
            await self.house.hub.welcome_back(connection.room, visit.person, seat)
        connection.greeted = True
        # A resync is answered even if nothing is new: the client waits for it.
        connection.want(whole=whole or connection.version == connection.room.table.version)
