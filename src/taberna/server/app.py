"""The ASGI application: pages, API and sockets behind one middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from .config import Settings
from .errors import Problem
from .http.base import problem_reply, reply
from .http.metrics import health, may_read_metrics, metrics, readiness
from .http.pages import Pages
from .http.routes import Api
from .http.security import SecurityMiddleware
from .live.socket import Sockets
from .services import Services


def make_app(settings: Settings) -> Starlette:
    services = Services(settings)
    api = Api(services)
    pages = Pages(services, api)
    sockets = Sockets(services)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    async def show_health(request: Request) -> Response:
        return reply(health(services))

    async def show_ready(request: Request) -> Response:
        found = await readiness(services)
        return reply(found, 200 if found["ok"] else 503)

    async def show_metrics(request: Request) -> Response:
        if not may_read_metrics(request, settings.metrics_token):
            return await nothing_here(request, HTTPException(404))
        return PlainTextResponse(metrics(services, sockets), media_type="text/plain; version=0.0.4")

    async def nothing_here(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 404
        key = "not-allowed" if status == 405 else "no-page"
        caller = await services.caller(request)
        if request.url.path.startswith("/api/"):
            code = "bad_request" if status == 405 else "not_found"
            return problem_reply(Problem(status, code, key), caller.lang)
        return pages.error(caller, status, f"house-{key}")

    app = Starlette(
        routes=[
            *api.routes(),
            *pages.routes(),
            Route("/health", show_health, methods=["GET"]),
            Route("/ready", show_ready, methods=["GET"]),
            Route("/metrics", show_metrics, methods=["GET"]),
            WebSocketRoute("/ws/{table}", sockets),
        ],
        middleware=[Middleware(SecurityMiddleware, settings=settings, blocked=services.blocked)],
        exception_handlers={HTTPException: nothing_here},
        lifespan=lifespan,
    )
    app.state.services = services
    return app
