"""A view in sections.

Each section says what of the state it is made of. A view is all of them; whoever shows a game to many, move by
move, need only make those anew whose parts have changed, and the public ones once for all viewers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias


class Public(NamedTuple):
    """Entries that are the same for everybody."""

    #: What they are made of: values that compare equal only if the entries are equal.
    parts: Callable[[Any], object]
    make: Callable[[Any], dict[str, Any]]

    def show(self, state: Any, view: dict[str, Any], viewer: int | None) -> None:
        view.update(self.make(state))


class Players(NamedTuple):
    """The list of players: what everybody sees of one, then what he sees himself or others see in its place."""

    parts: Callable[[Any, int], object]
    make: Callable[[Any, int], dict[str, Any]]
    own: Callable[[Any, int, bool], dict[str, Any]]  # state, seat, whether it is the viewer's own

    def show(self, state: Any, view: dict[str, Any], viewer: int | None) -> None:
        view["players"] = [
            {**self.make(state, seat), **self.own(state, seat, seat == viewer)} for seat in range(state.seats)
        ]


class Private(NamedTuple):
    """Entries that every viewer sees his own way."""

    parts: Callable[[Any, int | None], object]
    make: Callable[[Any, int | None], dict[str, Any]]

    def show(self, state: Any, view: dict[str, Any], viewer: int | None) -> None:
        view.update(self.make(state, viewer))


class Mixed(NamedTuple):
    """Things by name that everybody sees, each with something ``private`` that a viewer alone knows of it."""

    name: str
    things: tuple[str, ...]
    shown: Callable[[Any], bool]  # else there is nothing: None
    parts: Callable[[Any, int], object]
    make: Callable[[Any, int], dict[str, Any]]
    own: Callable[[Any, int, int | None], Any]

    def show(self, state: Any, view: dict[str, Any], viewer: int | None) -> None:
        if not self.shown(state):
            view[self.name] = None
            return
        view[self.name] = {
            thing: {**self.make(state, place), "private": self.own(state, place, viewer)}
            for place, thing in enumerate(self.things)
        }


Section: TypeAlias = Public | Players | Private | Mixed


class Same:
    """Equal only to the very same thing: for long chains, which are cheap to tell apart but not to compare."""

    __slots__ = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.thing is other.thing

    __hash__ = None  # type: ignore[assignment]
