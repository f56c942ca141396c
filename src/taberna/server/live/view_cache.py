"""What the viewers of one table see, as JSON. From move to move only what has changed is made anew."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from itertools import chain
from typing import Any

import msgspec

from taberna.kernel.game import Game
from taberna.kernel.sections import Mixed, Players, Private, Public, Section
from taberna.kernel.state import State
from taberna.kernel.step import Step

_encode = msgspec.json.encode
_NEVER = object()  # equal to nothing that a section is made of


class ViewCache:
    """Looks at one state after another (`look`) and tells the views of the last one.

    The states it is shown must not change afterwards. What a section is made of tells whether it is still true
    (`taberna.kernel.sections`), so it does not matter in which order states come.
    """

    def __init__(self, state: State) -> None:
        self._public, self._players, self._private, mixed = _by_kind(state.sections())
        constant = {
            "game": state.game.name,
            "version": state.game.version,
            "seats": state.seats,
            "options": state.game.show_options(state.options),
            "commitment": state.chance.commitment,
        }
        self._opening = b'{%b,"you":' % _inside(constant)
        self._public_parts: list[object] = [_NEVER] * len(self._public)
        self._public_json: list[bytes] = [b""] * len(self._public)
        self._player_parts: list[object] = [_NEVER] * state.seats
        self._seen_by_all: list[bytes] = [b""] * state.seats  # without the closing brace
        self._seen_by_others: list[bytes] = [b""] * state.seats
        self._seen_by_itself: list[bytes | None] = [None] * state.seats
        self._private_kept: dict[tuple[int, int | None], tuple[object, bytes]] = {}
        self._mixed = [_Mixed(section, state.seats) for section in mixed]
        #: The steps of the stack from the bottom, each as it stands there and as the one that is on.
        self._steps: list[tuple[Step, bytes, bytes]] = []
        #: Some step of the stack is not shown to all alike.
        self.secret_steps = False
        self._stack = b""
        self._step = b"null"
        self._closing = b"]}"
        self.state = state
        self._look()

    def look(self, state: State) -> None:
        if state is not self.state:
            self.state = state
            self._look()

    def _look(self) -> None:
        state = self.state
        kept = self._public_parts
        changed = False
        for place, (parts_of, make) in enumerate(self._public):
            parts = parts_of(state)
            if parts != kept[place]:
                kept[place] = parts
                self._public_json[place] = _inside(make(state))
                changed = True
        if changed:
            self._closing = b",".join([b"]", *filter(None, self._public_json)]) + b"}"
        kept = self._player_parts
        for parts_of_players, make_player, own in self._players:
            for seat, parts in enumerate(parts_of_players(state)):
                if parts != kept[seat]:
                    kept[seat] = parts
                    seen = self._seen_by_all[seat] = _encode(make_player(state, seat))[:-1]
                    self._seen_by_others[seat] = _joined(seen, own(state, seat, False))
                    self._seen_by_itself[seat] = None
        for mixed in self._mixed:
            mixed.look(state)
        self._see_steps()

    def _see_steps(self) -> None:
        """A step that still lies where it lay looks as it looked."""
        kept = self._steps
        stack = self.state.stack
        same = 0
        for step, (known, _, _) in zip(stack, kept, strict=False):
            if step is not known:
                break
            same += 1
        if same == len(stack) == len(kept):
            return
        del kept[same:]
        for step in stack[same:]:
            kept.append((step, *self._see_step(step)))
        self.secret_steps = any(type(step).shown_to is not Step.shown_to for step in stack)
        self._stack = b",".join([below for _, below, _ in kept])
        self._step = kept[-1][2] if kept else b"null"

    def _see_step(self, step: Step) -> tuple[bytes, bytes]:
        """As all may see it, in the stack and as the one that is on."""
        kind = type(step)
        if kind.shown_to is Step.shown_to:
            with suppress(TypeError):  # a field that cannot be a key
                return _open_step(self.state.game, kind, *[getattr(step, name) for name in kind.fields])  # type: ignore[arg-type]
        return _as_json(kind, step.shown_to(self.state, None))

    def step(self, viewer: int | None) -> bytes:
        """The step that is on, as one viewer may know it."""
        if not self.secret_steps:
            return self._step
        step = self.state.stack[-1]
        return _encode({"name": step.name, "rule": step.rule, **step.shown_to(self.state, viewer)})

    def moment(self, viewer: int | None) -> bytes:
        """Where the rules stand, without braces."""
        state = self.state
        if self.secret_steps:
            return _inside(state.moment(viewer))
        return b'"seed":%b,"to_move":%b,"step":%b,"stack":[%b],"result":%b,"revealed":%d' % (
            b"null" if state.to_move else _encode(state.told_seed()),
            _encode(state.to_move),
            self._step,
            self._stack,
            b"null" if state.result is None else _encode(state.result.dump()),
            state.revealed,
        )

    def view(self, viewer: int | None, moment: bytes) -> list[bytes]:
        """One view, in pieces; ``moment``: what `moment` told of it."""
        players = self._seen_by_others
        you = b"null"
        if viewer is not None:
            you = b"%d" % viewer
            if self._players:
                players = players.copy()
                players[viewer] = self._seen_by_itself[viewer] or self._itself(viewer)
        pieces = [self._opening, you, b",", moment]
        for place in range(len(self._private)):
            pieces.append(self._own(place, viewer))
        for mixed in self._mixed:
            pieces += mixed.view(viewer)
        pieces += (b',"players":[', b",".join(players), self._closing)
        return pieces

    def _itself(self, seat: int) -> bytes:
        """A player, as it sees itself."""
        own = self._players[0].own(self.state, seat, True)
        seen = self._seen_by_itself[seat] = _joined(self._seen_by_all[seat], own)
        return seen

    def _own(self, place: int, viewer: int | None) -> bytes:
        """What this viewer alone sees so, after a comma."""
        section = self._private[place]
        parts = section.parts(self.state, viewer)
        kept = self._private_kept.get((place, viewer))
        if kept is None or kept[0] != parts:
            entries = _inside(section.make(self.state, viewer))
            kept = (parts, b"," + entries if entries else b"")
            self._private_kept[place, viewer] = kept
        return kept[1]


class _Mixed:
    """What is to be seen of one mixed section."""

    def __init__(self, section: Mixed, seats: int) -> None:
        self._section = section
        number = len(section.things)
        self._name = section.name.encode()
        self._shown = False
        self._parts: list[object] = [_NEVER] * number
        #: Of each thing; all but the first begin with the end of the one before.
        self._seen_by_all: list[bytes] = [b""] * number
        self._own_parts: list[list[object]] = [[_NEVER] * seats for _ in range(number)]
        #: What each seat alone knows of the things; the last entry is for the spectators.
        self._known: list[list[bytes]] = [[b"null"] * number for _ in range(seats + 1)]

    def look(self, state: State) -> None:
        section = self._section
        self._shown = section.shown(state)
        if not self._shown:
            return
        for place, parts in enumerate(section.parts(state)):
            if parts != self._parts[place]:
                self._parts[place] = parts
                start = b"}," if place else b',"%b":{' % self._name
                name = section.things[place].encode()
                seen = _inside(section.make(state, place))
                comma = b"," if seen else b""
                self._seen_by_all[place] = b'%b"%b":{%b%b"private":' % (start, name, seen, comma)
                kept = self._own_parts[place]
                for seat, own in enumerate(section.own_parts(state, place)):
                    if own != kept[seat]:
                        kept[seat] = own
                        self._known[seat][place] = _encode(section.own(state, place, seat))

    def view(self, viewer: int | None) -> Iterable[bytes]:
        """What this viewer sees, in pieces, after a comma."""
        if not self._shown:
            return (b',"%b":null' % self._name,)
        known = self._known[-1 if viewer is None else viewer]
        return chain(*zip(self._seen_by_all, known, strict=True), (b"}}",))


@lru_cache(maxsize=16)
def _by_kind(
    sections: tuple[Section, ...],
) -> tuple[list[Public], list[Players], list[Private], list[Mixed]]:
    return (
        [section for section in sections if isinstance(section, Public)],
        [section for section in sections if isinstance(section, Players)],
        [section for section in sections if isinstance(section, Private)],
        [section for section in sections if isinstance(section, Mixed)],
    )


@lru_cache(maxsize=8192, typed=True)
def _open_step(game: Game, step: Any, *values: Any) -> tuple[bytes, bytes]:
    """A step that everybody sees alike: the same few come again at every table."""
    fields = zip(step.fields.items(), values, strict=True)
    return _as_json(step, {name: game.encode(kind, value) for (name, kind), value in fields})


def _as_json(step: type[Step], shown: dict[str, Any]) -> tuple[bytes, bytes]:
    """A step in the stack, and as the one that is on."""
    name = step.__name__
    return _encode({"step": name, **shown}), _encode({"name": name, "rule": step.rule, **shown})


def _joined(start: bytes, more: dict[str, Any]) -> bytes:
    """An object that is not closed yet, with more entries."""
    comma = b"," if more and start != b"{" else b""
    return b"%b%b%b" % (start, comma, _encode(more)[1:])


def _inside(entries: dict[str, Any]) -> bytes:
    """Entries of an object without its braces."""
    return _encode(entries)[1:-1]
