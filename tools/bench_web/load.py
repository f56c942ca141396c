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
        self.sent = 0
        self.moves = 0  # acknowledged
        self.over = False
        self.until = 0.0  # closed loop: answer at once until so many moves are made
        self.mover: int | None = None  # who has sent a move and not yet seen what it brought
        self.due = 0.0  # when that move should have been on its way
        self.arrived = 0.0  # when the last of those who were sent something got it
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
            if message.startswith(b'{"type":"ack"'):
                self.moves += 1
            if not message.startswith(b'{"type":"frame"'):
                return
            frame = _decode(message)
            self.latest[seat] = frame
            self.over = frame.status != "playing"
            if self.due:
                self.arrived = time.perf_counter()
            if self.mover == seat:
                self.mover = None
            if self.moves < self.until and frame.prompt is not None and frame.prompt.seats[:1] == [seat]:
                self.play(seat)

        return heard

    def go_on(self, until: float) -> None:
        """Play as fast as the server answers."""
        self.until = until
        seat = self.asked()
        if seat is not None:
            self.play(seat)

    def play(self, seat: int, due: float | None = None) -> None:
        """A move of this seat, on what it has seen last."""
        frame = self.latest[seat]
        if frame is None or self.over:
            return
        choices = [move for move in frame.moves if move.id not in self.interrupts]
        if not choices:
            return
        if due is not None:
            self.close_account()
            self.due = due
        move = self.rng.choice(choices)
        self.sent += 1
        self.mover = seat
        self.wires[seat].say(
            b'{"type":"move","seat":%d,"move":%d,"on_version":%d,"key":"%d"}'
            % (seat, move.id, frame.version, self.sent)
        )

    def close_account(self) -> None:
        """How long the last move took until the last of those who were to see it had it."""
        if self.due and self.arrived:
            self.delays.append(self.arrived - self.due)
        self.due = self.arrived = 0.0

    def asked(self) -> int | None:
        """The seat to move next, if the last one has seen what its move brought."""
        if self.over or self.mover is not None:
            return None
        for seat, frame in enumerate(self.latest):
            if frame is None or frame.prompt is None:
                return None
            if frame.prompt.seats[:1] == [seat]:
                return seat
        return None

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


async def scatter(made: list[Table], most: int = 60) -> None:
    """Bring tables to different moments of their games, as in a real house.

    In step, all would come to what is dear (a new round, a snapshot) at the same time.
    """
    for n, table in enumerate(made):
        table.go_on(n * most // len(made))
    until = time.perf_counter() + 30
    while any(table.moves < table.until and not table.over for table in made):
        await asyncio.sleep(0.02)
        if time.perf_counter() > until:
            raise TimeoutError("the tables did not get under way")
    await asyncio.sleep(0.1)


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
