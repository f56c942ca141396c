"""What the decoder says of malformed requests and messages is found by its shape, and said in every language."""

from __future__ import annotations

import re

import msgspec
import pytest

from taberna.locale import LANGUAGES
from taberna.server.live.protocol import NewTable
from taberna.server.text import SHAPES, interface, malformed

from .tavern import Tavern

GAPS = ("field", "wanted", "found", "bound", "pattern", "value", "byte")
BROKEN = {
    b"{}": "house-no-field",
    b'{"game": "rome", "seets": 3}': "house-unknown-field",
    b'{"game": 3}': "house-wrong-kind",
    b'{"game": "rome", "first": 1e400}': "house-huge-number",
    b'{"game": "%s"}' % (b"x" * 50): "house-wrong-length",
    b'{"game": "rome", "seats": [{"kind": "me too"}]}': "house-wrong-form",
    b'{"game": "rome", "first": 99}': "house-wrong-size",
    b'{"game": ': "house-truncated",
    b"nonsense": "house-no-json",
    b'{"game": "\xff"}': "house-no-text",
}


@pytest.mark.parametrize("body", BROKEN)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_malformed_body_is_told_in_the_readers_language(body: bytes, lang: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as fault:
        msgspec.json.decode(body, type=NewTable)
    key = BROKEN[body]
    what = str(fault.value).split(" - at ")[0]
    (gaps,) = [found.groupdict() for shape, one in SHAPES if one == key and (found := shape.fullmatch(what))]
    assert malformed(str(fault.value), lang).endswith(interface(lang).say(key, **gaps))


def test_a_place_stands_before_the_fault_and_other_sentences_stay() -> None:
    assert (
        malformed("Expected `int`, got `str` - at `$.seats`", "de")
        == "$.seats: erwartet wird int, da steht str"
    )
    assert malformed("Invalid enum value 'q' - at `$.kind`", "fr") == "$.kind: 'q' n’est pas possible ici"
    assert malformed("something else", "it") == "something else"


#: What a program may say wrongly at the socket of a table, with the message that answers.
SAID = {
    "nonsense": "house-no-json",
    "[]": "house-wrong-kind",
    "{}": "house-no-field",
    '{"type": "dance"}': "house-wrong-value",
    '{"type": 3}': "house-other-kind",
    '{"type": "ping", "loud": true}': "house-unknown-field",
    '{"type": "chat", "text": "", "key": "k"}': "house-wrong-length",
    '{"type": "undo", "seat": 77, "on_version": 1, "key": "k"}': "house-wrong-size",
    '{"type": "undo", "seat": 1e400, "on_version": 1, "key": "k"}': "house-huge-number",
    '{"type": "ping"': "house-truncated",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_malformed_message_is_answered_in_the_readers_language(house: Tavern, lang: str) -> None:
    guest = house.guest("Livia", lang=lang)
    table = guest.table("senators", "me", "open", "open")["id"]
    with guest.socket(table) as line:
        line.frame()
        for message, key in SAID.items():
            line.ws.send(message)
            answer = line.until("error")
            assert answer["code"] == "bad_request"
            shape = re.escape(interface(lang).say(key, **dict.fromkeys(GAPS, "GAP"))).replace("GAP", ".+")
            start = re.escape(interface(lang).say("house-bad-request"))
            assert re.fullmatch(rf"{start} \((\$\.\w+: )?{shape}\)", answer["text"]), answer["text"]
