"""The store: versions, grouped commits, what survives, what is refused."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from taberna.server.store.base import Append, Conflict, Entry, Person, Snapshot
from taberna.server.store.sqlite import SqliteStore
from taberna.server.store.sqlite_people import SESSION_ABSOLUTE, SESSION_IDLE
from taberna.server.store.sqlite_tables import WAITED_FOR


def entry(version: int, body: bytes = b"{}") -> Entry:
    return Entry(version, 1000.0 + version, body, b"[]")


def append(table: str, *versions: int, **more: object) -> Append:
    return Append(table, [entry(v) for v in versions], "playing", b"{}", **more)  # type: ignore[arg-type]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sub" / "t.sqlite"


async def opened(path: Path, *tables: str) -> SqliteStore:
    store = SqliteStore(path)
    for table in tables:
        await store.create(table, 1000.0, True, b"{}", b"{}", append(table, 1))
    return store


def test_entries_are_numbered_without_gaps_and_a_second_writer_loses(path: Path) -> None:
    async def story() -> None:
        store = await opened(path, "a")
        await store.append(append("a", 2))
        for wrong in (2, 1, 4):
            with pytest.raises(Conflict):
                await store.append(append("a", wrong))
        await store.append(append("a", 3, 4))
        stored = await store.load("a")
        assert stored is not None
        assert [e.version for e in stored.entries] == [1, 2, 3, 4]
        assert stored.row.version == 4
        await store.close()

    asyncio.run(story())


def test_many_writes_share_few_commits_and_a_conflict_fails_alone(path: Path) -> None:
    async def story() -> None:
        tables = [f"t{i}" for i in range(60)]
        store = await opened(path, *tables)
        commits = store.writer.commits
        good = [store.append(append(table, 2)) for table in tables]
        bad = [store.append(append(table, 2)) for table in tables[:5]]
        done = await asyncio.gather(*good, *bad, return_exceptions=True)
        assert done[:60] == [None] * 60
        assert [isinstance(one, Conflict) for one in done[60:]] == [True] * 5
        assert store.writer.commits - commits < 30
        await store.close()

    asyncio.run(story())


def test_of_two_writers_racing_for_one_version_exactly_one_wins(path: Path) -> None:
    async def story() -> None:
        store = await opened(path, "a")
        for version in range(2, 30):
            race = [store.append(append("a", version)) for _ in range(3)]
            done = await asyncio.gather(*race, return_exceptions=True)
            assert done.count(None) == 1
        await store.close()

    asyncio.run(story())


def test_a_failed_write_leaves_nothing_behind(path: Path) -> None:
    async def story() -> None:
        store = await opened(path, "a")

        def half(db: sqlite3.Connection) -> None:
            db.execute("insert into blocked (kind, value, at, note) values ('half', '', 1, '')")
            raise ValueError("in the middle")

        with pytest.raises(ValueError, match="in the middle"):
            await store.writer.do(half)
        rows = await store._read(lambda db: db.execute("select * from blocked").fetchall())
        assert rows == []
        await store.append(append("a", 2))
        await store.close()

    asyncio.run(story())


def test_what_was_awaited_is_there_after_reopening(path: Path) -> None:
    async def story() -> None:
        store = await opened(path, "a")
        await store.append(append("a", 2, snapshot=Snapshot(1, b"x"), give=[(0, "p"), (1, "q")]))
        await store.append(append("a", 3, clear=[1]))
        await store.say("a", 1, b'"salve"')
        await store.close()
        again = SqliteStore(path)
        stored = await again.load("a")
        assert stored is not None
        assert [e.version for e in stored.entries] == [1, 2, 3]
        assert stored.snapshot == Snapshot(1, b"x")
        assert stored.holders == [(0, "p")]
        assert stored.chat == [b'"salve"']
        assert await again.load("b") is None
        await again.close()

    asyncio.run(story())


def test_undo_forgets_the_snapshots_of_a_future_that_will_not_be(path: Path) -> None:
    async def story() -> None:
        store = await opened(path, "a")
        await store.append(append("a", 2, snapshot=Snapshot(32, b"32")))
        await store.append(append("a", 3, snapshot=Snapshot(64, b"64")))
        await store.append(append("a", 4, forget_beyond=40))
        stored = await store.load("a")
        assert stored is not None
        assert stored.snapshot == Snapshot(32, b"32")
        await store.close()

    asyncio.run(story())


def test_only_bots_are_owed_whom_somebody_waits_for(path: Path) -> None:
    async def story() -> None:
        store = await opened(path, "a", "b", "c", "d")
        await store.add_person(Person("p", "Livia", "en"), b"hash", 1000.0)
        await store.append(append("a", 2, give=[(0, "p")], owed=True, changed=1001.0))
        await store.append(append("b", 2, give=[(0, "p")], changed=1002.0))
        await store.append(append("c", 2, give=[(0, "stranger")], owed=True, changed=1003.0))
        await store.append(append("d", 2, give=[(1, "p")], owed=True, changed=1004.0))
        assert await store.owed(1000.0) == ["d", "a"], "the latest first; nobody waits at c"
        await store.append(append("d", 3))
        assert await store.owed(1000.0) == ["a"], "the bot has moved"
        assert await store.owed(1001.0 + WAITED_FOR) == [], "she has not been here for long"
        await store.close()

    asyncio.run(story())


def test_a_table_that_is_over_is_packed_and_reads_the_same(path: Path) -> None:
    async def story() -> None:
        store = await opened(path, "a", "b")
        for version in range(2, 200):
            await store.append(append("a", version, snapshot=Snapshot(version, b"{%d}" % version)))
            await store.append(append("b", version))
        await store.append(Append("a", [entry(200)], "over", b"{}"))
        before = [await store.load("a"), await store.load("b")]
        await store.pack("a")
        await store.pack("b")
        assert [await store.load("a"), await store.load("b")] == before
        assert await store.log("a") == before[0].entries  # type: ignore[union-attr]
        rows = "select table_id, count(*) from entry group by table_id"
        assert await store._read(lambda db: db.execute(rows).fetchall()) == [("b", 199)], "b goes on"
        await store.append(Append("a", [entry(201)], "over", b"{}"))
        await store.pack("a")
        stored = await store.load("a")
        assert stored is not None
        assert [e.version for e in stored.entries] == list(range(1, 202))
        kept = "select moves from snapshot where table_id = 'a'"
        assert await store._read(lambda db: db.execute(kept).fetchall()) == [(199,)]
        await store.close()

    asyncio.run(story())


def test_it_writes_ahead_and_flushes_every_commit(path: Path) -> None:
    async def story() -> None:
        store = await opened(path)
        facts = await store.writer.do(
            lambda db: (
                db.execute("pragma journal_mode").fetchone()[0],
                db.execute("pragma synchronous").fetchone()[0],
            )
        )
        assert facts == ("wal", 2)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, "hands and seeds are in it"
        with pytest.raises(sqlite3.OperationalError):
            await store._read(lambda db: db.execute("delete from entry"))
        await store.close()

    asyncio.run(story())


def test_sessions_end_after_thirty_idle_or_ninety_days(path: Path) -> None:
    async def story() -> None:
        store = await opened(path)
        person = Person("p", "Livia", "de")
        await store.add_person(person, b"hash", 0.0)
        assert await store.person_of(b"hash", SESSION_IDLE - 1) == person
        assert await store.person_of(b"hash", 2 * SESSION_IDLE - 10) == person, "use keeps it alive"
        assert await store.person_of(b"hash", 4 * SESSION_IDLE) is None
        await store.add_person(Person("q", "", "en"), b"other", 0.0)
        now = 0.0
        while now < SESSION_ABSOLUTE:
            assert await store.person_of(b"other", now) is not None
            now += SESSION_IDLE / 2
        assert await store.person_of(b"other", SESSION_ABSOLUTE + 1) is None, "however busy"
        assert await store.person_of(b"unknown", 0.0) is None
        await store.close()

    asyncio.run(story())


def test_a_seat_has_one_token_and_renewing_it_shows_other_holders_out(path: Path) -> None:
    async def story() -> None:
        store = await opened(path, "a")
        await store.hold("a", 0, "p", 1.0)
        await store.hold("a", 0, "q", 2.0)
        assert await store.set_seat_token("a", 0, b"one", "p") == ["q"]
        assert await store.seat_of_token(b"one") == ("a", 0)
        assert await store.set_seat_token("a", 0, b"two", "p") == []
        assert await store.seat_of_token(b"one") is None
        assert await store.seat_of_token(b"two") == ("a", 0)
        assert await store.claim(b"two", "r", 3.0) == ("a", 0)
        assert await store.hold_alone("a", 0, "p") == ["r"]
        assert await store.claim(b"two", "r", 4.0) is None, "the link has ended too"
        await store.close()

    asyncio.run(story())


def test_the_links_of_a_seat_end_with_the_right_to_it(path: Path) -> None:
    async def story() -> None:
        store = await opened(path, "a")
        await store.append(append("a", 2, give=[(0, "p"), (1, "q")]))
        await store.set_seat_token("a", 0, b"zero", "p")
        await store.set_seat_token("a", 1, b"one", "q")
        await store.append(append("a", 3, clear=[0]))
        assert await store.claim(b"zero", "p", 5.0) is None
        assert await store.claim(b"one", "p", 5.0) == ("a", 1)
        await store.close()

    asyncio.run(story())


def test_the_lobby_lists_my_tables_with_my_seats_and_the_public_ones(path: Path) -> None:
    async def story() -> None:
        store = await opened(path, "a", "b")
        await store.append(append("a", 2, give=[(0, "p"), (2, "p")], changed=1002.0))
        mine, public = await store.tables("p")
        assert [(row.id, seats) for row, seats in mine] == [("a", [0, 2])]
        assert [row.id for row in public] == ["a", "b"], "the latest first"
        assert await store.tables(None) == ([], public)
        await store.close()

    asyncio.run(story())
