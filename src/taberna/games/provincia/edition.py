"""What an edition file may change, and what the rules hold fast (PRO-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from taberna.kernel.data import Data
from taberna.kernel.errors import BadEdition
from taberna.kernel.faults import (
    Fault,
    Names,
    beyond,
    differs,
    empty,
    fixed,
    none_of,
    not_whole,
    sized,
)

from .cards import (
    BATTLE_ROUNDS,
    BUILDING_NAMES,
    COLOURS,
    FIRST_INACTIVE,
    GOLD,
    GOODS,
    PENALTY_KINDS,
    TAGS,
    TOWN_NAMES,
)

#: Values that are an amount of each good.
AMOUNTS = ("cost", "income", "give", "take", "gain", "quaestor", "other")

#: Between how many building, senate and production cards an edition may have; as printed they are 132, 50 and 30.
CARDS_OF_A_DECK = (("buildings", 90, 250), ("spqr", 24, 120), ("opes", 12, 90))


def changeable(table: str, entry: str, name: str) -> bool:
    """Not whether a building works at once, and not how many granaries there are: each town needs one."""
    return name not in ("rule", "type") and (entry, name) != ("horreum", "count")


def check(data: Data) -> None:
    """Refuse data that do not fit the counts of the rules, with a message that says what is wrong."""
    for problem in _problems(data):
        raise BadEdition.saying(problem)


def _problems(data: Data) -> Iterator[Fault]:
    yield from _counts(data)
    yield from _buildings(data["buildings"])
    yield from _amounts(data)
    yield from _bellum(data["bellum"])
    yield from _towns(data["towns"])
    yield from _board(data)


def _counts(data: Data) -> Iterator[Fault]:
    for table, low, high in CARDS_OF_A_DECK:
        found = sum(entry["count"] for entry in data[table].values())
        if not low <= found <= high:
            yield beyond(f"{table}.count", found, low, high)
    granaries = data.value("buildings", "horreum", "count")
    if granaries != len(TOWN_NAMES):  # each town needs one
        yield fixed("buildings.horreum.count", granaries, len(TOWN_NAMES))


def _buildings(buildings: dict[str, Any]) -> Iterator[Fault]:
    for place, name in enumerate(BUILDING_NAMES):
        kind = "active" if place < FIRST_INACTIVE else "inactive"
        if buildings[name]["type"] != kind:
            yield fixed(f"buildings.{name}.type", buildings[name]["type"], kind)
        picture = buildings[name].get("picture")
        if picture is not None and picture not in BUILDING_NAMES:
            yield none_of(f"buildings.{name}.picture", picture, BUILDING_NAMES)
        for tag in buildings[name]["tags"]:
            if tag not in TAGS:
                yield none_of(f"buildings.{name}.tags", tag, TAGS[1:])


def _amounts(data: Data) -> Iterator[Fault]:
    """Amounts are four numbers: clay, wood, stone, gold."""
    for table, keys in (
        ("buildings", ("cost", "income")),
        ("spqr", ("give", "take", "gain")),
        ("opes", ("quaestor", "other")),
    ):
        for name, entry in data[table].items():
            for key in keys:
                if key in entry and len(entry[key]) != len(GOODS):
                    yield Fault(
                        "[not-amount-each] {where}: {value} is not an amount of each: {names}",
                        where=f"{table}.{name}.{key}", value=entry[key], names=Names(GOODS),
                    )  # fmt: skip
            if "give" in entry and not any(entry["give"]):
                where = f"{table}.{name}.give"
                yield Fault(
                    "[exchange-nothing-could] {where}: an exchange for nothing could be repeated without end",
                    where=where,
                )


def _bellum(bellum: dict[str, Any]) -> Iterator[Fault]:
    for number in BATTLE_ROUNDS:
        if all(entry["round"] != number for entry in bellum.values()):
            yield Fault("[bellum-no-card] bellum: no card for the battle of round {round}", round=number)
    for name, entry in bellum.items():
        if entry["round"] not in (0, *BATTLE_ROUNDS):
            where = f"bellum.{name}.round"
            yield Fault(
                "[no-battle-round] {where}: there is no battle in round {round}",
                where=where,
                round=entry["round"],
            )
        if not entry["first"]:
            yield empty(f"bellum.{name}.first")
        for key in ("first", "substitute"):
            yield from _penalty(f"bellum.{name}.{key}", entry[key])


def _penalty(where: str, penalty: dict[str, Any]) -> Iterator[Fault]:
    if not penalty:
        return
    if penalty.get("kind") not in PENALTY_KINDS:
        yield none_of(f"{where}.kind", penalty.get("kind"), PENALTY_KINDS)
    elif penalty["kind"] == "building" and penalty.get("tag") not in TAGS:
        yield none_of(f"{where}.tag", penalty.get("tag"), TAGS)
    elif type(penalty.get("amount")) is not int:
        yield not_whole(f"{where}.amount", penalty.get("amount"))


def _towns(towns: dict[str, Any]) -> Iterator[Fault]:
    colours = sorted(town["colour"] for town in towns.values())
    if colours != sorted(COLOURS):
        yield differs("towns", colours, sorted(COLOURS))
    for name, town in towns.items():
        if town["shows"] not in ("pons", "portus"):
            yield none_of(f"towns.{name}.shows", town["shows"], ("pons", "portus"))


def _board(data: Data) -> Iterator[Fault]:
    values = data.value("tokens", "each_colour", "values")
    where = "tokens.each_colour.values"
    if len(values) != 5:
        yield sized(where, values, 5)
    if values.count(1) != 1:
        yield Fault("[exactly-one-1] {where}: {value} must have exactly one 1", where=where, value=values)
    tracks = data["tracks"]
    for name in ("morale", "defence"):
        track = tracks[name]
        if not track["bottom"] <= track["start"] <= track["top"]:
            yield beyond(f"tracks.{name}.start", track["start"], track["bottom"], track["top"])
    storage = tracks["storage"]
    if not 0 <= storage["without"] <= storage["with_horreum"]:
        yield beyond("tracks.storage.without", storage["without"], 0, storage["with_horreum"])
    for seats in range(2, 7):
        yield from _start(data, seats)


def _start(data: Data, seats: int) -> Iterator[Fault]:
    """The starting goods must fit into the storage, and be there (PRO-2.6)."""
    where = f"setup.players_{seats}.rows"
    rows = data.value("setup", f"players_{seats}", "rows")
    if len(rows) != seats or not all(map(_is_row, rows)):
        yield Fault(
            "[rows-needed-each] {where}: {seats} rows are needed, each of prestige and these: {names}",
            where=where, seats=seats, names=Names(GOODS[:GOLD]),
        )  # fmt: skip
        return
    storage = data.value("tracks", "storage", "with_horreum")
    if any(row[0] > 0 or not all(0 <= n <= storage for n in row[1:]) for row in rows):
        yield Fault(
            "[prestige-0-or-less] {where}: prestige is 0 or less, of each resource there are 0 to {most}",
            where=where,
            most=storage,
        )
    gold = data.value("setup", "gold", "start")
    needed = [sum(row[good] for row in rows) for good in (1, 2, 3)] + [gold * seats]
    for name, amount in zip(GOODS, needed, strict=True):
        if amount > data.value("goods", name, "count"):
            yield Fault(
                "[players-would-start] {where}: the players would start with more than there is: {names}",
                where=where, names=Names((name,)),
            )  # fmt: skip


def _is_row(row: Any) -> bool:
    return isinstance(row, list) and len(row) == 4 and all(type(n) is int for n in row)
