"""What is wrong with a request, said in the viewer's language."""

from __future__ import annotations

from typing import Any

import pytest

from taberna.bots.lines import Advice
from taberna.locale import LANGUAGES
from taberna.server.text import hint_text

from .tavern import Tavern

WRONG: dict[str, tuple[str, dict[str, Any]]] = {
    "no such game": ("/api/tables", {"game": "chess"}),
    "no such option": ("/api/tables", {"game": "rome", "options": {"elephants": 1}}),
    "no such value": ("/api/tables", {"game": "rome", "options": {"region_full": "twice"}}),
    "too many seats": ("/api/tables", {"game": "rome", "seats": [{"kind": "bot"}] * 6}),
    "not understood": ("/api/tables", {"game": "rome", "seets": 3}),
    "no record": ("/api/records", {"record": "hello"}),
    "half a record": ("/api/records", {"record": '{"taberna_record": 1'}),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_every_language_says_it_its_own_way(wrong: str, house: Tavern) -> None:
    path, body = WRONG[wrong]
    told = set()
    for lang in LANGUAGES:
        reply = house.guest("Livia", lang=lang).http.post(path, json=body, headers={"Origin": house.url})
        assert reply.status_code in (400, 422), reply.text
        text = reply.json()["error"]["text"]
        assert text[0].isupper() or not text[0].isalpha()
        assert not {"{", "}", "$"} & set(text.partition("(")[0])
        told.add(text)
    assert len(told) == len(LANGUAGES)


def test_an_option_is_called_by_its_label(house: Tavern) -> None:
    body = {"game": "rome", "options": {"region_full": "twice"}}
    reply = house.guest("Livia", lang="de").http.post("/api/tables", json=body, headers={"Origin": house.url})
    assert "region_full" not in reply.json()["error"]["text"]


def test_a_hint_tells_its_reasons_in_the_language() -> None:
    reasons: list[tuple[str, float, str, int | None]] = [
        ("cash", 7.0, "7 talents more", None),
        ("senators", -1.0, "1 senator fewer", 1),
    ]
    hint = Advice("auction", 0.5, reasons)
    names = ("Livia", "Cato")
    assert hint_text(hint, (), "senators", "en", names) == "7 talents more; Cato: 1 senator fewer"
    assert hint_text(hint, (), "senators", "es", names) == "talentos +7; Cato: senadores −1"
    hint = Advice("auction", 0.5, reasons[:1], equal=True)
    said = hint_text(hint, ("bieten", "passen"), "senators", "de", names)
    assert said == "danach bieten, passen (so gut wie der beste; Talente +7)"
