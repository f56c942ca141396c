"""PostgreSQL fails in every way that servers, disks and lines do: 0 acknowledged moves are lost, 0 are doubled.

`make faults` runs the same with more rounds (TABERNA_ROUNDS).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from taberna.server.store import open_store
from taberna.server.store.base import Store
from taberna.server.store.postgres import PostgresStore
from taberna.server.store.postgres.connections import connect
from taberna.server.store.postgres.questions import Asked
from taberna.server.store.records import Append, Entry, NewTable
from tests import servers
from tests.proxy import Proxy, proxy
from tests.replica import synchronous_replica_of

from .load import Load, check

ROUNDS = int(os.environ.get("TABERNA_ROUNDS", "1"))


@pytest.fixture(scope="module")
def durable() -> Iterator[servers.Postgres]:
    """A server whose plug is pulled: what it has committed must be on the disk."""
    with servers.postgres() as server:
        yield server


def under_load(url: str, story: Callable[[Load], Awaitable[None]], look: str = "") -> Load:
    """A story that happens while tables are written; then the tables are compared with what was acknowledged."""

    async def run() -> Load:
        store = open_store(url)
        await store.open()
        load = Load(store)
        await load.create()
        load.start()
        await load.until(50)
        await story(load)
        await load.until(50)  # everything goes on
        await load.stop()
        await store.close()
        after = open_store(look or url)
        await after.open()
        await check(after, load)
        await after.close()
        return load

    return asyncio.run(run())


# -- the server ----------------------------------------------------------------------------------------------


def test_a_server_that_is_killed_and_started_again(durable: servers.Postgres) -> None:
    rng = random.Random(1)

    async def story(load: Load) -> None:
        for _ in range(2 * ROUNDS):
            await load.until(rng.randrange(20, 200))
            await asyncio.to_thread(durable.kill)
            await asyncio.sleep(rng.random())
            await asyncio.to_thread(durable.start)
            await load.until(20)

    load = under_load(servers.new_database(durable), story)
    assert load.errors == 0, "a short absence is waited for"


def test_a_server_that_is_stopped_in_good_order(durable: servers.Postgres) -> None:
    async def story(load: Load) -> None:
        await asyncio.to_thread(durable.stop)
        await asyncio.to_thread(durable.start)

    assert under_load(servers.new_database(durable), story).errors == 0


def test_a_server_that_pauses(durable: servers.Postgres) -> None:
    async def story(load: Load) -> None:
        for _ in range(ROUNDS):
            durable.pause()
            await asyncio.sleep(2.0)
            durable.go_on()
            await load.until(20)

    assert under_load(servers.new_database(durable), story).errors == 0


def test_a_server_that_stays_away_is_told_as_an_error_and_comes_back(
    durable: servers.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = servers.new_database(durable)

    async def run() -> None:
        store = open_store(url)
        assert isinstance(store, PostgresStore)
        await store.open()
        store.writer._patience = 0.5
        monkeypatch.setattr(PostgresStore._read, "__defaults__", (0.5,))
        load = Load(store, tables=3)
        await load.create()
        load.start()
        await load.until(10)
        await asyncio.to_thread(durable.kill)
        assert not await store.writable()
        while load.errors < 3:
            await asyncio.sleep(0.05)
        await asyncio.to_thread(durable.start)
        await load.until(20)
        assert await store.writable()
        await load.stop()
        await check(store, load)
        await store.close()

    asyncio.run(run())


# -- the line -------------------------------------------------------------------------------------------------


def through(line: Proxy, url: str, server: servers.Postgres) -> str:
    return url.replace(f":{server.port}/", f":{line.port}/")


def test_connections_that_are_cut_again_and_again(durable: servers.Postgres) -> None:
    rng = random.Random(2)
    url = servers.new_database(durable)
    with proxy(durable.port) as line:

        async def story(load: Load) -> None:
            for _ in range(15 * ROUNDS):
                await asyncio.sleep(rng.random() / 10)
                await asyncio.to_thread(line.cut)

        load = under_load(through(line, url, durable), story, url)
    assert load.errors == 0


def test_an_answer_that_is_lost_is_found_out(durable: servers.Postgres) -> None:
    """The commit happens, its answer does not come, the line breaks: written once, and said to be written."""
    url = servers.new_database(durable)
    with proxy(durable.port) as line:

        async def story(load: Load) -> None:
            for _ in range(5 * ROUNDS):
                line.deaf = True
                await asyncio.sleep(0.2)  # now everything that waits is written, and nobody knows
                await asyncio.to_thread(line.cut)
                line.deaf = False
                await load.until(24)

        load = under_load(through(line, url, durable), story, url)
    assert load.errors == 0
    assert load.conflicts == 0, "what was written is our own"


def test_a_line_that_is_dead_for_a_while(durable: servers.Postgres) -> None:
    url = servers.new_database(durable)
    with proxy(durable.port) as line:

        async def story(load: Load) -> None:
            line.closed = True
            await asyncio.to_thread(line.cut)
            await asyncio.sleep(2.0)
            line.closed = False

        assert under_load(through(line, url, durable), story, url).errors == 0


def test_a_line_without_any_answer_is_given_up(
    durable: servers.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is refused and nothing breaks: only time tells."""
    monkeypatch.setattr("taberna.server.store.postgres.connections.COMMAND", 1.0)
    url = servers.new_database(durable)
    with proxy(durable.port) as line:

        async def story(load: Load) -> None:
            line.deaf = True
            await asyncio.sleep(2.5)
            line.deaf = False

        assert under_load(through(line, url, durable), story, url).errors == 0


