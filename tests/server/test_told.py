"""Who is told of a move: whoever looks at the table when it is committed, also if they came at that very moment."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from taberna.server.live import copies, telling
from taberna.server.store.records import Entry

from .several import SECRET, elsewhere, houses, play, until

WAITING = "select count(*) from pg_stat_activity where $1 = any(pg_blocking_pids(pid))"


@contextmanager
def held_up(url: str, table: str) -> Iterator[Callable[[], bool]]:
    """Meanwhile nobody can write to a table; tells whether a commit waits for that."""
    with asyncio.Runner() as runner:
        db, watcher = (runner.run(asyncpg.connect(url)) for _ in range(2))
        holder = db.get_server_pid()
        change = db.transaction()
        runner.run(change.start())
        runner.run(db.execute("select 1 from game_table where id = $1 for update", table))
        try:
            yield lambda: bool(runner.run(watcher.fetchval(WAITING, holder)))
        finally:
            runner.run(change.rollback())
            for connection in (db, watcher):
                runner.run(connection.close())


@pytest.mark.parametrize("others", [0, 1])
def test_whoever_comes_while_a_move_is_committed_hears_of_it(
    others: int, tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABERNA_SECRET", SECRET)
    monkeypatch.setattr(copies, "POLL", 3600.0)  # nobody finds it out by asking
    with houses(2 + others, tmp_path, postgres_url) as (here, there, *rest):
        livia = here.guest("Livia")
        table = livia.table("senators", "me", "here", "here")["id"]
        hub = here.services.hub
        line = livia.socket(table, seat=0)
        frame = line.frame()
        looking = [elsewhere(house, livia).socket(table) for house in rest]
        known = hub.open_tables[table]
        until(lambda: len(hub.neighbours.listeners(known)) == others)
        with held_up(postgres_url, table) as a_commit_waits:
            line.send("move", seat=0, move=frame["moves"][0]["text"], on_version=frame["version"])
            until(a_commit_waits)
            late = elsewhere(there, livia).socket(table)
            assert late.frame()["version"] == frame["version"]
            until(lambda: there.services.bus.me in hub.neighbours.listeners(known))
        assert late.frame(frame["version"] + 1)["version"] == frame["version"] + 1
        for one in (line, late, *looking):
            one.close()


def test_moves_come_along_with_their_news(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks on from another process sees every move, and nothing is read for it."""
    monkeypatch.setenv("TABERNA_SECRET", SECRET)
    monkeypatch.setattr(copies, "POLL", 3600.0)
    with houses(2, tmp_path, postgres_url) as (here, there):
        livia = here.guest("Livia")
        table = livia.table("massilia", "me", "here")["id"]
        far = elsewhere(there, livia).socket(table)
        version = far.frame()["version"]
        known = here.services.hub.open_tables[table]
        until(lambda: here.services.hub.neighbours.listeners(known))
        followed, read = there.services.hub.copies.followed, there.services.hub.copies.read
        for _ in range(10):
            version = play(livia, table)
            assert far.frame(version)["version"] == version
        assert there.services.hub.copies.followed == followed + 10
        assert there.services.hub.copies.read == read
        far.close()


def test_a_move_that_is_told_while_the_one_before_is_read_is_not_lost(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABERNA_SECRET", SECRET)
    monkeypatch.setattr(copies, "POLL", 3600.0)
    monkeypatch.setattr(telling, "LONGEST", 0)  # no move comes along
    with houses(2, tmp_path, postgres_url) as (here, there):
        livia = here.guest("Livia")
        table = livia.table("massilia", "me", "here")["id"]
        far = elsewhere(there, livia).socket(table)
        far.frame()
        hub = there.services.hub
        until(lambda: here.services.hub.neighbours.listeners(here.services.hub.open_tables[table]))
        read, has_read, may_go_on = hub.store.entries_after, threading.Event(), threading.Event()

        async def slowly(since: Sequence[tuple[str, int]]) -> dict[str, list[Entry]]:
            found = await read(since)
            has_read.set()
            await asyncio.to_thread(may_go_on.wait, 90)
            return found

        monkeypatch.setattr(hub.store, "entries_after", slowly)
        play(livia, table)
        assert has_read.wait(60)
        version = play(livia, table)
        until(lambda: hub.open_tables[table].reported == version)
        may_go_on.set()
        assert far.frame(version)["version"] == version
        far.close()
