"""A playtest log: what is said at a table has its moment, a note may be written at any move of a replay.

That moments do not count secret moves is shown in test_sealed.
"""

from __future__ import annotations

import json

import taberna

from .tavern import Tavern


def test_what_is_said_has_its_moment_and_goes_into_the_record(house: Tavern) -> None:
    livia = house.guest("Livia")
    table = livia.table("rome", "me", "here")["id"]
    livia.command(table, "chat", text="before the first move")
    seat = livia.get(f"/api/tables/{table}")["asked"][0]
    frame = livia.frame(table, seat)
    livia.command(table, "move", seat=seat, on_version=frame["version"], move=frame["moves"][0]["text"])
    livia.command(table, "chat", text="after it")
    livia.post(f"/api/tables/{table}/close", {})
    notes = livia.get(f"/api/tables/{table}/notes?eyes=all")
    assert notes == [
        {"move": 0, "name": "Livia", "text": "before the first move"},
        {"move": 1, "name": "Livia", "text": "after it"},
    ]
    livia.command(table, "chat", text="too early a conquest", move=1)
    record = taberna.Record.load(livia.http.get(f"/api/tables/{table}/record?form=json").text)
    assert [(note.move, note.text, note.by) for note in record.notes] == [
        (0, "before the first move", "Livia"),
        (1, "after it", "Livia"),
        (1, "too early a conquest", "Livia"),
    ]
    again = livia.post("/api/records", {"record": record.dump()})["id"]
    assert len(livia.get(f"/api/tables/{again}/notes?eyes=all")) == 3
    livia.http.post(f"/api/tables/{table}/command", json={"type": "chat", "text": "x", "key": "n", "move": 9})
    assert len(livia.get(f"/api/tables/{table}/notes?eyes=all")) == 3


def test_stored_lines_say_it_and_sent_ones_do_not(house: Tavern) -> None:
    livia = house.guest("Livia")
    table = livia.table("senators", "me", "here", "here")["id"]
    livia.command(table, "chat", text='a ","played":77 of my own')
    frame = livia.frame(table, 0)
    assert "played" not in json.dumps([{**line, "text": ""} for line in frame["chat"]])
    assert livia.get(f"/api/tables/{table}/notes?eyes=0") == [
        {"move": 0, "name": "Livia", "text": 'a ","played":77 of my own'}
    ]
