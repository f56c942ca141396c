"""Whoever gives a seat up no longer looks through it."""

from __future__ import annotations

from .tavern import Guest


def test_who_left_a_seat_is_not_shown_the_hand_of_the_next(livia: Guest, marcus: Guest) -> None:
    table = livia.table("rome", "me", "open", "open", public=True)["id"]
    marcus.post(f"/api/tables/{table}/join", {"seat": 1})
    with marcus.socket(table, seat=1) as line:
        assert line.frame()["seat"] == 1
        marcus.command(table, "leave", seat=1)
        gaius = Guest(livia.url, "Gaius")
        gaius.post(f"/api/tables/{table}/join", {"seat": 1})
        lucia = Guest(livia.url, "Lucia")
        lucia.post(f"/api/tables/{table}/join", {"seat": 2})
        theirs = gaius.frame(table, 1)
        while True:
            seen = line.frame()
            if seen["view"] is not None:
                break
    assert seen["yours"] == []
    assert seen["seat"] is None, "a seat that somebody else holds now"
    assert seen["moves"] == []
    assert seen["view"] != theirs["view"]
