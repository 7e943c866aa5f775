"""Songbirds in a terminal: the forest with its berries, the harvest, the hand."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from voliere.games.songbirds.catalogue import COLOURS, LETTERS, SIDE, place_text
from voliere.games.songbirds.scoring import NOBODY, PENDING, title
from voliere.texts import say

STYLES = {
    "R": "bold white on #b3362b",
    "B": "bold white on #2f62a3",
    "G": "bold white on #3e6b48",
    "W": "bold #24352e on #f2ecdc",
}
SPECIAL_STYLE = "bold #f2ecdc on #4a3b52"
BERRY_STYLE = "bold #d98a3d"
FREE_STYLE = "bold #e8764a"
DIM = "dim"


def paint(view: dict[str, Any], language: str) -> RenderableType:
    """The table as the view shows it."""
    parts: list[RenderableType] = [_forest(view), Text(), _harvest(view, language)]
    parts += _favourites(view, language)
    if view["viewer"] is not None:
        parts.append(_hand(view, language))
    return Group(*parts)


def ending(view: dict[str, Any], language: str) -> list[str]:
    """What the end of the game has to say besides the scores."""
    if view["settings"]["variant"] == "base":
        return []
    name = say(language, f"songbirds.title.{title(view['scores'][0]['total'])}")
    return [say(language, "songbirds.ending.title", title=name)]


def _card(text: str) -> Text:
    style = STYLES.get(text[0], SPECIAL_STYLE) if text[0] in LETTERS else SPECIAL_STYLE
    return Text(f" {text} " if len(text) == 2 else text[:4].capitalize(), style=style)


def _berry(points: int, taker: int) -> Text:
    """A token still to be won, or the letter of the colour that took it (x: nobody)."""
    if taker == PENDING:
        return Text(f"{points}", style=BERRY_STYLE)
    if taker == NOBODY:
        return Text(f"{points} x", style=DIM)
    return Text.assemble((f"{points} ", DIM), (LETTERS[taker], STYLES[LETTERS[taker]]))


def _forest(view: dict[str, Any]) -> Table:
    table = Table(show_header=False, show_lines=True, padding=(0, 1), border_style="#6b7d5a")
    for _ in range(SIDE + 2):
        table.add_column(justify="center", width=5)
    berries = [_berry(points, taker) for points, taker in zip(view["berries"], view["takers"])]
    table.add_row("", "", *berries[:SIDE])
    table.add_row("", "", *(Text("abcde"[column], style=DIM) for column in range(SIDE)))
    free = _free(view)
    for row, line in enumerate(view["forest"]):
        cells = [
            _space(text, place_text(row * SIDE + column), free)
            for column, text in enumerate(line.split())
        ]
        table.add_row(berries[SIDE + row], Text(str(row + 1), style=DIM), *cells)
    return table


def _free(view: dict[str, Any]) -> set[str]:
    options = (view["decision"] or {}).get("options", [])
    return {option["place"] for option in options if "place" in option}


def _space(text: str, place: str, free: set[str]) -> Text:
    if text != ".":
        return _card(text)
    return Text(place, style=FREE_STYLE) if place in free else Text("·", style=DIM)


def _harvest(view: dict[str, Any], language: str) -> Text:
    line = Text(say(language, "songbirds.screen.harvest") + "  ")
    for letter, colour in zip(LETTERS, COLOURS):
        word = say(language, f"songbirds.colour.{colour}")
        line.append_text(Text(f" {letter} ", style=STYLES[letter]))
        line.append(f" {word} {view['harvest'][colour]}   ")
    return line


def _favourites(view: dict[str, Any], language: str) -> list[Text]:
    lines = []
    for seat in range(view["seats"]):
        face_down = view["favourites"][seat]
        cards = view["revealed"][seat] or [card or "?" for card in face_down]
        if cards:
            line = Text(say(language, "songbirds.screen.favourite", seat=seat) + " ")
            lines.append(line.append_text(_card(cards[0]) if cards[0] != "?" else Text("?")))
    if view["settings"]["early_bird"]:
        lines.append(Text(say(language, "songbirds.screen.worm", worm=view["next_worm"])))
    return lines


def _hand(view: dict[str, Any], language: str) -> Text:
    line = Text(say(language, "songbirds.screen.hand") + "  ")
    for card in view["hands"][view["viewer"]]:
        line.append_text(_card(card)).append(" ")
    return line
