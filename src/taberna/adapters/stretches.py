"""Stretches of a vector: the numbers of one field, and where they come from."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from .encoding import Field

#: Of each field so many values are kept with their numbers, then all are forgotten.
MOST: Final = 1024

#: The number of a part, and a place in it; -1 for the part as a whole.
Slot = tuple[int, int]
Kept = dict[object, "array[float]"]


def zeros(size: int) -> array[float]:
    return array("f", bytes(4 * size))


def numbers_of(field: Field, value: Any, observer: int, seats: int) -> array[float]:
    """The numbers of a field as they lie in a vector."""
    out = zeros(field.size)
    if value or value == 0:  # nothing and empty lists are zeros
        field.fill(out, 0, value, observer, seats)
    return out


class Source:
    """An entry of the view, of a player or of all: its value in names, made at most once in a look."""

    def __init__(self, keys: tuple[str, ...], slots: list[Slot]) -> None:
        #: Where it stands in the view, and what of the parts it is made of.
        self.keys = keys
        self.slots = slots
        #: How a plain value is written and where it is; others are told by a function.
        self.encode: Callable[[Any], Any] | None = None
        self.whole: Slot = (0, -1)
        self.told: Callable[[Any], Any] | None = None
        self.told_of: Callable[[Any, int, int], Any] | None = None
        self.told_to: Callable[[Any, int], Any] | None = None
        self.player = -1
        #: Only its player sees it, until the end or for ever, or unless a part says otherwise.
        self.private = False
        self.open_at_end = False
        self.open_if = -1
        self.looked = -1
        self.value: Any = None

    def now(self, state: Any, before: list[Any], observer: int, look: int) -> Any:
        """Its value in names as the observer sees it."""
        if self.looked == look:
            return self.value
        if self.told is not None:
            value = self.told(state)
        elif self.told_of is not None:
            value = self.told_of(state, self.player, observer)
        elif self.told_to is not None:
            value = self.told_to(state, observer)
        else:
            assert self.encode is not None, self.keys
            part, place = self.whole
            inside = before[part] if place < 0 else before[part][place]
            value = None if inside is None else self.encode(inside)
        self.looked = look
        self.value = value
        return value


class Stretch:
    """The stretch of a vector that one field fills, for every observer, and where its value comes from."""

    def __init__(self, field: Field, sources: list[Source], places: list[int], seat: int) -> None:
        """``places``: where it begins in the vector of each observer; ``seat``: whose it is, -1 for nobody's."""
        self.number = -1
        self.field = field
        self.sources = sources
        self.nothing = zeros(field.size)
        self.seat = seat
        #: Whether its seat alone sees it, and the parts that may say otherwise.
        self.private = any(source.private for source in sources)
        self.opened_by = [source.open_if for source in sources if source.open_if >= 0]
        self.open_at_end = all(source.open_at_end or not source.private for source in sources)
        #: Whether functions of the game tell what it is made of; after the end they may tell more than its parts.
        self.by_function = any(one.told is not None or one.told_of is not None for one in sources)
        #: Whether all who see it see the same numbers.
        same = not field.relative and all(source.told_to is None for source in sources)
        self.alike = not self.opened_by and (self.private or same)
        #: Where it is in the vector of each observer, and whether it is there for them before the end.
        self.firsts = places
        self.where = [slice(at, at + field.size) for at in places]
        everybody = not self.private or bool(self.opened_by)
        self.seen = [everybody or observer == seat for observer in range(len(places))]
        #: The parts it depends on, and its numbers by their values; None if these are not worth it or have none.
        slots = [slot for source in sources for slot in source.slots]
        if field.among is not None:
            slots = [slots[place] for place in field.among]
        self.parts = [part for part, _ in slots]
        self.places = [place for _, place in slots]
        self.kept: list[Kept | None] = self._kept(len(places))
        #: The last looks in which it was found changed, and told.
        self.changed = -1
        self.told = -1

    def _kept(self, seats: int) -> list[Kept | None]:
        if not self.field.keep:
            return [None] * seats
        if len(self.sources) == 1 and self.sources[0].encode is not None:
            return [
                _kept_of(self.field, observer if self.field.relative else -1) for observer in range(seats)
            ]
        if self.field.relative:
            return [{} for _ in range(seats)]
        kept: Kept = {}
        return [kept] * seats

    def values(self, before: list[Any]) -> list[Any]:
        """What the parts are that it depends on."""
        found = []
        places = self.places
        for i, part in enumerate(self.parts):
            place = places[i]
            found.append(before[part] if place < 0 else before[part][place])
        return found

    def in_names(self, state: Any, before: list[Any], observer: int, look: int) -> Any:
        """What the field is filled with, in names."""
        sources = self.sources
        if not self.field.keys:
            return {".".join(one.keys): one.now(state, before, observer, look) for one in sources}
        value = sources[0].now(state, before, observer, look)
        for key in self.field.keys[len(sources[0].keys) :]:
            if isinstance(value, list):
                value = value[int(key)] if int(key) < len(value) else None
            elif isinstance(value, dict):
                value = value.get(key)
            else:
                return None
        return value


@cache
def _kept_of(field: Field, observer: int) -> Kept:
    """The numbers of a field by its value; -1 for any observer."""
    return {}
