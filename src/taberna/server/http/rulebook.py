"""The rulebooks (``rules.md``, in English) as paragraphs with ids, in safe markup."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import taberna
from taberna.kernel.rulebook import Rulebook

from .markup import Writer

_TITLE = re.compile(r"\*\*([^*]{1,80}?)[.:]?\*\*\s*")


@cache
def sections(game: str) -> list[dict[str, Any]]:
    """The whole rulebook: sections with their own text and their paragraphs."""
    book = _book(game)
    return [
        {
            "title": section.title,
            "level": section.level,
            "html": _writer(game, book).text(section.lines),
            "paragraphs": [_paragraph(game, book, rule) for rule in section.ids],
        }
        for section in book.sections()
    ]


@cache
def paragraphs(game: str) -> list[dict[str, Any]]:
    """All rules in order."""
    book = _book(game)
    return [_paragraph(game, book, rule) for rule in book.ids()]


@cache
def _by_id(game: str) -> dict[str, dict[str, Any]]:
    return {one["id"]: one for one in paragraphs(game)}


def paragraph(game: str, rule: str) -> dict[str, Any] | None:
    return _by_id(game).get(rule)


def _book(game: str) -> Rulebook:
    return Rulebook.load(taberna.game(game).package)


def _writer(game: str, book: Rulebook) -> Writer:
    return Writer(lambda rule: f"/rules/{game}#{rule}" if rule in book else None)


def _paragraph(game: str, book: Rulebook, rule: str) -> dict[str, Any]:
    found = book.paragraph(rule)
    text = found.text
    title = _TITLE.match(text)
    body = text[title.end() :] if title else text
    return {
        "id": rule,
        "title": title[1] if title else "",
        "section": found.section,
        "html": _writer(game, book).text(body.splitlines()),
    }
