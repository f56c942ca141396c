"""The HTML pages: shells that the scripts fill (docs/protocol.md, 1)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

import taberna
from taberna.kernel.reader import small_int
from taberna.locale import LANGUAGES, interface, language_names
from taberna.locale.book import HOUSE, WEB, words_of
from taberna.locale.typesetting import typeset

from ..errors import Problem, not_found
from ..services import Caller, Services
from ..table import catalogue
from ..table.lesson_tables import listed, told
from ..text import said
from . import editions, guide
from .account import me_of
from .lobby import lobby, table_info
from .reading import Reading, there_are
from .routes import Api
from .rulebook import paragraphs, sections
from .static import ASK_AGAIN, File, Static, made_of, send

FILES = Path(taberna.__file__).parent / "web"

Page = Callable[[Request, Caller], Awaitable[Response]]


class Pages:
    def __init__(self, services: Services, api: Api) -> None:
        self.services = services
        self.api = api
        self.static = Static(
            FILES / "static", {name: Path(taberna.game(name).package) / "web" for name in taberna.GAMES}
        )
        self._templates = Environment(
            loader=FileSystemLoader(FILES / "templates"), autoescape=True, undefined=StrictUndefined
        )
        self._templates.filters["json"] = as_json
        self._terms: dict[str, File] = {}
        self.reading = Reading(self.written)

    def routes(self) -> list[Route]:
        def page(path: str, show: Page) -> Route:
            return Route(path, self._guarded(show), methods=["GET"])

        return [
            page("/", self.lobby),
            page("/new", self.new),
            page("/table/{table}", self.table),
            page("/join/{token}", self.join),
            page("/seat/{token}", self.seat),
            page("/replay/{table}", self.replay),
            page("/debrief/{table}", self.debrief),
            page("/practice/{game}", self.practice),
            page("/deal/{deal}", self.deal),
            page("/editions/{game}", self.editions),
            page("/rules/{game}", self.rules),
            page("/learn/{game}", self.learn),
            *(page(path, show) for path, show in self.reading.routes()),
            page("/credits", self.credits),
            Route("/static/{path:path}", self.static.__call__, methods=["GET"]),
            Route("/locale/{lang}.ftl", self.terms, methods=["GET"]),
            Route("/locale/{game}/{lang}.ftl", self.game_terms, methods=["GET"]),
            Route("/favicon.ico", self.favicon, methods=["GET"]),
        ]

    def _guarded(self, show: Page) -> Callable[[Request], Awaitable[Response]]:
        async def guarded(request: Request) -> Response:
            caller = await self.services.caller(request)
            try:
                if not self.services.requests.allow(caller.ip):
                    raise Problem(429, "too_many", "too-many")
                self.services.admit(caller)
                await self.services.ready_lobby(caller.lang)
                return await show(request, caller)
            except Problem as problem:
                return self.error(caller, problem.status, said(problem, caller.lang))

        return guarded

    def written(self, lang: str, name: str, **more: Any) -> str:
        """A page that is the same for everybody who reads this language."""
        return self._templates.get_template(f"{name}.html").render(
            lang=lang,
            languages=language_names(),
            t=interface(lang).say,
            static=f"/static/{self.static.build}",
            page=name,
            **more,
        )

    def _page(
        self, caller: Caller, name: str, data: dict[str, Any], code: int = 200, **more: Any
    ) -> HTMLResponse:
        me = me_of(caller)
        shown = {"me": me, "languages": language_names(), **data}
        text = self.written(caller.lang, name, me=me, data=shown, **more)
        return HTMLResponse(text, code, headers={"Vary": "Cookie, Accept-Language"})

    def error(self, caller: Caller, status: int, text: str) -> HTMLResponse:
        said = interface(caller.lang).say(text) if text.startswith("house-") else text
        return self._page(caller, "error", {}, status, status=status, text=said)

    async def lobby(self, request: Request, caller: Caller) -> Response:
        data = {
            "games": catalogue.games(caller.lang),
            "lobby": await lobby(self.services, caller, self.services.origin(request)),
        }
        return self._page(caller, "lobby", data)

    async def new(self, request: Request, caller: Caller) -> Response:
        game = request.query_params.get("game")
        known = game if game in catalogue.playable() else None
        data = {"games": catalogue.games(caller.lang), "game": known, "texts": editions.texts(caller.lang)}
        return self._page(caller, "new", data)

    async def editions(self, request: Request, caller: Caller) -> Response:
        """A form for changed cards and boards; with ``?table=`` those of a table."""
        name: str = request.path_params["game"]
        if name not in catalogue.playable():
            raise not_found("no-page")
        data = {
            "game": name,
            "texts": editions.texts(caller.lang),
            "table": request.query_params.get("table"),
        }
        return self._page(caller, "editions", data, title=taberna.game(name).title, game=name)

    async def table(self, request: Request, caller: Caller) -> Response:
        open_table = await self.services.open_table(request.path_params["table"])
        shown = table_info(self.services, caller, open_table, self.services.origin(request))
        data = {"table": shown, "lesson": told(open_table, caller.lang)}
        return self._page(caller, "table", data)

    async def join(self, request: Request, caller: Caller) -> Response:
        token: str = request.path_params["token"]
        open_table = await self.api.tables.invited_table(token, caller.ip)
        shown = table_info(self.services, caller, open_table, self.services.origin(request))
        return self._page(caller, "join", {"token": token, "table": shown})

    async def seat(self, request: Request, caller: Caller) -> Response:
        token: str = request.path_params["token"]
        open_table, seat = await self.api.tables.table_of_seat(token, caller.ip)
        shown = table_info(self.services, caller, open_table, self.services.origin(request))
        return self._page(caller, "seat", {"token": token, "table": shown, "seat": seat})

    async def replay(self, request: Request, caller: Caller) -> Response:
        open_table = await self.services.open_table(request.path_params["table"])
        shown = table_info(self.services, caller, open_table, self.services.origin(request))
        place = small_int(request.query_params.get("move", ""))
        return self._page(caller, "replay", {"table": shown, "move": place})

    async def debrief(self, request: Request, caller: Caller) -> Response:
        open_table = await self.services.open_table(request.path_params["table"])
        await self.services.ready(open_table.table.game, caller.lang)
        study = await self.api.study.shown(open_table, caller, request.query_params.get("seat"))
        shown = table_info(self.services, caller, open_table, self.services.origin(request))
        return self._page(caller, "debrief", {"table": shown, "viewer": study["viewer"]}, study=study)

    async def practice(self, request: Request, caller: Caller) -> Response:
        name: str = request.path_params["game"]
        if name not in catalogue.playable():
            raise not_found("no-page")
        shown = self.api.practice.shown_practice(name, caller.lang)
        return self._page(caller, "practice", {"game": name}, shown=shown)

    async def deal(self, request: Request, caller: Caller) -> Response:
        shown = await self.api.practice.shown_deal(request, caller)
        return self._page(caller, "deal", {"deal": shown["id"]}, shown=shown)

    async def rules(self, request: Request, caller: Caller) -> Response:
        name: str = request.path_params["game"]
        if name not in catalogue.playable():
            raise not_found("no-page")
        parts = [
            {**part, "html": Markup(part["html"]), "paragraphs": _marked(part["paragraphs"])}
            for part in sections(name)
        ]
        shown = _marked(paragraphs(name))
        return self._page(
            caller, "rules", {"game": catalogue.entry(name, caller.lang)}, paragraphs=shown, sections=parts
        )

    async def learn(self, request: Request, caller: Caller) -> Response:
        name: str = request.path_params["game"]
        if name not in catalogue.playable() or not guide.exists(name):
            raise not_found("no-page")
        parts = [
            {**part, "html": Markup(part["html"])} if "html" in part else part
            for part in guide.text(name, caller.lang)
        ]
        learned = set() if caller.person is None else await self.services.store.learned(caller.person)
        data = {
            "game": catalogue.entry(name, caller.lang),
            "lessons": listed(name, caller.lang, learned),
            "figures": guide.figures(name),
            "cards": guide.cards(name, caller.lang),
        }
        return self._page(caller, "learn", data, parts=parts, here="guide", there=there_are(name))

    async def credits(self, request: Request, caller: Caller) -> Response:
        return self._page(caller, "credits", {})

    # -- files ------------------------------------------------------------------------------------------

    async def terms(self, request: Request) -> Response:
        lang: str = request.path_params["lang"]
        if lang not in LANGUAGES:
            return PlainTextResponse("not found", 404)
        return self._sent(request, [*HOUSE.files(lang), *WEB.files(lang)])

    async def game_terms(self, request: Request) -> Response:
        lang: str = request.path_params["lang"]
        name: str = request.path_params["game"]
        if lang not in LANGUAGES or name not in catalogue.playable():
            return PlainTextResponse("not found", 404)
        return self._sent(request, words_of(taberna.game(name)).files(lang))

    def _sent(self, request: Request, files: list[Path]) -> Response:
        key = request.url.path
        found = self._terms.get(key)
        if found is None:
            lang = request.path_params["lang"]
            parts = [typeset(file.read_text(encoding="utf-8"), lang) for file in files if file.exists()]
            found = self._terms[key] = made_of("\n".join(parts).encode(), ".ftl")
        return send(request, found, ASK_AGAIN)

    async def favicon(self, request: Request) -> Response:
        return send(request, self.static.files["favicon.svg"], ASK_AGAIN)


def _marked(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Paragraphs whose markup is ours, and therefore not escaped again."""
    return [{**one, "html": Markup(one["html"])} for one in found]


def as_json(value: Any) -> Markup:
    """JSON that can stand inside a script element."""
    text = msgspec.json.encode(value)
    for char, escaped in _ESCAPED:  # one by one: many times faster than `str.translate`
        text = text.replace(char, escaped)
    return Markup(text.decode())


_ESCAPED = [(char.encode(), f"\\u{ord(char):04x}".encode()) for char in "&<>\u2028\u2029"]
