"""The truth of a game of Rome."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from taberna.kernel.sections import Section
from taberna.kernel.state import State

from .cards import (
    ARCHES,
    ARENA_NAMES,
    BLIND,
    CARD_NAMES,
    DECK_NAMES,
    POINT_SOURCES,
    PROVINCE_NAMES,
    RESOURCE_NAMES,
    ROUNDS,
    SECTIONS,
    SENATE_NAMES,
    TRACK_NAMES,
    members,
)
from .faults import faults
from .view import VIEW

if TYPE_CHECKING:
    from taberna.kernel.faults import Fault

    from .game import Rome
    from .options import RomeOptions
    from .senate import Offices
    from .tracks import Group

#: The public purchases so far, newest outside: (earlier ones, round, seat, arena card or BLIND) (ROM-4.1).
Purchases = tuple[Any, ...] | None


class RomeState(State):
    """Lists are by seat, or by track; what they hold is immutable, so a copy shares it."""

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
    round: int
    order: tuple[int, ...]  # player order; in Phase 1 still that of the round before (ROM-3.15)
    sums: tuple[int, ...]  # adjusted sums for the player order (ROM-3.13)
    points: list[tuple[int, ...]]  # by seat, one number for each of POINT_SOURCES
    forum: list[tuple[int, ...]]  # by seat, the markers on olives, wine, jewels
    dice: list[tuple[int, ...]]  # unplaced dice by seat, sorted
    forfeited: tuple[int, ...]  # by seat the die lost by a forced pass, 0 for none (ROM-7.5)
    tracks: list[tuple[Group, ...]]  # by track, section I first
    provinces: list[int]  # by seat, a mask
    exhausted: int  # mask of all exhausted provinces
    senate: list[int]  # by seat, a mask
    used: int  # mask of all exhausted senate cards
    laid: tuple[tuple[int, int], ...]  # exhausted senate cards and the mask of provinces they lie on
    promised: tuple[tuple[int, int], ...]  # strength and budget bought in Phase 2, by seat (ROM-6.10)
    hands: list[tuple[int, ...]]  # arena cards by seat, sorted
    staged: tuple[tuple[int, ...], ...]  # face-down performances by seat; the cards are still in hand
    committed: int  # mask of seats whose performance is final
    displays: list[tuple[int, ...]]  # by track
    decks: list[tuple[int, ...]]  # by track; the last card is the top one
    removed: list[tuple[int, ...]]  # by track, face up (ROM-3.6)
    purchases: Purchases
    performances: tuple[tuple[int, int, tuple[int, ...]], ...]  # (round, seat, cards)

    def clear(self) -> None:
        """Nothing dealt yet."""
        seats = self.seats
        self.offices = self.game.offices(self.options)
        self.round = 1
        self.order = tuple(range(seats))
        self.sums = (0,) * seats
        self.points = [(0, 0, 0, 0, 0)] * seats
        self.forum = [(0, 0, 0)] * seats  # ROM-1.5
        self.dice = [()] * seats
        self.forfeited = (0,) * seats
        self.tracks = [(), (), ()]
        self.provinces = [0] * seats
        self.exhausted = 0
        self.senate = [0] * seats
        self.used = 0
        self.laid = ()
        self.promised = ((0, 0),) * seats
        self.hands = [()] * seats
        self.staged = ((),) * seats
        self.committed = 0
        self.displays = [(), (), ()]
        self.decks = [(), (), ()]
        self.removed = [(), (), ()]
        self.purchases = None
        self.performances = ()

    def copy(self) -> RomeState:
        new = RomeState(self.game, self.options, self.seats, self.chance.copy())
        self._copy_to(new)
        new.offices = self.offices
        new.round = self.round
        new.order = self.order
        new.sums = self.sums
        new.points = self.points.copy()
        new.forum = self.forum.copy()
        new.dice = self.dice.copy()
        new.forfeited = self.forfeited
        new.tracks = self.tracks.copy()
        new.provinces = self.provinces.copy()
        new.exhausted = self.exhausted
        new.senate = self.senate.copy()
        new.used = self.used
        new.laid = self.laid
        new.promised = self.promised
        new.hands = self.hands.copy()
        new.staged = self.staged
        new.committed = self.committed
        new.displays = self.displays.copy()
        new.decks = self.decks.copy()
        new.removed = self.removed.copy()
        new.purchases = self.purchases
        new.performances = self.performances
        return new

    # -- questions the rules ask -----------------------------------------------------------------

    def sp(self, seat: int) -> int:
        """Victory points."""
        return sum(self.points[seat])

    def group(self, track: int, seat: int) -> Group:
        """The dice of a player on a track, after the seat; () if there are none."""
        for group in self.tracks[track]:
            if group and group[0] == seat:
                return group
        return ()

    def out_of_arches(self, seat: int) -> bool:
        """Where arches are a limit, nobody conquers without one (ROM-1.2)."""
        return self.options.arch_limit == "eight" and self.provinces[seat].bit_count() >= ARCHES

    def add_to_sum(self, seat: int, amount: int) -> None:
        """For the player order; the dice stay as they are (ROM-3.13)."""
        sums = list(self.sums)
        sums[seat] += amount
        self.sums = tuple(sums)

    def gain(self, seat: int, source: int, amount: int) -> None:
        points = self.points[seat]
        self.points[seat] = (*points[:source], points[source] + amount, *points[source + 1 :])

    def move_marker(self, seat: int, resource: int, spaces: int) -> None:
        """Along a forum track, never beyond its ends (ROM-3.73, ROM-7.15, ROM-7.16)."""
        markers = list(self.forum[seat])
        space = markers[resource] + spaces
        if 0 <= space <= self.options.forum_max[resource]:
            markers[resource] = space
            self.forum[seat] = tuple(markers)

    def known(self, seat: int) -> Counter[int]:
        """What everybody knows to be in a hand: bought from the display and not performed (ROM-4.1).

        A performed card that had not been bought openly came from the deck.
        """
        bought: list[Counter[int]] = [Counter() for _ in range(ROUNDS + 1)]
        entry = self.purchases
        while entry is not None:
            entry, number, buyer, card = entry
            if buyer == seat and card != BLIND:
                bought[number][card] += 1
        known: Counter[int] = Counter()
        for number in range(1, ROUNDS + 1):
            known += bought[number]
            for then, performer, cards in self.performances:
                if (then, performer) == (number, seat):
                    known -= Counter(cards)
        return known

    # -- seeing and keeping -----------------------------------------------------------------------

    def sections(self) -> tuple[Section, ...]:
        return VIEW

    def purchase_list(self) -> list[dict[str, Any]]:
        """The public purchases in order; no card for a blind one (ROM-4.1, ROM-4.2)."""
        out: list[dict[str, Any]] = []
        entry = self.purchases
        while entry is not None:
            entry, number, seat, card = entry
            name = None if card == BLIND else ARENA_NAMES[card]
            out.append({"round": number, "seat": seat, "card": name})
        out.reverse()
        return out

    def performance_list(self) -> list[dict[str, Any]]:
        return [
            {"round": number, "seat": seat, "cards": [ARENA_NAMES[c] for c in cards]}
            for number, seat, cards in self.performances
        ]

    def laid_list(self, seat: int) -> list[dict[str, Any]]:
        """The exhausted senate cards of a player and the provinces they lie on."""
        return [
            {"card": SENATE_NAMES[card], "on": [PROVINCE_NAMES[p] for p in members(mask)]}
            for card, mask in self.laid
            if self.senate[seat] >> card & 1
        ]

    def track_list(self, track: int) -> list[dict[str, Any] | None]:
        """Four sections from left to right (ROM-1.1); None where no dice lie."""
        groups = self.tracks[track]
        sections: list[dict[str, Any] | None] = [
            {"seat": group[0], "dice": list(group[1:])} if group else None for group in groups
        ]
        return sections + [None] * (SECTIONS - len(groups))

    def dump_body(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "order": list(self.order),
            "players": [self._dump_player(seat) for seat in range(self.seats)],
            "tracks": {name: self.track_list(t) for t, name in enumerate(TRACK_NAMES)},
            "displays": {
                name: [CARD_NAMES[t][c] for c in self.displays[t]] for t, name in enumerate(TRACK_NAMES)
            },
            "decks": {
                name: [CARD_NAMES[t][c] for c in reversed(self.decks[t])] for t, name in enumerate(DECK_NAMES)
            },
            "removed": {
                name: [CARD_NAMES[t][c] for c in self.removed[t]] for t, name in enumerate(DECK_NAMES)
            },
            "purchases": self.purchase_list(),
            "performances": self.performance_list(),
        }

    def _dump_player(self, seat: int) -> dict[str, Any]:
        return {
            "points": dict(zip(POINT_SOURCES, self.points[seat], strict=True)),
            "forum": dict(zip(RESOURCE_NAMES, self.forum[seat], strict=True)),
            "sum": self.sums[seat],
            "dice": list(self.dice[seat]),
            "forfeited": self.forfeited[seat] or None,
            "provinces": [PROVINCE_NAMES[p] for p in members(self.provinces[seat])],
            "exhausted": [PROVINCE_NAMES[p] for p in members(self.provinces[seat] & self.exhausted)],
            "senate": [SENATE_NAMES[c] for c in members(self.senate[seat])],
            "used": self.laid_list(seat),
            "promised": {"strength": self.promised[seat][0], "budget": self.promised[seat][1]},
            "hand": [ARENA_NAMES[c] for c in self.hands[seat]],
            "staged": [ARENA_NAMES[c] for c in self.staged[seat]],
            "committed": bool(self.committed >> seat & 1),
        }

    def faults(self) -> list[Fault]:
        """What breaks conservation or cannot stand, in words."""
        return faults(self)
