"""`make bench-web`: what one server process carries.

For each game, N tables x 4 players play real games through sockets, every move durable (synchronous=FULL) before
anybody sees it: first as fast as the server answers (closed loop), then paced at half of that.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import statistics
import sys
import tempfile
import time
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import taberna as games

from . import peer
from .house import LOADS, Process, taberna
from .load import scatter, tables


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def seats_of(game: str) -> int:
    return min(4, games.game(game).max_seats)


def view_size(game: str) -> int:
    """Bytes of a view, on average over a random game: the peer's is made as large."""
    rng = Random(game)
    state = games.game(game).new(seats_of(game), seed="size")
    sizes: list[int] = []
    while state.to_move:
        sizes.append(len(json.dumps(state.view(0), separators=(",", ":"))))
        seat = state.to_move[0]
        state.play(seat, rng.choice([move for move in state.moves(seat) if not move.interrupt]))
    return sum(sizes) // len(sizes)


async def closed(
    house: Process, url: str, game: str, count: int, seconds: float, seed: int
) -> dict[str, float]:
    """One move always in flight at each table."""
    made = await tables(url, game, count, seats_of(game), seed)
    await scatter(made)
    for table in made:
        table.go_on(inf)
    await asyncio.sleep(min(1.0, seconds / 3))
    moves, cpu, started = sum(t.moves for t in made), house.cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    moves = sum(t.moves for t in made) - moves
    spent, cpu = time.perf_counter() - started, house.cpu() - cpu
    playing = sum(not t.over for t in made)
    for table in made:
        table.until = 0
        table.close()
    return {
        "moves_per_s": moves / spent,
        "cpu_us_per_move": cpu / max(1, moves) * 1e6,
        "memory_mb": house.memory(),
        "still_playing": playing,
    }


async def paced(
    house: Process, url: str, game: str, count: int, rate: float, seconds: float, seed: int
) -> dict[str, float]:
    """Moves fall due at a steady rate; a move's delay runs from then until the last of the four has seen it."""
    made = await tables(url, game, count, seats_of(game), seed)
    await scatter(made)
    started = time.perf_counter()
    sent = late = 0
    place = 0
    cpu = house.cpu()
    while (now := time.perf_counter()) - started < seconds:
        owed = int((now - started) * rate) - sent
        for _ in range(owed):
            due = started + sent / rate
            sent += 1
            for _ in range(len(made)):
                place = (place + 1) % len(made)
                seat = made[place].asked()
                if seat is not None:
                    made[place].play(seat, due)
                    break
            else:
                late += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.3)
    cpu = house.cpu() - cpu
    for table in made:
        table.close_account()
    delays = sorted(delay for table in made for delay in table.delays)
    memory = house.memory()
    for table in made:
        table.close()
    return {
        "rate": rate,
        "p50_ms": statistics.median(delays) * 1000 if delays else float("nan"),
        "p99_ms": delays[int(len(delays) * 0.99)] * 1000 if delays else float("nan"),
        "measured": len(delays),
        "not_sent": late,
        "cpu_us_per_move": cpu / max(1, len(delays)) * 1e6,
        "memory_mb": memory,
    }


python = sys.executable  # that serves


