"""An observation made from a game's declaration: everything that a view shows, entry by entry.

What an entry is made of follows from its kind (`by_kind`). Entries with functions of their own say no kind; a game
that wants them in its observations lists them in its ``tensor.py``.
"""

from __future__ import annotations

from collections.abc import Iterator

from taberna.kernel.fields import END, Entry
from taberna.kernel.game import Game
from taberna.kernel.reader import LARGEST

from . import moment
from .by_kind import USUAL, of_kind
from .encoding import Field, things


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
        yield from of_kind(game, entry.view_key, kinds[0], scale, seats)
    elif set(kinds) == {"number"}:
        yield things(entry.view_key, names, scale)
    else:
        for name, kind in zip(names, kinds, strict=True):
            yield from of_kind(game, f"{entry.view_key}.{name}", kind, scale, seats)
