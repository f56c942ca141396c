"""A view in sections.

Each section says what of the state it is made of. A view is all of them; whoever shows a game to many, move by
move, need only make those anew whose parts have changed, and the public ones once for all viewers. ``show`` adds a
section to a view, ``same`` tells whether a viewer finds it unchanged between two states.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias


class Public(NamedTuple):
    """Entries that are the same for everybody."""

    #: What they are made of: values that compare equal only if the entries are equal.
    parts: Callable[[Any], object]
    make: Callable[[Any], dict[str, Any]]

    def show(self, state: Any, view: dict[str, Any], viewer: int | None) -> None:
        view.update(self.make(state))

    def same(self, before: Any, after: Any, viewer: int | None) -> bool:
        return self.parts(before) == self.parts(after) or self.make(before) == self.make(after)


class Players(NamedTuple):
    """The list of players: what everybody sees of one, then what they see themselves or others see in its place."""

    parts: Callable[[Any], Iterable[object]]  # one for each seat
    make: Callable[[Any, int], dict[str, Any]]
    own: Callable[[Any, int, bool], dict[str, Any]]  # state, seat, whether it is the viewer's own

    def show(self, state: Any, view: dict[str, Any], viewer: int | None) -> None:
        view["players"] = [
            {**self.make(state, seat), **self.own(state, seat, seat == viewer)} for seat in range(state.seats)
        ]

    def same(self, before: Any, after: Any, viewer: int | None) -> bool:
        for seat, (then, now) in enumerate(zip(self.parts(before), self.parts(after), strict=True)):
            if then != now:
                if self.make(before, seat) != self.make(after, seat):
                    return False
                own = seat == viewer
                if self.own(before, seat, own) != self.own(after, seat, own):
                    return False
        return True


class Private(NamedTuple):
    """Entries that every viewer sees in their own way."""

    parts: Callable[[Any, int | None], object]
    make: Callable[[Any, int | None], dict[str, Any]]

    def show(self, state: Any, view: dict[str, Any], viewer: int | None) -> None:
        view.update(self.make(state, viewer))

    def same(self, before: Any, after: Any, viewer: int | None) -> bool:
        if self.parts(before, viewer) == self.parts(after, viewer):
            return True
        return self.make(before, viewer) == self.make(after, viewer)


class Mixed(NamedTuple):
    """Things by name that everybody sees, each with something ``private`` that a seat alone knows of it."""

    name: str
    things: tuple[str, ...]
    shown: Callable[[Any], bool]  # else there is nothing: None
    parts: Callable[[Any], Sequence[object]]  # one for each thing, with what is private of it
    make: Callable[[Any, int], dict[str, Any]]
    own_parts: Callable[[Any, int], Iterable[object]]  # state, thing; one for each seat
    own: Callable[[Any, int, int], Any]  # state, thing, seat

    def show(self, state: Any, view: dict[str, Any], viewer: int | None) -> None:
        if not self.shown(state):
            view[self.name] = None
            return
        view[self.name] = {
            thing: {
                **self.make(state, place),
                "private": None if viewer is None else self.own(state, place, viewer),
            }
            for place, thing in enumerate(self.things)
        }

    def same(self, before: Any, after: Any, viewer: int | None) -> bool:
        if not self.shown(before) or not self.shown(after):
            return self.shown(before) == self.shown(after)
        for place, (then, now) in enumerate(zip(self.parts(before), self.parts(after), strict=True)):
            if then != now:
                if self.make(before, place) != self.make(after, place):
                    return False
                if viewer is not None and self.own(before, place, viewer) != self.own(after, place, viewer):
                    return False
        return True


Section: TypeAlias = Public | Players | Private | Mixed


class Identity:
    """Equal only to the very same thing: for long chains, which are cheap to tell apart but not to compare."""

    __slots__ = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Identity) and self.thing is other.thing

    __hash__ = None  # type: ignore[assignment]
