"""Views as numbers: fixed-size vectors with a documented meaning, seen from one seat.

A game lists its *fields* (`games/<game>/tensor.py`), or they are `derived` from its declaration. Each field has a
name, a size and a place in the view; players come in turn order beginning with the observer, so that a learner need
not know where it sits.
`Encoding.describe` gives the table of meanings, `VERSION` says which one.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.games import part

#: Raised when a number of any game's vector moves or changes its meaning.
VERSION = 4
MOST_CHAINS = 1024  # whose sums are kept

View = Mapping[str, Any]
Fill = Callable[["array[float]", int, Any, int, int], None]  # (out, offset, value, observer, seats)
#: The same from the parts of a state that the entry depends on (`taberna.kernel.observed`). It may write into a view of
#: the memory of an array, which is quicker.
Direct = Callable[["array[float]", int, list[Any], int, int], None]
#: What of those parts the numbers depend on: equal keys, equal numbers.
Key = Callable[[list[Any]], object]


class Field:
    """One stretch of the vector: ``size`` numbers made from the value at ``path``."""

    def __init__(self, path: str, size: int, meaning: str, fill: Fill) -> None:
        self.path = path
        self.keys = tuple(path.split("."))
        #: The entries of the view (or player) that it is made of.
        self.entries = self.keys[:1]
        self.size = size
        self.meaning = meaning
        self.fill = fill
        #: Whether its numbers depend on who observes: seats are counted from them.
        self.relative = True
        #: A quicker way to the same numbers, for fields that change with almost every move.
        self.direct: Direct | None = None
        #: Whether its numbers are worth being kept by what they are made of, and what of its parts they depend on.
        self.keep = True
        self.key: Key | None = None
        #: Which of the parts of its entry it is made of; all of them if it does not say.
        self.among: tuple[int, ...] | None = None
        #: Fields that fill it one after the other and change each for itself.
        self.pieces: list[Field] = []

    def same_for_all(self) -> Field:
        """Its numbers do not depend on who observes, so that they are made once for all."""
        self.relative = False
        return self

    def value(self, view: Any) -> Any:
        for key in self.keys:
            if isinstance(view, list):
                view = view[int(key)] if int(key) < len(view) else None
            elif isinstance(view, dict):
                view = view.get(key)
            else:
                return None
        return view


def number(path: str, scale: float, meaning: str = "") -> Field:
    """One number, divided by a typical largest value; 0 if it is hidden or missing."""

    def fill(out: array[float], at: int, value: Any, observer: int, seats: int) -> None:
        out[at] = float(value) / scale if isinstance(value, int | float) else 0.0

    return Field(path, 1, meaning or f"{path} / {scale:g}", fill).same_for_all()


def flag(path: str, meaning: str = "") -> Field:
    def fill(out: array[float], at: int, value: Any, observer: int, seats: int) -> None:
        out[at] = 1.0 if value else 0.0

    return Field(path, 1, meaning or f"{path}: 1 if true", fill).same_for_all()


def length(path: str, scale: float) -> Field:
    """How many things a list holds."""

    def fill(out: array[float], at: int, value: Any, observer: int, seats: int) -> None:
        out[at] = (len(value) if value else 0) / scale

    return Field(path, 1, f"number of things in {path} / {scale:g}", fill).same_for_all()


def seat(path: str, seats: int) -> Field:
    """One-hot: which seat, counted from the observer; all 0 for none. A list of seats sets several."""

    def fill(out: array[float], at: int, value: Any, observer: int, count: int) -> None:
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, int) and 0 <= one < count:
                out[at + (one - observer) % count] = 1.0

    return Field(path, seats, f"{path}: one place per seat, the observer first", fill)


def things(path: str, names: Sequence[str], scale: float = 1.0) -> Field:
    """How often each named thing is in a list (or in the keys and counts of a table)."""
    places = {name: i for i, name in enumerate(names)}

    def fill(out: array[float], at: int, value: Any, observer: int, seats: int) -> None:
        if isinstance(value, dict):
            for name, count in value.items():
                if name in places and isinstance(count, int):
                    out[at + places[name]] = count / scale
        elif isinstance(value, list):
            for name in value:
                if isinstance(name, str) and name in places:
                    out[at + places[name]] += 1.0 / scale
        elif isinstance(value, str) and value in places:
            out[at + places[value]] = 1.0

    meaning = f"{path}: one place per name ({names[0]} … {names[-1]})"
    return Field(path, len(names), meaning, fill).same_for_all()


def computed(
    name: str,
    size: int,
    meaning: str,
    fill: Callable[[array[float], int, View, int, int], None],
    *entries: str,
    direct: Direct | None = None,
    key: Key | None = None,
    keep: bool = True,
) -> Field:
    """Anything else: made of these entries, of which the first is the name unless they are given."""
    field = Field(name, size, meaning, fill)
    field.direct = direct
    field.key = key
    field.keep = keep
    field.keys = ()
    field.entries = entries or (name,)
    return field


def quicker(fields: Sequence[Field], path: str, direct: Direct, key: Key | None = None) -> None:
    """Say how a field is made of parts of the state; its numbers are kept only by a key."""
    (field,) = [one for one in fields if one.path == path]
    field.direct = direct
    field.key = key
    field.keep = key is not None


def counted(fields: Sequence[Field], path: str, scale: float) -> None:
    """A field that tells how many things each part of the state holds."""

    def direct(out: array[float], at: int, parts: list[Any], observer: int, seats: int) -> None:
        for place, pile in enumerate(parts, at):
            out[place] = len(pile) / scale

    def key(parts: list[Any]) -> object:
        return len(parts[0]) if len(parts) == 1 else tuple([len(pile) for pile in parts])

    quicker(fields, path, direct, key)


def in_order(path: str, seats: int) -> Field:
    """Which seat is on each place of a list, counted from the observer."""

    def fill(out: array[float], at: int, view: View, observer: int, count: int) -> None:
        for place, seat in enumerate(view[path]):
            out[at + place * count + (seat - observer) % count] = 1.0

    meaning = f"{path}: per place one place per seat"
    return computed(f"{path}, place by place", seats * seats, meaning, fill, path)


class Sums:
    """Sums over a chain (newest outside), by absolute seats; those of its older part are kept and taken up again."""

    def __init__(self, size: int, add: Callable[[array[float], Any], None]) -> None:
        self.size = size
        self.add = add
        self.kept: dict[int, tuple[Any, array[float]]] = {}

    def of(self, chain: Any) -> array[float]:
        newer: list[Any] = []
        while chain is not None and id(chain) not in self.kept:
            newer.append(chain)
            chain = chain[0]
        sums = array("f", bytes(4 * self.size)) if chain is None else self.kept[id(chain)][1]
        if newer:
            sums = sums[:]
            newest = newer[0]
            newer.reverse()
            for link in newer:
                self.add(sums, link)
            if (
                len(self.kept) >= MOST_CHAINS
            ):  # the older half is forgotten: games go on from their newest links
                for old in list(self.kept)[: MOST_CHAINS // 2]:
                    del self.kept[old]
            self.kept[id(newest)] = (newest, sums)
        return sums


class Encoding:
    """All fields of one game at one seat count, with their places in the vector."""

    def __init__(self, game: Game, seats: int, common: Sequence[Field], player: Sequence[Field]) -> None:
        self.game = game
        self.seats = seats
        self.common = list(common)
        self.player = list(player)
        self.sections: dict[str, tuple[int, int]] = {}
        at = 0
        for field in self.common:
            self.sections[field.path] = (at, at + field.size)
            at += field.size
        for place in range(seats):
            for field in self.player:
                self.sections[f"player {place}: {field.path}"] = (at, at + field.size)
                at += field.size
        self.size = at
        self._first = sum(field.size for field in self.common)
        self._each = sum(field.size for field in self.player)

    def place_of(self, player: int) -> int:
        """Where the stretch of a player begins, counted from the observer."""
        return self._first + player * self._each

    @staticmethod
    @cache
    def of(name: str, seats: int) -> Encoding:
        game = find_game(name)
        from . import derived

        fields: Any = part(name, "tensor") or derived
        common, player = fields.fields(game, seats)
        return Encoding(game, seats, common, player)

    def __reduce__(self) -> tuple[object, ...]:
        return _found, (self.game.name, self.seats)

    def vector(self, view: View, observer: int) -> array[float]:
        """A view as numbers: 32-bit floats that numpy takes over without copying."""
        seats = self.seats
        out = array("f", bytes(4 * self.size))
        players = view["players"]
        for start, fields, told in (
            (0, self.common, view),
            *(
                (self.place_of(place), self.player, players[(observer + place) % seats])
                for place in range(seats)
            ),
        ):
            at = start
            for field in fields:
                keys = field.keys
                value = told.get(keys[0]) if len(keys) == 1 else field.value(told)
                if value or value == 0:  # nothing and empty lists are zeros already
                    field.fill(out, at, value, observer, seats)
                at += field.size
        return out

    def describe(self) -> list[tuple[int, int, str]]:
        """(first place, size, meaning) of every field, for the documentation."""
        rows = []
        at = 0
        for field in self.common:
            rows.append((at, field.size, field.meaning))
            at += field.size
        for place in range(self.seats):
            who = "the observer" if place == 0 else f"seat {place} after the observer"
            for field in self.player:
                rows.append((at, field.size, f"{who}: {field.meaning}"))
                at += field.size
        return rows


def _found(name: str, seats: int) -> Encoding:
    """An encoding from its pickle."""
    return Encoding.of(name, seats)
