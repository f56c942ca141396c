"""Feeds every number of a game's data, options, positions and dumps with numbers nobody should accept.

Runs as a process of its own with little memory and time: ``python -m tests.kernel.bounds massilia editions``.
Prints how many values it tried and what was not refused as it should be.
"""

from __future__ import annotations

import copy
import json
import math
import resource
import sys
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import taberna
from taberna.kernel.errors import TabernaError, brief
from taberna.kernel.options import described

MEGABYTE = 1 << 20
MEMORY = 300 * MEGABYTE  # on top of what the program takes
SECONDS = 100
MOVES = 25
#: A number that a position or a dump may hold, though no game gets there.
SMALL = 50_000
Path = tuple[str | int, ...]

#: Numbers that are in nobody's bounds, and things that are no whole numbers.
WRONG: tuple[Any, ...] = (
    2**30, 2**63, 10**30, 10**5000, -(2**30), -(10**5000), 0.5, -1.5, 1e308, math.nan, math.inf, True,
)  # fmt: skip

#: A position for each game with every number that its words know.
POSITIONS: dict[str, list[dict[str, Any]]] = {
    "senators": [
        {
            "seats": 3, "active": 0, "turn": 2,
            "step": {"step": "ExtortionAnswer", "victim": 1, "card": "iron_6", "price": 5},
            "players": [{"cash": 7, "senators": 5}, {"cash": 5, "table": ["iron_6"]}],
            "rolls": {"anything": [1, 2]},
        },
        {"seats": 3, "players": [{"cash": 9, "secret_bid": 3}], "war_row": ["war_1"], "step": "WarBid"},
        {"seats": 3, "step": {"step": "NewSenator", "seat": 1, "price": 15}},
        {"seats": 3, "auction": {"market_1": {"card": "meat_2", "bids": [[1, 3], [2, 5]]}}, "step": "Settle"},
        {"seats": 3, "step": {"step": "CashIn", "seat": 0, "free_sets": -1}},
        {"seats": 3, "step": {"step": "DeficitBid", "amount": 15}},
    ],
    "provincia": [
        {
            "seats": 3, "round": 5, "start": 1, "active": 2,
            "step": {"step": "LoseBuilding", "seat": 2, "tag": "defence", "left": 1},
            "players": [
                {"town": "arelate", "clay": 1, "wood": 2, "stone": 3, "gold": 4, "morale": 5, "defence": 1},
                {"front": ["concussio"], "concussio": 0},
                {"city": ["horreum", "turris"], "prestige_cards": [-2], "prestige": -2},
            ],
            "markers": {"opes": 1, "spqr": 0}, "supply": {"clay": 1},
        },
        {"seats": 2, "step": {"step": "PayResources", "seat": 0, "left": 3}},
        {"seats": 2, "step": {"step": "PlayTurn", "turn": 1}, "active": 1},
        {"seats": 2, "step": {"step": "ChooseDeck", "selection": 0}},
    ],
    "massilia": [
        {
            "seats": 2, "round": 4, "order": [1, 0], "passed": [], "active": 1,
            "players": [
                {"money": 6, "stones": 2, "reputation": 3, "stalls": {"S5": {"orange": 2, "beige": 1}}},
                {"money": 3, "stalls": {"S9": {"pink": 2}, "S13": {}}},
            ],
            "temple": ["brown_3", "grey_1"], "prices": {"temple": 2}, "marks": {"pink": 1},
            "harbour": {"pink": 5}, "supply": 9, "rolls": {"dice 5 temple": [1, 2, 3, 4]},
        },
    ],
    "rome": [
        {
            "seats": 3, "round": 3, "order": [2, 0, 1], "active": 0,
            "players": [
                {"dice": [4], "sum": 12, "sp": 7, "forfeited": 3, "forum": {"olives": 1, "wine": 0, "jewels": 2}},
                {"dice": [1, 2, 3, 4]},
            ],
            "tracks": {"military": [{"seat": 0, "dice": [4, 3]}]}, "rolls": {"reroll 0": [3]},
        },
        {
            "seats": 3, "round": 3, "options": {"phase3_card_timing": "phase2"},
            "tracks": {"black_market": [{"seat": 0, "dice": [5, 2]}, {"seat": 1, "dice": [6]}]},
            "players": [{"promised": {"strength": 1, "budget": 3}}],
            "step": {"step": "Purchase", "seat": 0, "section": 1, "budget": 7},
        },
    ],
}  # fmt: skip


