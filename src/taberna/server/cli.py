"""`taberna serve`: open the house."""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from taberna.kernel.errors import TabernaError

from . import logs
from .config import Settings, data_file
from .http.limits import Proxies
from .retention import Retention

if TYPE_CHECKING:
    from types import FrameType

    import uvicorn
    from starlette.applications import Starlette

    from .services import Services

TICK = 1.0  # seconds between two settings of the clock in answers' headers
TRIES = 20  # ports tried if the wanted one is taken


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen at (127.0.0.1: only this machine)"
    )
    parser.add_argument(
        "--port", type=int, default=8000, help="port to listen at (8000, or the next free one)"
    )
    parser.add_argument("--data", type=Path, help="file that keeps the tables (in your own data folder)")
    parser.add_argument(
        "--store", metavar="URL", help="another place for the tables (sqlite:FILE, postgresql://...)"
    )
    parser.add_argument(
        "--bus",
        metavar="URL",
        help="what carries news between several processes: redis://…, nats://… (the store itself, if it is PostgreSQL)",
    )
    parser.add_argument(
        "--public-url", metavar="URL", help="the address people use, if a proxy stands before"
    )
    parser.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME", help="another name of this house"
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="IP",
        help="a proxy whose X-Forwarded-For is believed, or a network of them",
    )
    parser.add_argument(
        "--bots",
        type=int,
        metavar="N",
        help="processes that think for bots (0: `taberna think` does, elsewhere)",
    )
    parser.add_argument("--compress", action="store_true", help="compress what sockets send (slow lines)")
    parser.add_argument(
        "--keep", type=float, metavar="DAYS", help="delete tables where nothing has happened for so many days"
    )
    parser.add_argument(
        "--metrics-token",
        metavar="TOKEN",
        default=os.environ.get("TABERNA_METRICS_TOKEN"),
        help="lets others than this machine read /metrics (Authorization: Bearer TOKEN)",
    )
    parser.add_argument("--name", help="what this process is called in metrics, traces and logs (host:port)")
    parser.add_argument(
        "--log", choices=("text", "json"), default="text", help="lines for people, or a JSON object for each"
    )
    parser.add_argument(
        "--traces", metavar="URL", help="tell an OpenTelemetry collector how long moves take (OTLP over HTTP)"
    )
    parser.add_argument("--rate-limits", type=float, default=1.0, help=argparse.SUPPRESS)
    parser.add_argument("--idle-after", type=float, default=120.0, help=argparse.SUPPRESS)


def serve(args: argparse.Namespace) -> int:
    settings = Settings(
        data=args.data or data_file(),
        host=args.host,
        port=args.port,
        public_url=args.public_url,
        allowed_hosts=tuple(args.allow_host),
        proxies=tuple(args.proxy),
        bot_processes=args.bots,
        idle_after=args.idle_after,
        rate_limits=args.rate_limits,
        compress=args.compress,
        keep=Retention(args.keep, args.keep, args.keep),
        metrics_token=args.metrics_token or None,
        store=args.store,
        bus=args.bus,
        name=args.name,
        traces=args.traces,
        log=args.log,
    )
    if settings.public_url is not None and not settings.public_url.startswith(("http://", "https://")):
        raise TabernaError("--public-url begins with http:// or https://")
    try:
        Proxies(settings.proxies)
    except ValueError as error:
        raise TabernaError(f"--proxy takes an address or a network: {error}") from None
    door = _listen(settings)
    settings = replace(settings, port=door.getsockname()[1])
    try:
        return _run(settings, door)
    finally:
        door.close()


def _listen(settings: Settings) -> socket.socket:
    """A socket at the wanted port, or at the next free one, saying so."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in range(settings.port, settings.port + (TRIES if settings.port else 1)):
        door = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((settings.host, port))
        except OSError as error:
            door.close()
            if error.errno in (errno.EADDRINUSE, errno.EACCES):
                continue
            raise TabernaError(f"cannot listen at {settings.host}: {error.strerror}") from None
        except OverflowError:
            door.close()
            raise TabernaError(f"there is no port {port}; ports are 0 to 65535") from None
        if port != settings.port:
            print(f"Port {settings.port} is taken; port {port} is free.", file=sys.stderr)
        door.listen(2048)
        return door
    last = settings.port + TRIES - 1
    raise TabernaError(f"the ports {settings.port} to {last} are taken; name a free one with --port")


def _run(settings: Settings, door: socket.socket) -> int:
    import uvicorn

    from .http.uvicorn_fits import make_sure_that_it_fits

    make_sure_that_it_fits()
    from .app import make_app
    from .live.handing_over import hand_over

    logs.set_up(settings.log, settings.process)
    if settings.open_to_others:
        _say_what_it_means(settings)
    try:
        app = make_app(settings)
    except (OSError, RuntimeError) as error:
        raise TabernaError(f"cannot open {settings.data}: {error}") from None

    services: Services = app.state.services

    class Server(uvicorn.Server):
        wake: Callable[[], object] = staticmethod(lambda: None)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                print(f"Taberna is open at {_address(settings)}", flush=True)

        async def main_loop(self) -> None:
            """As uvicorn's own, but that looks ten times a second whether it is told to end: here a signal wakes it."""
            told = asyncio.Event()
            self.wake = partial(asyncio.get_running_loop().call_soon_threadsafe, told.set)
            while not await self.on_tick(0):
                with suppress(TimeoutError):
                    async with asyncio.timeout(TICK):
                        await told.wait()

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            super().handle_exit(sig, frame)
            self.wake()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            if self.started and services.bus.shared:
                for server in self.servers:
                    server.close()  # who comes now is sent to another process by the proxy
                await hand_over(services.hub, lambda: self.force_exit)
            await super().shutdown(sockets)

    server = Server(uvicorn_config(app, settings))
    server.run(sockets=[door])
    return 0 if server.started else 1


def uvicorn_config(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How the house is put on the network."""
    import uvicorn

    from .http.uvicorn_http import http_protocol
    from .live.uvicorn_ws import FastWebSocket

    return uvicorn.Config(
        app,
        http=http_protocol(bool(settings.rate_limits), settings.proxies),
        ws=FastWebSocket,
        ws_max_size=16 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=settings.compress,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=True,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
    )


def _address(settings: Settings) -> str:
    if settings.public_url is not None:
        return settings.public_url
    host = settings.host
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


def _say_what_it_means(settings: Settings) -> None:
    everywhere = settings.host in ("0.0.0.0", "::")
    where = "at all addresses of this machine" if everywhere else f"at {settings.host}"
    print(
        f"Listening {where}: everybody who can reach it can open tables and play here.\n"
        "Without https (a proxy and --public-url https://...) others in the network could read along.",
        file=sys.stderr,
    )
