"""What a debrief tells, as plain figures. Every estimate carries its interval and the imagined games behind it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from statistics import fmean
from typing import Any

from .tally import Mark, Tally

Z = 1.959964  # 95 %


@dataclass(frozen=True, slots=True)
class Depth:
    """How thoroughly a game is looked at. Counts, never seconds: the same seed brings the same figures."""

    #: Imagined worlds behind each chance.
    worlds: int = 12
    #: Imagined worlds behind each judgement of luck.
    luck_worlds: int = 48
    #: Decisions looked at more closely, those first that seem to have cost most.
    suspects: int = 24
    #: Pairs of imagined games, with the same luck, between the move played and a better one.
    pairs: int = 32
    #: Moments of the game that are judged at most, evenly spread over its turns.
    moments: int = 112
    #: Decisions that seem to have won most, looked at as closely.
    finds: int = 8


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval: how far other imagined games would move it."""

    mean: float
    low: float
    high: float
    games: int

    @staticmethod
    def of(values: Sequence[float], floor: float = 0.0, ceiling: float = 1.0) -> Estimate:
        mean = fmean(values)
        error = Z * standard_error(values)
        return Estimate(mean, max(floor, mean - error), min(ceiling, mean + error), len(values))

    def data(self) -> dict[str, Any]:
        numbers = {"mean": self.mean, "low": self.low, "high": self.high}
        return {**{key: round(value, 4) for key, value in numbers.items()}, "games": self.games}


def standard_error(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    mean = fmean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


@dataclass(frozen=True, slots=True)
class Moment:
    """Where the game stood after some moves."""

    moves: int
    #: Each seat's chance to win, from what that seat knew; None where the viewer may not know it.
    seen: tuple[Estimate | None, ...]
    #: Everybody's chances with everything known; None in games whose secrets last.
    known: tuple[float, ...] | None


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that cost its player, beside what the search would have done."""

    move: int
    seat: int
    played: str
    better: str
    #: What the better move would have added to the player's chance.
    cost: Estimate
    #: Why, in terms of the evaluation: (name of the term, change, English words).
    reasons: tuple[tuple[str, float, str], ...]


@dataclass(frozen=True, slots=True)
class Find:
    """A decision that won its player something: clearly ahead of the next best move."""

    move: int
    seat: int
    played: str
    rival: str
    #: What the move played added to the player's chance.
    gain: Estimate
    reasons: tuple[tuple[str, float, str], ...]


@dataclass(frozen=True, slots=True)
class Fortune:
    """What one turn of dice or cards did to the chances of all seats."""

    move: int
    change: tuple[float, ...]
    error: float


@dataclass(slots=True)
class Debrief:
    game: str
    seats: int
    players: list[str]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    seed: str
    depth: Depth
    #: Whose eyes it was made for; None is everybody's.
    viewer: int | None = None
    #: Whether secrets of this game last, so that only the viewer's eyes count.
    lasting: bool = False
    #: Figures that there was no time for. Those that are told are the same with or without a limit.
    left_out: int = 0
    tally: Tally = field(default_factory=lambda: Tally([], [], []))
    #: Rounds and events, in the order of the game.
    marks: list[Mark] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    turning_points: list[TurningPoint] = field(default_factory=list)
    finds: list[Find] = field(default_factory=list)
    #: Imagined games in which decisions were compared.
    looked: int = 0
    fortunes: list[Fortune] = field(default_factory=list)

    def luck(self, seat: int) -> Estimate:
        """What dice, cards and deals brought a seat, in chance to win."""
        total = sum(fortune.change[seat] for fortune in self.fortunes)
        error = Z * sqrt(sum(fortune.error**2 for fortune in self.fortunes))
        return Estimate(total, total - error, total + error, self.depth.luck_worlds * len(self.fortunes))

    @property
    def imagined(self) -> int:
        """Imagined games behind all figures."""
        worlds = sum(
            self.depth.worlds * (sum(c is not None for c in moment.seen) + (moment.known is not None))
            for moment in self.moments
        )
        lucky = 2 * self.depth.luck_worlds * sum(fortune.move > 0 for fortune in self.fortunes)
        return worlds + lucky + self.looked

    def data(self) -> dict[str, Any]:
        """All of it, JSON-able."""
        return {
            "game": self.game,
            "seats": self.seats,
            "players": self.players,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "seed": self.seed,
            "viewer": self.viewer,
            "lasting": self.lasting,
            "depth": asdict(self.depth),
            "left_out": self.left_out,
            "imagined": self.imagined,
            **self.tally.data(),
            "marks": [[mark.move, mark.label, mark.key, dict(mark.args)] for mark in self.marks],
            "moments": [
                {
                    "moves": moment.moves,
                    "seen": [chance.data() if chance else None for chance in moment.seen],
                    "known": _rounded(moment.known) if moment.known else None,
                }
                for moment in self.moments
            ],
            "turning_points": [
                {
                    "move": point.move,
                    "seat": point.seat,
                    "played": point.played,
                    "better": point.better,
                    "cost": point.cost.data(),
                    "reasons": [[term, round(change, 3), words] for term, change, words in point.reasons],
                }
                for point in self.turning_points
            ],
            "finds": [
                {
                    "move": find.move,
                    "seat": find.seat,
                    "played": find.played,
                    "rival": find.rival,
                    "gain": find.gain.data(),
                    "reasons": [[term, round(change, 3), words] for term, change, words in find.reasons],
                }
                for find in self.finds
            ],
            "fortunes": [
                {"move": f.move, "change": _rounded(f.change), "error": round(f.error, 4)}
                for f in self.fortunes
            ],
            "luck": [self.luck(seat).data() for seat in range(self.seats)],
        }


def _rounded(values: Iterable[float]) -> list[float]:
    return [round(value, 4) for value in values]
