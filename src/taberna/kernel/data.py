"""Cards, boards and prices: data in one TOML file per game, each value with its provenance.

A file is a set of tables. Every entry (a card, a track, ...) may say ``source`` (rulebook, outside or
reconstructed) and, where single values differ from that, ``sources = { amount = "reconstructed" }``; a
table's own ``source`` is what its entries inherit. An *edition* is a file of the same shape that overrides
values; the game checks the whole afterwards.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from .errors import BadEdition, nearest

SOURCES = ("rulebook", "outside", "reconstructed", "edition")
MARKS = ("source", "sources", "note")

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

    def value(self, table: str, entry: str, name: str = "value") -> Any:
        return self.tables[table][entry][name]

    def source(self, table: str, entry: str, name: str) -> str:
        """Where a value comes from."""
        found = self.tables[table][entry]
        inherited = found.get("source", self.tables[table].get("source", "rulebook"))
        return str(found.get("sources", {}).get(name, inherited))

    def rows(self) -> Iterator[tuple[str, str, str, Any, str]]:
        """Every value: table, entry, name of the value, the value, its provenance."""
        for table in self.tables:
            for entry, values in self[table].items():
                for name, value in values.items():
                    if name not in MARKS:
                        yield table, entry, name, value, self.source(table, entry, name)

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
                if entry in MARKS:
                    continue
                if entry not in tables[table]:
                    raise _unknown(f"{table}.{entry}", entry, tables[table])
                if not isinstance(values, Mapping):
                    raise _no_table(f"{table}.{entry}", values)
                here = tables[table][entry]
                for name, value in values.items():
                    if name in MARKS:
                        continue
                    if name not in here:
                        raise _unknown(f"{table}.{entry}.{name}", name, here)
                    if type(value) is not type(here[name]):
                        raise BadEdition(
                            "{where}: {value!r} is no {kind}",
                            where=f"{table}.{entry}.{name}", value=value, kind=type(here[name]).__name__,
                        )  # fmt: skip
                    here[name] = value
                    here["sources"] = {**here.get("sources", {}), name: "edition"}
        return Data(tables, changes)


def _unknown(where: str, name: str, known: Iterable[str]) -> BadEdition:
    return BadEdition("{where}: is not known here.{hint}", where=where, hint=nearest(name, known))


def _no_table(where: str, found: object) -> BadEdition:
    return BadEdition("{where}: expected a table, found {kind}", where=where, kind=type(found).__name__)


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, with its name in the error."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadEdition(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadEdition(f"{path} is no TOML: {error}") from None
