"""A table without a terminal: lines go in, text comes out."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich.console import Console

from taberna import Record
from taberna.terminal.people import Person
from taberna.terminal.table import Table


class Typed:
    """Answers each question with the next line, then with EOF."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: Iterator[str] = iter(lines)

    def __call__(self) -> str:
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def sit_down(
    tmp_path: Path,
    record: Record,
    people: list[Person],
    ask: Callable[[], str] | Iterable[str],
    **kw: str,
) -> tuple[Table, io.StringIO]:
    """A table whose output can be read."""
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False)
    typed = ask if callable(ask) else Typed(ask)
    return Table(record, people, tmp_path / "game.taberna", console, typed, **kw), out


def humans(count: int, seats: int) -> list[Person]:
    names = ["Anna", "Bruno", "Clara", "Dora", "Emil"][:seats]
    return [Person(name, None if seat < count else "random") for seat, name in enumerate(names)]


def new_record(seats: int = 3, seed: str = "table", game: str = "senators", **options: object) -> Record:
    return Record.new(game, seats, options, seed, [str(p) for p in humans(1, seats)])
