"""The HTTP API: who I am, what games and rules there are (docs/protocol.md, 3.1)."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import taberna
from taberna.locale import LANGUAGES

from ..errors import Problem, not_found
from ..live import protocol
from ..services import Caller, read
from ..table import catalogue
from .base import ApiBase, reply
from .lobby import lobby
from .rulebook import paragraph, paragraphs
from .sessions import mark_of

_me = msgspec.json.Decoder(protocol.Me)
_nothing = msgspec.json.Decoder(protocol.Nothing)


class PeopleApi(ApiBase):
    async def me(self, request: Request) -> Response:
        return reply(me_of(await self.services.caller(request)))

    async def change_me(self, request: Request) -> Response:
        wanted = await read(request, _me)
        if wanted.lang is not None and wanted.lang not in LANGUAGES:
            raise Problem(422, "bad_request", "no-lang")
        caller, session, cookie = await self.person(request, wanted.name)
        if wanted.lang is not None:
            session = await self.services.sessions.change(session, None, wanted.lang)
        caller = Caller(session, session.person.lang, caller.ip)
        return self.with_cookie(reply(me_of(caller)), cookie)

    async def forget_me(self, request: Request) -> Response:
        await read(request, _nothing)
        caller = await self.services.caller(request)
        if caller.session is not None:
            await self.services.sessions.forget(caller.session)
            for open_table in self.services.hub.open_tables.values():
                for connection in list(open_table.connections):
                    if self.services.sessions.latest(connection.session) == mark_of(caller.session.hash):
                        connection.end(4401)
        response = reply(me_of(replace(caller, session=None)))
        response.delete_cookie(
            self.services.sessions.cookie,
            path="/",
            secure=self.services.sessions.secure,
            httponly=True,
            samesite="lax",
        )
        return response

    # -- the house --------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        lang = (await self.services.caller(request)).lang
        await self.services.ready_lobby(lang)
        return reply(catalogue.games(lang))

    async def cards(self, request: Request) -> Response:
        """What is printed on the cards and boards of a game, without any edition."""
        game = taberna.game(known_game(request))
        return reply(game.printed(game.resolve({})))

    async def rules(self, request: Request) -> Response:
        return reply(paragraphs(known_game(request)))

    async def rule(self, request: Request) -> Response:
        found = paragraph(known_game(request), request.path_params["rule"])
        if found is None:
            raise not_found("no-rule")
        return reply(found)

    async def lobby(self, request: Request) -> Response:
        caller = await self.services.caller(request)
        return reply(await lobby(self.services, caller, self.services.origin(request)))


def me_of(caller: Caller) -> dict[str, str]:
    return {"name": caller.name, "lang": caller.lang}


def known_game(request: Request) -> str:
    name: str = request.path_params["game"]
    if name not in catalogue.playable():
        raise not_found("no-page")
    return name
