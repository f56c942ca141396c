"""What an edition may change: prices, splits and amounts, but not the counts of the rules (SEN-1, SEN-10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from taberna.kernel.data import Data
from taberna.kernel.errors import BadEdition
from taberna.kernel.faults import Fault, differs, empty, fixed, missing, not_rising, sized

from .cards import INFLUENCE_NAMES, TYPES

#: How many cards there are of each kind (SEN-1.5 to SEN-1.8).
COUNTS: Final = {
    "resources": dict.fromkeys(TYPES, 9),
    "offices": {"governor": 6, "censor": 5, "consul": 2, "quaestor": 2},
    "events": {
        "war": 5,
        "new_senator": 3,
        "deficit": 3,
        "civil_conflict": 3,
        "eviction": 2,
        "majority": 6,
    },
    "influence": dict.fromkeys(INFLUENCE_NAMES, 1),
}


def changeable(table: str, name: str) -> bool:
    """Which cards there are belongs to the rules."""
    return name in ("amounts", "start") if table in (*COUNTS, "senate_track") else name != "dots"


def check(data: Data) -> None:
    """Refuse data that the rules cannot be played with, and say where they are wrong."""
    for problem in _problems(data):
        raise BadEdition.saying(problem)


def _problems(data: Data) -> Iterator[Fault]:
    for table, kinds in COUNTS.items():
        for kind, count in kinds.items():
            yield from _must_be(data, table, kind, "count", count)
    for kind in TYPES:
        yield from _must_be(data, "resources", kind, "lowest", 1)
        yield from _must_be(data, "resources", kind, "highest", 9)
    for deck in data["decks"]:
        if not data.value("decks", deck, "values"):
            yield empty(f"decks.{deck}.values")
    values = sorted(value for deck in data["decks"].values() for value in deck["values"])
    if values != list(range(1, 10)):
        yield differs("decks", values, list(range(1, 10)))
    for track in data["bid_tracks"]:
        prices = data.value("bid_tracks", track, "prices")
        if not prices and track in ("market", "senate"):
            yield empty(f"bid_tracks.{track}.prices")
        if sorted(set(prices)) != prices:
            yield not_rising(f"bid_tracks.{track}.prices", prices)
    yield from _size(data, "events", "deficit", "amounts", 3)
    yield from _size(data, "money", "start", "by_seat", 5)


def _must_be(data: Data, table: str, entry: str, name: str, number: int) -> Iterator[Fault]:
    found = data.value(table, entry, name)
    if found != number:
        yield fixed(f"{table}.{entry}.{name}", found, number)


def _size(data: Data, table: str, entry: str, name: str, count: int) -> Iterator[Fault]:
    values = data.value(table, entry, name)
    if len(values) != count:
        yield sized(f"{table}.{entry}.{name}", values, count)


def deck_of(data: Data, value: int) -> int:
    """The deck (0-2) with the resource cards of a value (SEN-1.16)."""
    for deck in range(3):
        if value in data.value("decks", f"market_{deck + 1}", "values"):
            return deck
    raise BadEdition.saying(missing("decks", [str(value)]))
