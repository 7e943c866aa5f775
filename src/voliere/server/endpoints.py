"""From an HTTP request to a handler's answer, with limits and refusals on the way."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from voliere.kernel.errors import Refusal
from voliere.server.addresses import client_of, same_site
from voliere.server.hall import Hall
from voliere.server.limits import Addresses
from voliere.server.problems import as_error, language_of, problem, status_of
from voliere.server.schema.common import Refused

log = logging.getLogger("voliere.server")

NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
PLACE = re.compile(r"at `(?:key in )?(\$[^`]*)`")
ALL = "$"
JSON = "application/json"
RETRY_AFTER = "5"
"""Seconds after which a storage that failed may work again."""


class Ask:
    """What a handler needs to know of a request."""

    def __init__(self, hall: Hall, request: Request, body: Any, query: Any) -> None:
        self.hall = hall
        self.path: dict[str, str] = request.path_params
        self.body = body
        self.query = query
        self.address = address_of(request)
        self.language = language_of(request.headers.get("accept-language", ""))
        self.token = bearer(request.headers.get("authorization"))

    def number(self, name: str) -> int:
        """A number in the path."""
        text = self.path[name]
        if not re.fullmatch("[0-9]{1,6}", text):
            raise problem("no-such-page")
        return int(text)


@dataclass(frozen=True)
class Endpoint:
    """An address: its handler and the shapes of what goes in and out."""

    method: str
    path: str
    handler: Callable[[Ask], Awaitable[Any]]
    answer: Any
    body: Any = None
    status: int = 200
    query: Any = None
    big: bool = False
    """Whether the body may hold a record."""

    def route(self, hall: Hall, addresses: Addresses) -> Route:
        """The endpoint as Starlette serves it."""

        async def serve(request: Request) -> Response:
            started = time.perf_counter()
            try:
                if not addresses.take(address_of(request)):
                    raise problem("too-fast", rate=addresses.rate)
                if self.method != "GET":
                    check_site(request)
                ask = await self.read(hall, request)
                response = as_json(await self.handler(ask), self.status)
            except Refusal as error:
                hall.metrics.refusals.labels(error.faults[0].message).inc()
                response = refused(error, request)
            except Exception as error:
                log.exception("request failed", extra={"endpoint": self.path})
                response = refused(problem("broken", reason=type(error).__name__), request)
            self.note(hall, request, response, time.perf_counter() - started)
            return response

        return Route(self.path, serve, methods=[self.method])

    async def read(self, hall: Hall, request: Request) -> Ask:
        """The request with its parts checked for shape."""
        for name, value in request.path_params.items():
            if not NAME.fullmatch(value):
                raise problem("no-such-page", name=name)
        query = None
        if self.query is not None:
            query = shaped(request.query_params.multi_items(), self.query)
        body = None
        if self.body is not None:
            limit = hall.config.record_bytes if self.big else hall.config.body_bytes
            if not request.headers.get("content-type", "").startswith(JSON):
                raise problem("content-type")
            try:
                async with asyncio.timeout(hall.config.body_seconds):
                    text = await limited_body(request, limit)
            except TimeoutError:
                raise problem("body-late", seconds=hall.config.body_seconds) from None
            body = parsed(text, self.body)
        return Ask(hall, request, body, query)

    def note(self, hall: Hall, request: Request, response: Response, seconds: float) -> None:
        """Count and log the request: never its query, its headers or its body."""
        hall.metrics.requests.labels(f"{self.method} {self.path}", response.status_code).inc()
        log.info(
            "request",
            extra={
                "method": self.method,
                "path": request.url.path,
                "status": response.status_code,
                "ms": round(seconds * 1000, 1),
            },
        )


def address_of(connection: HTTPConnection) -> str:
    """The network address of the client, as far as it counts as one."""
    return client_of(connection.client.host) if connection.client else ""


def check_site(connection: HTTPConnection) -> None:
    """Refuse what another site's page lets a browser do here."""
    headers = connection.headers
    if not same_site(headers.get("origin"), headers.get("host", "")):
        raise problem("origin")


def bearer(header: str | None) -> str | None:
    """The token of an Authorization header; anything but a bearer token is refused."""
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise problem("token")
    return token.strip()


async def limited_body(request: Request, limit: int) -> bytes:
    """The body, up to a size."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise problem("too-large", limit=limit)
    return body


def parsed(data: bytes | str, shape: Any) -> Any:
    """JSON of a shape."""
    try:
        return msgspec.json.decode(data, type=shape)
    except msgspec.ValidationError as error:
        raise problem("shape", place=place_of(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise problem("no-json") from None


def shaped(items: list[tuple[str, str]], shape: Any) -> Any:
    """The query's parameters as a shape; none may stand there twice."""
    names = [name for name, _ in items]
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise problem("shape", place=twice[0])
    try:
        return msgspec.convert(dict(items), shape, strict=False)
    except msgspec.ValidationError as error:
        raise problem("shape", place=place_of(error)) from None


def place_of(error: msgspec.ValidationError) -> str:
    """Where in the JSON the fault lies; a field that is missing or unknown is named.

    >>> place_of(msgspec.ValidationError("Expected `int`, got `str` - at `$.seats[0]`"))
    '$.seats[0]'
    >>> place_of(msgspec.ValidationError("Object missing required field `game`"))
    '$.game'
    """
    found = PLACE.search(str(error))
    place = found[1] if found else ALL
    field = re.search(r"field `([^`]*)`", str(error))
    return f"{place}.{field[1]}" if field else place


def as_json(answer: Any, status: int) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(answer), status, media_type=JSON)


def refused(error: Refusal, request: Request) -> Response:
    """A refusal in the client's language."""
    language = language_of(request.headers.get("accept-language", ""))
    response = as_json(Refused(as_error(error, language)), status_of(error))
    if response.status_code == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    if response.status_code == 503:
        response.headers["Retry-After"] = RETRY_AFTER
    response.headers["Content-Language"] = language
    return response
