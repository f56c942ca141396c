"""Somebody with a browser at an address of their own on this machine."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

#: Answers of ours that must not happen, by what they were to.
Faults = Counter[str]


class Guest:
    def __init__(self, url: str, address: str, name: str = "") -> None:
        self.url = url
        self.address = address
        self.name = name
        self.faults: Faults = Counter()
        self.answers: Counter[str] = Counter()
        self.http = httpx.AsyncClient(
            base_url=url,
            transport=httpx.AsyncHTTPTransport(
                local_address=address, limits=httpx.Limits(max_connections=20)
            ),
            timeout=20,
        )

    async def get(self, path: str) -> httpx.Response:
        return self._note(path, await self.http.get(path))

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self._note(path, await self.http.post(path, json={} if body is None else body, **more))

    def _note(self, path: str, reply: httpx.Response) -> httpx.Response:
        self.answers[str(reply.status_code)] += 1
        if reply.status_code >= 500:
            self.faults[f"{reply.status_code} {path}"] += 1
        return reply

    async def table(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        chairs = [
            {"kind": seat} if seat in ("me", "open", "here") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        body = {"game": game, "seats": chairs, "pace": 0, "first": 0, "name": self.name or None, **more}
        reply = await self.post("/api/tables", body)
        found: dict[str, Any] = reply.json()
        if reply.status_code != 201:
            raise Refused(reply.status_code)
        return found

    async def socket(self, table: str, **more: Any) -> Line:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        ws = await connect(
            f"{self.url.replace('http', 'ws')}/ws/{table}",
            origin=self.url,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookies},
            local_addr=(self.address, 0),
            compression=None,
            max_size=2**24,
            open_timeout=20,
            ping_interval=None,
            **more,
        )
        return Line(ws, self)

    async def close(self) -> None:
        await self.http.aclose()


class Refused(Exception):
    """The house does not want this now: a limit."""


class Line:
    """A socket."""

    def __init__(self, ws: ClientConnection, guest: Guest) -> None:
        self.ws = ws
        self.guest = guest
        self.frame: dict[str, Any] = {}
        self._keys = 0
        self._prefix = secrets.token_hex(6)

    async def say(self, **message: Any) -> None:
        await self.ws.send(json.dumps(message))

    async def send(self, type: str, **fields: Any) -> str:
        self._keys += 1
        key = f"{self._prefix}-{self._keys}"
        await self.say(type=type, key=key, **fields)
        return key

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.ws.recv())
        self.guest.answers[message["type"]] += 1
        if message["type"] == "frame":
            self.frame = message
        elif message["type"] == "error" and message["code"] == "internal":
            self.guest.faults[f"internal {message.get('id')}"] += 1
        return message

    async def until(self, key: str) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if message.get("key") == key:
                return message

    async def greet(self, **more: Any) -> dict[str, Any]:
        await self.say(type="hello", **more)
        while True:
            message = await self.hear()
            if message["type"] == "frame":
                return message

    async def drain(self) -> None:
        """Hear whatever comes, until the line is cut."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            pass

    async def close(self) -> None:
        await self.ws.close()


#: What happens to clients that a house cuts off; no fault of ours.
CUT_OFF = (ConnectionClosed, InvalidStatus, ConnectionError, TimeoutError, OSError, httpx.HTTPError, Refused)


async def paced(rate: float, seconds: float) -> Any:
    """Beats, so many a second; late ones are not made up for."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    beat = loop.time()
    while (now := loop.time()) < end:
        yield None
        beat = max(beat + 1 / rate, now)
        await asyncio.sleep(max(0.0, beat - loop.time()))
