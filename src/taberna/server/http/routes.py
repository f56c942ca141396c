"""The HTTP API (docs/protocol.md, 3): all its addresses."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..errors import Problem, Refused
from ..live import protocol
from ..services import Services
from . import security_log
from .account import PeopleApi
from .base import problem_reply, reply
from .openapi import Endpoint, Handler, Query, openapi
from .replays import ReplayApi
from .tables import TableApi

STATUS = {"not-now": (409, "not_now"), "taken": (409, "taken"), "no-seat": (403, "no_seat")}


class Api:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.people = PeopleApi(services)
        self.tables = TableApi(services)
        self.replays = ReplayApi(services)

    def endpoints(self) -> list[Endpoint]:
        """All addresses: method, path, who answers, what a body must be, which queries there are."""
        eyes, seat = Query("eyes"), Query("seat")
        people, tables, replays = self.people, self.tables, self.replays
        return [
            Endpoint("GET", "/me", people.me),
            Endpoint("POST", "/me", people.change_me, protocol.Me),
            Endpoint("POST", "/me/forget", people.forget_me, protocol.Nothing),
            Endpoint("GET", "/games", people.games),
            Endpoint("GET", "/games/{game}/cards", people.cards),
            Endpoint("GET", "/rules/{game}", people.rules),
            Endpoint("GET", "/rules/{game}/{rule}", people.rule),
            Endpoint("GET", "/tables", people.lobby),
            Endpoint("POST", "/tables", tables.new_table, protocol.NewTable),
            Endpoint("POST", "/deals", tables.promise_deal, protocol.Nothing),
            Endpoint("POST", "/join", tables.join_by_link, protocol.JoinByLink),
            Endpoint("POST", "/seat", tables.claim_seat, protocol.ClaimSeat),
            Endpoint("POST", "/records", replays.import_record, protocol.Import),
            Endpoint("GET", "/tables/{table}", tables.table),
            Endpoint("GET", "/tables/{table}/cards", tables.cards),
            Endpoint("POST", "/tables/{table}/join", tables.join, protocol.Join),
            Endpoint("POST", "/tables/{table}/invite", tables.new_invite, protocol.Nothing),
            Endpoint("POST", "/tables/{table}/close", tables.close_table, protocol.Nothing),
            Endpoint("POST", "/tables/{table}/rematch", tables.rematch, protocol.Nothing),
            Endpoint("POST", "/tables/{table}/command", tables.command, protocol.Command),
            Endpoint("POST", "/tables/{table}/continue", replays.go_on, protocol.Continue),
            Endpoint("POST", "/tables/{table}/seats/{seat:int}/link", tables.seat_link, protocol.Nothing),
            Endpoint("GET", "/tables/{table}/seats/{seat:int}/holders", tables.seat_holders),
            Endpoint("POST", "/tables/{table}/seats/{seat:int}/alone", tables.seat_alone, protocol.Nothing),
            Endpoint("GET", "/tables/{table}/frame", tables.frame, queries=(seat,)),
            Endpoint("GET", "/tables/{table}/log", tables.log, queries=(seat, Query("before"))),
            Endpoint(
                "GET", "/tables/{table}/replay", replays.replay, queries=(eyes, Query("move", number=True))
            ),
            Endpoint("GET", "/tables/{table}/moves", replays.moves, queries=(eyes,)),
            Endpoint("GET", "/tables/{table}/record", replays.record, queries=(Query("form"),)),
        ]

    def routes(self) -> list[Route]:
        described = openapi(self.endpoints())

        async def show(request: Request) -> Response:
            return reply(described)

        return [
            *(
                Route("/api" + endpoint.path, self._guarded(endpoint.handler), methods=[endpoint.method])
                for endpoint in self.endpoints()
            ),
            Route("/api/openapi.json", show, methods=["GET"]),
        ]

    def _guarded(self, handler: Handler) -> Handler:
        """Problems become answers; too many requests are one."""
        services = self.services

        async def guarded(request: Request) -> Response:
            try:
                ip = request.scope["state"].get("client_ip", "?")
                if not services.requests.allow(ip):
                    security_log.note("too many requests from %s", ip)
                    raise Problem(429, "too_many", "too-many")
                services.admit(await services.caller(request))
                return await handler(request)
            except Problem as problem:
                return problem_reply(problem, (await services.caller(request)).lang)
            except Refused as refusal:
                status, code = STATUS.get(refusal.key, (409, "not_now"))
                return problem_reply(
                    Problem(status, code, refusal.key), (await services.caller(request)).lang
                )

        return guarded
