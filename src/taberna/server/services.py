"""The services that all requests share, and who a request comes from."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from taberna.kernel.game import Game
from taberna.locale import interface

from .bots.pools import make_pool
from .bus import open_bus
from .bus.news import Doubted, Held, Moved, News, Said, Spent, brought, decode, encode
from .config import Settings, house_key
from .errors import Problem
from .http import security_log
from .http.blocked import Blocked
from .http.limits import Limit, NetworkBuckets
from .http.sessions import Session, Sessions
from .http.shared_limits import SharedLimits
from .live.hub import Hub
from .live.open_table import OpenTable
from .store import open_store
from .study.debriefs import Debriefs
from .table import catalogue
from .table.deals import Deals
from .table.names import look_alikes
from .text import best_language, words_of
from .traces import make_traces
from .watch import Watch

T = TypeVar("T", bound=msgspec.Struct)


@dataclass(frozen=True)
class Caller:
    """One request: whose, in which language, from which network."""

    session: Session | None
    lang: str
    ip: str
    person: str | None = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "person", None if self.session is None else self.session.person.id)

    @property
    def name(self) -> str:
        return "" if self.session is None else self.session.person.name


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = open_store(settings.store_url)
        secret = house_key(settings)
        self.bus = open_bus(settings.bus, settings.store_url, secret)
        self.sessions = Sessions(self.store, secret, settings.secure, self._tell)
        self.bot_pool = make_pool(settings.bot_processes, self.store)
        self.traces = make_traces(settings.traces, settings.process)
        self.hub = Hub(
            self.store,
            self.bot_pool,
            settings.idle_after,
            settings.bot_seconds,
            self.bus,
            secret,
            self.traces,
        )
        self.debriefs = Debriefs(self.store, self.hub.spawn)
        self.deals = Deals(secret)
        self.blocked = Blocked()
        #: Until when the last answer to "are you ready" holds, and what it was.
        self.readiness: tuple[float, bool] | None = None
        self.watch = Watch(self)
        self.opened = time.time()
        scale = settings.rate_limits
        self.commands = Limit(20, 60, scale, people=10)
        self.messages = Limit(40, 120, scale, people=10)  # whatever comes through sockets
        self.asking = Limit(
            10, 30, scale, people=5
        )  # previews, reasons, whole logs: cheap only for the asker
        self.hints = Limit(0.5, 5, scale, people=4)
        self.coaching = Limit(1, 12, scale, people=4)
        self.tables = Limit(1 / 30, 30, scale, people=4)
        self.studies = Limit(1 / 60, 6, scale, people=4)  # debriefs: up to a minute of a processor each
        self.chats = Limit(1, 8, scale, people=10)
        # Of a network:
        self.newcomers = NetworkBuckets(0.2, 40, scale)
        self.tokens = NetworkBuckets(1, 20, scale)  # guesses at links
        self.requests = NetworkBuckets(50, 300, scale)
        self.shared_limits = SharedLimits(secret, self._tell)
        self._read_words: dict[tuple[str, str], asyncio.Task[object]] = {}

    async def open(self) -> None:
        self.store.replaced = self._replaced
        await self.store.open()
        await self.bus.subscribe(self._hear, self._missed)
        if self.bus.shared and self.settings.bus is None:  # the bus is the store's database
            self.store.announce = self.hub.telling.announce
        await self.bot_pool.open()
        await self.watch.start()
        await self.hub.start()
        self.hub.spawn(asyncio.to_thread(look_alikes))
        self.hub.spawn(self.watch.keep_watching())
        if self.bus.shared:
            self._share_limits()
            self.hub.spawn(self.shared_limits.keep_telling())

    def _share_limits(self) -> None:
        for name, value in vars(self).items():
            if isinstance(value, (Limit, NetworkBuckets)):
                self.shared_limits.share(name, *value.buckets)

    async def ready(self, game: Game, lang: str) -> None:
        """Read a game's words in a language before they are needed: beside the loop, and once."""
        await self._once((game.name, lang), lambda: words_of(game, lang).warm())

    async def ready_lobby(self, lang: str) -> None:
        await self._once(("", lang), lambda: catalogue.games(lang))

    async def _once(self, key: tuple[str, str], work: Callable[[], object]) -> None:
        task = self._read_words.get(key)
        if task is None:
            task = self._read_words[key] = asyncio.create_task(asyncio.to_thread(work))
            task.add_done_callback(lambda _: gc.freeze())  # words live as long as the house
        if not task.done():
            await asyncio.shield(task)

    async def close(self) -> None:
        await self.hub.close()
        await self.debriefs.close()
        await self.store.close()
        await self.bus.close()
        self.traces.close()

    # -- other processes --------------------------------------------------------------------------------

    def _tell(self, news: News) -> None:
        if self.bus.shared:
            self.bus.publish(encode(news))

    def _replaced(self) -> None:
        """Another database has taken over: nothing that was read is believed."""
        self.sessions.forget_known()
        self.hub.read_all_anew()

    def _missed(self) -> None:
        """Messages may have been lost: whatever they said is looked up."""
        self.hub.spawn(self.hub.copies.poll())
        self.sessions.forget_known()
        self.hub.neighbours.ask_all()

    def _hear(self, sender: str, messages: Sequence[bytes], alone: bool) -> None:
        hub = self.hub
        for message in messages:
            try:
                match decode(message):
                    case Moved(table=table, version=version, trace=trace) as moved:
                        self.traces.heard(table, version, trace)
                        hub.copies.moved(table, version, brought(moved) if alone else ())
                    case Said(table=table, lines=lines):
                        hub.copies.said(table, lines)
                    case Held(table=table):
                        hub.copies.held(table)
                    case Spent() as spent:
                        self.shared_limits.hear(spent)
                    case Doubted() as doubted:
                        self._doubt(doubted)
                    case news:
                        hub.neighbours.hear(sender, news)
            except msgspec.DecodeError:  # a newer program speaks of something else
                continue

    def _doubt(self, doubted: Doubted) -> None:
        """A session has changed in another process."""
        self.sessions.doubt(doubted)
        if doubted.over:
            for connection in self.hub.all_connections():
                if self.sessions.latest(connection.session) == doubted.session:
                    connection.end(4401)

    # -- requests -------------------------------------------------------------------------------------

    async def caller(self, request: HTTPConnection) -> Caller:
        ip: str = request.scope["state"].get("client_ip", "?")
        session = await self.sessions.session(request.cookies.get(self.sessions.cookie))
        if session is not None and session.person.lang:
            lang = session.person.lang
        else:
            lang = best_language(request.headers.get("accept-language", ""))
        await self._once(("interface", lang), lambda: interface(lang))
        return Caller(session, lang, ip)

    def admit(self, caller: Caller) -> None:
        """Nobody who is blocked gets further."""
        if caller.person in self.blocked.persons:
            security_log.note("blocked person %s from %s", caller.person, caller.ip)
            raise Problem(403, "blocked", "blocked")

    async def open_table(self, id: str, fresh: bool = True) -> OpenTable:
        """``fresh``: with all that was stored anywhere before now."""
        find = self.hub.fresh_table if fresh else self.hub.open_table
        open_table = await find(id) if 8 <= len(id) <= 20 and id.isalnum() else None
        if open_table is None:
            raise Problem(404, "not_found", "not-found")
        return open_table

    def origin(self, request: HTTPConnection) -> str:
        """The address people use, for links."""
        if self.settings.public_url is not None:
            return self.settings.public_url.rstrip("/")
        return f"{request.url.scheme}://{request.url.netloc}"


async def read(request: Request, decoder: msgspec.json.Decoder[T]) -> T:
    """The body of a request, in its type."""
    try:
        return decoder.decode(await request.body())
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem(400, "bad_request", "bad-request", detail=str(error)[:200]) from None
    except RecursionError:
        raise Problem(400, "bad_request", "too-deep") from None
