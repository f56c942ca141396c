"""An observation made from a game's declaration: everything that a view shows, entry by entry.

What an entry is made of follows from its kind (`kernel.kinds`): numbers are divided by their bound, seats and names
have a place each, lists count what is in them. Entries with functions of their own say no kind; a game that wants
them in its observations lists them in its ``tensor.py``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

from taberna.kernel.fields import END, Entry
from taberna.kernel.game import Game
from taberna.kernel.kinds import named_in, split
from taberna.kernel.reader import LARGEST

from .encoding import Field, flag, number, seat, things

USUAL = 20.0  # what a number without a bound is divided by
FIRST = 8  # numbers of a list that are told one by one


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    """The common fields, and those of each player."""
    common = [seat("to_move", seats), things("step.name", sorted(game.steps)), *_of_steps(game, seats)]
    player: list[Field] = []
    for of_player, entry in game.declared.shown():
        if entry.see != END:  # what is told after the end teaches nobody
            (player if of_player else common).extend(_of_entry(game, entry, seats))
    return common, player


def _of_steps(game: Game, seats: int) -> Iterator[Field]:
    """The fields of steps: those of one name and kind share a place."""
    kinds: dict[str, set[str]] = {}
    for step in game.steps.values():
        for name, kind in {**step.fields, **step.told}.items():
            kinds.setdefault(name, set()).add(kind)
    for name, several in sorted(kinds.items()):
        for kind in sorted(several):
            for field in _of_kind(game, f"step.{name}", kind, USUAL, seats):
                if len(several) > 1:
                    field.path = f"step.{name} ({kind})"
                yield field


def _of_entry(game: Game, entry: Entry, seats: int) -> Iterator[Field]:
    scale = float(entry.high) if 0 < entry.high < LARGEST else USUAL
    names = game.declared.names.get(entry.by, ())
    kinds = entry.kind if isinstance(entry.kind, tuple) else (entry.kind,) * max(1, len(names))
    if not all(isinstance(kind, str) for kind in kinds):
        return
    if not names:
        yield from _of_kind(game, entry.view_key, kinds[0], scale, seats)
    elif set(kinds) == {"number"}:
        yield things(entry.view_key, names, scale)
    else:
        for name, kind in zip(names, kinds, strict=True):
            yield from _of_kind(game, f"{entry.view_key}.{name}", kind, scale, seats)


def _of_kind(game: Game, path: str, kind: str, scale: float, seats: int) -> Iterator[Field]:
    inner, sign = split(kind)
    if inner == "seat":
        yield seat(path, seats)
    elif kind == "flag":
        yield flag(path)
    elif inner in ("number", "flag") and sign == "*":
        yield numbers(path, scale)
    elif inner == "number" and sign.startswith("/"):
        yield things(path, game.spelled[sign[1:]], scale)
    elif inner == "number":
        yield number(path, scale)
    else:
        found = named_in(kind)
        if len(found) == 1:
            yield things(path, game.spelled[found.pop()])


def numbers(path: str, scale: float) -> Field:
    """How many numbers a list holds, and the first of them."""

    def fill(out: array[float], at: int, value: Any, observer: int, seats: int) -> None:
        if isinstance(value, list):
            out[at] = len(value) / FIRST
            for place, one in enumerate(value[:FIRST], 1):
                out[at + place] = float(one) / scale

    return Field(
        path, 1 + FIRST, f"how many numbers {path} has / {FIRST}, then the first {FIRST}, / {scale:g}", fill
    )
