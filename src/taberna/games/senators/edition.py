"""What an edition may change: prices, splits and amounts, but not the counts of the rules (SEN-1, SEN-10)."""

from __future__ import annotations

from typing import Any, Final

from taberna.kernel.data import Data
from taberna.kernel.errors import BadEdition

from .cards import INFLUENCE_NAMES, TYPES
from .options import MAX_BID

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


def check(data: Data) -> None:
    """Refuse data that the rules cannot be played with, and say where they are wrong."""
    for table, kinds in COUNTS.items():
        for kind, count in kinds.items():
            _must_be(data, table, kind, "count", count)
    for kind in TYPES:
        _must_be(data, "resources", kind, "lowest", 1)
        _must_be(data, "resources", kind, "highest", 9)
    for deck in data["decks"]:
        if len(_numbers(data, "decks", deck, "values", 1, 9)) != 3:
            raise BadEdition(
                f"decks.{deck}: 18 cards need three values, found {data['decks'][deck]['values']}"
            )
    values = [value for deck in data["decks"].values() for value in deck["values"]]
    if sorted(values) != list(range(1, 10)):
        raise BadEdition(f"decks: the values 1 to 9 must each be in one deck, found {sorted(values)}")
    for track in ("market", "senate"):
        prices = _numbers(data, "bid_tracks", track, "prices", 1, MAX_BID)
        if not prices or sorted(set(prices)) != prices:
            raise BadEdition(f"bid_tracks.{track}.prices must be increasing numbers: {prices}")
    if len(_numbers(data, "events", "deficit", "amounts", 0, 999)) != 3:
        raise BadEdition("events.deficit.amounts: there are three Public Deficit cards")
    if len(_numbers(data, "money", "start", "by_seat", 0, 999)) != 5:
        raise BadEdition("money.start.by_seat: five players need five amounts")
    if data.value("senate_track", "spaces", "start") < 1:
        raise BadEdition("senate_track.spaces.start: everybody needs a senator to begin with")


def _must_be(data: Data, table: str, entry: str, name: str, number: int) -> None:
    found = data.value(table, entry, name)
    if found != number:
        raise BadEdition(f"{table}.{entry}.{name} is {found}, but the rules need {number}")


def _numbers(data: Data, table: str, entry: str, name: str, low: int, high: int) -> list[Any]:
    values: list[Any] = data.value(table, entry, name)
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadEdition(f"{table}.{entry}.{name}: {value!r} is no whole number from {low} to {high}")
    return values


def deck_of(data: Data, value: int) -> int:
    """The deck (0-2) with the resource cards of a value (SEN-1.16)."""
    for deck in range(3):
        if value in data.value("decks", f"market_{deck + 1}", "values"):
            return deck
    raise BadEdition(f"decks: no deck has the cards of value {value}")
