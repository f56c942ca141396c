"""The same seat moves in two processes at the same moment, again and again."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence

import httpx

from tests.server.tavern import GAMES, Guest


async def race(urls: Sequence[str], rounds: int, seed: str = "race") -> Counter[str]:
    """What the second of two moves was answered; the first was always carried out, and nothing else."""
    rng = random.Random(seed)
    answers: Counter[str] = Counter()
    made = 0
    tables = 0
    while made < rounds:
        guest = Guest(urls[0], "Livia")
        table = guest.table(GAMES[tables % len(GAMES)], "me", "here", "here", public=False)["id"]
        tables += 1
        cookies = dict(guest.http.cookies)
        guest.http.close()
        clients = [httpx.AsyncClient(base_url=url, cookies=cookies, timeout=30) for url in urls[:2]]
        here = 0
        try:
            while made + here < rounds and await _one(clients, table, rng, answers, f"{tables} {here}"):
                here += 1
            stored = (await clients[1].get(f"/api/tables/{table}/frame")).json()
            counted = 0
            for seat in range(3):  # sealed moves are known to their own seats
                told = (await clients[0].get(f"/api/tables/{table}/moves?eyes={seat}")).json()
                counted += sum(move["seat"] == seat for move in told)
            assert counted == here, (counted, here, stored["status"])
        finally:
            for client in clients:
                await client.aclose()
        made += here
    return answers


async def _one(
    clients: Sequence[httpx.AsyncClient], table: str, rng: random.Random, answers: Counter[str], round: str
) -> bool:
    """One race; False if the game is over."""
    head = (await clients[0].get(f"/api/tables/{table}")).json()
    if head["status"] != "playing":
        return False
    seat = rng.choice(head["asked"])
    frame = (await clients[0].get(f"/api/tables/{table}/frame?seat={seat}")).json()
    moves = [move["text"] for move in frame["moves"] if move["verb"] != "embezzle"]

    async def play(n: int, move: str) -> str:
        command = {
            "type": "move",
            "seat": seat,
            "move": move,
            "on_version": frame["version"],
            "key": f"{round} {n}",
        }
        said = (await clients[n].post(f"/api/tables/{table}/command", json=command)).json()
        return str(said["type"])

    said = await asyncio.gather(play(0, rng.choice(moves)), play(1, rng.choice(moves)))
    assert sorted(said)[0] == "ack", said
    assert said.count("ack") == 1, said
    loser = next(kind for kind in said if kind != "ack")
    assert loser in ("stale", "refused"), said
    answers[loser] += 1
    return True
