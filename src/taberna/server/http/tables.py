"""The HTTP API: tables, seats and commands (docs/protocol.md, 3.2)."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from taberna.kernel.game import Game

from ..errors import Problem, not_found
from ..live import protocol
from ..live.dispatch import answer, current_frame, encoded
from ..live.open_table import OpenTable
from ..services import Caller, read
from ..table import catalogue, commands
from ..table.create import new_table, rematch
from . import security_log
from .base import ApiBase, number, reply
from .static import ASK_AGAIN, File, made_of, send

_nothing = msgspec.json.Decoder(protocol.Nothing)
_new = msgspec.json.Decoder(protocol.NewTable)
_join = msgspec.json.Decoder(protocol.Join)
_join_by_link = msgspec.json.Decoder(protocol.JoinByLink)
_claim = msgspec.json.Decoder(protocol.ClaimSeat)
_command = msgspec.json.Decoder(protocol.Command)


@lru_cache(maxsize=64)
def _cards(game: Game, options: Any, lang: str) -> File:
    return made_of(msgspec.json.encode(catalogue.cards(game, game.show_options(options), lang)), ".json")


class TableApi(ApiBase):
    async def table(self, request: Request) -> Response:
        open_table = await self.open_table(request)
        return self.table_info(request, await self.services.caller(request), open_table)

    async def cards(self, request: Request) -> Response:
        """What is printed on the cards and boards of this table, and what its cards do."""
        caller = await self.services.caller(request)
        table = (await self.open_table(request)).table
        self.allow_question(caller)
        options = table.game.resolve(table.setup.options)
        return send(request, await asyncio.to_thread(_cards, table.game, options, caller.lang), ASK_AGAIN)

    async def new_table(self, request: Request) -> Response:
        wanted = await read(request, _new)
        caller, session, cookie = await self.person(request, wanted.name, named=True)
        self.allow_table(caller)
        promised = None if wanted.deal is None else self.services.deals.take(wanted.deal)
        if wanted.deal is not None and promised is None:
            raise Problem(409, "not_now", "deal-gone")
        open_table = await new_table(
            self.services.hub, wanted, session.person.id, session.person.name, promised
        )
        return self.with_cookie(self.table_info(request, caller, open_table, 201), cookie)

    async def promise_deal(self, request: Request) -> Response:
        """A deal for a table to come: the house commits to its part before it hears yours."""
        await read(request, _nothing)
        name, commitment = self.services.deals.promise()
        return reply({"deal": name, "commitment": commitment})

    async def join(self, request: Request) -> Response:
        wanted = await read(request, _join)
        open_table = await self.open_table(request)
        if not open_table.table.public:
            raise Problem(403, "not_yours", "no-link")
        return await self._sit(request, open_table, wanted)

    async def join_by_link(self, request: Request) -> Response:
        wanted = await read(request, _join_by_link)
        open_table = await self.invited_table(wanted.token, (await self.services.caller(request)).ip)
        return await self._sit(request, open_table, wanted)

    async def invited_table(self, token: str, ip: str) -> OpenTable:
        """The table a join link leads to."""
        self._allow_guess(ip)
        invited = self.services.sessions.invited(token)
        if invited is None:
            raise _failed_link(ip)
        open_table = await self.services.open_table(invited[0])
        if open_table.table.invitation != invited[1]:
            raise _failed_link(ip)
        return open_table

    def _allow_guess(self, ip: str) -> None:
        """A link may be a guess."""
        if not self.services.tokens.allow(ip):
            security_log.note("too many links tried from %s", ip)
            raise Problem(429, "too_many", "too-many")

    async def _sit(
        self, request: Request, open_table: OpenTable, wanted: protocol.Join | protocol.JoinByLink
    ) -> Response:
        caller, session, cookie = await self.person(request, wanted.name, named=True)
        if not self.services.commands.allow(caller):
            raise Problem(429, "too_many", "too-many")
        person = session.person
        await self.services.hub.sit(open_table, person.id, person.name, wanted.seat, wanted.nonce)
        self.services.hub.presence.seats_changed(open_table)
        return self.with_cookie(self.table_info(request, caller, open_table), cookie)

    async def _own_seat(self, request: Request) -> tuple[str, OpenTable, int]:
        """Who asks about which seat; only whoever holds it may."""
        caller = await self.services.caller(request)
        open_table = await self.open_table(request)
        seat: int = request.path_params["seat"]
        if caller.person is None or seat not in open_table.table.seats_of(caller.person):
            raise Problem(403, "not_yours", "not-yours")
        if not self.services.commands.allow(caller):
            raise Problem(429, "too_many", "too-many")
        return caller.person, open_table, seat

    async def seat_link(self, request: Request) -> Response:
        await read(request, _nothing)
        person, open_table, seat = await self._own_seat(request)
        made = await self.services.sessions.seat_link(open_table.table.id, seat, person)
        if made is None:  # left a moment ago
            raise Problem(403, "not_yours", "not-yours")
        token, gone = made
        if gone:
            self.services.hub.presence.lose_seat(open_table, seat, gone)
        return reply({"url": f"{self.services.origin(request)}/seat/{token}"})

    async def seat_holders(self, request: Request) -> Response:
        """Who holds my seat: I myself, and whoever used its personal link."""
        person, open_table, seat = await self._own_seat(request)
        found = await self.services.store.holders(open_table.table.id, seat)
        return reply(
            [{"you": holder.person == person, "name": holder.name, "since": holder.since} for holder in found]
        )

    async def seat_alone(self, request: Request) -> Response:
        """End everybody else's hold on my seat, and its personal link."""
        await read(request, _nothing)
        person, open_table, seat = await self._own_seat(request)
        gone = await self.services.store.hold_alone(open_table.table.id, seat, person)
        if gone is None:
            raise Problem(403, "not_yours", "not-yours")
        self.services.hub.presence.lose_seat(open_table, seat, gone)
        return reply({"ended": len(gone)})

    async def claim_seat(self, request: Request) -> Response:
        wanted = await read(request, _claim)
        open_table, seat = await self.table_of_seat(wanted.token, (await self.services.caller(request)).ip)
        name = open_table.table.chairs[seat].name
        caller, session, cookie = await self.person(request, None)
        if not session.person.name:
            session = await self.services.sessions.change(session, name, None)
        token = self.services.sessions.seat_token(wanted.token)
        if not await self.services.hub.presence.claim_seat(open_table, token, session.person.id):
            raise not_found("no-link")
        if cookie is None:  # a right was gained: the old cookie must not have it
            session, cookie = await self.services.sessions.renew(session)
        caller = replace(caller, session=session)
        return self.with_cookie(self.table_info(request, caller, open_table), cookie)

    async def table_of_seat(self, token: str, ip: str) -> tuple[OpenTable, int]:
        """The table and seat a personal link leads to."""
        self._allow_guess(ip)
        found = await self.services.sessions.seat_of(token)
        if found is None:
            raise _failed_link(ip)
        return await self.services.open_table(found[0]), found[1]

    async def _host(self, request: Request) -> tuple[Caller, OpenTable]:
        await read(request, _nothing)
        caller = await self.services.caller(request)
        open_table = await self.open_table(request)
        if caller.person is None or open_table.table.setup.host != caller.person:
            raise Problem(403, "not_yours", "not-yours")
        if not self.services.commands.allow(caller):
            raise Problem(429, "too_many", "too-many")
        return caller, open_table

    async def new_invite(self, request: Request) -> Response:
        caller, open_table = await self._host(request)
        await self.services.hub.changes.change(open_table, lambda: commands.invite(open_table.table))
        return self.table_info(request, caller, open_table)

    async def close_table(self, request: Request) -> Response:
        caller, open_table = await self._host(request)
        mine = open_table.table.seats_of(caller.person)
        await self.services.hub.changes.change(open_table, lambda: commands.close(open_table.table, mine))
        return self.table_info(request, caller, open_table)

    async def rematch(self, request: Request) -> Response:
        """The same people and options once more."""
        await read(request, _nothing)
        caller, session, cookie = await self.person(request)
        source = await self.open_table(request)
        self.allow_table(caller)
        open_table = await rematch(self.services.hub, source, session.person.id)
        return self.with_cookie(self.table_info(request, caller, open_table, 201), cookie)

    async def command(self, request: Request) -> Response:
        command = await read(request, _command)
        caller = await self.services.caller(request)
        open_table = await self.open_table(request, fresh=False)  # what is written is checked in any case
        said = await answer(self.services, caller, open_table, command)
        if said["type"] != "stale":
            return reply(said)
        self.allow_question(caller)
        open_table = await self.open_table(request)  # it may have been read anew
        mine = open_table.table.seats_of(caller.person)
        seat = getattr(command, "seat", None)
        seat = seat if seat in mine else next(iter(mine), None)
        frame = await current_frame(open_table, caller.person, caller.lang, seat)
        return reply(encoded(said, frame))

    async def frame(self, request: Request) -> Response:
        caller = await self.services.caller(request)
        open_table = await self.open_table(request)
        mine = open_table.table.seats_of(caller.person)
        asked = request.query_params.get("seat")
        self.allow_question(caller)
        seat = _seat(asked, mine) if asked is not None else (mine[0] if mine else None)
        return reply(await current_frame(open_table, caller.person, caller.lang, seat))

    async def log(self, request: Request) -> Response:
        caller = await self.services.caller(request)
        open_table = await self.open_table(request)
        mine = open_table.table.seats_of(caller.person)
        seat = _seat(request.query_params.get("seat"), mine)
        version, _, place = request.query_params.get("before", "").partition(".")
        before = (number(version), number(place or "0")) if version else None
        self.allow_question(caller)
        lines, more = await open_table.log(caller.lang, seat, before)
        return reply({"log": [msgspec.Raw(line) for line in lines], "log_more": more})


def _failed_link(ip: str) -> Problem:
    security_log.note("a link that is not valid, from %s", ip)
    return not_found("no-link")


def _seat(text: str | None, mine: list[int]) -> int | None:
    """A seat of one's own, or a spectator's."""
    if text is None or text in ("", "null"):
        return None
    seat = number(text)
    if seat not in mine:
        raise Problem(403, "not_yours", "not-yours")
    return seat
