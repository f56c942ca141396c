"""Around a table: a bot for an open seat, giving up, once more with the same people, talk of those who watch."""

from __future__ import annotations

from .tavern import Guest, Tavern
from .test_replay import play_through


def test_a_bot_takes_an_open_seat_and_the_last_one_begins_the_game(livia: Guest) -> None:
    table = livia.table("senators", "me", "open", "open")["id"]
    assert livia.command(table, "bot", seat=1, level="plebeian")["type"] == "ack"
    head = livia.get(f"/api/tables/{table}")
    assert (head["status"], head["seats"][1]["kind"], head["seats"][1]["level"]) == (
        "waiting",
        "bot",
        "plebeian",
    )
    assert head["seats"][1]["name"]
    assert livia.command(table, "bot", seat=2, level="eques")["type"] == "ack"
    assert livia.get(f"/api/tables/{table}")["status"] == "playing"


def test_only_those_who_sit_there_put_bots_on_open_seats(livia: Guest, marcus: Guest) -> None:
    table = livia.table("senators", "me", "open", "open", public=True)["id"]
    assert marcus.command(table, "bot", seat=1, level="plebeian")["type"] == "error"
    assert livia.command(table, "bot", seat=0, level="plebeian")["type"] == "refused", "it is taken"
    assert livia.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"


def test_alone_with_bots_a_game_may_be_given_up_and_is_gone_from_the_lists(livia: Guest) -> None:
    table = livia.table("senators", "me", "plebeian", "plebeian", first=0)["id"]
    move = livia.frame(table, 0)["moves"][0]["text"]
    livia.command(table, "move", seat=0, move=move, on_version=livia.frame(table, 0)["version"])
    assert livia.post(f"/api/tables/{table}/close")["status"] == "closed"
    assert table not in [head["id"] for section in livia.get("/api/tables").values() for head in section]


def test_nobody_ends_a_game_that_others_play(livia: Guest, marcus: Guest) -> None:
    table = livia.table("senators", "me", "open", "plebeian", public=True)["id"]
    marcus.post(f"/api/tables/{table}/join", {"name": "Marcus"})
    livia.post(f"/api/tables/{table}/close", expect=409)
    assert livia.get(f"/api/tables/{table}")["status"] == "playing"


def test_once_more_with_the_same_people_bots_and_options(house: Tavern) -> None:
    guest = house.guest("Livia")
    old = play_through(guest, "senators", "once more")
    before = guest.get(f"/api/tables/{old}")
    again = guest.post(f"/api/tables/{old}/rematch")
    assert again["id"] != old
    assert again["status"] == "playing"
    assert (again["game"], again["options"]) == (before["game"], before["options"])
    told = [
        sorted((seat["name"], seat["kind"], seat["level"]) for seat in head["seats"])
        for head in (before, again)
    ]
    assert told[0] == told[1]
    assert len(again["yours"]) == len(before["yours"])
    assert again["commitment"] != before["commitment"], "a new deal"
    assert guest.post(f"/api/tables/{old}/rematch")["id"] == again["id"], "one table for all who ask"
    house.guest("Nobody").post(f"/api/tables/{old}/rematch", expect=403)


def test_no_second_game_before_the_first_is_over(livia: Guest) -> None:
    table = livia.table("senators", "me", "plebeian", "plebeian")["id"]
    livia.post(f"/api/tables/{table}/rematch", expect=409)


def test_those_who_watch_talk_where_the_table_allows_it(house: Tavern, livia: Guest) -> None:
    crowd = house.guest("Cassia")
    for allowed in (False, True):
        table = livia.table("senators", "me", "plebeian", "plebeian", public=True, watchers_talk=allowed)[
            "id"
        ]
        assert livia.get(f"/api/tables/{table}")["watchers_talk"] is allowed
        said = crowd.command(table, "chat", text="io triumphe")
        assert said["type"] == ("ack" if allowed else "error")
        lines = [(line["seat"], line["name"], line["text"]) for line in livia.frame(table)["chat"]]
        assert lines == ([(None, "Cassia", "io triumphe")] if allowed else [])
