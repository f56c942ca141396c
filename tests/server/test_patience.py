"""Nobody makes the house wait: requests that do not end, answers that are not read, sockets that do not listen."""

from __future__ import annotations

import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from taberna.server.http import uvicorn_http
from taberna.server.http.limits import network_of
from taberna.server.live import uvicorn_ws

from .tavern import Guest, Tavern, tavern


@contextmanager
def connected(house: Tavern, small: bool = False) -> Iterator[socket.socket]:
    address = urlsplit(house.url)
    line = socket.socket()
    if small:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((address.hostname, address.port))
    line.settimeout(10)
    try:
        yield line
    finally:
        line.close()


def ends(line: socket.socket, seconds: float = 8) -> bool:
    """Whether the house ends a connection within this time; whatever it says until then is read."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        line.settimeout(max(0.01, end - time.monotonic()))
        try:
            if not line.recv(65536):
                return True
        except ConnectionError:
            return True
        except TimeoutError:
            return False
    return False


POST = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: b\r\n",
        POST + b"Content-Length: 20\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET / HT",
    ],
    ids=["nothing", "a line", "headers", "a body", "a chunk", "a second request"],
)
def test_what_is_not_finished_is_not_waited_for(
    house: Tavern, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(uvicorn_http, "HEADERS", 0.3)
    monkeypatch.setattr(uvicorn_http, "BODY", 0.3)
    with connected(house) as line:
        line.sendall(said)
        assert ends(line)


def test_a_byte_now_and_then_does_not_buy_time(house: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_http, "HEADERS", 0.6)
    with connected(house) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        for _ in range(40):
            time.sleep(0.05)
            try:
                line.sendall(b"X-Slow: yes\r\n")
            except ConnectionError:
                break
        else:
            pytest.fail("still listening after two seconds")


def test_an_ordinary_request_is_answered_in_pieces(house: Tavern) -> None:
    with connected(house) as line:
        for piece in (b"GET /health HT", b"TP/1.1\r\nHost: 127", b".0.0.1\r\n\r", b"\n"):
            line.sendall(piece)
            time.sleep(0.05)
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2)
        heard = b""
        while heard.count(b"HTTP/1.1 200") < 2:
            heard += line.recv(65536)


@pytest.mark.parametrize(
    "headers",
    [b"X-A: " + b"b" * 200_000, b"X-A: b\r\n" * 9_000, b"X-A: b\r\n" * 9_000 + b"\r\n"],
    ids=["one", "many", "many that end"],
)
def test_headers_have_an_end(house: Tavern, headers: bytes) -> None:
    with connected(house) as line:
        try:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n" + headers)
            answer = line.recv(100)
        except ConnectionError:
            return
        assert answer.startswith(b"HTTP/1.1 400")
        assert ends(line)


def test_an_answer_that_is_not_read_is_given_up(house: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_http, "ANSWER", 0.5)
    with connected(house, small=True) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 400)
        time.sleep(2)
        got = 0
        try:
            line.settimeout(2)
            while piece := line.recv(1 << 20):
                got += len(piece)
        except (ConnectionError, TimeoutError):
            pass
        assert got < 20_000_000, "not all of it"
        assert ends(line, 2)


# -- sockets -----------------------------------------------------------------------------------------------


def handshake(line: socket.socket, guest: Guest, table: str) -> None:
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    line.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: {urlsplit(guest.url).netloc}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Origin: {guest.url}\r\nCookie: {cookies}\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101")


def framed(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    head = bytes([opcode | (0x80 if fin else 0)])
    size = len(data)
    head += bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + struct.pack(">H", size)
    return head + b"\0\0\0\0" + data


HELLO = framed(1, b'{"type":"hello"}')


def close_code(heard: bytes) -> int | None:
    """Of the last frame, if it closes."""
    at = heard.rfind(b"\x88\x02")
    return int.from_bytes(heard[at + 2 : at + 4], "big") if at >= 0 else None


def all_heard(line: socket.socket, seconds: float = 8) -> bytes:
    heard = b""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        line.settimeout(max(0.01, end - time.monotonic()))
        try:
            piece = line.recv(65536)
        except ConnectionError:
            return heard
        if not piece:
            return heard
        heard += piece
    raise AssertionError("still connected")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Tavern]:
    with tavern(tmp_path / "t.sqlite", rate_limits=1.0) as house:
        yield house


@pytest.mark.parametrize(
    "frame",
    [framed(9, b"x" * 100), framed(10, b"x"), framed(1, b"x", fin=False), framed(0, b"", fin=False)],
    ids=["pings", "pongs", "fragments", "empty fragments"],
)
@pytest.mark.parametrize("hello", [True, False])
def test_control_frames_and_fragments_are_counted(strict: Tavern, frame: bytes, hello: bool) -> None:
    guest = strict.guest("Livia")
    table = guest.table("senators", "me", "here", "here")["id"]
    with connected(strict) as line:
        handshake(line, guest, table)
        if hello:
            line.sendall(HELLO)
            line.recv(65536)
        if frame[0] == 0:
            line.sendall(framed(1, b"x", fin=False))
        try:
            for _ in range(300):
                line.sendall(frame)
        except ConnectionError:
            pass
        assert close_code(all_heard(line)) in (4429, 1002, None)
    assert guest.frame(table)["status"] == "playing"


def test_a_few_pings_are_answered(strict: Tavern) -> None:
    guest = strict.guest("Livia")
    table = guest.table("senators", "me", "here", "here")["id"]
    with guest.socket(table) as line:
        line.frame()
        for _ in range(20):
            assert line.ws.ping().wait(5)


def resident() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.parametrize("limit", ["LARGEST_BUFFER", "STUCK"])
def test_a_socket_that_does_not_read_is_cut_off(
    house: Tavern, livia: Guest, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    """It asks and asks, and reads nothing: what waits for it has a limit, and so has the time it waits."""
    monkeypatch.setattr(uvicorn_ws, "LARGEST_BUFFER", 1 << (19 if limit == "LARGEST_BUFFER" else 30))
    monkeypatch.setattr(uvicorn_ws, "STUCK", 0.5 if limit == "STUCK" else 100.0)
    table = livia.table("senators", "me", "here", "here")["id"]
    with connected(house, small=True) as line:
        handshake(line, livia, table)
        line.sendall(HELLO)
        before = resident()
        fill(line)
        assert resident() - before < 50_000_000
        until_nobody_is_here(house, table)


def test_a_socket_that_is_closed_and_does_not_let_go_is_cut_off(
    house: Tavern, livia: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uvicorn_ws, "GOODBYE", 0.3)
    table = livia.table("senators", "me", "here", "here")["id"]
    with connected(house) as line:
        handshake(line, livia, table)
        line.sendall(HELLO)
        line.sendall(framed(2, b"bytes are not understood"))
        heard = all_heard(line)
        assert close_code(heard) == 4400
    with connected(house, small=True) as line:
        handshake(line, livia, table)
        fill(line)
        livia.post("/api/me/forget")
        until_nobody_is_here(house, table)


def fill(line: socket.socket) -> None:
    """Make stale moves, which are answered with the whole situation, until nothing more can be written."""
    with suppress(ConnectionError):
        for n in range(100):
            stale = {"type": "move", "seat": 0, "move": "pass", "on_version": 0, "key": f"k{n}"}
            line.sendall(framed(1, json.dumps(stale).encode()) * 10)
            time.sleep(0.005)


def until_nobody_is_here(house: Tavern, table: str) -> None:
    open_table = house.services.hub.open_tables[table]
    end = time.monotonic() + 8
    while open_table.connections:
        assert time.monotonic() < end, "still connected"
        time.sleep(0.02)


# -- addresses ---------------------------------------------------------------------------------------------


def test_connections_of_one_address_are_counted(strict: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_http, "CONNECTIONS", 20)
    lines = []
    try:
        for _ in range(30):
            with connected(strict) as line:
                lines.append(line.dup())
        lines[-1].settimeout(5)
        assert ends(lines[-1])
    finally:
        for line in lines:
            line.close()
    time.sleep(0.2)
    assert strict.guest().get("/health")["ok"] is True


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("?", "?"),
    ],
)
def test_whom_an_address_stands_for(address: str, network: str) -> None:
    assert network_of(address) == network
