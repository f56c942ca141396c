"""The socket of a table: frames out, commands in."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from contextlib import suppress
from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..errors import Problem
from ..http import security_log
from ..services import Caller, Services
from ..table.table import Table
from ..text import said
from . import protocol
from .connection import Connection
from .dispatch import answer, current_frame, encoded, error, failure, refusal
from .open_table import OpenTable
from .uvicorn_ws import EXTENSION, FastWebSocket

LARGEST = 4096  # bytes in one message
UNHEARD = 100  # messages that wait while one is being answered
SOCKETS = 40  # of one person, or of the strangers of a network
NETWORK_SOCKETS = 200  # of all persons of a network

_decode = msgspec.json.Decoder(protocol.Spoken).decode


class Sockets:
    """An ASGI application for /ws/{table}, on a `FastWebSocket`."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.count = 0
        #: By person and by network.
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with suppress(WebSocketDisconnect):  # gone before it was greeted or refused
            await self._receive(WebSocket(scope, receive, send))

    async def _receive(self, socket: WebSocket) -> None:
        services = self.services
        caller = await services.caller(socket)
        await socket.accept()
        try:
            services.admit(caller)
        except Problem:
            await socket.close(4403)
            return
        if services.settings.rate_limits and not self._room_for(caller):
            security_log.note("too many sockets from %s", caller.ip)
            await socket.close(4429)
            return
        owners = _owners(caller)
        self._open.update(owners)
        self.count += 1
        try:
            await self._stay(socket, caller)
        finally:
            self.count -= 1
            self._open.subtract(owners)
            for owner in owners:
                if not self._open[owner]:
                    del self._open[owner]

    async def _stay(self, socket: WebSocket, caller: Caller) -> None:
        services = self.services
        try:
            open_table = await services.open_table(socket.scope["path_params"]["table"])
        except Problem:
            await socket.close(4404)
            return
        await services.ready(open_table.table.game, caller.lang)
        fast_socket = socket.scope["extensions"][EXTENSION]
        await SocketClient(services, caller, open_table, socket, fast_socket).stay()

    def _room_for(self, caller: Caller) -> bool:
        person, network = _owners(caller)
        return self._open[person] < SOCKETS and self._open[network] < NETWORK_SOCKETS


