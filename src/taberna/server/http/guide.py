"""How to play: one page for each game and language, from the game's own folder, with pictures drawn by its board.

``guide/<lang>.md`` holds the text, ``guide/figures.toml`` says which moments of ``guide/game.txt`` (a record) are
shown. The pictures are views of that record, so that they are always what the table shows today.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import taberna
from taberna.kernel.record import Record

from ..table import catalogue
from .reference import writer

_FIGURE = re.compile(r":figure (\w+)$")


def exists(game: str) -> bool:
    return (_folder(game) / "en.md").is_file()


def _folder(game: str) -> Path:
    return Path(taberna.game(game).package) / "guide"


@cache
def text(game: str, lang: str) -> list[dict[str, str]]:
    """The page in parts: a piece of text (``html``) or a picture (``figure``); in English where a language has none."""
    file = _folder(game) / f"{lang}.md"
    source = file if file.is_file() else _folder(game) / "en.md"
    parts: list[dict[str, str]] = []
    lines: list[str] = []

    def finish() -> None:
        if lines:
            parts.append({"html": writer(game).text(lines)})
            lines.clear()

    for line in source.read_text(encoding="utf-8").splitlines():
        figure = _FIGURE.match(line)
        if line.startswith("## "):
            finish()
            parts.append({"title": line.removeprefix("## ")})
        elif figure:
            finish()
            parts.append({"figure": figure[1]})
        else:
            lines.append(line)
    finish()
    return parts


@cache
def figures(game: str) -> dict[str, dict[str, Any]]:
    """What each picture shows: a view, who sits there, and which part of the board."""
    folder = _folder(game)
    record = Record.load((folder / "game.txt").read_text(encoding="utf-8"))
    found = {}
    for name, figure in tomllib.loads((folder / "figures.toml").read_text(encoding="utf-8")).items():
        seat: int = figure["seat"]
        state = record.replay(figure["move"])
        found[name] = {
            "view": state.view(seat),
            "seat": seat,
            "players": record.players,
            "part": figure["part"],
        }
    return found


@cache
def cards(game: str, lang: str) -> dict[str, Any]:
    """What is printed on the cards of the pictures, and what they do."""
    found = taberna.game(game)
    return catalogue.cards(found, found.show_options(found.resolve({})), lang)
