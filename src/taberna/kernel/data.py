"""Cards, boards and prices: data in one TOML file per game, each value with its provenance.

A file is a set of tables. Every entry (a card, a track, ...) may say ``source`` (rulebook, outside or
reconstructed) and, where single values differ from that, ``sources = { amount = "reconstructed" }``; a
table's own ``source`` is what its entries inherit. An *edition* is a file of the same shape that overrides
values; the game checks the whole afterwards.

``bounds = { amount = [0, 20] }`` beside the values says between which numbers an edition may set them; an entry's
own bounds come before its table's. The numbers inside a list or a table have the bounds of the whole.

``may = ["military"]`` beside the entries of a table says which values of some an edition may give to all of them.

An entry whose source is ``edition`` is a blank card: a number in the alphabet and a place in observations that only an
edition fills, with copies, a name and values of its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from .errors import BadEdition, nearest
from .faults import beyond, crowded, not_whole

SOURCES = ("rulebook", "outside", "reconstructed", "edition")
#: What an edition may note beside its values, too; it does not set its own bounds.
NOTES = ("source", "sources", "note")
MARKS = (*NOTES, "bounds", "may")
#: What an edition may make of a number whose bounds are not declared.
USUAL = (0, 99)
#: The most entries of a list and characters of a text that an edition may bring.
MOST_ENTRIES = 100
LONGEST_TEXT = 200

#: What stands on cards and boards: the values by table, entry and name.
Printed = dict[str, dict[str, dict[str, Any]]]


class Data:
    """The values of one game, with provenance."""

    def __init__(self, tables: dict[str, Any], edition: Mapping[str, Any] | None = None) -> None:
        self.tables = tables
        #: What an edition file changed, kept so that a record can carry it.
        self.edition: Mapping[str, Any] = edition or {}
        #: The things an edition calls by another name, and that name.
        self.renamed: dict[str, str] = {
            entry: values["name"]
            for entries in self.edition.values()
            for entry, values in entries.items()
            if entry not in MARKS and "name" in values
        }

    def __getitem__(self, table: str) -> dict[str, Any]:
        entries: dict[str, Any] = self.tables[table]
        return {k: v for k, v in entries.items() if k not in MARKS}

    def in_the_box(self, table: str) -> dict[str, Any]:
        """The entries of a table without its blank cards."""
        return {k: v for k, v in self[table].items() if v.get("source") != "edition"}

    def value(self, table: str, entry: str, name: str = "value") -> Any:
        return self.tables[table][entry][name]

    def source(self, table: str, entry: str, name: str) -> str:
        """Where a value comes from."""
        found = self.tables[table][entry]
        inherited = found.get("source", self.tables[table].get("source", "rulebook"))
        return str(found.get("sources", {}).get(name, inherited))

    def bounds(self, table: str, entry: str, name: str) -> tuple[int, int]:
        """The lowest and the highest number an edition may set here."""
        for place in (self.tables[table][entry], self.tables[table]):
            declared = place.get("bounds", {}).get(name)
            if declared is not None:
                low, high = declared
                return low, high
        return USUAL

    def rows(self) -> Iterator[tuple[str, str, str, Any, str]]:
        """Every value: table, entry, name of the value, the value, its provenance."""
        for table in self.tables:
            for entry, values in self[table].items():
                for name, value in values.items():
                    if name not in MARKS:
                        yield table, entry, name, value, self.source(table, entry, name)

    def may_have(self, table: str, entry: str) -> list[str]:
        """The values that an entry has not, but an edition may give it."""
        return [name for name in self.tables[table].get("may", ()) if name not in self.tables[table][entry]]

    def printed(self) -> Printed:
        """Every value without its provenance, to be read and changed."""
        tables: Printed = {}
        for table, entry, name, value, _ in self.rows():
            tables.setdefault(table, {}).setdefault(entry, {})[name] = value
        return tables

    def with_edition(self, changes: Mapping[str, Any]) -> Data:
        """These data with an edition's values instead; only known places can be overridden."""
        tables = {
            t: {e: dict(v) if isinstance(v, Mapping) else v for e, v in entries.items()}
            for t, entries in self.tables.items()
        }
        for table, entries in changes.items():
            if table not in tables:
                raise _unknown(table, table, tables)
            if not isinstance(entries, Mapping):
                raise _no_table(table, entries)
            for entry, values in entries.items():
                if entry in NOTES:
                    _check_mark(f"{table}.{entry}", values)
                    continue
                if entry not in tables[table]:
                    raise _no_card(table, entry, tables[table])
                if not isinstance(values, Mapping):
                    raise _no_table(f"{table}.{entry}", values)
                here = tables[table][entry]
                for name, value in values.items():
                    if name in NOTES:
                        _check_mark(f"{table}.{entry}.{name}", value)
                        continue
                    if name not in here and name not in tables[table].get("may", ()):
                        raise _unknown(f"{table}.{entry}.{name}", name, here)
                    check = _Check(self._shapes(table, name), *self.bounds(table, entry, name))
                    check(f"{table}.{entry}.{name}", value)
                    here[name] = value
                    here["sources"] = {**here.get("sources", {}), name: "edition"}
        return Data(tables, changes)

    def _shapes(self, table: str, name: str) -> frozenset[Shape]:
        """How a value may be built, from its own entry and the others of its table."""
        found: set[Shape] = set()
        for entry in self[table].values():
            if name in entry:
                found.update(_shapes_in(entry[name]))
        return frozenset(found)


