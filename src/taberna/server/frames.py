"""What one viewer of a table is sent: made of `view`, `moves` and `seen_by` alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from taberna.kernel.log import Event

from .entries import (
    Anything,
    BotTook,
    CameBack,
    Closed,
    Left,
    Played,
    Sat,
    UndoAnswered,
    UndoAsked,
    Undone,
    decode_entry,
    decode_events,
)
from .store import Entry
from .table import PLAYING, Table, as_dict
from .words import Names, Words, names_table

LOG = 200  # lines sent at once

_encode = msgspec.json.encode


def body(table: Table, words: Words, seat: int | None, names: Names | None = None) -> bytes:
    """The part of a frame that every connection of a viewer shares, without the opening brace."""
    if names is None:
        names = names_table(table.names)
    state = table.state
    view = None if state is None else state.view(seat)
    moves = [] if state is None or seat is None else state.moves(seat)
    whole: dict[str, Any] = {
        "seat": seat,
        "status": table.status,
        "moves_made": len(table.moves),
        "view": view,
        "moves": [words.move(move, names) for move in moves],
        "prompt": prompt(table, words, names, view, seat),
        "undo": {
            "free": seat is not None and table.can_undo(seat),
            "ask": seat is not None and table.can_ask_undo(seat),
            "asked": None if table.asking is None else as_dict(table.asking),
        },
        "result": None if view is None else view["result"],
        "result_text": "" if view is None or not view["result"] else words.result(view, names),
    }
    return _encode(whole)[1:]


def prompt(
    table: Table, words: Words, names: Names, view: dict[str, Any] | None, seat: int | None
) -> dict[str, Any]:
    if view is None:
        free = sum(chair.kind == "open" for chair in table.chairs)
        text = (
            words.house.say("table-closed") if table.closed else words.house.say("table-waiting", open=free)
        )
        return {"text": text, "step": None, "rule": None, "seats": [], "yours": False}
    step = view["step"]
    asked: list[int] = view["to_move"]
    return {
        "text": words.prompt(view, names),
        "step": step["name"] if step else None,
        "rule": step["rule"] if step else table.game.end_rule,
        "seats": asked,
        "yours": seat in asked,
    }


def seats(
    table: Table, connected: Iterable[int], away: Sequence[float | None], replaceable: Iterable[int]
) -> list[dict[str, Any]]:
    """The same for all viewers."""
    here = set(connected)
    free = set(replaceable)
    asked = table.asked
    ready = table.now.ready if table.now is not None and table.status == PLAYING else frozenset()
    return [
        {
            "seat": seat,
            "kind": chair.kind,
            "name": chair.name,
            "level": chair.level,
            "connected": seat in here,
            "asked": seat in asked,
            "ready": seat in ready,
            "left": chair.left,
            "away": away[seat],
            "replaceable": seat in free,
        }
        for seat, chair in enumerate(table.chairs)
    ]


def frame(
    table: Table,
    shared: bytes,
    seats: bytes,
    previous: int,
    yours: list[int],
    chat: list[bytes],
    log: list[Any],
    whole: bool,
    more: bool,
) -> bytes:
    """The parts of a frame put together."""
    own = {
        "type": "frame",
        "table": table.id,
        "version": table.version,
        "previous": previous,
        "yours": yours,
        "seats": msgspec.Raw(seats),
        "chat": [msgspec.Raw(line) for line in chat],
        "log": log,
        "log_whole": whole,
        "log_more": more,
    }
    return _encode(own)[:-1] + b"," + shared


# -- the log ----------------------------------------------------------------------------------------


class Line(NamedTuple):
    """What one entry wrote into the log."""

    version: int
    entry: Anything
    events: Sequence[Event]
    move: int  # how many moves had been made after it


def lines(line: Line, words: Words, names: Names, viewer: int | None) -> list[dict[str, Any]]:
    """The log lines of one entry as a viewer may read them."""
    entry = line.entry
    seat = entry.seat if isinstance(entry, Played) else None
    told: list[tuple[dict[str, Any], str, int | None]] = []
    said = _house_line(entry)
    if said is not None:
        key, args = said
        text = words.house_line(key, names, **args)
        told.append(({"key": key, "rule": None, "args": args}, text, args.get("seat")))
    for event in line.events:
        seen = event.seen_by(viewer)
        told.append((seen, words.line(seen, names), seat))
    return [
        {
            "n": f"{line.version}.{i}",
            "version": line.version,
            "move": line.move,
            "seat": who,
            **event,
            "text": text,
        }
        for i, (event, text, who) in enumerate(told)
    ]


def _house_line(entry: Anything) -> tuple[str, dict[str, Any]] | None:
    match entry:
        case Sat(seat=seat):
            return "table-sat", {"seat": seat}
        case Left(seat=seat):
            return "table-left", {"seat": seat}
        case BotTook(seat=seat, level=level):
            return "table-bot", {"seat": seat, "level": level}
        case CameBack(seat=seat):
            return "table-back", {"seat": seat}
        case UndoAsked(seat=seat, to=to):
            return "table-undo-ask", {"seat": seat, "to": to}
        case UndoAnswered(seat=seat, agree=agree):
            return ("table-undo-yes" if agree else "table-undo-no"), {"seat": seat}
        case Undone(seat=seat, to=to, free=free):
            return ("table-undo-free" if free else "table-undo-agreed"), {"seat": seat, "to": to}
        case Closed():
            return "table-closed", {}
        case _:
            return None


def counting(entries: Iterable[Entry], moves: int) -> Iterable[Line]:
    """The entries that belong into the log, newest first: without the moves that were taken back.

    ``moves``: how many moves count now.
    """
    skip = 0
    for item in entries:
        entry = decode_entry(item.body)
        if isinstance(entry, Undone):
            yield Line(item.version, entry, (), moves)
            skip += entry.was - entry.to
        elif isinstance(entry, Played):
            if skip:
                skip -= 1
                continue
            yield Line(item.version, entry, decode_events(item.events), moves)
            moves -= 1
        else:
            yield Line(item.version, entry, decode_events(item.events), moves)


def log_page(
    entries: Iterable[Entry],
    moves: int,
    words: Words,
    names: Names,
    viewer: int | None,
    before: tuple[int, int] | None = None,
) -> tuple[list[dict[str, Any]], bool]:
    """The last lines of the log (before a given one), oldest first, and whether there are earlier ones."""
    page: list[dict[str, Any]] = []
    for line in counting(entries, moves):
        if before is not None and line.version > before[0]:
            continue
        found = lines(line, words, names, viewer)
        if before is not None and line.version == before[0]:
            found = found[: before[1]]
        page.extend(reversed(found))
        if len(page) > LOG:
            return page[:LOG][::-1], True
    return page[::-1], False
