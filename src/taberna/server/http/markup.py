"""Texts of ours as safe markup: everything is escaped, then marked up."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from taberna.kernel.rulebook import ID

_ID = re.compile(rf"\b{ID}")
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_ITALIC = re.compile(r"(?<![\w*])\*([^*\n]+)\*(?![\w*])")
_CODE = re.compile(r"`([^`]+)`")
#: Marks that French sets apart from their words, and never at the start of a line.
_BEFORE = re.compile(r" (?=[:;!?»])")
_AFTER = re.compile("« ")
_RULED = re.compile(r"\|[-:| ]+\|$")
_ITEM = re.compile(r"(?:[-*]|\d+\.) +")


class Writer:
    """The few shapes our texts use: paragraphs, lists, tables, fenced text, bold, code, rule ids.

    ``address`` says where a rule can be read; an id that has no address is only a word.
    """

    def __init__(self, address: Callable[[str], str | None]) -> None:
        self.address = address

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
            return f"<{kind}>" + "".join(f"<li>{self.line(item)}</li>" for item in items) + f"</{kind}>"
        return f"<p>{self.line(' '.join(lines))}</p>"

    def _table(self, rows: list[str]) -> str:
        cells = [[c.strip().replace("\\|", "|") for c in re.split(r"(?<!\\)\|", r.strip("|"))] for r in rows]
        head = "".join(f"<th scope=col>{self.line(cell)}</th>" if cell else "<td></td>" for cell in cells[0])
        body = "".join(
            "<tr>" + "".join(f"<td>{self.line(cell)}</td>" for cell in row) + "</tr>" for row in cells[1:]
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def line(self, text: str) -> str:
        """A sentence, without a block around it."""
        safe = _AFTER.sub("«\u00a0", _BEFORE.sub("\u00a0", escape(text)))
        safe = _CODE.sub(r"<code>\1</code>", safe)
        safe = _BOLD.sub(r"<strong>\1</strong>", safe)
        safe = _ITALIC.sub(r"<em>\1</em>", safe)
        return _ID.sub(self._link, safe)

    def _link(self, match: re.Match[str]) -> str:
        rule = match[0]
        address = self.address(rule)
        if address is None:
            return rule
        return f'<a class="rule" href="{address}" data-rule="{rule}">{rule}</a>'


def _kind(line: str) -> str:
    if line.startswith("|"):
        return "table"
    return "list" if _ITEM.match(line) else "plain"