# -- the disk --------------------------------------------------------------------------------------------------


def test_a_slow_disk_slows_only(durable: servers.Postgres) -> None:
    """Every flush takes a tenth of a second more: so many tables still share it."""
    url = servers.new_database(durable)

    async def story(load: Load) -> None:
        durable.sql("alter system set commit_delay = 100000")
        durable.sql("alter system set commit_siblings = 0")
        durable.sql("select pg_reload_conf()")
        await asyncio.sleep(0.5)
        began = time.monotonic()
        before = load.count
        await asyncio.sleep(2.0)
        seconds = time.monotonic() - began
        assert (load.count - before) / seconds < 12 * 11, "it is slow"
        durable.sql("alter system reset all")
        durable.sql("select pg_reload_conf()")

    assert under_load(url, story).errors == 0


@contextlib.contextmanager
def small_disk(megabytes: int) -> Iterator[tuple[Path, bool]]:
    """A disk of its own, in memory; where that is not allowed, a folder (and then files may not grow, see `fill`)."""
    with servers.folder() as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}M,mode=755", "tmpfs", str(folder)]
        own = subprocess.run(mount, capture_output=True, check=False).returncode == 0
        try:
            yield folder, own
        finally:
            if own:
                subprocess.run(["umount", "-l", str(folder)], check=False)


def fill(disk: Path) -> None:
    with (disk / "ballast").open("wb") as out, contextlib.suppress(OSError):
        while True:
            out.write(b"0" * 65536)
            out.flush()


def test_a_full_disk_is_told_and_when_there_is_room_again_everything_goes_on() -> None:
    with small_disk(160) as (disk, own):
        server = servers.Postgres(disk, "max_wal_size=32MB", "min_wal_size=32MB", "wal_keep_size=0")
        server.make()
        server.start()

        async def story(load: Load) -> None:
            load.store.writer._patience = 1.0  # type: ignore[attr-defined]
            if own:
                fill(disk)
            else:
                server.let_no_file_grow()
            while load.errors < 5:
                await asyncio.sleep(0.05)
            load.store.writer._patience = 30.0  # type: ignore[attr-defined]
            (disk / "ballast").unlink(missing_ok=True)
            await asyncio.to_thread(server.kill)  # without room for its own log it may have ended itself
            await asyncio.to_thread(server.start)

        try:
            under_load(servers.new_database(server), story)
        finally:
            (disk / "ballast").unlink(missing_ok=True)
            server.end()


# -- another server -----------------------------------------------------------------------------------------


def test_the_first_server_dies_and_its_replica_takes_over() -> None:
    with servers.postgres() as first, synchronous_replica_of(first) as second:
        url = servers.new_database(first)
        both = url.replace(f"127.0.0.1:{first.port}", f"127.0.0.1:{first.port},127.0.0.1:{second.port}")

        async def story(load: Load) -> None:
            await asyncio.to_thread(first.kill)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(second.sql, "select pg_promote()")
            await load.until(50)

        database = url.rpartition("/")[2]
        load = under_load(f"{both}?target_session_attrs=read-write", story, second.address(database))
        assert load.errors == 0


