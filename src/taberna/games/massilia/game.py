"""Massilia, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from taberna.kernel.chance import Chance
from taberna.kernel.data import Data, Printed
from taberna.kernel.game import Game
from taberna.kernel.keep import keep
from taberna.kernel.kinds import by_name
from taberna.kernel.move import Move
from taberna.kernel.reader import Reader

from . import missing_answer
from .alphabet import ALPHABET
from .edition import changeable, check_edition
from .fields import FIELDS, NAMED, NAMES
from .gods import GOD_NAMES, GODS
from .imagine import fill_hidden
from .made_view import MADE
from .market import read_market
from .numbers import Numbers
from .options import PRESETS, MassiliaOptions
from .pieces import (
    GOODS,
    HIGHEST_PRICE,
    LOWEST_PRICE,
    PRICE_PLACES,
    proper_name,
)
from .position import arrange
from .setup import deal
from .state import MassiliaState


class Massilia(Game):
    name = "massilia"
    title = "Massilia"
    version = 1
    min_seats = 2
    max_seats = 4
    prefix = "MAS"
    end_rule = "MAS-5.1"
    Options = MassiliaOptions
    presets = PRESETS
    alphabet = ALPHABET
    state_type = MassiliaState
    declared = FIELDS
    made = MADE
    names = NAMED
    package = str(Path(__file__).parent)

    def changeable(self, table: str, entry: str, name: str) -> bool:
        return changeable(table, entry, name)

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        check_edition(data)
        self.spelled |= NAMES
        self.codes |= {kind: by_name(names) for kind, names in NAMES.items()}
        self.markets = {name: read_market(name, values) for name, values in data["market"].items()}
        self.rounds: int = data.value("rounds", "time_track", "count")
        tiles = data["rounds"]["round_tiles"]
        self.round_tiles: dict[int, tuple[int, ...]] = {
            2: tuple(tiles["two"]),
            3: tuple(tiles["three"]),
            4: tuple(tiles["four"]),
        }
        self.start_money: tuple[int, ...] = tuple(data.value("players", "start_money", "by_order"))
        self.stall_tiles: int = data.value("players", "stall_tiles", "count")
        self.building_price: int = data.value("prices", "building")
        self.reserve_fee: int = data.value("prices", "reserving")
        rotation = data.value("prices", "tiles", "rotation")
        self.price_rotation: tuple[int, ...] = tuple(PRICE_PLACES.index(place) for place in rotation)
        self.stall_points: tuple[int, ...] = tuple(data.value("scoring", "stalls", "points"))
        self.penalty_points: tuple[int, ...] = tuple(data.value("scoring", "penalty", "points"))
        self.sesterces_per_point: int = data.value("scoring", "money", "sesterces_per_point")

        self._numbers: dict[MassiliaOptions, Numbers] = {}
        self._last_numbers: tuple[MassiliaOptions | None, Numbers | None] = (None, None)

    def numbers(self, options: MassiliaOptions) -> Numbers:
        last, found = self._last_numbers
        if last is options and found is not None:  # most tables are like the one before
            return found
        found = self._numbers.get(options)
        if found is None:
            found = keep(self._numbers, options, Numbers(self, options))
        self._last_numbers = options, found
        return found

    def option_defaults(self) -> Mapping[str, Any]:
        if not self.data.edition:
            return {}
        counts = {self.data.value("goods", goods, "count") for goods in GOODS}
        return {
            "goods_per_colour": counts.pop() if len(counts) == 1 else None,
            "price_tiles": self.data.value("prices", "tiles", "values"),
        }

    @property
    def spoken(self) -> Mapping[str, Any]:
        return {"reserve_fee": self.reserve_fee, "building_price": self.building_price}

    def printed(self, options: MassiliaOptions) -> Printed:
        """The options may replace the number of cubes and the price tiles (MAS-10.2, MAS-10.3)."""
        tables = super().printed(options)
        for goods, count in zip(GOODS, self.cubes(options), strict=True):
            tables["goods"][goods]["count"] = count
        tables["prices"]["tiles"]["values"] = list(options.price_tiles)
        return tables

    def caption(self, options: MassiliaOptions, name: str) -> dict[str, Any]:
        values = super().caption(options, name)
        if name in GOD_NAMES:
            amount = GODS[GOD_NAMES.index(name)].most(options)
            values |= {"amount": amount, "lowest_price": LOWEST_PRICE, "highest_price": HIGHEST_PRICE}
        return values

    def cubes(self, options: MassiliaOptions) -> tuple[int, ...]:
        """The goods cubes of the game: pink, orange, purple, beige."""
        if options.goods_per_colour is not None:
            return (options.goods_per_colour,) * 4
        return tuple(self.data.value("goods", goods, "count") for goods in GOODS)

    def penalty_stones(self, options: MassiliaOptions, seats: int) -> int:
        """The penalty stones of the game (MAS-2.2)."""
        if options.penalty_supply is not None:
            return options.penalty_supply
        per_player: int = self.data.value("players", "penalty_stones", "per_player")
        return per_player * seats

    def proper_name(self, name: str) -> str:
        return proper_name(name)

    def deal(self, options: MassiliaOptions, seats: int, chance: Chance) -> MassiliaState:
        return deal(self, options, seats, chance)

    def fill_hidden(self, state: MassiliaState, view: Mapping[str, Any], rng: Random) -> None:
        fill_hidden(self, state, view, rng)

    def missing_answer(self, state: MassiliaState, seat: int) -> Move | None:
        return missing_answer.answer(state, seat)

    def arrange(self, state: MassiliaState, reader: Reader) -> None:
        arrange(self, state, reader)
