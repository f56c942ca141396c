"""A search for puzzles that can be broken off and gone on with: its file has a line for each game looked at."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random

from taberna.kernel.game import Game

from .find import Effort, confirmed, find
from .puzzle import GRADES, Puzzle, moves_of, renewed

#: Told after each game: games looked at, puzzles so far.
Progress = Callable[[int, int], None]


class Work:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.looked: set[int] = set()
        self.puzzles: list[Puzzle] = []
        if path.is_file():
            for line in path.read_text(encoding="utf-8").splitlines():
                try:
                    entry = json.loads(line)
                except ValueError:  # the last line of a run that was ended
                    continue
                self.looked.add(entry["game"])
                self.puzzles += map(Puzzle.read, entry["puzzles"])

    def go_on(
        self, game: Game, wanted: int, seed: str, progress: Progress, effort: Effort | None = None
    ) -> None:
        """Look at further games until so many puzzles are found."""
        if len(self.puzzles) >= wanted:
            return
        numbers = (number for number in count() if number not in self.looked)
        with self.path.open("a", encoding="utf-8") as file:
            for number, found in find(game, seed, numbers, effort):
                self.looked.add(number)
                self.puzzles += found
                entry = {"game": number, "puzzles": [puzzle.data() for puzzle in found]}
                file.write(json.dumps(entry) + "\n")
                file.flush()
                progress(len(self.looked), len(self.puzzles))
                if len(self.puzzles) >= wanted:
                    return


def still_good(
    game: Game, puzzles: list[Puzzle], seed: str, effort: Effort | None = None
) -> Iterator[Puzzle | None]:
    """Each puzzle as today's judges see it; None for those that are not clear to all of them."""
    for puzzle in map(renewed, puzzles):
        rng = Random(f"{seed}/{puzzle.id}")
        moves = moves_of(game, puzzle.view, rng)
        yield confirmed(game, puzzle, moves, rng, effort or Effort())


def chosen(puzzles: list[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, all grades as evenly as can be, the clearest of each grade."""
    shelves: list[list[Puzzle]] = [[] for _ in range(len(GRADES) + 1)]
    for puzzle in sorted(puzzles, key=lambda one: -one.gap.low):
        shelves[puzzle.grade - 1].append(puzzle)
    found: list[Puzzle] = []
    while len(found) < count and any(shelves):
        for shelf in shelves:
            if shelf and len(found) < count:
                found.append(shelf.pop(0))
    return sorted(found, key=lambda one: one.id)
