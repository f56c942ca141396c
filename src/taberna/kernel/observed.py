"""What observations are made of, value by value: for whoever shows a game as numbers, move by move.

From a declaration follows a list of *parts* of the state (`making.observed` writes the function that collects them).
Whoever looks at a game again compares the parts, and tells anew only the entries whose parts have changed. A part that
is counted by seats or names has a place in the list for each of them. What a viewer must not see is None there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .fields import ALL, END, NOBODY, OWN, OWN_FOR_EVER, Code, Declaration, Entry, Field, Group


class Part(NamedTuple):
    """Something of a state: an expression, and what it is counted by if it is several values."""

    code: str
    by: str = ""
    #: Under which condition others than its seat may know it; None if everybody does.
    open_if: str | None = None
    #: How many values the expression lists, if that is not told by what they are counted by.
    width: int = 0


class Observed(NamedTuple):
    """An entry of the view, and the parts it depends on. A plain one is told by its only part and its kind."""

    entry: Entry
    of_player: bool
    parts: tuple[str, ...]

    @property
    def plain(self) -> bool:
        return self.entry.plain


def observed(declared: Declaration) -> tuple[dict[str, Part], list[Observed]]:
    """The parts by name, in their order, and the entries. What is told after the end is no part of it."""
    parts: dict[str, Part] = {}
    entries = []
    for of_player, entry in declared.entries():
        if entry.see not in (NOBODY, END):
            needed = dict(_parts_of(declared, entry, of_player))
            parts.update(needed)
            entries.append(Observed(entry, of_player, tuple(needed)))
    for group in written_by_hand(declared):
        assert group.parts is not None
        parts[group.by_hand] = Part(f"{group.parts.__name__}(state, viewer)", width=len(group.seen))
    return parts, entries


def written_by_hand(declared: Declaration) -> list[Group]:
    """The sections that are written by hand."""
    return [group for group in declared.groups if group.by_hand]


def _parts_of(declared: Declaration, entry: Entry, of_player: bool) -> Iterator[tuple[str, Part]]:
    if entry.plain:
        field = declared.fields[entry.of[0]]
        if entry.see == ALL:
            yield field.name, _of_field(field)
        else:
            yield f"{field.name} of the viewer", Part(f"state.{field.name}", "seat", seen_by_others(entry))
    elif not entry.of:
        assert callable(entry.write), entry.key
        yield entry.view_key, Part(f"{entry.write.__name__}(state)")
    for name in entry.of if not entry.plain else ():
        if isinstance(name, Code):
            yield str(name), Part(str(name), "seat" if of_player else "")
        else:
            yield name, _of_field(declared.fields[name])


def _of_field(field: Field) -> Part:
    if field.chain:
        return Part(f"Identity(state.{field.name})")
    if field.by:
        return Part(f"state.{field.name}", field.by)
    changes = field.whole_type.startswith(("list[", "dict[", "set["))
    return Part(f"tuple(state.{field.name})" if changes else f"state.{field.name}")


def seen_by_others(entry: Entry) -> str:
    """The condition under which others than its seat see an entry of a player that is not for everybody."""
    seen = {OWN: "state.result is not None", OWN_FOR_EVER: "False"}[entry.see]
    return f"({seen} or {entry.open_if})" if entry.open_if else seen
