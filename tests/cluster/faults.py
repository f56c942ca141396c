"""Faults under load: servers and workers killed, servers paused, lines cut, the database killed; what was acknowledged
stays."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

from tests.proxy import Proxy
from tests.servers import Postgres

from .crowd import Crowd, scattered
from .going_on import GoingOn
from .processes import Process, Worker, processor_time

PAUSE = 4.0  # seconds for which a process sleeps
WORKERS = 2


class Faults:
    """A house of several processes in front of a PostgreSQL, workers that think for its bots, and a crowd."""

    def __init__(self, postgres: Postgres, count: int, tables: int, seed: str) -> None:
        self.postgres = postgres
        self.rng = random.Random(seed)
        self.proxy = Proxy(postgres.port)
        store = f"postgresql://{postgres.user}@127.0.0.1:{self.proxy.port}/postgres"
        self.processes = [Process(store, "--bots", "0") for _ in range(count)]
        self.workers = [Worker(store) for _ in range(WORKERS)]
        for process in self.processes:
            process.wait()
        self.crowd = Crowd(scattered([process.url for process in self.processes]), pace=0.1)
        self.crowd.sit_down(self.processes[0].url, tables, bot="eques")
        self.done: Counter[str] = Counter()
        self.going_on = GoingOn(self.crowd, self._worked, self._told)

    # -- the faults -------------------------------------------------------------------------------------------

    def kill_server(self) -> None:
        process = self.rng.choice(self.processes)
        process.kill()
        process.start()
        process.wait()

    def pause_server(self) -> None:
        process = self.rng.choice(self.processes)
        process.pause()
        time.sleep(PAUSE)
        process.go_on()

    def kill_worker(self) -> None:
        worker = self.rng.choice(self.workers)
        worker.kill()
        time.sleep(0.5)
        worker.start()

    def cut_lines(self) -> None:
        for _ in range(3):
            self.proxy.cut()
            time.sleep(0.3)

    def kill_database(self) -> None:
        self.postgres.kill()
        (self.postgres.data / "postmaster.pid").unlink(missing_ok=True)
        self.postgres.start()

    def pause_database(self) -> None:
        self.postgres.pause()
        time.sleep(1.0)
        self.postgres.go_on()

    def all(self) -> list[Callable[[], None]]:
        return [
            self.kill_server,
            self.pause_server,
            self.kill_worker,
            self.cut_lines,
            self.kill_database,
            self.pause_database,
        ]

    # -- the story --------------------------------------------------------------------------------------------

    async def rounds(self, faults: Sequence[Callable[[], None]]) -> None:
        """One fault after the other under load; after each of them every table that is not over goes on."""
        await self.crowd.begin()
        await self.going_on.wait()
        for fault in faults:
            await asyncio.to_thread(fault)
            self.done[fault.__name__] += 1
            await self.going_on.wait()
        await self.crowd.rest()
        await self.crowd.leave()

    def _worked(self) -> float:
        """Seconds of the processor, of servers and database."""
        used = sum(process.seconds() for process in self.processes)
        for pid in self.postgres.pids():
            with suppress(OSError):  # it has ended: its parent has counted it
                used += processor_time(pid)
        return used

    def _told(self, table: str) -> str:
        """What is known of a table that does not go on."""
        stored = self.postgres.sql(
            f"select version, status, owed, changed from game_table where id = '{table}'"
        )
        seats = [
            (seat.seat, seat.version, seat.tries, seat.sent, seat.frame.get("prompt"))
            for seat in self.crowd.seats
            if seat.table == table
        ]
        return f"table {table} does not go on; stored {stored}; {seats}"

    def check(self) -> int:
        """Nothing that was acknowledged is lost, nothing is there twice; how many moves were made."""
        return self.crowd.check(self.processes[0].url)

    def close(self) -> None:
        for ending in (*self.workers, *self.processes):
            ending.end()
        self.proxy.end()
