"""Editions on the web: made, checked, played, shared, and refused in words; behind the limits of everything else."""

from __future__ import annotations

from typing import Any

import pytest

import taberna
from taberna.locale import LANGUAGES, interface

from .tavern import GAMES, Guest, Tavern

STRONGER = {"provinces": {"sicilia": {"strength": 6}}}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_changed_has_a_name_in_every_language(
    game: str, lang: str, house: Tavern
) -> None:
    said = interface(lang)
    for table in house.guest("Livia", lang).get(f"/api/games/{game}/values"):
        assert table["label"] == said.say(f"table-{table['name']}") != f"table-{table['name']}"
        for entry in table["entries"]:
            assert "_" not in entry["label"], entry
            for value in entry["values"]:
                assert value["label"] == said.say(f"value-{value['name']}") != f"value-{value['name']}"
                assert all("_" not in choice["label"] for choice in value["choices"] or [])


def test_an_edition_from_a_file_is_checked_and_told(livia: Guest) -> None:
    answer = livia.post(
        "/api/editions", {"game": "rome", "text": "[provinces]\nsicilia = { strength = 6, epoch = 1 }"}
    )
    assert answer["edition"] == STRONGER  # what is as printed is left out
    assert answer["text"] == "[provinces]\nsicilia = { strength = 6 }\n"
    told = {"place": "provinces.sicilia.strength", "label": "Sicilia: strength", "base": 3, "value": 6}
    assert answer["differences"] == [told]
    assert livia.post("/api/editions", {"game": "rome", "edition": STRONGER}) == answer


def test_a_new_card_is_told_by_its_name(house: Tavern) -> None:
    baths = {"buildings": {"blank_1": {"name": "Thermae", "count": 3, "prestige": 9}}}
    livia = house.guest("Livia")
    answer = livia.post("/api/editions", {"game": "provincia", "edition": baths})
    assert [one["label"] for one in answer["differences"]] == [
        "Thermae: name",
        "Thermae: number",
        "Thermae: prestige",
    ]
    table = livia.table("provincia", "me", "here", edition=baths)
    cards = livia.get(f"/api/tables/{table['id']}/cards")
    assert cards["names"]["blank_1"] == "Thermae"
    assert "blank_2" not in cards["names"]
    assert cards["data"]["buildings"]["blank_1"]["picture"] == "domus"


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"text": "strength = "}, "das ist kein TOML"),
    ({"text": "x = " + "[" * 5000}, "das ist kein TOML"),
    ({"edition": {"provinces": {"sicilia": {"strength": 600}}}}, "600"),
    ({"edition": {"provinces": {"atlantis": {"strength": 1}}}}, "provinces.atlantis"),
    ({"edition": {"pieces": {"dice": {"sides": 8}}}}, "pieces.dice.sides"),
    ({"edition": {"provinces": {"sicilia": {"name": "\u202eailicis"}}}}, "nur einfacher Text"),
    ({"edition": {"provinces": {"sicilia": {"name": "Sici\nlia"}}}}, "nur einfacher Text"),
]


@pytest.mark.parametrize(("wanted", "words"), REFUSED)
def test_what_cannot_be_played_is_refused_in_the_readers_language(
    wanted: dict[str, Any], words: str, house: Tavern
) -> None:
    said = house.guest("Marcus", "de").post("/api/editions", {"game": "rome", **wanted}, expect=422)
    assert words.lower() in said["error"]["text"].lower()


def test_an_edition_without_end_is_refused(livia: Guest) -> None:
    huge = {"provinces": {f"p{i}": {"note": "x" * 100} for i in range(500)}}
    livia.post("/api/editions", {"game": "rome", "edition": huge}, expect=413)
    livia.post("/api/tables", {"game": "rome", "edition": huge}, expect=413)


def test_a_table_plays_an_edition_and_says_so(house: Tavern) -> None:
    livia = house.guest("Livia")
    table = livia.table("rome", "me", "here", edition=STRONGER)
    assert table["edition"] is True
    assert "another edition" in table["notice"]
    cards = livia.get(f"/api/tables/{table['id']}/cards")
    assert cards["data"]["provinces"]["sicilia"]["strength"] == 6
    watcher = house.guest("Marcus").get(f"/api/tables/{table['id']}/edition")
    assert watcher["edition"] == STRONGER
    listed = livia.get("/api/tables")
    assert [one["edition"] for one in (*listed["waiting"], *listed["mine"]) if one["id"] == table["id"]] == [
        True
    ]
    plain = livia.table("rome", "me", "here")
    assert plain["edition"] is False
    assert plain["notice"] is None
    assert livia.get(f"/api/tables/{plain['id']}/edition")["differences"] == []


def test_the_record_of_such_a_table_replays(house: Tavern) -> None:
    livia = house.guest("Livia")
    table = livia.table("rome", "me", "here", edition=STRONGER)["id"]
    livia.post(f"/api/tables/{table}/close", {})
    text = livia.http.get(f"/api/tables/{table}/record").text
    record = taberna.Record.load(text)
    assert record.game.data.edition == STRONGER
    assert record.verify() == []


@pytest.mark.parametrize(
    "edition", [{"provinces": {"sicilia": {"strength": -1}}}, {"x": 1}, {"provinces": []}]
)
def test_no_table_with_an_edition_that_cannot_be_played(edition: dict[str, Any], livia: Guest) -> None:
    body = {"game": "rome", "edition": edition}
    assert livia.post("/api/tables", body, expect=422)["error"]["code"] == "bad_setup"
