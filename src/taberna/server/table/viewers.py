"""What each viewer of a table has noticed.

Some choices are sealed and made of several small moves; how many must not be told before they are opened. So
nobody gets a version, a count or a frame of his own for what he cannot notice: every viewer has numbers of his own,
which count only what has changed for him.

Who noticed something is a mask: bit n for seat n, the bit after the last seat for the spectators; -1 is everybody.
"""

from __future__ import annotations

from taberna.kernel.notice import EVERYBODY

from .entries import AnyEntry, Played, UndoAsked, Undone, Withdrawn


class Viewers:
    """Lists are by seat; the last entry is the spectators'."""

    __slots__ = ("acted", "hidden", "moves", "played", "undos", "versions")

    def __init__(self, seats: int) -> None:
        self.versions = [0] * (seats + 1)
        #: How many of the moves that count a viewer has noticed.
        self.moves = [0] * (seats + 1)
        #: How often each seat has taken something back.
        self.undos = [0] * seats
        #: The moves that count.
        self.played: list[Played] = []
        #: Seats that have made one which others noticed, as a mask.
        self.acted = 0
        #: Whether there ever was one that not everybody noticed.
        self.hidden = False

    def copy(self) -> Viewers:
        new = Viewers.__new__(Viewers)
        new.versions = self.versions.copy()
        new.moves = self.moves.copy()
        new.undos = self.undos
        new.played = self.played.copy()
        new.acted = self.acted
        new.hidden = self.hidden
        return new

    def note(self, entry: AnyEntry) -> int:
        """One entry more; who notices it."""
        noticed = EVERYBODY
        if isinstance(entry, Played):
            noticed = entry.saw
            own = 1 << entry.seat
            if noticed != EVERYBODY:
                self.hidden = True
            if noticed != own:
                self.acted |= own
            self.played.append(entry)
            self.moves = _add(self.moves, noticed, 1)
        elif isinstance(entry, Undone):
            noticed = self._take_back(entry.seat, entry.to, len(self.played))
        elif isinstance(entry, Withdrawn):
            noticed = self._take_back(entry.seat, entry.place, entry.place + entry.count)
        self.versions = _add(self.versions, noticed, 1)
        return noticed

    def _take_back(self, seat: int, start: int, end: int) -> int:
        """Some moves no longer count; who notices that."""
        self.undos = [count + (one == seat) for one, count in enumerate(self.undos)]
        noticed = 1 << seat
        for move in self.played[start:end]:
            noticed |= move.saw
            self.moves = _add(self.moves, move.saw, -1)
        del self.played[start:end]
        self.acted = 0
        for move in self.played:
            if move.saw != 1 << move.seat:
                self.acted |= 1 << move.seat
        return noticed

    def left_by(self, entry: AnyEntry) -> tuple[int, ...]:
        """How many moves an undo leaves, made or asked for, as each viewer counts them; before it is noted."""
        if not isinstance(entry, (Undone, UndoAsked)):
            return ()
        return tuple([self.noticed(viewer, entry.to) for viewer in range(len(self.moves))])

    def noticed(self, viewer: int, moves: int) -> int:
        """How many of the first so many moves a viewer has noticed."""
        return sum([move.saw >> viewer & 1 for move in self.played[:moves]])

    def places(self, viewer: int | None) -> list[int]:
        """The moves that a viewer has noticed, by their places."""
        bit = len(self.moves) - 1 if viewer is None else viewer
        return [place for place, move in enumerate(self.played) if move.saw >> bit & 1]


def _add(numbers: list[int], mask: int, change: int) -> list[int]:
    if mask == EVERYBODY:
        return [number + change for number in numbers]
    return [number + change * (mask >> viewer & 1) for viewer, number in enumerate(numbers)]
