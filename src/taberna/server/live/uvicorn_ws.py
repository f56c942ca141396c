"""Sockets: uvicorn's protocol with a short way for the two things a table does all day.

A whole, small text message from a client is handed to the table at once, and a message to a client is written to
the transport at once: no queue, no task, no parser in between. Everything else (the handshake, control frames,
fragments, compression) goes the library's way.

Whoever does not read, or does not let go, is cut off: nothing here waits for a client for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from socket import SO_SNDBUF, SOL_SOCKET
from struct import Struct
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

EXTENSION = "taberna.wire"  # where the application finds it in the scope
LARGEST_BUFFER = 512 * 1024  # bytes that wait for a client to read them
SYSTEM_BUFFER = 128 * 1024  # the same, in the operating system
STUCK = 30.0  # seconds in which a client reads nothing of what waits
GOODBYE = 5.0  # seconds for the end of a connection
EARLY = 20  # control frames before anybody counts them
TEXT = 0x81  # a text message in one frame
MASKED = 0x80
CONTROL = 0x08
_SHORT, _LONG, _LONGEST = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack


class FastWebSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        #: Takes a message. While it is None, and once a client has sent something unusual, messages are queued for
        #: `receive` as the library does.
        self.hear: Callable[[bytes], None] | None = None
        #: Called when there is room again for what could not be written.
        self.drained: Callable[[], None] | None = None
        #: Called when the connection is gone.
        self.released: Callable[[], None] | None = None
        #: Whether one more control frame or fragment is allowed.
        self.count: Callable[[], bool] | None = None
        self.full = False
        self._held: bytes | None = None
        self._holding = _holding.setdefault(self.loop, [])
        self._unusual = False
        self._stuck: asyncio.TimerHandle | None = None
        self._early = 0
        self._users = 1  # the network; later the application too

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None:  # what the system keeps for a client that does not read is memory too
            line.setsockopt(SOL_SOCKET, SO_SNDBUF, SYSTEM_BUFFER)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._users += 1
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    # -- out ------------------------------------------------------------------------------------------------

    def say(self, message: bytes) -> None:
        """Send a text message. Nothing happens if the connection is no longer open."""
        if self.disconnected or self.close_sent or not self.handshake_complete:
            return
        if self.conn.extensions:  # compression
            self._release()
            self.conn.send_text(message)
            self._write(b"".join(self.conn.data_to_send()))
            return
        size = len(message)
        head = _LONG(TEXT, 126, size) if 126 <= size < 65536 else _head(size)
        held = self._held
        if held is not None:
            head = held + head
            self._held = None
        self._write(head + message)

    def _write(self, data: bytes) -> None:
        self.transport.write(data)
        if self.transport.get_write_buffer_size() > LARGEST_BUFFER:
            self.transport.abort()

    def hold(self, message: bytes) -> None:
        """Send a message together with the next one, if that comes in this turn of the loop."""
        if self.conn.extensions or self._held is not None:
            self.say(message)
        else:
            self._held = _head(len(message)) + message
            holding = self._holding
            if not holding:
                self.loop.call_soon(_release_all, holding)
            holding.append(self)

    def _release(self) -> None:
        held, self._held = self._held, None
        if held is not None and not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self._write(held)  # to a closed one it would fail, and others wait for the same call

    def shut(self, code: int) -> None:
        """Close the connection with a code; without one if the client does not even read."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self._release()
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        if self.full or not self.handshake_complete:
            self.transport.abort()
            return
        with suppress(InvalidState):  # the client was first
            self.conn.send_close(code)
        self._write(b"".join(self.conn.data_to_send()))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(GOODBYE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """A ping was not answered."""
        self.pong_timer = None
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True
        if self._stuck is None:
            self._stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        self._reads_again()
        if self.drained is not None:
            self.drained()

    def _reads_again(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # -- the end --------------------------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        self._reads_again()
        if self.released is not None:
            self.released()
            self.released = None
        super().connection_lost(exc)
        self._let_go()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            if (
                not self.disconnected and self.close_timer is None
            ):  # what is still to be written may take its time
                self.close_timer = self.loop.call_later(GOODBYE, self.transport.abort)
            self._let_go()

    def _let_go(self) -> None:
        """When nobody uses it any more, its parts no longer hold each other: it is gone without a search for cycles."""
        self._users -= 1
        if self._users:
            return
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(EXTENSION, None)
        del self.conn.parser, self.transport
        refusal: BaseException | None = self.conn.handshake_exc
        while refusal is not None:  # forget where it was raised
            refusal.__traceback__ = None
            refusal = refusal.__context__

    # -- in -------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        start, end = 0, len(data)
        while self.hear is not None and not self._unusual and not self.close_sent and start < end:
            if end - start < 6:
                break
            first, size, head = data[start], data[start + 1] ^ MASKED, 6
            if size == 126 and end - start >= 8:
                size, head = int.from_bytes(data[start + 2 : start + 4], "big"), 8
            elif size > 125:  # long, or not masked
                break
            stop = start + head + size
            if stop > end or (first != TEXT and not first & CONTROL):
                break
            if first == TEXT:
                self.hear(_unmasked(data[start + head - 4 : start + head], data[start + head : stop]))
            else:
                super().data_received(data[start:stop])
            start = stop
        else:
            if start == end:
                return
        # A part of a frame, a fragment, something broken: from now on the library reads.
        self._unusual = self.hear is not None
        super().data_received(data[start:])

    def handle_ping(self) -> None:
        output = b"".join(self.conn.data_to_send())
        if self._allowed():
            self._write(output)

    def handle_pong(self, event: Any) -> None:
        if self._allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._allowed():
            super().handle_cont(event)

    def _allowed(self) -> bool:
        """Count a control frame or a fragment; whoever sends too many is cut off."""
        if self.count is not None:
            allowed = self.count()
        else:
            self._early += 1
            allowed = self._early < EARLY
        if not allowed:
            self.shut(4429)
        return allowed


#: By loop: the sockets that hold a message until the end of this turn.
_holding: WeakKeyDictionary[asyncio.AbstractEventLoop, list[FastWebSocket]] = WeakKeyDictionary()


def _release_all(holding: list[FastWebSocket]) -> None:
    sockets = holding.copy()
    holding.clear()
    for socket in sockets:
        socket._release()


def _head(size: int) -> bytes:
    """What stands before a text message of so many bytes."""
    if 126 <= size < 65536:
        return _LONG(TEXT, 126, size)
    return _SHORT(TEXT, size) if size < 126 else _LONGEST(TEXT, 127, size)


def _unmasked(mask: bytes, data: bytes) -> bytes:
    if mask == b"\0\0\0\0":
        return data
    size = len(data)
    whole = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(whole, "big")).to_bytes(size, "big")
