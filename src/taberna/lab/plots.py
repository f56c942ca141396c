"""Small SVG plots, drawn by hand: bars with intervals and histograms, readable on paper without colours too."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from .figures import Share

WIDTH = 560
HEIGHT = 220
LEFT, RIGHT, TOP, BOTTOM = 46, 22, 18, 34
COLOURS = ("#8c2f1b", "#1b6b8c", "#b8860b", "#4b6b2f", "#5b3a8c", "#777777")
#: Of lines, for whoever sees or prints no colours: unbroken, dashed, dotted, ...
DASHES = ("none", "7 3", "2 3", "10 3 2 3", "4 4", "1 4")


def ticks(low: float, high: float) -> list[float]:
    """About five round numbers between two others."""
    if high <= low:
        return [low]
    rough = (high - low) / 5
    power = 10.0 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 2.5, 5, 10) if factor * power >= rough * 0.999)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [round(number * step, 12) for number in range(first, last + 1)]


def _stroke(number: int) -> str:
    return f'stroke="{COLOURS[number % 6]}" stroke-width="2" stroke-dasharray="{DASHES[number % 6]}"'


def _frame(body: list[str], title: str, labels: Sequence[str], lines: bool) -> str:
    key = ""
    for i, label in enumerate(labels):
        x = LEFT + 8 + 54 * i
        if lines:
            key += f'<line x1="{x}" x2="{x + 22}" y1="7" y2="7" {_stroke(i)}/>'
        else:
            key += f'<rect x="{x + 10}" y="2" width="10" height="10" fill="{COLOURS[i % 6]}"/>'
        key += f'<text x="{x + 26}" y="11">{escape(label[:20])}</text>'
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}{key}</svg>"
    )


def _axis(top: float) -> list[str]:
    """Shares from nothing to ``top``."""
    lines = []
    for value in ticks(0, top):
        y = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / top
        lines.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{100 * value:.3g} %</text>')
    return lines


def shares(
    groups: Sequence[tuple[str, Sequence[Share]]], names: Sequence[str], title: str, fair: float
) -> str:
    """Grouped bars with 95 % intervals; a dashed line where all would be equal."""
    top = max([fair, *(s.high for _, bars in groups for s in bars)]) * 1.05
    body = _axis(top)
    span = HEIGHT - TOP - BOTTOM

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - span * value / top

    step = (WIDTH - LEFT - RIGHT) / max(1, len(names))
    thick = step * 0.8 / max(1, len(groups))
    for i, name in enumerate(names):
        for j, (_, bars) in enumerate(groups):
            bar = bars[i]
            x = LEFT + step * i + step * 0.1 + thick * j
            middle = x + thick / 2
            body.append(
                f'<rect x="{x:.1f}" y="{y(bar.value):.1f}" width="{thick * 0.9:.1f}" '
                f'height="{y(0) - y(bar.value):.1f}" fill="{COLOURS[j % 6]}"><title>{bar}</title></rect>'
                f'<line x1="{middle:.1f}" x2="{middle:.1f}" y1="{y(bar.low):.1f}" y2="{y(bar.high):.1f}" '
                'class="whisker"/>'
            )
        body.append(
            f'<text x="{LEFT + step * (i + 0.5):.1f}" y="{HEIGHT - 12}" text-anchor="middle">{escape(name)}</text>'
        )
    body.append(
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(fair):.1f}" y2="{y(fair):.1f}" class="fair"/>'
    )
    return _frame(body, title, [name for name, _ in groups], lines=False)


def histogram(groups: Sequence[tuple[str, Sequence[float]]], title: str, bins: int = 30) -> str:
    """How values are distributed, one outline per group."""
    values = [v for _, group in groups for v in group]
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    whole = all(float(v).is_integer() for v in values)
    width = max(ceil((high - low + 1) / bins), 1) if whole else max((high - low) / bins, 1e-9)
    count = int((high - low) / width) + 1
    tables = []
    for _, group in groups:
        table = [0.0] * count
        for value in group:
            table[min(count - 1, int((value - low) / width))] += 1 / max(1, len(group))
        tables.append(table)
    top = max((max(table) for table in tables), default=1.0) * 1.05 or 1.0
    body = _axis(top)
    span = HEIGHT - TOP - BOTTOM
    step = (WIDTH - LEFT - RIGHT) / count
    for j, table in enumerate(tables):
        points = []
        for i, part in enumerate(table):
            height = HEIGHT - BOTTOM - span * part / top
            points += [f"{LEFT + step * i:.1f},{height:.1f}", f"{LEFT + step * (i + 1):.1f},{height:.1f}"]
        body.append(f'<polyline points="{" ".join(points)}" fill="none" {_stroke(j)}/>')
    for value in ticks(low, low + count * width):
        x = LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (count * width)
        body.append(
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{HEIGHT - BOTTOM}" y2="{HEIGHT - BOTTOM + 4}" class="tick"/>'
            f'<text x="{x:.1f}" y="{HEIGHT - 12}" text-anchor="middle">{value:g}</text>'
        )
    return _frame(body, title, [name for name, _ in groups], lines=True)
