"""`voliere serve`: one server process on one address."""

import logging
import socket
import sys
from collections.abc import Callable
from importlib.util import find_spec

import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette

from voliere.server.addresses import proxies_of
from voliere.server.app import make_app
from voliere.server.config import Config
from voliere.server.connections import ACCEPTED_AT_ONCE, protocols
from voliere.server.logs import set_up_logs
from voliere.server.problems import problem

SOCKET_BYTES = 1 << 20
"""A larger message ends the connection; up to here it is refused with a sentence."""
STOP_SECONDS = 5
WAKES = ("redis://", "rediss://", "unix://")
LEAST = {"absent_seconds": 0}
"""The settings that may be less than 1."""
SWITCH_SECONDS = 0.0005
"""The writer's thread waits at most so long for the event loop's, not Python's usual 5 ms."""


def serve(
    config: Config, host: str, port: int, ready: Callable[[str], None], at_home: bool = False
) -> None:
    """Serve until told to stop; `ready` is told the address once it is bound.

    At home, for whoever just wants to play, the log is quiet and any free port will do.
    """
    for name, number in vars(config).items():
        least = LEAST.get(name, 1)
        if isinstance(number, int | float) and number < least:
            flag = f"--{name.replace('_', '-')}"
            raise problem("at-least", name=flag, least=least, value=number)
    try:
        proxies_of(config.trusted_proxies)
    except ValueError:
        raise problem("proxies", value=config.trusted_proxies) from None
    if "://" in config.database and find_spec("psycopg") is None:
        raise problem("no-driver")
    if config.wake and not (config.wake.startswith(WAKES) and find_spec("redis")):
        raise problem("wake", value=config.wake)
    set_up_logs(logging.WARNING if at_home else logging.INFO)
    try:
        app = make_app(config)
    except (SQLAlchemyError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise problem("no-database", reason=reason) from None
    listening = bound(host, port, at_home)
    sys.setswitchinterval(SWITCH_SECONDS)
    ready(f"http://{host}:{listening.getsockname()[1]}/")
    uvicorn.Server(settings_for(app, config)).run(sockets=[listening])


def settings_for(app: Starlette, config: Config) -> uvicorn.Config:
    """How the application is served."""
    http, sockets = protocols(app.state.connections)
    return uvicorn.Config(
        app,
        http=http,
        ws=sockets,
        backlog=ACCEPTED_AT_ONCE,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=proxies_of(config.trusted_proxies),
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def bound(host: str, port: int, or_free: bool = False) -> socket.socket:
    """A socket on the address, else perhaps on a free port, or a sentence why not."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        server = socket.create_server((host, port), family=family, backlog=ACCEPTED_AT_ONCE)
        # asyncio does this only for sockets made with the protocol's number; clients inherit it.
        server.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return server
    except (OSError, OverflowError) as error:
        if or_free and port != 0:
            return bound(host, 0)
        raise problem("no-address", host=host, port=port, reason=error) from None
