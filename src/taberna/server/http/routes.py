"""The HTTP API (docs/protocol.md, 3): all its addresses."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..errors import Problem, Refused
from ..live import messages, protocol
from ..services import Services
from . import answers, security_log
from .account import PeopleApi
from .base import problem_reply, reply
from .editions import EditionApi
from .lessons import LessonApi
from .openapi import Endpoint, Handler, Query, openapi
from .practice import PracticeApi
from .replays import ReplayApi
from .study import StudyApi
from .tables import TableApi

STATUS = {"not-now": (409, "not_now"), "taken": (409, "taken"), "no-seat": (403, "no_seat")}


class Api:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.people = PeopleApi(services)
        self.tables = TableApi(services)
        self.replays = ReplayApi(services)
        self.lessons = LessonApi(services)
        self.study = StudyApi(services)
        self.practice = PracticeApi(services)
        self.editions = EditionApi(services)

    def endpoints(self) -> list[Endpoint]:
        """All addresses: method, path, who answers, what is answered, what a body must be, which queries there are."""
        eyes, seat = Query("eyes"), Query("seat")
        people, tables, replays, lessons = self.people, self.tables, self.replays, self.lessons
        study, practice, editions = self.study, self.practice, self.editions
        return [
            Endpoint("GET", "/me", people.me, answers.MeAnswer),
            Endpoint("POST", "/me", people.change_me, answers.MeAnswer, protocol.Me),
            Endpoint("POST", "/me/forget", people.forget_me, answers.MeAnswer, protocol.Nothing),
            Endpoint("GET", "/games", people.games, list[answers.GameEntry]),
            Endpoint("GET", "/games/{game}/cards", people.cards, answers.Cards),
            Endpoint("GET", "/games/{game}/values", editions.values, list[answers.EditionTable]),
            Endpoint("POST", "/editions", editions.check, answers.Edition, protocol.CheckEdition),
            Endpoint("GET", "/tables/{table}/edition", editions.of_table, answers.Edition),
            Endpoint("GET", "/rules/{game}", people.rules, list[answers.Rule]),
            Endpoint("GET", "/rules/{game}/{rule}", people.rule, answers.Rule),
            Endpoint("GET", "/lessons/{game}", lessons.lessons, list[answers.LessonEntry]),
            Endpoint("POST", "/lessons", lessons.begin, answers.TableInfo, protocol.NewLesson),
            Endpoint(
                "POST",
                "/tables/{table}/learned",
                lessons.learned,
                list[answers.LessonEntry],
                protocol.Nothing,
            ),
            Endpoint("GET", "/tables", people.lobby, answers.Lobby),
            Endpoint("POST", "/tables", tables.new_table, answers.TableInfo, protocol.NewTable),
            Endpoint("POST", "/deals", tables.promise_deal, answers.PromisedDeal, protocol.Nothing),
            Endpoint("POST", "/join", tables.join_by_link, answers.TableInfo, protocol.JoinByLink),
            Endpoint("POST", "/seat", tables.claim_seat, answers.TableInfo, protocol.ClaimSeat),
            Endpoint("POST", "/records", replays.import_record, answers.TableInfo, protocol.Import),
            Endpoint("GET", "/tables/{table}", tables.table, answers.TableInfo),
            Endpoint("GET", "/tables/{table}/cards", tables.cards, answers.Cards),
            Endpoint("POST", "/tables/{table}/join", tables.join, answers.TableInfo, protocol.Join),
            Endpoint(
                "POST", "/tables/{table}/invite", tables.new_invite, answers.TableInfo, protocol.Nothing
            ),
            Endpoint(
                "POST", "/tables/{table}/close", tables.close_table, answers.TableInfo, protocol.Nothing
            ),
            Endpoint("POST", "/tables/{table}/rematch", tables.rematch, answers.TableInfo, protocol.Nothing),
            Endpoint("POST", "/tables/{table}/command", tables.command, messages.Answer, protocol.Command),
            Endpoint("POST", "/tables/{table}/continue", replays.go_on, answers.TableInfo, protocol.Continue),
            Endpoint(
                "POST",
                "/tables/{table}/seats/{seat:int}/link",
                tables.seat_link,
                answers.SeatLink,
                protocol.Nothing,
            ),
            Endpoint(
                "GET", "/tables/{table}/seats/{seat:int}/holders", tables.seat_holders, list[answers.Holder]
            ),
            Endpoint(
                "POST",
                "/tables/{table}/seats/{seat:int}/alone",
                tables.seat_alone,
                answers.Ended,
                protocol.Nothing,
            ),
            Endpoint("GET", "/tables/{table}/frame", tables.frame, messages.Frame, queries=(seat,)),
            Endpoint(
                "GET", "/tables/{table}/log", tables.log, answers.LogPage, queries=(seat, Query("before"))
            ),
            Endpoint(
                "GET",
                "/tables/{table}/replay",
                replays.replay,
                answers.Replay,
                queries=(eyes, Query("move", number=True)),
            ),
            Endpoint("POST", "/puzzles", practice.begin_puzzle, answers.TableInfo, protocol.NewPuzzle),
            Endpoint("GET", "/tables/{table}/puzzle", practice.puzzle, answers.Verdict),
            Endpoint("POST", "/same-deals", practice.new_deal, answers.SameDealLink, protocol.NewSameDeal),
            Endpoint(
                "POST", "/same-deals/{deal}/play", practice.play_deal, answers.TableInfo, protocol.Nothing
            ),
            Endpoint("GET", "/tables/{table}/debrief", study.debrief, answers.Progress, queries=(seat,)),
            Endpoint(
                "POST",
                "/tables/{table}/debrief",
                study.begin_debrief,
                answers.Progress,
                protocol.Nothing,
                queries=(seat,),
            ),
            Endpoint("GET", "/tables/{table}/notes", replays.notes, list[answers.Note], queries=(eyes,)),
            Endpoint(
                "GET", "/tables/{table}/moves", replays.moves, list[answers.NumberedMove], queries=(eyes,)
            ),
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
