"""A table that cannot be opened is set aside and told in words; the house opens and all others play on."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna.games.senators.game import Senators
from taberna.kernel.errors import BadDump
from taberna.locale import LANGUAGES
from taberna.server.live import changes
from taberna.server.store.sqlite.file import connect

from .tavern import Guest, Tavern, tavern


def edit(path: Path, statement: str, *values: object) -> None:
    db = connect(path)
    assert db.execute(statement, values).rowcount == 1
    db.close()


def cookies(guest: Guest) -> dict[str, str]:
    return dict(guest.http.cookies)


def same_guest(house: Tavern, kept: dict[str, str], lang: str = "en") -> Guest:
    guest = house.guest(lang=lang)
    guest.http.cookies.update(kept)
    return guest


DAMAGE = {
    "an entry that is no JSON": ("update entry set body = x'ff00' where table_id = ? and version = 1", ()),
    "an entry of another kind": (
        "update entry set body = ? where table_id = ? and version = 1",
        (b'{"what":"x"}',),
    ),
    "a setup that is no JSON": ("update game_table set setup = x'7b' where id = ?", ()),
    "an edition beyond all bounds": (
        "update game_table set setup = cast(json_set(cast(setup as text), '$.edition',"
        ' json(\'{"money":{"start":{"by_seat":[2000000000,1,1,1,1]}}}\')) as blob) where id = ?',
        (),
    ),
    "another seed": (
        "update game_table set setup = cast(json_set(cast(setup as text), '$.seats', 77) as blob) where id = ?",
        (),
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_one_damaged_table_stops_neither_the_house_nor_the_others(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "t.sqlite"
    with tavern(path) as house:
        livia = house.guest("Livia")
        broken = livia.table("senators", "me", "plebeian", "plebeian")["id"]
        sound = livia.table("senators", "me", "plebeian", "plebeian")["id"]
        kept = cookies(livia)
    statement, values = DAMAGE[damage]
    edit(path, statement, *values, broken)
    with tavern(path) as house:
        told = set()
        for lang in LANGUAGES:
            guest = same_guest(house, kept, lang)
            guest.post("/api/me", {"lang": lang})
            reply = guest.http.get(f"/api/tables/{broken}")
            assert reply.status_code == 409
            assert reply.json()["error"]["code"] == "set_aside"
            told.add(reply.json()["error"]["text"])
            page = guest.http.get(f"/table/{broken}")
            assert page.status_code == 409
            lobby = guest.get("/api/tables")
            rows = {row["id"]: row for part in lobby.values() for row in part}
            assert rows[broken]["fault"] == reply.json()["error"]["text"]
            assert rows[sound]["fault"] is None
        assert len(told) == len(LANGUAGES)
        assert livia_plays(same_guest(house, kept), sound)
        assert house.guest("x").socket(broken, hello=False).closed() == 4404
    db = sqlite3.connect(path)
    kind, reason = db.execute("select kind, reason from set_aside where table_id = ?", (broken,)).fetchone()
    assert (kind, bool(reason)) == ("damaged", True), "for the keeper"
    db.close()


def livia_plays(guest: Guest, table: str) -> bool:
    with guest.socket(table) as line:
        frame = line.frame()
        while not frame["prompt"]["yours"]:
            frame = line.frame(frame["version"] + 1)
        key = line.send("move", seat=0, move=frame["moves"][0]["text"], on_version=frame["version"])
        return line.done(key)["version"] > frame["version"]


def test_an_unreadable_snapshot_is_replayed_instead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "SNAPSHOT_EVERY", 32)
    path = tmp_path / "t.sqlite"
    with tavern(path) as house:
        livia = house.guest("Livia")
        table = livia.table("rome", "here", "here")["id"]
        moves = 0
        while moves < 40:
            frames = [livia.frame(table, seat) for seat in (0, 1)]
            seat = next(s for s, frame in enumerate(frames) if frame["prompt"]["yours"])
            said = livia.command(
                table,
                "move",
                seat=seat,
                move=frames[seat]["moves"][-1]["text"],
                on_version=frames[seat]["version"],
            )
            assert said["type"] == "ack"
            moves += 1
        before = livia.frame(table, 0)["view"]
        kept = cookies(livia)
    for wrong in (b"nonsense", b'{"game": "rome"}', b"\x78\x9c\x00"):
        edit(path, "update snapshot set body = ? where table_id = ?", wrong, table)
        with tavern(path) as house:
            assert same_guest(house, kept).frame(table, 0)["view"] == before


def test_a_snapshot_that_could_not_be_read_again_is_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise BadDump("no state can be read")

    path = tmp_path / "t.sqlite"
    monkeypatch.setattr(Senators, "load", fail)
    with tavern(path) as house:
        livia = house.guest("Livia")
        record = taberna.Record.new("senators", 3, seed="long")
        table = livia.table("senators", "here", "here", "here", seed="long")["id"]
        for _ in range(70):
            seat = record.state.to_move[0]
            move = record.state.moves(seat)[0]
            record.append(seat, move)
            frame = livia.frame(table, seat)
            livia.command(table, "move", seat=seat, move=move.text, on_version=frame["version"])
    db = sqlite3.connect(path)
    assert db.execute("select count(*) from snapshot").fetchone() == (0,)
    db.close()


def test_a_table_of_other_rules_says_so(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with tavern(path) as house:
        livia = house.guest("Livia")
        table = livia.table("massilia", "me", "plebeian")["id"]
        kept = cookies(livia)
    for column in ("setup", "lobby"):
        edit(
            path,
            f"update game_table set {column} = cast(json_set(cast({column} as text), '$.rules', 77) as blob)"
            " where id = ?",
            table,
        )
    with tavern(path) as house:
        guest = same_guest(house, kept)
        error = guest.http.get(f"/api/tables/{table}").json()["error"]
        assert error["code"] == "set_aside"
        assert "version 77" in error["text"]
        rows = {row["id"]: row for part in guest.get("/api/tables").values() for row in part}
        assert rows[table]["fault"] == error["text"]


def test_a_mended_program_takes_the_table_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "t.sqlite"
    with tavern(path) as house:
        livia = house.guest("Livia")
        table = livia.table("massilia", "me", "plebeian")["id"]
        kept = cookies(livia)
    edit(
        path,
        "insert into set_aside (table_id, at, program, kind, reason) values (?, 1.0, ?, 'damaged', 'a bug')",
        table,
        taberna.__version__,
    )
    with tavern(path) as house:
        assert same_guest(house, kept).http.get(f"/api/tables/{table}").status_code == 409
    monkeypatch.setattr(taberna, "__version__", "99.0")
    with tavern(path) as house:
        assert same_guest(house, kept).get(f"/api/tables/{table}")["status"] == "playing"
    db = sqlite3.connect(path)
    assert db.execute("select count(*) from set_aside").fetchone() == (0,)
    db.close()


def test_the_house_opens_no_table_that_nobody_waits_for(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with tavern(path) as house:
        livia = house.guest("Livia")
        tables = [livia.table("massilia", "me", "plebeian", first=1)["id"] for _ in range(3)]
        kept = cookies(livia)
    db = connect(path)
    db.execute("update game_table set owed = 1")
    db.execute("update session set seen = 0")
    assert db.execute("select count(*) from game_table").fetchall() == [(3,)]
    db.close()
    with tavern(path) as house:
        assert house.services.hub.open_tables == {}
        edit(path, "update session set seen = 1e12, created = 1e12")
        assert same_guest(house, kept).get(f"/api/tables/{tables[0]}")["status"] == "playing"
        assert list(house.services.hub.open_tables) == tables[:1]


def test_what_a_bot_owes_somebody_is_made_good_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with tavern(path, bot_processes=1) as house:
        livia = house.guest("Livia")
        table = livia.table("massilia", "me", "plebeian", seed="owed")["id"]
        kept = cookies(livia)
        frame = livia.frame(table, 0)
        while not frame["prompt"]["yours"]:
            frame = livia.frame(table, 0)
    db = connect(path)  # as if the house had been killed while the bot was thinking
    setup = json.loads(db.execute("select setup from game_table").fetchone()[0])
    db.execute("delete from entry where version > 1")
    db.execute("update game_table set version = 1, owed = 1")
    db.close()
    assert setup["seed"] == "owed"
    with tavern(path, bot_processes=1) as house:
        guest = same_guest(house, kept)
        for _ in range(200):
            if guest.get("/api/tables")["waiting"]:
                break
            time.sleep(0.05)
        assert [row["id"] for row in guest.get("/api/tables")["waiting"]] == [table], "without her looking"
