"""What only the PostgreSQL store does: migrations under a lock, refusals in words, NOTIFY with the commit, one key."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg
import pytest

from taberna.server.store import key_in_store, migrating, open_store
from taberna.server.store.base import BadStore, Conflict, StoreError, Told
from taberna.server.store.migrating import latest, scripts
from taberna.server.store.postgres import PostgresStore
from taberna.server.store.postgres.address import options, shown
from taberna.server.store.postgres.connections import connect, prepare
from taberna.server.store.postgres.schema import migrate
from taberna.server.store.records import Append, NewTable, Snapshot

from .test_store import append


async def opened(url: str, *tables: str) -> PostgresStore:
    store = open_store(url)
    assert isinstance(store, PostgresStore)
    await store.open()
    for table in tables:
        await store.create(NewTable(1000.0, True, b"{}", b"{}", append(table, 1)))
    return store


def test_migrations_are_numbered_without_gaps() -> None:
    assert [number for number, _ in scripts("postgresql")] == list(range(1, latest("postgresql") + 1))


def test_programs_that_start_at_once_bring_it_up_to_date_once(postgres_url: str) -> None:
    async def story() -> None:
        before = await asyncio.gather(*[prepare(postgres_url) for _ in range(6)])
        assert sorted(before) == [0] + [latest("postgresql")] * 5

    asyncio.run(story())


def test_an_older_schema_is_brought_up_to_date_and_keeps_what_it_had(postgres_url: str) -> None:
    async def story() -> None:
        connection = await connect(postgres_url)
        assert await migrate(connection, "here", upto=1) == 0
        await connection.execute("insert into person values ('p', 'Livia', 'de', 1.0)")
        await connection.close()
        store = await opened(postgres_url)
        assert [known.name for known in await store.persons()] == ["Livia"]
        await store.close()

    asyncio.run(story())


def test_a_failing_migration_leaves_everything_as_it_was(
    postgres_url: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "postgresql"
    folder.mkdir()
    for _, file in scripts("postgresql"):
        (folder / file.name).write_text(file.read_text())
    (folder / f"{latest('postgresql') + 1:04}.sql").write_text("create table new (a int); select 1 / 0;")

    async def story() -> None:
        await prepare(postgres_url)
        with monkeypatch.context() as patched:
            patched.setattr(migrating, "MIGRATIONS", tmp_path)
            with pytest.raises(StoreError, match="division by zero"):
                await prepare(postgres_url)
        assert await prepare(postgres_url) == latest("postgresql")
        connection = await connect(postgres_url)
        assert await connection.fetchval("select to_regclass('new')") is None
        await connection.close()

    asyncio.run(story())


def test_a_newer_schema_and_another_programs_are_refused_in_words(postgres_url: str) -> None:
    async def story() -> None:
        await prepare(postgres_url)
        connection = await connect(postgres_url)
        await connection.execute("update schema_version set version = 99")
        with pytest.raises(BadStore, match=r"newer Taberna \(schema 99"):
            await open_store(postgres_url).open()
        await connection.execute("drop table entry")
        with pytest.raises(BadStore, match="another program"):
            await open_store(postgres_url).open()
        await connection.close()

    asyncio.run(story())


def test_an_address_is_shown_without_its_password() -> None:
    assert shown("postgresql://u:geheim@h:1,h2:2/db?password=auch") == "postgresql://u@h:1,h2:2/db"
    assert options("postgresql://h/db")["target_session_attrs"] == "read-write"
    assert "target_session_attrs" not in options("postgresql://h/db?target_session_attrs=any")


def test_who_listens_is_told_with_the_commit_and_not_without(postgres_url: str) -> None:
    """Of each table of a group; of one that fails, nothing."""

    async def story() -> None:
        store = await opened(postgres_url, *[f"t{n}" for n in range(50)])
        groups: list[int] = []

        def announce(appends: Sequence[Append]) -> list[Told]:
            groups.append(len(appends))
            return [
                Told(one.table, ["taberna", "other"], f"{one.table}:{one.entries[-1].version}")
                for one in appends
            ]

        store.announce = announce
        heard: list[str] = []
        listening = await connect(postgres_url)
        for channel in ("taberna", "other"):
            await listening.add_listener(channel, lambda *words: heard.append(words[3]))
        await asyncio.gather(*[store.append(append(f"t{n}", 2)) for n in range(50)])
        await listening.fetchval("select 1")
        assert sorted(heard) == sorted([f"t{n}:2" for n in range(50)] * 2), "at both channels"
        assert len(groups) <= 3
        heard.clear()
        late = [store.append(append(f"t{n}", 2 + n % 2)) for n in range(10)]
        found = await asyncio.gather(*late, return_exceptions=True)
        assert sum(isinstance(one, Conflict) for one in found) == 5
        await listening.fetchval("select 1")
        assert sorted(heard) == sorted([f"t{n}:3" for n in range(1, 10, 2)] * 2), (
            "not of those that came too late"
        )
        heard.clear()
        await store.append(append("t0", 3, snapshot=Snapshot(1, b"{}")))
        await listening.fetchval("select 1")
        assert heard == ["t0:3"] * 2, "with what else is written too"
        heard.clear()
        connection = await connect(postgres_url)
        await connection.execute("alter table snapshot rename to gone")
        with pytest.raises(StoreError):  # the entry was written and told, then all of it is taken back
            await store.append(append("t0", 4, snapshot=Snapshot(1, b"{}")))
        await connection.execute("alter table gone rename to snapshot")
        await listening.fetchval("select 1")
        assert heard == []
        await connection.execute("alter table entry rename to gone")
        with pytest.raises(StoreError):
            await store.append(append("t0", 4))
        await connection.execute("alter table gone rename to entry")
        await listening.fetchval("select 1")
        assert heard == []
        await store.append(append("t0", 4))
        await connection.close()
        await listening.close()
        await store.close()

    asyncio.run(story())


def test_in_a_group_only_what_is_wrong_fails(postgres_url: str) -> None:
    async def story() -> None:
        store = await opened(postgres_url, "a", "b", "c")
        wrong = append("b", 2)
        wrong = type(wrong)("b", wrong.entries, "no\x00text", b"{}")
        done = await asyncio.gather(
            store.append(append("a", 2)),
            store.append(wrong),
            store.append(append("c", 2)),
            return_exceptions=True,
        )
        assert done[0] is None
        assert done[2] is None
        assert isinstance(done[1], StoreError)
        assert await store.versions(["a", "b", "c"]) == {"a": 2, "b": 1, "c": 2}
        await store.close()

    asyncio.run(story())


def test_two_groups_that_want_the_same_tables_never_wait_in_a_circle(postgres_url: str) -> None:
    """Each in its own order: rows are locked in one order, whatever that is."""

    async def story() -> None:
        tables = [f"t{n}" for n in range(30)]
        one, two = await opened(postgres_url, *tables), await opened(postgres_url)
        for version in range(2, 12):
            first = [one.append(append(table, version)) for table in tables]
            second = [two.append(append(table, version)) for table in reversed(tables)]
            done = await asyncio.gather(*first, *second, return_exceptions=True)
            assert done.count(None) == 30
            assert sum(isinstance(outcome, Conflict) for outcome in done) == 30
        connection = await connect(postgres_url)
        found = await connection.fetchval(
            "select deadlocks from pg_stat_database where datname = current_database()"
        )
        assert found == 0
        await connection.close()
        await one.close()
        await two.close()

    asyncio.run(story())


def test_all_processes_of_a_house_find_one_key(postgres_url: str) -> None:
    with ThreadPoolExecutor(4) as processes:
        keys = set(processes.map(key_in_store, [postgres_url] * 4))
    assert len(keys) == 1
    assert len(keys.pop() or b"") == 32


def test_what_is_committed_is_on_the_disk_however_the_server_is_set(postgres_url: str) -> None:
    async def story() -> None:
        raw = await asyncpg.connect(postgres_url)
        name = await raw.fetchval("select current_database()")
        await raw.execute(f"alter database {name} set synchronous_commit = off")
        await raw.execute(f"alter database {name} set default_transaction_isolation = serializable")
        await raw.close()
        connection = await connect(postgres_url)
        assert await connection.fetchval("show synchronous_commit") == "on"
        assert await connection.fetchval("show transaction_isolation") == "read committed"
        await connection.close()

    asyncio.run(story())


def test_a_move_touches_no_index_of_the_tables(postgres_url: str) -> None:
    """Alone in its commit or in a group: the new row comes into the page of the old one (HOT)."""

    async def story() -> None:
        store = await opened(postgres_url, "alone", *[f"t{n}" for n in range(20)])
        connection = await connect(postgres_url)
        counted = "select pg_stat_get_tuples_updated(oid), pg_stat_get_tuples_hot_updated(oid) from pg_class"
        for version in range(2, 12):
            await store.append(append("alone", version))
            await asyncio.gather(*[store.append(append(f"t{n}", version)) for n in range(20)])
        await store.close()  # a session that ends tells its counts
        for _ in range(100):
            updated, hot = await connection.fetchrow(f"{counted} where relname = 'game_table'")
            if updated >= 230:  # 21 of them when the tables were made
                break
            await asyncio.sleep(0.05)
        assert updated >= 230
        assert hot >= 0.8 * updated
        await connection.close()

    asyncio.run(story())


def test_the_list_of_public_tables_is_read_from_an_index(postgres_url: str) -> None:
    async def story() -> None:
        store = await opened(postgres_url, "t")
        connection = await connect(postgres_url)
        await connection.execute(
            "insert into game_table (id, created, changed, status, public, version, setup, summary, lobby)"
            " select 'g' || n, n, n * 7, 'playing', true, 1, '', '', '' from generate_series(1, 5000) n"
        )
        await connection.execute("analyze game_table")
        _, public = await store.tables(None)
        assert [row.changed for row in public] == [n * 7 for n in range(5000, 4900, -1)]
        plan = await connection.fetch(
            "explain select id from game_table where public and status in ('waiting', 'playing')"
            " order by minute desc, changed desc limit 100"
        )
        assert any("game_table_open" in row[0] for row in plan)
        await store.close()
        await connection.close()

    asyncio.run(story())
