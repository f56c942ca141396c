"""What a move costs in each store: ``python -m tools.bench_store`` (`make bench-store`).

A private PostgreSQL is started (fsync on). Tables are appended to at once, one entry always in flight at each, in
turns: SQLite, PostgreSQL, PostgreSQL that tells listeners (NOTIFY), and PostgreSQL with one commit for each move, with
and without NOTIFY, which is what group commit saves. Processor time is what the kernel counts for this process and for
all of the server's; two listeners are connected in every round. Last come questions to bots through the queue.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from taberna.server.store import open_store
from taberna.server.store.base import Told
from taberna.server.store.postgres import PostgresStore
from taberna.server.store.postgres import writer as postgres_writer
from taberna.server.store.postgres.connections import connect
from taberna.server.store.postgres.questions import Asked
from taberna.server.store.records import Append, Entry, NewTable
from tests import servers

BODY = b'{"what":"played","seat":1,"move":"bid wheat_9 3","key":"0123456789abcdef:k12"}'
EVENTS = b'[["bid",{"seat":1,"card":"wheat_9","amount":3},[]],["turn",{"seat":2},[]]]' * 3
SUMMARY = b'{"chairs":[' + b",".join([b'{"seat":0,"kind":"person","name":"Livia Drusilla"}'] * 4) + b"]}"


class Round(NamedTuple):
    per_second: float
    here: float
    there: float
    commits: float
    p50: float
    p99: float


class Case(NamedTuple):
    name: str
    url: str
    notify: bool = False
    #: Most appends in one commit.
    group: int = postgres_writer.GROUP


def processor(pids: list[int]) -> float:
    """Seconds of processor time that processes have used."""
    used = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except FileNotFoundError:
            continue
        used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


async def measure(case: Case, tables: int, seconds: float, server: servers.Postgres) -> Round:
    store = open_store(case.url)
    await store.open()
    run = f"{time.time_ns():x}"
    names = [f"{run}{n}" for n in range(tables)]
    for name in names:
        first = Append(name, [Entry(1, 1.0, BODY, EVENTS)], "playing", SUMMARY, changed=1.0)
        await store.create(NewTable(1.0, True, b"{}", b"{}", first))
    listening: list[Any] = []
    if isinstance(store, PostgresStore):
        for _ in range(2):
            listening.append(await connect(case.url))
            await listening[-1].add_listener("taberna", lambda *_: None)
    if case.notify:
        store.announce = lambda appends: [
            Told(one.table, ["taberna"], (one.entries[-1].body + EVENTS).decode()) for one in appends
        ]
    postgres_writer.GROUP = case.group
    delays: list[float] = []
    going = True

    async def write(name: str) -> None:
        version = 1
        while going:
            version += 1
            now = time.time()
            began = time.perf_counter()
            entry = Entry(version, now, BODY, EVENTS)
            await store.append(Append(name, [entry], "playing", SUMMARY, changed=now))
            delays.append(time.perf_counter() - began)

    writers = [asyncio.create_task(write(name)) for name in names]
    await asyncio.sleep(0.5)
    delays.clear()
    before = store.stats()
    here, there, began = time.process_time(), processor(server.pids()), time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - began
    here, there = time.process_time() - here, processor(server.pids()) - there
    after = store.stats()
    going = False
    count = len(delays)
    done = sorted(delays)
    await asyncio.gather(*writers)
    for connection in listening:
        await connection.close()
    await store.close()
    postgres_writer.GROUP = Case._field_defaults["group"]
    return Round(
        count / took,
        here / count * 1e6,
        there / count * 1e6,
        (after.commits - before.commits) / took,
        done[count // 2] * 1e3,
        done[int(count * 0.99)] * 1e3,
    )


async def questions(url: str, seconds: float) -> float:
    """Questions a second through the queue, asked, taken, answered and fetched one after the other."""
    store = PostgresStore(url)
    await store.open()
    end = time.perf_counter() + seconds
    count = 0
    while time.perf_counter() < end:
        await store.put_question(Asked(count, f"p{count % 50}", f"t{count % 80}", 2.0, b"?" * 8000, 60.0))
        taken = await store.take_question("bench")
        assert taken is not None
        await store.answer_question(taken.id, "bench", b"answer", 0.1)
        assert await store.fetch_answer(taken.id) is not None
        count += 1
    await store.close()
    return count / seconds


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--tables", type=int, default=100)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, servers.postgres() as server:
        url = servers.new_database(server)
        cases = [
            Case("SQLite", f"sqlite:{folder}/t.sqlite"),
            Case("PostgreSQL", url),
            Case("PostgreSQL, NOTIFY", url, notify=True),
            Case("PostgreSQL, a commit for each", url, group=1),
            Case("PostgreSQL, a commit and NOTIFY for each", url, notify=True, group=1),
        ]
        found: dict[str, list[Round]] = {case.name: [] for case in cases}
        for _ in range(args.rounds):
            for case in cases:
                found[case.name].append(asyncio.run(measure(case, args.tables, args.seconds, server)))
        print(
            f"{args.tables} tables, medians of {args.rounds} rounds of {args.seconds} s (lowest to highest)"
        )
        print("| store | appends/s | commits/s | µs here | µs in the server | p50, p99 ms |")
        print("|---|---|---|---|---|---|")
        for name, rounds in found.items():
            rate = [one.per_second for one in rounds]
            middle = Round(*[statistics.median(column) for column in zip(*rounds, strict=True)])
            print(
                f"| {name} | {middle.per_second:,.0f} ({min(rate):,.0f} to {max(rate):,.0f}) | {middle.commits:,.0f}"
                f" | {middle.here:.0f} | {middle.there:.0f} | {middle.p50:.1f}, {middle.p99:.1f} |"
            )
        told = [
            a.per_second / b.per_second
            for a, b in zip(found[cases[2].name], found[cases[1].name], strict=True)
        ]
        print("NOTIFY against none, paired in rounds: " + ", ".join(f"{ratio:.2f}" for ratio in told))
        print(
            f"questions through the queue: {asyncio.run(questions(url, args.seconds)):,.0f}/s, one at a time"
        )


if __name__ == "__main__":
    main()
