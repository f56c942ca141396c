"""What all rooms of the HTTP API share: who asks, and how answers look."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taberna.kernel.reader import small_int

from ..errors import Problem
from ..faults import said
from ..live.open_table import Room
from ..services import House, Visit, clean_name
from ..table.create import guest_name
from ..table.summary import head
from .sessions import Session


def reply(content: Any, status: int = 200) -> Response:
    body = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return Response(body, status, media_type="application/json")


def problem_reply(problem: Problem, lang: str) -> Response:
    answer = reply(
        {"error": {"code": problem.code, "text": said(problem, lang), "rule": None}}, problem.status
    )
    if problem.status == 429:
        answer.headers["Retry-After"] = "1"
    return answer


def number(text: str) -> int:
    found = small_int(text)
    if found is None:
        raise Problem(400, "bad_request", "bad-request")
    return found


class Desk:
    def __init__(self, house: House) -> None:
        self.house = house

    async def person(
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

    def with_cookie(self, response: Response, cookie: str | None) -> Response:
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

    async def room(self, request: Request) -> Room:
        room = await self.house.room(request.path_params["table"])
        await self.house.ready(room.table.game, (await self.house.visit(request)).lang)
        return room

    def head(self, request: Request, visit: Visit, room: Room, status: int = 200) -> Response:
        return reply(head(self.house, visit, room, self.house.origin(request)), status)

    def allow_table(self, visit: Visit) -> None:
        if not self.house.tables.allow(visit.person):
            raise Problem(429, "too_many", "too-many")
