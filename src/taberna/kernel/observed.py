"""What observations are made of, value by value: for whoever shows a game as numbers, move by move.

From a declaration follows a list of *parts* of the state. `making.observed` writes a function that compares them with
what they were when somebody looked last; what was made of those that have not changed still holds. A part that is
counted by seats or names has a place for each of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .fields import END, NOBODY, OWN_FOR_EVER, Code, Declaration, Entry, Field, Group


class Part(NamedTuple):
    """Something of a state: an expression, and what it is counted by if it is several values."""

    code: str
    by: str = ""
    #: Several values that never change: they are others if they are another thing.
    fixed: bool = False
    #: A long chain: another one if it is not the very same thing.
    chain: bool = False
    #: An expression: while it gives the very same thing the part has not changed. The code is then the name of a
    #: function of the state, what the expression gave before, and the values that were made of that.
    since: str = ""


class Observed(NamedTuple):
    """An entry of the view, and the parts it depends on. A plain one is told by its only part and its kind."""

    entry: Entry
    of_player: bool
    parts: tuple[str, ...]
    #: The part that tells whether others than its seat may know it, if the rules or options say so.
    open_if: str = ""

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
            if entry.open_if:
                parts[entry.open_if] = Part(entry.open_if)
            entries.append(Observed(entry, of_player, tuple(needed), entry.open_if))
    for group in written_by_hand(declared):
        assert group.parts is not None
        code = group.parts.__name__ if group.since else f"{group.parts.__name__}(state)"
        parts[group.by_hand] = Part(code, group.by_hand, since=group.since)
    return parts, entries


def written_by_hand(declared: Declaration) -> list[Group]:
    """The sections that are written by hand."""
    return [group for group in declared.groups if group.by_hand]


def _parts_of(declared: Declaration, entry: Entry, of_player: bool) -> Iterator[tuple[str, Part]]:
    if entry.plain:
        field = declared.fields[entry.of[0]]
        yield field.name, _of_field(field)
    elif not entry.of:
        assert callable(entry.write), entry.key
        yield entry.view_key, Part(f"{entry.write.__name__}(state)")
    for name in entry.of if not entry.plain else ():
        if isinstance(name, Code):
            yield str(name), Part(str(name), "seat" if of_player else "")
        else:
            yield name, _of_field(declared.fields[name])


def _of_field(field: Field) -> Part:
    if field.by:
        return Part(f"state.{field.name}", field.by, field.fixed)
    changes = field.whole_type.startswith(("list[", "dict[", "set["))
    return Part(f"tuple(state.{field.name})" if changes else f"state.{field.name}", chain=field.chain)


def seen_by_others(entry: Entry) -> str:
    """The condition under which others than its seat see an entry of a player that is not for everybody."""
    seen = "False" if entry.see == OWN_FOR_EVER else "state.result is not None"
    return f"({seen} or {entry.open_if})" if entry.open_if else seen
