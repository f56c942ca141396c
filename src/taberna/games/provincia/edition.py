"""What an edition file may change, and what the rules hold fast (PRO-1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from taberna.kernel.data import Data
from taberna.kernel.errors import BadEdition

from .cards import (
    BATTLE_ROUNDS,
    BELLUM_NAMES,
    BUILDING_NAMES,
    COLOURS,
    FIRST_INACTIVE,
    GOODS,
    OPES_NAMES,
    PENALTY_KINDS,
    SPQR_NAMES,
    TAGS,
    TOKEN_REACH,
    TOWN_NAMES,
)


def check(data: Data) -> None:
    """Refuse data that do not fit the counts of the rules, with a message that says what is wrong."""
    for problem in _problems(data):
        raise BadEdition(problem)


def _problems(data: Data) -> Iterable[str]:
    yield from _names(data)
    yield from _counts(data)
    yield from _buildings(data["buildings"])
    yield from _amounts(data)
    yield from _bellum(data["bellum"])
    yield from _towns(data["towns"])
    yield from _board(data)


def _names(data: Data) -> Iterable[str]:
    for table, names in (
        ("buildings", BUILDING_NAMES),
        ("spqr", SPQR_NAMES),
        ("opes", OPES_NAMES),
        ("bellum", BELLUM_NAMES),
        ("towns", TOWN_NAMES),
    ):
        if set(data[table]) != set(names):
            yield f"{table}: the entries must be {', '.join(names)}"


def _counts(data: Data) -> Iterable[str]:
    for table, total in (("buildings", 132), ("spqr", 50), ("opes", 30)):
        for name, entry in data[table].items():
            if entry["count"] < 0:
                yield f"{table}.{name}.count: {entry['count']} is negative"
        found = sum(entry["count"] for entry in data[table].values())
        if found != total:
            yield f"[{table}] has {found} cards, the game has {total}"
    if data.value("buildings", "horreum", "count") != 6:
        yield "buildings.horreum.count: each of the six towns needs one"
    left = data.value("setup", "deck", "left")
    if not 6 <= left <= 126:
        yield f"setup.deck.left: {left} of the 126 cards cannot stay in the deck"


def _buildings(buildings: dict[str, Any]) -> Iterable[str]:
    for place, name in enumerate(BUILDING_NAMES):
        kind = "active" if place < FIRST_INACTIVE else "inactive"
        if buildings[name]["type"] != kind:
            yield f"buildings.{name}.type: must be {kind}"
        for tag in buildings[name]["tags"]:
            if tag not in TAGS:
                yield f"buildings.{name}.tags: there is no tag {tag!r}; there are {', '.join(TAGS[1:])}"


def _amounts(data: Data) -> Iterable[str]:
    """Amounts are four numbers: clay, wood, stone, gold."""
    for table, keys in (
        ("buildings", ("cost", "income")),
        ("spqr", ("give", "take", "gain")),
        ("opes", ("quaestor", "other")),
    ):
        for name, entry in data[table].items():
            for key in keys:
                if key in entry and not _four(entry[key]):
                    yield f"{table}.{name}.{key}: {entry[key]} is not [clay, wood, stone, gold]"
            if "give" in entry and not any(entry["give"]):
                yield f"{table}.{name}.give: an exchange for nothing could be repeated without end"


def _four(value: Any) -> bool:
    return len(value) == 4 and all(isinstance(n, int) and n >= 0 for n in value)


def _bellum(bellum: dict[str, Any]) -> Iterable[str]:
    for number in BATTLE_ROUNDS:
        if all(entry["round"] != number for entry in bellum.values()):
            yield f"bellum: no card for the battle of round {number}"
    for name, entry in bellum.items():
        if entry["round"] not in BATTLE_ROUNDS:
            yield f"bellum.{name}.round: there is no battle in round {entry['round']}"
        if not entry["first"]:
            yield f"bellum.{name}.first: every card has at least one penalty"
        for key in ("first", "substitute"):
            yield from _penalty(f"bellum.{name}.{key}", entry[key])


def _penalty(where: str, penalty: dict[str, Any]) -> Iterable[str]:
    if not penalty:
        return
    if penalty.get("kind") not in PENALTY_KINDS:
        yield f"{where}.kind: must be one of {', '.join(PENALTY_KINDS)}"
    elif penalty["kind"] == "building" and penalty.get("tag") not in TAGS:
        yield f"{where}.tag: must be one of {', '.join(TAGS)}"
    elif not isinstance(penalty.get("amount"), int) or penalty["amount"] < 1:
        yield f"{where}.amount: must be 1 or more"


def _towns(towns: dict[str, Any]) -> Iterable[str]:
    colours = sorted(town["colour"] for town in towns.values())
    if colours != sorted(COLOURS):
        yield f"towns: the colours must be {', '.join(COLOURS)}, each once"
    for name, town in towns.items():
        if town["shows"] not in ("pons", "portus"):
            yield f"towns.{name}.shows: must be pons or portus"


def _board(data: Data) -> Iterable[str]:
    values = data.value("tokens", "each_colour", "values")
    if len(values) != 5 or values.count(1) != 1:
        yield f"tokens: each colour has five, exactly one of them +1, not {values}"
    if any(not -TOKEN_REACH <= value <= TOKEN_REACH for value in values):
        yield f"tokens: values lie between -{TOKEN_REACH} and +{TOKEN_REACH}, not {values}"
    tracks = data["tracks"]
    for name in ("morale", "defence"):
        track = tracks[name]
        if not track["bottom"] <= track["start"] <= track["top"]:
            yield f"tracks.{name}: {track['start']} does not lie between {track['bottom']} and {track['top']}"
    if not 0 <= tracks["storage"]["without"] <= tracks["storage"]["with_horreum"]:
        yield "tracks.storage: HORREUM cannot make the storage smaller"
    if tracks["hand"]["limit"] < 1:
        yield "tracks.hand.limit: must be 1 or more, HORREUM can never be discarded"
    yield from _senate(data["spqr"])
    for seats in range(2, 7):
        yield from _start(data, seats)


def _senate(spqr: dict[str, Any]) -> Iterable[str]:
    """What a senate card costs or gives is never negative; two cards ask for something to choose from."""
    for name, entry in spqr.items():
        for key, least in (("gold", 0), ("defence", 0), ("value", 0), ("resources", 1), ("cards", 1)):
            if entry.get(key, least) < least:
                yield f"spqr.{name}.{key}: must be {least} or more"


def _start(data: Data, seats: int) -> Iterable[str]:
    """The starting goods must fit into the storage, and be there (PRO-2.6)."""
    where = f"setup.players_{seats}.rows"
    rows = data.value("setup", f"players_{seats}", "rows")
    if len(rows) != seats or not all(map(_is_row, rows)):
        yield f"{where}: needs {seats} rows of [prestige, clay, wood, stone]"
        return
    storage = data.value("tracks", "storage", "with_horreum")
    if any(row[0] > 0 or not all(0 <= n <= storage for n in row[1:]) for row in rows):
        yield f"{where}: prestige is 0 or less, of each resource there are 0 to {storage}"
    gold = data.value("setup", "gold", "start")
    needed = [sum(row[good] for row in rows) for good in (1, 2, 3)] + [gold * seats]
    if gold < 0:
        yield "setup.gold.start: is negative"
    for name, amount in zip(GOODS, needed, strict=True):
        if amount > data.value("goods", name, "count"):
            yield f"{where}: the players would start with more {name} than there is"


def _is_row(row: Any) -> bool:
    return isinstance(row, list) and len(row) == 4 and all(type(n) is int for n in row)
