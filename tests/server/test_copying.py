"""`taberna store copy`: a house moves from SQLite to PostgreSQL and back, row by row, and plays on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from taberna.cli import main
from taberna.server.store import copy_store, open_store
from taberna.server.store.copying import RELATIONS
from taberna.server.store.records import Aside, Block, Kept
from taberna.server.store.sqlite.file import connect

from .tavern import Guest, tavern


def play(guest: Guest, table: str, moves: int) -> None:
    for _ in range(moves):
        seat = guest.frame(table)["prompt"]["seats"][0]
        frame = guest.frame(table, seat)
        move = next(m["text"] for m in frame["moves"] if m["verb"] != "embezzle")
        guest.command(table, "move", seat=seat, move=move, on_version=frame["version"])


def furnish(url: str, table: str, over: str) -> None:
    """Something in every part of the store."""

    async def run() -> None:
        store = open_store(url)
        await store.open()
        await store.keep(Kept("debrief", "key", table, 5.0, b"\x00\xff"), 10)
        await store.set_aside(table, Aside(1.5, "0.1", "rules", "an older game"))
        await store.take_up_again(table)
        await store.set_aside(over, Aside(1.5, "0.1", "rules", "ein älteres Spiel"))
        await store.block(Block("address", "192.0.2.0/24", 2.0, "rude"))
        await store.pack(over)
        person = (await store.persons())[0].id
        await store.learn(person, "rome/first", 3.0)
        assert await store.set_seat_token(table, 0, b"token", person) is not None
        await store.close()

    asyncio.run(run())


def test_a_house_moves_to_postgresql_and_back_and_plays_on(
    tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first, last = tmp_path / "first.sqlite", tmp_path / "last.sqlite"
    with tavern(first, store=f"sqlite:{first}") as house:
        livia = house.guest("Livia Drusilla ÄÖ")
        table = livia.table("senators", "me", "here", "here", seed="ave")["id"]
        over = livia.table("rome", "me", "here")["id"]
        play(livia, table, 12)
        livia.command(table, "chat", text="salvete")
        seen = livia.frame(table, 0)
        cookies = dict(livia.http.cookies)
    assert main(["house", "close", "--data", str(first), over]) == 0
    furnish(f"sqlite:{first}", table, over)
    db = connect(first)
    db.execute("insert into snapshot (table_id, moves, body) values ('gone', 3, x'00ff')")
    db.close()

    there = copy_store(f"sqlite:{first}", postgres_url)
    capsys.readouterr()
    assert main(["store", "copy", postgres_url, f"sqlite:{last}"]) == 0
    told = capsys.readouterr().out
    counts = {copied.name: copied.rows for copied in there}
    assert {copied.name for copied in there} == {relation.name for relation in RELATIONS}
    assert all(counts.values()), counts
    for copied in there:
        assert copied.digest[:32] in told, "the way back brings the same rows"

    with tavern(tmp_path / "none.sqlite", store=postgres_url) as house:
        again = house.guest()
        again.http.cookies.update(cookies)
        again.keys = 1000
        assert again.frame(table, 0)["view"] == seen["view"], "people are known by their cookies"
        play(again, table, 3)
        assert again.frame(table)["moves_made"] == seen["moves_made"] + 3
    with tavern(last, store=f"sqlite:{last}") as house:
        again = house.guest()
        again.http.cookies.update(cookies)
        assert again.frame(table, 0)["view"] == seen["view"]


def test_every_relation_and_column_of_a_house_is_copied(tmp_path: Path) -> None:
    async def make() -> None:
        store = open_store(f"sqlite:{tmp_path / 't.sqlite'}")
        await store.close()

    asyncio.run(make())
    db = connect(tmp_path / "t.sqlite")
    names = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
    assert names - {"schema_version", "sqlite_sequence"} == {relation.name for relation in RELATIONS}
    for relation in RELATIONS:
        columns = {row[1] for row in db.execute(f"pragma table_info({relation.name})")}
        expected = columns - {"id"} if relation.name == "entry" else columns
        assert set(relation.columns) == expected, relation.name
    db.close()


def test_what_cannot_be_copied_is_told_in_words_and_leaves_nothing(
    tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def told(*words: str) -> str:
        capsys.readouterr()
        assert main(["store", *words]) == 2
        return capsys.readouterr().err

    assert "there is no house" in told("copy", f"sqlite:{tmp_path / 'none'}", postgres_url)
    assert "there is no house" in told("migrate", f"sqlite:{tmp_path / 'none'}")
    assert "no address" in told("copy", postgres_url, "mysql://x/y")
    assert "one store to another" in told("copy", postgres_url, postgres_url)
    with tavern(tmp_path / "a.sqlite", store=f"sqlite:{tmp_path / 'a.sqlite'}") as house:
        house.guest("Livia").table("rome", "me", "open")
    assert main(["store", "copy", f"sqlite:{tmp_path / 'a.sqlite'}", postgres_url]) == 0
    again = told("copy", f"sqlite:{tmp_path / 'a.sqlite'}", postgres_url)
    assert "is not empty" in again
    assert "is not empty" in told("copy", postgres_url, f"sqlite:{tmp_path / 'a.sqlite'}")
    nobody = postgres_url.rpartition("/")[0].replace("postgres@", "postgres:secret@") + "/nowhere"
    gone = told("copy", nobody, f"sqlite:{tmp_path / 'b.sqlite'}")
    assert "does not exist" in gone
    assert "secret" not in gone


def test_a_store_is_brought_up_to_date_by_command(
    postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["store", "migrate", postgres_url]) == 0
    assert "schema 0 is now schema" in capsys.readouterr().out
    assert main(["store", "migrate", postgres_url]) == 0
    assert "nothing to do" in capsys.readouterr().out
    assert main(["house", "check", "--store", postgres_url]) == 0
    assert "no damage found" in capsys.readouterr().out
