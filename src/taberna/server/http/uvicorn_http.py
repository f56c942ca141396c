"""HTTP connections: uvicorn's protocol with limits on time, headers and the number of connections of one address.

A request that is never finished, an answer that is never read, a connection that says nothing: each is ended.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Container
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .limits import Proxies, network_of

HEADERS = (
    10.0  # seconds for the head of a request, from the connection's beginning or the request's first byte
)
BODY = 30.0  # seconds for its body
ANSWER = 120.0  # seconds until the answer is found and read
GOODBYE = 5.0  # seconds for the end of a connection
LARGEST_HEADERS = 32 * 1024  # bytes
CONNECTIONS = 300  # of one address


class UpgradingHttp(HttpToolsProtocol):
    """How a connection begins. Once it is a socket, what read its request goes at once, without a search for cycles."""

    #: Connections by address; addresses that are not counted: proxies, behind which all sit.
    counts: Counter[str] | None = None
    trusted: Container[str] = ()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timer: asyncio.TimerHandle | None = None
        self._in_headers = True
        self._read = 0  # bytes of which some belong to the headers
        self._headers = 0  # bytes of them
        self._leave: Callable[[], None] | None = None

    # -- how many ---------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._give(HEADERS)
        if self.counts is not None and self.client is not None and self.client[0] not in self.trusted:
            network = network_of(self.client[0])
            self.counts[network] += 1
            self._leave = partial(_leave, self.counts, network)
            if self.counts[network] > CONNECTIONS:
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self._leave is not None:
            self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        super().handle_websocket_upgrade()
        self.transport.get_protocol().released = self._leave  # type: ignore[attr-defined]
        del self.parser

    # -- how long ---------------------------------------------------------------------------------------------

    def _give(self, seconds: float) -> None:
        """From now on the client has so long."""
        self._stop()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_headers = True
        self._read = self._headers = 0
        self._give(HEADERS)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_headers = False
        self._give(BODY)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        answered = self.cycle is not None and self.cycle.response_complete
        self._give(HEADERS if answered else ANSWER)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._give(GOODBYE)
        elif not self.cycle.response_complete:
            pass  # there is a further request, which has its own time
        elif self.cycle.more_body:
            self._give(BODY)
        else:
            self._stop()  # the library closes a connection that stays silent

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._give(GOODBYE)

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self._give(GOODBYE)

    # -- how large --------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_headers:
            self._read += len(data)
            if self._read > LARGEST_HEADERS and not self.transport.is_closing():
                self.send_400_response("The headers are too large.")

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers += len(name) + len(value)
        if self._headers > LARGEST_HEADERS:
            raise ValueError("the headers are too large")
        super().on_header(name, value)


def _leave(counts: Counter[str], network: str) -> None:
    counts[network] -= 1
    if not counts[network]:
        del counts[network]


def http_protocol(limited: bool, trusted: Collection[str]) -> type[UpgradingHttp]:
    """For one server: its connections are counted together."""
    if not limited:
        return UpgradingHttp
    return type("LimitedHttp", (UpgradingHttp,), {"counts": Counter(), "trusted": Proxies(trusted)})
