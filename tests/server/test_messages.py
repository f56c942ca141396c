"""The types of what the server says: every answer has one, and they are strict.

`tavern.Guest` and `tavern.Line` hold everything that any test of the server gets against them.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import taberna
from taberna.server.live import messages

from .tavern import GAMES, Guest, Tavern

TYPES = Path(taberna.__file__).parent / "web/static/js/protocol.d.ts"


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_with_more_or_less_in_it_is_no_frame(livia: Guest, game: str) -> None:
    table = livia.table(game, "me", *["here"] * (taberna.game(game).min_seats - 1))["id"]
    frame = livia.frame(table)
    decode = msgspec.json.Decoder(messages.FromServer).decode
    assert isinstance(decode(json.dumps(frame)), messages.Frame)
    for part in frame:
        if part != "type":
            less = {key: value for key, value in frame.items() if key != part}
            with pytest.raises(msgspec.ValidationError):
                decode(json.dumps(less))
    for more in ({**frame, "secret": 1}, {**frame, "seats": [{**frame["seats"][0], "yours": True}]}):
        with pytest.raises(msgspec.ValidationError):
            decode(json.dumps(more))


def test_the_api_is_described_with_its_answers(house: Tavern) -> None:
    described = house.guest().get("/api/openapi.json")
    files = {"/api/tables/{table}/record"}
    for path, operations in described["paths"].items():
        for operation in operations.values():
            assert ("content" in operation["responses"]["2XX"]) == (path not in files), path
            assert operation["responses"]["4XX"]["content"]
    assert "seats" in described["components"]["schemas"]["TableInfo"]["required"]


def test_the_browser_has_the_same_types() -> None:
    text = TYPES.read_text(encoding="utf-8")
    assert "yours" not in text.split("export interface Seat {")[1].split("}")[0], (
        "a seat does not know whose it is"
    )
    assert '  type: "presence";' in text
