"""Editions as people write, read and compare them: what may be changed, what was, and the file that says so.

`Data.with_edition` checks an edition and applies it; the game refuses what its rules cannot be played with.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from .data import MARKS, Data
from .errors import BadEdition

if TYPE_CHECKING:
    from .game import Game


class Value(NamedTuple):
    """A value that an edition may change, and between which numbers. ``now``: None where there is none yet."""

    table: str
    entry: str
    name: str
    now: Any
    low: int
    high: int
    source: str


def values(game: Game) -> Iterator[Value]:
    """Everything an edition of this game may change, in the order of its data."""
    data = game.data
    for table in data.tables:
        for entry, given in data[table].items():
            for name in (*(name for name in given if name not in MARKS), *data.may_have(table, entry)):
                if game.changeable(table, entry, name):
                    low, high = data.bounds(table, entry, name)
                    source = data.source(table, entry, name)
                    yield Value(table, entry, name, given.get(name), low, high, source)


class Difference(NamedTuple):
    """A value that an edition changes: where it stands, what the base game prints, what the edition does."""

    table: str
    entry: str
    name: str
    base: Any
    value: Any

    @property
    def place(self) -> str:
        return f"{self.table}.{self.entry}.{self.name}"


def differences(base: Data, edition: Mapping[str, Any]) -> list[Difference]:
    """What an edition changes of the base game's data."""
    plain = base.tables
    return [
        Difference(table, entry, name, plain[table][entry].get(name), value)
        for table, entries in edition.items()
        for entry, given in entries.items()
        if isinstance(given, Mapping) and entry in plain.get(table, {})
        for name, value in given.items()
        if name not in MARKS and plain[table][entry].get(name) != value
    ]


def only_differences(base: Data, edition: Mapping[str, Any]) -> dict[str, Any]:
    """The same edition without what it says as the base game does, and without its remarks."""
    found: dict[str, Any] = {}
    for one in differences(base, edition):
        found.setdefault(one.table, {}).setdefault(one.entry, {})[one.name] = one.value
    return found


def from_toml(text: str) -> dict[str, Any]:
    """An edition from the text of a file."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadEdition("[edition-no-toml] this is no TOML: {error}", error=str(error)) from None


def check_texts(value: Any, where: str = "edition") -> None:
    """Refuse texts that could play tricks where strangers read them: control and direction marks, line breaks."""
    if isinstance(value, Mapping):
        for name, one in value.items():
            check_texts(name, where)
            check_texts(one, f"{where}.{name}")
    elif isinstance(value, list):
        for one in value:
            check_texts(one, where)
    elif isinstance(value, str) and not value.isprintable():
        shown = "".join(char if char.isprintable() else "·" for char in where)
        raise BadEdition("[edition-text] {where}: only plain text of one line", where=shown)


def to_toml(edition: Mapping[str, Any]) -> str:
    """The file that says an edition: one table per kind of thing, one line per thing."""
    lines: list[str] = []
    for table, entries in edition.items():
        lines += ["", f"[{_key(table)}]"] if lines else [f"[{_key(table)}]"]
        lines += [f"{_key(entry)} = {_written(given)}" for entry, given in entries.items()]
    return "\n".join(lines) + "\n" if lines else ""


def _key(name: str) -> str:
    plain = name.isascii() and name.replace("_", "a").replace("-", "a").isalnum()
    return name if plain else _quoted(name)


def _written(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(name)} = {_written(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return _quoted(value) if isinstance(value, str) else str(value)


def _quoted(text: str) -> str:
    """JSON's strings are TOML's, except that TOML also wants DEL escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
