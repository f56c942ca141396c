"""A book of messages in one language. What it lacks is looked up in English, what that lacks is not there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from taberna.kernel.errors import BadSetup, nearest

from .plain import Plain

LANGUAGES = ("en", "fr", "de", "es", "it")

#: The table's own messages; a game adds the folder ``terms`` beside its rules.
GENERAL = Path(__file__).parent


class Book:
    def __init__(self, folders: Sequence[Path], lang: str) -> None:
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadSetup(f"there is no language {lang!r}; there are {known}.{nearest(lang, LANGUAGES)}")
        self.lang = lang
        self._bundles = [_bundle(tuple(folders), one) for one in dict.fromkeys((lang, "en"))]
        self._plain = [_plain(tuple(folders), one) for one in dict.fromkeys((lang, "en"))]

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


@cache
def _bundle(folders: tuple[Path, ...], lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        for name in (f"{lang}.ftl", f"reasons.{lang}.ftl", f"hints.{lang}.ftl"):
            file = folder / name
            if file.exists():
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def _plain(folders: tuple[Path, ...], lang: str) -> Plain:
    return Plain(_bundle(folders, lang))
