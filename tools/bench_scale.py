"""Processor time per move, summed over servers and database, with one, two and four processes;
and a rolling restart under load: `make bench-scale`.

The same crowd plays at the same pace each time, or with ``--grow`` as large a crowd for each process.
Sticky: everybody of a table comes to one process, as behind a proxy that hashes on the table.
Scattered: neighbours at a table come to different processes, each of which plays all moves.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import httpx

from tests import servers
from tests.cluster.crowd import Crowd, Where, scattered, sticky
from tests.cluster.processes import Process, processor_time
from tests.cluster.test_rolling import rolling_restart
from tests.server.tavern import GAMES
from tests.servers import Postgres

CASES: tuple[tuple[str, int, bool], ...] = (
    ("1 process", 1, False),
    ("2, sticky", 2, False),
    ("4, sticky", 4, False),
    ("2, scattered", 2, True),
    ("4, scattered", 4, True),
)


#: What is counted, so that times are understood: how many commits moves share depends on how busy a process is.
COUNTED = {
    "taberna_store_commits_total": "commits",
    "taberna_followed_total": "entries followed",
    "taberna_bus_received_total": "news heard",
}


class Measured(NamedTuple):
    #: µs per move.
    served: float
    stored: float
    moves_per_second: float
    #: Per move.
    counts: dict[str, float]

    @property
    def together(self) -> float:
        return self.served + self.stored


def counted(urls: Sequence[str]) -> Counter[str]:
    """What the processes have counted, summed."""
    found: Counter[str] = Counter()
    for url in urls:
        for line in httpx.get(f"{url}/metrics", timeout=30).text.splitlines():
            name = line.partition("{")[0]
            if name in COUNTED:
                found[COUNTED[name]] += int(float(line.rpartition(" ")[2]))
    return found


def of_tree(postgres: Postgres) -> float:
    """Processor time of the database: its processes, and those that have ended."""
    return sum(processor_time(pid) for pid in postgres.pids())


def measure(postgres: Postgres, name: str, count: int, apart: bool, args: argparse.Namespace) -> Measured:
    database = name.replace(" ", "_").replace(",", "") + str(measure.calls)  # type: ignore[attr-defined]
    measure.calls += 1  # type: ignore[attr-defined]
    postgres.sql(f'create database "{database}"')
    processes = [Process(postgres.address(database), "--bots", "1") for _ in range(count)]
    try:
        for process in processes:
            process.wait()
        urls = [process.url for process in processes]
        where: Where = scattered(urls) if apart else sticky(urls)
        crowd = Crowd(where, pace=args.pace)
        crowd.sit_down(urls[0], args.tables * (count if args.grow else 1), args.games, args.seats)

        async def story() -> tuple[float, float, int, float, Counter[str]]:
            await crowd.begin()
            while crowd.moves < args.warm_up:
                await asyncio.sleep(0.1)
            counts = await asyncio.to_thread(counted, urls)
            began = time.monotonic()
            before = sum(process.seconds() for process in processes), of_tree(postgres), crowd.moves
            while crowd.moves < args.warm_up + args.moves and time.monotonic() < began + args.seconds:
                await asyncio.sleep(0.1)
            after = sum(process.seconds() for process in processes), of_tree(postgres), crowd.moves
            seconds = time.monotonic() - began
            counts = await asyncio.to_thread(counted, urls) - counts
            await crowd.leave()
            return after[0] - before[0], after[1] - before[1], after[2] - before[2], seconds, counts

        served, stored, moves, seconds, counts = asyncio.run(story())
    finally:
        for process in processes:
            process.end()
    per_move = {name: counts[name] / moves for name in COUNTED.values()}
    return Measured(served / moves * 1e6, stored / moves * 1e6, moves / seconds, per_move)


measure.calls = 0  # type: ignore[attr-defined]


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--moves", type=int, default=2000, help="that are measured in each case")
    parser.add_argument("--warm-up", type=int, default=300, help="moves before that")
    parser.add_argument("--seconds", type=float, default=120.0, help="at most, for each case")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument(
        "--grow",
        action="store_true",
        help="so many tables for each process: each has as much to do as one alone",
    )
    parser.add_argument("--seats", type=int, default=0, help="at each table (0: as few as the game allows)")
    parser.add_argument(
        "--pace", type=float, default=0.6, help="seconds a move takes at most to be thought of"
    )
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    args = parser.parse_args(argv)
    found: dict[str, list[Measured]] = {name: [] for name, _, _ in CASES}
    with servers.postgres() as postgres:
        for round in range(args.rounds):
            for name, count, apart in CASES:
                one = measure(postgres, name, count, apart, args)
                found[name].append(one)
                print(
                    f"round {round + 1}: {name}: servers {one.served:.0f} + database {one.stored:.0f} µs per move,"
                    f" {one.moves_per_second:.0f} moves/s; per move "
                    + ", ".join(f"{name} {count:.2f}" for name, count in one.counts.items()),
                    flush=True,
                )
    print("\n| | servers, µs per move | database | together | beside one process, paired in a round |")
    print("| --- | --- | --- | --- | --- |")
    alone = [one.together for one in found["1 process"]]
    for name, runs in found.items():
        ratios = ", ".join(f"{run.together / base:.2f}" for run, base in zip(runs, alone, strict=True))
        served = statistics.median(run.served for run in runs)
        stored = statistics.median(run.stored for run in runs)
        both = statistics.median(run.together for run in runs)
        print(f"| {name} | {served:.0f} | {stored:.0f} | {both:.0f} | {ratios} |")
    with servers.postgres() as postgres:
        seen = rolling_restart(postgres.url, 3, 12)
    print(
        "\nrolling restart of three processes:",
        ", ".join(f"{name} {value:.3g}" for name, value in seen.items()),
    )


if __name__ == "__main__":
    main()
