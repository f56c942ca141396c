"""Replay, record, import, going on from a position."""

from __future__ import annotations

import json
from typing import Any

import pytest

import taberna

from .tavern import GAMES, Guest, Tavern


def play_through(guest: Guest, game: str, seed: str = "replay") -> str:
    """A finished game of one person at all seats, always the same."""
    seats = ["me"] + ["here"] * (taberna.game(game).min_seats - 1)
    record = finished(game, len(seats), seed)
    table = str(guest.table(game, *seats, seed=seed)["id"])
    for version, (seat, move) in enumerate(record.moves, 1):
        reply = guest.command(table, "move", seat=seat, move=move, on_version=version)
        assert reply["type"] == "ack", reply
    return table


def finished(game: str, seats: int, seed: str) -> taberna.Record:
    import random

    rng = random.Random(seed)
    record = taberna.Record.new(game, seats, seed=seed)
    while record.state.to_move:
        seat = rng.choice(record.state.to_move)
        moves = [m for m in record.state.moves(seat) if not m.interrupt]
        record.append(seat, rng.choice(moves))
    return record


@pytest.fixture(scope="module")
def over(house: Tavern) -> tuple[Guest, str]:
    guest = house.guest("Livia")
    return guest, play_through(guest, "senators")


def test_every_move_of_a_finished_game_can_be_seen_with_any_eyes(
    over: tuple[Guest, str], marcus: Guest
) -> None:
    _, table = over
    record = finished("senators", 3, "replay")
    last = len(record.moves)
    promised = marcus.get(f"/api/tables/{table}")["commitment"]
    assert marcus.get(f"/api/tables/{table}/replay")["move"] == last
    for move in (0, 1, last // 2, last // 3, last):
        state = record.replay(move)
        state.chance.commitment = promised
        for eyes in (None, 0, 1, 2):
            query = f"?move={move}" + ("" if eyes is None else f"&eyes={eyes}")
            shown = marcus.get(f"/api/tables/{table}/replay{query}")
            assert shown["view"] == json.loads(json.dumps(state.view(eyes)))
            assert (shown["last"], shown["eyes"]) == (last, eyes)
        shown = marcus.get(f"/api/tables/{table}/replay?move={move}&eyes=all")
        assert shown["views"] == {str(s): json.loads(json.dumps(state.view(s))) for s in range(3)}
        played = {"seat": record.moves[move - 1][0], "text": record.moves[move - 1][1]}
        assert (shown["played"] is None) if move == 0 else (played.items() <= shown["played"].items())
    marcus.get(f"/api/tables/{table}/replay?move={last + 1}", expect=404)
    marcus.get(f"/api/tables/{table}/replay?move=-1", expect=400)
    for eyes in ("7", "-1", "²", "9" * 5000):
        marcus.get(f"/api/tables/{table}/replay?eyes={eyes}", expect=404)


def test_stepping_back_and_forth_shows_the_same(over: tuple[Guest, str]) -> None:
    guest, table = over
    path = f"/api/tables/{table}/replay?eyes=1&move="
    forward = [guest.get(f"{path}{n}") for n in range(0, 40)]
    back = [guest.get(f"{path}{n}") for n in range(39, -1, -1)]
    assert forward == back[::-1]


def test_the_list_of_moves(over: tuple[Guest, str]) -> None:
    guest, table = over
    moves = guest.get(f"/api/tables/{table}/moves")
    record = finished("senators", 3, "replay")
    assert [(m["seat"], m["text"]) for m in moves] == record.moves
    assert all(m["label"] for m in moves)


def test_while_the_game_is_on_only_own_eyes_and_own_moves(livia: Guest, marcus: Guest, house: Tavern) -> None:
    head = livia.table("senators", "me", "open", "here", seed="on")
    marcus.post("/api/join", {"token": head["invite"].rpartition("/")[2]})
    table = head["id"]
    guests = [livia, marcus, livia]
    for _ in range(6):
        seat = livia.frame(table)["prompt"]["seats"][0]
        frame = guests[seat].frame(table, seat)
        move = frame["moves"][0]["text"]
        guests[seat].command(table, "move", seat=seat, move=move, on_version=frame["version"])
    marcus.get(f"/api/tables/{table}/replay?move=3&eyes=0", expect=403)
    marcus.get(f"/api/tables/{table}/moves?eyes=2", expect=403)
    marcus.get(f"/api/tables/{table}/replay?eyes=all", expect=403)
    mine = marcus.get(f"/api/tables/{table}/moves?eyes=1")
    assert all((m["text"] is None) == (m["seat"] != 1) for m in mine)
    assert all(m["text"] is None for m in house.guest().get(f"/api/tables/{table}/moves"))
    shown = marcus.get(f"/api/tables/{table}/replay?move=3&eyes=1")
    assert shown["view"]["you"] == 1
    assert shown["view"]["seed"] is None
    for form in ("text", "json"):
        marcus.get(f"/api/tables/{table}/record?form={form}", expect=409)
    marcus.post(f"/api/tables/{table}/continue", {"move": 1}, expect=409)


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_record_can_be_taken_home_and_brought_back(
    over: tuple[Guest, str], marcus: Guest, form: str
) -> None:
    _, table = over
    reply = marcus.http.get(f"/api/tables/{table}/record?form={form}")
    assert "attachment" in reply.headers["content-disposition"]
    record = taberna.Record.load(reply.text)
    assert record.verify() == []
    assert record.moves == finished("senators", 3, "replay").moves
    head = marcus.post("/api/records", {"record": reply.text})
    assert head["status"] == "over"
    assert [seat["name"] for seat in head["seats"]] == record.players
    shown = marcus.get(f"/api/tables/{head['id']}/replay?move=7&eyes=2")
    assert shown["view"] == json.loads(json.dumps(record.replay(7).view(2)))
    assert head["id"] in [t["id"] for t in marcus.get("/api/tables")["finished"]]


def test_a_broken_record_is_refused_with_the_place(livia: Guest, over: tuple[Guest, str]) -> None:
    _, table = over
    text = livia.http.get(f"/api/tables/{table}/record").text
    data = json.loads(livia.http.get(f"/api/tables/{table}/record?form=json").text)
    broken: list[Any] = [
        "", "hello", "{", "{}", "[]", "null", text[:200], text.replace("   3 ", "   4 ", 1),
        json.dumps({**data, "seats": "many"}), json.dumps({**data, "moves": [[0]]}),
        json.dumps({**data, "moves": 7}), json.dumps({**data, "options": 3}), json.dumps({**data, "players": 5}),
        json.dumps({**data, "edition": "/etc/passwd"}), json.dumps({**data, "edition": ["x"]}),
        json.dumps({**data, "start": {}}), json.dumps({**data, "start": 7}), json.dumps({**data, "game": []}),
        json.dumps({**data, "seed": "other"}), json.dumps({**data, "end": 3}), json.dumps({**data, "end": {}}),
    ]  # fmt: skip
    for one in broken:
        reply = livia.http.post("/api/records", json={"record": one})
        assert reply.status_code == 422, (one[:80], reply.status_code, reply.text[:200])
        assert reply.json()["error"]["code"] == "bad_record"
        assert "root:" not in reply.text, "no file of this machine is read"


def test_an_unfinished_record_is_shown_but_closed(livia: Guest) -> None:
    record = finished("senators", 3, "half")
    half = record.truncated(20)
    head = livia.post("/api/records", {"record": half.dump()})
    assert (head["status"], head["moves"]) == ("closed", 20)
    assert livia.get(f"/api/tables/{head['id']}/replay")["move"] == 20


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_goes_on_from_any_position(livia: Guest, house: Tavern, game: str) -> None:
    seats = taberna.game(game).min_seats
    record = finished(game, seats, "on")
    source = livia.post("/api/records", {"record": record.dump()})["id"]
    move = len(record.moves) // 2
    chairs = [{"kind": "me"}] + [{"kind": "here"}] * (seats - 1)
    head = livia.post(f"/api/tables/{source}/continue", {"move": move, "seats": chairs})
    assert head["from"] == {"table": source, "move": move}
    state = record.replay(move)
    frame = livia.frame(head["id"], 0)
    assert frame["view"] == json.loads(json.dumps(state.view(0)))
    seat = frame["prompt"]["seats"][0]
    mine = livia.frame(head["id"], seat)
    reply = livia.command(
        head["id"], "move", seat=seat, move=mine["moves"][0]["text"], on_version=mine["version"]
    )
    assert reply["type"] == "ack"
    livia.post(f"/api/tables/{source}/continue", {"move": len(record.moves), "seats": chairs}, expect=409)
    livia.post(f"/api/tables/{source}/continue", {"move": len(record.moves) + 1}, expect=404)
    livia.post(f"/api/tables/{source}/continue", {"move": 0, "seats": chairs[:-1]}, expect=422)


def test_PRO_4_7_a_finished_game_keeps_the_secrets_that_last(house: Tavern, marcus: Guest) -> None:
    """Who played which token is never told: others look as spectators, players with their own eyes."""
    livia = house.guest("Livia")
    table = play_through(livia, "provincia")
    assert marcus.get(f"/api/tables/{table}")["open"] is False
    assert marcus.get(f"/api/tables/{table}/replay")["eyes"] is None
    for eyes in ("0", "1", "all"):
        marcus.get(f"/api/tables/{table}/replay?eyes={eyes}", expect=403)
    assert livia.get(f"/api/tables/{table}/replay?eyes=1")["eyes"] == 1
    assert {move["text"] for move in marcus.get(f"/api/tables/{table}/moves")} == {None}
