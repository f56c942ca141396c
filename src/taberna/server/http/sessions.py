"""Who is who: a signed cookie with a random secret; only the secret's hash is stored. No accounts."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from hashlib import sha256

from itsdangerous import BadSignature, Signer

from ..bus.news import Doubted
from ..retention import SEEN_EVERY, still_holds
from ..store.base import Store
from ..store.records import Person

KNOWN_FOR = 60.0  # seconds a session is believed without asking the store again
MOST = 10_000


class Session:
    """A person on one device."""

    __slots__ = ("hash", "person")

    def __init__(self, hash: bytes, person: Person) -> None:
        self.hash = hash
        self.person = person


class Sessions:
    """``tell`` lets other processes know what has changed."""

    def __init__(
        self, store: Store, secret: bytes, secure: bool, tell: Callable[[Doubted], None] = lambda _: None
    ) -> None:
        self._tell = tell
        self.store = store
        self.secure = secure
        #: The prefix makes browsers refuse the cookie if anybody but this host over https sets it.
        self.cookie = "__Host-taberna" if secure else "taberna"
        self._signer = Signer(secret, salt="session", digest_method=sha256)
        self._invites = Signer(secret, salt="invite", digest_method=sha256)
        #: By their marks.
        self._known: dict[str, tuple[Session, float]] = {}
        #: What took the place of renewed secrets, by their marks: sockets that were opened with those still stand.
        self._renewed: dict[str | None, str] = {}

    # -- sessions -------------------------------------------------------------------------------------

    async def session(self, cookie: str | None) -> Session | None:
        """Whom a cookie belongs to; None for strangers and forgeries."""
        if not cookie or len(cookie) > 300:
            return None
        try:
            token = self._signer.unsign(cookie)
        except BadSignature:
            return None
        hash = sha256(token).digest()
        now = time.time()
        known = self._known.get(_mark(hash))
        if known is not None and known[1] > now and known[0].hash == hash:
            return known[0]
        stored = await self.store.session(hash)
        if stored is None or not still_holds(stored, now):
            self._known.pop(_mark(hash), None)
            return None
        if now - stored.seen > SEEN_EVERY:
            await self.store.touch_session(hash, now)
        return self._remember(Session(hash, stored.person), now)

    def _remember(self, session: Session, now: float) -> Session:
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[_mark(session.hash)] = (session, now + KNOWN_FOR)
        return session

    def _token(self) -> tuple[str, bytes]:
        """A new cookie and the hash to be stored."""
        token = secrets.token_urlsafe(32)
        return self._signer.sign(token).decode(), sha256(token.encode()).digest()

    async def newcomer(self, name: str, lang: str) -> tuple[Session, str]:
        """A new person, and the cookie for it."""
        cookie, hash = self._token()
        person = Person(secrets.token_hex(12), name, lang)
        now = time.time()
        await self.store.add_person(person, hash, now)
        return self._remember(Session(hash, person), now), cookie

    async def renew(self, session: Session) -> tuple[Session, str]:
        """The same person under a new secret: after getting a right, an old cookie is worth nothing."""
        cookie, hash = self._token()
        now = time.time()
        await self.store.replace_session(session.hash, hash, now)
        renewed = Doubted(_mark(session.hash), now=_mark(hash))
        self.doubt(renewed)
        self._tell(renewed)
        return self._remember(Session(hash, session.person), now), cookie

    async def change(self, session: Session, name: str | None, lang: str | None) -> Session:
        old = session.person
        person = Person(old.id, old.name if name is None else name, old.lang if lang is None else lang)
        if person != old:
            await self.store.rename(person)
            self._tell(Doubted(_mark(session.hash)))
        return self._remember(Session(session.hash, person), time.time())

    def forget_known(self) -> None:
        """Ask the store again who is who."""
        self._known.clear()

    def doubt(self, doubted: Doubted) -> None:
        """A session has changed: the store is asked when it is needed again."""
        self._known.pop(doubted.session, None)
        if doubted.now is not None:
            if len(self._renewed) >= MOST:
                self._renewed.clear()
            self._renewed[doubted.session] = doubted.now

    def latest(self, hash: bytes | None) -> str | None:
        """The mark of the session that has taken the place of this one, if it was renewed; else its own."""
        mark = mark_of(hash)
        while mark in self._renewed:
            mark = self._renewed[mark]
        return mark

    async def forget(self, session: Session) -> None:
        await self.store.end_session(session.hash)
        over = Doubted(_mark(session.hash), over=True)
        self.doubt(over)
        self._tell(over)

    # -- links ----------------------------------------------------------------------------------------

    def invite(self, table: str, generation: int) -> str:
        """The join link's token: derived, not stored, so it can be shown again; a new generation voids it."""
        return self._invites.sign(f"{table}-{generation}").decode()

    def invited(self, token: str) -> tuple[str, int] | None:
        try:
            table, _, generation = self._invites.unsign(token).decode().rpartition("-")
            return table, int(generation)
        except (BadSignature, UnicodeDecodeError, ValueError):
            return None

    async def seat_link(self, table: str, seat: int, person: str) -> tuple[str, list[str]] | None:
        """A new personal link of a seat, and the persons who lose the seat by it; None for whoever does not hold it."""
        token = secrets.token_urlsafe(24)
        gone = await self.store.set_seat_token(table, seat, _hashed(token), person)
        return None if gone is None else (token, gone)

    def seat_token(self, token: str) -> bytes:
        """What is stored of a personal link."""
        return _hashed(token)

    async def seat_of(self, token: str) -> tuple[str, int] | None:
        return await self.store.seat_of_token(_hashed(token))


def mark_of(hash: bytes | None) -> str | None:
    """What a session is called among processes: the beginning of its hash."""
    return None if hash is None else _mark(hash)


def _mark(hash: bytes) -> str:
    return hash[:8].hex()


def _hashed(token: str) -> bytes:
    return sha256(b"seat:" + token.encode()).digest()
