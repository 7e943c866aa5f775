"""Any game in a terminal: each part of the view on a line, in the words that the game has."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from voliere.terminal.sentences import seat_name
from voliere.texts import say

HEAD = ("game", "seats", "settings", "viewer", "number", "waiting", "decision", "scores", "winners")
"""What a view tells besides the parts of the game."""


def paint(view: dict[str, Any], language: str) -> RenderableType:
    """The parts by name; a list of lists with one for each seat takes a line for each."""
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for part, value in view.items():
        if part not in HEAD:
            for name, entry in _lines(view, part, value, language):
                table.add_row(name, entry)
    for sheet, points in enumerate(view["scores"]):
        who = seat_name(language, sheet, view["viewer"], view["seats"])
        table.add_row(f"{say(language, 'terminal.score')} · {who}", _sheet(view, points, language))
    return table


def ending(view: dict[str, Any], language: str) -> list[str]:
    """Nothing besides the scores."""
    return []


def _lines(view: dict[str, Any], part: str, value: Any, language: str) -> list[tuple[str, str]]:
    name = say(language, f"{view['game']}.part.{part}")
    if not _is_by_seat(value, view["seats"]):
        return [(name, _text(value))]
    seats = view["seats"]
    return [
        (f"{name} · {seat_name(language, seat, view['viewer'], seats)}", _text(entry))
        for seat, entry in enumerate(value)
    ]


def _sheet(view: dict[str, Any], points: dict[str, int], language: str) -> str:
    return _text({say(language, f"{view['game']}.score.{part}"): n for part, n in points.items()})


def _is_by_seat(value: Any, seats: int) -> bool:
    if not isinstance(value, list) or len(value) != seats:
        return False
    return all(isinstance(entry, list | dict) for entry in value)


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}: {_text(entry)}" for name, entry in value.items())
    if isinstance(value, list):
        return " ".join(_text(entry) for entry in value) or "–"
    return "?" if value is None else str(value)
