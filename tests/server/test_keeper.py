"""`taberna house`: what the keeper does reaches a house that is open."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import taberna
from taberna.cli import main
from taberna.server import watch
from taberna.server.http.blocked import Blocked
from taberna.server.store import sqlite_path
from taberna.server.store.records import Block
from taberna.server.store.sqlite.file import connect
from tests import servers

from .tavern import Guest, Tavern, tavern


@pytest.fixture
def open_house(store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tavern]:
    monkeypatch.setattr(watch, "EVERY", 0.05)
    with tavern(tmp_path / "t.sqlite", store=store_url) as house:
        yield house


def sql(url: str, statement: str) -> str:
    """Go behind the house's back; what the database says to it."""
    if not url.startswith("sqlite:"):
        return servers.shared_postgres().sql(statement, url.rpartition("/")[2])
    db = connect(sqlite_path(url))
    found = db.execute(statement).fetchone()
    db.close()
    return "" if found is None else str(found[0])


class Keeper:
    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.url = url
        self.capsys = capsys

    def __call__(self, *words: str, expect: int = 0) -> str:
        self.capsys.readouterr()
        assert main(["house", words[0], "--store", self.url, *words[1:]]) == expect
        captured = self.capsys.readouterr()
        return captured.out if expect == 0 else captured.err


@pytest.fixture
def keeper(store_url: str, capsys: pytest.CaptureFixture[str]) -> Keeper:
    return Keeper(store_url, capsys)


def soon(what: Callable[[], bool]) -> bool:
    """Whether something comes true within a few seconds."""
    for _ in range(100):
        if what():
            return True
        time.sleep(0.05)
    return False


def status(guest: Guest, table: str) -> int:
    return guest.http.get(f"/api/tables/{table}").status_code


def test_the_keeper_lists_and_shows_tables(open_house: Tavern, keeper: Keeper) -> None:
    livia = open_house.guest("Livia")
    waiting = livia.table("massilia", "me", "open")["id"]
    playing = livia.table("senators", "me", "plebeian", "plebeian")["id"]
    livia.command(playing, "chat", text="Salvete omnes")
    listed = {row["id"]: row for row in json.loads(keeper("list", "--json"))}
    assert (listed[waiting]["game"], listed[waiting]["status"]) == ("massilia", "waiting")
    assert (listed[playing]["status"], listed[playing]["chat"]) == ("playing", 1)
    assert "Livia" in listed[playing]["names"]
    assert playing in keeper("list", "--status", "playing", "--game", "senators")
    assert waiting not in keeper("list", "--status", "playing")
    assert keeper("list", "--idle", "1").count("\n") <= 1
    shown = keeper("show", playing)
    assert "Salvete omnes" in shown
    assert "seat 0: person Livia" in shown


def test_a_closed_table_is_closed_for_those_who_look_at_it(open_house: Tavern, keeper: Keeper) -> None:
    livia = open_house.guest("Livia")
    table = livia.table("massilia", "me", "plebeian")["id"]
    with livia.socket(table) as line:
        line.frame()
        assert "closed" in keeper("close", table)
        assert line.closed() == 1012
    assert livia.get(f"/api/tables/{table}")["status"] == "closed"
    assert livia.frame(table)["status"] == "closed"
    assert "is closed already" in keeper("close", table, expect=2)


def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(
    open_house: Tavern, keeper: Keeper, store_url: str
) -> None:
    livia = open_house.guest("Livia")
    table = livia.table("massilia", "me", "plebeian")["id"]
    livia.command(table, "chat", text="ave")
    livia.post(f"/api/tables/{table}/seats/0/link")
    with livia.socket(table) as line:
        line.frame()
        keeper("delete", table)
        assert line.closed() == 1012
    assert status(livia, table) == 404
    assert livia.get("/api/tables")["mine"] == livia.get("/api/tables")["waiting"] == []
    for part in ("entry", "packed", "snapshot", "holder", "seat_token", "chat", "set_aside"):
        assert sql(store_url, f"select count(*) from {part}") == "0", part
    assert "no table" in keeper("delete", table, expect=2)


def test_an_exported_table_is_a_record_that_verifies(
    open_house: Tavern, keeper: Keeper, tmp_path: Path
) -> None:
    livia = open_house.guest("Livia")
    table = livia.table("rome", "here", "here")["id"]
    frames = [livia.frame(table, seat) for seat in (0, 1)]
    seat = next(s for s, frame in enumerate(frames) if frame["prompt"]["yours"])
    livia.command(
        table, "move", seat=seat, move=frames[seat]["moves"][0]["text"], on_version=frames[seat]["version"]
    )
    file = tmp_path / "game.txt"
    keeper("export", table, "--out", str(file))
    assert main(["verify", str(file)]) == 0
    record = taberna.Record.load(keeper("export", table, "--form", "json"))
    assert len(record.moves) == 1
    waiting = livia.table("rome", "me", "open")["id"]
    assert "has not begun" in keeper("export", waiting, expect=2)


