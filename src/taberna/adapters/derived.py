"""An observation made from a game's declaration: everything that a view shows, entry by entry.

What an entry is made of follows from its kind (`by_kind`). Entries with functions of their own say no kind; a game
that wants them in its observations lists them in its ``tensor.py``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

from taberna.kernel.fields import END, Code, Entry
from taberna.kernel.game import Game
from taberna.kernel.kinds import members, split
from taberna.kernel.reader import LARGEST

from . import moment
from .by_kind import USUAL, of_kind
from .encoding import Direct, Field, counted, quicker, things


def fields(game: Game, seats: int) -> tuple[list[Field], list[Field]]:
    """The common fields, and those of each player."""
    common = moment.fields(game, seats)
    player: list[Field] = []
    for of_player, entry in game.declared.shown():
        if entry.see != END:  # what is told after the end teaches nobody
            (player if of_player else common).extend(_of_entry(game, entry, seats))
    return common, player


def _of_entry(game: Game, entry: Entry, seats: int) -> Iterator[Field]:
    scale = float(entry.high) if 0 < entry.high < LARGEST else USUAL
    names = game.declared.names.get(entry.by, ())
    kinds = entry.kind if isinstance(entry.kind, tuple) else (entry.kind,) * max(1, len(names))
    if not all(isinstance(kind, str) for kind in kinds):
        return
    if not names:
        found = list(of_kind(game, entry.view_key, kinds[0], scale, seats))
        if entry.plain:
            for field in found:
                field.direct = _from_numbers(game, kinds[0])
        elif kinds[0] == "number" and _is_length(entry):
            counted(found, entry.view_key, scale)
        yield from found
    elif set(kinds) == {"number"}:
        field = things(entry.view_key, names, scale)
        if entry.plain:
            quicker([field], entry.view_key, _counts(scale))
        yield field
    else:
        for name, kind in zip(names, kinds, strict=True):
            yield from of_kind(game, f"{entry.view_key}.{name}", kind, scale, seats)


def _is_length(entry: Entry) -> bool:
    """Whether it tells how long its only part is."""
    name = entry.of[0] if len(entry.of) == 1 else ""
    return isinstance(entry.write, Code) and entry.write in (f"len(state.{name})", f"len(state.{name}[seat])")


def _counts(scale: float) -> Direct:
    """The numbers of a table, one after the other."""

    def direct(out: array[float], at: int, parts: list[Any], observer: int, seats: int) -> None:
        for place, one in enumerate(parts, at):
            out[place] = one / scale

    return direct


def _from_numbers(game: Game, kind: str) -> Direct | None:
    """Things of a list or a set have their place by their number, without a look at their names."""

    def listed(out: array[float], at: int, parts: list[Any], observer: int, seats: int) -> None:
        for one in parts[0] or ():
            if one >= 0:
                out[at + one] += 1.0

    def masked(out: array[float], at: int, parts: list[Any], observer: int, seats: int) -> None:
        for one in members(parts[0] or 0):
            out[at + one] = 1.0

    inner, sign = split(kind)
    if sign == "*" and inner.removesuffix("?") in game.spelled:
        return listed
    return masked if sign == "&" and inner in game.spelled else None
