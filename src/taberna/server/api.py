"""The HTTP API (docs/protocol.md, 3)."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from taberna.locale import LANGUAGES

from . import catalogue, replays
from . import messages as says
from .answers import answer, current_frame, encoded
from .founding import found, go_on, guest_name, import_record, read_record
from .heads import head, lobby
from .house import House, Visit, clean_name, read
from .identity import Session
from .openapi import ApiDoor, Endpoint, Query, openapi
from .problems import Problem, not_found
from .room import Room
from .rules import paragraph, paragraphs
from .static import ASK_AGAIN, File, made_of, send
from .table import CLOSED, OVER, Refused
from .words import interface

_me = msgspec.json.Decoder(says.Me)
_nothing = msgspec.json.Decoder(says.Nothing)
_new = msgspec.json.Decoder(says.NewTable)
_join = msgspec.json.Decoder(says.Join)
_join_by_link = msgspec.json.Decoder(says.JoinByLink)
_claim = msgspec.json.Decoder(says.ClaimSeat)
_import = msgspec.json.Decoder(says.Import)
_continue = msgspec.json.Decoder(says.Continue)
_command = msgspec.json.Decoder(says.Command)

STATUS = {"not-now": (409, "not_now"), "taken": (409, "taken"), "no-seat": (403, "no_seat")}


def reply(content: Any, status: int = 200) -> Response:
    body = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return Response(body, status, media_type="application/json")


def problem_reply(problem: Problem, lang: str) -> Response:
    text = problem.text or interface(lang).say(f"house-{problem.key}")
    answer = reply({"error": {"code": problem.code, "text": text, "rule": None}}, problem.status)
    if problem.status == 429:
        answer.headers["Retry-After"] = "1"
    return answer


class Api:
    def __init__(self, house: House) -> None:
        self.house = house

    def doors(self) -> list[ApiDoor]:
        """All addresses: method, path, who answers, what a body must be, which queries there are."""
        eyes, seat = Query("eyes"), Query("seat")
        return [
            ApiDoor("GET", "/me", self.me),
            ApiDoor("POST", "/me", self.change_me, says.Me),
            ApiDoor("POST", "/me/forget", self.forget_me, says.Nothing),
            ApiDoor("GET", "/games", self.games),
            ApiDoor("GET", "/games/{game}/cards", self.cards),
            ApiDoor("GET", "/rules/{game}", self.rules),
            ApiDoor("GET", "/rules/{game}/{rule}", self.rule),
            ApiDoor("GET", "/tables", self.lobby),
            ApiDoor("POST", "/tables", self.new_table, says.NewTable),
            ApiDoor("POST", "/join", self.join_by_link, says.JoinByLink),
            ApiDoor("POST", "/seat", self.claim_seat, says.ClaimSeat),
            ApiDoor("POST", "/records", self.import_record, says.Import),
            ApiDoor("GET", "/tables/{table}", self.table),
            ApiDoor("POST", "/tables/{table}/join", self.join, says.Join),
            ApiDoor("POST", "/tables/{table}/invite", self.new_invite, says.Nothing),
            ApiDoor("POST", "/tables/{table}/close", self.close_table, says.Nothing),
            ApiDoor("POST", "/tables/{table}/command", self.command, says.Command),
            ApiDoor("POST", "/tables/{table}/continue", self.go_on, says.Continue),
            ApiDoor("POST", "/tables/{table}/seats/{seat:int}/link", self.seat_link, says.Nothing),
            ApiDoor("GET", "/tables/{table}/frame", self.frame, queries=(seat,)),
            ApiDoor("GET", "/tables/{table}/log", self.log, queries=(seat, Query("before"))),
            ApiDoor("GET", "/tables/{table}/replay", self.replay, queries=(eyes, Query("move", number=True))),
            ApiDoor("GET", "/tables/{table}/moves", self.moves, queries=(eyes,)),
            ApiDoor("GET", "/tables/{table}/record", self.record, queries=(Query("form"),)),
        ]

    def routes(self) -> list[Route]:
        described = openapi(self.doors())

        async def show(request: Request) -> Response:
            return reply(described)

        return [
            *(
                Route("/api" + door.path, self._guarded(door.endpoint), methods=[door.method])
                for door in self.doors()
            ),
            Route("/api/openapi.json", show, methods=["GET"]),
        ]

    def _guarded(self, endpoint: Endpoint) -> Endpoint:
        """Problems become answers; too many requests are one."""
        house = self.house

        async def guarded(request: Request) -> Response:
            try:
                ip = request.scope["state"].get("client_ip", "?")
                if not house.requests.allow(ip):
                    raise Problem(429, "too_many", "too-many")
                return await endpoint(request)
            except Problem as problem:
                return problem_reply(problem, (await house.visit(request)).lang)
            except Refused as refusal:
                status, code = STATUS.get(refusal.key, (409, "not_now"))
                return problem_reply(Problem(status, code, refusal.key), (await house.visit(request)).lang)

        return guarded

    # -- persons ----------------------------------------------------------------------------------------

    async def _person(
        self, request: Request, name: str | None = None, named: bool = False
    ) -> tuple[Visit, Session, str | None]:
        """Who asks; a stranger becomes a person, with a cookie to be set. ``named``: a name is needed."""
        visit = await self.house.visit(request)
        called = clean_name(name)
        cookie = None
        session = visit.session
        if session is None:
            if not self.house.tokens.allow(("person", visit.ip)):
                raise Problem(429, "too_many", "too-many")
            session, cookie = await self.house.keeper.newcomer(
                called or (guest_name() if named else ""), visit.lang
            )
        elif called or (named and not session.person.name):
            session = await self.house.keeper.change(session, called or guest_name(), None)
        return visit._replace(session=session), session, cookie

    def _with_cookie(self, response: Response, cookie: str | None) -> Response:
        if cookie is not None:
            response.set_cookie(
                self.house.keeper.cookie,
                cookie,
                max_age=90 * 86400,
                path="/",
                secure=self.house.keeper.secure,
                httponly=True,
                samesite="lax",
            )
        return response

    async def me(self, request: Request) -> Response:
        return reply(me_of(await self.house.visit(request)))

    async def change_me(self, request: Request) -> Response:
        wanted = await read(request, _me)
        if wanted.lang is not None and wanted.lang not in LANGUAGES:
            raise Problem(422, "bad_request", "no-lang")
        visit, session, cookie = await self._person(request, wanted.name)
        if wanted.lang is not None:
            session = await self.house.keeper.change(session, None, wanted.lang)
        visit = Visit(session, session.person.lang, visit.ip)
        return self._with_cookie(reply(me_of(visit)), cookie)

    async def forget_me(self, request: Request) -> Response:
        await read(request, _nothing)
        visit = await self.house.visit(request)
        if visit.session is not None:
            await self.house.keeper.forget(visit.session)
            for room in self.house.hub.rooms.values():
                for connection in room.connections:
                    if connection.session == visit.session.hash:
                        connection.end(4401)
        response = reply(me_of(visit._replace(session=None)))
        response.delete_cookie(
            self.house.keeper.cookie, path="/", secure=self.house.keeper.secure, httponly=True, samesite="lax"
        )
        return response

    # -- the house --------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        lang = (await self.house.visit(request)).lang
        await self.house.ready_lobby(lang)
        return reply(catalogue.games(lang))

    async def cards(self, request: Request) -> Response:
        return send(request, _cards(_known_game(request)), ASK_AGAIN)

    async def rules(self, request: Request) -> Response:
        return reply(paragraphs(_known_game(request)))

    async def rule(self, request: Request) -> Response:
        found = paragraph(_known_game(request), request.path_params["rule"])
        if found is None:
            raise not_found("no-rule")
        return reply(found)

    async def lobby(self, request: Request) -> Response:
        visit = await self.house.visit(request)
        return reply(await lobby(self.house, visit, self.house.origin(request)))

    # -- tables -----------------------------------------------------------------------------------------

    async def _room(self, request: Request) -> Room:
        room = await self.house.room(request.path_params["table"])
        await self.house.ready(room.table.game, (await self.house.visit(request)).lang)
        return room

    def _head(self, request: Request, visit: Visit, room: Room, status: int = 200) -> Response:
        return reply(head(self.house, visit, room, self.house.origin(request)), status)

    async def table(self, request: Request) -> Response:
        room = await self._room(request)
        return self._head(request, await self.house.visit(request), room)

    async def new_table(self, request: Request) -> Response:
        wanted = await read(request, _new)
        visit, session, cookie = await self._person(request, wanted.name, named=True)
        self._allow_table(visit)
        room = await found(self.house.hub, wanted, session.person.id, session.person.name)
        return self._with_cookie(self._head(request, visit, room, 201), cookie)

    def _allow_table(self, visit: Visit) -> None:
        if not self.house.tables.allow(visit.person):
            raise Problem(429, "too_many", "too-many")

    async def join(self, request: Request) -> Response:
        wanted = await read(request, _join)
        room = await self._room(request)
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
        visit, session, cookie = await self._person(request, name, named=True)
        if not self.house.commands.allow(session.person.id):
            raise Problem(429, "too_many", "too-many")
        await self.house.hub.sit(room, session.person.id, session.person.name, seat)
        self.house.hub.seats_changed(room)
        return self._with_cookie(self._head(request, visit, room), cookie)

    async def seat_link(self, request: Request) -> Response:
        await read(request, _nothing)
        visit = await self.house.visit(request)
        room = await self._room(request)
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
        visit, session, cookie = await self._person(request, None)
        if not session.person.name:
            session = await self.house.keeper.change(session, name, None)
        if cookie is None:  # a right was gained: the old cookie must not have it
            session, cookie = await self.house.keeper.renew(session)
        await self.house.store.hold(room.table.id, seat, session.person.id)
        self.house.hub.gain_seat(room, seat, session.person.id)
        visit = visit._replace(session=session)
        return self._with_cookie(self._head(request, visit, room), cookie)

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
        room = await self._room(request)
        if visit.person is None or room.table.setup.host != visit.person:
            raise Problem(403, "not_yours", "not-yours")
        return visit, room

    async def new_invite(self, request: Request) -> Response:
        visit, room = await self._host(request)
        async with room.lock:
            await self.house.hub.change(room, room.table.plan_invite())
        return self._head(request, visit, room)

    async def close_table(self, request: Request) -> Response:
        visit, room = await self._host(request)
        async with room.lock:
            await self.house.hub.change(room, room.table.plan_close())
        return self._head(request, visit, room)

    async def command(self, request: Request) -> Response:
        command = await read(request, _command)
        visit = await self.house.visit(request)
        room = await self._room(request)
        said = await answer(self.house, visit, room, command)
        if said["type"] != "stale":
            return reply(said)
        seat = getattr(command, "seat", None)
        frame = await current_frame(room, visit.person, visit.lang, seat)
        return reply(encoded(said, frame))

    async def frame(self, request: Request) -> Response:
        visit = await self.house.visit(request)
        room = await self._room(request)
        mine = room.table.seats_of(visit.person)
        asked = request.query_params.get("seat")
        seat = _seat(asked, mine) if asked is not None else (mine[0] if mine else None)
        return reply(await current_frame(room, visit.person, visit.lang, seat))

    async def log(self, request: Request) -> Response:
        visit = await self.house.visit(request)
        room = await self._room(request)
        mine = room.table.seats_of(visit.person)
        seat = _seat(request.query_params.get("seat"), mine)
        version, _, place = request.query_params.get("before", "").partition(".")
        before = (_number(version), _number(place or "0")) if version else None
        lines, more = await room.log(visit.lang, seat, before)
        return reply({"log": lines, "log_more": more})

    # -- replay, record, going on ---------------------------------------------------------------------------

    async def replay(self, request: Request) -> Response:
        visit = await self.house.visit(request)
        room = await self._room(request)
        eyes = replays.eyes_of(room.table, visit, request.query_params.get("eyes"))
        asked = request.query_params.get("move")
        return reply(replays.replay(room, visit, None if asked is None else _number(asked), eyes))

    async def moves(self, request: Request) -> Response:
        visit = await self.house.visit(request)
        room = await self._room(request)
        eyes = replays.eyes_of(room.table, visit, request.query_params.get("eyes"))
        return reply(replays.moves(room, visit, eyes))

    async def record(self, request: Request) -> Response:
        room = await self._room(request)
        table = room.table
        form = request.query_params.get("form", "text")
        if form not in ("text", "json"):
            raise Problem(400, "bad_request", "bad-request")
        if table.status not in (OVER, CLOSED) or table.state is None:
            raise Problem(409, "not_now", "record-later")
        body = await asyncio.to_thread(table.record().dump, form)
        ending = "txt" if form == "text" else "json"
        return Response(
            body,
            media_type="text/plain" if form == "text" else "application/json",
            headers={"Content-Disposition": f'attachment; filename="{table.setup.game}-{table.id}.{ending}"'},
        )

    async def import_record(self, request: Request) -> Response:
        wanted = await read(request, _import)
        visit, session, cookie = await self._person(request)
        self._allow_table(visit)
        record = await asyncio.to_thread(read_record, wanted.record)
        room = await import_record(self.house.hub, record, session.person.id)
        return self._with_cookie(self._head(request, visit, room, 201), cookie)

    async def go_on(self, request: Request) -> Response:
        wanted = await read(request, _continue)
        source = await self._room(request)
        visit, session, cookie = await self._person(request, wanted.name, named=True)
        self._allow_table(visit)
        room = await go_on(self.house.hub, source, wanted, session.person.id, session.person.name)
        return self._with_cookie(self._head(request, visit, room, 201), cookie)


@cache
def _cards(game: str) -> File:
    return made_of(msgspec.json.encode(catalogue.cards(game)), ".json")


def me_of(visit: Visit) -> dict[str, str]:
    return {"name": visit.name, "lang": visit.lang}


def _known_game(request: Request) -> str:
    name: str = request.path_params["game"]
    if name not in catalogue.playable():
        raise not_found("no-page")
    return name


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Problem(400, "bad_request", "bad-request")
    return int(text)


def _seat(text: str | None, mine: list[int]) -> int | None:
    """A seat of one's own, or a spectator's."""
    if text is None or text in ("", "null"):
        return None
    seat = _number(text)
    if seat not in mine:
        raise Problem(403, "not_yours", "not-yours")
    return seat
