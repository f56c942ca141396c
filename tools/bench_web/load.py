"""Scripted players: four sockets at each table, moves drawn at random from what the server offers."""

from __future__ import annotations

import asyncio
import time
from random import Random

import httpx
import msgspec

import taberna

from .wire import Wire


class Move(msgspec.Struct):
    id: int
    text: str


class Prompt(msgspec.Struct):
    seats: list[int]
    yours: bool


class Heard(msgspec.Struct):
    """The part of a message a player needs; the rest is skipped."""

    type: str
    version: int = 0
    status: str = ""
    moves: list[Move] = []
    prompt: Prompt | None = None


_decode = msgspec.json.Decoder(Heard).decode


class Table:
    """One table and its players."""

    def __init__(self, id: str, seats: int, game: str, rng: Random) -> None:
        self.id = id
        self.rng = rng
        self.interrupts = {move.id for move in taberna.game(game).alphabet if move.interrupt}
        self.wires: list[Wire] = []
        self.latest: list[Heard | None] = [None] * seats
        self.version = 0
        self.moves = 0
        self.over = False
        self.playing = False  # closed loop: answer at once
        self.due: dict[int, float] = {}  # when a version should have been on its way
        self.missing: dict[int, int] = {}
        self.delays: list[float] = []
        self.bytes = 0

    async def sit(self, host: str, port: int, cookie: str) -> None:
        loop = asyncio.get_running_loop()
        for seat in range(len(self.latest)):
            wire = Wire(f"/ws/{self.id}", f"{host}:{port}", cookie, self._listener(seat))
            await loop.create_connection(lambda wire=wire: wire, host, port)
            await asyncio.wait_for(wire.open, 20)
            wire.say(b'{"type":"hello","seat":%d}' % seat)
            self.wires.append(wire)

    def _listener(self, seat: int):  # type: ignore[no-untyped-def]
        def heard(message: bytes) -> None:
            self.bytes += len(message)
            if not message.startswith(b'{"type":"frame"'):
                return
            frame = _decode(message)
            self.latest[seat] = frame
            if frame.version > self.version:
                self.moves += frame.version - self.version if self.version else 0
                self.version = frame.version
                self.over = frame.status != "playing"
            self._arrived(frame.version)
            if self.playing and frame.prompt is not None and frame.prompt.seats[:1] == [seat]:
                self.play(seat)

        return heard

    def _arrived(self, version: int) -> None:
        due = self.due.get(version)
        if due is None:
            return
        self.missing[version] -= 1
        if self.missing[version] == 0:
            self.delays.append(time.perf_counter() - due)
            del self.due[version], self.missing[version]

    def play(self, seat: int, due: float | None = None) -> None:
        """A move of this seat, on what it has seen last."""
        frame = self.latest[seat]
        if frame is None or self.over:
            return
        choices = [move for move in frame.moves if move.id not in self.interrupts]
        if not choices:
            return
        if due is not None:
            self.due[frame.version + 1] = due
            self.missing[frame.version + 1] = len(self.wires)
        move = self.rng.choice(choices)
        self.wires[seat].say(
            b'{"type":"move","seat":%d,"move":%d,"on_version":%d,"key":"%d"}'
            % (seat, move.id, frame.version, frame.version)
        )

    def asked(self) -> int | None:
        """The seat to move next, if everybody has seen the newest position."""
        first = self.latest[0]
        if self.over or self.due or first is None or first.prompt is None or not first.prompt.seats:
            return None
        if any(frame is None or frame.version != self.version for frame in self.latest):
            return None
        return first.prompt.seats[0]

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


async def tables(url: str, game: str, count: int, seats: int, seed: int, sit: bool = True) -> list[Table]:
    """New tables with their players."""
    host, _, port = url.rpartition("//")[2].partition(":")
    made = []
    async with httpx.AsyncClient(base_url=url, timeout=60, verify=False) as http:
        for n in range(count):
            chairs = [{"kind": "me"}] + [{"kind": "here"}] * (seats - 1)
            body = {"game": game, "seats": chairs, "name": "P0", "seed": f"{seed} {n}", "pace": 0}
            reply = await http.post("/api/tables", json=body)
            reply.raise_for_status()
            table = Table(reply.json()["id"], seats, game, Random(f"{seed} {n}"))
            made.append(table)
        cookie = f"taberna={http.cookies['taberna']}"
        if sit:
            for table in made:
                await table.sit(host, int(port), cookie)
    until = time.perf_counter() + 30
    while sit and any(frame is None for table in made for frame in table.latest):
        await asyncio.sleep(0.02)
        if time.perf_counter() > until:
            raise TimeoutError("not everybody got a first frame")
    return made
