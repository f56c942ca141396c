"""What an edition file may not change (MAS-1)."""

from __future__ import annotations

from taberna.kernel.data import Data
from taberna.kernel.errors import BadEdition

from .pieces import COLOURS, COPIES, GODS, GOODS, MAX_CUBES, PRICE_PLACES


def check_edition(data: Data) -> None:
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
