"""From the parts of a state to the numbers of a vector: where each field's value comes from, and where it goes.

A field is made of an entry of the view, an entry of parts of the state (`taberna.kernel.observed`): a plain one by its
kind, others by a function of the game. Equal parts give equal numbers, so these are kept and serve all games with the
same options.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from taberna.kernel.fields import Entry
from taberna.kernel.game import Game
from taberna.kernel.observed import Observed, observed, written_by_hand
from taberna.kernel.state import State
from taberna.kernel.step import Step

from .encoding import Encoding, Field

#: Of each field so many values are kept with their numbers, then all are forgotten.
MOST: Final = 1024


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

    def __init__(self, keys: tuple[str, ...], first: int, end: int) -> None:
        #: Where it stands in the view, and its parts' places.
        self.keys = keys
        self.first = first
        self.end = end
        self.slots = list(range(first, end))
        #: How a plain value is written; others are told by a function.
        self.encode: Callable[[Any], Any] | None = None
        self.told: Callable[[Any], Any] | None = None
        self.told_of: Callable[[Any, int, int], Any] | None = None
        self.told_to: Callable[[Any, int], Any] | None = None
        self.player = -1
        #: Whether it speaks of seats, which are counted from the observer.
        self.of_seats = False
        self.looked = -1
        self.value: Any = None


class Stretch:
    """The stretch of the vector that one field fills, and where its value comes from."""

    def __init__(self, field: Field, sources: list[Source], at: int) -> None:
        self.field = field
        self.sources = sources
        #: Its place in the vector.
        self.at = at
        self.where = slice(at, at + field.size)
        self.nothing = zeros(field.size)
        #: The parts it depends on, and its numbers by their values; None if these are not worth it or have none.
        slots = [slot for source in sources for slot in source.slots]
        self.slots = slots if field.among is None else [slots[place] for place in field.among]
        self.kept: dict[object, array[float]] | None = {} if field.keep else None
        #: Whether functions of the game tell what it is made of; after the end they may tell more than its parts.
        self.by_function = any(source.told is not None or source.told_of is not None for source in sources)
        self.told = -1

    def inside(self, value: Any) -> Any:
        """What lies deeper in an entry's value, on the field's way through the view."""
        for key in self.field.keys[len(self.sources[0].keys) :]:
            if isinstance(value, list):
                value = value[int(key)] if int(key) < len(value) else None
            elif isinstance(value, dict):
                value = value.get(key)
            else:
                return None
        return value


class Plan:
    """How the vectors of one seat are made; all games of a kind share it."""

    def __init__(self, encoding: Encoding, game: Game, options: Any, observer: int) -> None:
        self.encoding = encoding
        self.game = game
        self.options = options
        self.observer = observer
        self.seats = encoding.seats
        self.size = encoding.size
        self.collect = self.game.made.parts
        #: How many looks there were, and places of parts.
        self.looks = 0
        self.slots = 0
        self._places: dict[str, tuple[int, int]] = {}
        self.common: dict[str, Source] = {}
        self.of_players: list[dict[str, Source]] = [{} for _ in range(self.seats)]
        self._find_sources()
        #: The stretches to tell anew when a part changes, by its place; and the places that functions depend on.
        self.watching: list[list[Stretch]] = [[] for _ in range(self.slots)]
        self.of_functions: list[int] = []
        #: The fields that tell the step and their places in its stretch, and the one that tells who moves.
        self.step_fields: list[tuple[Field, int]] = []
        self.step_start = self.step_end = 0
        self.movers = self.encoding.common[0]
        self.movers_at = 0
        self.stack = self.movers
        self.stack_start = self.stack_end = 0
        self.revealed = self.movers
        self.revealed_at = 0
        #: What never changes in a game: its options.
        self.constant: list[tuple[int, array[float]]] = []
        #: What a step adds to the numbers of the stack, by identity and by value.
        self.waiting: dict[int, tuple[Step, list[tuple[int, float]]]] = {}
        self.waiting_alike: dict[object, list[tuple[int, float]]] = {}
        #: Whether a step that others lie on looks different to different viewers, or from move to move.
        below = {name for step in game.steps.values() for name in step.on}
        self.stack_changes = any(game.steps[name].shown_to is not Step.shown_to for name in below)
        #: The numbers of steps, by identity and by value, and of who moves.
        self.steps: dict[int, tuple[Step, array[float]]] = {}
        self.alike: dict[object, array[float]] = {}
        self.asked: dict[object, array[float]] = {}
        self._place_fields()

    # -- where values come from ------------------------------------------------------------------------

    def _find_sources(self) -> None:
        parts, entries = observed(self.game.declared)
        names = self.game.declared.names
        for name, part in parts.items():
            width = self.seats if part.by == "seat" else len(names[part.by]) if part.by else part.width or 1
            self._places[name] = (self.slots, self.slots + width)
            self.slots += width
        for one in entries:
            if one.of_player:
                for seat in range(self.seats):
                    self.of_players[seat][one.entry.view_key] = self._source(one, seat)
            else:
                self.common[one.entry.view_key] = self._source(one, -1)
                if one.plain and one.entry.by:
                    self._by_name(one.entry, *self._places[one.parts[0]])
        for group in written_by_hand(self.game.declared):
            first = self._places[group.by_hand][0]
            for place, piece in enumerate(group.seen, first):
                found = Source(tuple(piece.key.split(".")), place, place + 1)
                found.told_to = piece.tell
                self.common[piece.key] = found

    def _source(self, one: Observed, seat: int) -> Source:
        entry = one.entry
        first, end = self._places[one.parts[0]]
        if one.plain and seat >= 0:
            first, end = first + seat, first + seat + 1
        found = Source(tuple(entry.view_key.split(".")), first, end)
        found.player = seat
        found.of_seats = "seat" in str(entry.kind)
        if one.plain:
            found.encode = self._whole(entry) if entry.by and seat < 0 else self._writer(entry.kind)
            return found
        if seat < 0:
            found.told = self.game.made.told[entry.view_key]
        else:
            found.told_of = self.game.made.told_of[entry.view_key]
        found.slots = []
        for name in one.parts:
            low, high = self._places[name]
            if seat >= 0 and high - low == self.seats and self._counted_by_seats(name):
                low, high = low + seat, low + seat + 1
            found.slots += range(low, high)
        return found

    def _counted_by_seats(self, name: str) -> bool:
        return observed(self.game.declared)[0][name].by == "seat"

    def _by_name(self, entry: Entry, first: int, end: int) -> None:
        """The values of a table that is counted by names, each for itself."""
        kinds = entry.kind if isinstance(entry.kind, tuple) else (entry.kind,) * (end - first)
        for place, (name, kind) in enumerate(zip(self.game.declared.names[entry.by], kinds, strict=True)):
            key = f"{entry.view_key}.{name}"
            found = Source(tuple(key.split(".")), first + place, first + place + 1)
            found.encode = self._writer(kind)
            found.of_seats = "seat" in kind
            self.common[key] = found

    def _writer(self, kind: str) -> Callable[[Any], Any]:
        encode = self.game.encode
        return lambda value: encode(kind, value)

    def _whole(self, entry: Entry) -> Callable[[Any], Any]:
        names = self.game.declared.names[entry.by]
        kinds = entry.kind if isinstance(entry.kind, tuple) else (entry.kind,) * len(names)
        encode = self.game.encode
        return lambda values: {
            name: encode(kind, value) for name, kind, value in zip(names, kinds, values, strict=True)
        }

    # -- where they go -----------------------------------------------------------------------------------

    def _place_fields(self) -> None:
        at = 0
        for field in self.encoding.common:
            top = field.keys[0] if field.keys else ""
            if top == "step":
                assert not self.step_fields or self.step_end == at, "fields of steps are not together"
                if not self.step_fields:
                    self.step_start = at
                self.step_fields.append((field, at - self.step_start))
                self.step_end = at + field.size
            elif top == "to_move":
                self.movers, self.movers_at = field, at
            elif top == "revealed":
                self.revealed, self.revealed_at = field, at
            elif top == "stack":
                self.stack, self.stack_start = field, at
                self.stack_end = self.stack_start + field.size
            elif top == "options":
                shown = field.value({"options": self.game.show_options(self.options)})
                self.constant.append((at, numbers_of(field, shown, self.observer, self.seats)))
            else:
                start = at
                for piece in field.pieces or [field]:
                    self._place(Stretch(piece, self._sources(piece, self.common), start))
                    start += piece.size
            at += field.size
        for seat, sources in enumerate(self.of_players):
            at = self.encoding.place_of((seat - self.observer) % self.seats)
            for field in self.encoding.player:
                self._place(Stretch(field, self._sources(field, sources), at))
                at += field.size

    def _sources(self, field: Field, sources: dict[str, Source]) -> list[Source]:
        if not field.keys:
            return [sources[key] for key in field.entries]
        for length in range(len(field.keys), 0, -1):
            found = sources.get(".".join(field.keys[:length]))
            if found is not None:
                return [found]
        raise KeyError(f"{self.game.name} tells nothing of {field.path}")

    def _place(self, stretch: Stretch) -> None:
        if len(stretch.sources) == 1 and stretch.sources[0].encode is not None:
            if stretch.field.keep:
                stretch.kept = _kept(stretch.field, self.observer if stretch.sources[0].of_seats else -1)
        else:
            self.of_functions += stretch.slots
        for slot in stretch.slots:
            if stretch not in self.watching[slot]:
                self.watching[slot].append(stretch)

    def told_step(self, step: Step, state: State) -> array[float]:
        """The numbers of a step as the observer sees it."""
        shown = {"step": {"name": step.name, "rule": step.rule, **step.shown_to(state, self.observer)}}
        out = zeros(self.step_end - self.step_start)
        for field, at in self.step_fields:
            value = field.value(shown)
            if value or value == 0:
                field.fill(out, at, value, self.observer, self.seats)
        return out

    def told_stack(self, state: State) -> array[float]:
        """The numbers of the steps below the one that asks."""
        out = zeros(self.stack_end - self.stack_start)
        for step in state.stack[:-1]:
            for place, more in self._on_stack(step, state):
                out[place] += more
        return out

    def _on_stack(self, step: Step, state: State) -> list[tuple[int, float]]:
        """What a step adds, place by place."""
        same = self.waiting.get(id(step))
        if same is not None:
            return same[1]
        changes = type(step).shown_to is not Step.shown_to
        key = (step.name, *[getattr(step, name) for name in step.fields])
        found = None if changes else self.waiting_alike.get(key)
        if found is None:
            out = zeros(self.stack_end - self.stack_start)
            shown = {"step": step.name, **step.shown_to(state, self.observer)}
            self.stack.fill(out, 0, [shown, shown], self.observer, self.seats)  # itself, below itself
            found = [(place, more) for place, more in enumerate(out) if more]
        if not changes:
            if len(self.waiting) >= MOST:
                self.waiting.clear()
                self.waiting_alike.clear()
            self.waiting[id(step)] = (step, found)
            self.waiting_alike[key] = found
        return found


@cache
def _kept(field: Field, observer: int) -> dict[object, array[float]]:
    """The numbers of a field by its value; -1 for any observer."""
    return {}


@lru_cache(maxsize=64)
def plan_of(encoding: Encoding, game: Game, options: Any, observer: int) -> Plan:
    return Plan(encoding, game, options, observer)
