"""The rules of a game as text: sections, and paragraphs that can be asked for by their id.

A ``rules.md`` is a page for people. A paragraph begins where a line begins with a rule id, in any of these
shapes, and goes on until the next one, the next heading, or a line in bold that is a small heading:

    - **SEN-3.1** A turn has two phases ...      SEN-2.3 Each player takes ...      **MAS-3.1 Rounds.** Seven ...
    | SEN-4.1 | Senator count | yes | ...        ### SEN-D05 Choose the action      * 3.2.1 A stall holds ...

The last one is a part of the paragraph MAS-3.2. An id in bold inside a paragraph (ROM-D14 in ROM-3.49) names that
paragraph too. A table row is a paragraph of its own, told with the words of the table's head. What follows a
paragraph without an id of its own (a table, a list) belongs to it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from .errors import TabernaError, nearest

ID: Final = r"[A-Z]{3}-(?:[A-Z]+-?)?\d+(?:\.[A-Z]?\d+)*"
_START: Final = re.compile(rf"(?:(?P<heading>\#+) |[-*] )?(?:\*\*)?`?(?P<id>{ID})`?(?![\w.]\w|…)(?P<rest>.*)")
_PART: Final = re.compile(r"[-*] (?P<id>\d+(?:\.\d+){2,}) (?P<rest>.*)")
_ROW: Final = re.compile(rf"\| *\**`?(?P<id>{ID})`?\**(?P<rest>.*)")
_INSIDE: Final = re.compile(rf"\*\*({ID})\*\*")
_HEADING: Final = re.compile(r"(?P<marks>#+) +(?P<title>.+)")
_SMALL_HEADING: Final = re.compile(r"\*\*[^*]+\*\*$")
_RULED: Final = re.compile(r"\|[-:| ]+\|$")


class UnknownRule(TabernaError):
    """There is no rule of that id."""


@dataclass
class Paragraph:
    id: str
    #: The title of the section it stands in.
    section: str
    lines: list[str]

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()


@dataclass
class Section:
    level: int
    title: str
    #: What the section says before, between and after its paragraphs.
    lines: list[str]
    ids: list[str]

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()


class Rulebook:
    """All sections and paragraphs of one ``rules.md``, in order."""

    def __init__(self, text: str, where: str = "rules.md") -> None:
        self.source = text
        self._where = where
        self._sections: list[Section] = []
        self._paragraphs: dict[str, Paragraph] = {}
        _Parser(self._sections, self._paragraphs).read(text)

    @staticmethod
    def load(package_folder: str | Path) -> Rulebook:
        """The rulebook in a game's folder."""
        return _load(str(package_folder))

    def __contains__(self, rule: object) -> bool:
        return rule in self._paragraphs

    def ids(self) -> list[str]:
        return list(self._paragraphs)

    def sections(self) -> list[Section]:
        return list(self._sections)

    def paragraph(self, rule: str) -> Paragraph:
        found = self._paragraphs.get(rule)
        if found is None:
            raise UnknownRule(f"{self._where} has no rule {rule!r}.{nearest(str(rule), self._paragraphs)}")
        return found

    def text(self, rule: str) -> str:
        """What the rules say under an id, with its parts (MAS-3.2 includes MAS-3.2.1)."""
        parts = [self.paragraph(rule).text]
        for other, paragraph in self._paragraphs.items():
            if other.startswith(f"{rule}."):
                parts.append(f"{other} {paragraph.text}")
        return "\n".join(part for part in parts if part)


class _Parser:
    def __init__(self, sections: list[Section], paragraphs: dict[str, Paragraph]) -> None:
        self.sections = sections
        self.paragraphs = paragraphs
        #: Where a line without an id goes.
        self.lines: list[str] = []
        #: The head of the table we are in.
        self.head: list[str] = []
        self.fenced = False
        #: The prefix of the game, known from the first id.
        self.prefix = ""

    def read(self, text: str) -> None:
        self._read(text)
        for paragraph in list(self.paragraphs.values()):
            for rule in _INSIDE.findall(paragraph.text):
                if rule not in self.paragraphs:
                    self.paragraphs[rule] = Paragraph(rule, paragraph.section, paragraph.lines)

    def _read(self, text: str) -> None:
        for line in text.splitlines():
            if line.startswith("```"):
                self.fenced = not self.fenced
            if self.fenced or not self._begins(line):
                self.lines.append(line)

    def _begins(self, line: str) -> bool:
        """Whether a line begins a section or paragraph; if so it has been dealt with."""
        if line.startswith("|"):
            return self._row(line)
        self.head = []
        start = _START.match(line)
        if start:
            return self._paragraph(start["id"], _plain(start["rest"]))
        part = _PART.match(line)
        if part and self.prefix:
            return self._paragraph(f"{self.prefix}-{part['id']}", part["rest"])
        heading = _HEADING.match(line)
        if heading:
            self._section(len(heading["marks"]), heading["title"])
            return True
        if line == "---" or _SMALL_HEADING.match(line):
            self.lines = self.sections[-1].lines if self.sections else []
        return False

    def _row(self, line: str) -> bool:
        if not self.head:
            self.head = _cells(line)
            return not any(self.head)
        if not any(self.head):  # a list in the shape of a table: | Who | active player |
            if not _RULED.match(line):
                self.lines.append(": ".join(_cells(line)))
            return True
        row = _ROW.match(line)
        if row is None:
            return False
        cells = _cells(line)
        title = _plain(re.sub(ID, "", cells[0], count=1).replace("**", ""))
        told = [
            title,
            *(f"{head}: {cell}" for head, cell in zip(self.head[1:], cells[1:], strict=False) if cell),
        ]
        begun = self._paragraph(row["id"], "\n".join(part for part in told if part))
        self.lines = self.sections[-1].lines
        return begun

    def _section(self, level: int, title: str) -> None:
        self.sections.append(Section(level, title, [], []))
        self.lines = self.sections[-1].lines

    def _paragraph(self, rule: str, text: str) -> bool:
        """Begin a paragraph; an id that was there before only mentions it (an index, a list of ranges)."""
        if rule in self.paragraphs:
            return False
        if not self.sections:
            self._section(1, "")
        section = self.sections[-1]
        self.paragraphs[rule] = Paragraph(rule, section.title, [text])
        section.ids.append(rule)
        self.lines = self.paragraphs[rule].lines
        self.prefix = rule.split("-")[0]
        return True


def _cells(row: str) -> list[str]:
    """The cells of a table row; an escaped bar is a bar."""
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", row.strip().strip("|"))]


def _plain(rest: str) -> str:
    """What follows an id, without the marks that belonged to the id: ``** text`` or `` Title.** text``."""
    rest = rest.strip()
    if rest.startswith("**") and rest.count("**") % 2:  # else it opens a phrase of its own
        return rest[2:].strip()
    if rest.count("**") % 2:
        return rest.replace("**", "", 1).strip(" —-")
    return rest.strip(" —-") if rest[:1] in ("—", "-") else rest


@lru_cache(maxsize=16)
def _load(folder: str) -> Rulebook:
    path = Path(folder) / "rules.md"
    try:
        return Rulebook(path.read_text(encoding="utf-8"), path.name)
    except OSError as error:
        raise TabernaError(f"cannot read {path}: {error.strerror}") from None
