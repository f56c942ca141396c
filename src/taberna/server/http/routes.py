"""The HTTP API (docs/protocol.md, 3): all its addresses."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..errors import Problem
from ..live import protocol as says
from ..replay_api import ReplayApi
from ..services import House
from ..table.game_state import Refused
from .account import PeopleApi
from .base import problem_reply, reply
from .openapi import ApiDoor, Endpoint, Query, openapi
from .tables import TableApi

STATUS = {"not-now": (409, "not_now"), "taken": (409, "taken"), "no-seat": (403, "no_seat")}


class Api:
    def __init__(self, house: House) -> None:
        self.house = house
        self.people = PeopleApi(house)
        self.tables = TableApi(house)
        self.replays = ReplayApi(house)

    def doors(self) -> list[ApiDoor]:
        """All addresses: method, path, who answers, what a body must be, which queries there are."""
        eyes, seat = Query("eyes"), Query("seat")
        people, tables, replays = self.people, self.tables, self.replays
        return [
            ApiDoor("GET", "/me", people.me),
            ApiDoor("POST", "/me", people.change_me, says.Me),
            ApiDoor("POST", "/me/forget", people.forget_me, says.Nothing),
            ApiDoor("GET", "/games", people.games),
            ApiDoor("GET", "/games/{game}/cards", people.cards),
            ApiDoor("GET", "/rules/{game}", people.rules),
            ApiDoor("GET", "/rules/{game}/{rule}", people.rule),
            ApiDoor("GET", "/tables", people.lobby),
            ApiDoor("POST", "/tables", tables.new_table, says.NewTable),
            ApiDoor("POST", "/join", tables.join_by_link, says.JoinByLink),
            ApiDoor("POST", "/seat", tables.claim_seat, says.ClaimSeat),
            ApiDoor("POST", "/records", replays.import_record, says.Import),
            ApiDoor("GET", "/tables/{table}", tables.table),
            ApiDoor("GET", "/tables/{table}/cards", tables.cards),
            ApiDoor("POST", "/tables/{table}/join", tables.join, says.Join),
            ApiDoor("POST", "/tables/{table}/invite", tables.new_invite, says.Nothing),
            ApiDoor("POST", "/tables/{table}/close", tables.close_table, says.Nothing),
            ApiDoor("POST", "/tables/{table}/command", tables.command, says.Command),
            ApiDoor("POST", "/tables/{table}/continue", replays.go_on, says.Continue),
            ApiDoor("POST", "/tables/{table}/seats/{seat:int}/link", tables.seat_link, says.Nothing),
            ApiDoor("GET", "/tables/{table}/frame", tables.frame, queries=(seat,)),
            ApiDoor("GET", "/tables/{table}/log", tables.log, queries=(seat, Query("before"))),
            ApiDoor(
                "GET", "/tables/{table}/replay", replays.replay, queries=(eyes, Query("move", number=True))
            ),
            ApiDoor("GET", "/tables/{table}/moves", replays.moves, queries=(eyes,)),
            ApiDoor("GET", "/tables/{table}/record", replays.record, queries=(Query("form"),)),
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
