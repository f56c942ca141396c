"""What can be read about a game, from the ``reference`` of its folder: rules, glossary, summary, sources.

A game without a reference is told by its rulebook, in English; the other pages it does not have.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any

from markupsafe import Markup

import taberna
from taberna.kernel.glossary import glossary
from taberna.kernel.reference import Paragraph, Reference, file_of
from taberna.kernel.rulebook import Rulebook

from .markup import Writer
from .rulebook import paragraphs


def writer(game: str) -> Writer:
    """Writes what is said about a game; rules lead to its reference, else to its rulebook."""
    folder = taberna.game(game).package
    reference, book = Reference.load(folder, "en"), Rulebook.load(folder)

    def address(rule: str) -> str | None:
        if reference is None or rule in reference:
            return f"/learn/{game}/rules#{rule}" if rule in book else None
        return f"/rules/{game}#{rule}" if rule in book else None

    return Writer(address)


def rules(game: str, lang: str) -> dict[str, Any]:
    """The reference in a language; of a game that has none, its rulebook."""
    book = Reference.load(taberna.game(game).package, lang)
    return _told(game, book) if book else _rulebook(game)


def sources(game: str, lang: str) -> dict[str, Any]:
    """Where the rules come from and what was decided."""
    book = Reference.load(taberna.game(game).package, lang, "sources")
    assert book is not None, game
    return _told(game, book)


def terms(game: str, lang: str) -> list[dict[str, Any]]:
    """The glossary by the alphabet of a language, each term with what it is called elsewhere."""
    say = writer(game)
    found = []
    for term in glossary(taberna.game(game).package):
        own = term.told(lang)
        elsewhere = [
            {"lang": other, "term": words.term} for other, words in term.words.items() if other != lang
        ]
        found.append(
            {
                "id": term.id,
                "term": own.term,
                "html": Markup(say.line(own.text)),
                "elsewhere": elsewhere,
                "also": list(term.also),
                "rules": list(term.rules),
            }
        )
    return sorted(found, key=lambda one: _letters(one["term"]))


def summary(game: str, lang: str) -> dict[str, Any]:
    """One page to print: its language, its title and its chapters."""
    found = file_of(taberna.game(game).package, lang, "summary")
    assert found is not None, game
    say = writer(game)
    book = Reference(found[0].read_text(encoding="utf-8"), found[1])
    chapters = [
        {"title": chapter.title, "html": _safe(say, chapter.lines), "paragraphs": []}
        for chapter in book.chapters
    ]
    return {"said_in": book.lang, "title": book.title, "html": _safe(say, book.lines), "chapters": chapters}


def _told(game: str, book: Reference) -> dict[str, Any]:
    say = writer(game)

    def told(paragraph: Paragraph) -> dict[str, Any]:
        return {"ids": list(paragraph.ids), "html": _safe(say, paragraph.lines)}

    chapters = [
        {
            "title": chapter.title,
            "html": _safe(say, chapter.lines),
            "paragraphs": [told(paragraph) for paragraph in chapter.paragraphs],
        }
        for chapter in book.chapters
    ]
    return {"said_in": book.lang, "title": book.title, "html": _safe(say, book.lines), "chapters": chapters}


@cache
def _rulebook(game: str) -> dict[str, Any]:
    chapters: dict[str, list[dict[str, Any]]] = {}
    for one in paragraphs(game):
        title = Markup("<p><strong>{}.</strong></p>").format(one["title"]) if one["title"] else ""
        told = {"ids": [one["id"]], "html": title + Markup(one["html"])}
        chapters.setdefault(one["section"], []).append(told)
    listed = [{"title": title, "html": "", "paragraphs": found} for title, found in chapters.items()]
    return {"said_in": "en", "title": taberna.game(game).title, "html": "", "chapters": listed}


def _safe(say: Writer, lines: list[str]) -> Markup:
    return Markup(say.text(lines))


def _letters(term: str) -> str:
    """How a term is sorted: without accents and capitals."""
    return "".join(c for c in unicodedata.normalize("NFD", term.lower()) if not unicodedata.combining(c))
