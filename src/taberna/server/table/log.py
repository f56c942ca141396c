"""The log of a table, as each viewer may read it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from taberna.kernel.log import Event

from ..store.records import Entry
from ..text import Names, Words
from .entries import (
    AnyEntry,
    BotTook,
    CameBack,
    Closed,
    CoachAgreed,
    Left,
    Played,
    Sat,
    UndoAnswered,
    UndoAsked,
    Undone,
    Withdrawn,
    decode_entry,
)
from .viewer import Viewer
from .viewers import Viewers

LOG = 200  # lines sent at once

_encode = msgspec.json.encode


_decode_events = msgspec.json.Decoder(
    list[tuple[str, str, dict[str, Any], tuple[int, ...], dict[str, Any] | None]]
).decode


def encode_events(events: Sequence[Event]) -> bytes:
    return _encode([(e.key, e.rule, e.args, e.to, e.secret) for e in events]) if events else b"[]"


def decode_events(data: bytes) -> list[Event]:
    return [] if data == b"[]" else [Event(*values) for values in _decode_events(data)]


class LogEntry(NamedTuple):
    """What one entry wrote into the log. Numbers are each viewer's own; the last is the spectators'."""

    viewers: Sequence[Viewer]  # after it
    left: Sequence[int]  # how many moves an undo leaves
    saw: int
    entry: AnyEntry
    events: Sequence[Event] | bytes
    #: Seats that may read more of it than the others.
    confidants: Collection[int] = ()

    def told(self) -> Sequence[Event]:
        return decode_events(self.events) if isinstance(self.events, bytes) else self.events


def lines(line: LogEntry, words: Words, names: Names, viewer: int | None) -> list[bytes]:
    """The log lines of one entry as a viewer may read them, in JSON."""
    place = -1 if viewer is None else viewer
    entry = line.entry
    told: list[bytes] = []  # without the opening brace and what all begin with
    said = _house_line(entry)
    if said is not None:
        key, args = said
        if line.left:
            args["to"] = line.left[place]
        text = words.house_line(key, names, **args)
        told.append(
            _encode({"seat": args.get("seat"), "key": key, "rule": None, "args": args, "text": text})[1:]
        )
    seat = b'"seat":%d,' % entry.seat if isinstance(entry, Played) else b'"seat":null,'
    for event in line.told():
        told.append(seat + words.line(event.seen_by(viewer), names))
    reader = line.viewers[place]
    version = reader.version
    return [
        b'{"n":"%d.%d","version":%d,"move":%d,%b' % (version, n, version, reader.moves, one)
        for n, one in enumerate(told)
    ]


def _house_line(entry: AnyEntry) -> tuple[str, dict[str, Any]] | None:
    match entry:
        case Played():
            return None
        case Sat(seat=seat):
            return "table-sat", {"seat": seat}
        case Left(seat=seat):
            return "table-left", {"seat": seat}
        case BotTook(seat=seat, level=level):
            return "table-bot", {"seat": seat, "level": level}
        case CameBack(seat=seat):
            return "table-back", {"seat": seat}
        case UndoAsked(seat=seat):
            return "table-undo-ask", {"seat": seat}
        case UndoAnswered(seat=seat, agree=agree):
            return ("table-undo-yes" if agree else "table-undo-no"), {"seat": seat}
        case CoachAgreed(seat=seat, agree=agree):
            return ("table-coach-yes" if agree else "table-coach-no"), {"seat": seat}
        case Undone(seat=seat, free=free):
            return ("table-undo-free" if free else "table-undo-agreed"), {"seat": seat}
        case Withdrawn(seat=seat):
            return "table-undo-free", {"seat": seat}
        case Closed():
            return "table-closed", {}
        case _:
            return None


def counting(entries: Iterable[Entry], seats: int) -> list[LogEntry]:
    """The entries that belong into the log, oldest first: without the moves that were taken back."""
    viewers = Viewers(seats)
    found: list[LogEntry] = []
    for item in entries:
        entry = decode_entry(item.body)
        left = viewers.left_by(entry)
        viewers.note(entry, item.at)
        found.append(LogEntry(viewers.records, left, viewers.noticed, entry, item.events))
    counts = set(map(id, viewers.played))
    return [line for line in found if not isinstance(line.entry, Played) or id(line.entry) in counts]


def news_of(
    entries: Sequence[LogEntry], words: Words, names: Names, viewer: int | None
) -> tuple[bytes, int | None] | None:
    """What a viewer who knows the log so far is told: new lines, and back to which move it went, if it did.

    None if lines in the middle no longer count.
    """
    if len(entries) == 1 and isinstance(entries[0].entry, Played):  # as nearly always
        return b",".join(lines(entries[0], words, names, viewer)), None
    place = -1 if viewer is None else viewer
    told: list[tuple[int, bytes]] = []  # lines, with the number of their move; 0 for what is never taken back
    back: int | None = None
    for entry in entries:
        if isinstance(entry.entry, Withdrawn):
            return None
        if isinstance(entry.entry, Undone):
            to = entry.left[place]
            back = to if back is None else min(back, to)
            told = [(move, line) for move, line in told if move <= to]
        number = entry.viewers[place].moves if isinstance(entry.entry, Played) else 0
        told += [(number, line) for line in lines(entry, words, names, viewer)]
    return b",".join([line for _, line in told]), back


def log_page(
    entries: Iterable[Entry],
    seats: int,
    words: Words,
    names: Names,
    viewer: int | None,
    before: tuple[int, int] | None = None,
) -> tuple[list[bytes], bool]:
    """The last lines of the log (before a given one), oldest first, and whether there are earlier ones."""
    bit = seats if viewer is None else viewer
    page: list[bytes] = []
    for line in reversed(counting(entries, seats)):
        if not line.saw >> bit & 1 or (before is not None and line.viewers[bit].version > before[0]):
            continue
        found = lines(line, words, names, viewer)
        if before is not None and line.viewers[bit].version == before[0]:
            found = found[: before[1]]
        page.extend(reversed(found))
        if len(page) > LOG:
            return page[:LOG][::-1], True
    return page[::-1], False
