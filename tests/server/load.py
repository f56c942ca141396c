"""A load on a store: tables that are written without pause, and what was acknowledged, to be compared afterwards."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from taberna.server.store.base import Conflict, Store, StoreError
from taberna.server.store.records import Append, Entry, NewTable


class Load:
    """Writers that do as a house does: on a conflict, or an error, they read what is there and go on."""

    def __init__(self, store: Store, tables: int = 12, name: str = "") -> None:
        self.store = store
        self.name = name
        self.tables = [f"t{n}" for n in range(tables)]
        self.acknowledged: dict[str, list[bytes]] = {table: [] for table in self.tables}
        self.sent: Counter[bytes] = Counter()
        self.errors = 0
        self.conflicts = 0
        self.slowest = 0.0
        self._going = True
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def count(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    async def create(self) -> None:
        for table in self.tables:
            first = Append(table, [Entry(1, 1.0, b"first")], "playing", b"{}", changed=1.0)
            await self.store.create(NewTable(1.0, True, b"{}", b"{}", first))

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._write(table)) for table in self.tables]

    async def until(self, count: int, seconds: float = 60.0) -> None:
        """Wait until so many more are acknowledged."""
        goal = self.count + count
        end = time.monotonic() + seconds
        while self.count < goal:
            assert time.monotonic() < end, f"{self.count} of {goal} after {seconds} s"
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        self._going = False
        await asyncio.gather(*self._tasks)

    async def _write(self, table: str) -> None:
        version = 1
        n = 0
        while self._going:
            n += 1
            body = f"{self.name} {table} {n}".encode()
            self.sent[body] += 1
            entry = Entry(version + 1, time.time(), body)
            began = time.monotonic()
            try:
                await self.store.append(Append(table, [entry], "playing", b"{}", changed=entry.at))
            except Conflict:
                self.conflicts += 1
                version = await self._version(table)
            except StoreError:
                self.errors += 1
                version = await self._version(table)
            else:
                version += 1
                self.acknowledged[table].append(body)
                self.slowest = max(self.slowest, time.monotonic() - began)

    async def _version(self, table: str) -> int:
        while True:
            try:
                return (await self.store.versions([table]))[table]
            except StoreError:
                await asyncio.sleep(0.1)


async def check(store: Store, *loads: Load) -> None:
    """Nothing acknowledged is lost, nothing is there twice, versions have no gaps, what is there was sent."""
    for table in loads[0].tables:
        entries = await store.log(table)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        bodies = [entry.body for entry in entries[1:]]
        assert len(set(bodies)) == len(bodies), "none is doubled"
        for load in loads:
            mine = [body for body in bodies if body.startswith(f"{load.name} ".encode())]
            acknowledged = load.acknowledged[table]
            there = set(mine)
            assert all(body in there for body in acknowledged), "none is lost"
            known = set(acknowledged)
            assert [body for body in mine if body in known] == acknowledged, "in their order"
            assert all(body in load.sent for body in mine)
