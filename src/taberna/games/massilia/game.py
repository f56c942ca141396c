"""Massilia, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from taberna.kernel.chance import Chance
from taberna.kernel.data import Data
from taberna.kernel.errors import BadEdition
from taberna.kernel.game import Game
from taberna.kernel.reader import Reader

from .alphabet import ALPHABET
from .imagine import imagine
from .keep import load_body
from .market import read_market
from .options import PRESETS, MassiliaOptions
from .pieces import (
    CARD_NAMES,
    COLOURS,
    COPIES,
    DIE_NAMES,
    FIGURES,
    GODS,
    GOODS,
    MAX_CUBES,
    PATH_NAMES,
    PILE_NAMES,
    PRICE_PLACES,
    SPACE_NAMES,
    USED_NAMES,
    proper_name,
)
from .position import arrange
from .setup import deal
from .state import MassiliaState
from .steps import STEPS


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
    steps = STEPS
    names: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "card": CARD_NAMES,
        "goods": GOODS,
        "colour": COLOURS,
        "figure": FIGURES,
        "die": DIE_NAMES,
        "used": USED_NAMES,
        "space": SPACE_NAMES,
        "path": PATH_NAMES,
        "pile": PILE_NAMES,
    }
    package = str(Path(__file__).parent)

    def __init__(self, data: Data) -> None:
        super().__init__(data)
        _check(data)
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

    def option_defaults(self) -> Mapping[str, Any]:
        if not self.data.edition:
            return {}
        counts = {self.data.value("goods", goods, "count") for goods in GOODS}
        return {
            "goods_per_colour": counts.pop() if len(counts) == 1 else None,
            "price_tiles": self.data.value("prices", "tiles", "values"),
        }

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

    def imagine(self, view: Mapping[str, Any], rng: Random) -> MassiliaState:
        return imagine(self, view, rng)

    def arrange(self, state: MassiliaState, reader: Reader) -> None:
        arrange(self, state, reader)

    def blank(self, options: MassiliaOptions, seats: int, chance: Chance) -> MassiliaState:
        state = MassiliaState(self, options, seats, chance, self.markets[options.market_data])
        state.clear()
        return state

    def load_body(self, state: MassiliaState, reader: Reader) -> None:
        load_body(state, reader)


def _check(data: Data) -> None:
    """An edition may change numbers and the market, but not what the rules rest on (MAS-1)."""

    def need(right: bool, problem: str) -> None:
        if not right:
            raise BadEdition(problem)

    for god, copies in zip(GODS, COPIES, strict=True):
        found = data.value("god_cards", god, "copies")
        need(found == copies, f"god_cards.{god}.copies is {found}, must be {copies} (MAS-1.2)")
    for goods in GOODS:
        count = data.value("goods", goods, "count")
        need(4 <= count <= 999, f"goods.{goods}.count: {count} is not between 4 and 999")
    need(
        data.value("goods", "beige", "price") == 1, "goods.beige.price: a beige cube always costs 1 (MAS-1.3)"
    )
    for colour in COLOURS:
        count = data.value("dice", colour, "count")
        need(count == 5, f"dice.{colour}.count is {count}; four players and the temple need 5 (MAS-2.12)")
    values = data.value("prices", "tiles", "values")
    need(
        len(values) == 4 and all(v in (1, 2, 3) for v in values),
        "prices.tiles.values: four numbers 1 to 3 (MAS-7.16)",
    )
    rotation = data.value("prices", "tiles", "rotation")
    need(
        sorted(rotation) == sorted(PRICE_PLACES),
        "prices.tiles.rotation: each of " + ", ".join(PRICE_PLACES) + " once",
    )
    for price in ("building", "reserving"):
        need(data.value("prices", price) >= 0, f"prices.{price}.value is negative")
    need(
        len(data.value("players", "start_money", "by_order")) == 4,
        "players.start_money.by_order: four amounts",
    )
    tiles = data.value("players", "stall_tiles", "count")
    need(2 <= tiles <= 6, f"players.stall_tiles.count: {tiles} is not between 2 and 6")
    for name, market in data["market"].items():
        most = tiles * market["stall_capacity"]
        need(
            most <= MAX_CUBES,
            f"market.{name}.stall_capacity: {most} cubes for one player are more than {MAX_CUBES}",
        )
    need(
        data.value("players", "penalty_stones", "per_player") >= 0,
        "players.penalty_stones.per_player is negative",
    )
    need(data.value("rounds", "time_track", "count") >= 1, "rounds.time_track.count: at least one round")
    for number, word in ((2, "two"), (3, "three"), (4, "four")):
        amounts = data.value("rounds", "round_tiles", word)
        need(
            len(amounts) == number - 1, f"rounds.round_tiles.{word}: the last player takes none (MAS-3.15.2)"
        )
        need(sorted(amounts, reverse=True) == amounts, f"rounds.round_tiles.{word}: highest first (MAS-2.7)")
    need(bool(data.value("scoring", "stalls", "points")), "scoring.stalls.points is empty")
    need(bool(data.value("scoring", "penalty", "points")), "scoring.penalty.points is empty")
    need(
        data.value("scoring", "money", "sesterces_per_point") >= 1,
        "scoring.money.sesterces_per_point: at least 1",
    )
