"""The truth of a game of Rome."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from taberna.kernel.state import State

from .cards import (
    AEDILE,
    AFRICANUS_MAXIMUS_INTRIGUE,
    ARENA_NAMES,
    BLACK_MARKET,
    CENSOR,
    CONSUL_A,
    CONSUL_B,
    DICE,
    HISPANIA_MAXIMUS_INTRIGUE,
    LEGATUS,
    MAGISTER_EQUITUM,
    MAGISTRATE,
    MILITARY,
    MILITARY_TRIBUNE,
    PROCONSUL,
    PROVINCE_NAMES,
    QUAESTOR,
    RESOURCE_NAMES,
    ROUNDS,
    SECTIONS,
    SENATE,
    SENATE_NAMES,
    SENATOR,
    TRACK_NAMES,
    VICARIUS,
    VICARIUS_INTRIGUE,
    mask_of,
    members,
)

if TYPE_CHECKING:
    from .game import Rome
    from .options import RomeOptions

#: All dice of one player on one track: the seat, then the dice with the leading die first. A section whose
#: dice went back to their owner in Phase 3 is empty: ().
Group = tuple[int, ...]

#: Where points come from; "start" is what a position gives.
SOURCES = ("start", "forum", "arena", "senate", "regions")
FORUM_POINTS, ARENA_POINTS, SENATE_POINTS, REGION_POINTS = 1, 2, 3, 4

#: The public purchases so far, newest outside: (earlier ones, round, seat, arena card or BLIND) (ROM-4.1).
Purchases = tuple[Any, ...] | None
BLIND = -1

#: The names of the cards of the three decks, in track order.
DECK_NAMES = ("provinces", "senate", "arena")
CARD_NAMES = (PROVINCE_NAMES, SENATE_NAMES, ARENA_NAMES)


class Windows(NamedTuple):
    """Which senate cards can be activated when, as masks; the options move some of them."""

    turn: int  # P2, before or after placing
    helper: int  # PL, the Consuls
    legion: int  # P3M
    market: int  # P3B


def windows_of(options: RomeOptions) -> Windows:
    turn = mask_of(
        [
            MILITARY_TRIBUNE,
            CENSOR,
            QUAESTOR,
            VICARIUS,
            SENATOR,
            PROCONSUL,
            VICARIUS_INTRIGUE,
            HISPANIA_MAXIMUS_INTRIGUE,
            AFRICANUS_MAXIMUS_INTRIGUE,
        ]
    )
    helper = mask_of([CONSUL_A, CONSUL_B])
    legion = mask_of([LEGATUS, MAGISTER_EQUITUM])
    market = mask_of([MAGISTRATE, AEDILE])
    if options.legatus == "as_consul":  # ROM-6.2
        helper |= 1 << LEGATUS
        legion &= ~(1 << LEGATUS)
    if options.phase3_card_timing == "phase2":  # ROM-6.10
        return Windows(turn | legion | market, helper, 0, 0)
    return Windows(turn, helper, legion, market)


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
        "windows",
    )

    game: Rome
    options: RomeOptions
    windows: Windows
    round: int
    order: tuple[int, ...]  # player order; in Phase 1 still that of the round before (ROM-3.15)
    sums: tuple[int, ...]  # adjusted sums for the player order (ROM-3.13)
    points: list[tuple[int, ...]]  # by seat, one number for each of SOURCES
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
        self.windows = windows_of(self.options)
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
        new.windows = self.windows
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

    def gain(self, seat: int, source: int, amount: int) -> None:
        points = self.points[seat]
        self.points[seat] = (*points[:source], points[source] + amount, *points[source + 1 :])

    def move_marker(self, seat: int, resource: int, spaces: int) -> None:
        """Along a forum track, never beyond its ends (ROM-3.73, ROM-7.15, ROM-7.16)."""
        markers = self.forum[seat]
        space = max(0, min(markers[resource] + spaces, self.options.forum_max[resource]))
        self.forum[seat] = (*markers[:resource], space, *markers[resource + 1 :])

    # -- seeing and keeping -----------------------------------------------------------------------

    def show(self, view: dict[str, Any], viewer: int | None) -> None:
        from .view import show

        show(self, view, viewer)

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
            "points": dict(zip(SOURCES, self.points[seat], strict=True)),
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

    def faults(self) -> list[str]:
        """Every card in one place, four dice for everybody, markers on their tracks."""
        game = self.game
        faults: list[str] = []
        for track, owned in ((MILITARY, self.provinces), (SENATE, self.senate)):
            cards = [c for mask in owned for c in members(mask)]
            for pile in (self.displays[track], self.decks[track], self.removed[track]):
                cards.extend(pile)
            wanted = (
                game.provinces_in_play(self.seats)
                if track == MILITARY
                else game.senate_deck(self.options, self.seats)
            )
            _count(faults, DECK_NAMES[track], Counter(cards), Counter(wanted), CARD_NAMES[track])
        arena = Counter(card for hand in self.hands for card in hand)
        for pile in (self.displays[BLACK_MARKET], self.decks[BLACK_MARKET], self.removed[BLACK_MARKET]):
            arena.update(pile)
        _count(faults, "arena", arena, Counter(dict(enumerate(game.copies))), ARENA_NAMES)
        for seat in range(self.seats):
            self._player_faults(seat, faults)
        if self.exhausted & ~_union(self.provinces):
            faults.append("exhausted: names a province that nobody holds")
        if self.used & ~_union(self.senate) or self.used != mask_of([card for card, _ in self.laid]):
            faults.append("used: the exhausted senate cards are not those that are laid down")
        if _union([mask for _, mask in self.laid]) & ~self.exhausted:
            faults.append("used: a senate card lies on a province that is not exhausted")
        if sorted(self.order) != list(range(self.seats)):
            faults.append(f"order: {list(self.order)} does not name every seat once")
        if not 1 <= self.round <= ROUNDS:
            faults.append(f"round: {self.round} is not between 1 and {ROUNDS}")
        return faults

    def _player_faults(self, seat: int, faults: list[str]) -> None:
        dice = [*self.dice[seat], *([self.forfeited[seat]] if self.forfeited[seat] else [])]
        if any(not 1 <= die <= 6 for die in dice):
            faults.append(f"players[{seat}].dice: a die shows 1 to 6")
        for track, groups in enumerate(self.tracks):
            mine = [group for group in groups if group and group[0] == seat]
            if len(mine) > 1:
                faults.append(f"tracks.{TRACK_NAMES[track]}: seat {seat} has more than one group")
            for group in mine:
                dice.extend(group[1:])
                if len(group) < 2 or any(not 0 <= die <= 6 for die in group[1:]):
                    faults.append(f"tracks.{TRACK_NAMES[track]}: a placed die shows 0 to 6")
        if len(dice) > DICE:
            faults.append(f"players[{seat}].dice: {len(dice)} dice, there are {DICE}")
        for resource, space in enumerate(self.forum[seat]):
            if not 0 <= space <= self.options.forum_max[resource]:
                faults.append(
                    f"players[{seat}].forum: {space} is beyond the {RESOURCE_NAMES[resource]} track"
                )
        if Counter(self.staged[seat]) - Counter(self.hands[seat]):
            faults.append(f"players[{seat}].staged: names a card that is not in the hand")
        if any(points < 0 for points in self.points[seat]):
            faults.append(f"players[{seat}].points: a number is negative")


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _count(
    faults: list[str], what: str, found: Counter[int], wanted: Counter[int], names: tuple[str, ...]
) -> None:
    missing = [names[c] for c in (wanted - found).elements()]
    surplus = [names[c] for c in (found - wanted).elements()]
    if missing or surplus:
        faults.append(f"{what}: missing {missing or 'none'}, too many {surplus or 'none'}")