def in_house(work: Any, *more: str) -> Any:
    """Run something against a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        house = taberna(Path(folder) / "bench.sqlite", port, *more, python=python)
        try:
            return _run(work(house, f"http://127.0.0.1:{port}"))
        finally:
            house.end()


def _run(work: Any) -> Any:
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def memory(game: str, count: int) -> dict[str, float]:
    """Memory of a table that is open without players, and of one that has left memory."""

    async def measure(house: Process, url: str) -> dict[str, float]:
        await tables(url, game, 5, seats_of(game), 1, sit=False)
        base = house.memory()
        await tables(url, game, count, seats_of(game), 2, sit=False)
        opened = house.memory()
        await asyncio.sleep(8)
        return {
            "base_mb": base,
            "kb_per_open_table": (opened - base) / count * 1000,
            "kb_per_idle_table": (house.memory() - base) / count * 1000,
        }

    return dict(in_house(measure, "--idle-after", "3"))


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench_web", description=__doc__)
    parser.add_argument("--peers", action="store_true", help="boardgame.io (npm) beside it")
    parser.add_argument("--games", default=",".join(games.GAMES))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--skip-large", action="store_true", help="without 250 tables x 4 sockets")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that serves (this one)")
    args = parser.parse_args()
    global python
    python = args.python
    if LOADS:
        os.sched_setaffinity(0, LOADS)  # the server has the first core
    report: dict[str, Any] = {"games": {}, "load": os.getloadavg()}
    for game in args.games.split(","):
        report["games"][game] = _game(game, args)
        if not args.json:
            _tell(game, report["games"][game])
    report["memory"] = memory("senators", 200)
    if not args.json:
        one = report["memory"]
        print(
            f"memory: {one['base_mb']:.0f} MB to begin with, {one['kb_per_open_table']:.0f} KB per open table, "
            f"{one['kb_per_idle_table']:.1f} KB per idle one"
        )
    if not args.skip_large:
        report["large"] = _large(args)
        if not args.json:
            one = report["large"]
            print(
                f"250 tables, 1000 sockets at {one['rate']:.0f} moves/s: p50 {one['p50_ms']:.1f} ms, "
                f"p99 {one['p99_ms']:.1f} ms, {one['memory_mb']:.0f} MB"
            )
    report["load_after"] = os.getloadavg()
    if args.json:
        json.dump(report, sys.stdout, indent=1)
    else:
        print(f"load average {report['load'][0]:.1f} before, {report['load_after'][0]:.1f} after")
    return 0


def _game(game: str, args: argparse.Namespace) -> dict[str, Any]:
    """One server for all rounds of a game; the peer's run between them."""

    async def measure(house: Process, url: str) -> dict[str, Any]:
        await closed(
            house, url, game, args.tables, args.seconds, 1000
        )  # not counted: words are read and made
        rounds = []
        size = view_size(game)
        for n in range(args.rounds):
            one: dict[str, Any] = {"ours": await closed(house, url, game, args.tables, args.seconds, n)}
            if args.peers:
                one["boardgame.io"] = await asyncio.to_thread(
                    peer.closed, args.tables, seats_of(game), args.seconds, size
                )
                one["ratio"] = one["ours"]["moves_per_s"] / one["boardgame.io"]["moves_per_s"]
                # Of the server alone: where it shares a core with the load, moves per second say as much of that.
                one["cpu_ratio"] = one["boardgame.io"]["cpu_us_per_move"] / one["ours"]["cpu_us_per_move"]
            rounds.append(one)
        half = statistics.median(one["ours"]["moves_per_s"] for one in rounds) / 2
        calm = [
            await paced(house, url, game, args.tables, half, args.seconds, 100 + n)
            for n in range(args.rounds)
        ]
        return {"rounds": rounds, "half_capacity": calm}

    return dict(in_house(measure))


def _tell(game: str, found: dict[str, Any]) -> None:
    def each(name: str, rows: list[dict[str, Any]], shape: str) -> str:
        values = [row[name] for row in rows]
        return f"{statistics.median(values):{shape}} ({min(values):{shape}}–{max(values):{shape}})"

    ours = [one["ours"] for one in found["rounds"]]
    print(
        f"{game}: {each('moves_per_s', ours, '.0f')} moves/s, {each('cpu_us_per_move', ours, '.0f')} µs per move"
    )
    calm = found["half_capacity"]
    print(
        f"  at half, {calm[0]['rate']:.0f} moves/s: p50 {each('p50_ms', calm, '.1f')} ms, "
        f"p99 {each('p99_ms', calm, '.1f')} ms, {each('memory_mb', calm, '.0f')} MB"
    )
    if "ratio" in found["rounds"][0]:
        theirs = [one["boardgame.io"] for one in found["rounds"]]
        print(
            f"  boardgame.io (in memory): {each('moves_per_s', theirs, '.0f')} moves/s, "
            f"{each('cpu_us_per_move', theirs, '.0f')} µs per move, views of {theirs[0]['view_bytes']:.0f} bytes"
        )
        for what, name in (("moves per second", "ratio"), ("the server's processor time", "cpu_ratio")):
            print(f"  ratio of {what}, paired: " + ", ".join(f"{one[name]:.1f}" for one in found["rounds"]))


def _large(args: argparse.Namespace) -> dict[str, float]:
    return dict(in_house(lambda house, url: paced(house, url, "senators", 250, 300.0, args.seconds * 2, 7)))


if __name__ == "__main__":
    sys.exit(main())
