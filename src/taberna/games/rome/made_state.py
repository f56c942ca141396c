"""The fields of Rome.

Made by tools/make_states.py from fields.py: do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from taberna.kernel.state import State

if TYPE_CHECKING:
    from .entries import Purchases, Show
    from .game import Rome
    from .numbers import Numbers
    from .options import RomeOptions
    from .senate import Offices
    from .tracks import Group


class RomeFields(State):
    """Lists are by seat or by name; what they hold is immutable, so a copy shares it."""

    __slots__ = (
        "committed",
        "decks",
        "dice",
        "displays",
        "exhausted",
        "forfeited",
        "forum",
        "hands",
        "laid",
        "numbers",
        "offices",
        "order",
        "performances",
        "points",
        "promised",
        "provinces",
        "purchases",
        "removed",
        "round",
        "senate",
        "staged",
        "sums",
        "tracks",
        "used",
    )

    game: Rome
    options: RomeOptions
    offices: Offices
    numbers: Numbers
    round: int
    #: The player order; in Phase 1 still that of the round before (ROM-3.15).
    order: tuple[int, ...]
    points: list[tuple[int, ...]]
    forum: list[tuple[int, ...]]
    #: Adjusted sums for the player order (ROM-3.13).
    sums: tuple[int, ...]
    #: Unplaced dice, sorted.
    dice: list[tuple[int, ...]]
    #: The die lost by a forced pass, 0 for none (ROM-7.5).
    forfeited: tuple[int, ...]
    provinces: list[int]
    #: All exhausted provinces, as a mask.
    exhausted: int
    senate: list[int]
    #: All exhausted senate cards, as a mask.
    used: int
    #: Exhausted senate cards and the provinces they lie on, as masks.
    laid: tuple[tuple[int, int], ...]
    #: Bought in Phase 2 for Phase 3 (ROM-6.10).
    promised: tuple[tuple[int, ...], ...]
    hands: list[tuple[int, ...]]
    #: Face-down performances; the cards are still in hand.
    staged: tuple[tuple[int, ...], ...]
    #: Whose performance is final.
    committed: tuple[bool, ...]
    #: The groups on each track, section I first.
    tracks: list[tuple[Group, ...]]
    displays: list[tuple[int, ...]]
    #: Face up (ROM-3.6).
    removed: list[tuple[int, ...]]
    #: The public ones, newest outside (ROM-4.1).
    purchases: Purchases
    performances: tuple[Show, ...]
    #: The last card is the top one.
    decks: list[tuple[int, ...]]

    def clear(self) -> None:
        """Nothing dealt yet."""
        super().clear()
        seats = self.seats
        self.offices = self.game.offices(self.options)
        self.numbers = self.offices.numbers
        self.round = 1
        self.order = tuple(range(seats))
        self.points = [(0, 0, 0, 0, 0)] * seats
        self.forum = [(0, 0, 0)] * seats
        self.sums = (0,) * seats
        self.dice = [()] * seats
        self.forfeited = (0,) * seats
        self.provinces = [0] * seats
        self.exhausted = 0
        self.senate = [0] * seats
        self.used = 0
        self.laid = ()
        self.promised = ((0, 0),) * seats
        self.hands = [()] * seats
        self.staged = ((),) * seats
        self.committed = (False,) * seats
        self.tracks = [()] * 3
        self.displays = [()] * 3
        self.removed = [()] * 3
        self.purchases = None
        self.performances = ()
        self.decks = [()] * 3

    def copy(self) -> Self:
        """An independent state that shares nothing mutable."""
        new = self.__class__()
        new.game = self.game
        new.options = self.options
        new.seats = self.seats
        new.to_move = self.to_move
        new.result = self.result
        new.revealed = self.revealed
        new._offered = self._offered
        new._offered_to = self._offered_to
        new.heard = None
        new.chance = self.chance.copy()
        new.stack = self.stack.copy()
        new.offices = self.offices
        new.numbers = self.numbers
        new.round = self.round
        new.order = self.order
        new.points = self.points.copy()
        new.forum = self.forum.copy()
        new.sums = self.sums
        new.dice = self.dice.copy()
        new.forfeited = self.forfeited
        new.provinces = self.provinces.copy()
        new.exhausted = self.exhausted
        new.senate = self.senate.copy()
        new.used = self.used
        new.laid = self.laid
        new.promised = self.promised
        new.hands = self.hands.copy()
        new.staged = self.staged
        new.committed = self.committed
        new.tracks = self.tracks.copy()
        new.displays = self.displays.copy()
        new.removed = self.removed.copy()
        new.purchases = self.purchases
        new.performances = self.performances
        new.decks = self.decks.copy()
        return new
