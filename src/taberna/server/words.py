"""Everything the server says, in the viewer's language, made once and kept.

A message is worth some 40 µs and the same few thousand sentences come again at every table. So they are made
with marks in the place of the players' names and kept; the names are put in last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from taberna.kernel.errors import Reason
from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.locale import LANGUAGES, Speaker
from taberna.locale.book import GENERAL

TERMS = Path(__file__).parent / "terms"
MARKS = tuple(chr(0xE000 + seat) for seat in range(10))  # private use: no name contains them
KEPT = 6000  # sentences per game and language

Names = Mapping[int, str]

_encode = msgspec.json.encode


def names_table(names: Sequence[str]) -> Names:
    """What to put in the place of the marks."""
    return {ord(mark): name for mark, name in zip(MARKS, names, strict=False)}


def interface_files(lang: str) -> list[Path]:
    """The Fluent files of the pages and of the server itself."""
    return [GENERAL / f"{lang}.ftl", GENERAL / f"web.{lang}.ftl", TERMS / f"{lang}.ftl"]


class Interface:
    """The house's own messages in one language; what is missing is said in English."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundles = [_bundle(one) for one in dict.fromkeys((lang, "en"))]

    def say(self, key: str, **args: Any) -> str:
        for bundle in self._bundles:
            if bundle.has_message(key):
                value = bundle.get_message(key).value
                if value is not None:
                    return str(bundle.format_pattern(value, args)[0])
        return key


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in interface_files(lang):
        if file.exists():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def interface(lang: str) -> Interface:
    return Interface(lang)


class Words:
    """The sentences of one game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.house = interface(lang)
        self._speaker = Speaker(game, lang, MARKS)
        self._moves: dict[int, bytes | dict[str, Any]] = {}
        #: Whether a seat that is not asked may have moves.
        self.interrupts = any(move.interrupt for move in game.alphabet)
        self._sentences: dict[bytes, str] = {}

    def move(self, move: Move, names: Names) -> bytes:
        """A move as it goes to the browser, ready-made unless its label tells a player's name."""
        kept = self._moves.get(move.id)
        if kept is None:
            label = self._speaker.move(move)
            whole = {"id": move.id, "text": move.text, "verb": move.verb, "args": move.args, "label": label}
            kept = whole if _marked(label) else _encode(whole)
            self._moves[move.id] = kept
        if isinstance(kept, dict):
            return _encode({**kept, "label": kept["label"].translate(names)})
        return kept

    def moves(self, moves: Sequence[Move], names: Names) -> bytes:
        """A list of moves, without brackets."""
        kept = self._moves
        found = [one if type(one := kept.get(m.id)) is bytes else self.move(m, names) for m in moves]
        return b",".join(found)

    def warm(self) -> None:
        """Make all labels: once, in a thread, instead of in the middle of somebody's move."""
        for move in self.game.alphabet:
            self.move(move, {})

    def label(self, move: Move, names: Names) -> str:
        return self._speaker.move(move).translate(names)

    def prompt(self, step: Mapping[str, Any] | None, asked: Sequence[int], names: Names) -> str:
        """What must be decided in a step, as a view shows it."""
        key = _encode((step, asked))
        text = self._sentences.get(key)
        if text is None:
            text = self._keep(key, self._speaker.prompt({"step": step, "to_move": asked}))
        return text.translate(names)

    def line(self, event: Mapping[str, Any], names: Names) -> str:
        """A log line, from `Event.seen_by`."""
        key = _encode(event)
        text = self._sentences.get(key)
        if text is None:
            text = self._keep(key, self._speaker.log(event))
        return text.translate(names)

    def house_line(self, key: str, names: Names, **args: Any) -> str:
        """A log line of the house: ``seat`` stands for the player's name."""
        said = {name: MARKS[value] if name == "seat" else value for name, value in args.items()}
        return self.house.say(key, **said).translate(names)

    def result(self, view: Mapping[str, Any], names: Names) -> str:
        return self._speaker.result(view).translate(names)

    def reason(self, reason: Reason, names: Names) -> str:
        return self._speaker.reason(reason).translate(names)

    def option(self, name: str) -> tuple[str, str]:
        return self._speaker.option(name)

    def choice(self, option: str, value: Any) -> str:
        return self._speaker.choice(option, value)

    def _keep(self, key: bytes, text: str) -> str:
        if len(self._sentences) >= KEPT:
            self._sentences.clear()
        self._sentences[key] = text
        return text


def _marked(text: str) -> bool:
    return any(mark in text for mark in MARKS)


_words: dict[tuple[str, str], Words] = {}


def words_of(game: Game, lang: str) -> Words:
    """One per game and language; an edition changes numbers, not words."""
    found = _words.get((game.name, lang))
    if found is None:
        found = _words[game.name, lang] = Words(game, lang)
    return found


def best_language(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    asked: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:400].split(",")):
        tag, _, quality = part.partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        if weight > 0:
            asked.append((-weight, place, tag.strip().lower()[:2]))
    return next((tag for _, _, tag in sorted(asked) if tag in LANGUAGES), "en")
