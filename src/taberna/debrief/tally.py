"""Figures of a finished game that everybody may know: points by category, and what players of a title care about.

A game counts in its ``statistics.py``, from the public log and a spectator's view of the end. Here is what they share.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from taberna.kernel import games
from taberna.kernel.record import Record


class Told(NamedTuple):
    """One line of the log, as a spectator heard it."""

    key: str
    args: Mapping[str, Any]


class Row(NamedTuple):
    """A figure of every seat. ``key`` is a message ``stat-<key>`` of the game, or a thing of it."""

    key: str
    values: tuple[int, ...]


class Purchase(NamedTuple):
    """Something bought: what was paid for it, and what it brought in the end."""

    seat: int
    card: str
    paid: int
    brought: int


class Mark(NamedTuple):
    """Something below or above the chart: after how many moves, what is written there, and the line of the log."""

    move: int
    label: str
    key: str
    args: Mapping[str, Any]


class Tally(NamedTuple):
    points: list[Row]
    statistics: list[Row]
    purchases: list[Purchase]

    def data(self) -> dict[str, Any]:
        return {
            "points": [[row.key, list(row.values)] for row in self.points],
            "statistics": [[row.key, list(row.values)] for row in self.statistics],
            "purchases": [list(one) for one in self.purchases],
        }


def tally(record: Record) -> Tally:
    """What a game counts; nothing for one that counts nothing."""
    counts = games.part(record.game.name, "statistics")
    if counts is None:
        return Tally([], [], [])
    told = [Told(event.key, event.args) for events in record.events() for event in events]
    made: Tally = counts.tally(told, record.state.view(None))
    return made


def label_of(game: str, line: Told) -> str:
    """What a game writes beside the chart where this line was told: a number of a round, a sign; mostly nothing."""
    counts = games.part(game, "statistics")
    mark = getattr(counts, "mark", None)
    return mark(line) if mark else ""


def summed(
    told: Iterable[Told], seats: int, amounts: Mapping[str, str | None], who: str = "seat"
) -> tuple[int, ...]:
    """Over all lines of these keys: the sum of an argument, or how many lines there are (None)."""
    totals = [0] * seats
    for line in told:
        if line.key in amounts and isinstance(line.args.get(who), int):
            amount = amounts[line.key]
            totals[line.args[who]] += 1 if amount is None else line.args[amount]
    return tuple(totals)


def both(*rows: Sequence[int]) -> tuple[int, ...]:
    """Several figures added up, seat by seat."""
    return tuple(map(sum, zip(*rows, strict=True)))


def less(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(a - b for a, b in zip(one, other, strict=True))
