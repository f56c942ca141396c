"""What a lesson is, and where in it somebody stands who has made some moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from taberna.kernel.errors import TabernaError
from taberna.kernel.game import Game
from taberna.kernel.record import Record

#: Who sits with the learner, by seat.
NAMES = ("Livia", "Marcus", "Claudia", "Titus", "Aelia", "Gaius")

Made = tuple[int, str]


class BadLesson(TabernaError):
    """A lesson cannot be read or played; the message says where."""


@dataclass(frozen=True)
class Way:
    """Moves that answer a moment, in order; what the others do then; what the coach says to it."""

    moves: tuple[str, ...]
    then: tuple[Made, ...] = ()
    say: str = ""


@dataclass(frozen=True)
class Moment:
    """What the coach says and shows. Without ways it is only read."""

    say: str
    lit: tuple[str, ...] = ()
    ways: tuple[Way, ...] = ()
    #: What the coach says to other moves: by the words a move begins with.
    answers: Mapping[str, str] = field(default_factory=dict)

    def answer(self, move: str) -> str:
        """The key of what is said to a move that the lesson does not ask for; the longest beginning counts."""
        words = move.split()
        for count in range(len(words), 0, -1):
            found = self.answers.get(" ".join(words[:count]))
            if found is not None:
                return found
        return ""


@dataclass(frozen=True)
class Note:
    """What the coach says in a whole game, once: when a question or a line of the log comes for the first time."""

    say: str
    step: str = ""
    log: str = ""
    lit: tuple[str, ...] = ()


@dataclass(frozen=True)
class Place:
    """Where somebody stands: at which moment, after how many moves of it, and what comes next."""

    #: The first moment whose answer is not complete; the number of moments when all are.
    at: int
    #: How many of the learner's moves belong to that moment already.
    part: int = 0
    #: What somebody else does now, before the learner.
    next: Made | None = None
    #: The learner's moves that fit now.
    fitting: tuple[str, ...] = ()
    #: The moment that was answered last, and in which of its ways.
    done: tuple[int, int] | None = None


@dataclass(frozen=True)
class Lesson:
    game: Game
    name: str
    minutes: int
    seat: int
    seats: int
    options: Mapping[str, Any]
    #: The position it starts from (docs/positions); None for a fresh deal.
    position: Mapping[str, Any] | None
    seed: str
    #: The bot that the others are in a whole game.
    bot: str
    moments: tuple[Moment, ...] = ()
    notes: tuple[Note, ...] = ()
    #: What the others do before the first moment.
    first: tuple[Made, ...] = ()

    @property
    def whole_game(self) -> bool:
        """Nothing is prescribed: bots play, and the coach speaks when something is new."""
        return bool(self.notes)

    def record(self, players: Sequence[str] = (), seed: str | None = None) -> Record:
        """The game of this lesson before its first move."""
        seed = seed or self.seed
        return Record(self.game, self.seats, self.options, seed, players, self.start(seed))

    def start(self, seed: str) -> dict[str, Any] | None:
        """The position as a record keeps it; what it does not name is dealt by the seed."""
        if self.position is None:
            return None
        return self.game.position({**self.position, "seed": seed}).dump()

    def place(self, played: Sequence[Made]) -> Place:
        """Where these moves lead; `BadLesson` if they are not the lesson's."""
        left = list(played)
        last: tuple[int, int] | None = None
        for first in self.first:
            if not left:
                return Place(self._asking(0), 0, first)
            self._same(left.pop(0), first, 0)
        for at, moment in enumerate(self.moments):
            if not moment.ways:
                continue
            ways = list(moment.ways)
            part = 0
            while True:
                done = next((way for way in ways if len(way.moves) == part), None)
                if done is not None:
                    break
                if not left:
                    return Place(at, part, None, tuple(dict.fromkeys(way.moves[part] for way in ways)), last)
                seat, move = left.pop(0)
                ways = [way for way in ways if seat == self.seat and way.moves[part] == move]
                if not ways:
                    raise self.fault(at, f"{move!r} of seat {seat} does not belong here")
                part += 1
            last = (at, moment.ways.index(done))
            for then in done.then:
                if not left:
                    return Place(self._asking(at + 1), 0, then, (), last)
                self._same(left.pop(0), then, at)
        if left:
            raise BadLesson(f"{self.where}: {left[0][1]!r} comes after the end")
        return Place(len(self.moments), done=last)

    def _same(self, made: Made, then: Made, at: int) -> None:
        if made != then:
            raise self.fault(at, f"{made[1]!r} of seat {made[0]} does not follow: {then[1]!r} does")

    def _asking(self, start: int) -> int:
        """The first moment from here on that asks for a move."""
        for at in range(start, len(self.moments)):
            if self.moments[at].ways:
                return at
        return len(self.moments)

    @property
    def where(self) -> str:
        return f"{self.game.name}/{self.name}"

    def fault(self, at: int, what: str) -> BadLesson:
        return BadLesson(f"{self.where}, moment {at + 1} ({self.moments[at].say}): {what}")
