"""Reading the dump of a declared state, entry by entry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .fields import Declaration, Entry
from .kinds import split
from .reader import Reader

if TYPE_CHECKING:
    from .state import State


def load_fields(state: State, reader: Reader, declared: Declaration) -> None:
    """Put what a dump says into a blank state, checked entry by entry; the whole is checked afterwards."""
    players: list[Reader] = []
    tables: dict[str, Reader] = {}
    for of_player, entry in declared.entries():
        if not entry.dumped:
            continue
        if of_player:
            players = players or reader.seated("players", state.seats)
            _load_seats(state, declared, entry, players)
            continue
        at = reader
        *way, last = entry.key.split(".")
        for key in way:
            if key not in tables:
                tables[key] = reader.table(key)
            at = tables[key]
        if entry.read is not None:
            entry.read(state, at, last)
        elif not entry.by:
            setattr(state, entry.of[0], read_value(state, entry, entry.kind, at, last))
        else:
            if last not in tables:
                tables[last] = at.table(last)
            _load_table(state, declared, entry, tables[last])
    for table in (*tables.values(), *players):
        table.done()


def _load_seats(state: State, declared: Declaration, entry: Entry, players: list[Reader]) -> None:
    if entry.read is not None:
        for seat, player in enumerate(players):
            entry.read(state, seat, player, entry.key)
        return
    found = [read_value(state, entry, entry.kind, player, entry.key) for player in players]
    setattr(state, entry.of[0], tuple(found) if declared.fields[entry.of[0]].fixed else found)


def _load_table(state: State, declared: Declaration, entry: Entry, table: Reader) -> None:
    names = declared.names[entry.by]
    kinds = entry.kind if isinstance(entry.kind, tuple) else (entry.kind,) * len(names)
    found = [read_value(state, entry, kind, table, name) for name, kind in zip(names, kinds, strict=True)]
    setattr(state, entry.of[0], tuple(found) if declared.fields[entry.of[0]].fixed else found)


def put(state: State, declared: Declaration, name: str, place: int, value: Any) -> None:
    """Change one value of a field that is counted by something."""
    values = getattr(state, name)
    if declared.fields[name].fixed:
        setattr(state, name, (*values[:place], value, *values[place + 1 :]))
    else:
        values[place] = value


def read_value(state: State, entry: Entry, kind: str, reader: Reader, key: str) -> Any:
    """A value of a kind, as the state holds it; BadDump says where it is wrong."""
    if kind == "number":
        return reader.number(key, entry.low, entry.high)
    low, high = (0, state.seats - 1) if kind.startswith("seat") else (entry.low, entry.high)
    inner, sign = split(kind)
    if sign == "?" and inner in ("number", "seat"):
        return -1 if reader.raw(key) is None else reader.number(key, low, high)
    if kind == "seat":
        return reader.number(key, low, high)
    if kind == "flag":
        return reader.flag(key)
    if kind in ("number*", "seat*"):
        value = tuple(reader.numbers(key, low, high))
    elif sign.startswith("/") and inner == "number":
        table = reader.table(key)
        value = tuple([table.number(name, low, high) for name in state.game.spelled[sign[1:]]])
        table.done()
        return value
    else:
        value = reader.item(kind, key)
    if entry.ordered:
        value = tuple(sorted(value))
    return value[::-1] if entry.pile else value
