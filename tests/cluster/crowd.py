"""A crowd that plays at many tables, each person through a socket of their own, as the browser's client does:
a line that breaks is made anew, a command without an answer is sent again with the same key.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus

import taberna
from tests.server.tavern import GAMES, Guest

COME_BACK = 1012
IMPATIENT = 6.0  # seconds without an answer, then another process is tried

#: Which address somebody at a seat of a table turns to, at the n-th try.
Where = Callable[[str, int, int], str]


class Seat:
    """One person at one table."""

    def __init__(self, crowd: Crowd, table: str, seat: int, guest: Guest) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.cookies = dict(guest.http.cookies)
        self.version = 0
        self.frame: dict[str, Any] = {}
        self.sent: dict[str, Any] | None = None
        self.since = 0.0
        #: Moves that were acknowledged, in order.
        self.acked: list[tuple[str, str]] = []
        self.tries = 0
        self._rng = random.Random(f"{table} {seat}")
        self._count = 0

    async def stay(self) -> None:
        while not self.crowd.over:
            try:
                await self._visit()
            except ConnectionClosed as closed:
                code = 1006 if closed.rcvd is None else closed.rcvd.code
                if code == COME_BACK:
                    self.crowd.came_back += 1
                    await asyncio.sleep(self._rng.random() * 0.25)
                    continue
                self.crowd.broken[f"closed {code}"] += 1
                await asyncio.sleep(0.05 + self._rng.random() / 5)
            except (
                OSError,
                InvalidHandshake,
                InvalidMessage,
                InvalidStatus,
                TimeoutError,
                EOFError,
            ) as fault:
                self.crowd.broken[type(fault).__name__] += 1
                await asyncio.sleep(0.05 + self._rng.random() / 5)
            self.tries += 1

    async def _visit(self) -> None:
        address = self.crowd.where(self.table, self.seat, self.tries)
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        async with connect(
            f"{address.replace('http', 'ws')}/ws/{self.table}",
            origin=self.crowd.origin or address,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            open_timeout=self.crowd.impatient,
            close_timeout=0.2,
            ping_interval=None,
            compression=None,
            max_size=None,
        ) as line:
            await line.send(json.dumps({"type": "hello", "seat": self.seat, "version": self.version}))
            greeted = False
            while not self.crowd.over:
                try:
                    async with asyncio.timeout(self.crowd.impatient if self.sent or not greeted else 1.0):
                        message = json.loads(await line.recv())
                except TimeoutError:
                    if self.sent or not greeted:
                        raise
                    continue
                if message["type"] == "frame":
                    if not greeted and self.sent is not None:
                        await line.send(json.dumps(self.sent))  # again, with the same key
                    greeted = True
                await self._hear(line, message)

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "frame":
            self._take(message)
        elif message.get("key") is not None and self.sent and message["key"] == self.sent["key"]:
            sent, self.sent = self.sent, None
            if kind in ("ack", "repeated"):
                now = time.monotonic()
                self.crowd.delays.append((now, now - self.since))
                self.acked.append((sent["key"], sent["move"]))
                if self.version < message["version"]:
                    self.frame = {}  # its frame is on the way
            elif kind == "stale":
                self.crowd.stale += 1
                self._take(message["frame"])
            elif kind == "refused":
                self.crowd.stale += 1
                await line.send(json.dumps({"type": "hello", "seat": self.seat, "version": 0}))
            else:
                self.crowd.errors.append(message)
                self.crowd.broken["error"] += 1
        elif kind == "error":
            self.crowd.errors.append(message)
        await self._act(line)

    def _take(self, frame: dict[str, Any]) -> None:
        if frame["version"] >= self.version or frame["log_whole"]:
            self.version = frame["version"]
            self.frame = frame

    async def _act(self, line: ClientConnection) -> None:
        frame = self.frame
        if self.sent is not None or self.crowd.resting or not frame or frame["status"] != "playing":
            return
        if not frame["prompt"]["yours"]:
            return
        moves = [move["text"] for move in frame["moves"] if move["verb"] != "embezzle"]
        if not moves:
            return
        if self.crowd.pace:
            await asyncio.sleep(self.crowd.pace * self._rng.random())
            if self.crowd.resting:
                return
        self._count += 1
        self.sent = {
            "type": "move",
            "seat": self.seat,
            "move": self._rng.choice(moves),
            "on_version": frame["version"],
            "key": f"{self.table} {self.seat} {self._count}",
        }
        self.since = time.monotonic()
        await line.send(json.dumps(self.sent))


class Crowd:
    def __init__(
        self, where: Where, pace: float = 0.0, origin: str = "", impatient: float = IMPATIENT
    ) -> None:
        self.where = where
        self.impatient = impatient
        self.pace = pace
        self.origin = origin
        self.seats: list[Seat] = []
        self.over = False
        #: Nobody begins a move.
        self.resting = False
        self.came_back = 0
        self.stale = 0
        #: Lines that broke, by what was seen of it.
        self.broken: Counter[str] = Counter()
        self.errors: list[dict[str, Any]] = []
        #: When each move was acknowledged, and how long that took.
        self.delays: list[tuple[float, float]] = []
        self._task: asyncio.Task[None] | None = None

    def sit_down(
        self, url: str, tables: int, games: Sequence[str] = GAMES, seats: int = 0, bot: str = ""
    ) -> None:
        """Open tables at one process; at each sit as many people as it needs.

        ``bot``: at every other table a bot of this level has the last seat.
        """
        for n in range(tables):
            game = games[n % len(games)]
            count = seats or taberna.game(game).min_seats
            bots = [bot] if bot and n // len(games) % 2 else []
            people = [Guest(url, f"Person{seat}") for seat in range(count - len(bots))]
            table = people[0].table(game, "me", *["open"] * (len(people) - 1), *bots, public=True, pace=0)[
                "id"
            ]
            for guest in people[1:]:
                guest.post(f"/api/tables/{table}/join", {})
            for guest in people:
                seat = guest.get(f"/api/tables/{table}")["yours"][0]
                self.seats.append(Seat(self, table, seat, guest))
                guest.http.close()

    async def begin(self) -> None:
        async def all() -> None:
            await asyncio.gather(*[seat.stay() for seat in self.seats])

        self._task = asyncio.create_task(all())

    async def rest(self, seconds: float = 600.0) -> None:
        """Wait until every command has its answer."""
        self.resting = True
        end = time.monotonic() + seconds
        while any(seat.sent for seat in self.seats):
            assert time.monotonic() < end, [seat.sent for seat in self.seats if seat.sent][:3]
            assert self._task is not None
            assert not self._task.done(), self._task.exception()
            await asyncio.sleep(0.05)

    async def leave(self) -> None:
        self.over = True
        if self._task is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(5):
                    await self._task
            self._task.cancel()

    @property
    def moves(self) -> int:
        return len(self.delays)

    def check(self, url: str) -> int:
        """Every acknowledged move is there, in its order, and none twice; how many there are."""
        made = 0
        for seat in self.seats:
            with httpx.Client(base_url=url, cookies=seat.cookies, timeout=30) as http:
                reply = http.get(f"/api/tables/{seat.table}/moves?eyes={seat.seat}")
                assert reply.status_code == 200, (seat.table, seat.seat, reply.status_code, reply.text)
                stored = [move["text"] for move in reply.json() if move["seat"] == seat.seat]
                acked = [move for _, move in seat.acked]
                assert stored == acked, (
                    seat.table,
                    seat.seat,
                    stored[-5:],
                    acked[-5:],
                    len(stored),
                    len(acked),
                )
                made += len(stored)
        return made


def sticky(urls: Sequence[str]) -> Where:
    """All of a table to one process, and to the next one if that is gone; as a proxy that hashes on the table."""
    return lambda table, _seat, tries: urls[(sum(table.encode()) + tries) % len(urls)]


def scattered(urls: Sequence[str]) -> Where:
    """Everybody of a table to another process."""
    return lambda table, seat, tries: urls[(sum(table.encode()) + seat + tries) % len(urls)]