class SocketClient:
    """Somebody at a socket. What they say is done in the order they say it."""

    def __init__(
        self,
        services: Services,
        caller: Caller,
        open_table: OpenTable,
        socket: WebSocket,
        fast_socket: FastWebSocket,
    ) -> None:
        self.services = services
        self.caller = caller
        self.fast_socket = fast_socket
        self._socket = socket
        session = None if caller.session is None else caller.session.hash
        self.connection = Connection(open_table, caller.person, session, caller.lang, fast_socket)
        self.connection.address = caller.ip
        self._said: deque[protocol.Spoken] = deque()
        self._busy: asyncio.Task[None] | None = None

    # -- coming, listening, going ------------------------------------------------------------------------------

    async def stay(self) -> None:
        """Until the client is gone. Most messages come by `hear`, unusual ones this way."""
        connection = self.connection
        hub = self.services.hub
        hub.presence.came(connection.open_table, connection)
        self.fast_socket.drained = connection.flush
        self.fast_socket.hear = self.hear
        self.fast_socket.count = self._allow
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
            self.fast_socket.hear = self.fast_socket.drained = self.fast_socket.count = None
            connection.gone()
            hub.presence.went(connection.open_table, connection)
            if self._busy is not None:
                self._busy.cancel()

    def hear(self, message: bytes) -> None:
        connection = self.connection
        connection.heard = time.monotonic()
        if len(message) > LARGEST:
            connection.end(1009)
        elif not self._allow():
            connection.end(4429)
        else:
            try:
                spoken = _decode(message)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
                if _is_text(message):
                    problem = _not_understood(fault)
                    reply = error(None, problem.code, self.caller.lang, text=said(problem, self.caller.lang))
                    connection.say(encoded(reply))
                else:
                    connection.end(1007)
            else:
                self._do(spoken)

    def _allow(self) -> bool:
        """Count a message; control frames and fragments are counted too."""
        return self.services.messages.allow(self.caller)

    def _do(self, spoken: protocol.Spoken) -> None:
        open_table = self.connection.open_table
        if self._busy is not None:
            self._said.append(spoken)
            if len(self._said) > UNHEARD:
                self.connection.end(4429)
        elif (
            type(spoken) is protocol.Play
            and self.services.hub.open_tables.get(open_table.table.id) is open_table
        ):
            self._play(open_table, spoken)
        else:
            self._said.append(spoken)
            self._busy = asyncio.create_task(self._answer())

    # -- moves: without a task of their own ----------------------------------------------------------------------

    def _play(self, open_table: OpenTable, command: protocol.Play) -> None:
        services = self.services
        open_table.used = time.monotonic()
        done = partial(self._played, open_table, command)
        if not services.commands.allow(self.caller, len(command.moves or ()) or 1):
            done(None, Problem(429, "too_many", "too-many"))
        else:
            services.hub.changes.carry_out(
                open_table,
                partial(services.hub.changes.change_for, open_table, self.caller.person, command),
                done,
            )

    def _played(
        self, open_table: OpenTable, command: protocol.Play, table: Table | None, fault: BaseException | None
    ) -> None:
        connection = self.connection
        if table is not None:
            version = table.version_for(command.seat)
            key = msgspec.json.encode(command.key)
            self.fast_socket.hold(b'{"type":"ack","key":%b,"version":%d}' % (key, version))
            return
        reply = refusal(self.services, self.caller, open_table, command, fault)
        if reply["type"] == "stale":
            self.services.hub.spawn(self._tell_stale(open_table, reply))
        else:
            connection.say(encoded(reply))

    async def _tell_stale(self, open_table: OpenTable, reply: dict[str, object]) -> None:
        open_table = await self.services.open_table(open_table.table.id)
        if not self.services.asking.allow(self.caller):
            self.connection.end(4429)
            return
        frame = await current_frame(open_table, self.caller.person, self.caller.lang, self.connection.seat)
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
                    reply = failure(self.services, self.caller, self.connection.open_table, key, fault)
                    self.connection.say(encoded(reply))
        finally:
            self._busy = None

    async def _hear(self, spoken: protocol.Spoken) -> None:
        connection, caller = self.connection, self.caller
        open_table = await self._here()
        match spoken:
            case protocol.Ping():
                version = open_table.table.version_for(connection.seat)
                connection.say(b'{"type":"pong","version":%d}' % version)
            case protocol.Hello() | protocol.LookThrough() if not self.services.asking.allow(caller):
                connection.end(4429)
            case protocol.Hello():
                await self._greet(spoken)
            case protocol.LookThrough():
                if spoken.seat is not None and spoken.seat not in open_table.table.seats_of(caller.person):
                    connection.say(encoded(error(spoken.key, "not_yours", caller.lang, "not-yours")))
                    return
                await self._look(spoken.seat)
            case _:
                reply = await answer(self.services, caller, open_table, spoken)
                if reply["type"] == "stale":
                    await self._tell_stale(open_table, reply)
                else:
                    connection.say(encoded(reply))

    async def _here(self) -> OpenTable:
        """The connection's table; read anew if it had to be given up in between."""
        connection = self.connection
        open_table = connection.open_table
        current = await self.services.hub.open_table(open_table.table.id)
        if current is not None and current is not open_table:
            open_table.connections.discard(connection)
            connection.open_table = current
            current.connections.add(connection)
            connection.want(whole=True)
            return current
        return open_table

    async def _greet(self, hello: protocol.Hello) -> None:
        connection, caller = self.connection, self.caller
        table = connection.open_table.table
        mine = table.seats_of(caller.person)
        if hello.seat is msgspec.UNSET:
            seat = mine[0] if mine else None
        elif hello.seat is None or hello.seat in mine:
            seat = hello.seat
        else:
            connection.say(encoded(error(None, "not_yours", caller.lang, "not-yours")))
            seat = None
        connection.version = min(hello.version, table.version_for(seat))
        connection.chat = min(hello.chat, connection.open_table.chat.count)
        await self._look(seat, whole=hello.version == 0)

    async def _look(self, seat: int | None, whole: bool = True) -> None:
        connection = self.connection
        connection.seat = seat
        if seat is not None:
            await self.services.hub.welcome_back(connection.open_table, self.caller.person, seat)
        connection.greeted = True
        # A resync is answered even if nothing is new: the client waits for it.
        table = connection.open_table.table
        connection.want(whole=whole or connection.version == table.version_for(seat))


def _owners(caller: Caller) -> tuple[str, str]:
    """Whom a socket is counted for: a person or all strangers of a network, and the network."""
    return caller.person or f"strangers of {caller.ip}", f"network {caller.ip}"


def _not_understood(fault: Exception) -> Problem:
    if isinstance(fault, RecursionError):
        return Problem(400, "bad_request", "too-deep")
    return Problem(400, "bad_request", "bad-request", detail=str(fault)[:200])


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
