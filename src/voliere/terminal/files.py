"""Files that people name: read with clear words, written without destroying anything."""

import json
from pathlib import Path
from typing import Any

from voliere.kernel.errors import refusal


def read_json(file: Path) -> dict[str, Any]:
    """The JSON object in a file."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise refusal("error.file-missing", file=file) from None
    except json.JSONDecodeError as error:
        where = {"line": error.lineno, "column": error.colno}
        raise refusal("error.file-json", file=file, **where) from None
    except (OSError, ValueError) as error:
        raise refusal("error.file-unreadable", file=file, reason=error) from None
    except RecursionError:  # Lists in lists without end.
        raise refusal("error.file-unreadable", file=file, reason="[[[…]]]") from None
    if not isinstance(data, dict):
        raise refusal("error.file-unreadable", file=file, reason="{…}")
    return data


def free_file(wanted: Path | None, game: str) -> Path:
    """The wanted file if it is new, or a name in this folder that nothing has yet."""
    if wanted is not None:
        if wanted.is_dir():
            raise refusal("error.file-is-folder", file=wanted)
        if wanted.exists():
            raise refusal("error.file-exists", file=wanted)
        return wanted
    number = 1
    while (file := Path(f"voliere-{game}-{number}.json")).exists():
        number += 1
    return file


def write_text(file: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = file.with_name(file.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    except OSError as error:
        raise refusal("error.file-write", file=file, reason=error.strerror) from None
