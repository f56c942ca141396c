"""From the parts of a state to the numbers of a vector: where each field's value comes from, and where it goes.

A field is made of an entry of the view, an entry of parts of the state (`taberna.kernel.observed`): a plain one by its
kind, others by a function of the game. Equal parts give equal numbers, so these are kept and serve all games with the
same options.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from taberna.kernel.differing import WIDTH
from taberna.kernel.fields import ALL, OWN, Entry
from taberna.kernel.game import Game
from taberna.kernel.observed import Observed, observed, written_by_hand

from .encoding import Encoding, Field
from .moments import Moments
from .stretches import Slot, Source, Stretch, numbers_of


class Plan:
    """How the vectors of all seats are made; all games of a kind share it."""

    def __init__(self, encoding: Encoding, game: Game, options: Any) -> None:
        self.encoding = encoding
        self.game = game
        self.options = options
        self.seats = encoding.seats
        self.size = encoding.size
        self.changes = game.made.changes
        #: How many looks there were.
        self.looks = 0
        self._parts, self._entries = observed(game.declared)
        #: The number and width of each part; a single value has none.
        self._widths: dict[str, tuple[int, int]] = {}
        self.common: dict[str, Source] = {}
        self.of_players: list[dict[str, Source]] = [{} for _ in range(self.seats)]
        #: What sections written by hand tell a seat alone, and what they tell all of a seat.
        self.own: dict[str, list[Source]] = {}
        self.of_seats: dict[str, list[Source]] = {}
        self._find_sources()
        #: Room for what was seen before: a value for each part, then for each that says since when it is as it is.
        self.width = len(self._parts) + sum(1 for part in self._parts.values() if part.since)
        self.stretches: list[Stretch] = []
        #: The stretches to tell anew when a part changes, by its number and place.
        self.watching: list[list[list[Stretch]]] = [
            [[] for _ in range(max(1, self._widths[name][1]))] for name in self._parts
        ]
        #: Those that tell more after the end.
        self.at_the_end: list[Stretch] = []
        #: What never changes in a game: its options.
        self.constant: list[tuple[int, Any]] = []
        self._turning: dict[str, list[tuple[Field, int]]] = {}
        self.moments = [Moments(encoding, game, seat) for seat in range(self.seats)]
        self._place_fields()

    # -- where values come from ------------------------------------------------------------------------

    def _find_sources(self) -> None:
        names = self.game.declared.names
        by_hand = {group.by_hand: group for group in written_by_hand(self.game.declared)}
        for number, (name, part) in enumerate(self._parts.items()):
            if part.by in by_hand:
                width = sum(self.seats if piece.by else 1 for piece in by_hand[part.by].seen)
            else:
                width = self.seats if part.by == "seat" else len(names[part.by]) if part.by else 0
            assert width < 1 << WIDTH, name
            self._widths[name] = (number, width)
        for one in self._entries:
            if one.of_player:
                for seat in range(self.seats):
                    self.of_players[seat][one.entry.view_key] = self._source(one, seat)
            else:
                self.common[one.entry.view_key] = self._source(one, -1)
                if one.plain and one.entry.by:
                    self._by_name(one.entry, self._widths[one.parts[0]][0])
        for group in by_hand.values():
            number, place = self._widths[group.by_hand][0], 0
            for piece in group.seen:
                found = []
                for _ in range(self.seats if piece.by else 1):
                    found.append(Source(tuple(piece.key.split(".")), [(number, place)]))
                    found[-1].told_to = piece.tell
                    place += 1
                if piece.by:
                    (self.own if piece.by == OWN else self.of_seats)[piece.key] = found
                else:
                    self.common[piece.key] = found[0]

    def _slots(self, name: str, seat: int) -> list[Slot]:
        number, width = self._widths[name]
        if not width:
            return [(number, -1)]
        if seat >= 0 and self._parts[name].by == "seat":
            return [(number, seat)]
        return [(number, place) for place in range(width)]

    def _source(self, one: Observed, seat: int) -> Source:
        entry = one.entry
        found = Source(
            tuple(entry.view_key.split(".")), [slot for name in one.parts for slot in self._slots(name, seat)]
        )
        found.player = seat
        found.private = entry.see != ALL
        found.open_at_end = entry.see == OWN
        if one.open_if:
            found.open_if = self._widths[one.open_if][0]
        if one.plain:
            found.whole = (self._widths[one.parts[0]][0], seat)
            found.encode = self._whole(entry) if entry.by and seat < 0 else self._writer(entry.kind)
        elif seat < 0:
            found.told = self.game.made.told[entry.view_key]
        else:
            found.told_of = self.game.made.told_of[entry.view_key]
        return found

    def _by_name(self, entry: Entry, number: int) -> None:
        """The values of a table that is counted by names, each for itself."""
        names = self.game.declared.names[entry.by]
        kinds = entry.kind if isinstance(entry.kind, tuple) else (entry.kind,) * len(names)
        for place, (name, kind) in enumerate(zip(names, kinds, strict=True)):
            key = f"{entry.view_key}.{name}"
            found = self.common[key] = Source(tuple(key.split(".")), [(number, place)])
            found.whole = (number, place)
            found.encode = self._writer(kind)

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
            if top == "options":
                shown = field.value({"options": self.game.show_options(self.options)})
                self.constant.append((at, numbers_of(field, shown, 0, self.seats)))
            elif top in ("step", "stack", "to_move", "revealed"):
                for moments in self.moments:
                    moments.place(top, field, at)
            else:
                start = at
                for piece in field.pieces or [field]:
                    self._place_common(piece, start)
                    start += piece.size
            at += field.size
        for seat, sources in enumerate(self.of_players):
            start = 0
            for field in self.encoding.player:
                places = [
                    self.encoding.place_of((seat - observer) % self.seats) + start
                    for observer in range(self.seats)
                ]
                self._place(Stretch(field, self._sources(field, sources), places, seat))
                start += field.size

    def _place_common(self, field: Field, at: int) -> None:
        entry = field.entries[0] if not field.keys else ".".join(field.keys)
        seats = range(self.seats)
        if entry in self.own:
            for seat in seats:
                source = self.own[entry][seat]
                source.private = True
                self._place(Stretch(field, [source], [at] * self.seats, seat))
        elif entry in self.of_seats:  # one field for each place after the observer
            fields = self._turning.setdefault(entry, [])
            fields.append((field, at))
            if len(fields) == self.seats:
                for seat in seats:
                    places = [fields[(seat - observer) % self.seats][1] for observer in seats]
                    self._place(Stretch(field, [self.of_seats[entry][seat]], places, -1))
        else:
            self._place(Stretch(field, self._sources(field, self.common), [at] * self.seats, -1))

    def _sources(self, field: Field, sources: dict[str, Source]) -> list[Source]:
        if not field.keys:
            return [sources[key] for key in field.entries]
        for length in range(len(field.keys), 0, -1):
            found = sources.get(".".join(field.keys[:length]))
            if found is not None:
                return [found]
        raise KeyError(f"{self.game.name} tells nothing of {field.path}")

    def _place(self, stretch: Stretch) -> None:
        stretch.number = len(self.stretches)
        self.stretches.append(stretch)
        if stretch.by_function or (stretch.private and stretch.open_at_end):
            self.at_the_end.append(stretch)
        watched = [
            *zip(stretch.parts, stretch.places, strict=True),
            *((part, -1) for part in stretch.opened_by),
        ]
        for part, place in watched:
            watching = self.watching[part][max(0, place)]
            if stretch not in watching:
                watching.append(stretch)


@lru_cache(maxsize=64)
def plan_of(encoding: Encoding, game: Game, options: Any) -> Plan:
    return Plan(encoding, game, options)
