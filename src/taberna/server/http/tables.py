"""The HTTP API: tables, seats and commands (docs/protocol.md, 3.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taberna.kernel.game import Game

from ..errors import Problem, not_found
from ..live import protocol as says
from ..live.dispatch import answer, current_frame, encoded
from ..live.open_table import Room
from ..services import Visit, read
from ..table import catalogue
from ..table import commands as plans
from ..table.create import found
from .base import Desk, number, reply
from .static import ASK_AGAIN, File, made_of, send

_nothing = msgspec.json.Decoder(says.Nothing)
_new = msgspec.json.Decoder(says.NewTable)
_join = msgspec.json.Decoder(says.Join)
_join_by_link = msgspec.json.Decoder(says.JoinByLink)
_claim = msgspec.json.Decoder(says.ClaimSeat)
_command = msgspec.json.Decoder(says.Command)


@lru_cache(maxsize=64)
def _cards(game: Game, options: Any, lang: str) -> File:
    return made_of(msgspec.json.encode(catalogue.cards(game, game.show_options(options), lang)), ".json")


class TableApi(Desk):
    async def table(self, request: Request) -> Response:
        room = await self.room(request)
        return self.head(request, await self.house.visit(request), room)

    async def cards(self, request: Request) -> Response:
        """What is printed on the cards and boards of this table, and what its cards do."""
        visit = await self.house.visit(request)
        table = (await self.room(request)).table
        return send(
            request, _cards(table.game, table.game.resolve(table.setup.options), visit.lang), ASK_AGAIN
        )

    async def new_table(self, request: Request) -> Response:
        wanted = await read(request, _new)
        visit, session, cookie = await self.person(request, wanted.name, named=True)
        self.allow_table(visit)
        room = await found(self.house.hub, wanted, session.person.id, session.person.name)
        return self.with_cookie(self.head(request, visit, room, 201), cookie)

    async def join(self, request: Request) -> Response:
        wanted = await read(request, _join)
        room = await self.room(request)
        if not room.table.public:
            raise Problem(403, "not_yours", "no-link")
        return await self._sit(request, room, wanted.name, wanted.seat)

    async def join_by_link(self, request: Request) -> Response:
        wanted = await read(request, _join_by_link)
        room = await self.invited_room(wanted.token, (await self.house.visit(request)).ip)
        return await self._sit(request, room, wanted.name, wanted.seat)

    async def invited_room(self, token: str, ip: str) -> Room:
        """The table a join link leads to."""
        if not self.house.tokens.allow(("link", ip)):
            raise Problem(429, "too_many", "too-many")
        invited = self.house.keeper.invited(token)
        if invited is None:
            raise not_found("no-link")
        room = await self.house.room(invited[0])
        if room.table.invitation != invited[1]:
            raise not_found("no-link")
        return room

    async def _sit(self, request: Request, room: Room, name: str | None, seat: int | None) -> Response:
        visit, session, cookie = await self.person(request, name, named=True)
        if not self.house.commands.allow(session.person.id):
            raise Problem(429, "too_many", "too-many")
        await self.house.hub.sit(room, session.person.id, session.person.name, seat)
        self.house.hub.seats_changed(room)
        return self.with_cookie(self.head(request, visit, room), cookie)

    async def seat_link(self, request: Request) -> Response:
        await read(request, _nothing)
        visit = await self.house.visit(request)
        room = await self.room(request)
        seat: int = request.path_params["seat"]
        if visit.person is None or seat not in room.table.seats_of(visit.person):
            raise Problem(403, "not_yours", "not-yours")
        if not self.house.commands.allow(visit.person):
            raise Problem(429, "too_many", "too-many")
        token, gone = await self.house.keeper.seat_link(room.table.id, seat, visit.person)
        if gone:
            self.house.hub.lose_seat(room, seat, gone)
        return reply({"url": f"{self.house.origin(request)}/seat/{token}"})

    async def claim_seat(self, request: Request) -> Response:
        wanted = await read(request, _claim)
        room, seat = await self.room_of_seat(wanted.token, (await self.house.visit(request)).ip)
        name = room.table.chairs[seat].name
        visit, session, cookie = await self.person(request, None)
        if not session.person.name:
            session = await self.house.keeper.change(session, name, None)
        if cookie is None:  # a right was gained: the old cookie must not have it
            session, cookie = await self.house.keeper.renew(session)
        await self.house.store.hold(room.table.id, seat, session.person.id)
        self.house.hub.gain_seat(room, seat, session.person.id)
        visit = visit._replace(session=session)
        return self.with_cookie(self.head(request, visit, room), cookie)

    async def room_of_seat(self, token: str, ip: str) -> tuple[Room, int]:
        """The table and seat a personal link leads to."""
        if not self.house.tokens.allow(("link", ip)):
            raise Problem(429, "too_many", "too-many")
        found = await self.house.keeper.seat_of(token)
        if found is None:
            raise not_found("no-link")
        return await self.house.room(found[0]), found[1]

    async def _host(self, request: Request) -> tuple[Visit, Room]:
        await read(request, _nothing)
        visit = await self.house.visit(request)
        room = await self.room(request)
        if visit.person is None or room.table.setup.host != visit.person:
            raise Problem(403, "not_yours", "not-yours")
        return visit, room

    async def new_invite(self, request: Request) -> Response:
        visit, room = await self._host(request)
        await self.house.hub.change(room, lambda: plans.invite(room.table))
        return self.head(request, visit, room)

    async def close_table(self, request: Request) -> Response:
        visit, room = await self._host(request)
        await self.house.hub.change(room, lambda: plans.close(room.table))
        return self.head(request, visit, room)

    async def command(self, request: Request) -> Response:
        command = await read(request, _command)
        visit = await self.house.visit(request)
        room = await self.room(request)
        said = await answer(self.house, visit, room, command)
        if said["type"] != "stale":
            return reply(said)
        seat = getattr(command, "seat", None)
        frame = await current_frame(room, visit.person, visit.lang, seat)
        return reply(encoded(said, frame))

    async def frame(self, request: Request) -> Response:
        visit = await self.house.visit(request)
        room = await self.room(request)
        mine = room.table.seats_of(visit.person)
        asked = request.query_params.get("seat")
        seat = _seat(asked, mine) if asked is not None else (mine[0] if mine else None)
        return reply(await current_frame(room, visit.person, visit.lang, seat))

    async def log(self, request: Request) -> Response:
        visit = await self.house.visit(request)
        room = await self.room(request)
        mine = room.table.seats_of(visit.person)
        seat = _seat(request.query_params.get("seat"), mine)
        version, _, place = request.query_params.get("before", "").partition(".")
        before = (number(version), number(place or "0")) if version else None
        lines, more = await room.log(visit.lang, seat, before)
        return reply({"log": [msgspec.Raw(line) for line in lines], "log_more": more})


def _seat(text: str | None, mine: list[int]) -> int | None:
    """A seat of one's own, or a spectator's."""
    if text is None or text in ("", "null"):
        return None
    seat = number(text)
    if seat not in mine:
        raise Problem(403, "not_yours", "not-yours")
    return seat
