"""`voliere admin`: what the operator of a server looks at and changes."""

from collections.abc import Callable
from typing import Any

import click

from voliere.terminal import report
from voliere.terminal.flags import PATH, Flags
from voliere.terminal.output import Output

ADMIN: dict[str, str] = {
    "tables": "",
    "show": "table",
    "close": "table",
    "reopen": "table",
    "delete": "table",
    "replays": "",
    "delete-replay": "replay",
    "erase": "name",
    "vacuum": "",
    "export": "file",
    "backup": "file",
    "restore": "file",
}
"""The commands, and what each of them is told."""


def admin(flags: Flags) -> click.Group:
    """`voliere admin`."""
    return flags.group("admin", [command(name, flags) for name in ADMIN], "admin")


def command(name: str, flags: Flags) -> click.Command:
    """One of its commands."""
    params: list[click.Parameter] = [flags.flag("database", "voliere.sqlite")]
    if argument := ADMIN[name]:
        params.append(click.Argument([argument], type=PATH if argument == "file" else None))
    if name == "erase":
        params.append(flags.flag("address"))
    return flags.command(name, runner(name), *params, of="admin-")


def runner(name: str) -> Callable[..., None]:
    """What one of the commands does."""

    def run(output: Output, **told: Any) -> None:
        from voliere.server.commands import run_command

        answer = run_command(name, **told)
        output.tell(answer, lambda: report.facts(output.console, answer, output.language))

    return run
