"""The market: a ring of stall spaces and the path in front of them, as data (MAS-1.4, MAS-10.12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from taberna.kernel.errors import BadEdition
from taberna.kernel.faults import Fault, empty, no_number, none_of, sized, surplus, too_small

from .pieces import FIGURES, MAX_RING

NO_QUADRANT: Final = -1


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
    for problem in _problems(f"market.{name}", values):
        raise BadEdition.saying(problem)
    quadrants = values["quadrants"]
    quadrant_of = [NO_QUADRANT] * values["ring"]
    for number, spaces in enumerate(quadrants.values()):
        for space in spaces:
            quadrant_of[space - 1] = number
    starts = tuple(start - 1 for start in values["figure_starts"])
    return Market(values["ring"], values["stall_capacity"], tuple(quadrant_of), tuple(quadrants), starts)


def _problems(where: str, values: Mapping[str, Any]) -> Iterator[Fault]:
    """A square frame, first stalls for everybody, and a place for each figure."""
    ring = values["ring"]
    frames = range(8, MAX_RING + 1, 4)
    if ring not in frames:
        yield none_of(f"{where}.ring", ring, frames)
    quadrants = values["quadrants"]
    if len(quadrants) < 4:  # for the first stalls (MAS-2.13)
        yield too_small(f"{where}.quadrants", len(quadrants), 4)
    taken: list[int] = []
    for corner, spaces in quadrants.items():
        if not spaces:
            yield empty(f"{where}.quadrants.{corner}")
        yield from _spaces(f"{where}.quadrants.{corner}", spaces, ring, taken)
    starts = values["figure_starts"]
    if len(starts) != len(FIGURES):
        yield sized(f"{where}.figure_starts", starts, len(FIGURES))
    yield from _spaces(f"{where}.figure_starts", starts, ring, [])


def _spaces(where: str, spaces: Sequence[Any], ring: int, taken: list[int]) -> Iterator[Fault]:
    """Spaces of the ring, none of them twice."""
    for space in spaces:
        problem = no_number(where, space, 1, ring)
        if problem:
            yield problem
        if space in taken:
            yield surplus(where, [str(space)])
        taken.append(space)


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