def blanks(tables: Mapping[str, Any]) -> frozenset[str]:
    """The blank cards of a game's own file."""
    return frozenset(
        entry
        for entries in tables.values()
        for entry, values in entries.items()
        if isinstance(values, Mapping) and values.get("source") == "edition"
    )


def _check_mark(where: str, value: Any) -> None:
    """What an edition notes beside its values: a text, or a few by name."""
    noted = value if isinstance(value, Mapping) else {"": value}
    if len(noted) > MOST_ENTRIES:
        raise BadEdition.saying(crowded(where, len(noted), MOST_ENTRIES))
    for name, text in noted.items():
        at = f"{where}.{name}" if name else where
        if not isinstance(text, str):
            raise BadEdition("[not-text] {where}: {value!r} is not a text", where=at, value=text)
        if len(text) > LONGEST_TEXT or len(name) > LONGEST_TEXT:
            raise BadEdition.saying(crowded(at[:LONGEST_TEXT], len(text), LONGEST_TEXT))


#: The way to something inside a value: (list, list, int) is a number in a list of lists.
Shape = tuple[type, ...]


def _shapes_in(value: Any, way: Shape = ()) -> Iterator[Shape]:
    kind = type(value)
    yield (*way, kind)
    for item in value.values() if kind is dict else value if kind is list else ():
        yield from _shapes_in(item, (*way, kind))


class _Check(NamedTuple):
    """Refuses what is built otherwise, numbers beyond their bounds, and lists and texts without end."""

    shapes: frozenset[Shape]
    low: int
    high: int

    def __call__(self, where: str, value: Any, way: Shape = ()) -> None:
        shape = (*way, type(value))
        if shape not in self.shapes:
            expected = {known[-1] for known in self.shapes if known[:-1] == way}
            if expected == {int}:
                raise BadEdition.saying(not_whole(where, value))
            kinds = ", ".join(sorted(kind.__name__ for kind in expected))
            raise BadEdition(
                "[value-no-kind] {where}: {value!r} is no {kind}", where=where, value=value, kind=kinds
            )
        if isinstance(value, list | dict):
            if len(value) > MOST_ENTRIES:
                raise BadEdition.saying(crowded(where, len(value), MOST_ENTRIES))
            for key, item in value.items() if isinstance(value, dict) else enumerate(value):
                self(f"{where}.{key}" if isinstance(value, dict) else f"{where}[{key}]", item, shape)
        elif isinstance(value, str) and len(value) > LONGEST_TEXT:
            raise BadEdition.saying(crowded(where, len(value), LONGEST_TEXT))
        elif type(value) is int and not self.low <= value <= self.high:
            raise BadEdition.saying(beyond(where, value, self.low, self.high))


def _unknown(where: str, name: str, known: Iterable[str]) -> BadEdition:
    return BadEdition(
        "[not-known-here] {where}: is not known here.{hint}", where=where, hint=nearest(name, known)
    )


def _no_card(table: str, entry: str, entries: Mapping[str, Any]) -> BadEdition:
    """A misspelt card, or a new one for which there may be blank cards."""
    where = f"{table}.{entry}"
    free = sorted(blanks({table: entries}))
    if not free or nearest(entry, entries):
        return _unknown(where, entry, entries)
    return BadEdition(
        "[new-card-blank] {where}: is not known here. A new card is written on a blank one: {names}",
        where=where,
        names=", ".join(free),
    )


def _no_table(where: str, found: object) -> BadEdition:
    return BadEdition(
        "[expected-table-found] {where}: expected a table, found {kind}",
        where=where,
        kind=type(found).__name__,
    )


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, with its name in the error."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadEdition(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadEdition(f"{path} is no TOML: {error}") from None
