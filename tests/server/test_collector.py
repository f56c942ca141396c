"""What ends is gone at once, so that the search for cyclic garbage can wait for a quiet moment."""

from __future__ import annotations

import gc
import http.client
import json
import socket
import time
import weakref
from typing import Any
from urllib.parse import urlsplit

import pytest

from taberna.server.http.uvicorn_http import UpgradingHttp
from taberna.server.live.collector import ENOUGH, STEP, TOO_MANY, IdleCollector
from taberna.server.live.uvicorn_ws import FastWebSocket

from .tavern import Guest, Tavern


@pytest.fixture
def wires(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[object]]:
    """Every connection that begins from now on."""
    found: list[weakref.ref[object]] = []
    for kind in (UpgradingHttp, FastWebSocket):
        make = kind.__init__

        def made(self: object, *args: Any, make: Any = make, **kwargs: Any) -> None:
            found.append(weakref.ref(self))
            make(self, *args, **kwargs)

        monkeypatch.setattr(kind, "__init__", made)
    return found


def all_gone(wires: list[weakref.ref[object]], seconds: float = 10) -> bool:
    end = time.monotonic() + seconds
    while any(wire() is not None for wire in wires):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def test_a_house_searches_on_its_own(house: Tavern) -> None:
    assert not gc.isenabled()


def test_an_ended_socket_is_gone_without_a_search(livia: Guest, wires: list[weakref.ref[object]]) -> None:
    table = livia.table("senators", "me", "here", "here")["id"]
    del wires[:]  # of the connection that asks for pages
    lines = [livia.socket(table, seat=seat) for seat in range(3)]
    for line in lines:
        line.frame()
    assert sum(isinstance(wire(), FastWebSocket) for wire in wires) == 3
    assert not any(isinstance(wire(), UpgradingHttp) for wire in wires)
    for line in lines:
        line.ws.close()
    assert all_gone(wires)


def test_a_refused_socket_too(
    house: Tavern, wires: list[weakref.ref[object]], caplog: pytest.LogCaptureFixture
) -> None:
    address = urlsplit(house.url)
    assert address.hostname is not None
    hello = (
        f"GET /ws/nosuchtable HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    )
    for key, answer in (
        ("", b"HTTP/1.1 400"),
        ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b"HTTP/1.1 101"),
    ):
        with socket.create_connection((address.hostname, address.port or 80)) as line:
            line.sendall(f"{hello}{key}\r\n".encode())
            assert line.recv(4096).startswith(answer)
    assert len(wires) == 4
    assert all_gone(wires)
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize(
    "message",
    [
        {"type": "ping"},
        {"type": "move", "seat": 0, "move": "price 3", "on_version": 1},
        {"type": "move", "seat": 0, "moves": ["pass", "price 3"], "on_version": 1},
        {"type": "move", "seat": 0, "move": "prica 3", "on_version": 1},
        {"type": "move", "seat": 0, "move": "price 3", "on_version": 0},
        {"type": "move", "seat": 5, "move": "price 3", "on_version": 1},
        {"type": "undo", "seat": 0, "on_version": 1},
        {"type": "undo", "seat": 0, "on_version": 0},
        {"type": "back", "seat": 0},
        {"type": "why_not", "seat": 0, "move": "price 3"},
        {"type": "preview", "seat": 0, "move": "price 3"},
        {"type": "seat", "seat": 7},
        {"type": "nonsense"},
    ],
    ids=str,
)
def test_a_refused_message_leaves_no_cycles(livia: Guest, message: dict[str, Any]) -> None:
    table = livia.table("senators", "me", "here", "here", seed="undo")["id"]
    with livia.socket(table) as line:
        line.until("presence")

        def say() -> dict[str, Any]:
            keyed = message if message["type"] in ("ping", "nonsense") else {**message, "key": livia.key()}
            line.ws.send(json.dumps(keyed))
            heard: dict[str, Any] = json.loads(line.ws.recv())
            return heard

        for _ in range(10):
            assert say()["type"] in ("pong", "refused", "stale", "error", "why_not")
        time.sleep(0.05)
        gc.collect()
        for _ in range(50):
            say()
        time.sleep(0.05)
        assert gc.collect() < 50, "less than one object each"


def test_a_command_by_post_that_is_refused_leaves_no_cycles(house: Tavern, livia: Guest) -> None:
    table = livia.table("senators", "me", "here", "here", seed="undo")["id"]
    address = urlsplit(house.url)
    client = http.client.HTTPConnection(str(address.hostname), address.port or 80)
    cookies = "; ".join(f"{name}={value}" for name, value in livia.http.cookies.items())

    def say(version: int) -> str:
        body = json.dumps({"type": "undo", "seat": 0, "on_version": version, "key": livia.key()})
        headers = {"Content-Type": "application/json", "Cookie": cookies}
        client.request("POST", f"/api/tables/{table}/command", body, headers)
        kind: str = json.loads(client.getresponse().read())["type"]
        return kind

    left: list[int] = []
    for version, kind in ((1, "refused"), (0, "stale")):
        assert say(version) == kind
        time.sleep(0.05)
        gc.collect()
        for _ in range(50):
            say(version)
        time.sleep(0.05)
        left.append(gc.collect())
    client.close()
    assert max(left) < 50 * 10, "what the client and the web library leave, and no traceback"


def test_new_garbage_is_searched_for_in_steps_while_people_play() -> None:
    class Knot:
        def __init__(self) -> None:
            self.me = self

    gc.collect()
    collector = IdleCollector()
    assert not collector.step(), "nothing worth it"
    knots = [weakref.ref(Knot()) for _ in range(STEP)]
    assert knots[0]() is not None
    assert collector.step()
    assert not any(knot() for knot in knots)


def test_a_search_waits_for_a_quiet_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = []
    monkeypatch.setattr(gc, "collect", lambda: searched.append(True))
    sweeper = IdleCollector()
    for _ in range(ENOUGH - 1):
        sweeper.ended()
    assert not sweeper.sweep(quiet=True)
    sweeper.ended()
    assert not sweeper.sweep(quiet=False)
    assert sweeper.sweep(quiet=True)
    assert not sweeper.sweep(quiet=True)
    for _ in range(TOO_MANY):
        sweeper.ended()
    assert sweeper.sweep(quiet=False)
    assert len(searched) == 2
