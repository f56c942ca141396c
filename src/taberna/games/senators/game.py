"""Senators, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from taberna.kernel.chance import Chance
from taberna.kernel.data import Data, Printed
from taberna.kernel.game import Game
from taberna.kernel.reader import Reader

from . import edition
from .alphabet import ALPHABET
from .cards import BOARD_NAMES, OFFICES_END, RESOURCES, SENATE, proper_name
from .fields import FIELDS, NAMES
from .imagine import fill_hidden, fill_unseen
from .made_view import MADE
from .options import EVERY_PRICE, PRESETS, SenatorsOptions
from .position import arrange
from .setup import deal
from .state import SenatorsState


class Senators(Game):
    name = "senators"
    title = "Senators"
    version = 2
    earlier: ClassVar[Mapping[int, Mapping[str, Any]]] = {1: {"active_leaves": "turn_ends"}}
    min_seats = 3
    max_seats = 5
    prefix = "SEN"
    end_rule = "SEN-5.1"
    state_type = SenatorsState
    declared = FIELDS
    made = MADE
    Options = SenatorsOptions
    presets = PRESETS
    alphabet = ALPHABET
    names = NAMES
    package = str(Path(__file__).parent)

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        edition.check(data)
        #: The deck (0-2) a resource card belongs to: the dots on its back (SEN-1.14, SEN-1.16).
        self.back_of = [edition.deck_of(data, card % 9 + 1) for card in range(RESOURCES)]
        #: The cards of each board's deck; the last one is that of the offices.
        self.deck_cards = [[c for c in range(OFFICES_END) if self.board_of(c) == board] for board in range(4)]
        self.start_money: tuple[int, ...] = tuple(data.value("money", "start", "by_seat"))
        #: By the id of options, which are kept with them so that it stays theirs.
        self._prices: dict[int, tuple[SenatorsOptions, tuple[tuple[int, ...], ...]]] = {}
        self.start_senators: int = data.value("senate_track", "spaces", "start")

    def option_defaults(self) -> Mapping[str, Any]:
        if not self.data.edition:
            return {}
        return {
            "bid_track_market": self.data.value("bid_tracks", "market", "prices"),
            "bid_track_senate": self.data.value("bid_tracks", "senate", "prices"),
            "deficit_amounts": self.data.value("events", "deficit", "amounts"),
        }

    def changeable(self, table: str, entry: str, name: str) -> bool:
        return edition.changeable(table, name)

    def prices(self, options: SenatorsOptions) -> tuple[tuple[int, ...], ...]:
        """The prices that may be bid on each board (SEN-3.33).

        An edition can give each market its own; an option replaces those of all markets.
        """
        known = self._prices.get(id(options))
        if known is None:
            if len(self._prices) > 256:
                self._prices.clear()
            known = self._prices[id(options)] = (options, self._find_prices(options))
        return known[1]

    def _find_prices(self, options: SenatorsOptions) -> tuple[tuple[int, ...], ...]:
        if options.bid_track_mode == "any_integer":
            return (EVERY_PRICE,) * len(BOARD_NAMES)
        common = options.bid_track_market
        if common == tuple(self.data.value("bid_tracks", "market", "prices")):
            own = [tuple(self.data.value("bid_tracks", board, "prices")) for board in BOARD_NAMES[:SENATE]]
        else:
            own = [()] * SENATE
        return (*(prices or common for prices in own), options.bid_track_senate)

    def printed(self, options: SenatorsOptions) -> Printed:
        tables = super().printed(options)
        for board, prices in zip(BOARD_NAMES, self.prices(options), strict=True):
            tables["bid_tracks"][board]["prices"] = list(prices)
        tables["events"]["deficit"]["amounts"] = list(options.deficit_amounts)
        if options.coin_values != SenatorsOptions.coin_values:
            tables["money"]["coins"] = {"values": [int(value) for value in options.coin_values.split("_")]}
        return tables

    def proper_name(self, name: str) -> str:
        return proper_name(name)

    def board_of(self, card: int) -> int:
        """The board whose deck a card belongs to."""
        return self.back_of[card] if card < RESOURCES else SENATE

    def deal(self, options: SenatorsOptions, seats: int, chance: Chance) -> SenatorsState:
        return deal(self, options, seats, chance)

    def fill_seen(self, state: SenatorsState, view: Mapping[str, Any]) -> None:
        super().fill_seen(state, view)
        fill_unseen(self, state, view)

    def fill_hidden(self, state: SenatorsState, view: Mapping[str, Any], rng: Random) -> None:
        fill_hidden(self, state, view, rng)

    def arrange(self, state: SenatorsState, reader: Reader) -> None:
        arrange(self, state, reader)
