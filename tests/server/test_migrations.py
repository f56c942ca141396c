"""The store's schema: old files are brought up to date, newer and foreign ones are refused and not touched."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest

from taberna.server.store.base import BadStore
from taberna.server.store.migrating import latest, scripts
from taberna.server.store.sqlite import SqliteStore
from taberna.server.store.sqlite.file import (
    APPLICATION,
    connect,
    inspect,
    migrate,
    open_file,
    statements,
    version_of,
)

from .tavern import tavern

DATA = Path(__file__).parent / "data"


def schema_one(folder: Path) -> Path:
    """A house as the first schema left it: a game in play, one that waits, one imported, one continued."""
    path = folder / "t.sqlite"
    path.write_bytes(gzip.decompress((DATA / "schema1.sqlite.gz").read_bytes()))
    return path


FACTS = json.loads((DATA / "schema1.json").read_text(encoding="utf-8"))


def fingerprint(path: Path) -> dict[str, str]:
    return {file.name: sha256(file.read_bytes()).hexdigest() for file in sorted(path.parent.iterdir())}


def layout(db: sqlite3.Connection) -> list[tuple[str, ...]]:
    return sorted(db.execute("select type, name, tbl_name from sqlite_master where name not like 'sqlite_%'"))


def columns(db: sqlite3.Connection) -> dict[str, list[str]]:
    tables = [name for kind, name, _ in layout(db) if kind == "table"]
    return {t: sorted(c[1] for c in db.execute(f"pragma table_info({t})")) for t in tables}


def test_migrations_are_numbered_without_gaps() -> None:
    assert [number for number, _ in scripts("sqlite")] == list(range(1, latest("sqlite") + 1))


def test_an_old_file_gets_the_same_schema_as_a_new_one(tmp_path: Path) -> None:
    old = open_file(schema_one(tmp_path))
    new = open_file(tmp_path / "new.sqlite")
    assert layout(old) == layout(new)
    assert columns(old) == columns(new)
    assert version_of(old) == version_of(new) == latest("sqlite")
    for db in (old, new):
        assert db.execute("pragma application_id").fetchone() == (APPLICATION,)
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
        db.close()


def test_nothing_is_lost_on_the_way_from_the_first_schema(tmp_path: Path) -> None:
    path = schema_one(tmp_path)
    raw = sqlite3.connect(path)
    before = raw.execute("select table_id, version, body, events from entry order by 1, 2").fetchall()
    raw.close()
    with tavern(path) as house:
        after = sqlite3.connect(path)
        assert (
            after.execute("select table_id, version, body, events from entry order by 1, 2").fetchall()
            == before
        )
        after.close()
        guest = house.guest("Watcher")
        head = guest.get(f"/api/tables/{FACTS['playing']}")
        assert (head["status"], head["game"], head["fault"]) == ("playing", "senators", None)
        assert guest.get(f"/api/tables/{FACTS['waiting']}")["status"] == "waiting"
        imported = guest.get(f"/api/tables/{FACTS['imported']}")
        assert (imported["status"], imported["moves"]) == ("over", FACTS["moves"])
        assert guest.get(f"/api/tables/{FACTS['imported']}/replay?move=30")["view"]["supply"] is not None
        assert guest.get(f"/api/tables/{FACTS['continued']}")["status"] == "playing"
        assert [t["id"] for t in guest.get("/api/tables")["open"]] == [FACTS["playing"]]


def test_which_bots_owe_a_move_is_known_after_the_migration(tmp_path: Path) -> None:
    db = open_file(schema_one(tmp_path))
    told = dict(db.execute("select id, owed from game_table"))
    for table, summary in db.execute("select id, summary from game_table"):
        facts = json.loads(summary)
        bots = {chair["seat"] for chair in facts["chairs"] if chair["level"]}
        assert told[table] == int(bool(bots & set(facts["asked"])))
    db.close()


def test_a_lobby_row_is_small(tmp_path: Path) -> None:
    db = open_file(schema_one(tmp_path))
    for setup, lobby in db.execute("select setup, lobby from game_table"):
        whole = json.loads(setup)
        assert json.loads(lobby) == {k: v for k, v in whole.items() if k not in ("start", "edition", "seed")}
    db.close()


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = schema_one(tmp_path)
    db = connect(path)
    db.execute("create table blocked (anything)")  # in the way of the second migration
    with pytest.raises(sqlite3.OperationalError):
        migrate(db)
    assert version_of(db) == 1
    assert db.execute("select count(*) from reader").fetchone() is not None
    db.execute("drop table blocked")
    migrate(db)
    assert version_of(db) == latest("sqlite")
    db.close()


def test_two_programs_may_start_at_once_on_an_old_file(tmp_path: Path) -> None:
    path = schema_one(tmp_path)
    one, two = connect(path), connect(path)
    assert version_of(two) == 1
    assert migrate(one) == 1
    assert migrate(two) == latest("sqlite"), "the second finds it done"
    one.close()
    two.close()


def test_statements_are_told_apart() -> None:
    script = (
        "-- a; comment\ncreate table a (\n  b text -- ; here too\n);\ninsert into a values (';');\n-- end\n"
    )
    assert len(list(statements(script))) == 2
    with pytest.raises(ValueError, match="unfinished"):
        list(statements("create table a (b text)"))


# -- what is refused, and not touched ------------------------------------------------------------------------


def refused(path: Path, words: str) -> None:
    before = fingerprint(path)
    with pytest.raises(BadStore, match=words):
        SqliteStore(path)
    assert fingerprint(path) == before, "nothing was touched"


def test_a_newer_schema_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    db = open_file(path)
    db.execute("update schema_version set version = 99")
    db.execute("pragma wal_checkpoint(truncate)")
    db.close()
    refused(path, "newer Taberna .schema 99")


def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.sqlite"
    db = sqlite3.connect(path)
    db.execute("create table notes (text)")
    db.execute("insert into notes values ('mine')")
    db.commit()
    db.close()
    refused(path, "belongs to another program")


def test_another_programs_database_with_a_house_in_it_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "houses.sqlite"
    db = sqlite3.connect(path)
    db.execute("create table house (schema text, price integer)")
    db.commit()
    db.close()
    refused(path, "belongs to another program")


def test_a_database_with_another_mark_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "marked.sqlite"
    db = sqlite3.connect(path)
    db.execute("pragma application_id = 42")
    db.execute("create table game_table (id)")
    db.commit()
    db.close()
    refused(path, "belongs to another program")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.sqlite"
    path.write_text("Dear Livia, this is not a database at all. " * 50, encoding="utf-8")
    refused(path, "no SQLite file")


@pytest.mark.parametrize("page", [2, 5, 9])
def test_damage_in_the_middle_of_a_file_is_told_and_nothing_touched(tmp_path: Path, page: int) -> None:
    path = schema_one(tmp_path)
    body = bytearray(path.read_bytes())
    body[page * 4096 : page * 4096 + 2000] = b"\xaa" * 2000
    path.write_bytes(bytes(body))
    refused(path, "is damaged: .*not touched")


def test_half_a_file_is_told_and_nothing_touched(tmp_path: Path) -> None:
    path = schema_one(tmp_path)
    path.write_bytes(path.read_bytes()[: 6 * 4096 + 100])
    refused(path, "is damaged: .*not touched")


def test_a_sound_file_passes_and_an_empty_one_becomes_a_house(tmp_path: Path) -> None:
    inspect(schema_one(tmp_path))
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    store = SqliteStore(empty)
    asyncio.run(store.close())
    inspect(empty)
