"""Nonsense: many messages that mean nothing, to every door. ``python -m tools.attack.nonsense URL COUNT``."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter
from typing import Any

from .guest import CUT_OFF, Guest, Line

TYPES = (
    "move", "moves", "undo", "undo_ask", "undo_answer", "chat", "leave", "bot", "back", "why_not", "preview",
    "seat", "hello", "ping", "nothing", "",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 3, 10**9, 10**30, 0.5, "", "x", "\x00", "é" * 50, "\ud83d", [], [1], {}, {"a": []},
    "bid wheat_9 3", "cash in", "plebeian", [["a"]] * 5,
)  # fmt: skip
FIELDS = ("seat", "move", "moves", "on_version", "key", "text", "level", "agree", "version", "chat", "more")
PATHS = (
    "/api/me",
    "/api/tables",
    "/api/join",
    "/api/seat",
    "/api/records",
    "/api/deals",
    "/api/me/forget",
    "/api/nothing",
)


def message(rng: random.Random) -> str:
    """Nearly a command: the right words with wrong values, or half of it."""
    body: dict[str, Any] = {"type": rng.choice(TYPES)}
    for field in rng.sample(FIELDS, rng.randrange(6)):
        body[field] = rng.choice(VALUES)
    if rng.random() < 0.7:
        body["key"] = f"nonsense-{rng.randrange(10**6)}"
    text = json.dumps(body)
    if rng.random() < 0.1:
        text = text[: rng.randrange(len(text))] + rng.choice(["", "}", '"', "\\ud800", "]]"])
    return text


async def talk(guest: Guest, rng: random.Random, count: int) -> None:
    """So many messages to a table of one's own, on new sockets whenever the house hangs up."""
    table = (await guest.table("senators", "me", "here", "here"))["id"]
    line: Line | None = None
    said = 0
    while said < count:
        try:
            if line is None:
                line = await guest.socket(table)
                await line.greet()
            for _ in range(40):
                await line.ws.send(message(rng))
                said += 1
            await line.say(type="ping")
            while (await line.hear())["type"] != "pong":
                pass
        except CUT_OFF:
            line = None
    if line is not None:
        await line.close()


async def ask(guest: Guest, rng: random.Random, count: int) -> None:
    for _ in range(count):
        table = f"/api/tables/{rng.choice(['nothing', 'x' * 12, '..', '%00'])}"
        path = rng.choice(
            [*PATHS, f"{table}/command", f"{table}/join", f"{table}/continue", f"{table}/frame?seat=x"]
        )
        body = {
            field: rng.choice(VALUES)
            for field in rng.sample(("name", "lang", "game", "seats", "token", "record"), 2)
        }
        try:
            if rng.random() < 0.3:
                await guest.get(path)
            else:
                await guest.post(path, json.loads(json.dumps(body).replace("\\ud83d", "?")))
        except CUT_OFF:
            continue


async def nonsense(url: str, count: int) -> dict[str, Any]:
    """Nine of ten messages on sockets, the rest by request."""
    guests = [Guest(url, f"127.0.0.{2 + n}", f"Babbler {n}") for n in range(6)]
    askers = [Guest(url, guest.address) for guest in guests]
    tasks = []
    for n, guest in enumerate(guests):
        await guest.post("/api/me", {"name": guest.name})
        tasks.append(talk(guest, random.Random(n), count * 9 // 10 // len(guests)))
        tasks.append(ask(askers[n], random.Random(100 + n), count // 10 // len(guests)))
    await asyncio.gather(*tasks)
    answers: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    for guest in (*guests, *askers):
        answers += guest.answers
        faults += guest.faults
    return {"answers": dict(answers), "faults": dict(faults)}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(nonsense(sys.argv[1], int(sys.argv[2])))))