def numbers(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where the whole numbers are."""
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from numbers(item, (*path, key))
    elif isinstance(value, list | tuple):
        for place, item in enumerate(value):
            yield from numbers(item, (*path, place))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


def changed(value: Any, path: Path, number: Any) -> Any:
    new = copy.deepcopy(value)
    at = new
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = number
    return new


def play(state: Any, seed: object) -> None:
    """Some moves of anybody, with what everybody gets to see and a snapshot on the way."""
    rng = Random(str(seed))
    for number in range(MOVES):
        if not state.to_move:
            return
        seat = rng.choice(state.to_move)
        state.play(seat, rng.choice(state.moves(seat)))
        if number % 10 == 0:
            for viewer in (None, *range(state.seats)):
                json.dumps(state.view(viewer))
            state.game.load(json.loads(json.dumps(state.dump())))


class Feeder:
    def __init__(self, name: str) -> None:
        self.name = name
        self.game = taberna.game(name)
        self.tried = 0
        self.wrong: list[str] = []

    def feed(self, what: str, make: Callable[[], Any], refused: bool, says: str = "") -> None:
        """Try a value: a refusal says where, and what is not refused can be played."""
        self.tried += 1
        try:
            state = make()
        except TabernaError as error:
            if says not in str(error):
                self.wrong.append(f"{what}: does not say where: {error}")
            return
        if refused:
            self.wrong.append(f"{what}: taken")
            return
        play(state, what)

    # -- what is fed -------------------------------------------------------------------------------------------

    def editions(self) -> None:
        played: dict[tuple[str, str], int] = {}
        for table, entry, name, value, _ in self.game.data.rows():
            low, high = self.game.data.bounds(table, entry, name)
            for path in numbers([value]):
                where = f"{table}.{entry}.{name}"
                for number in (*WRONG, low - 1, high + 1):
                    self.feed(
                        f"{where} = {brief(number)}",
                        self.edition(table, entry, name, value, path, number),
                        True,
                        where,
                    )
                played[table, name] = played.get((table, name), 0) + 1
                if played[table, name] <= 4:
                    for number in (low, high):
                        self.feed(
                            f"{where} = {number}",
                            self.edition(table, entry, name, value, path, number),
                            False,
                        )

    def edition(
        self, table: str, entry: str, name: str, value: Any, path: Path, number: Any
    ) -> Callable[[], Any]:
        new = changed([value], path, number)[0]

        def make() -> Any:
            return taberna.game(self.name, {table: {entry: {name: new}}}).new(seed="bounds")

        return make

    def options(self) -> None:
        for field, meta in described(self.game.Options):
            if meta["kind"] not in ("number", "numbers"):
                continue
            value = field.default if field.default is not None else meta["low"]
            for path in numbers([value]):
                fits = (meta["low"], meta["high"])
                for number in (*WRONG, fits[0] - 1, fits[1] + 1, *fits):
                    new = changed([list(value) if isinstance(value, tuple) else value], path, number)[0]
                    self.feed(
                        f"{field.name} = {brief(number)}",
                        lambda new=new, name=field.name: self.game.new(options={name: new}, seed="bounds"),
                        not (type(number) is int and fits[0] <= number <= fits[1]),
                        field.name,
                    )

    def positions(self) -> None:
        for spec in POSITIONS[self.name]:
            self.game.position(spec)
            for path in numbers(spec):
                for number in (*WRONG, -1, SMALL):
                    small = number in (-1, SMALL)
                    self.feed(
                        f"position {path} = {brief(number)}",
                        lambda number=number, spec=spec, path=path: self.game.position(
                            changed(spec, path, number)
                        ),
                        not small,
                    )

    def dumps(self) -> None:
        rng = Random(1)
        state = self.game.new(seed="bounds")
        for number in range(61):
            if number % 30 == 0:
                self._dump(json.loads(json.dumps(state.dump())))
            seat = rng.choice(state.to_move)
            state.play(seat, rng.choice(state.moves(seat)))

    def _dump(self, dump: Any) -> None:
        counters = {("revealed",)}
        for path in numbers(dump):
            counter = path in counters or path[:2] == ("chance", "counts")
            for number in (*WRONG, -1, SMALL):
                small = number in (-1, SMALL) or (counter and number == 2**30)
                if path == ("version",) and number is True:  # equal to 1, and never counted with
                    continue
                self.feed(
                    f"dump {path} = {brief(number)}",
                    lambda number=number, path=path: self.game.load(changed(dump, path, number)),
                    not small,
                )


def main(name: str, part: str) -> None:
    feeder = Feeder(name)
    sys.setrecursionlimit(3000)
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    with open("/proc/self/statm", encoding="ascii") as statm:
        used = max(used, int(statm.read().split()[0]) * resource.getpagesize())
    resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    getattr(feeder, part)()
    print(json.dumps({"tried": feeder.tried, "wrong": feeder.wrong[:20]}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
