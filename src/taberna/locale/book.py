"""Words from Fluent files: one file per place and language. What a language lacks is said in English.

A place is the house, its web pages or a game. The words of the house lie in ``locale/<lang>/house.ftl``,
``web.ftl``, ``study.ftl`` and ``editions.ftl``, those of a game in ``words/<lang>.ftl`` of its own folder. A language
is there if it has a folder here; it may bring the words of games along (``locale/<lang>/<game>.ftl``), so that a new
language is one folder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from taberna.kernel.errors import BadSetup, nearest
from taberna.kernel.game import Game

from .plain import Plain
from .typesetting import typeset

FOLDER = Path(__file__).parent


class Place(NamedTuple):
    """Where a part of the house keeps its words."""

    name: str
    folder: Path | None = None

    def files(self, lang: str) -> list[Path]:
        own = [self.folder / f"{lang}.ftl"] if self.folder is not None else []
        return [file for file in (*own, FOLDER / lang / f"{self.name}.ftl") if file.exists()]


HOUSE = Place("house")
WEB = Place("web")
STUDY = Place("study")  # debriefs, puzzles, same deals
EDITIONS = Place("editions")  # changed cards and boards


def languages() -> tuple[str, ...]:
    """Those that have a folder, English first."""
    return ("en", *sorted({file.parent.name for file in FOLDER.glob("*/house.ftl")} - {"en"}))


LANGUAGES = languages()


def words_of(game: Game) -> Place:
    return Place(game.name, Path(game.package) / "words")


class Book:
    def __init__(self, places: Sequence[Place], lang: str) -> None:
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadSetup(f"there is no language {lang!r}; there are {known}.{nearest(lang, LANGUAGES)}")
        self.lang = lang
        self._bundles = [_bundle(tuple(places), one) for one in dict.fromkeys((lang, "en"))]
        self._plain = [_plain(tuple(places), one) for one in dict.fromkeys((lang, "en"))]

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def keys(self, start: str) -> list[str]:
        """The messages whose keys begin like this."""
        return [key for key in self._bundles[-1]._messages if key.startswith(start)]

    def say(self, key: str, args: Mapping[str, Any], complete: bool = False) -> str | None:
        """The message in this language, else in English, else None.

        A message whose variables are not all given (a secret the reader may not know) says its attribute
        ``.hidden`` instead, if it has one. ``complete``: without all variables it is not said at all.
        """
        for bundle, plain in zip(self._bundles, self._plain, strict=True):
            if not bundle.has_message(key):
                continue
            quick = plain.say(key, args)
            if quick is not None:
                return quick
            message = bundle.get_message(key)
            if message.value is None:
                continue
            text, errors = bundle.format_pattern(message.value, dict(args))
            if errors and "hidden" in message.attributes:
                text, errors = bundle.format_pattern(message.attributes["hidden"], dict(args))
            if not (errors and complete):
                return str(text)
        return None


class Phrases:
    """The words of some places in one language, by their keys."""

    def __init__(self, places: Sequence[Place], lang: str) -> None:
        self.lang = lang
        self.book = Book(places, lang)

    def say(self, key: str, **args: Any) -> str:
        """Any message by its key; the key itself if there is none."""
        text = self.book.say(key, args)
        return key if text is None else text


@cache
def interface(lang: str) -> Phrases:
    """The words of the pages and of the house."""
    return Phrases((HOUSE, WEB, STUDY, EDITIONS), lang)


@cache
def language_names() -> dict[str, str]:
    """The languages by their codes, each called as it calls itself."""
    return {lang: interface(lang).say("language-name") for lang in LANGUAGES}


@cache
def _bundle(places: tuple[Place, ...], lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for place in places:
        for file in place.files(lang):
            bundle.add_resource(FluentResource(typeset(file.read_text(encoding="utf-8"), lang)))
    return bundle


@cache
def _plain(places: tuple[Place, ...], lang: str) -> Plain:
    return Plain(_bundle(places, lang))
