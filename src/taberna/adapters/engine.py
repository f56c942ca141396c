"""What all adapters share: one running game that can be copied, pickled, and asked what a seat knows."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any

from taberna.kernel.log import Event
from taberna.kernel.spec import GameSpec
from taberna.kernel.state import State

#: What happened so far, newest outside: (earlier, seat, move id, events). Immutable, so copies share it.
Trail = tuple[Any, ...] | None


class Engine:
    """One game. The acting seat is the first that is asked; interrupts of others are left out.

    Without ``recall`` it keeps no trail of what happened, because nobody will ask for a `memory`, and plays on in the
    state it has: a copy of it is made when somebody asks for one.
    """

    def __init__(self, spec: GameSpec, recall: bool = True) -> None:
        self.spec = spec
        self.recall = recall
        self.seats = spec.seats
        self.game = spec.check()
        self.state: State | None = None
        self.trail: Trail = None
        self.prints: dict[int | None, tuple[Trail, str]] = {}

    def start(self, seed: str) -> None:
        self.state = self.spec.seeded(seed).new(self.game)
        self.trail = None
        self.prints = {}

    @property
    def truth(self) -> State:
        assert self.state is not None, "the game has not been dealt"
        return self.state

    @property
    def acting(self) -> int | None:
        """Who moves next; sealed choices are made one after the other, hidden until the last is in."""
        asked = self.truth.to_move
        return asked[0] if asked else None

    @property
    def over(self) -> bool:
        return self.state is not None and not self.state.to_move

    def legal(self, seat: int) -> list[int]:
        return sorted(move.id for move in self.truth.moves(seat))

    def act(self, move_id: int) -> None:
        """Play on; with recall in a copy, so that what was looked at stays as it was."""
        seat = self.acting
        assert seat is not None, "the game is over"
        if not self.recall:
            self.truth.play(seat, self.truth.read(move_id))
            return
        state = self.truth.copy()
        events: list[Event] = []
        state.listener = events
        state.play(seat, state.read(move_id))
        state.listener = None
        self.state = state
        self.trail = (self.trail, seat, move_id, tuple(events))

    def mask(self, seat: int) -> bytearray:
        """Over the whole alphabet: 1 for what a seat may do now, if it is the one to act."""
        found = bytearray(len(self.game.alphabet))
        if seat == self.acting:
            for move in self.truth.moves(seat):
                found[move.id] = 1
        return found

    def returns(self) -> list[float]:
        """One point shared by the winners; zero before the end."""
        result = self.truth.result if self.state is not None else None
        if result is None:
            return [0.0] * self.seats
        share = 1.0 / len(result.winners)
        return [share if seat in result.winners else 0.0 for seat in range(self.seats)]

    # -- what a seat knows -----------------------------------------------------------------------

    def observation(self, seat: int | None) -> str:
        """The view as text: what lies on the table for this seat now."""
        if self.state is None:
            return "the game has not been dealt"
        return json.dumps(self.state.view(seat), separators=(",", ":"))

    def private(self, seat: int | None) -> str:
        """What this seat's view says beyond a spectator's, as text."""
        if self.state is None:
            return "the game has not been dealt"
        own, public = self.state.view(seat), self.state.view(None)
        return json.dumps(_beyond(own, public), separators=(",", ":"))

    def memory(self, seat: int | None) -> str:
        """What lies on the table, and a fingerprint of all this seat has seen happen and has done itself.

        Two histories that differ for the seat differ here, so it has perfect recall; the fingerprint goes on from
        where it was last asked for.
        """
        known, print_ = self.prints.get(seat, (None, ""))
        fresh = []
        entry = self.trail
        while entry is not known and entry is not None:
            fresh.append(entry)
            entry = entry[0]
        if entry is not known:
            print_ = ""  # another world's trail: begin anew
        for _, mover, move_id, events in reversed(fresh):
            if mover != seat and not events:
                continue  # a part of a sealed choice: even that it was made is hidden
            told = json.dumps([event.seen_by(seat) for event in events])
            done = move_id if mover == seat else ""
            print_ = sha256(f"{print_}|{mover}|{done}|{told}".encode()).hexdigest()
        self.prints[seat] = (self.trail, print_)
        return f"{print_} {self.observation(seat)}"

    def imagined(self, seat: int, rng: Random) -> Engine:
        """Another world that this seat cannot tell from the true one."""
        new = Engine.__new__(Engine)
        new.__dict__.update(self.__dict__)
        new.state = self.game.imagine(self.truth.view(seat), rng)
        new.prints = self.prints.copy()
        return new

    # -- copies and pickles ------------------------------------------------------------------------

    def copy(self) -> Engine:
        new = Engine.__new__(Engine)
        new.__dict__.update(self.__dict__)
        new.prints = self.prints.copy()
        if self.state is not None and not self.recall:  # with recall it is never changed, so both have it
            new.state = self.state.copy()
        return new

    def __deepcopy__(self, memo: dict[int, object]) -> Engine:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        dump = None if self.state is None else self.state.dump()
        return {"spec": self.spec, "recall": self.recall, "dump": dump, "trail": _unchain(self.trail)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["spec"], kept["recall"])  # type: ignore[misc]
        if kept["dump"] is not None:
            self.state = self.game.load(kept["dump"])
        for seat, move_id, events in kept["trail"]:
            told = tuple(Event(key, rule, args, to, secret) for key, rule, args, to, secret in events)
            self.trail = (self.trail, seat, move_id, told)


def _beyond(own: Any, public: Any) -> Any:
    """The entries of a view that differ from another's; lists of equal length item by item."""
    if isinstance(own, dict) and isinstance(public, dict):
        return {key: _beyond(own[key], public.get(key)) for key in own if own[key] != public.get(key)}
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return [
            None if mine == theirs else _beyond(mine, theirs)
            for mine, theirs in zip(own, public, strict=True)
        ]
    return own


def _unchain(trail: Trail) -> list[Any]:
    steps = []
    while trail is not None:
        trail, seat, move_id, events = trail
        steps.append((seat, move_id, [(e.key, e.rule, e.args, e.to, e.secret) for e in events]))
    return steps[::-1]
