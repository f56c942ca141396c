"""The chart of chances, drawn by hand as SVG. Colours come from the page, by day and by night; lines have names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

WIDTH, HEIGHT = 540, 340
LEFT, RIGHT, TOP, BOTTOM = 46, 92, 20, 26
LABEL = 16  # least distance between two names
TICK = 13  # least distance between two numbers of rounds, as wide as two of their figures


#: Something that happened: after how many moves, a number or a sign, and in words.
Happened = tuple[int, str, str]


def chart(
    data: Mapping[str, Any], names: Sequence[str], title: str, happened: Sequence[Happened] = ()
) -> str:
    """Everybody's chance after each turn: a band and a line for what was known, a dotted line with everything known.

    Rounds are numbered below, events stand above.
    """
    moments = data["moments"]
    last = max(1, moments[-1]["moves"])
    body = [_axis(), *_happened(happened, last)]
    body += [
        f'<a href="#move-{point["move"]}"><line class="turning seat-{point["seat"]}" x1="{_x(point["move"], last)}" '
        f'x2="{_x(point["move"], last)}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"><title>{point["move"]}</title></line></a>'
        for point in data["turning_points"][:6]
    ]
    ends: list[tuple[float, int]] = []
    for seat in range(data["seats"]):
        seen = [(m["moves"], m["seen"][seat]) for m in moments if m["seen"][seat] is not None]
        if seen:
            low = [f"{_x(move, last)},{_y(chance['low'])}" for move, chance in seen]
            high = [f"{_x(move, last)},{_y(chance['high'])}" for move, chance in reversed(seen)]
            body.append(f'<polygon class="band seat-{seat}" points="{" ".join([*low, *high])}"/>')
        known = [(m["moves"], m["known"][seat]) for m in moments if m["known"] is not None]
        if known:
            body.append(_line("known", seat, known, last))
        if seen:
            body.append(_line("seen", seat, [(move, chance["mean"]) for move, chance in seen], last))
            ends.append((_y(seen[-1][1]["mean"]), seat))
    body += _labels(ends, names)
    return (
        f'<svg class="chances" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def _x(move: float, last: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * move / last, 1)


def _y(chance: float) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance, 1)


def _axis() -> str:
    return "".join(
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(i / 4)}" y2="{_y(i / 4)}"/>'
        f'<text x="{LEFT - 6}" y="{_y(i / 4) + 4}" text-anchor="end">{25 * i} %</text>'
        for i in range(5)
    )


def _happened(happened: Sequence[Happened], last: int) -> list[str]:
    found = []
    free = 0.0
    for move, label, text in happened:
        x = _x(move, last)
        name = f"<title>{escape(text)}</title>"
        if not label.isdigit():
            found.append(
                f'<text class="event" x="{x}" y="{TOP - 6}" text-anchor="middle">{escape(label)}{name}</text>'
            )
            continue
        line = f'<line class="round" x1="{x}" x2="{x}" y1="{TOP}" y2="{HEIGHT - BOTTOM + 4}"/>'
        number = f'<text class="round" x="{x}" y="{HEIGHT - BOTTOM + 17}" text-anchor="middle">{label}{name}</text>'
        found.append(line + number if x >= free else line)
        free = max(free, x + TICK) if x >= free else free
    return found


def _line(kind: str, seat: int, points: Sequence[tuple[int, float]], last: int) -> str:
    path = " ".join(f"{_x(move, last)},{_y(chance)}" for move, chance in points)
    return f'<polyline class="{kind} seat-{seat}" points="{path}"/>'


def _labels(ends: Sequence[tuple[float, int]], names: Sequence[str]) -> list[str]:
    """Names at the ends of the lines, moved apart where they would cover each other."""
    found = []
    y = -float(LABEL)
    room = HEIGHT - BOTTOM + 6 - LABEL * (len(ends) - 1)
    for place, (end, seat) in enumerate(sorted(ends)):
        y = max(y + LABEL, min(end + 4, room + LABEL * place))
        x = WIDTH - RIGHT + 6
        found.append(
            f'<rect class="key seat-{seat}" x="{x}" y="{y - 9}" width="9" height="9"/>'
            f'<text x="{x + 13}" y="{y}">{escape(names[seat][:10])}</text>'
        )
    return found
