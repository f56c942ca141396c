"""The floods: each is what one attacker does for some seconds. ``python -m tools.attack.floods URL KIND SECONDS``.

Attackers sit at several addresses and stay, each for themselves, near what a house allows one person.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from typing import Any

from taberna.kernel.record import Record

from .guest import CUT_OFF, Guest, Line, Refused, paced

ADDRESSES = 4
ATTACKERS = 8
FAST = 18.0  # commands a second of one person

Flood = Callable[[Guest, float], Awaitable[None]]
FLOODS: dict[str, Flood] = {}


def flood(deed: Flood) -> Flood:
    FLOODS[deed.__name__.replace("_", "-")] = deed
    return deed


async def _own_table(guest: Guest, game: str = "senators") -> tuple[str, Line]:
    """A table of people at one device, and a socket at it that is read by itself."""
    seats = ["me", "here", "here"] if game == "senators" else ["me", "here"]
    table = (await guest.table(game, *seats))["id"]
    line = await guest.socket(table)
    await line.greet(seat=0)
    return table, line


async def _talk(
    guest: Guest, seconds: float, say: Callable[[Line], Awaitable[object]], rate: float = FAST
) -> None:
    _, line = await _own_table(guest)
    listening = asyncio.create_task(line.drain())
    try:
        async for _ in paced(rate, seconds):
            await say(line)
    finally:
        await line.close()
        listening.cancel()


# -- commands ----------------------------------------------------------------------------------------------


@flood
async def illegal_moves(guest: Guest, seconds: float) -> None:
    await _talk(
        guest,
        seconds,
        lambda line: line.send("move", seat=0, move="bid wheat_9 99", on_version=line.frame["version"]),
    )


@flood
async def misspelt_moves(guest: Guest, seconds: float) -> None:
    words = ("bdi wheta_9 33", "cash on", "extortoin", "price 5000", "offer irno_6", "xyzzy plugh", "b" * 100)
    await _talk(
        guest,
        seconds,
        lambda line: line.send("move", seat=0, move=random.choice(words), on_version=line.frame["version"]),
    )


@flood
async def stale_moves(guest: Guest, seconds: float) -> None:
    await _talk(guest, seconds, lambda line: line.send("move", seat=0, move="cash in", on_version=0))


@flood
async def moves_and_undo(guest: Guest, seconds: float) -> None:
    _, line = await _own_table(guest)
    try:
        async for _ in paced(FAST / 2, seconds):
            frame = line.frame
            asked = frame["prompt"]["seats"][0]
            if frame["seat"] != asked:
                frame = await line.greet(seat=asked)
            key = await line.send(
                "move", seat=asked, move=frame["moves"][0]["text"], on_version=frame["version"]
            )
            answer = await line.until(key)
            while answer["type"] == "ack" and line.frame["version"] < answer["version"]:
                await line.hear()
            key = await line.send("undo", seat=asked, on_version=line.frame["version"])
            answer = await line.until(key)
            while answer["type"] == "ack" and line.frame["version"] < answer["version"]:
                await line.hear()
    finally:
        await line.close()


@flood
async def previews(guest: Guest, seconds: float) -> None:
    await _talk(
        guest,
        seconds,
        lambda line: line.send(
            "preview", seat=0, move=random.choice(line.frame["moves"] or [{"text": "x"}])["text"]
        ),
        10,
    )


@flood
async def why_nots(guest: Guest, seconds: float) -> None:
    await _talk(
        guest,
        seconds,
        lambda line: line.send("why_not", seat=0, move=f"bid olives_9 {random.randrange(99)}"),
        10,
    )


@flood
async def hints(guest: Guest, seconds: float) -> None:
    await _talk(guest, seconds, lambda line: line.send("hint", seat=0), 2)


@flood
async def chat(guest: Guest, seconds: float) -> None:
    await _talk(guest, seconds, lambda line: line.send("chat", text="Ceterum censeo " * 30), 4)


@flood
async def greetings(guest: Guest, seconds: float) -> None:
    await _talk(guest, seconds, lambda line: line.say(type="hello", version=0))


@flood
async def looking_around(guest: Guest, seconds: float) -> None:
    await _talk(guest, seconds, lambda line: line.send("seat", seat=random.choice([None, 0, 1, 2])))


@flood
async def pings(guest: Guest, seconds: float) -> None:
    async def ping(line: Line) -> None:
        await line.ws.ping()
        await line.say(type="ping")

    await _talk(guest, seconds, ping)


@flood
async def garbage(guest: Guest, seconds: float) -> None:
    """Text that is no command; a house may hang up."""

    async def say(line: Line) -> None:
        await line.ws.send(
            random.choice(["{", "[" * 2000, '{"type":"move"}', "\x00" * 50, "null", '{"type":[]}'])
        )

    await _talk(guest, seconds, say)


# -- sockets and connections -------------------------------------------------------------------------------


@flood
async def deaf_sockets(guest: Guest, seconds: float) -> None:
    """Asks for whole frames and never reads one."""
    table, line = await _own_table(guest, "provincia")
    deaf = [await guest.socket(table) for _ in range(8)]
    try:
        async for _ in paced(8, seconds):
            for one in deaf:
                with suppress(*CUT_OFF):
                    async with asyncio.timeout(0.05):
                        await one.say(type="hello", version=0)
    finally:
        for one in (*deaf, line):
            one.ws.transport.abort()


@flood
async def coming_and_going(guest: Guest, seconds: float) -> None:
    table, line = await _own_table(guest)
    listening = asyncio.create_task(line.drain())
    try:
        async for _ in paced(10, seconds):
            with suppress(*CUT_OFF):
                visitor = await guest.socket(table)
                await visitor.greet()
                visitor.ws.transport.abort()
    finally:
        await line.close()
        listening.cancel()


@flood
async def unfinished_requests(guest: Guest, seconds: float) -> None:
    """Headers that come letter by letter, and bodies that never come."""
    host, port = guest.url.removeprefix("http://").split(":")

    async def one(body: bool) -> None:
        with suppress(*CUT_OFF):
            _, writer = await asyncio.open_connection(host, int(port), local_addr=(guest.address, 0))
            head = f"POST /api/me HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\n"
            writer.write((head + "Content-Length: 60000\r\n\r\n{" if body else head).encode())
            async for _ in paced(4, seconds):
                writer.write(b" " if body else b"X-A: b\r\n")
                await writer.drain()
            writer.transport.abort()

    await asyncio.gather(*(one(n % 2 == 0) for n in range(20)))


# -- requests ----------------------------------------------------------------------------------------------


async def _ask(guest: Guest, seconds: float, rate: float, ask: Callable[[], Awaitable[object]]) -> None:
    async for _ in paced(rate, seconds):
        with suppress(*CUT_OFF):
            await ask()


@flood
async def lobby(guest: Guest, seconds: float) -> None:
    for _ in range(5):
        await guest.table("massilia", "me", "open", public=True)
    await _ask(guest, seconds, 12, lambda: guest.get(random.choice(["/", "/api/tables"])))


@flood
async def rules_and_files(guest: Guest, seconds: float) -> None:
    paths = [
        "/rules/provincia",
        "/api/rules/rome",
        "/api/games",
        "/locale/de.ftl",
        "/new",
        "/nowhere",
        "/static/x",
    ]
    await _ask(guest, seconds, 12, lambda: guest.get(random.choice(paths)))


@flood
async def links(guest: Guest, seconds: float) -> None:
    def guess() -> Awaitable[object]:
        token = "".join(random.choices("abcdefgh123-._", k=40))
        return guest.post(random.choice(["/api/join", "/api/seat"]), {"token": token})

    await _ask(guest, seconds, 12, guess)


@flood
async def newcomers(guest: Guest, seconds: float) -> None:
    async def new() -> None:
        guest.http.cookies.clear()
        await guest.post("/api/me", {"name": "x" * 80})

    await _ask(guest, seconds, 10, new)


@flood
async def large_bodies(guest: Guest, seconds: float) -> None:
    body = {"record": "x" * 1_000_000}
    await _ask(guest, seconds, 2, lambda: guest.post(random.choice(["/api/records", "/api/me"]), body))


@flood
async def imports(guest: Guest, seconds: float) -> None:
    record = _long_game()
    bomb = json.loads(Record.new("massilia", 2, seed="bomb").dump("json"))
    bomb["edition"] = {"players": {"penalty_stones": {"per_player": 2**30}}}
    texts = [record, json.dumps(bomb), record[:-200]]
    await _ask(guest, seconds, 3, lambda: guest.post("/api/records", {"record": random.choice(texts)}))


@flood
async def replays(guest: Guest, seconds: float) -> None:
    made = await _import(guest)
    last = made["moves"]

    def look() -> Awaitable[object]:
        path = random.choice([f"replay?move={random.randrange(last)}&eyes=all", "moves", "record", "log"])
        return guest.get(f"/api/tables/{made['id']}/{path}")

    await _ask(guest, seconds, 8, look)


@flood
async def going_on(guest: Guest, seconds: float) -> None:
    made = await _import(guest)
    path = f"/api/tables/{made['id']}/continue"
    await _ask(guest, seconds, 3, lambda: guest.post(path, {"move": random.randrange(made["moves"])}))


@flood
async def tables_of_thinkers(guest: Guest, seconds: float) -> None:
    """Tables where the strongest bots think, watched so that they do not rest."""
    lines: list[Line] = []
    try:
        async for _ in paced(1, seconds):
            with suppress(*CUT_OFF):
                table = (await guest.table("rome", "me", "caesar", "caesar", first=1))["id"]
                lines.append(await guest.socket(table))
                await lines[-1].greet()
    finally:
        for line in lines:
            line.ws.transport.abort()


@flood
async def sitting_and_leaving(guest: Guest, seconds: float) -> None:
    table = (await guest.table("massilia", "me", "open", public=True))["id"]
    path = f"/api/tables/{table}/command"
    key = 0

    async def turn() -> None:
        nonlocal key
        key += 1
        await guest.post(path, {"type": "leave", "seat": 0, "key": f"leave-leave-{key}"})
        await guest.post(f"/api/tables/{table}/join", {"seat": 0})

    await _ask(guest, seconds, 6, turn)


async def _import(guest: Guest) -> dict[str, Any]:
    reply = await guest.post("/api/records", {"record": _long_game()})
    if reply.status_code != 201:
        raise Refused(reply.status_code)
    made: dict[str, Any] = reply.json()
    return made


@cache
def _long_game() -> str:
    rng = random.Random(3)
    record = Record.new("provincia", 4, seed="long")
    while record.state.to_move:
        seat = record.state.to_move[0]
        record.append(seat, rng.choice(record.state.moves(seat)))
    return record.dump()


async def attack(url: str, kind: str, seconds: float) -> dict[str, dict[str, int]]:
    """All attackers at once; what they were answered, and what must not have been."""
    network = 2 + list(FLOODS).index(
        kind
    )  # each kind comes from elsewhere: limits of the one before do not help
    guests = [Guest(url, f"127.0.{network}.{1 + n % ADDRESSES}", f"Vandal {n}") for n in range(ATTACKERS)]

    async def one(guest: Guest) -> None:
        with suppress(*CUT_OFF):
            await guest.post("/api/me", {"name": guest.name})
            await FLOODS[kind](guest, seconds)

    await asyncio.gather(*map(one, guests))
    answers: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    for guest in guests:
        answers += guest.answers
        faults += guest.faults
        await guest.close()
    return {"answers": dict(answers), "faults": dict(faults)}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3])))))
