"""What only the SQLite store promises: how it writes, and who may read its file."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from taberna.server.store import sqlite_path
from taberna.server.store.base import StoreError
from taberna.server.store.records import Append, Entry, NewTable
from taberna.server.store.sqlite import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sub" / "t.sqlite"


async def opened(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    await store.open()
    return store


def test_a_failed_write_leaves_nothing_behind(path: Path) -> None:
    async def story() -> None:
        store = await opened(path)

        def half(db: sqlite3.Connection) -> None:
            db.execute("insert into blocked (kind, value, at, note) values ('half', '', 1, '')")
            raise ValueError("in the middle")

        with pytest.raises(ValueError, match="in the middle"):
            await store.writer.do(half)
        rows = await store._read(lambda db: db.execute("select * from blocked").fetchall())
        assert rows == []
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
        with pytest.raises(StoreError):
            await store._read(lambda db: db.execute("delete from entry"))
        await store.close()

    asyncio.run(story())


def test_a_move_writes_three_pages(path: Path) -> None:
    """The table's row, the entry and its index: what does not change with a move is not written once more."""

    def append(version: int) -> Append:
        entry = Entry(version, float(version), b"b" * 100, b"e" * 100)
        return Append("t", [entry], "playing", b"s" * 900, changed=float(version))

    async def story() -> None:
        store = await opened(path)
        await store.create(NewTable(1.0, False, b"u" * 1000, b"l" * 200, append(1)))
        store._reading.execute("pragma wal_checkpoint(truncate)").fetchone()
        await store.append(append(2))
        _, pages, _ = store._reading.execute("pragma wal_checkpoint(passive)").fetchone()
        assert pages == 3
        await store.close()

    asyncio.run(story())


def test_what_the_database_says_is_told_as_an_error_of_the_store(path: Path) -> None:
    async def story() -> None:
        store = await opened(path)
        with pytest.raises(StoreError, match="no such table"):
            await store.writer.do(lambda db: db.execute("delete from nowhere"))
        await store.writer.do(lambda db: db.execute("pragma query_only=on"))
        assert not await store.writable()
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("url", ["sqlite:/srv/t.sqlite", "sqlite:///srv/t.sqlite"])
def test_addresses_of_files(url: str) -> None:
    assert sqlite_path(url) == Path("/srv/t.sqlite")
    assert sqlite_path("sqlite:t.sqlite") == Path("t.sqlite")
