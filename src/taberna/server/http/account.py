"""The HTTP API: who I am, what games and rules there are (docs/protocol.md, 3.1)."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import taberna
from taberna.locale import LANGUAGES

from ..errors import Problem, not_found
from ..live import protocol as says
from ..services import Visit, read
from ..table import catalogue
from ..table.summary import lobby
from .base import Desk, reply
from .rulebook import paragraph, paragraphs

_me = msgspec.json.Decoder(says.Me)
_nothing = msgspec.json.Decoder(says.Nothing)


class PeopleApi(Desk):
    async def me(self, request: Request) -> Response:
        return reply(me_of(await self.house.visit(request)))

    async def change_me(self, request: Request) -> Response:
        wanted = await read(request, _me)
        if wanted.lang is not None and wanted.lang not in LANGUAGES:
            raise Problem(422, "bad_request", "no-lang")
        visit, session, cookie = await self.person(request, wanted.name)
        if wanted.lang is not None:
            session = await self.house.keeper.change(session, None, wanted.lang)
        visit = Visit(session, session.person.lang, visit.ip)
        return self.with_cookie(reply(me_of(visit)), cookie)

    async def forget_me(self, request: Request) -> Response:
        await read(request, _nothing)
        visit = await self.house.visit(request)
        if visit.session is not None:
            await self.house.keeper.forget(visit.session)
            for room in self.house.hub.rooms.values():
                for connection in list(room.connections):
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
        """What is printed on the cards and boards of a game, without any edition."""
        return reply(taberna.game(_known_game(request)).data.printed())

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


def me_of(visit: Visit) -> dict[str, str]:
    return {"name": visit.name, "lang": visit.lang}


def _known_game(request: Request) -> str:
    name: str = request.path_params["game"]
    if name not in catalogue.playable():
        raise not_found("no-page")
    return name
