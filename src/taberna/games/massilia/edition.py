"""What an edition file may not change (MAS-1)."""

from __future__ import annotations

from collections.abc import Iterator

from taberna.kernel.data import Data
from taberna.kernel.errors import BadEdition
from taberna.kernel.faults import (
    Fault,
    beyond,
    crowded,
    differs,
    empty,
    negative,
    no_number,
    sized,
    too_small,
)

from .pieces import COLOURS, COPIES, GODS, GOODS, MAX_CUBES, PRICE_PLACES


def check_edition(data: Data) -> None:
    """An edition may change numbers and the market, but not what the rules rest on (MAS-1)."""
    for problem in _problems(data):
        raise BadEdition.saying(problem)


def _problems(data: Data) -> Iterator[Fault]:
    yield from _pieces(data)
    yield from _prices(data)
    yield from _players(data)
    yield from _rounds(data)


def _pieces(data: Data) -> Iterator[Fault]:
    for god, copies in zip(GODS, COPIES, strict=True):
        yield from _must_be(data, "god_cards", god, "copies", copies)  # MAS-1.2
    for goods in GOODS:
        count = data.value("goods", goods, "count")
        if not 4 <= count <= 999:
            yield beyond(f"goods.{goods}.count", count, 4, 999)
    yield from _must_be(data, "goods", "beige", "price", 1)  # MAS-1.3
    for colour in COLOURS:  # four players and the temple (MAS-2.12)
        yield from _must_be(data, "dice", colour, "count", 5)


def _must_be(data: Data, table: str, entry: str, name: str, number: int) -> Iterator[Fault]:
    found = data.value(table, entry, name)
    if found != number:
        yield differs(f"{table}.{entry}.{name}", found, number)


def _prices(data: Data) -> Iterator[Fault]:
    values = data.value("prices", "tiles", "values")
    if len(values) != 4:
        yield sized("prices.tiles.values", values, 4)
    for value in values:  # MAS-7.16
        problem = no_number("prices.tiles.values", value, 1, 3)
        if problem:
            yield problem
    rotation = data.value("prices", "tiles", "rotation")
    if sorted(rotation) != sorted(PRICE_PLACES):
        yield differs("prices.tiles.rotation", sorted(rotation), sorted(PRICE_PLACES))
    for price in ("building", "reserving"):
        value = data.value("prices", price)
        if value < 0:
            yield negative(f"prices.{price}.value", value)


def _players(data: Data) -> Iterator[Fault]:
    money = data.value("players", "start_money", "by_order")
    if len(money) != 4:
        yield sized("players.start_money.by_order", money, 4)
    tiles = data.value("players", "stall_tiles", "count")
    if not 2 <= tiles <= 6:
        yield beyond("players.stall_tiles.count", tiles, 2, 6)
    for name, market in data["market"].items():
        cubes = tiles * market["stall_capacity"]  # of one player
        if cubes > MAX_CUBES:
            yield crowded(f"market.{name}.stall_capacity", cubes, MAX_CUBES)
    stones = data.value("players", "penalty_stones", "per_player")
    if stones < 0:
        yield negative("players.penalty_stones.per_player", stones)


def _rounds(data: Data) -> Iterator[Fault]:
    rounds = data.value("rounds", "time_track", "count")
    if rounds < 1:
        yield too_small("rounds.time_track.count", rounds, 1)
    for number, word in ((2, "two"), (3, "three"), (4, "four")):
        where = f"rounds.round_tiles.{word}"
        amounts = data.value("rounds", "round_tiles", word)
        if len(amounts) != number - 1:  # the last player takes none (MAS-3.15.2)
            yield sized(where, amounts, number - 1)
        if sorted(amounts, reverse=True) != amounts:
            yield Fault("{where}: highest first (MAS-2.7)", where=where)
    for name in ("stalls", "penalty"):
        if not data.value("scoring", name, "points"):
            yield empty(f"scoring.{name}.points")
    worth = data.value("scoring", "money", "sesterces_per_point")
    if worth < 1:
        yield too_small("scoring.money.sesterces_per_point", worth, 1)
