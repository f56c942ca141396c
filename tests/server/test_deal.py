"""Fair deals: the house commits first, everybody adds something, and what somebody could know beforehand is said."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna.kernel.deal import Deal
from taberna.kernel.record import Record
from taberna.locale import LANGUAGES

from .tavern import Guest, Tavern, tavern
from .test_seats import token


def play_on(table: str, *guests: tuple[Guest, int]) -> None:
    """Whoever is asked makes some move, until the game is over."""
    while True:
        for guest, seat in guests:
            frame = guest.frame(table, seat)
            if frame["status"] == "over":
                return
            if frame["prompt"]["yours"]:
                move = frame["moves"][-1]["text"]
                guest.command(table, "move", seat=seat, move=move, on_version=frame["version"])


def record_of(guest: Guest, table: str) -> Record:
    return Record.load(json.dumps(guest.get(f"/api/tables/{table}/record?form=json")))


def test_the_house_commits_before_it_hears_what_people_add(livia: Guest, marcus: Guest) -> None:
    promised = livia.post("/api/deals")
    made = livia.table("rome", "me", "open", public=True, deal=promised["deal"], nonce="livias-nonce")
    table = made["id"]
    assert made["commitment"] == promised["commitment"]
    seen = marcus.get(f"/api/tables/{table}")
    assert seen["commitment"] == promised["commitment"], "before he adds his part"
    lobby = {row["id"]: row for row in marcus.get("/api/tables")["open"]}
    assert lobby[table]["commitment"] == promised["commitment"]
    marcus.post(f"/api/tables/{table}/join", {"nonce": "marcus-nonce"})
    assert livia.frame(table)["view"]["commitment"] == promised["commitment"]
    play_on(table, (livia, 0), (marcus, 1))
    record = record_of(marcus, table)
    assert record.deal is not None
    assert record.deal.nonces == ("livias-nonce", "marcus-nonce")
    assert record.commitment == promised["commitment"]
    assert record.verify() == []
    assert record.seed == record.deal.seed == marcus.frame(table)["view"]["seed"]
    assert record.seed != record.deal.house
    again = marcus.post("/api/records", {"record": json.dumps(json.loads(record.dump("json")))})
    assert record_of(marcus, again["id"]).deal == record.deal, "it survives being imported"


def test_a_deal_is_played_once(livia: Guest) -> None:
    promised = livia.post("/api/deals")["deal"]
    livia.table("senators", "me", "random", "random", deal=promised)
    livia.post("/api/tables", {"game": "senators", "deal": promised}, expect=409)
    livia.post("/api/tables", {"game": "senators", "deal": "invented"}, expect=409)


def test_whoever_leaves_takes_their_nonce_along(house: Tavern, livia: Guest, marcus: Guest) -> None:
    table = livia.table("senators", "me", "open", "open", public=True, nonce="a")["id"]
    marcus.post(f"/api/tables/{table}/join", {"seat": 1, "nonce": "b"})
    marcus.command(table, "leave", seat=1)
    for seat, nonce in ((1, "c"), (2, "d")):
        house.guest(f"G{seat}").post(f"/api/tables/{table}/join", {"seat": seat, "nonce": nonce})
    stored = house.services.hub.open_tables[table].table
    record = stored.record()
    assert record.deal is not None
    assert record.deal.nonces == ("a", "c", "d")


def test_the_deal_is_the_same_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with tavern(path) as house:
        livia = house.guest("Livia")
        table = livia.table("senators", "me", "here", "here", nonce="a")["id"]
        before = livia.frame(table, 0)["view"]
        cookies = dict(livia.http.cookies)
    db = sqlite3.connect(path)
    db.execute("delete from snapshot")
    db.commit()
    lobby = db.execute("select lobby from game_table").fetchone()[0]
    setup = json.loads(db.execute("select setup from game_table").fetchone()[0])
    assert setup["deal"]["house"].encode() not in lobby, "what the lobby reads tells nothing"
    db.close()
    with tavern(path) as house:
        again = house.guest()
        again.http.cookies.update(cookies)
        assert again.frame(table, 0)["view"] == before


def test_no_seed_is_chosen_at_a_public_table(livia: Guest) -> None:
    body = {"game": "senators", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "seed": "mine"}
    told = livia.post("/api/tables", {**body, "public": True}, expect=422)
    assert "public" in told["error"]["text"]
    livia.post("/api/tables", {**body, "public": False})


def test_a_chosen_seed_is_said_before_joining_at_the_table_and_in_the_lobby(
    house: Tavern, livia: Guest
) -> None:
    made = livia.table("senators", "me", "open", "open", seed="I know this one")
    told = set()
    for lang in LANGUAGES:
        guest = house.guest(f"G-{lang}", lang)
        head = guest.get(f"/api/tables/{made['id']}")
        assert head["notice"]
        told.add(head["notice"])
        page = guest.get(f"/join/{token(made['invite'])}")
        assert head["notice"].replace("’", "&#39;") in page or head["notice"] in page
        assert f'"notice":"{head["notice"]}"' in guest.get(f"/table/{made['id']}").replace("\\u2019", "’")
    assert len(told) == len(LANGUAGES)
    rows = {row["id"]: row for part in livia.get("/api/tables").values() for row in part}
    assert rows[made["id"]]["notice"] in told
    plain = livia.table("senators", "me", "open", "open")
    assert plain["notice"] is None


def test_a_chosen_seed_is_played_as_it_was_chosen(livia: Guest, marcus: Guest) -> None:
    made = livia.table("senators", "me", "open", "random", seed="cards", nonce="ignored")
    marcus.post("/api/join", {"token": token(made["invite"]), "nonce": "ignored-too"})
    plain = taberna.game("senators").new(3, seed="cards")
    assert livia.frame(made["id"])["view"]["players"][0]["hand"] == plain.view(0)["players"][0]["hand"]


def test_a_chosen_seed_cannot_be_guessed_by_the_others(house: Tavern, livia: Guest, marcus: Guest) -> None:
    made = livia.table("senators", "me", "open", "random", seed="rome")
    marcus.post("/api/join", {"token": token(made["invite"])})
    seen = marcus.frame(made["id"])["view"]["commitment"]
    assert seen == made["commitment"]
    assert seen != taberna.game("senators").new(3, seed="rome").view(1)["commitment"]
    assert seen != Deal("rome", "").commitment


def test_a_position_gone_on_with_is_said(livia: Guest, marcus: Guest) -> None:
    record = Record.new("massilia", 2, seed="old game")
    while record.state.to_move:
        seat = record.state.to_move[0]
        record.append(seat, record.state.moves(seat)[0])
    old = livia.post("/api/records", {"record": record.dump()})
    assert old["notice"] is None, "nobody plays there"
    seats = [{"kind": "me"}, {"kind": "open"}]
    going_on = livia.post(f"/api/tables/{old['id']}/continue", {"move": 10, "seats": seats, "public": True})
    assert "position" in going_on["notice"]
    lobby = {row["id"]: row for row in marcus.get("/api/tables")["open"]}
    assert lobby[going_on["id"]]["notice"] == going_on["notice"]


@pytest.mark.parametrize("nonce", ["x" * 65, "a b", "é", 5, None])
def test_what_is_no_nonce_is_refused(livia: Guest, nonce: Any) -> None:
    livia.post("/api/tables", {"game": "senators", "nonce": nonce}, expect=400)


def test_a_game_gone_on_with_keeps_its_deal(livia: Guest) -> None:
    table = livia.table("rome", "here", "here", nonce="a")["id"]
    play_on(table, (livia, 0), (livia, 1))
    record = record_of(livia, table)
    going_on = livia.post(
        f"/api/tables/{table}/continue", {"move": 3, "seats": [{"kind": "me"}, {"kind": "here"}]}
    )
    views = [livia.frame(going_on["id"], seat)["view"] for seat in (0, 1)]
    assert views == [record.replay(3).view(seat) for seat in (0, 1)]
