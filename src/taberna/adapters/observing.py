"""Observations from move to move: of a seat's vector only what has changed since it last looked is made anew.

The states that are looked at must not change afterwards (`Engine.act` plays on a copy). What a section of the view is
made of tells whether it is still true (`taberna.kernel.sections`).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from taberna.kernel.sections import Mixed, Players, Private, Public, Section
from taberna.kernel.state import State
from taberna.kernel.step import Step

from .encoding import Encoding, Field

_NEVER = object()  # equal to nothing that a view is made of


class _Told:
    """A field, its place in the vector, and as many zeros."""

    __slots__ = ("at", "end", "field", "zeros")

    def __init__(self, field: Field, at: int) -> None:
        self.field = field
        self.at = at
        self.end = at + field.size
        self.zeros = array("f", bytes(4 * field.size))

    def tell(self, value: Any, out: array[float], observer: int, seats: int) -> None:
        out[self.at : self.end] = self.zeros
        if value or value == 0:
            self.field.fill(out, self.at, value, observer, seats)


class _Table:
    """A table of the view, the whole one or that of a player, and its stretch of the vector."""

    def __init__(self, fields: Sequence[Field], start: int) -> None:
        #: What was told last, by key.
        self.told: dict[str, Any] = {}
        #: The keys that fields are made of.
        self.keys: set[str] = set()
        #: By key: the fields that tell an entry, those that tell of its table one thing each, by its key, and others.
        self.plain: dict[str, list[_Told]] = {}
        self.inner: dict[str, dict[str, list[_Told]]] = {}
        self.other: dict[str, list[_Told]] = {}
        for field in fields:
            one = _Told(field, start)
            for key in field.entries:
                self.keys.add(key)
                if len(field.keys) == 1:
                    self.plain.setdefault(key, []).append(one)
                elif len(field.keys) == 2:
                    self.inner.setdefault(key, {}).setdefault(field.keys[1], []).append(one)
                else:
                    self.other.setdefault(key, []).append(one)
            start += field.size

    def tell(self, entries: Mapping[str, Any], out: array[float], observer: int, seats: int) -> None:
        told = self.told
        changed = []
        for key in self.keys & entries.keys():
            value = entries[key]
            before = told.get(key, _NEVER)
            if before != value:
                told[key] = value
                changed.append(key)
                for one in self.plain.get(key, ()):
                    one.tell(value, out, observer, seats)
                if key in self.inner:
                    self._tell_inner(key, before, value, out, observer, seats)
        for key in changed:
            for one in self.other.get(key, ()):
                one.tell(one.field.value(told), out, observer, seats)

    def _tell_inner(
        self, key: str, before: Any, after: Any, out: array[float], observer: int, seats: int
    ) -> None:
        """What lies in the table of an entry: only what is or was there, if it was a table before."""
        inner = self.inner[key]
        if not isinstance(after, dict) or not isinstance(before, dict):
            for several in inner.values():
                for one in several:
                    one.tell(one.field.value(self.told), out, observer, seats)
            return
        for way in inner.keys() & {**before, **after}.keys():
            value = after.get(way)
            if value != before.get(way, _NEVER):
                for one in inner[way]:
                    one.tell(value, out, observer, seats)


class Observer:
    """What one seat observes of one game."""

    def __init__(self, encoding: Encoding, seat: int, sections: Sequence[Section]) -> None:
        seats = encoding.seats
        self.seat = seat
        self.seats = seats
        self.vector = array("f", bytes(4 * encoding.size))
        self._common = _Table(encoding.common, 0)
        #: By seat; the observer's comes first in the vector.
        self._players = [
            _Table(encoding.player, encoding.place_of((other - seat) % seats)) for other in range(seats)
        ]
        #: The sections that may tell something of interest, and what they were made of last.
        self._sections = [section for section in sections if not self._idle(section)]
        self._parts: list[object] = [_NEVER] * len(self._sections)
        self._player_parts: list[object] = [_NEVER] * seats
        self._step: Step | None = None

    def _idle(self, section: Section) -> bool:
        return isinstance(section, Mixed) and section.name not in self._common.keys

    def look(self, state: State) -> array[float]:
        """The vector of this state; it is changed by the next look."""
        self._look_at_step(state)
        for place, section in enumerate(self._sections):
            if isinstance(section, Players):
                self._look_at_players(section, state)
                continue
            if isinstance(section, Public):
                parts = section.parts(state)
            elif isinstance(section, Private):
                parts = section.parts(state, self.seat)
            else:
                parts = _NEVER
            if parts is _NEVER or parts != self._parts[place]:
                self._parts[place] = parts
                entries: dict[str, Any] = {}
                section.show(state, entries, self.seat)
                self._common.tell(entries, self.vector, self.seat, self.seats)
        return self.vector

    def _look_at_step(self, state: State) -> None:
        entries: dict[str, Any] = {"to_move": list(state.to_move), "revealed": state.revealed}
        step = state.stack[-1] if state.stack else None
        if step is None:
            entries["step"] = None
        elif step is not self._step or type(step).shown_to is not Step.shown_to:
            entries["step"] = {"name": step.name, "rule": step.rule, **step.shown_to(state, self.seat)}
        self._step = step
        self._common.tell(entries, self.vector, self.seat, self.seats)

    def _look_at_players(self, section: Players, state: State) -> None:
        kept = self._player_parts
        for seat, parts in enumerate(section.parts(state)):
            if parts != kept[seat]:
                kept[seat] = parts
                own = section.own(state, seat, seat == self.seat)
                entries = {**section.make(state, seat), **own}
                self._players[seat].tell(entries, self.vector, self.seat, self.seats)


class Observers:
    """The observers of one game, each from when its seat first looks."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self._observers: dict[int, Observer] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return Observers, (self.encoding,)  # whoever looks elsewhere looks anew

    def clear(self) -> None:
        """Another game begins."""
        self._observers = {}

    def look(self, state: State, seat: int) -> array[float]:
        observer = self._observers.get(seat)
        if observer is None:
            observer = self._observers[seat] = Observer(self.encoding, seat, state.sections())
        return observer.look(state)[:]
