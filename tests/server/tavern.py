"""A house for tests: a real server in a thread, and guests who speak to it as browsers do."""

from __future__ import annotations

import json
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from taberna.server.app import make_app
from taberna.server.cli import uvicorn_config
from taberna.server.config import Settings
from taberna.server.http import answers
from taberna.server.http.routes import Api
from taberna.server.live import messages
from taberna.server.services import Services
from taberna.server.table.catalogue import playable
from tests import servers

GAMES = playable()
PATIENCE = 60.0  # seconds to wait for what should come: a busy machine is slow


_heard = msgspec.json.Decoder(messages.FromServer).decode
_fault = msgspec.json.Decoder(answers.FaultAnswer).decode


@cache
def _answers() -> list[tuple[str, re.Pattern[str], Any]]:
    nobody: Any = None
    return [
        (
            endpoint.method,
            re.compile("/api" + re.sub(r"\{[^}]*\}", "[^/]+", endpoint.path)),
            msgspec.json.Decoder(endpoint.answer).decode,
        )
        for endpoint in Api(nobody).endpoints()
        if endpoint.answer is not None
    ]


def check(method: str, path: str, reply: httpx.Response) -> None:
    """Whatever the API answers is of the type that it says."""
    if not path.startswith("/api/"):
        return
    if reply.is_error:
        _fault(reply.content)
        return
    for known, pattern, decode in _answers():
        if known == method and pattern.fullmatch(path.partition("?")[0]):
            decode(reply.content)
            return


class Tavern:
    """A running house."""

    def __init__(self, url: str, services: Services) -> None:
        self.url = url
        self.services = services

    @property
    def ws(self) -> str:
        return self.url.replace("http", "ws")

    def guest(self, name: str = "", lang: str = "en") -> Guest:
        return Guest(self.url, name, lang)


@contextmanager
def tavern(data: Path, **settings: Any) -> Iterator[Tavern]:
    """A house at a free port of this machine."""
    settings.setdefault("rate_limits", 0)
    settings.setdefault("bot_processes", 1)
    if servers.EVERYWHERE == "postgresql":
        settings.setdefault("store", servers.database_for(data))
    door = socket.socket()
    door.bind(("127.0.0.1", 0))
    port = door.getsockname()[1]
    options = Settings(data, port=port, **settings)
    app = make_app(options)
    config = uvicorn_config(app, options)
    config.timeout_graceful_shutdown = 1
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
    thread.start()
    while not server.started:
        thread.join(0.01)
        assert thread.is_alive(), "the house does not open"
    try:
        yield Tavern(f"http://127.0.0.1:{port}", app.state.services)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        door.close()


class Guest:
    """Somebody with a browser: cookies, requests, sockets."""

    def __init__(self, url: str, name: str = "", lang: str = "en") -> None:
        self.url = url
        self.http = httpx.Client(
            base_url=url, headers={"Accept-Language": lang}, timeout=PATIENCE, verify=False
        )
        self.keys = 0
        if name:
            self.post("/api/me", {"name": name})

    def get(self, path: str, expect: int = 200) -> Any:
        reply = self.http.get(path)
        assert reply.status_code == expect, (path, reply.status_code, reply.text[:300])
        check("GET", path, reply)
        return reply.json() if "json" in reply.headers.get("content-type", "") else reply.text

    def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        reply = self.http.post(path, json={} if body is None else body)
        if expect is None:
            assert reply.status_code in (200, 201), (path, reply.status_code, reply.text[:300])
        else:
            assert reply.status_code == expect, (path, reply.status_code, reply.text[:300])
        check("POST", path, reply)
        return reply.json()

    def table(self, game: str = "senators", *seats: str, **more: Any) -> dict[str, Any]:
        """A new table. Seats: me, open, here, or the level of a bot; seat 0 is the first of them."""
        chairs = [
            {"kind": seat} if seat in ("me", "open", "here") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        body = {"game": game, "seats": chairs or None, "pace": 0, "first": 0 if chairs else None, **more}
        return self.post("/api/tables", body)

    def key(self) -> str:
        self.keys += 1
        return f"k{self.keys}"

    def command(self, table: str, type: str, **fields: Any) -> dict[str, Any]:
        fields.setdefault("key", self.key())
        return self.post(f"/api/tables/{table}/command", {"type": type, **fields})

    def frame(self, table: str, seat: int | None = None) -> dict[str, Any]:
        return self.get(f"/api/tables/{table}/frame" + ("" if seat is None else f"?seat={seat}"))

    def socket(self, table: str, hello: bool = True, forwarded: str = "", **fields: Any) -> Line:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies, "Accept-Language": self.http.headers["Accept-Language"]}
        if forwarded:
            headers["X-Forwarded-For"] = forwarded
        address = f"{self.url.replace('http', 'ws')}/ws/{table}"
        line = Line(
            connect(address, origin=self.url, additional_headers=headers, open_timeout=PATIENCE), self
        )
        if hello:
            line.say(type="hello", **fields)
        return line


class Line:
    """A socket."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection], guest: Guest) -> None:
        self.ws = connecting.__enter__()
        self.guest = guest
        self.heard: list[dict[str, Any]] = []

    def say(self, **message: Any) -> None:
        self.ws.send(json.dumps(message))

    def send(self, type: str, **fields: Any) -> str:
        """A command; returns its key."""
        key: str = fields.setdefault("key", self.guest.key())
        self.say(type=type, **fields)
        return key

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = self.ws.recv(timeout)
        _heard(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        return message

    def until(self, *types: str, timeout: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = self.hear(timeout)
            if message["type"] in types:
                return message

    def frame(self, version: int = 0, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next frame that is at least of this version."""
        while True:
            message = self.until("frame", timeout=timeout)
            if message["version"] >= version:
                return message

    def done(self, key: str) -> dict[str, Any]:
        """The frame that shows what a command has done: it may come before or after the acknowledgement."""
        ack = next((m for m in self.heard if m.get("key") == key), None)
        while ack is None:
            heard = self.hear()
            ack = heard if heard.get("key") == key else None
        assert ack["type"] == "ack", ack
        for message in self.heard:
            if message["type"] == "frame" and message["version"] >= ack["version"]:
                return message
        return self.frame(ack["version"])

    def closed(self, timeout: float = PATIENCE) -> int:
        """The code this connection is closed with."""
        with pytest.raises(ConnectionClosed) as end:
            self._hear_on(timeout)
        assert end.value.rcvd is not None, "the connection broke without a word"
        return end.value.rcvd.code

    def _hear_on(self, timeout: float) -> None:
        while True:
            self.hear(timeout)

    def close(self) -> None:
        self.ws.close()

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.ws.close()
