"""What an edition file may change, and the counts that must hold afterwards (ROM-1)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from taberna.kernel.data import MARKS, Data
from taberna.kernel.errors import BadEdition

from .cards import ARENA_CARDS, NAMESAKE, REGION_NAMES, RESOURCE_NAMES, SENATE_NAMES, SYMBOL_NAMES, TYPE_NAMES

#: The values that are printed on cards and boards; the others are rules and belong to the program.
OPEN = {
    "regions": ("name",),
    "provinces": ("name", "region", "epoch", "strength", "resource", "symbol"),
    "senate": ("name", "epoch", "symbols", "two_player_mark"),
    "arena": ("name", "type", "cost", "copies"),
    "ranks": ("points",),
    "forum": ("maximum",),
}


def check(data: Data) -> None:
    for table, entries in data.edition.items():
        for entry, values in entries.items():
            for value in () if entry in MARKS else values:
                if value not in MARKS and value not in OPEN.get(table, ()):
                    raise BadEdition(f"{table}.{entry}.{value} is a rule; an edition changes what is printed")
    _check_provinces(data)
    _check_senate(data)
    _check_arena(data)
    for resource in RESOURCE_NAMES:
        _between(data, "forum", resource, "maximum", 1, 99)
    points = [rank["points"] for rank in data["ranks"].values()]
    if any(a >= b for a, b in pairwise(points)):
        raise BadEdition(f"ranks: the points {points} must be increasing")


def _check_provinces(data: Data) -> None:
    """20 cards, 15 without the regions that two players leave out; both decks last five rounds."""
    provinces = data["provinces"]
    for name in provinces:
        _among(data, "provinces", name, "region", REGION_NAMES)
        _among(data, "provinces", name, "resource", RESOURCE_NAMES)
        _among(data, "provinces", name, "symbol", SYMBOL_NAMES)
        _between(data, "provinces", name, "epoch", 1, 3)
        _between(data, "provinces", name, "strength", 0, 99)
    two = [p for p in provinces.values() if data.value("regions", p["region"], "two_players")]
    if len(two) != 15:
        raise BadEdition(
            f"provinces: {len(two)} cards are left with two players, the rules need 15 (ROM-2.10)"
        )


def _check_senate(data: Data) -> None:
    """Standard decks of 20 and 15 cards with four and three of epoch III (ROM-2.21)."""
    senate = data["senate"]
    for name in SENATE_NAMES:
        _between(data, "senate", name, "epoch", 1, 3)
        symbols = senate[name]["symbols"]
        if len(symbols) > 2 or any(s not in SYMBOL_NAMES for s in symbols):
            known = ", ".join(SYMBOL_NAMES)
            raise BadEdition(f"senate.{name}.symbols: {symbols!r}; at most two of {known}")
    normal = [senate[n] for i, n in enumerate(SENATE_NAMES) if i not in NAMESAKE]
    small = [card for card in normal if not card["two_player_mark"]]
    if len(small) != 15:
        raise BadEdition(
            f"senate: {len(small)} normal cards lack the two-player mark, the rules need 15 (ROM-2.11)"
        )
    for deck, count, players in ((normal, 4, "three or four"), (small, 3, "two")):
        third = sum(1 for card in deck if card["epoch"] == 3)
        if third != count:
            raise BadEdition(
                f"senate: {third} normal cards of epoch III with {players} players, not {count} (ROM-2.21)"
            )


def _check_arena(data: Data) -> None:
    for name in data["arena"]:
        _among(data, "arena", name, "type", TYPE_NAMES)
        _between(data, "arena", name, "cost", 0, 99)
        _between(data, "arena", name, "copies", 0, ARENA_CARDS)
    copies = sum(card["copies"] for card in data["arena"].values())
    if copies != ARENA_CARDS:
        raise BadEdition(f"arena: {copies} cards, the game has {ARENA_CARDS}")


def _among(data: Data, table: str, entry: str, name: str, known: tuple[str, ...]) -> None:
    value: Any = data.value(table, entry, name)
    if value not in known:
        raise BadEdition(f"{table}.{entry}.{name}: {value!r} is none of {', '.join(known)}")


def _between(data: Data, table: str, entry: str, name: str, low: int, high: int) -> None:
    value: int = data.value(table, entry, name)
    if not low <= value <= high:
        raise BadEdition(f"{table}.{entry}.{name}: {value} is not between {low} and {high}")
