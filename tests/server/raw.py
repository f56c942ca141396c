"""A socket down to its bytes: what a listener on the wire would see, compressed or not."""

from __future__ import annotations

import json
import socket
import zlib
from typing import Any
from urllib.parse import urlsplit

TAIL = b"\x00\x00\xff\xff"  # what deflate leaves out at the end of a message


class RawSocket:
    """Speaks plain WebSocket; keeps every byte the server sends after the handshake."""

    def __init__(self, url: str, path: str, cookies: dict[str, str], compress: bool) -> None:
        address = urlsplit(url)
        self.socket = socket.create_connection((address.hostname or "", address.port or 80), timeout=20)
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {address.netloc}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            f"Origin: {url}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Accept-Language: en",
        ]
        if cookies:
            lines.append("Cookie: " + "; ".join(f"{name}={value}" for name, value in cookies.items()))
        if compress:
            lines.append("Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self._waiting = b""
        while b"\r\n\r\n" not in self._waiting:
            self._waiting += self.socket.recv(65536)
        head, _, self._waiting = self._waiting.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        assert (b"permessage-deflate" in head.lower()) == compress, head
        self._inflate = zlib.decompressobj(-15)
        #: Every frame as it came, and every message as it is meant.
        self.wire: list[bytes] = []
        self.heard: list[dict[str, Any]] = []

    def say(self, **message: Any) -> None:
        body = json.dumps(message).encode()
        size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + len(body).to_bytes(2, "big")
        self.socket.sendall(b"\x81" + size + bytes(4) + body)  # a mask of nothing

    def hear(self) -> dict[str, Any]:
        """The next message; pings of the server are passed over."""
        while True:
            first, second = self._read(2)
            length = second & 127
            more = b""
            if length == 126:
                more = self._read(2)
            elif length == 127:
                more = self._read(8)
            body = self._read(int.from_bytes(more, "big") if more else length)
            if first & 0x0F in (9, 10):
                continue
            assert first & 0x0F == 1, (first, body)
            self.wire.append(bytes([first, second]) + more + body)
            text = self._inflate.decompress(body + TAIL) if first & 0x40 else body
            message: dict[str, Any] = json.loads(text)
            self.heard.append(message)
            return message

    def until(self, key: str) -> dict[str, Any]:
        """The answer to a command, and all that comes before it."""
        while True:
            message = self.hear()
            if message.get("key") == key:
                return message

    def settle(self) -> None:
        """Until nothing more is under way: what is asked last is answered last."""
        self.say(type="ping")
        while self.hear()["type"] != "pong":
            pass

    def _read(self, count: int) -> bytes:
        while len(self._waiting) < count:
            got = self.socket.recv(65536)
            assert got, "the server has hung up"
            self._waiting += got
        read, self._waiting = self._waiting[:count], self._waiting[count:]
        return read

    def close(self) -> None:
        self.socket.close()
