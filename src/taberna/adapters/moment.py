"""The fields of an observation that every game has: its options, who moves, the step that asks and those that wait."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

from taberna.kernel.game import Game
from taberna.kernel.options import described

from .by_kind import USUAL, numbers, of_kind
from .encoding import Field, flag, number, seat, things

OFTEN = 100.0  # what the number of revelations is divided by
UNBOUNDED = 999  # the bound of an option that has none of its own


def fields(game: Game, seats: int) -> list[Field]:
    names = sorted(game.steps)
    return [
        *_of_options(game),
        seat("to_move", seats),
        number("revealed", OFTEN, f"how often something hidden came to light / {OFTEN:g}"),
        things("step.name", names),
        things("step.rule", sorted({step.rule for step in game.steps.values()})),
        *_of_steps(game, seats),
        waiting(game, seats),
    ]


def _of_options(game: Game) -> Iterator[Field]:
    for one, about in described(game.Options):
        path = f"options.{one.name}"
        kind = about["kind"]
        scale = float(about["high"]) if about["high"] < UNBOUNDED else USUAL
        if kind == "bool":
            yield flag(path)
        elif kind == "choice":
            yield choice(path, [*about["choices"]])
        elif kind == "names":
            yield things(path, about["among"])
        elif kind == "numbers":
            yield numbers(path, scale)
        else:
            yield number(path, scale)
        if about["nullable"]:
            yield given(path)


def given(path: str) -> Field:
    """Whether there is a value at all."""

    def fill(out: array[float], at: int, value: Any, observer: int, seats: int) -> None:
        out[at] = 1.0

    field = Field(path, 1, f"{path}: 1 if it is given", fill)
    field.path = f"{path} (given)"
    return field


def choice(path: str, values: list[Any]) -> Field:
    """Which of these values."""

    def fill(out: array[float], at: int, value: Any, observer: int, seats: int) -> None:
        if value in values:
            out[at + values.index(value)] = 1.0

    return Field(path, len(values), f"{path}: one place per value ({', '.join(map(str, values))})", fill)


def _of_steps(game: Game, seats: int) -> Iterator[Field]:
    """The fields of the step that asks: those of one name and kind share a place."""
    kinds: dict[str, set[str]] = {}
    for step in game.steps.values():
        for name, kind in {**step.fields, **step.told}.items():
            kinds.setdefault(name, set()).add(kind)
    for name, several in sorted(kinds.items()):
        for kind in sorted(several):
            for field in of_kind(game, f"step.{name}", kind, USUAL, seats):
                if len(several) > 1:
                    field.path = f"step.{name} ({kind})"
                yield field


def waiting(game: Game, seats: int) -> Field:
    """How often each step waits below the one that asks, and the fields of those steps, added up."""
    below = sorted({below for step in game.steps.values() for below in step.on})
    places = {name: place for place, name in enumerate(below)}
    inside: dict[str, list[tuple[int, Field]]] = {}
    told = []
    size = len(places)
    for name in below:
        step = game.steps[name]
        for key, kind in {**step.fields, **step.told}.items():
            for field in of_kind(game, key, kind, USUAL, seats):
                inside.setdefault(name, []).append((size, field))
                told.append(f"{name}.{key}")
                size += field.size

    def fill(out: array[float], at: int, value: Any, observer: int, count: int) -> None:
        for step in value[:-1]:
            name = step["step"]
            if name in places:
                out[at + places[name]] += 1.0
            for start, field in inside.get(name, ()):
                found = field.value(step)
                if found or found == 0:
                    one = array("f", bytes(4 * field.size))
                    field.fill(one, 0, found, observer, count)
                    for place, more in enumerate(one, at + start):
                        out[place] += more

    meaning = f"stack, below the step that asks: how often {', '.join(below)}"
    return Field("stack", size, f"{meaning}; then {', '.join(told)}" if told else meaning, fill)