def test_a_line_of_chat_is_unsaid_for_everybody(open_house: Tavern, keeper: Keeper) -> None:
    livia = open_house.guest("Livia")
    table = livia.table("massilia", "me", "plebeian")["id"]
    livia.command(table, "chat", text="fie")
    livia.command(table, "chat", text="salve")
    keeper("unsay", table, "1")
    assert soon(lambda: [line["text"] for line in livia.frame(table)["chat"]] == ["—", "salve"])
    livia.command(table, "chat", text="vale")
    assert [line["n"] for line in livia.frame(table)["chat"]] == [1, 2, 3]
    assert "no line 9" in keeper("unsay", table, "9", expect=2)


def test_a_blocked_person_stays_outside(
    open_house: Tavern, keeper: Keeper, caplog: pytest.LogCaptureFixture
) -> None:
    livia, marcus = open_house.guest("Livia"), open_house.guest("Marcus", lang="de")
    table = marcus.table("massilia", "me", "plebeian")["id"]
    person = next(word for word in keeper("people", "--name", "Marcus").split() if len(word) == 24)
    with marcus.socket(table) as line:
        line.frame()
        keeper("block", person, "--note", "swore at the bots")
        assert line.closed() == 4403
    with caplog.at_level(logging.WARNING, "taberna.security"):
        assert marcus.http.get("/api/me").status_code == 403
    assert any("blocked person" in record.getMessage() for record in caplog.records)
    assert "draußen" in marcus.http.get("/").text
    assert marcus.socket(table, hello=False).closed() == 4403
    assert livia.get("/api/me")["name"] == "Livia"
    assert "swore at the bots" in keeper("blocked")
    assert "blocked" in keeper("people", "--name", "Marcus")
    keeper("unblock", person)
    assert soon(lambda: marcus.http.get("/api/me").status_code == 200)
    assert "not blocked" in keeper("unblock", person, expect=2)


def test_a_blocked_address_gets_nothing(open_house: Tavern, keeper: Keeper) -> None:
    guest = open_house.guest("Livia")
    keeper("block", "127.0.0.0/8")
    assert soon(lambda: guest.http.get("/").status_code == 403)
    assert guest.http.get("/api/games").status_code == 403
    keeper("unblock", "127.0.0.0/8")
    assert soon(lambda: guest.http.get("/").status_code == 200)


@pytest.mark.parametrize(
    ("block", "inside", "outside"),
    [
        ("192.0.2.7", ["192.0.2.7", "::ffff:192.0.2.7"], ["192.0.2.8", "?", ""]),
        ("192.0.2.0/24", ["192.0.2.7", "192.0.2.255"], ["192.0.3.1"]),
        ("2001:db8::7", ["2001:db8::7", "2001:db8::ffff", "2001:db8::/64"], ["2001:db8:0:1::7", "192.0.2.7"]),
    ],
)
def test_networks_are_blocked_whole(block: str, inside: list[str], outside: list[str]) -> None:
    blocked = Blocked()
    assert not blocked.address(inside[0])
    blocked.take([Block("address", block, 0.0, "")])
    assert [blocked.address(one) for one in inside] == [True] * len(inside)
    assert [blocked.address(one) for one in outside] == [False] * len(outside)


def test_ended_sessions_are_strangers_again(open_house: Tavern, keeper: Keeper) -> None:
    livia, marcus = open_house.guest("Livia"), open_house.guest("Marcus")
    table = livia.table("massilia", "me", "plebeian")["id"]
    person = next(word for word in keeper("people", "--name", "Livia").split() if len(word) == 24)
    with livia.socket(table) as line:
        line.frame()
        assert "1 sessions ended" in keeper("end-sessions", "--person", person)
        assert line.closed() == 4401
    assert livia.get("/api/me")["name"] == ""
    assert marcus.get("/api/me")["name"] == "Marcus"
    keeper("end-sessions", "--all")
    assert soon(lambda: marcus.get("/api/me")["name"] == "")


