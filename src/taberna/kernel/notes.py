"""Notes at moments of a game: what players and designers wrote beside a record. They change nothing of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from .errors import BadRecord
from .faults import crowded

#: The most notes a record may bring, and the most characters of one.
MOST = 5_000
LONGEST = 500


class Note(NamedTuple):
    """Written after so many moves (0: before the first), by somebody or by nobody named."""

    move: int
    text: str
    by: str = ""


def dumped(notes: list[Note]) -> list[dict[str, Any]]:
    return [note._asdict() if note.by else {"move": note.move, "text": note.text} for note in notes]


def read(data: Any, moves: int) -> list[Note]:
    """The notes of a record with so many moves."""
    if not isinstance(data, list):
        raise BadRecord("[key-broken] {key}: is broken", key="notes")
    if len(data) > MOST:
        raise BadRecord.saying(crowded("notes", len(data), MOST))
    found = []
    for number, one in enumerate(data):
        where = f"notes[{number}]"
        if not isinstance(one, Mapping) or type(one.get("move")) is not int:
            raise BadRecord("[key-broken] {key}: is broken", key=where)
        text, by = one.get("text"), one.get("by", "")
        if not isinstance(text, str) or not isinstance(by, str) or not 0 <= one["move"] <= moves:
            raise BadRecord("[key-broken] {key}: is broken", key=where)
        if max(len(text), len(by)) > LONGEST:
            raise BadRecord.saying(crowded(where, max(len(text), len(by)), LONGEST))
        found.append(Note(one["move"], text, by))
    return found
