"""The commands of `voliere admin` by their names; a database that fails is one sentence."""

from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from voliere.server import admin, backups
from voliere.server.problems import problem

COMMANDS: dict[str, Callable[..., Any]] = {
    "tables": admin.tables,
    "show": admin.show,
    "close": admin.close,
    "reopen": admin.reopen,
    "delete": admin.remove,
    "replays": admin.replays,
    "delete-replay": admin.remove_replay,
    "erase": admin.erase,
    "vacuum": admin.vacuum,
    "export": admin.export,
    "backup": backups.backup,
    "restore": backups.restore,
}


def run_command(command: str, **told: Any) -> Any:
    """What a command answers: an object, or a list of them."""
    try:
        return COMMANDS[command](**told)
    except (SQLAlchemyError, OSError) as error:
        raise problem("no-database", reason=str(error).splitlines()[0]) from None
