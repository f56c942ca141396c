"""Going through a game move by move, with the eyes of whoever was entitled to see it."""

from __future__ import annotations

from typing import Any

import msgspec

from taberna.kernel.log import Event
from taberna.kernel.reader import small_int
from taberna.kernel.record import Record

from ..errors import Problem, not_found
from ..live.open_table import Room
from ..services import Visit
from ..table.game_state import Instant, replayed
from ..table.table import Table
from ..text import Names, Words, words_of

ALL = "all"


def eyes_of(table: Table, visit: Visit, asked: str | None) -> int | str | None:
    """A seat, None for a spectator, or "all"; until all is open, only one's own seats."""
    open_to_all = table.open_to(visit.person)
    if asked is None or asked == "":
        return None
    if asked == ALL:
        if not open_to_all:
            raise Problem(403, "not_yours", "hidden-eyes")
        return ALL
    seat = small_int(asked)
    if seat is None or seat >= table.setup.seats:
        raise not_found("no-page")
    if not open_to_all and seat not in table.seats_of(visit.person):
        raise Problem(403, "not_yours", "hidden-eyes")
    return seat


def _places(table: Table, visit: Visit, eyes: int | str | None) -> list[int]:
    """The moves there are to be seen: all, or those that these eyes have noticed while it was played."""
    if table.open_to(visit.person):
        return list(range(len(table.moves)))
    return table.tally.places(eyes if isinstance(eyes, int) else None)


def _at(room: Room, move: int) -> Instant:
    """The game after so many moves; stepping forward goes on from the last place asked for."""
    table = room.table
    place, moves, instant = room.cursor or (0, [], None)
    if instant is None or place > move or table.moves[:place] != moves:
        instant, place = table.at(0), 0
    instant = replayed(instant, table.moves[place:move])
    room.cursor = (move, table.moves[:move], instant)
    return instant


def replay(room: Room, visit: Visit, move: int | None, eyes: int | str | None) -> dict[str, Any]:
    table = room.table
    if table.state is None:
        raise Problem(409, "not_now", "not-now")
    places = _places(table, visit, eyes)
    last = len(places)
    move = last if move is None else move
    if move > last:
        raise not_found("no-page")
    words = words_of(table.game, visit.lang)
    names = Names(table.names)
    seat = eyes if isinstance(eyes, int) else None
    events: list[Event]
    if move == 0:
        state = table.at(0).state
        setup = table.setup
        events = Record(table.game, setup.seats, setup.options, setup.seed, (), setup.start).events()[0]
        played = None
    else:
        place = places[move - 1]
        state = _at(room, place).state.copy()
        events = state.listen()
        state.play(*table.moves[place])
        state.listener = None
        played = told(table, place, table.open_to(visit.person), eyes, words, names)
    view = state.view(seat)
    return {
        "table": table.id,
        "move": move,
        "last": last,
        "eyes": eyes,
        "view": view,
        "views": {str(s): state.view(s) for s in range(state.seats)} if eyes == ALL else None,
        "prompt": _prompt(words, names, view),
        "played": played,
        "log": [
            {
                **_line(event, eyes, words, names),
                "n": f"{move}.{i}",
                "version": table.version_for(seat),
                "move": move,
                "seat": played["seat"] if played else None,
            }
            for i, event in enumerate(events)
        ],
        "seats": room.seats(),
    }


def _prompt(words: Words, names: Names, view: dict[str, Any]) -> dict[str, Any]:
    step, asked = msgspec.json.encode(view["step"]), msgspec.json.encode(view["to_move"])
    prompt: dict[str, Any] = msgspec.json.decode(words.prompt(step, asked, names) + b"}")
    return {**prompt, "yours": view["you"] in view["to_move"]}


def _line(event: Event, eyes: int | str | None, words: Words, names: Names) -> dict[str, Any]:
    if eyes == ALL:
        seen = {"key": event.key, "rule": event.rule, "args": {**event.args, **(event.secret or {})}}
    else:
        seen = event.seen_by(eyes if isinstance(eyes, int) else None)
    line: dict[str, Any] = msgspec.json.decode(b"{" + words.line(seen, names))
    return line


def told(
    table: Table, place: int, all_open: bool, eyes: int | str | None, words: Words, names: Names
) -> dict[str, Any]:
    """A move for the list of moves. While the game is on, the text of others' moves may be a secret."""
    seat, text = table.moves[place]
    shown = all_open or eyes == seat
    return {
        "seat": seat,
        "text": text if shown else None,
        "label": words.label(table.game.move(text), names) if shown else None,
    }


def moves(room: Room, visit: Visit, eyes: int | str | None) -> list[dict[str, Any]]:
    table = room.table
    words = words_of(table.game, visit.lang)
    names = Names(table.names)
    all_open = table.open_to(visit.person)
    return [
        {"move": n, **told(table, place, all_open, eyes, words, names)}
        for n, place in enumerate(_places(table, visit, eyes), 1)
    ]
