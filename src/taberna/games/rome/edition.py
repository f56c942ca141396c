"""What an edition file may change, and the counts that must hold afterwards (ROM-1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from taberna.kernel.data import MARKS, Data
from taberna.kernel.errors import BadEdition
from taberna.kernel.faults import Fault, beyond, crowded, none_of, not_rising

from .alphabet import HELPER
from .cards import ARENA_NAMES, NAMESAKE, REGION_NAMES, RESOURCE_NAMES, SENATE_NAMES, SYMBOL_NAMES, TYPE_NAMES

#: The values that are printed on cards and boards; the others are rules and belong to the program.
OPEN = {
    "regions": ("name",),
    "provinces": ("name", "region", "epoch", "strength", "resource", "symbol"),
    "senate": ("name", "copy_of", "epoch", "symbols", "two_player_mark"),
    "arena": ("name", "picture", "type", "cost", "copies"),
    "ranks": ("points",),
    "forum": ("maximum",),
}

#: Between how many arena cards an edition may have; as printed they are 31.
FEWEST_ARENA_CARDS, MOST_ARENA_CARDS = 20, 120


def changeable(table: str, entry: str, name: str) -> bool:
    """What is printed; an intrigue card is no copy of another, because it belongs to its namesake (ROM-2.24)."""
    own = name == "copy_of" and entry in SENATE_NAMES and SENATE_NAMES.index(entry) in NAMESAKE
    return name in OPEN.get(table, ()) and not own


def check(data: Data) -> None:
    for problem in _problems(data):
        raise BadEdition.saying(problem)


def _problems(data: Data) -> Iterator[Fault]:
    for table, entries in data.edition.items():
        for entry, values in entries.items():
            for value in () if entry in MARKS else values:
                if value not in MARKS and not changeable(table, entry, value):
                    yield Fault(
                        "[rule-edition-changes] {where}: is a rule; an edition changes what is printed",
                        where=f"{table}.{entry}.{value}",
                    )
    yield from _provinces(data)
    yield from _senate(data)
    yield from _arena(data)
    points = [rank["points"] for rank in data["ranks"].values()]
    if any(a >= b for a, b in pairwise(points)):
        yield not_rising("ranks", points)


def _provinces(data: Data) -> Iterator[Fault]:
    """20 cards, 15 without the regions that two players leave out; both decks last five rounds."""
    provinces = data["provinces"]
    for name in provinces:
        yield from _among(data, "provinces", name, "region", REGION_NAMES)
        yield from _among(data, "provinces", name, "resource", RESOURCE_NAMES)
        yield from _among(data, "provinces", name, "symbol", SYMBOL_NAMES)
    two = [p for p in provinces.values() if data.value("regions", p["region"], "two_players")]
    if len(two) != 15:
        yield Fault(
            "[provinces-cards-left] provinces: {found} cards are left with two players, the rules need 15 (ROM-2.10)",
            found=len(two),
        )


def _senate(data: Data) -> Iterator[Fault]:
    """Standard decks of 20 and 15 cards with four and three of epoch III (ROM-2.21)."""
    senate = data["senate"]
    for name in SENATE_NAMES:
        where = f"senate.{name}.symbols"
        symbols = senate[name]["symbols"]
        if len(symbols) > 2:
            yield crowded(where, len(symbols), 2)
        for symbol in symbols:
            if symbol not in SYMBOL_NAMES:
                yield none_of(where, symbol, SYMBOL_NAMES)
    normal = [senate[n] for i, n in enumerate(SENATE_NAMES) if i not in NAMESAKE]
    kinds = tuple(n for n in SENATE_NAMES if "copy_of" not in senate[n] and not senate[n]["intrigue"])
    for name, card in senate.items():
        known = kinds if name in HELPER else tuple(kind for kind in kinds if kind not in HELPER)
        if "copy_of" in card and card["copy_of"] not in known:  # ROM-10.9
            yield none_of(f"senate.{name}.copy_of", card["copy_of"], known)
    small = [card for card in normal if not card["two_player_mark"]]
    if len(small) != 15:
        yield Fault(
            "[senate-normal-cards] senate: {found} normal cards lack the two-player mark, the rules need 15 (ROM-2.11)",
            found=len(small),
        )
    for deck, count, seats in ((normal, 4, "3, 4"), (small, 3, "2")):
        third = sum(1 for card in deck if card["epoch"] == 3)
        if third != count:
            yield Fault(
                "[senate-normal-cards-epoch] "
                "senate: {found} normal cards of epoch III, not {count} (players: {seats}) (ROM-2.21)",
                found=third, count=count, seats=seats,
            )  # fmt: skip


def _arena(data: Data) -> Iterator[Fault]:
    for name, card in data["arena"].items():
        yield from _among(data, "arena", name, "type", TYPE_NAMES)
        if "picture" in card:
            yield from _among(data, "arena", name, "picture", ARENA_NAMES)
    copies = sum(card["copies"] for card in data["arena"].values())
    if not FEWEST_ARENA_CARDS <= copies <= MOST_ARENA_CARDS:
        yield beyond("arena.copies", copies, FEWEST_ARENA_CARDS, MOST_ARENA_CARDS)


def _among(data: Data, table: str, entry: str, name: str, known: tuple[str, ...]) -> Iterator[Fault]:
    value = data.value(table, entry, name)
    if value not in known:
        yield none_of(f"{table}.{entry}.{name}", value, known)
