"""The web application: addresses, sockets, security headers, what starts and stops with it."""

import asyncio
import contextlib
import importlib
import secrets
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from voliere.kernel.errors import Refusal
from voliere.server import clocks, results
from voliere.server.api import ENDPOINTS
from voliere.server.bots import Thinkers
from voliere.server.config import Config
from voliere.server.connections import Connections
from voliere.server.endpoints import as_json, refused
from voliere.server.hall import Hall
from voliere.server.housekeeping import keep_house, watch_clocks
from voliere.server.limits import Addresses, Concurrent
from voliere.server.metrics import Metrics
from voliere.server.openapi import SOCKET, description
from voliere.server.page import page_routes
from voliere.server.problems import problem
from voliere.server.sockets import Socket
from voliere.server.storage import Storage

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

WORTH_PACKING = 2000
"""Answers with secrets are smaller, so nothing is packed together with one."""


class SecurityHeaders:
    """Adds to every response what keeps a browser from doing more than it should."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve with the headers added."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


def make_app(config: Config) -> Starlette:
    """The application; its storage opens now, the rest when it starts."""
    storage = Storage(config.database, process=secrets.token_hex(8), wake=config.wake)
    thinkers = Thinkers(config.thinker, config.thinkers, config.bot_seconds)
    storage.keep_results = results.keep
    hall = Hall(config, storage, thinkers, Metrics())
    hall.metrics.watch(storage.health)
    hall.metrics.count_queue(lambda: len(thinkers.turns.waiting))
    connections = Connections(config, hall.metrics)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if storage.shared:
            await listening(hall, config)
        with contextlib.suppress(Refusal):
            await clocks.beat(storage, begins=True)
        hall.run(keep_house(hall))
        hall.run(watch_clocks(hall))
        hall.run(connections.watch())
        yield
        await hall.close()
        await thinkers.close()
        storage.close()

    app = Starlette(
        routes=routes(hall),
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(GZipMiddleware, minimum_size=WORTH_PACKING),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: no_such_page},
    )
    app.state.hall = hall
    app.state.connections = connections
    return app


async def listening(hall: Hall, config: Config) -> None:
    """Listen to the other servers; only servers that share a database need a driver."""
    notices = importlib.import_module("voliere.server.notices")
    line = notices.RedisLine(config.wake) if config.wake else notices.DatabaseLine(config.database)
    connected = asyncio.Event()
    hall.run(notices.listen(hall, line, connected))
    await connected.wait()


def routes(hall: Hall) -> list[BaseRoute]:
    """Everything that is served."""
    addresses = Addresses(hall.config.requests_per_second)
    sockets = Concurrent(hall.config.connections_per_address)

    async def metrics(request: Request) -> Response:
        return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(request: Request) -> Response:
        return as_json(description(ENDPOINTS), 200)

    async def socket(websocket: WebSocket) -> None:
        await Socket(hall, addresses, sockets, websocket).serve()

    return [
        *(endpoint.route(hall, addresses) for endpoint in ENDPOINTS),
        Route("/metrics", metrics),
        Route("/api/openapi.json", openapi),
        WebSocketRoute(SOCKET, socket),
        *page_routes(),
    ]


async def no_such_page(request: Request, error: Exception) -> Response:
    """An unknown address, or a method that it does not know."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    message = "method" if status == 405 else "no-such-page"
    response = refused(problem(message, method=request.method), request)
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    return response
