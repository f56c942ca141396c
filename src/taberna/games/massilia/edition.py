"""What an edition file may not change (MAS-1)."""

from __future__ import annotations

from collections.abc import Iterator

from taberna.kernel.data import Data
from taberna.kernel.errors import BadEdition
from taberna.kernel.faults import Fault, crowded, differs, empty, fixed, sized

from .gods import GODS
from .pieces import COLOURS, MAX_CUBES, PRICE_PLACES

#: What the rules rest on.
FIXED = ("copies", "rotation", "names")


def changeable(table: str, entry: str, name: str) -> bool:
    return name not in FIXED and table != "dice" and (table, name) != ("goods", "price")


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
    for god in GODS:
        yield from _must_be(data, "god_cards", god.name, "copies", god.copies)  # MAS-1.2
    yield from _must_be(data, "goods", "beige", "price", 1)  # MAS-1.3
    for colour in COLOURS:  # four players and the temple (MAS-2.12)
        yield from _must_be(data, "dice", colour, "count", 5)


def _must_be(data: Data, table: str, entry: str, name: str, number: int) -> Iterator[Fault]:
    found = data.value(table, entry, name)
    if found != number:
        yield fixed(f"{table}.{entry}.{name}", found, number)


def _prices(data: Data) -> Iterator[Fault]:
    values = data.value("prices", "tiles", "values")
    if len(values) != 4:
        yield sized("prices.tiles.values", values, 4)
    rotation = data.value("prices", "tiles", "rotation")
    if sorted(rotation) != sorted(PRICE_PLACES):
        yield differs("prices.tiles.rotation", sorted(rotation), sorted(PRICE_PLACES))


def _players(data: Data) -> Iterator[Fault]:
    money = data.value("players", "start_money", "by_order")
    if len(money) != 4:
        yield sized("players.start_money.by_order", money, 4)
    tiles = data.value("players", "stall_tiles", "count")
    for name, market in data["market"].items():
        cubes = tiles * market["stall_capacity"]  # of one player
        if cubes > MAX_CUBES:
            yield crowded(f"market.{name}.stall_capacity", cubes, MAX_CUBES)


def _rounds(data: Data) -> Iterator[Fault]:
    for number, word in ((2, "two"), (3, "three"), (4, "four")):
        where = f"rounds.round_tiles.{word}"
        amounts = data.value("rounds", "round_tiles", word)
        if len(amounts) != number - 1:  # the last player takes none (MAS-3.15.2)
            yield sized(where, amounts, number - 1)
        if sorted(amounts, reverse=True) != amounts:
            yield Fault("[highest-first] {where}: highest first (MAS-2.7)", where=where)
    for name in ("stalls", "penalty"):
        if not data.value("scoring", name, "points"):
            yield empty(f"scoring.{name}.points")