def test_pruning_deletes_what_is_kept_no_longer_and_nothing_else(
    open_house: Tavern, keeper: Keeper, store_url: str
) -> None:
    livia = open_house.guest("Livia")
    tables = {name: livia.table("massilia", "me", "here")["id"] for name in ("old", "new", "over")}
    tables["waiting"] = livia.table("massilia", "me", "open")["id"]
    long_ago = time.time() - 100 * 86400
    for name in ("old", "over", "waiting"):
        sql(store_url, f"update game_table set changed = {long_ago} where id = '{tables[name]}'")
    sql(store_url, f"update game_table set status = 'over' where id = '{tables['over']}'")
    sql(store_url, f"insert into person (id, name, lang, created) values ('gone', 'Gone', 'en', {long_ago})")
    hash = "x'00'" if store_url.startswith("sqlite:") else "'\\x00'"
    sql(
        store_url,
        f"insert into session (hash, person, created, seen) values ({hash}, 'gone', {long_ago}, {long_ago})",
    )
    assert "0 tables, 1 sessions, 1 persons would be deleted" in keeper("prune", "--dry-run")
    assert "3 tables" in keeper(
        "prune", "--dry-run", "--finished", "30", "--waiting", "30", "--playing", "30"
    )
    assert status(livia, tables["old"]) == 200
    assert "1 tables, 1 sessions, 1 persons deleted" in keeper("prune", "--finished", "30", "--vacuum")
    assert soon(lambda: status(livia, tables["over"]) == 404)
    assert [status(livia, tables[name]) for name in ("old", "new", "waiting")] == [200] * 3
    assert livia.get("/api/me")["name"] == "Livia"
    assert sql(store_url, "select count(*) from person where id = 'gone'") == "0"


def test_a_house_prunes_by_itself_if_it_is_told_to(
    store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from taberna.server.retention import Retention

    monkeypatch.setattr(watch, "EVERY", 0.05)
    monkeypatch.setattr(watch, "PRUNE_EVERY", 0.05)
    with tavern(tmp_path / "t.sqlite", store=store_url, keep=Retention(waiting=10)) as house:
        livia = house.guest("Livia")
        old, new = (livia.table("massilia", "me", "open")["id"] for _ in range(2))
        sql(store_url, f"update game_table set changed = 1 where id = '{old}'")
        assert soon(lambda: status(livia, old) == 404)
        assert status(livia, new) == 200


def test_tables_set_aside_are_listed_and_tried_again(
    open_house: Tavern, keeper: Keeper, store_url: str
) -> None:
    livia = open_house.guest("Livia")
    table = livia.table("massilia", "me", "plebeian")["id"]
    sql(
        store_url,
        "insert into set_aside (table_id, at, program, kind, reason)"
        f" values ('{table}', 1.0, '{taberna.__version__}', 'damaged', 'a stray bit')",
    )
    assert "a stray bit" in keeper("aside")
    assert "a stray bit" in keeper("show", table)
    keeper("aside", "--retry", table)
    assert "stray" not in keeper("aside")
    assert "not set aside" in keeper("aside", "--retry", table, expect=2)


def test_the_keeper_checks_a_file_and_needs_one(keeper: Keeper, open_house: Tavern, tmp_path: Path) -> None:
    assert "no damage" in keeper("check")
    nowhere = Keeper(f"sqlite:{tmp_path / 'nowhere.sqlite'}", keeper.capsys)
    assert "no house" in nowhere("list", expect=2)
    assert not (tmp_path / "nowhere.sqlite").exists()


# -- readiness and the log -----------------------------------------------------------------------------------


@contextmanager
def writing(url: str) -> Iterator[None]:
    """Nobody else can write meanwhile."""
    if url.startswith("sqlite:"):
        other = connect(sqlite_path(url))
        other.execute("begin immediate")
        yield
        other.execute("rollback")
        other.close()
        return
    name = url.rpartition("/")[2]
    server = servers.shared_postgres()
    server.sql(f"alter database {name} set default_transaction_read_only = on")
    server.sql(f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'")
    yield
    server.sql(f"alter database {name} set default_transaction_read_only = off")


def test_a_house_that_cannot_write_is_alive_but_not_ready(
    open_house: Tavern, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from taberna.server.http import metrics

    monkeypatch.setattr(metrics, "READY_FOR", 0.2)
    guest = open_house.guest("Livia")
    assert guest.get("/ready") == {"ok": True, "store": "writable"}
    with writing(store_url):
        time.sleep(0.3)
        assert guest.http.get("/ready").status_code == 503
        assert guest.http.get("/health").status_code == 200
    assert soon(lambda: guest.http.get("/ready").status_code == 200)


def test_security_events_are_logged_without_secrets(
    open_house: Tavern, caplog: pytest.LogCaptureFixture
) -> None:
    guest = open_house.guest("Livia")
    with caplog.at_level(logging.WARNING, "taberna.security"):
        guest.http.post("/api/seat", json={"token": "secret-token-of-a-seat"})
        guest.http.post("/api/me", json={"name": "x"}, headers={"Origin": "https://evil.example\r"[:20]})
        for _ in range(200):
            guest.http.post("/api/join", json={"token": "another-secret-token"})
    said = [record.getMessage() for record in caplog.records if record.name == "taberna.security"]
    assert any("link" in line and "127.0.0.1" in line for line in said)
    assert any("foreign" in line and "evil" in line for line in said)
    assert not any("secret" in line for line in said)
    assert len(said) < 60, "a flood of events is no flood of lines"
