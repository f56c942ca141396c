"""Going through a game move by move, with the eyes of whoever was entitled to see it."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taberna.kernel.log import Event
from taberna.kernel.notes import Note
from taberna.kernel.reader import small_int

from ..errors import Problem, not_found
from ..live import protocol
from ..live.open_table import OpenTable
from ..services import Caller, Services, read
from ..table.change import GameState
from ..table.create import go_on, import_record
from ..table.table import CLOSED, OVER, Table, replayed
from ..text import Names, Words, words_of
from .base import ApiBase, number, reply
from .study import keep_branch

ALL = "all"


def eyes_of(table: Table, caller: Caller, asked: str | None) -> int | str | None:
    """A seat, None for a spectator, or "all"; until all is open, only one's own seats."""
    open_to_all = table.open_to(caller.person)
    if asked is None or asked == "":
        return None
    if asked == ALL:
        if not open_to_all:
            raise Problem(403, "not_yours", "hidden-eyes")
        return ALL
    seat = small_int(asked)
    if seat is None or seat >= table.setup.seats:
        raise not_found("no-page")
    if not open_to_all and seat not in table.seats_of(caller.person):
        raise Problem(403, "not_yours", "hidden-eyes")
    return seat


def _at(open_table: OpenTable, move: int) -> GameState:
    """The game after so many moves; stepping forward goes on from the last place asked for."""
    table = open_table.table
    place, moves, game_state = open_table.cursor or (0, [], None)
    if game_state is None or place > move or table.played[:place] != moves:
        game_state, place = table.at(0), 0
    game_state = replayed(game_state, table.played[place:move])
    open_table.cursor = (move, table.played[:move], game_state)
    return game_state


def replay(open_table: OpenTable, caller: Caller, move: int | None, eyes: int | str | None) -> dict[str, Any]:
    table = open_table.table
    if table.state is None:
        raise Problem(409, "not_now", "not-now")
    places = table.places_seen(caller.person, eyes if isinstance(eyes, int) else None)
    last = len(places)
    move = last if move is None else move
    if move > last:
        raise not_found("no-page")
    words = words_of(table.game, caller.lang)
    names = Names(table.names)
    seat = eyes if isinstance(eyes, int) else None
    events: list[Event]
    if move == 0:
        state = table.at(0).state
        events = table.first_record(table.chairs).events()[0]
        played = None
    else:
        place = places[move - 1]
        state = _at(open_table, place).state.copy()
        events = state.listen()
        state.play(table.played[place].seat, table.played[place].move)
        state.listener = None
        played = told(table, place, table.open_to(caller.person), eyes, words, names)
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
        "seats": open_table.seats(),
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
    seat, text = table.played[place].seat, table.played[place].move
    shown = all_open or eyes == seat
    return {
        "seat": seat,
        "text": text if shown else None,
        "label": words.label(table.game.move(text), names) if shown else None,
    }


def moves(open_table: OpenTable, caller: Caller, eyes: int | str | None) -> list[dict[str, Any]]:
    table = open_table.table
    words = words_of(table.game, caller.lang)
    names = Names(table.names)
    all_open = table.open_to(caller.person)
    return [
        {"move": n, **told(table, place, all_open, eyes, words, names)}
        for n, place in enumerate(
            table.places_seen(caller.person, eyes if isinstance(eyes, int) else None), 1
        )
    ]


_import = msgspec.json.Decoder(protocol.Import)
_continue = msgspec.json.Decoder(protocol.Continue)


class ReplayApi(ApiBase):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._one_by_one = asyncio.Lock()

    async def replay(self, request: Request) -> Response:
        caller = await self.services.caller(request)
        open_table = await self.open_table(request)
        eyes = eyes_of(open_table.table, caller, request.query_params.get("eyes"))
        asked = request.query_params.get("move")
        move = None if asked is None else number(asked)
        self.allow_question(caller)
        async with self._one_by_one:  # a long game beside the loop, and never two
            return reply(await asyncio.to_thread(replay, open_table, caller, move, eyes))

    async def moves(self, request: Request) -> Response:
        caller = await self.services.caller(request)
        open_table = await self.open_table(request)
        eyes = eyes_of(open_table.table, caller, request.query_params.get("eyes"))
        self.allow_question(caller)
        async with self._one_by_one:
            return reply(await asyncio.to_thread(moves, open_table, caller, eyes))

    async def record(self, request: Request) -> Response:
        open_table = await self.open_table(request)
        table = open_table.table
        form = request.query_params.get("form", "text")
        if form not in ("text", "json"):
            raise Problem(400, "bad_request", "bad-request")
        if table.status not in (OVER, CLOSED) or table.state is None:
            raise Problem(409, "not_now", "record-later")
        if not table.open_to((await self.services.caller(request)).person):
            raise Problem(403, "not_yours", "hidden-record")
        record = table.record()
        record.notes = await self._notes(table)
        body = await asyncio.to_thread(record.dump, form)
        ending = "txt" if form == "text" else "json"
        return Response(
            body,
            media_type="text/plain" if form == "text" else "application/json",
            headers={"Content-Disposition": f'attachment; filename="{table.setup.game}-{table.id}.{ending}"'},
        )

    async def _notes(self, table: Table) -> list[Note]:
        """What was said at the table, at its moments, and what a record brought along."""
        stored = await self.services.store.load(table.id)
        lines = [] if stored is None else [msgspec.json.decode(line) for line in stored.chat]
        said = [Note(line["played"], line["text"], line["name"]) for line in lines if "played" in line]
        last = len(table.played)
        brought = [Note(*note) for note in table.setup.notes]
        every = [note._replace(move=min(note.move, last)) for note in (*brought, *said)]
        return sorted(every, key=lambda note: note.move)

    async def notes(self, request: Request) -> Response:
        """What was said and noted, by the moves that these eyes see."""
        caller = await self.services.caller(request)
        open_table = await self.open_table(request)
        table = open_table.table
        eyes = eyes_of(table, caller, request.query_params.get("eyes"))
        self.allow_question(caller)
        places = table.places_seen(caller.person, eyes if isinstance(eyes, int) else None)
        found = [
            {"move": bisect_left(places, note.move), "name": note.by, "text": note.text}
            for note in await self._notes(table)
        ]
        return reply(found)

    async def import_record(self, request: Request) -> Response:
        wanted = await read(request, _import)
        caller, session, cookie = await self.person(request)
        self.allow_table(caller)
        open_table = await import_record(self.services.hub, wanted.record, session.person.id, caller.lang)
        return self.with_cookie(self.table_info(request, caller, open_table, 201), cookie)

    async def go_on(self, request: Request) -> Response:
        wanted = await read(request, _continue)
        source = await self.open_table(request)
        caller, session, cookie = await self.person(request, wanted.name, named=True)
        self.allow_table(caller)
        open_table = await go_on(
            self.services.hub, source, wanted, session.person.id, session.person.name, caller.lang
        )
        if source.table.status == OVER:
            await keep_branch(self.services.store, source.table.id, open_table.table.id, wanted.move)
        return self.with_cookie(self.table_info(request, caller, open_table, 201), cookie)
