"""The sockets' wire: uvicorn's protocol with a short way for the two things a table does all day.

A whole, small text message from a client is handed to the table at once, and a message to a client is written to
the transport at once: no queue, no task, no parser in between. Everything else (the handshake, control frames,
fragments, compression, closing) goes the library's way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from struct import Struct
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "taberna.wire"  # where the application finds it in the scope
TEXT = 0x81  # a text message in one frame
MASKED = 0x80
CONTROL = 0x08
_SHORT, _LONG, _LONGEST = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack


class UpgradingHttp(HttpToolsProtocol):
    """How a connection begins. Once it is a socket, what read its request goes at once, without a search for cycles."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        del self.parser


class FastWebSocket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        #: Takes a message. While it is None, and once a client has sent something unusual, messages are queued for
        #: `receive` as the library does.
        self.hear: Callable[[bytes], None] | None = None
        #: Called when there is room again for what could not be written.
        self.drained: Callable[[], None] | None = None
        self.full = False
        self._held: bytes | None = None
        self._unusual = False
        self._closing: asyncio.Task[None] | None = None
        self._users = 1  # the network; later the application too

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
            self.transport.write(b"".join(self.conn.data_to_send()))
        elif self._held is None:
            self.transport.write(_framed(message))
        else:
            held, self._held = self._held, None
            self.transport.write(held + _framed(message))

    def hold(self, message: bytes) -> None:
        """Send a message together with the next one, if that comes in this turn of the loop."""
        if self.conn.extensions or self._held is not None:
            self.say(message)
        else:
            self._held = _framed(message)
            self.loop.call_soon(self._release)

    def _release(self) -> None:
        held, self._held = self._held, None
        if held is not None and not (self.disconnected or self.close_sent):
            self.transport.write(held)

    def shut(self, code: int) -> None:
        """Close the connection with a code."""
        if self._closing is None:
            self._closing = self.loop.create_task(self._shut(code))

    async def _shut(self, code: int) -> None:
        self._release()
        with suppress(OSError, RuntimeError):  # it is closed already
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if self.drained is not None:
            self.drained()

    # -- the end --------------------------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
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


def _framed(message: bytes) -> bytes:
    size = len(message)
    if 126 <= size < 65536:
        return _LONG(TEXT, 126, size) + message
    return (_SHORT(TEXT, size) if size < 126 else _LONGEST(TEXT, 127, size)) + message


def _unmasked(mask: bytes, data: bytes) -> bytes:
    if mask == b"\0\0\0\0":
        return data
    size = len(data)
    whole = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(whole, "big")).to_bytes(size, "big")
