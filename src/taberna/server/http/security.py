"""The door: hosts, origins, sizes and headers, for every request before anything else looks at it."""

from __future__ import annotations

import ipaddress
import logging
import re
import secrets
import socket
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from taberna.kernel.reader import small_int
from taberna.locale import interface

from ..config import LOOPBACK, Settings
from ..text import best_language
from . import security_log
from .blocked import Blocked
from .limits import Proxies, network_of

log = logging.getLogger("taberna.door")

_HOST = re.compile(r"[\w.\[\]:%-]+", re.ASCII)  # a name or an address, and a port

SMALL = 64 * 1024
RECORD = 1_200_000  # an imported record, as JSON

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types lit-html",
    )
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class SecurityMiddleware:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, settings: Settings, blocked: Blocked) -> None:
        self.app = app
        self.settings = settings
        self.proxies = Proxies(settings.proxies)
        self._blocked = blocked
        self._names = _own_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        scope["state"]["client_ip"] = network_of(self._client(scope, headers))
        if scope["type"] == "websocket":
            if not self.welcome_host(headers) or not self.same_origin(scope, headers):
                _note_foreign(scope, headers)
                await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
                return
            if self._blocked.address(scope["state"]["client_ip"]):
                await send({"type": "websocket.close", "code": 4403, "reason": "blocked"})
                return
            await self.app(scope, receive, send)
            return
        lang = best_language(headers.get("accept-language", ""))
        outward = _Outward(send, self.settings.secure, lang)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await outward.refuse(*refusal)
            return
        limited = _Limited(receive, RECORD if scope["path"] == "/api/records" else SMALL)
        try:
            await self.app(scope, limited, outward)
        except TooLarge:
            await outward.refuse(413, "too_large", "house-too-large")
        except ClientDisconnect:
            pass  # gone in the middle of a request
        except Exception:
            id = secrets.token_hex(4)
            log.exception("error %s at %s %s", id, scope["method"], loggable(scope["path"]))
            await outward.refuse(500, "internal", "house-internal", id=id)

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str, str] | None:
        if not self.welcome_host(headers):
            _note_foreign(scope, headers)
            return 421, "foreign", "house-foreign"
        if self._blocked.address(scope["state"]["client_ip"]):
            security_log.note("blocked address %s", scope["state"]["client_ip"])
            return 403, "blocked", "house-blocked"
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        if not self._own_request(scope, headers):
            _note_foreign(scope, headers)
            return 403, "foreign", "house-foreign"
        length = small_int(headers.get("content-length", "0"))
        most = RECORD if scope["path"] == "/api/records" else SMALL
        if length is None or length > most:
            return 413, "too_large", "house-too-large"
        if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            return 415, "bad_request", "house-bad-type"
        return None

    def _own_request(self, scope: Scope, headers: Headers) -> bool:
        """Cross-site request forgery: browsers say where a request comes from, and cannot be made to lie."""
        site = headers.get("sec-fetch-site")
        if site is not None and site not in ("same-origin", "none"):
            return False
        return self.same_origin(scope, headers, needed=False)

    def same_origin(self, scope: Scope, headers: Headers, needed: bool = True) -> bool:
        origin = headers.get("origin")
        if origin is None:
            # Not a browser. A page of another site cannot leave it out.
            return not needed or "sec-fetch-site" not in headers
        parts = urlsplit(origin)
        if self.settings.public_url is not None:
            public = urlsplit(self.settings.public_url)
            if (parts.scheme, parts.netloc) == (public.scheme, public.netloc):
                return True
        secure = scope["scheme"] in ("https", "wss")
        return parts.netloc == headers.get("host", "") and parts.scheme == ("https" if secure else "http")

    def welcome_host(self, headers: Headers) -> bool:
        """Only under our own names: a page that points its name at us (DNS rebinding) gets nothing."""
        said = headers.getlist("host")
        if len(said) != 1:
            return False
        if not _HOST.fullmatch(said[0]):
            return False
        try:
            address = urlsplit("//" + said[0])
            name = address.hostname or ""
            _ = address.port  # raises if it is no number
        except ValueError:
            return False
        if name in self._names:
            return True
        if not self.settings.open_to_others:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _client(self, scope: Scope, headers: Headers) -> str:
        direct = scope["client"][0] if scope.get("client") else "?"
        if direct in self.proxies:
            forwarded = headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            return forwarded or direct
        return direct


def loggable(path: str) -> str:
    """A path without what makes it a key: links to a table or a seat are nobody's business."""
    first, _, rest = path.lstrip("/").partition("/")
    return f"/{first}/…" if first in ("join", "seat") and rest else path[:200]


def _note_foreign(scope: Scope, headers: Headers) -> None:
    security_log.note(
        "foreign request from %s: host %s, origin %s",
        scope["state"]["client_ip"],
        headers.get("host", ""),
        headers.get("origin", ""),
    )


def _own_names(settings: Settings) -> frozenset[str]:
    names = {*LOOPBACK, *settings.allowed_hosts}
    if settings.open_to_others:
        names |= {socket.gethostname().lower(), settings.host}
    if settings.public_url is not None:
        names.add(urlsplit(settings.public_url).hostname or "")
    return frozenset(names)


class TooLarge(Exception):
    pass


class _Limited:
    """A body that says nothing of its length is counted."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise TooLarge
        return message


class _Outward:
    """Puts the house's headers on every answer."""

    def __init__(self, send: Send, secure: bool, lang: str) -> None:
        self._send = send
        self._secure = secure
        self._lang = lang
        self._started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._started = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self._secure:
                headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            headers.setdefault("Cache-Control", "no-store")
        await self._send(message)

    async def refuse(self, status: int, code: str, key: str, **args: str) -> None:
        if self._started:
            return
        text = interface(self._lang).say(key, **args)
        body = msgspec.json.encode({"error": {"code": code, "text": text, "rule": None}})
        await self({
            "type": "http.response.start",
            "status": status,
            "headers": [
                (b"content-type", b"application/json"),
                (b"content-length", str(len(body)).encode()),
                (b"connection", b"close") if status == 413 else (b"vary", b"origin"),
            ],
        })  # fmt: skip
        await self._send({"type": "http.response.body", "body": body})
