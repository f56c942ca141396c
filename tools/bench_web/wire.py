"""A WebSocket client as small as it can be, so that the load costs less than what it loads."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Wire(asyncio.Protocol):
    """Calls ``heard`` with each text message. Frames of a server are not masked; ours are, with zeros."""

    def __init__(self, path: str, host: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.path = path
        self.host = host
        self.cookie = cookie
        self.heard = heard
        self.open = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self._upgraded = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nOrigin: http://{self.host}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(buffer[:80]).decode()))
                return
            del buffer[: end + 4]
            self._upgraded = True
            self.open.set_result(None)
        start = 0
        while len(buffer) - start >= 2:
            size = buffer[start + 1] & 0x7F
            head = 2
            if size == 126:
                head, size = 4, int.from_bytes(buffer[start + 2 : start + 4], "big")
            elif size == 127:
                head, size = 10, int.from_bytes(buffer[start + 2 : start + 10], "big")
            if len(buffer) - start < head + size:
                break
            kind = buffer[start] & 0x0F
            body = bytes(buffer[start + head : start + head + size])
            start += head + size
            if kind == TEXT:
                self.heard(body)
            elif kind == PING:
                self._frame(PONG, body)
        del buffer[:start]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))

    def say(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def _frame(self, kind: int, body: bytes) -> None:
        assert self._transport is not None
        size = len(body)
        head = (
            bytes((0x80 | kind, 0x80 | size))
            if size < 126
            else bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big")
        )
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