# -- clocks --------------------------------------------------------------------------------------------------


def test_clocks_that_step_do_not_matter_to_what_is_written(
    durable: servers.Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time

    async def story(load: Load) -> None:
        for step in (86_400.0, -86_400.0, 0.0):
            monkeypatch.setattr(time, "time", lambda step=step: real() + step)
            await load.until(30)

    assert under_load(servers.new_database(durable), story).errors == 0


def test_the_databases_clock_steps_while_workers_think(postgres_url: str) -> None:
    """Forward: a lease ends early, another takes over, and one answer counts. Back: a lease is longer, no more."""

    async def story() -> None:
        store = PostgresStore(f"{postgres_url}?search_path=public,pg_catalog")
        await store.open()

        async def set_clock(step: str) -> None:
            connection = await connect(postgres_url)
            await connection.execute(
                "create or replace function public.now() returns timestamptz language sql volatile"
                f" as $$ select pg_catalog.now() + interval '{step}' $$"
            )
            await connection.close()

        await set_clock("0 s")
        await store.put_question(Asked(1, "p", "t", 2.0, b"?", 60.0))
        assert await store.take_question("one") is not None
        assert await store.take_question("two") is None
        await set_clock("10 s")
        assert await store.take_question("two") is not None
        assert not await store.hold_question(1, "one")
        await store.answer_question(1, "one", b"one", 1.0)
        await store.answer_question(1, "two", b"two", 1.0)
        assert await store.fetch_answer(1) == b"two"
        assert await store.fetch_answer(1) is None
        await store.put_question(Asked(2, "p", "t", 2.0, b"?", 60.0))
        assert await store.take_question("one") is not None
        await set_clock("-1 hour")
        assert await store.question_stands(2, 2.0) is True
        assert await store.take_question("two") is None
        await store.withdraw_question(2)  # whoever asked waits by a clock of their own (`bots/remote`)
        await set_clock("1 hour")
        await store.forget_questions()
        await store.close()

    asyncio.run(story())


# -- two processes ---------------------------------------------------------------------------------------------

RACE = """
import asyncio, sys
from taberna.server.store import open_store
from taberna.server.store.base import Conflict
from taberna.server.store.records import Append, Entry

async def main(url, name, last):
    store = open_store(url)
    await store.open()
    print("ready", flush=True)
    sys.stdin.readline()
    won = lost = 0
    version = 1
    while version < last:
        entry = Entry(version + 1, 1.0, b"%s %d" % (name.encode(), version + 1))
        try:
            await store.append(Append("a", [entry], "playing", b"{}", changed=1.0))
        except Conflict:
            lost += 1
            version = (await store.versions(["a"]))["a"]
        else:
            won += 1
            version += 1
    await store.close()
    print(won, lost)

asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
"""


def test_two_processes_write_the_same_table_at_once_and_one_wins_each_time(postgres_url: str) -> None:
    last = 2_000 if ROUNDS == 1 else 10_001

    async def make(store: Store) -> None:
        await store.open()
        first = Append("a", [Entry(1, 1.0, b"first")], "playing", b"{}")
        await store.create(NewTable(1.0, True, b"{}", b"{}", first))
        await store.close()

    asyncio.run(make(open_store(postgres_url)))
    racers = [
        subprocess.Popen(
            [sys.executable, "-c", RACE, postgres_url, name, str(last)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        for name in ("one", "two")
    ]
    for racer in racers:
        assert racer.stdout is not None
        assert racer.stdout.readline() == b"ready\n"
    for racer in racers:  # both begin now
        assert racer.stdin is not None
        racer.stdin.write(b"\n")
        racer.stdin.flush()
    told = [tuple(map(int, racer.communicate(timeout=600)[0].split())) for racer in racers]
    assert [racer.returncode for racer in racers] == [0, 0]

    async def read(store: Store) -> list[Any]:
        await store.open()
        entries = await store.log("a")
        await store.close()
        return entries

    entries = asyncio.run(read(open_store(postgres_url)))
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    wins = [sum(entry.body.startswith(name) for entry in entries) for name in (b"one", b"two")]
    assert wins == [won for won, _ in told], "whoever was told to have won has"
    assert sum(lost for _, lost in told) > last // 250, "they did meet"
