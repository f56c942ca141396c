"""What all parts of the HTTP API share: who asks, and how answers look."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taberna.kernel.reader import small_int

from ..errors import Problem
from ..live.open_table import OpenTable
from ..services import Caller, Services
from ..table.create import guest_name
from ..table.names import clean_name
from ..text import said
from . import security_log
from .lobby import table_info
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


class ApiBase:
    def __init__(self, services: Services) -> None:
        self.services = services

    async def person(
        self, request: Request, name: str | None = None, named: bool = False
    ) -> tuple[Caller, Session, str | None]:
        """Who asks; a stranger becomes a person, with a cookie to be set. ``named``: a name is needed."""
        caller = await self.services.caller(request)
        called = clean_name(name or "")
        cookie = None
        session = caller.session
        if session is None:
            if not self.services.newcomers.allow(caller.ip):
                security_log.note("too many new persons from %s", caller.ip)
                raise Problem(429, "too_many", "too-many")
            session, cookie = await self.services.sessions.newcomer(
                called or (guest_name() if named else ""), caller.lang
            )
        elif called or (named and not session.person.name):
            session = await self.services.sessions.change(session, called or guest_name(), None)
        return replace(caller, session=session), session, cookie

    def with_cookie(self, response: Response, cookie: str | None) -> Response:
        if cookie is not None:
            response.set_cookie(
                self.services.sessions.cookie,
                cookie,
                max_age=90 * 86400,
                path="/",
                secure=self.services.sessions.secure,
                httponly=True,
                samesite="lax",
            )
        return response

    async def open_table(self, request: Request, fresh: bool = True) -> OpenTable:
        open_table = await self.services.open_table(request.path_params["table"], fresh)
        await self.services.ready(open_table.table.game, (await self.services.caller(request)).lang)
        return open_table

    def table_info(
        self, request: Request, caller: Caller, open_table: OpenTable, status: int = 200
    ) -> Response:
        return reply(table_info(self.services, caller, open_table, self.services.origin(request)), status)

    def allow_question(self, caller: Caller) -> None:
        """What is cheap only for whoever asks."""
        if not self.services.asking.allow(caller):
            raise Problem(429, "too_many", "too-many")

    def allow_table(self, caller: Caller) -> None:
        if not self.services.tables.allow(caller):
            raise Problem(429, "too_many", "too-many")
