"""Any game in a terminal: each part of the view on a line, in the words that the game has."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from voliere.terminal.sentences import seat_name
from voliere.texts import has, say

HEAD = ("game", "seats", "settings", "viewer", "number", "waiting", "decision", "winners")
"""What a view tells besides the table."""


def paint(view: dict[str, Any], language: str) -> RenderableType:
    """The parts by name; a list with an entry for each seat takes a line for each."""
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for part, value in view.items():
        if part not in HEAD:
            for name, entry in _lines(view, part, value, language):
                table.add_row(name, entry)
    return table


def ending(view: dict[str, Any], language: str) -> list[str]:
    """Nothing besides the scores."""
    return []


def _lines(view: dict[str, Any], part: str, value: Any, language: str) -> list[tuple[str, str]]:
    message = f"{view['game']}.part.{part}"
    name = say(language, message) if has(language, message) else part
    if part != "scores" and not (isinstance(value, list) and len(value) == view["seats"]):
        return [(name, _text(value))]
    seats = view["seats"]
    return [
        (f"{name} · {seat_name(language, seat, view['viewer'], seats)}", _text(entry))
        for seat, entry in enumerate(value)
    ]


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}: {_text(entry)}" for name, entry in value.items())
    if isinstance(value, list):
        return " ".join(_text(entry) for entry in value) or "–"
    return "?" if value is None else str(value)
