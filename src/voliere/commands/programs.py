"""What serves other programs: `serve` and `engine`."""

import sys
import webbrowser
from importlib.util import find_spec
from typing import Any

import click

from voliere.bots import check_bot
from voliere.kernel.errors import refusal
from voliere.terminal.flags import Flags
from voliere.texts import say

PUSH_SERVICES = "fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,web.push.apple.com"
"""The push services of the known browsers."""
LAST_PORT = 65_535
SERVER_PACKAGES = (
    "prometheus_client",
    "py_vapid",
    "cryptography",
    "http_ece",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "websockets",
)
"""What the extra `server` installs."""


def serve(flags: Flags) -> click.Command:
    """`voliere serve`; what only the server needs is asked for only here."""

    def run(host: str, port: int, open_page: bool, **settings: Any) -> None:
        if any(find_spec(package) is None for package in SERVER_PACKAGES):
            raise refusal("error.server-extra")
        if not 0 <= port <= LAST_PORT:
            raise refusal("error.port", port=port, last=LAST_PORT)
        from voliere.server.config import Config
        from voliere.server.serve import serve as run_server

        def ready(address: str) -> None:
            click.echo(say(flags.language, "server.ready", address=address))
            sys.stdout.flush()
            if open_page:
                webbrowser.open(address)

        chosen = {name: value for name, value in settings.items() if value is not None}
        run_server(Config(**chosen), host, port, ready, at_home=open_page)

    return flags.talk(
        "serve",
        run,
        flags.flag("host", "127.0.0.1"),
        flags.number("port", 8617),
        flags.switch("open", "open_page"),
        flags.flag("database", "voliere.sqlite"),
        flags.flag("wake", ""),
        flags.number("thinkers"),
        flags.number("bot-seconds", 20),
        flags.number("absent-seconds", 60),
        flags.number("tables-per-address", 100),
        flags.number("uploads-per-address", 20),
        flags.number("keep-days", 30),
        flags.number("requests-per-second", 50),
        flags.number("messages-per-second", 20),
        flags.number("connections", 10_000),
        flags.number("connections-per-address", 200),
        flags.flag("trusted-proxies", ""),
        flags.flag("push-services", PUSH_SERVICES),
        flags.number("push-seconds", 5),
        flags.flag("push-contact", "mailto:operator@localhost"),
    )


def engine(flags: Flags) -> click.Command:
    """`voliere engine`."""

    def run(bot: str | None) -> None:
        from voliere.bots.engine import USUAL, main

        check_bot(bot or USUAL, programs=True)
        main(bot or USUAL)

    return flags.talk("engine", run, flags.argument("bot", required=False))
