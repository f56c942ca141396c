"""The reference of a game: its rules as a player reads them, with the ids of the rulebook, in one file per language.

    # Senators: the rules                           the title, once
    A sentence or two.                              what the page says first
    ## The auction                                  a chapter, in the order of play
    A sentence or two.                              what the chapter says first
    - **SEN-3.35** After the last bid ...           a paragraph, until the next one or the next chapter
    - **SEN-3.22, SEN-6.1** One senator ...         a paragraph that says what several rules say

The files lie in ``reference/`` of the game's folder: ``<lang>.md`` is the reference, ``sources.<lang>.md`` (same
shape) tells where the rules come from and what was decided, ``summary.<lang>.md`` is one page to print. A language
that has no file reads English. A game without them is told by its ``rules.md``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

from .rulebook import ID

_IDS: Final = re.compile(rf"- \*\*(?P<ids>{ID}(?:, {ID})*)\*\* +(?P<text>.+)")


@dataclass
class Paragraph:
    ids: tuple[str, ...]
    lines: list[str]

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()


@dataclass
class Chapter:
    title: str
    #: What it says before its first paragraph.
    lines: list[str] = field(default_factory=list)
    paragraphs: list[Paragraph] = field(default_factory=list)


class Reference:
    """All chapters and paragraphs of one file, in order."""

    def __init__(self, text: str, lang: str) -> None:
        self.lang = lang
        self.title = ""
        self.lines: list[str] = []
        self.chapters: list[Chapter] = []
        self._read(text)
        self._by_id = {
            rule: paragraph
            for chapter in self.chapters
            for paragraph in chapter.paragraphs
            for rule in paragraph.ids
        }

    @staticmethod
    def load(package_folder: str | Path, lang: str, name: str = "") -> Reference | None:
        """A game's reference (or its ``sources``) in a language, else in English; None if it has none."""
        return _load(str(package_folder), lang, name)

    def _read(self, text: str) -> None:
        lines = self.lines
        for line in text.splitlines():
            start = _IDS.match(line)
            if line.startswith("# "):
                self.title = line.removeprefix("# ")
            elif line.startswith("## "):
                self.chapters.append(Chapter(line.removeprefix("## ")))
                lines = self.chapters[-1].lines
            elif start and self.chapters:
                lines = [start["text"]]
                self.chapters[-1].paragraphs.append(Paragraph(tuple(start["ids"].split(", ")), lines))
            else:
                lines.append(line)

    def __contains__(self, rule: object) -> bool:
        return rule in self._by_id

    def ids(self) -> list[str]:
        return list(self._by_id)

    def paragraph(self, rule: str) -> Paragraph | None:
        return self._by_id.get(rule)


def file_of(package_folder: str | Path, lang: str, name: str = "") -> tuple[Path, str] | None:
    """Where a text of the reference lies, and the language it is in: the one asked for, else English."""
    for one in (lang, "en"):
        file = Path(package_folder) / "reference" / (f"{name}.{one}.md" if name else f"{one}.md")
        if file.is_file():
            return file, one
    return None


@lru_cache(maxsize=64)
def _load(folder: str, lang: str, name: str) -> Reference | None:
    found = file_of(folder, lang, name)
    return Reference(found[0].read_text(encoding="utf-8"), found[1]) if found else None
