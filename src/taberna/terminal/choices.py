"""Legal moves as a list a person can choose from: single moves by number, ranges of amounts by letter."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase

from rich.table import Table
from rich.text import Text

from taberna.kernel.move import Move
from taberna.locale import Speaker
from taberna.locale.speaker import span

#: From so many amounts on, moves that differ in their last number alone share a line.
RANGE = 5


class Line:
    """One line of the list: a move, or moves that differ only in an amount."""

    def __init__(self, tag: str, moves: list[Move]) -> None:
        self.tag = tag
        self.moves = moves
        self.by_number = {_amount(move): move for move in moves} if len(moves) > 1 else {}

    @property
    def text(self) -> str:
        """What to type."""
        if not self.by_number:
            return self.moves[0].text
        return f"{_stem(self.moves[0])} n"

    @property
    def numbers(self) -> str:
        return span(list(self.by_number))


def _stem(move: Move) -> str:
    return move.text.rpartition(" ")[0]


def _amount(move: Move) -> int:
    return int(move.text.rpartition(" ")[2])


def lines(moves: Sequence[Move]) -> list[Line]:
    """The list for these moves, in their order."""
    stems: dict[str, list[Move]] = {}
    for move in moves:
        if move.args and move.text.rpartition(" ")[2].isdigit():
            stems.setdefault(_stem(move), []).append(move)
    found: list[Line] = []
    number = letter = 0
    for move in moves:
        group = stems.get(_stem(move), []) if move.args else []
        if len(group) < RANGE or move not in group or letter >= len(ascii_lowercase):
            number += 1
            found.append(Line(str(number), [move]))
        elif move is group[0]:
            found.append(Line(ascii_lowercase[letter], group))
            letter += 1
    return found


def listing(found: Sequence[Line], speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold", no_wrap=True, min_width=3)
    table.add_column(ratio=1)
    table.add_column(style="dim", overflow="fold")
    for line in found:
        label = speaker.move(line.moves[0], list(line.by_number))
        tag = f"{line.tag} n" if line.by_number else line.tag
        table.add_row(tag, Text(label), Text(line.text))
    return table
