"""Rome: Rise to Power, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from taberna.kernel.chance import Chance
from taberna.kernel.data import Data, Printed
from taberna.kernel.errors import BadSetup
from taberna.kernel.game import Game
from taberna.kernel.keep import keep
from taberna.kernel.kinds import mask_of
from taberna.kernel.reader import Reader

from .alphabet import ALPHABET
from .cards import (
    ARENA_NAMES,
    PROVINCE_NAMES,
    PROVINCES,
    REGION_NAMES,
    RESOURCE_NAMES,
    SENATE_NAMES,
    SYMBOL_NAMES,
    TRACK_NAMES,
    TYPE_NAMES,
    proper_name,
)
from .deck import chosen_deck
from .edition import changeable, check
from .fields import FIELDS, NAMES
from .imagine import fill_hidden, fill_unseen
from .made_view import MADE
from .options import PRESETS, RomeOptions
from .position import arrange
from .senate import Offices, offices_of
from .setup import deal
from .state import RomeState

#: Provinces and senate cards by epoch, III first; arena cards.
Piles = tuple[list[list[int]], list[list[int]], list[int]]


class Rome(Game):
    name = "rome"
    title = "Rome: Rise to Power"
    version = 2
    earlier: ClassVar[Mapping[int, Mapping[str, Any]]] = {1: {"bonus_without_target": "allowed"}}
    min_seats = 2
    max_seats = 4
    prefix = "ROM"
    end_rule = "ROM-5.8"
    state_type = RomeState
    declared = FIELDS
    made = MADE
    Options = RomeOptions
    presets = PRESETS
    alphabet = ALPHABET
    #: The kinds of things that people read about.
    names: ClassVar[Mapping[str, tuple[str, ...]]] = {
        kind: NAMES[kind] for kind in ("province", "senate_card", "arena_card", "track", "resource")
    }
    package = str(Path(__file__).parent)

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        self.spelled.update(NAMES)
        check(data)
        provinces = data["provinces"]
        self.strength = [provinces[p]["strength"] for p in PROVINCE_NAMES]
        self.resource = [RESOURCE_NAMES.index(provinces[p]["resource"]) for p in PROVINCE_NAMES]
        self.region = [REGION_NAMES.index(provinces[p]["region"]) for p in PROVINCE_NAMES]
        self.province_epoch = [provinces[p]["epoch"] for p in PROVINCE_NAMES]
        symbols = [SYMBOL_NAMES.index(provinces[p]["symbol"]) for p in PROVINCE_NAMES]
        #: The provinces with a symbol, of a resource, of a region, of epoch I, as masks.
        self.with_symbol = [_where(symbols, s) for s in range(len(SYMBOL_NAMES))]
        self.with_resource = [_where(self.resource, r) for r in range(len(RESOURCE_NAMES))]
        self.in_region = [_where(self.region, r) for r in range(len(REGION_NAMES))]
        self.of_epoch_one = _where(self.province_epoch, 1)
        senate = data["senate"]
        self.symbols_of = [tuple(map(SYMBOL_NAMES.index, senate[c]["symbols"])) for c in SENATE_NAMES]
        #: What a senate card costs: masks of provinces and how many of each must be ready (ROM-3.30).
        self.needs = [
            tuple((self.with_symbol[s], symbols.count(s)) for s in sorted(set(symbols)))
            for symbols in self.symbols_of
        ]
        self.senate_epoch = [senate[c]["epoch"] for c in SENATE_NAMES]
        self.two_player_mark = [senate[c]["two_player_mark"] for c in SENATE_NAMES]
        #: Which kind each senate card is: its own, or for a second copy that of the first (ROM-10.9).
        self.kind = [str(senate[c].get("copy_of", c)) for c in SENATE_NAMES]
        self.timing = [str(senate[kind]["timing"]) for kind in self.kind]
        self.rule_of = [str(senate[kind]["rule"]) for kind in self.kind]
        arena = data["arena"]
        self.cost = [arena[c]["cost"] for c in ARENA_NAMES]
        self.copies = [arena[c]["copies"] for c in ARENA_NAMES]
        self.arena_cards = [card for card, copies in enumerate(self.copies) for _ in range(copies)]
        self.type_of = [TYPE_NAMES.index(arena[c]["type"]) for c in ARENA_NAMES]
        self.blind_price: int = data.value("pieces", "blind_card", "price")
        displays = data["displays"]
        #: Cards in the three displays: with three or four players, with two (ROM-2.12).
        self.display_sizes = [
            tuple(displays[players][track] for track in TRACK_NAMES)
            for players in ("more_players", "two_players")
        ]
        regions = data["regions"]
        #: The provinces in play: with three or four players, with two (ROM-2.10).
        self._in_play = [
            tuple(range(PROVINCES)),
            tuple(p for p in range(PROVINCES) if regions[REGION_NAMES[self.region[p]]]["two_players"]),
        ]

        self._offices: dict[RomeOptions, Offices] = {}
        self._last_offices: tuple[RomeOptions | None, Offices | None] = (None, None)
        self._piles: dict[tuple[int, str, tuple[str, ...], int], Piles] = {}
        self._decks: dict[tuple[int, str, tuple[str, ...]], tuple[int, ...]] = {}

    def changeable(self, table: str, entry: str, name: str) -> bool:
        return changeable(table, entry, name)

    # -- set-ups ---------------------------------------------------------------------------------

    def provinces_in_play(self, seats: int) -> tuple[int, ...]:
        return self._in_play[seats == 2]

    def senate_deck(self, options: RomeOptions, seats: int) -> tuple[int, ...]:
        """The cards of the senate deck; everybody knows the list (ROM-2.27)."""
        key = (seats, options.senate_deck_mode, options.senate_deck)
        deck = self._decks.get(key)
        if deck is None:
            deck = self._decks[key] = chosen_deck(self, options, seats)
        return deck

    def piles(self, options: RomeOptions, seats: int) -> Piles:
        """What is shuffled: provinces and senate cards by epoch, and the arena cards."""
        key = (seats, options.senate_deck_mode, options.senate_deck, options.vicarius_epoch)
        found = self._piles.get(key)
        if found is None:
            senate = self.senate_deck(options, seats)
            provinces = _split(self.provinces_in_play(seats), self.province_epoch)
            found = (provinces, _split(senate, self.offices(options).epochs), self.arena_cards)
            keep(self._piles, key, found)
        return found

    def offices(self, options: RomeOptions) -> Offices:
        """The senate cards as a table with these options plays them."""
        last, found = self._last_offices
        if last is options and found is not None:  # most tables are like the one before
            return found
        found = self._offices.get(options)
        if found is None:
            found = keep(self._offices, options, offices_of(self, options))
        self._last_offices = options, found
        return found

    def resolve(self, options: Mapping[str, Any] | None) -> RomeOptions:
        """``forum_max`` may also be written as a table: { olives = 7, wine = 7, jewels = 7 }."""
        if isinstance(options, Mapping) and isinstance(options.get("forum_max"), Mapping):
            maximum = options["forum_max"]
            if set(maximum) != set(RESOURCE_NAMES):
                named = ", ".join(map(str, maximum))
                raise BadSetup(
                    "[option-names-not] option {option} names {known}, not {value}",
                    option="forum_max", known=", ".join(RESOURCE_NAMES), value=named,
                )  # fmt: skip
            options = {**options, "forum_max": [maximum[name] for name in RESOURCE_NAMES]}
        resolved: RomeOptions = super().resolve(options)
        return resolved

    def option_defaults(self) -> Mapping[str, Any]:
        if not self.data.edition:
            return {}
        return {
            "arena_rank_points": [rank["points"] for rank in self.data["ranks"].values()],
            "forum_max": [self.data.value("forum", r, "maximum") for r in RESOURCE_NAMES],
        }

    def printed(self, options: RomeOptions) -> Printed:
        """The options may replace the points of the ranks, the lengths of the forum, an epoch (ROM-6.0)."""
        tables = super().printed(options)
        for rank, points in zip(tables["ranks"].values(), options.arena_rank_points, strict=True):
            rank["points"] = points
        for resource, maximum in zip(RESOURCE_NAMES, options.forum_max, strict=True):
            tables["forum"][resource]["maximum"] = maximum
        for card, epoch in zip(SENATE_NAMES, self.offices(options).epochs, strict=True):
            tables["senate"][card]["epoch"] = epoch
        return tables

    def copy_of(self, name: str) -> str:
        """The second Consul has words of its own; the second copy of another card is told as one."""
        kind = self.kind[SENATE_NAMES.index(name)] if name in SENATE_NAMES else name
        return name if kind == "consul_a" else kind

    def proper_name(self, name: str) -> str:
        return proper_name(name)

    def deal(self, options: RomeOptions, seats: int, chance: Chance) -> RomeState:
        return deal(self, options, seats, chance)

    def fill_seen(self, state: RomeState, view: Mapping[str, Any]) -> None:
        super().fill_seen(state, view)
        fill_unseen(self, state, view)

    def fill_hidden(self, state: RomeState, view: Mapping[str, Any], rng: Random) -> None:
        fill_hidden(self, state, view, rng)

    def arrange(self, state: RomeState, reader: Reader) -> None:
        arrange(self, state, reader)


def _split(cards: tuple[int, ...], epochs: Sequence[int]) -> list[list[int]]:
    return [[card for card in cards if epochs[card] == epoch] for epoch in (3, 2, 1)]


def _where(values: list[int], value: int) -> int:
    return mask_of([i for i, v in enumerate(values) if v == value])
