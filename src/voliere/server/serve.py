"""`voliere serve`: one server process on one address."""

import socket
import sys
from collections.abc import Callable
from importlib.util import find_spec

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from voliere.server.app import make_app
from voliere.server.config import Config
from voliere.server.logs import set_up_logs
from voliere.server.problems import problem

SOCKET_BYTES = 1 << 20
"""A larger message ends the connection; up to here it is refused with a sentence."""
STOP_SECONDS = 5
SWITCH_SECONDS = 0.0005
"""The writer's thread waits at most so long for the event loop's, not Python's usual 5 ms."""


def serve(config: Config, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is told the address once it is bound."""
    for name, number in vars(config).items():
        if isinstance(number, int | float) and number < 1:
            raise problem("positive", name=f"--{name.replace('_', '-')}", value=number)
    if "://" in config.database and find_spec("psycopg") is None:
        raise problem("no-driver")
    set_up_logs()
    try:
        app = make_app(config)
    except (SQLAlchemyError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise problem("no-database", reason=reason) from None
    listening = bound(host, port)
    settings = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    ready(f"http://{host}:{listening.getsockname()[1]}/")
    uvicorn.Server(settings).run(sockets=[listening])


def bound(host: str, port: int) -> socket.socket:
    """A socket on the address, or a sentence why not."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, OverflowError) as error:
        raise problem("no-address", host=host, port=port, reason=error) from None
