"""The rules of the games as paragraphs with ids, in safe markup: everything is escaped, then marked up."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Any

import taberna
from taberna.kernel.rulebook import Rulebook

_ID = re.compile(r"\b[A-Z]{3}-(?:[A-Z]+-?)?\d+(?:\.[A-Z]?\d+)*")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ITALIC = re.compile(r"(?<![\w*])\*([^*\n]+)\*(?![\w*])")
_CODE = re.compile(r"`([^`]+)`")
_TITLE = re.compile(r"\*\*([^*]{1,80}?)[.:]?\*\*\s*")
_RULED = re.compile(r"\|[-:| ]+\|$")
_ITEM = re.compile(r"(?:[-*]|\d+\.) +")


@cache
def sections(game: str) -> list[dict[str, Any]]:
    """The whole rulebook: sections with their own text and their paragraphs."""
    book = _book(game)
    return [
        {
            "title": section.title,
            "level": section.level,
            "html": _Markup(game, book).text(section.lines),
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


def marked_up(game: str, lines: list[str]) -> str:
    """A text of ours about a game, in the same safe markup."""
    return _Markup(game, _book(game)).text(lines)


def _book(game: str) -> Rulebook:
    return Rulebook.load(taberna.game(game).package)


def _paragraph(game: str, book: Rulebook, rule: str) -> dict[str, Any]:
    found = book.paragraph(rule)
    text = found.text
    title = _TITLE.match(text)
    body = text[title.end() :] if title else text
    return {
        "id": rule,
        "title": title[1] if title else "",
        "section": found.section,
        "html": _Markup(game, book).text(body.splitlines()),
    }


class _Markup:
    """The few shapes our rulebooks use: paragraphs, lists, tables, fenced text, bold, code, rule ids."""

    def __init__(self, game: str, book: Rulebook) -> None:
        self.game = game
        self.book = book

    def text(self, lines: list[str]) -> str:
        out: list[str] = []
        place = 0
        while place < len(lines):
            line = lines[place].strip()
            end = place + 1
            if not line or line == "---":
                place = end
                continue
            if line.startswith("```"):
                while end < len(lines) and not lines[end].startswith("```"):
                    end += 1
                out.append(f"<pre>{escape(chr(10).join(lines[place + 1 : end]))}</pre>")
                place = end + 1
                continue
            kind = _kind(line)
            while end < len(lines) and lines[end].strip() and self._goes_on(kind, lines[end]):
                end += 1
            out.append(self._block(kind, [one.strip() for one in lines[place:end]]))
            place = end
        return "\n".join(out)

    def _goes_on(self, kind: str, line: str) -> bool:
        other = _kind(line.strip())
        return other == kind or (kind == "list" and other == "plain" and line.startswith(" "))

    def _block(self, kind: str, lines: list[str]) -> str:
        if kind == "table":
            return self._table([line for line in lines if not _RULED.match(line)])
        if kind == "list":
            items: list[str] = []
            for line in lines:
                mark = _ITEM.match(line)
                if mark:
                    items.append(line[mark.end() :])
                else:
                    items[-1] += " " + line
            kind = "ol" if lines[0][0].isdigit() else "ul"
            return f"<{kind}>" + "".join(f"<li>{self._inline(item)}</li>" for item in items) + f"</{kind}>"
        return f"<p>{self._inline(' '.join(lines))}</p>"

    def _table(self, rows: list[str]) -> str:
        cells = [[c.strip().replace("\\|", "|") for c in re.split(r"(?<!\\)\|", r.strip("|"))] for r in rows]
        head = "".join(f"<th scope=col>{self._inline(cell)}</th>" for cell in cells[0])
        body = "".join(
            "<tr>" + "".join(f"<td>{self._inline(cell)}</td>" for cell in row) + "</tr>" for row in cells[1:]
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def _inline(self, text: str) -> str:
        safe = escape(text)
        safe = _CODE.sub(r"<code>\1</code>", safe)
        safe = _BOLD.sub(r"<strong>\1</strong>", safe)
        safe = _ITALIC.sub(r"<em>\1</em>", safe)
        return _ID.sub(self._link, safe)

    def _link(self, match: re.Match[str]) -> str:
        rule = match[0]
        if rule not in self.book:
            return rule
        return f'<a class="rule" href="/rules/{self.game}#{rule}">{rule}</a>'


def _kind(line: str) -> str:
    if line.startswith("|"):
        return "table"
    return "list" if _ITEM.match(line) else "plain"
