"""The market: a ring of stall spaces and the path in front of them, as data (MAS-1.4, MAS-10.12)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from taberna.kernel.errors import BadEdition

from .pieces import FIGURES, MAX_CAPACITY, MAX_RING

NO_QUADRANT = -1


@dataclass(frozen=True, slots=True)
class Market:
    ring: int
    capacity: int
    #: For each stall space the quadrant it belongs to; the middles of the sides belong to none (MAS-1.4.5).
    quadrant_of: tuple[int, ...]
    quadrant_names: tuple[str, ...]
    figure_starts: tuple[int, ...]


def read_market(name: str, values: Mapping[str, Any]) -> Market:
    """A market from its data block, checked."""

    def need(right: bool, problem: str) -> None:
        if not right:
            raise BadEdition(f"market.{name}: {problem}")

    ring = values["ring"]
    need(
        8 <= ring <= MAX_RING and ring % 4 == 0,
        f"a ring of {ring}; a square frame has 8, 12, 16, 20 or 24 spaces",
    )
    capacity = values["stall_capacity"]
    need(3 <= capacity <= MAX_CAPACITY, f"stall_capacity {capacity} is not between 3 and {MAX_CAPACITY}")
    quadrant_of = [NO_QUADRANT] * ring
    quadrants = values["quadrants"]
    need(len(quadrants) >= 4, f"{len(quadrants)} quadrants; the first stalls need four (MAS-2.13)")
    for number, (corner, spaces) in enumerate(quadrants.items()):
        need(bool(spaces), f"quadrant {corner} is empty")
        for space in spaces:
            need(type(space) is int and 1 <= space <= ring, f"quadrant {corner}: there is no space {space!r}")
            need(quadrant_of[space - 1] == NO_QUADRANT, f"space {space} belongs to two quadrants")
            quadrant_of[space - 1] = number
    starts = values["figure_starts"]
    need(
        len(set(starts)) == len(starts) == len(FIGURES),
        f"figure_starts {starts}: four figures need four spaces",
    )
    need(all(type(s) is int and 1 <= s <= ring for s in starts), f"figure_starts {starts}: outside the ring")
    return Market(ring, capacity, tuple(quadrant_of), tuple(quadrants), tuple(s - 1 for s in starts))


def frame(ring: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Where to draw stall and path spaces: (column, row), clockwise from the north-west (MAS-1.4.7).

    The path lies one cell outside the square of stalls; a corner path space is drawn at its outer cell.
    """
    side = ring // 4
    far = side + 1
    stalls = (
        [(1 + i, 1) for i in range(side)]
        + [(far, 1 + i) for i in range(side)]
        + [(far - i, far) for i in range(side)]
        + [(1, far - i) for i in range(side)]
    )
    path = []
    for column, row in stalls:
        x = 0 if column == 1 else far + 1 if column == far else column
        y = 0 if row == 1 else far + 1 if row == far else row
        path.append((x, y))
    return stalls, path
