"""Sitting down, leaving, moving to another device, giving a seat to a bot and taking it back."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from taberna.server.live import open_table

from .tavern import Guest, Tavern


def token(url: str) -> str:
    return url.rpartition("/")[2]


def test_the_game_starts_when_the_last_seat_is_taken(livia: Guest, marcus: Guest) -> None:
    table = livia.table("senators", "me", "open", "random")
    assert (table["status"], table["yours"], table["host"]) == ("waiting", [0], True)
    assert livia.frame(table["id"])["view"] is None
    seen = marcus.get(f"/api/tables/{table['id']}")
    assert (seen["invite"], seen["host"], seen["yours"]) == (None, False, [])
    assert seen["opened_by"] == table["seats"][0]["name"]
    joined = marcus.post("/api/join", {"token": token(table["invite"]), "name": "Marcus"})
    assert (joined["status"], joined["yours"], joined["invite"]) == ("playing", [1], None)
    assert joined["seats"][1]["name"] == "Marcus"
    late = livia.http.post("/api/join", json={"token": token(table["invite"])})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "taken")


def test_opening_a_link_changes_nothing(livia: Guest, marcus: Guest) -> None:
    table = livia.table("senators", "me", "open", "open")
    page = marcus.get(f"/join/{token(table['invite'])}")
    assert "<!doctype html>" in page
    assert livia.get(f"/api/tables/{table['id']}")["version"] == table["version"]


def test_a_private_table_is_joined_only_by_link_a_public_one_from_the_lobby(
    livia: Guest, marcus: Guest
) -> None:
    private = livia.table("senators", "me", "open", "random")
    marcus.post(f"/api/tables/{private['id']}/join", {}, expect=403)
    public = livia.table("senators", "me", "open", "open", public=True)
    offered = [table["id"] for table in marcus.get("/api/tables")["open"]]
    assert public["id"] in offered
    assert private["id"] not in offered
    assert marcus.post(f"/api/tables/{public['id']}/join", {"seat": 2})["yours"] == [2]
    marcus.post(f"/api/tables/{public['id']}/join", {"seat": 2}, expect=409)
    marcus.post(f"/api/tables/{public['id']}/join", {"seat": 0}, expect=409)


def test_two_who_claim_the_last_seat_at_once_one_wins(house: Tavern, livia: Guest) -> None:
    for _ in range(5):
        table = livia.table("senators", "me", "open", "random", public=True)
        guests = [house.guest(f"G{i}") for i in range(4)]
        codes: list[int] = []

        def claim(guest: Guest, id: str = table["id"], codes: list[int] = codes) -> None:
            codes.append(guest.http.post(f"/api/tables/{id}/join", json={}).status_code)

        threads = [threading.Thread(target=claim, args=[guest]) for guest in guests]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == [200, 409, 409, 409]


def test_a_new_invitation_voids_the_old_one(livia: Guest, marcus: Guest) -> None:
    table = livia.table("senators", "me", "open", "random")
    renewed = livia.post(f"/api/tables/{table['id']}/invite")
    assert renewed["invite"] != table["invite"]
    marcus.post("/api/join", {"token": token(table["invite"])}, expect=404)
    assert marcus.post("/api/join", {"token": token(renewed["invite"])})["yours"] == [1]
    marcus.post(f"/api/tables/{table['id']}/invite", expect=403)


def test_the_personal_link_moves_a_seat_to_another_device(house: Tavern, livia: Guest) -> None:
    table = livia.table("senators", "me", "here", "here")["id"]
    url = livia.post(f"/api/tables/{table}/seats/1/link")["url"]
    phone = house.guest()
    assert "<!doctype html>" in phone.get(f"/seat/{token(url)}")
    assert phone.get(f"/api/tables/{table}")["yours"] == [], "looking is not claiming"
    assert phone.post("/api/seat", {"token": token(url)})["yours"] == [1]
    assert livia.get(f"/api/tables/{table}")["yours"] == [0, 1, 2], "both devices hold it"
    with phone.socket(table) as line:
        assert line.frame()["seat"] == 1
        newer = livia.post(f"/api/tables/{table}/seats/1/link")["url"]
        assert line.closed() == 4401, "renewing the link shows other devices out"
    assert phone.get(f"/api/tables/{table}")["yours"] == []
    phone.post("/api/seat", {"token": token(url)}, expect=404)
    assert phone.post("/api/seat", {"token": token(newer)})["yours"] == [1]
    house.guest().post(f"/api/tables/{table}/seats/1/link", expect=403)


def test_leaving_a_waiting_table_opens_the_seat(livia: Guest, marcus: Guest) -> None:
    table = livia.table("senators", "me", "open", "open", public=True)["id"]
    marcus.post(f"/api/tables/{table}/join", {})
    assert marcus.command(table, "leave", seat=1)["type"] == "ack"
    seats = livia.get(f"/api/tables/{table}")["seats"]
    assert (seats[1]["kind"], seats[1]["name"]) == ("open", "")
    assert marcus.get(f"/api/tables/{table}")["yours"] == []
    assert marcus.post(f"/api/tables/{table}/join", {})["yours"] == [1]


def test_the_host_closes_a_waiting_table(livia: Guest, marcus: Guest) -> None:
    table = livia.table("senators", "me", "open", "open", public=True)["id"]
    marcus.post(f"/api/tables/{table}/close", expect=403)
    assert livia.post(f"/api/tables/{table}/close")["status"] == "closed"
    marcus.post(f"/api/tables/{table}/join", {}, expect=409)
    livia.post(f"/api/tables/{table}/close", expect=409)


@pytest.fixture
def shared(livia: Guest, marcus: Guest) -> str:
    """A running table of Livia and Marcus."""
    table = livia.table("senators", "me", "open", "here", seed="ave")
    marcus.post("/api/join", {"token": token(table["invite"])})
    return str(table["id"])


def test_a_leavers_seat_is_given_to_a_bot_and_handed_back_on_return(
    livia: Guest, marcus: Guest, shared: str
) -> None:
    with livia.socket(shared) as line:
        line.frame()
        assert livia.command(shared, "bot", seat=1, level="random")["type"] == "refused", "Marcus is here"
        assert livia.command(shared, "back", seat=0)["type"] == "refused", "Livia has not left"
        marcus.command(shared, "leave", seat=1)
        frame = line.frame(3)
        assert (frame["seats"][1]["left"], frame["seats"][1]["replaceable"]) == (True, True)
        assert livia.command(shared, "bot", seat=1, level="nero")["type"] == "error"
        assert livia.command(shared, "bot", seat=1, level="random")["type"] == "ack"
        frame = line.frame(4)
        seat = frame["seats"][1]
        assert (seat["kind"], seat["level"], seat["name"]) == ("person", "random", "Marcus")
        assert frame["log"][-1]["key"] == "table-bot"
        with marcus.socket(shared, seat=1) as back:
            assert back.frame()["seats"][1]["level"] is None, "saying hello is coming back"
        keys = [entry["key"] for entry in livia.frame(shared)["log"] if entry["key"].startswith("table-")]
        assert keys == ["table-sat", "table-left", "table-bot", "table-back"]


def test_a_seat_can_be_given_away_after_two_minutes_of_absence(
    livia: Guest, marcus: Guest, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with livia.socket(shared) as line:
        line.frame()
        with marcus.socket(shared) as other:
            other.frame()
            monkeypatch.setattr(open_table, "AWAY", 0.0)
            assert livia.frame(shared)["seats"][1]["replaceable"] is False, "he is connected"
        while not line.until("presence")["seats"][1]["replaceable"]:
            pass
        assert livia.command(shared, "bot", seat=1, level="random")["type"] == "ack"


def test_the_bot_plays_until_the_person_is_back(livia: Guest, marcus: Guest, shared: str) -> None:
    marcus.command(shared, "bot", seat=1, level="random")  # one's own seat may be given away at any time
    with livia.socket(shared) as line:
        for _ in range(30):
            frame = line.frame()
            asked = [seat for seat in frame["prompt"]["seats"] if seat != 1]
            if any(entry["seat"] == 1 and entry["rule"] for entry in livia.frame(shared)["log"]):
                break
            if asked:
                mine = livia.frame(shared, asked[0])
                answers = [m for m in mine["moves"] if m["verb"] != "embezzle"]
                livia.command(
                    shared, "move", seat=asked[0], move=answers[0]["text"], on_version=mine["version"]
                )
        else:
            raise AssertionError("the bot never moved")
    assert marcus.command(shared, "back", seat=1)["type"] == "ack"


def test_a_stranger_cannot_hand_out_seats(house: Tavern, livia: Guest, marcus: Guest, shared: str) -> None:
    marcus.command(shared, "leave", seat=1)
    assert house.guest("X").command(shared, "bot", seat=1, level="random")["type"] == "error"
    assert livia.command(shared, "bot", seat=9, level="random")["type"] == "error"


def test_forgetting_me_ends_the_session_and_its_sockets(house: Tavern) -> None:
    guest = house.guest("Sulla")
    table = guest.table("senators", "me", "here", "here")["id"]
    old = dict(guest.http.cookies)
    with guest.socket(table) as line:
        line.frame()
        guest.post("/api/me/forget")
        assert line.closed() == 4401
    assert not guest.http.cookies
    thief: Any = house.guest()
    thief.http.cookies.update(old)
    assert thief.get(f"/api/tables/{table}")["yours"] == [], "a replayed old cookie is worth nothing"


def test_who_begins_is_drawn_unless_named(livia: Guest) -> None:
    seats = set()
    for n in range(12):
        chairs = [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}]
        body = {"game": "senators", "seats": chairs, "seed": f"s{n}"}
        head = livia.post("/api/tables", body)
        seats.add([seat["name"] for seat in head["seats"]].index("Livia"))
        assert head["seed_chosen"] is True
    assert seats == {0, 1, 2}
    for first in range(3):
        head = livia.post("/api/tables", {**body, "first": first})
        assert [seat["name"] for seat in head["seats"]].index("Livia") == (3 - first) % 3


def test_the_lobby_sorts_my_tables(house: Tavern) -> None:
    guest = house.guest("Porcia")
    first = guest.table("senators", "me", "here", "here")["id"]
    second = guest.table("senators", "me", "here", "here")["id"]
    open_table = guest.table("senators", "me", "open", "open")["id"]
    lobby = guest.get("/api/tables")
    assert [table["id"] for table in lobby["waiting"]] == [first, second], "the longest wait first"
    assert [table["id"] for table in lobby["mine"]] == [open_table]
    assert house.guest().get("/api/tables")["waiting"] == []


def test_at_a_public_table_everybody_has_one_seat(house: Tavern) -> None:
    livia, marcus = house.guest("Livia"), house.guest("Marcus")
    table = livia.table("senators", "me", "open", "open", public=True)
    marcus.post(f"/api/tables/{table['id']}/join", {"seat": 1})
    again = marcus.post(f"/api/tables/{table['id']}/join", {"seat": 2}, expect=409)
    assert again["error"]["text"] == "At a public table everybody has one seat."
    token = livia.get(f"/api/tables/{table['id']}")["invite"].rpartition("/")[2]
    marcus.post("/api/join", {"token": token, "seat": 2}, expect=409)
    livia.post("/api/join", {"token": token, "seat": 2}, expect=409)
    private = livia.table("senators", "me", "open", "open")
    token = private["invite"].rpartition("/")[2]
    assert livia.post("/api/join", {"token": token, "seat": 2})["yours"] == [0, 2], (
        "among friends at one device"
    )
