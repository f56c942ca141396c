"""The HTTP API: going through finished games, keeping them, going on from them (docs/protocol.md, 3.3)."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from .errors import Problem
from .http import replays
from .http.base import Desk, number, reply
from .live import protocol as says
from .services import read
from .table.create import go_on, import_record, read_record
from .table.table import CLOSED, OVER

_import = msgspec.json.Decoder(says.Import)
_continue = msgspec.json.Decoder(says.Continue)


class ReplayApi(Desk):
    async def replay(self, request: Request) -> Response:
        visit = await self.house.visit(request)
        room = await self.room(request)
        eyes = replays.eyes_of(room.table, visit, request.query_params.get("eyes"))
        asked = request.query_params.get("move")
        return reply(replays.replay(room, visit, None if asked is None else number(asked), eyes))

    async def moves(self, request: Request) -> Response:
        visit = await self.house.visit(request)
        room = await self.room(request)
        eyes = replays.eyes_of(room.table, visit, request.query_params.get("eyes"))
        return reply(replays.moves(room, visit, eyes))

    async def record(self, request: Request) -> Response:
        room = await self.room(request)
        table = room.table
        form = request.query_params.get("form", "text")
        if form not in ("text", "json"):
            raise Problem(400, "bad_request", "bad-request")
        if table.status not in (OVER, CLOSED) or table.state is None:
            raise Problem(409, "not_now", "record-later")
        if not table.open_to((await self.house.visit(request)).person):
            raise Problem(403, "not_yours", "hidden-record")
        body = await asyncio.to_thread(table.record().dump, form)
        ending = "txt" if form == "text" else "json"
        return Response(
            body,
            media_type="text/plain" if form == "text" else "application/json",
            headers={"Content-Disposition": f'attachment; filename="{table.setup.game}-{table.id}.{ending}"'},
        )

    async def import_record(self, request: Request) -> Response:
        wanted = await read(request, _import)
        visit, session, cookie = await self.person(request)
        self.allow_table(visit)
        record = await asyncio.to_thread(read_record, wanted.record)
        room = await import_record(self.house.hub, record, session.person.id)
        return self.with_cookie(self.head(request, visit, room, 201), cookie)

    async def go_on(self, request: Request) -> Response:
        wanted = await read(request, _continue)
        source = await self.room(request)
        visit, session, cookie = await self.person(request, wanted.name, named=True)
        self.allow_table(visit)
        room = await go_on(self.house.hub, source, wanted, session.person.id, session.person.name)
        return self.with_cookie(self.head(request, visit, room, 201), cookie)
