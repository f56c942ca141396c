"""Plots: round numbers at the axes, nothing beyond the edge, lines that differ in black and white too."""

from __future__ import annotations

import re

import pytest

from taberna.lab.figures import share
from taberna.lab.plots import WIDTH, histogram, shares, ticks

#: A letter of the plots' font is no wider than this.
LETTER = 7


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [
        (0, 0.7361, [0, 0.2, 0.4, 0.6]),
        (16, 56.3, [20, 30, 40, 50]),
        (3.8, 4.596, [3.8, 4.0, 4.2, 4.4]),
        (119, 155.2, [120, 130, 140, 150]),
        (7, 8, [7.0, 7.2, 7.4, 7.6, 7.8, 8.0]),
        (5, 5, [5]),
    ],
)
def test_axes_bear_round_numbers(low: float, high: float, found: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(found)


def test_no_label_reaches_beyond_the_edge() -> None:
    plot = histogram([("A", [16.0, 33.3, 56.31])], "Scores")
    labels = re.findall(r'<text x="([\d.]+)" y="[\d.]+" text-anchor="middle">([^<]+)<', plot)
    assert len(labels) > 2
    for x, text in labels:
        assert float(x) + len(text) * LETTER / 2 <= WIDTH, text


def test_whole_numbers_share_steps_of_whole_numbers() -> None:
    """As many numbers in every step: an even distribution is a flat line."""
    plot = histogram([("A", [float(n) for n in range(70)])], "Flat")
    points = re.search(r'points="([^"]+)"', plot)
    assert points is not None
    heights = {point.partition(",")[2] for point in points[1].split()[:-2]}
    assert len(heights) == 1


def test_variants_differ_without_colours() -> None:
    plot = histogram([("A", [1.0, 2.0]), ("B", [2.0, 3.0]), ("C", [1.0, 3.0])], "Three")
    dashes = re.findall(r'<polyline[^>]*stroke-dasharray="([^"]*)"', plot)
    assert len(set(dashes)) == 3


def test_bars_stay_inside_the_axis() -> None:
    plot = shares([("A", [share(9, 10), share(1, 10)])], ["seat 1", "seat 2"], "Seats", 0.5)
    assert "75 %" in plot
    assert all(float(y) >= 0 for y in re.findall(r' y1?="(-?[\d.]+)"', plot))
