"""Processor time per move, summed over servers and database, with one, two and four processes;
and a rolling restart under load: `make bench-scale`.

As large a crowd for each process plays at the same pace, or with ``--same`` one crowd for all set-ups together.
Sticky: everybody of a table comes to one process, as behind a proxy that hashes on the table.
Scattered: neighbours at a table come to different processes, each of which plays all moves.
What the processes and their database use while nobody plays is measured first and told beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import functools
import statistics
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import httpx

from tests import servers
from tests.cluster.crowd import Crowd, Where, scattered, sticky
from tests.cluster.processes import Process, processor_time
from tests.cluster.proxies import InFront, caddy, nginx
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
SQLITE = "1 process, SQLite"  # the same crowd at one process with a file, if it is asked for


#: What is counted, so that times are understood: how many commits moves share depends on how busy a process is.
COUNTED = {
    "taberna_store_commits_total": "commits",
    "taberna_followed_total": "entries followed",
    "taberna_bus_received_total": "news heard",
}


class Measured(NamedTuple):
    #: µs per move, with all that the processes do besides.
    served: float
    stored: float
    #: Milliseconds in a second while nobody plays, of all processes and the database.
    idle: float
    moves_per_second: float
    #: Per move.
    counts: dict[str, float]

    @property
    def together(self) -> float:
        return self.served + self.stored

    @property
    def alone(self) -> float:
        """Without what is used while nobody plays."""
        return self.together - self.idle * 1000 / self.moves_per_second


def counted(urls: Sequence[str]) -> Counter[str]:
    """What the processes have counted, summed."""
    found: Counter[str] = Counter()
    for url in urls:
        for line in httpx.get(f"{url}/metrics", timeout=30).text.splitlines():
            name = line.partition("{")[0]
            if name in COUNTED:
                found[COUNTED[name]] += int(float(line.rpartition(" ")[2]))
    return found


class Used(NamedTuple):
    processes: Sequence[Process]
    postgres: Postgres

    def now(self) -> tuple[float, float, float]:
        """Seconds of processor time of the processes and of the database (those that ended too), and the clock."""
        served = sum(process.seconds() for process in self.processes)
        stored = 0.0
        for pid in self.postgres.pids():
            with suppress(OSError):  # it has ended meanwhile: its parent has counted it
                stored += processor_time(pid)
        return served, stored, time.monotonic()


def measure(postgres: Postgres, name: str, count: int, apart: bool, args: argparse.Namespace) -> Measured:
    database = name.replace(" ", "_").replace(",", "") + str(measure.calls)  # type: ignore[attr-defined]
    measure.calls += 1  # type: ignore[attr-defined]
    postgres.sql(f'create database "{database}"')
    store = f"sqlite:{postgres.folder / database}.sqlite" if name == SQLITE else postgres.address(database)
    processes = [Process(store, "--bots", "1") for _ in range(count)]
    try:
        for process in processes:
            process.wait()
        urls = [process.url for process in processes]
        where: Where = scattered(urls) if apart else sticky(urls)
        crowd = Crowd(where, pace=args.pace)
        crowd.sit_down(urls[0], args.tables * (1 if args.same else count), args.games, args.seats)
        used = Used(processes, postgres)

        async def story() -> tuple[float, float, int, float, Counter[str]]:
            await crowd.begin()
            await asyncio.sleep(args.warm_up)
            counts = await asyncio.to_thread(counted, urls)
            began, moves = used.now(), crowd.moves
            await asyncio.sleep(args.seconds)
            served, stored, seconds = (b - a for a, b in zip(began, used.now(), strict=True))
            moves = crowd.moves - moves
            counts = await asyncio.to_thread(counted, urls) - counts
            await crowd.leave()
            return served, stored, moves, seconds, counts

        began = used.now()
        time.sleep(args.idle)
        nobody = [b - a for a, b in zip(began, used.now(), strict=True)]
        idle = 1000 * (nobody[0] + nobody[1]) / nobody[2]
        served, stored, moves, seconds, counts = asyncio.run(story())
    finally:
        for process in processes:
            process.end()
    per_move = {name: counts[name] / moves for name in COUNTED.values()}
    return Measured(served / moves * 1e6, stored / moves * 1e6, idle, moves / seconds, per_move)


measure.calls = 0  # type: ignore[attr-defined]


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10.0, help="measured in each set-up")
    parser.add_argument("--warm-up", type=float, default=3.0, help="seconds before that")
    parser.add_argument("--idle", type=float, default=4.0, help="seconds in which nobody plays")
    parser.add_argument("--tables", type=int, default=15, help="for each process")
    parser.add_argument("--same", action="store_true", help="so many tables for all processes together")
    parser.add_argument(
        "--cases", nargs="*", default=[name for name, _, _ in CASES], help=f"of these, and '{SQLITE}'"
    )
    parser.add_argument("--no-restart", action="store_true", help="without the rolling restart")
    parser.add_argument("--seats", type=int, default=0, help="at each table (0: as few as the game allows)")
    parser.add_argument(
        "--pace", type=float, default=0.6, help="seconds a move takes at most to be thought of"
    )
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    args = parser.parse_args(argv)
    cases = [case for case in (*CASES, (SQLITE, 1, False)) if case[0] in args.cases]
    found: dict[str, list[Measured]] = {name: [] for name, _, _ in cases}
    with servers.postgres() as postgres:
        for round in range(args.rounds if cases else 0):
            for name, count, apart in cases:
                one = measure(postgres, name, count, apart, args)
                found[name].append(one)
                print(
                    f"round {round + 1}: {name}: servers {one.served:.0f} + database {one.stored:.0f} µs per move,"
                    f" {one.moves_per_second:.0f} moves/s, idle {one.idle:.1f} ms/s; per move "
                    + ", ".join(f"{name} {count:.2f}" for name, count in one.counts.items()),
                    flush=True,
                )
    if cases:
        tell(found)
    if not args.no_restart:
        tell_restart()


def tell(found: dict[str, list[Measured]]) -> None:
    print(
        "\n| | moves/s | commits a move | servers, µs per move | database | idle, ms/s | beside one process"
        " (each round) | without idle |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    base = next(iter(found.values()))
    for name, runs in found.items():
        rate, commits, served, stored, idle = (
            statistics.median(values)
            for values in zip(
                *[
                    (run.moves_per_second, run.counts["commits"], run.served, run.stored, run.idle)
                    for run in runs
                ],
                strict=True,
            )
        )
        ratios = [run.together / one.together for run, one in zip(runs, base, strict=True)]
        alone = [run.alone / one.alone for run, one in zip(runs, base, strict=True)]
        print(
            f"| {name} | {rate:.0f} | {commits:.2f} | {served:.0f} | {stored:.0f} | {idle:.1f}"
            f" | {shown(ratios)} | {shown(alone)} |"
        )


def shown(ratios: Sequence[float]) -> str:
    return f"**{statistics.median(ratios):.2f}** ({', '.join(f'{ratio:.2f}' for ratio in ratios)})"


def tell_restart() -> None:
    """Without a proxy people come back to the next process by themselves."""
    fronts: dict[str, InFront | None] = {"no proxy": None, "nginx": nginx, "Caddy": caddy}
    for name, front in fronts.items():
        with servers.postgres() as postgres, servers.folder() as place:
            behind = None if front is None else functools.partial(front, folder=place)
            seen = rolling_restart(postgres.url, 3, 12, behind)
        figures = ", ".join(f"{what} {value:.3g}" for what, value in seen.items())
        print(f"rolling restart of three processes, {name}: {figures}", flush=True)


if __name__ == "__main__":
    main()
