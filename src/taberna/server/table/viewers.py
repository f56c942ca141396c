"""What each viewer of a table has noticed.

Some choices are sealed and made of several small moves; how many must not be told before they are opened. So
nobody gets a version, a count or a frame for what they cannot notice: every viewer has numbers of their own,
which count only what has changed for them.

Who noticed something is a mask: bit n for seat n, the bit after the last seat for the spectators; -1 is everybody.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from taberna.kernel.notice import EVERYBODY

from .entries import AnyEntry, BotTook, CoachAgreed, Left, Played, UndoAsked, Undone, Withdrawn
from .viewer import Viewer


class Viewers:
    """All viewers of a table, and the moves they have noticed more or less of."""

    __slots__ = ("acted", "besides", "hidden", "noticed", "played", "records")

    def __init__(self, seats: int, created: float = 0.0) -> None:
        #: By seat; the last is the spectators'.
        self.records: Sequence[Viewer] = [Viewer(changed=created)] * (seats + 1)
        #: What each seat has done besides moves that could go on for ever: taken back, left, called a bot.
        self.besides = [0] * seats
        #: The moves that count.
        self.played: list[Played] = []
        #: Seats that have made one which others noticed, as a mask.
        self.acted = 0
        #: Whether there ever was one that not everybody noticed.
        self.hidden = False
        #: Who noticed the last entry.
        self.noticed = EVERYBODY

    def copy(self) -> Viewers:
        new = Viewers(0)
        new.records = self.records
        new.besides = self.besides
        new.played = self.played.copy()
        new.acted = self.acted
        new.hidden = self.hidden
        new.noticed = self.noticed
        return new

    def note(self, entry: AnyEntry, at: float, touches: bool = False, but: Collection[int] = ()) -> None:
        """One entry more. ``touches``: decisions are no longer what they were, ``but`` those of some seats."""
        noticed = EVERYBODY
        move = 0
        if isinstance(entry, Played):
            move = 1
            noticed = entry.saw
            own = 1 << entry.seat
            if noticed != EVERYBODY:
                self.hidden = True
            if noticed != own:
                self.acted |= own
            self.played.append(entry)
        elif isinstance(entry, Undone):
            noticed = self._take_back(entry.seat, entry.to, len(self.played))
        elif isinstance(entry, Withdrawn):
            noticed = self._take_back(entry.seat, entry.place, entry.place + entry.count)
        elif isinstance(entry, (Left, UndoAsked, CoachAgreed)):
            self._count(entry.seat)
        elif isinstance(entry, BotTook):
            self._count(entry.by)
        self.noticed = noticed
        if noticed == EVERYBODY and touches and not but:
            self.records = [Viewer(v.version + 1, v.moves + move, at, v.version + 1) for v in self.records]
            return
        self.records = [
            Viewer(
                v.version + 1, v.moves + move, at, v.version + 1 if touches and n not in but else v.touched
            )
            if noticed >> n & 1
            else v
            for n, v in enumerate(self.records)
        ]

    def _count(self, seat: int) -> None:
        self.besides = [count + (one == seat) for one, count in enumerate(self.besides)]

    def _take_back(self, seat: int, start: int, end: int) -> int:
        """Some moves no longer count; who notices that."""
        self._count(seat)
        gone = self.played[start:end]
        del self.played[start:end]
        noticed = 1 << seat
        for move in gone:
            noticed |= move.saw
        self.records = [
            Viewer(v.version, v.moves - sum([move.saw >> n & 1 for move in gone]), v.changed, v.touched)
            for n, v in enumerate(self.records)
        ]
        self.acted = 0
        for move in self.played:
            if move.saw != 1 << move.seat:
                self.acted |= 1 << move.seat
        return noticed

    def touch_all(self) -> None:
        """Nobody who was here before decides on what they saw then."""
        self.records = [Viewer(v.version, v.moves, v.changed, v.version) for v in self.records]

    def left_by(self, entry: AnyEntry) -> tuple[int, ...]:
        """How many moves an undo leaves, made or asked for, as each viewer counts them; before it is noted."""
        if not isinstance(entry, (Undone, UndoAsked)):
            return ()
        return tuple([self.noticed_of(viewer, entry.to) for viewer in range(len(self.records))])

    def noticed_of(self, viewer: int, moves: int) -> int:
        """How many of the first so many moves a viewer has noticed."""
        return sum([move.saw >> viewer & 1 for move in self.played[:moves]])

    def places(self, viewer: int | None) -> list[int]:
        """The moves that a viewer has noticed, by their places."""
        bit = len(self.records) - 1 if viewer is None else viewer
        return [place for place, move in enumerate(self.played) if move.saw >> bit & 1]
