"""The tables of the references show what the cards of the game say, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

import taberna
from taberna.kernel.options import described
from taberna.locale import speaker
from taberna.locale.book import LANGUAGES
from taberna.locale.typesetting import typeset

EPOCHS = {1: "I", 2: "II", 3: "III"}


def rows(game: str, lang: str) -> list[list[str]]:
    """All rows of all tables, cell by cell, set as messages are."""
    text = (Path(taberna.game(game).package) / "reference" / f"{lang}.md").read_text(encoding="utf-8")
    text = typeset(text, lang)
    tables = [line.strip("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.split("|")] for row in tables]


def whole(game: str, table: str) -> Iterable[tuple[str, Mapping[str, Any]]]:
    """The entries of a table of data; a second copy of a card has what it does not say from the first."""
    entries = taberna.game(game).data.in_the_box(table)
    for name, entry in entries.items():
        yield name, {**entries.get(entry.get("copy_of", ""), {}), **entry}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_rome(lang: str) -> None:
    shown = rows("rome", lang)
    say, card = speaker("rome", lang).term, speaker("rome", lang).card
    for name, data in whole("rome", "provinces"):
        words = [say(data[key]) for key in ("region", "resource", "symbol")]
        row = [card(name), words[0], EPOCHS[data["epoch"]], str(data["strength"]), *words[1:]]
        assert row in shown
    for name, data in whole("rome", "arena"):
        assert [card(name), say(data["type"]), str(data["cost"]), str(data["copies"])] in shown
    for name, data in whole("rome", "senate"):
        symbols = " + ".join(say(symbol) for symbol in data["symbols"]) or "–"
        assert [card(name), EPOCHS[data["epoch"]], symbols] in [row[:3] for row in shown]
    points = [int(row[-1]) for row in shown if re.fullmatch("[1-5]", row[0])]
    assert points == list(taberna.game("rome").Options().arena_rank_points)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_provincia(lang: str) -> None:
    shown = rows("provincia", lang)
    say, card, effect = (getattr(speaker("provincia", lang), name) for name in ("term", "card", "effect"))

    def amounts(half: list[int]) -> str:
        goods = zip(half, ("clay", "wood", "stone", "gold"), strict=True)
        return ", ".join(f"{amount} {say(good)}" for amount, good in goods if amount)

    for name, data in whole("provincia", "buildings"):
        numbers = [str(data["prestige"]), str(data["count"])]
        assert [card(name), amounts(data["cost"]), *numbers, effect(name)] in shown
    for name, data in whole("provincia", "spqr"):
        assert [card(name), str(data["count"]), effect(name)] in shown
    for name, data in whole("provincia", "opes"):
        assert [card(name), amounts(data["quaestor"]), amounts(data["other"])] in shown
    for name, _ in whole("provincia", "bellum"):
        assert [card(name), effect(name)] in shown
    for players in range(2, 7):
        starts = taberna.game("provincia").data["setup"][f"players_{players}"]["rows"]
        told = [("−2; " if start[0] else "") + " ".join(map(str, start[1:])) for start in starts]
        assert [str(players), *told, *[""] * (6 - players)] in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", taberna.GAMES)
def test_every_option_is_named_in_the_words_of_the_table(game: str, lang: str) -> None:
    text = (Path(taberna.game(game).package) / "reference" / f"{lang}.md").read_text(encoding="utf-8")
    labels = [speaker(game, lang).option(field.name)[0] for field, _ in described(taberna.game(game).Options)]
    assert [label for label in labels if label.replace("\u00a0", " ") not in text] == []
