"""The glossary of a game: ``reference/glossary.toml``, one entry for each term with its words in every language.

    [[term]]
    id = "embezzle"
    rules = ["SEN-3.11"]
    en = { term = "embezzle", text = "Give up a senator for 5 talents." }
    fr = { term = "détourner", text = "..." }
    also = ["Geld unterschlagen (German edition)"]

``also`` holds what printed editions call it where that differs from the words of the table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

_OTHER = {"id", "rules", "also"}


class Words(NamedTuple):
    term: str
    text: str


@dataclass(frozen=True)
class Term:
    id: str
    rules: tuple[str, ...]
    words: Mapping[str, Words]
    also: tuple[str, ...]

    def told(self, lang: str) -> Words:
        """In a language, else in English."""
        return self.words.get(lang) or self.words["en"]


def glossary(package_folder: str | Path) -> tuple[Term, ...]:
    """The terms of a game in the order of its file; none if it has no glossary."""
    return _load(str(package_folder))


@lru_cache(maxsize=16)
def _load(folder: str) -> tuple[Term, ...]:
    file = Path(folder) / "reference" / "glossary.toml"
    if not file.is_file():
        return ()
    return tuple(_term(entry) for entry in tomllib.loads(file.read_text(encoding="utf-8"))["term"])


def _term(entry: dict[str, Any]) -> Term:
    words = {key: Words(**value) for key, value in entry.items() if key not in _OTHER}
    return Term(entry["id"], tuple(entry.get("rules", ())), words, tuple(entry.get("also", ())))
