"""Several houses on one store, and players who sit in different ones."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import taberna
from taberna.server.bus.carried import Carrier

from .tavern import PATIENCE, Guest, Line, Tavern, tavern

SECRET = "a key for all processes of the house"


@contextmanager
def houses(
    count: int, folder: Path, store: str, bus: str | None = None, **settings: Any
) -> Iterator[list[Tavern]]:
    """So many houses; TABERNA_SECRET must be the same for all of them."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(tavern(folder / f"{n}.sqlite", store=store, bus=bus, **settings))
            for n in range(count)
        ]


def elsewhere(house: Tavern, guest: Guest) -> Guest:
    """The same person on the same device, whose requests meet another process."""
    twin = house.guest()
    twin.http.cookies.update(dict(guest.http.cookies))
    twin.keys = 10_000 + random.randrange(10**9)
    return twin


def until(found: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """What is found soon."""
    end = time.monotonic() + seconds
    while not (it := found()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return it


def play(guest: Guest, table: str) -> int:
    """Make a move for whoever is asked; the version after it."""
    seat = guest.get(f"/api/tables/{table}")["asked"][0]
    frame = guest.frame(table, seat)
    move = frame["moves"][0]["text"]
    said = guest.command(table, "move", seat=seat, move=move, on_version=frame["version"])
    assert said["type"] == "ack"
    return int(said["version"])


class Eavesdropper:
    """Hears everything on a bus that is for everybody, and what is for one process, if its channel is known."""

    def __init__(self, carrier: Carrier, channel: str = "nobody") -> None:
        self.heard: list[str] = []
        self._carrier = carrier
        self._channel = channel
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def _run(self) -> None:
        async def listen() -> None:
            await self._carrier.connect(self._channel, self.heard.append, self.heard.append, lambda: None)
            self._ready.set()

        self._loop.run_until_complete(listen())
        self._loop.run_forever()

    def messages(self) -> list[bytes]:
        return [line.encode() for payload in self.heard for line in payload.split("\n")[1:] if line]

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)


class Eyes:
    """One socket, and everything that it was sent."""

    def __init__(self, line: Line, seat: int | None) -> None:
        self.line = line
        self.seat = seat
        self.frames: dict[int, dict[str, Any]] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.last: dict[str, Any] = {}

    def drain(self, timeout: float = 0.0) -> bool:
        """Hear what has come; whether there was anything."""
        heard = False
        while True:
            try:
                message = self.line.hear(0.0 if heard else timeout)
            except TimeoutError:
                return heard
            heard = True
            self.line.heard.clear()
            match message["type"]:
                case "frame":
                    self._frame(message)
                case "chat":
                    self.chat += message["lines"]
                case "presence" | "pong":
                    self.last = {**self.last, "seats_now": message.get("seats")}
                case _:
                    if message["type"] == "stale":
                        self._frame(message["frame"])
                    self.answers[message["key"]] = message

    def _frame(self, frame: dict[str, Any]) -> None:
        assert frame["seat"] == self.seat
        if frame["log_whole"]:
            self.log = frame["log"]
        else:
            assert frame["previous"] == self.last["version"], "no gap"
            if frame["log_back"] is not None:
                kept = [
                    line for line in self.log if line["move"] <= frame["log_back"] or line["rule"] is None
                ]
                self.log = kept
            self.log += frame["log"]
        self.chat += [line for line in frame["chat"] if line["n"] > len(self.chat)]
        self.frames[frame["version"]] = frame
        self.last = frame

    def wait(self, version: int, seconds: float = PATIENCE) -> None:
        end = time.monotonic() + seconds
        while self.last.get("version", 0) < version:
            assert time.monotonic() < end, (
                f"seat {self.seat} waits for {version}, has {self.last.get('version')}"
            )
            self.drain(0.5)

    def answer(self, key: str, seconds: float = PATIENCE) -> dict[str, Any]:
        end = time.monotonic() + seconds
        while key not in self.answers:
            assert time.monotonic() < end, f"no answer to {key}"
            self.drain(0.5)
        return self.answers[key]


def shown(frame: dict[str, Any]) -> dict[str, Any]:
    """What a viewer sees at a version, without what belongs to one connection's way there."""
    seats = [
        {k: v for k, v in seat.items() if k not in ("connected", "away", "replaceable")}
        for seat in frame["seats"]
    ]
    same = (
        "table",
        "status",
        "version",
        "seat",
        "moves_made",
        "undo",
        "prompt",
        "moves",
        "result",
        "view",
        "yours",
    )
    return {**{name: frame[name] for name in same}, "seats": seats}


class Game:
    """A whole game whose players sit in different houses; every viewer looks from two of them."""

    def __init__(self, game: str, houses: list[Tavern], rng: random.Random) -> None:
        self.rng = rng
        self.houses = houses
        seats = max(taberna.game(game).min_seats, 2)
        people = [houses[n % len(houses)].guest(f"Person{n}") for n in range(seats)]
        self.id = people[0].table(game, "me", *["open"] * (seats - 1), public=True)["id"]
        for guest in people[1:]:
            guest.post(f"/api/tables/{self.id}/join", {})
        self.people = people
        self.eyes: list[tuple[Eyes, Eyes]] = []
        for n, guest in enumerate(people):
            seat = guest.get(f"/api/tables/{self.id}")["yours"][0]
            far = elsewhere(houses[(n + 1) % len(houses)], guest)
            pair = (Eyes(guest.socket(self.id), seat), Eyes(far.socket(self.id), seat))
            self.eyes.append(pair)
        self.eyes.sort(key=lambda pair: pair[0].seat or 0)
        watchers = [house.guest() for house in houses[:2]]
        self.watchers = (Eyes(watchers[0].socket(self.id), None), Eyes(watchers[1].socket(self.id), None))
        for eyes in self.all():
            eyes.drain(10)
        self.moves = 0
        self.stale = 0

    def all(self) -> list[Eyes]:
        return [eyes for pair in (*self.eyes, self.watchers) for eyes in pair]

    def play(self, seconds: float, most: int = 100_000) -> None:
        """To the end of the game, or of the time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.moves < most:
            for eyes in self.all():
                eyes.drain()
            status, asked = self.now()
            if status != "playing":
                break
            self._act(self.rng.choice(asked))

    def now(self) -> tuple[str, list[int]]:
        newest = max((pair[0] for pair in self.eyes), key=lambda eyes: eyes.last["moves_made"]).last
        return newest["status"], newest["prompt"]["seats"]

    def _act(self, seat: int) -> None:
        hand = self.rng.choice(self.eyes[seat])  # either device may be used
        dice = self.rng.random()
        if dice < 0.03:
            self._say(hand)
        elif dice < 0.06 and hand.last["undo"]["free"]:
            key = hand.line.send("undo", seat=seat, on_version=hand.last["version"])
            hand.answer(key)
        else:
            moves = [move["text"] for move in hand.last["moves"] if move["verb"] != "embezzle"]
            if not hand.last["prompt"]["yours"] or not moves:
                hand.drain(0.05)
                return
            move = self.rng.choice(moves)
            key = hand.line.send("move", seat=seat, move=move, on_version=hand.last["version"])
            said = hand.answer(key)
            assert said["type"] in ("ack", "stale", "refused"), said
            self.moves += said["type"] == "ack"
            self.stale += said["type"] != "ack"
            if said["type"] == "ack":
                hand.wait(said["version"])

    def _say(self, hand: Eyes) -> None:
        key = hand.line.send("chat", text=f"salvete {self.moves}")
        assert hand.answer(key)["type"] == "ack"

    def settle(self) -> None:
        """Wait until everybody has seen the same."""
        for pair in (*self.eyes, self.watchers):
            for _ in range(200):
                for eyes in pair:
                    eyes.drain(0.02)
                if pair[0].last["version"] == pair[1].last["version"] and len(pair[0].chat) == len(
                    pair[1].chat
                ):
                    break

    def check(self) -> int:
        """Everybody has seen the same in both houses; how many frames were compared."""
        compared = 0
        for one, other in (*self.eyes, self.watchers):
            assert one.last["version"] == other.last["version"]
            for version in one.frames.keys() & other.frames.keys():
                assert shown(one.frames[version]) == shown(other.frames[version])
                compared += 1
            told = [[(line["n"], line["text"]) for line in eyes.log[-150:]] for eyes in (one, other)]
            assert told[0] == told[1], "who was sent the log anew has its last lines"
            assert one.chat == other.chat == self.eyes[0][0].chat, "said in one order"
        return compared

    def about_people(self) -> list[str]:
        """What must not be found on the bus at all: names, tokens, what was said."""
        found = [f"Person{n}" for n in range(len(self.people))] + ["salvete"]
        for guest in self.people:
            found += [value.split(".")[0] for value in guest.http.cookies.values()]
        return found

    def secrets(self) -> list[str]:
        """What must not be found where not every process may know it: moves too."""
        found = self.about_people()
        for pair in self.eyes:
            for frame in pair[0].frames.values():
                found += [move["text"] for move in frame["moves"] if " " in move["text"]]
        return sorted(set(found))

    def close(self) -> None:
        for eyes in self.all():
            eyes.line.close()
