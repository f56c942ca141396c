"""A search for puzzles that can be broken off and gone on with.

Its file has a line for each game looked at, and one for each known puzzle that was checked again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random

from taberna.kernel.game import Game

from .find import Effort, confirmed, find
from .judging import bench
from .puzzle import GRADES, Puzzle, moves_of, renewed

#: Told after each game: games looked at, puzzles so far; or after each check: puzzles checked, good ones so far.
Progress = Callable[[int, int], None]


class Work:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.looked: set[int] = set()
        self.puzzles: list[Puzzle] = []
        #: What the judges said of a puzzle when it was checked again, by (bench, id).
        self.checked: dict[tuple[str, str], Puzzle | None] = {}
        if path.is_file():
            for line in path.read_text(encoding="utf-8").splitlines():
                try:
                    entry = json.loads(line)
                except ValueError:  # the last line of a run that was ended
                    continue
                if "checked" in entry:
                    good = entry["good"]
                    self.checked[entry["bench"], entry["checked"]] = Puzzle.read(good) if good else None
                else:
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

    def check(
        self, game: Game, known: list[Puzzle], seed: str, progress: Progress, effort: Effort | None = None
    ) -> list[Puzzle]:
        """Those of the known puzzles that are clear to today's judges; what they said before is not asked again."""
        today = bench(game.name)
        unknown = [puzzle for puzzle in known if (today, puzzle.id) not in self.checked]
        with self.path.open("a", encoding="utf-8") as file:
            for puzzle, good in zip(unknown, still_good(game, unknown, seed, effort), strict=True):
                self.checked[today, puzzle.id] = good
                entry = {"checked": puzzle.id, "bench": today, "good": good and good.data()}
                file.write(json.dumps(entry) + "\n")
                file.flush()
                told = [self.checked[today, one.id] for one in known if (today, one.id) in self.checked]
                progress(len(told), len([one for one in told if one]))
        return [good for one in known if (good := self.checked[today, one.id])]


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
