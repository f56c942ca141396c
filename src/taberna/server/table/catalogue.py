"""The games as the new-table form needs them: seats, options with a sentence each, presets, bot levels."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import taberna
from taberna.kernel.game import Game
from taberna.kernel.options import described
from taberna.lessons import lessons
from taberna.locale import Speaker, interface

from ..text import Words, words_of
from .create import levels


@cache
def playable() -> tuple[str, ...]:
    """The games that are installed."""
    found = []
    for name in taberna.GAMES:
        try:
            taberna.game(name)
        except ImportError:
            continue
        found.append(name)
    return tuple(found)


@cache
def games(lang: str) -> list[dict[str, Any]]:
    return [entry(name, lang) for name in playable()]


@cache
def entry(name: str, lang: str) -> dict[str, Any]:
    game = taberna.game(name)
    words = words_of(game, lang)
    house = interface(lang)
    return {
        "name": game.name,
        "title": game.title,
        "intro": words.about("intro"),
        "time": words.about("time"),
        "weight": words.about("weight"),
        "guide": (Path(game.package) / "guide/en.md").is_file(),
        "lesson": next((one.name for one in lessons(game.name)), None),
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "rules": game.version,
        "options": [_option(game, words, field.name, meta) for field, meta in described(game.Options)],
        "presets": [
            {"name": preset, "label": _said(house.say, f"preset-{preset}", preset), "options": dict(changes)}
            for preset, changes in game.presets.items()
        ],
        "levels": [
            {"name": level, "label": _said(house.say, f"level-{level}", level.capitalize())}
            for level in levels()
        ],
    }


def _said(say: Any, key: str, otherwise: str) -> str:
    text: str = say(key)
    return otherwise if text == key else text


def _option(game: Game, words: Words, name: str, meta: Any) -> dict[str, Any]:
    label, doc = words.option(name)
    default = getattr(game.resolve(None), name)
    return {
        "name": name,
        "kind": meta["kind"],
        "label": label,
        "doc": doc or meta["doc"],
        "rule": meta["rule"],
        "default": list(default) if isinstance(default, tuple) else default,
        "choices": [{"value": value, "text": words.choice(name, value)} for value in meta["choices"]],
        "low": meta["low"],
        "high": meta["high"],
        "nullable": meta["nullable"],
        "length": meta["length"],
    }


def cards(game: Game, options: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """What stands on the cards and boards of a table, what the cards do, and names that its edition changes."""
    say = Speaker(game, lang)
    return {"data": say.printed(options), "effects": say.effects(options), "names": say.renamed()}
