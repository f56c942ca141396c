"""The guides: all games, all languages, the same rules named in each, and every picture there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import taberna
from taberna.kernel.record import Record
from taberna.kernel.rulebook import Rulebook
from taberna.locale import LANGUAGES
from taberna.server.http import guide

RULE = re.compile(r"\b[A-Z]{3}-\d+\.\d+")


def source(game: str, lang: str) -> str:
    return (Path(taberna.game(game).package) / "guide" / f"{lang}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", taberna.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_the_same_rules_in_the_same_order(game: str, lang: str) -> None:
    told = RULE.findall(source(game, lang))
    assert told == RULE.findall(source(game, "en"))
    book = Rulebook.load(taberna.game(game).package)
    assert [rule for rule in told if rule not in book] == []


@pytest.mark.parametrize("game", taberna.GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_chapters_and_pictures(game: str, lang: str) -> None:
    def shape(parts: list[dict[str, str]]) -> list[str]:
        return [part.get("figure") or next(iter(part)) for part in parts]

    assert shape(guide.text(game, lang)) == shape(guide.text(game, "en"))
    named = {part["figure"] for part in guide.text(game, lang) if "figure" in part}
    assert named == set(guide.figures(game))


@pytest.mark.parametrize("game", taberna.GAMES)
def test_pictures_show_what_one_player_sees(game: str) -> None:
    record = Record.load(
        (Path(taberna.game(game).package) / "guide" / "game.txt").read_text(encoding="utf-8")
    )
    assert record.verify() == []
    for figure in guide.figures(game).values():
        assert figure["view"]["you"] == figure["seat"]
        assert figure["view"]["seed"] is None
