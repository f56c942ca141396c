"""The HTTP API: lessons (docs/protocol.md, 3.1)."""

from __future__ import annotations

import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..errors import Problem
from ..live import protocol
from ..services import read
from ..table import catalogue
from ..table.lesson_tables import at_its_end, known_lesson, lesson_table, listed
from .account import known_game
from .base import ApiBase, reply

_nothing = msgspec.json.Decoder(protocol.Nothing)
_new = msgspec.json.Decoder(protocol.NewLesson)


class LessonApi(ApiBase):
    async def lessons(self, request: Request) -> Response:
        caller = await self.services.caller(request)
        learned = set() if caller.person is None else await self.services.store.learned(caller.person)
        return reply(listed(known_game(request), caller.lang, learned))

    async def begin(self, request: Request) -> Response:
        wanted = await read(request, _new)
        if wanted.game not in catalogue.playable():
            raise Problem(404, "not_found", "not-found")
        lesson = known_lesson(wanted.game, wanted.lesson)
        caller, session, cookie = await self.person(request, wanted.name, named=True)
        self.allow_table(caller)
        person = session.person
        open_table = await lesson_table(self.services.hub, lesson, person.id, person.name, wanted.again)
        return self.with_cookie(self.table_info(request, caller, open_table, 201), cookie)

    async def learned(self, request: Request) -> Response:
        """The learner has read the last word."""
        await read(request, _nothing)
        caller = await self.services.caller(request)
        open_table = await self.open_table(request)
        table = open_table.table
        if caller.person is None or not table.seats_of(caller.person) or table.setup.lesson is None:
            raise Problem(403, "not_yours", "not-yours")
        lesson = known_lesson(table.setup.game, table.setup.lesson)
        if not at_its_end(open_table, lesson):
            raise Problem(409, "not_now", "not-now")
        await self.services.store.learn(caller.person, lesson.where, time.time())
        learned = await self.services.store.learned(caller.person)
        return reply(listed(table.setup.game, caller.lang, learned))
