"""A puzzle: what a player saw, and the one move that is clearly the best there.

It holds the view of whoever is asked and nothing else of the game it comes from: no seed, no record, no hidden card.
Whoever solves it plays in a world that agrees with the view, imagined anew; so nothing can be looked up.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from taberna.debrief.figures import Estimate
from taberna.kernel import games
from taberna.kernel.game import Game
from taberna.kernel.move import Move
from taberna.kernel.state import State

FILE = "puzzles.jsonl.gz"
#: Levels whose failures make the grade.
LEVELS = ("plebeian", "eques", "senator")
#: Up to which mean share of failures a puzzle has the grade 1, 2, 3 or 4; beyond is 5.
GRADES = (0.25, 0.4, 0.55, 0.75)


@dataclass(frozen=True, slots=True)
class Puzzle:
    game: str
    #: What whoever is asked may know.
    view: Mapping[str, Any]
    answer: str
    #: The best of the other moves.
    rival: str
    #: The chance to win after the answer.
    chance: float
    #: What the answer has over its rival, in chance to win.
    gap: Estimate
    #: How often each weaker level misses the answer.
    fails: Mapping[str, float]
    #: Why the answer is better, in terms of the evaluation: (name of the term, change).
    reasons: tuple[tuple[str, float], ...]

    @property
    def id(self) -> str:
        text = json.dumps(self.view, sort_keys=True)
        return sha256(text.encode()).hexdigest()[:10]

    @property
    def seat(self) -> int:
        return int(self.view["you"])

    @property
    def grade(self) -> int:
        """1 (most levels find it) to 5 (hardly anybody does)."""
        mean = sum(self.fails.values()) / len(self.fails)
        return 1 + sum(mean > limit for limit in GRADES)

    def world(self, seed: str) -> State:
        """A world that agrees with the view; the same seed brings the same one."""
        return games.game(self.game).imagine(self.view, Random(f"{seed}/{self.id}"))

    def data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "answer": self.answer,
            "rival": self.rival,
            "chance": round(self.chance, 4),
            "gap": self.gap.data(),
            "fails": {level: round(share, 3) for level, share in self.fails.items()},
            "reasons": [[term, round(change, 3)] for term, change in self.reasons],
            "view": self.view,
        }

    @staticmethod
    def read(data: Mapping[str, Any]) -> Puzzle:
        gap = data["gap"]
        return Puzzle(
            data["game"],
            data["view"],
            data["answer"],
            data["rival"],
            data["chance"],
            Estimate(gap["mean"], gap["low"], gap["high"], gap["games"]),
            data["fails"],
            tuple((term, change) for term, change in data["reasons"]),
        )


def without_trace(view: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """A view that leads back to no game: what it tells of the seed belongs to another one."""
    return {**view, "commitment": sha256(rng.randbytes(32)).hexdigest()}


def renewed(puzzle: Puzzle) -> Puzzle:
    """The same puzzle as today's rules show it: a newer version may know further options."""
    seen = puzzle.world("renewed").view(puzzle.seat)
    return replace(puzzle, view={**seen, "commitment": puzzle.view["commitment"]})


def moves_of(game: Game, view: Mapping[str, Any], rng: Random) -> list[Move]:
    """What whoever is asked may do: the view tells it, so any world that agrees with it does."""
    return game.imagine(view, rng).moves(view["you"])


# -- files -------------------------------------------------------------------------------------------------------


def read_file(path: Path) -> list[Puzzle]:
    raw = path.read_bytes()
    text = gzip.decompress(raw) if path.suffix == ".gz" else raw
    return [Puzzle.read(json.loads(line)) for line in text.splitlines() if line.strip()]


def write_file(path: Path, puzzles: Iterable[Puzzle]) -> None:
    text = "".join(json.dumps(puzzle.data(), ensure_ascii=False) + "\n" for puzzle in puzzles)
    if path.suffix == ".gz":
        path.write_bytes(gzip.compress(text.encode(), mtime=0))
    else:
        path.write_text(text, encoding="utf-8")


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles in a game's folder, in an order that never changes."""
    path = Path(games.game(game).package) / FILE
    return tuple(read_file(path)) if path.is_file() else ()


def by_id(game: str, id: str) -> Puzzle | None:
    return next((puzzle for puzzle in shipped(game) if puzzle.id == id), None)


def of_the_day(game: str, day: date) -> Puzzle | None:
    """One after the other through all that are shipped, then anew in another order."""
    found = shipped(game)
    if not found:
        return None
    turn, place = divmod(day.toordinal(), len(found))
    order = list(range(len(found)))
    Random(f"puzzles of {game}, round {turn}").shuffle(order)
    return found[order[place]]
