"""Names that can be seen and told apart."""

from __future__ import annotations

import time
import unicodedata
from pathlib import Path

import pytest

from taberna.server.table.names import LONGEST_NAME, clean_name, clean_text, distinct, look_alikes, looks

from .tavern import Guest, Tavern, tavern

CYRILLIC = "Livi\u0430"  # the last letter is Cyrillic


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Livia", "Livia"),
        ("  Livia \t Drusilla ", "Livia Drusilla"),
        ("Li\u200bvia", "Livia"),
        ("\u2060Livia\ufeff", "Livia"),
        ("Li\u00advia", "Livia"),
        ("\U000e004c\U000e0069Livia\U000e007f", "Livia"),
        ("\u202eaiviL", "aiviL"),
        ("L\u0301\u0302\u0303\u0304\u0305\u0306ivia", "\u0139\u0302\u0303ivia"),
        ("Ｌｉｖｉａ", "Livia"),
        ("Livia\u00a0II", "Livia II"),
        ("\u200b\u200b", ""),
        ("\u2800\u2800", ""),
        ("\u3164", ""),
        ("\u0301\u0301", ""),
        ("", ""),
        ("\x00\x07", ""),
        ("\ud800", ""),
        ("\ue000", ""),
        ("Zoë", "Zoë"),
        ("Мария", "Мария"),
        ("נעמה", "נעמה"),
        ("美咲", "美咲"),
        ("O’Brien", "O’Brien"),
        ("❤", "❤"),
        ("x" * 90, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(given: str, shown: str) -> None:
    assert clean_name(given) == shown
    assert clean_name(shown) == shown, "cleaning once is enough"


def test_every_character_leaves_a_name_that_can_be_seen_or_none() -> None:
    for code in (*range(0x3200), *range(0xD800, 0xDC00), *range(0xF900, 0x11000), *range(0xE0000, 0xE0200)):
        name = clean_name(f"{chr(code)}{chr(code)}")
        assert name == "" or any(unicodedata.category(c)[0] in "LNSP" for c in name), hex(code)
        assert all(unicodedata.category(c) not in ("Cc", "Cf", "Co", "Cs", "Cn") for c in name), hex(code)


@pytest.mark.parametrize("other", ["livia", "LIVIA", CYRILLIC, "Lívia", "L ivia", "Iivia", "1ivia", "𝓛ivia"])
def test_names_that_look_alike_count_as_equal(other: str) -> None:
    assert looks("Livia") & looks(other), ascii(other)


@pytest.mark.parametrize("other", ["Livius", "Silvia", "Olivia", "Liv", "Мария", ""])
def test_other_names_are_other_names(other: str) -> None:
    assert not looks("Livia") & looks(other)


def test_the_second_of_a_name_gets_a_number() -> None:
    assert distinct("Livia", ["Marcus"]) == "Livia"
    assert distinct("Livia", ["Marcus", CYRILLIC]) == "Livia II"
    assert distinct("Livia", ["Livia", "Livia II", "LIVIA III"]) == "Livia IV"
    assert len(distinct("x" * 24, ["x" * 24])) <= LONGEST_NAME


def test_a_line_of_chat_has_no_towers_and_nothing_unseen() -> None:
    assert (
        clean_text("Salve,\u200b a\u0301\u0301\u0301\u0301\u0301\u0301 \u202eb\U000e0041!", 500)
        == "Salve, \u00e1\u0301\u0301 b !"
    )
    assert clean_text("👩\u200d👧 ok", 500) == "👩\u200d👧 ok", "families stay together"


def test_two_of_one_name_at_a_table_are_told_apart(house: Tavern) -> None:
    table = house.guest("Livia").table("senators", "me", "open", "open", public=True)["id"]
    seats = house.guest(CYRILLIC).post(f"/api/tables/{table}/join", {"seat": 1})["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Livia", f"{CYRILLIC} II"]
    seats = house.guest("LI\u200bVIA").post(f"/api/tables/{table}/join", {"seat": 2})["seats"]
    assert seats[2]["name"] == "LIVIA III"


def test_a_name_of_nothing_visible_is_replaced(house: Tavern) -> None:
    guest = house.guest()
    guest.post("/api/me", {"name": "\u200b\u2060\u3164"})
    assert guest.get("/api/me")["name"] == ""
    named = guest.table("senators", "me", "random", "random")["seats"][0]["name"]
    assert named.isalpha()


def test_bots_and_people_at_one_device_do_not_take_anothers_name(livia: Guest) -> None:
    chairs = [
        {"kind": "me"},
        {"kind": "here", "name": CYRILLIC},
        {"kind": "bot", "level": "plebeian", "name": "L\u200bivia"},
    ]
    seats = livia.post("/api/tables", {"game": "senators", "seats": chairs, "first": 0})["seats"]
    assert [seat["name"] for seat in seats] == ["Livia", f"{CYRILLIC} II", "Livia III"]


def test_a_house_reads_beside_its_loop_what_looks_alike(tmp_path: Path) -> None:
    look_alikes.cache_clear()
    with tavern(tmp_path / "t.sqlite"):
        for _ in range(100):
            if look_alikes.cache_info().currsize:
                return
            time.sleep(0.05)
    raise AssertionError("whoever opens the first table holds up everybody")


def test_a_bots_name_tells_its_character() -> None:
    from taberna.bots import CHARACTERS
    from taberna.server.bots.driver import _known_as
    from taberna.server.table.entries import BOT, PERSON, Chair
    from taberna.server.table.romans import ROMANS, character_of

    assert {character_of(name) for name in ROMANS} == set(CHARACTERS)
    assert character_of("Cato 2") == character_of("Cato") == "cautious"
    assert character_of("Livia of my own") is None
    assert _known_as("eques", Chair(BOT, "Sulla", "eques")) == "eques-aggressive"
    assert _known_as("eques", Chair(PERSON, "Sulla", "eques")) == "eques"  # stands in for a person
    assert _known_as("random", Chair(BOT, "Sulla", "random")) == "random"
