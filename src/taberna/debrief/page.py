"""A debrief as HTML: a fragment for the pages of the house, or a page that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import taberna

from .chart import chart
from .telling import Telling

#: For a page of its own: the frame, and what the pages of the house use too.
STYLES = (
    Path(__file__).with_name("page.css"),
    Path(taberna.__file__).parent / "web/static/css/debrief.css",
)

#: What can be done at a turning point: HTML.
Links = Callable[[Mapping[str, Any]], str]


def page(telling: Telling) -> str:
    """All in one file: no script, no font and no picture from elsewhere."""
    style = "".join(file.read_text(encoding="utf-8") for file in STYLES)
    title = escape(telling.title)
    return (
        f'<!doctype html>\n<html lang="{telling.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f'<style>{style}</style></head>\n<body class="alone"><main><h1>{title}</h1>{fragment(telling)}'
        "</main></body></html>\n"
    )


def fragment(telling: Telling, links: Links | None = None) -> str:
    data, say = telling.data, telling.say
    parts = [f"<p>{escape(telling.result)} {escape(say('study-intro'))}</p>"]
    if any(chance is not None for moment in data["moments"] for chance in moment["seen"]):
        parts.append(_chances(telling))
        parts.append(_turning(telling, links))
        parts.append(_finds(telling, links))
        parts.append(_luck(telling))
    parts += [_points(telling), _statistics(telling), _purchases(telling)]
    parts += [f'<p class="footing">{escape(line)}</p>' for line in telling.footing()]
    return '<div class="debrief">' + "\n".join(parts) + "</div>"


def _section(title: str, *body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(body)}</section>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    cells = "".join(f'<th scope="col">{escape(name)}</th>' if name else "<td></td>" for name in head)
    lines = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table></div>'


def _chances(telling: Telling) -> str:
    data, say = telling.data, telling.say
    title = say("study-chart", names=telling.speaker.list(telling.names))
    known = any(moment["known"] is not None for moment in data["moments"])
    caption = " ".join([say("study-seen"), *([say("study-known")] if known else []), say("study-marks")])
    drawing = chart(data, telling.names, title, telling.marks())
    rows = [
        [str(moment["moves"]), *(telling.chance(chance) for chance in moment["seen"])]
        for moment in data["moments"]
    ]
    table = _table([say("study-after-move"), *telling.names], rows)
    return _section(
        say("study-chances"),
        f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>",
        f"<details><summary>{escape(say('study-table'))}</summary>{table}</details>",
    )


def _turning(telling: Telling, links: Links | None) -> str:
    points = telling.data["turning_points"]
    if not points:
        return _section(telling.say("study-turning"), f"<p>{escape(telling.say('study-no-turning'))}</p>")
    return _section(telling.say("study-turning"), _decisions(points, telling.point, links))


def _finds(telling: Telling, links: Links | None) -> str:
    finds = telling.data.get("finds", [])
    return _section(telling.say("study-finds"), _decisions(finds, telling.find, links)) if finds else ""


def _decisions(
    decisions: Sequence[Mapping[str, Any]],
    told: Callable[[Mapping[str, Any]], tuple[str, str, str]],
    links: Links | None,
) -> str:
    items = []
    for one in decisions:
        what, beside, why = map(escape, told(one))
        more = links(one) if links else ""
        items.append(
            f'<li id="move-{one["move"]}" class="seat-{one["seat"]}"><strong>{what}</strong>'
            f"<p>{beside} {why}</p>{more}</li>"
        )
    return f'<ol class="turning-points">{"".join(items)}</ol>'


def _luck(telling: Telling) -> str:
    say = telling.say
    head = [say(key) for key in ("study-player", "study-luck-of", "study-interval", "study-play")]
    return _section(
        say("study-luck"), f"<p>{escape(say('study-luck-intro'))}</p>", _table(head, telling.luck())
    )


def _points(telling: Telling) -> str:
    rows = [[telling.thing(key), *map(telling.number, values)] for key, values in telling.data["points"]]
    rows.append([telling.say("study-score"), *map(telling.number, telling.data["scores"])])
    return _section(telling.say("study-points"), _table(["", *telling.names], rows))


def _statistics(telling: Telling) -> str:
    rows = [[telling.thing(key), *map(telling.number, values)] for key, values in telling.data["statistics"]]
    if not rows:
        return ""
    return _section(telling.say("study-statistics"), _table(["", *telling.names], rows))


def _purchases(telling: Telling) -> str:
    bought = telling.data["purchases"]
    if not bought:
        return ""
    say = telling.say
    rows = [
        [telling.speaker.card(card), telling.names[seat], str(paid), str(brought)]
        for seat, card, paid, brought in sorted(bought, key=lambda one: one[2] - one[3], reverse=True)
    ]
    head = [say(key) for key in ("study-card", "study-player", "study-paid", "study-brought")]
    return f"<details><summary>{escape(say('study-purchases'))}</summary>{_table(head, rows)}</details>"
