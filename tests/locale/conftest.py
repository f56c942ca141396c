"""Every game that has words, and the files they are in."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from taberna import GAMES
from taberna.locale.book import FOLDER

from .scan import SOURCE

#: A game that has no words yet is not asked for them.
SPOKEN = [name for name in GAMES if (SOURCE / "games" / name / "words" / "en.ftl").exists()]
PLACES = ("house", "web", "study", *SPOKEN)


def words(place: str, lang: str) -> dict[str, ast.Message]:
    """All messages of a place in a language."""
    if place in SPOKEN:
        return messages(SOURCE / "games" / place / "words" / f"{lang}.ftl")
    return messages(FOLDER / lang / f"{place}.ftl")


class _Names(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def messages(file: Path) -> dict[str, ast.Message]:
    """All messages of a file; fails on text that Fluent does not understand or that comes twice."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def names_in(message: ast.Message) -> tuple[set[str], set[str], set[str]]:
    """The variables, the attributes and the other messages that a message names."""
    visitor = _Names()
    visitor.visit(message)
    return visitor.variables, {a.id.name for a in message.attributes}, visitor.messages
