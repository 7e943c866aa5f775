"""The connections of this process: how many, from where, how patiently, and since when silent."""

import asyncio
import contextlib
import time
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from voliere.server.addresses import client_of, is_proxy
from voliere.server.config import Config
from voliere.server.metrics import Metrics

ACCEPTED_AT_ONCE = 128
"""At most this many connections are accepted before the first of them is looked at."""
OTHER_FILES = ACCEPTED_AT_ONCE + 72
"""File descriptors kept for the database, the bots, the page, and connections just accepted."""
LOOK_EVERY = 1.0
FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
SPOKE = "spoke"
"""Under this name a socket's state has what to call when it has said hello."""


class Held:
    """A connection: silent until it has asked for something, or said hello."""

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address
        self.silent_since: float | None = time.monotonic()
        self.unread = 0
        """Bytes that the client had not read when we looked last."""
        self.stuck_since: float | None = None


class Connections:
    """All connections; who is silent, or does not read, is let go so that others get in."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self.config = config
        self.metrics = metrics
        self.most = min(config.connections, files_allowed() - OTHER_FILES)
        self.held: dict[asyncio.BaseTransport, Held] = {}
        self.silent: dict[Held, None] = {}
        """In the order in which they came."""
        self.by_address: dict[str, int] = {}

    def admit(self, transport: asyncio.Transport) -> bool:
        """Take a new connection in, if need be instead of one that has said nothing yet."""
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else ""
        address = client_of(host)
        many = self.by_address.get(address, 0) >= self.config.connections_per_address
        if many and not is_proxy(host, self.config.trusted_proxies):
            if not self._drop_silent(address):
                return self._refuse(transport, "address")
        if len(self.held) >= self.most and not self._drop_silent(None):
            return self._refuse(transport, "all")
        held = self.held[transport] = Held(transport, address)
        self.silent[held] = None
        self.by_address[address] = self.by_address.get(address, 0) + 1
        return True

    def _drop_silent(self, address: str | None) -> bool:
        for held in self.silent:
            if address in (None, held.address):
                self._drop(held, "silent")
                return True
        return False

    def _drop(self, held: Held, reason: str) -> None:
        self.metrics.connections_ended.labels(reason).inc()
        self.leave(held.transport)
        held.transport.abort()

    def _refuse(self, transport: asyncio.Transport, reason: str) -> bool:
        self.metrics.connections_ended.labels(reason).inc()
        transport.write(FULL)
        transport.close()
        return False

    def spoke(self, transport: asyncio.BaseTransport) -> None:
        """The connection has asked for something."""
        held = self.held.get(transport)
        if held is not None:
            held.silent_since = None
            self.silent.pop(held, None)

    def will_greet(self, transport: asyncio.BaseTransport) -> None:
        """A socket was opened: it has its own time for its hello."""
        held = self.held.get(transport)
        if held is not None and held.silent_since is not None:
            held.silent_since = time.monotonic() + self.config.hello_seconds

    def fell_silent(self, transport: asyncio.BaseTransport) -> None:
        """The connection begins to ask for something, or has been answered."""
        held = self.held.get(transport)
        if held is not None and held.silent_since is None:
            held.silent_since = time.monotonic()
            self.silent[held] = None

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """The connection has ended."""
        held = self.held.pop(transport, None)
        if held is None:
            return
        self.silent.pop(held, None)
        left = self.by_address[held.address] - 1
        if left:
            self.by_address[held.address] = left
        else:
            del self.by_address[held.address]

    async def watch(self) -> None:
        """For ever: let go who says nothing, and who does not read what he is sent."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.look(time.monotonic())

    def look(self, now: float) -> None:
        """Let go whose time is over."""
        for held in list(self.held.values()):
            silent = held.silent_since
            if silent is not None and now - silent > self.config.header_seconds:
                self._drop(held, "silent")
            elif self._stuck(held, now):
                self._drop(held, "stuck")
        self.metrics.connections.set(len(self.held))

    def _stuck(self, held: Held, now: float) -> bool:
        unread = held.transport.get_write_buffer_size()
        if not unread or unread < held.unread or held.stuck_since is None:
            held.stuck_since = now if unread else None
        held.unread = unread
        return held.stuck_since is not None and now - held.stuck_since > self.config.read_seconds


def files_allowed() -> int:
    """How many files this process may have open, now that it asks for all it can get."""
    try:
        import resource
    except ImportError:  # no such limit on this system
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return 1 << 16 if soft == resource.RLIM_INFINITY else soft


def protocols(connections: Connections) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """Uvicorn's two protocols, with every connection counted and watched."""

    class WatchedHttp(H11Protocol):
        admitted = False

        def connection_made(self, transport: Any) -> None:
            self.admitted = connections.admit(transport)
            self.transport = transport
            if self.admitted:
                super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            if not self.admitted:
                return
            before: RequestResponseCycle | None = self.cycle
            if before is None or before.response_complete:
                connections.fell_silent(self.transport)
            super().data_received(data)
            if self.cycle is not before:
                connections.spoke(self.transport)

        def on_response_complete(self) -> None:
            connections.fell_silent(self.transport)
            super().on_response_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            connections.leave(self.transport)
            if self.admitted:
                super().connection_lost(exc)

    class WatchedSocket(WebSocketsSansIOProtocol):
        def handle_connect(self, event: Any) -> None:
            super().handle_connect(event)
            if not self.close_sent:
                connections.will_greet(self.transport)
                self.scope["state"][SPOKE] = lambda: connections.spoke(self.transport)

        def connection_lost(self, exc: Exception | None) -> None:
            connections.leave(self.transport)
            super().connection_lost(exc)

    return WatchedHttp, WatchedSocket
