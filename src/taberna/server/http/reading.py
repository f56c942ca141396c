"""The pages to read about a game: rules, glossary, summary to print, sources.

They are the same for everybody who reads a language, so that each is made once and sent again only when it has changed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import taberna
from taberna.kernel.glossary import glossary
from taberna.kernel.reference import file_of

from ..errors import not_found
from ..services import Caller
from ..table import catalogue
from . import guide, reference
from .static import File, made_of, send

#: The pages in the order of their links.
PAGES = ("guide", "rules", "glossary", "summary", "sources")
#: A browser keeps a page and asks whether it is still true; nobody between does, as it depends on a cookie.
KEEP = "private, no-cache"

Page = Callable[[Request, Caller], Awaitable[Response]]


def there_are(game: str) -> list[str]:
    """Which pages a game has."""
    folder = taberna.game(game).package
    found = {
        "guide": guide.exists(game),
        "rules": True,
        "glossary": bool(glossary(folder)),
        "summary": file_of(folder, "en", "summary") is not None,
        "sources": file_of(folder, "en", "sources") is not None,
    }
    return [name for name in PAGES if found[name]]


class Reading:
    def __init__(self, written: Callable[..., str]) -> None:
        self._written = written
        self._made: dict[tuple[str, str, str], File] = {}

    def routes(self) -> list[tuple[str, Page]]:
        return [("/learn/{game}/{page}", self.page)]

    async def page(self, request: Request, caller: Caller) -> Response:
        game: str = request.path_params["game"]
        name: str = request.path_params["page"]
        if game not in catalogue.playable() or name == "guide" or name not in there_are(game):
            raise not_found("no-page")
        key = (game, name, caller.lang)
        if key not in self._made:
            self._made[key] = made_of(self._make(*key).encode(), ".html")
        response = send(request, self._made[key], KEEP)
        response.headers["Vary"] = "Cookie, Accept-Language, Accept-Encoding"
        return response

    def _make(self, game: str, name: str, lang: str) -> str:
        told: dict[str, Any] = {"game": catalogue.entry(game, lang), "here": name, "there": there_are(game)}
        if name == "rules":
            return self._written(lang, "reference", **told, **reference.rules(game, lang))
        if name == "sources":
            return self._written(lang, "sources", **told, **reference.sources(game, lang))
        if name == "summary":
            return self._written(lang, "summary", **told, **reference.summary(game, lang))
        return self._written(lang, "glossary", **told, terms=reference.terms(game, lang))
