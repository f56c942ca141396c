"""Small SVG plots, drawn by hand: bars with intervals and histograms, readable in light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .figures import Share

WIDTH = 560
HEIGHT = 220
LEFT, RIGHT, TOP, BOTTOM = 46, 12, 14, 34
COLOURS = ("#8c2f1b", "#1b6b8c", "#b8860b", "#4b6b2f", "#5b3a8c", "#777777")


def _frame(body: list[str], title: str, labels: Sequence[str] = ()) -> str:
    key = "".join(
        f'<rect x="{LEFT + 8 + 44 * i}" y="2" width="10" height="10" fill="{COLOURS[i % 6]}"/>'
        f'<text x="{LEFT + 22 + 44 * i}" y="11">{escape(label[:20])}</text>'
        for i, label in enumerate(labels)
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}{key}</svg>"
    )


def _axis(low: float, high: float, percent: bool) -> list[str]:
    lines = []
    for i in range(5):
        value = low + (high - low) * i / 4
        y = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * i / 4
        text = f"{100 * value:.0f} %" if percent else f"{value:.3g}"
        lines.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{text}</text>')
    return lines


def shares(
    groups: Sequence[tuple[str, Sequence[Share]]], names: Sequence[str], title: str, fair: float
) -> str:
    """Grouped bars with 95 % intervals; a dashed line where all would be equal."""
    top = max([fair, *(s.high for _, bars in groups for s in bars)]) * 1.05
    body = _axis(0, top, True)
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
    return _frame(body, title, [name for name, _ in groups])


def histogram(groups: Sequence[tuple[str, Sequence[float]]], title: str, bins: int = 30) -> str:
    """How values are distributed, one outline per group."""
    values = [v for _, group in groups for v in group]
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    width = max((high - low) / bins, 1.0 if all(float(v).is_integer() for v in values) else 1e-9)
    count = int((high - low) / width) + 1
    tables = []
    for _, group in groups:
        table = [0.0] * count
        for value in group:
            table[min(count - 1, int((value - low) / width))] += 1 / max(1, len(group))
        tables.append(table)
    top = max((max(table) for table in tables), default=1.0) * 1.05 or 1.0
    body = _axis(0, top, True)
    span = HEIGHT - TOP - BOTTOM
    step = (WIDTH - LEFT - RIGHT) / count
    for j, table in enumerate(tables):
        points = []
        for i, part in enumerate(table):
            height = HEIGHT - BOTTOM - span * part / top
            points += [f"{LEFT + step * i:.1f},{height:.1f}", f"{LEFT + step * (i + 1):.1f},{height:.1f}"]
        body.append(
            f'<polyline points="{" ".join(points)}" fill="none" stroke="{COLOURS[j % 6]}" stroke-width="2"/>'
        )
    for i in range(5):
        value = low + (high - low + width) * i / 4
        x = LEFT + (WIDTH - LEFT - RIGHT) * i / 4
        body.append(f'<text x="{x:.1f}" y="{HEIGHT - 12}" text-anchor="middle">{value:.4g}</text>')
    return _frame(body, title, [name for name, _ in groups])
