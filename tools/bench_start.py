"""How long a house with many tables takes to open, and how much memory it needs: ``python -m tools.bench_start``.

Makes a file with that many tables (games in play where a bot owes a move, waiting and finished ones), opens the house
in a process of its own three times, and prints the seconds until it answers and its memory then and a little later.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec

import taberna
from taberna.server.store import open_store
from taberna.server.store.records import NewTable, Person
from taberna.server.table.entries import BOT, PERSON, Chair, Lobby, Setup, encode
from taberna.server.table.prepare import Prepared, founded

MOVES = 12


def played(game: str, person: str, number: int) -> Prepared:
    """A table some moves into a game, with a bot to move wherever possible."""
    rules = taberna.game(game)
    record = taberna.Record.new(rules, rules.min_seats, seed=f"start {number}")
    rng = random.Random(number)
    while record.state.to_move and (len(record.moves) < MOVES or record.state.to_move == (0,)):
        seat = rng.choice(record.state.to_move)
        record.append(seat, rng.choice(record.state.moves(seat)))
        if len(record.moves) == 60:
            break
    setup = Setup(game, rules.version, record.seats, {}, record.seed, host=person)
    chairs = [
        Chair(PERSON, "Livia"),
        *(Chair(BOT, f"B{seat}", "plebeian") for seat in range(1, record.seats)),
    ]
    return founded(setup, False, chairs, [(0, person)], record.moves)


async def fill(path: Path, count: int) -> None:
    store = open_store(f"sqlite:{path}")
    await store.open()
    person = Person("p" * 24, "Livia", "en")
    await store.add_person(person, b"x" * 32, time.time())
    patterns = [played(game, person.id, n) for n in range(5) for game in taberna.GAMES]
    waiting: list[asyncio.Future[None]] = []
    for n in range(count):
        pattern = patterns[n % len(patterns)]
        append = msgspec.structs.replace(
            pattern.append,
            table=secrets.token_hex(6),
            give=[(0, person.id if n % 4 == 0 else f"{n:024d}")],
            changed=time.time(),
        )
        setup, lobby = encode(pattern.setup), encode(Lobby.of(pattern.setup))
        made = store.create(NewTable(time.time(), False, setup, lobby, append))
        waiting.append(asyncio.ensure_future(made))
        if len(waiting) == 500:
            await asyncio.gather(*waiting)
            waiting.clear()
    await asyncio.gather(*waiting)
    await store.close()


def resident(pid: int) -> float:
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def once(path: Path) -> tuple[float, float, float, float]:
    """Seconds until the house answers, its processor time and megabytes then, and three seconds later."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "taberna", "serve", "--port", str(port), "--data", str(path)]
    began = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=20) as reply:
            reply.read()
        took = time.monotonic() - began
        used, then = cpu(process.pid), resident(process.pid)
        time.sleep(3)
        return took, used, then, resident(process.pid)
    finally:
        process.terminate()
        process.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--data", type=Path, help="use (or make) this file instead of one for the moment")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = args.data or Path(folder) / "t.sqlite"
        if not path.exists():
            asyncio.run(fill(path, args.tables))
        print(f"{path.stat().st_size / 1e6:.0f} MB of data")
        for _ in range(3):
            took, used, then, later = once(path)
            print(
                f"open after {took:.2f} s ({used:.2f} s of processor time) with {then:.0f} MB, then {later:.0f} MB"
            )


if __name__ == "__main__":
    main()
