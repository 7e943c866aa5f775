"""Songbirds in a terminal: the forest with its berries, the harvest, the seats, the hand."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from voliere.games.songbirds.catalogue import (
    COLOURS,
    GROUPS,
    LETTERS,
    SIDE,
    SPECIALS,
    place_text,
)
from voliere.games.songbirds.scoring import NOBODY, PENDING
from voliere.games.songbirds.texts import card_word, letter
from voliere.terminal.sentences import seat_name
from voliere.texts import number, say

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
CENTRE = (2, 2)


def paint(view: dict[str, Any], language: str) -> RenderableType:
    """The table as the view shows it."""
    screen = Table.grid(padding=(0, 3, 0, 0))
    beside = [*_harvest(view, language), *_tokens(view, language), Text()]
    beside += [_seat(view, seat, language) for seat in range(view["seats"])]
    if view["settings"]["early_bird"]:
        left = "worm" if view["next_worm"] else "no-worm"
        beside.append(Text(say(language, f"songbirds.screen.{left}", worm=view["next_worm"])))
    screen.add_row(_forest(view, language), Group(*beside))
    parts: list[RenderableType] = [screen]
    if view["viewer"] is not None:
        parts.append(_hand(view, language))
    return Group(*parts)


def ending(view: dict[str, Any], language: str) -> list[str]:
    """What the end of the game has to say besides the scores."""
    if "title" not in view:
        return []
    name = say(language, f"songbirds.title.{view['title']}")
    return [say(language, "songbirds.ending.title", title=name)]


def _card(text: str, language: str) -> Text:
    if text in SPECIALS:
        name = say(language, f"songbirds.special.{text}")
        return Text(f" {name[:4]} ", style=SPECIAL_STYLE)
    return Text(f" {card_word(language, text)} ", style=STYLES[text[0]])


def _berry(points: int, taker: int, language: str) -> Text:
    """A token still to be won, or the letter of the colour that took it (x: nobody)."""
    worth = number(points)
    if taker == PENDING:
        return Text(worth, style=BERRY_STYLE)
    if taker == NOBODY:
        return Text(f"{worth} x", style=DIM)
    mark = LETTERS[taker]
    return Text.assemble((f"{worth} ", DIM), (f" {letter(language, mark)} ", STYLES[mark]))


def _forest(view: dict[str, Any], language: str) -> Table:
    table = Table(show_header=False, show_lines=True, padding=0, border_style="#6b7d5a")
    for _ in range(SIDE + 1):
        table.add_column(justify="center", width=6)
    berries = [
        _berry(points, taker, language) for points, taker in zip(view["berries"], view["takers"])
    ]
    berries = berries or [Text()] * (2 * SIDE)
    table.add_row("", *berries[:SIDE])
    free = _free(view)
    for row, line in enumerate(view["forest"]):
        cells = [
            _space(text, place_text(row * SIDE + column), free, language)
            for column, text in enumerate(line.split())
        ]
        table.add_row(berries[SIDE + row], *cells)
    return table


def _free(view: dict[str, Any]) -> set[str]:
    options = (view["decision"] or {}).get("options", [])
    return {option["place"] for option in options if "place" in option}


def _space(text: str, place: str, free: set[str], language: str) -> Text:
    if text != ".":
        return _card(text, language)
    return Text(place, style=FREE_STYLE) if place in free else Text("·", style=DIM)


def _harvest(view: dict[str, Any], language: str) -> list[Text]:
    lines = [Text(say(language, "songbirds.screen.harvest"), style="bold")]
    for mark, colour in zip(LETTERS, COLOURS):
        line = Text(f" {letter(language, mark)} ", style=STYLES[mark])
        word = say(language, f"songbirds.colour.{colour}")
        lines.append(Text.assemble(line, f" {word:8}{number(view['harvest'][colour]):>3}"))
    return lines


def _tokens(view: dict[str, Any], language: str) -> list[Text]:
    """The special card's tokens and who took them."""
    centre = view["forest"][CENTRE[0]].split()[CENTRE[1]]
    if centre not in SPECIALS:
        return []
    line = Text.assemble("\n", (say(language, f"songbirds.special.{centre}"), "bold"), "  ")
    for group, taker in zip(GROUPS[SPECIALS.index(centre)], view["tokens"]):
        line.append_text(_berry(group.points, taker, language)).append("  ")
    return [line]


def _seat(view: dict[str, Any], seat: int, language: str) -> Text:
    """A seat: whose turn it is, how many birds it holds, its favourite and worm, earlier points."""
    arrow = "▶ " if view["turn"] == seat else "  "
    birds = len(view["hands"][seat])
    name = seat_name(language, seat, view["viewer"])
    line = Text(arrow + say(language, "songbirds.screen.seat", seat=name, n=birds))
    if view["shown"] and view["turn"] == seat:
        line.append(" " + say(language, "songbirds.screen.shown") + " ")
        line.append_text(_card(view["shown"], language))
    cards = view["revealed"][seat] or view["favourites"][seat]
    if cards:
        line.append(" " + say(language, "songbirds.screen.favourite") + " ")
        line.append_text(Text("?", style="bold") if cards[0] is None else _card(cards[0], language))
    if view["worms"][seat]:
        line.append(" " + say(language, "songbirds.screen.has-worm", worm=view["worms"][seat]))
    if view["settings"]["rounds"] != 1:
        line.append(f" · {number(sum(points[seat] for points in view['past']))}")
    return line


def _hand(view: dict[str, Any], language: str) -> Text:
    line = Text(say(language, "songbirds.screen.hand") + "  ", style="bold")
    for card in view["hands"][view["viewer"]]:
        line.append_text(_card(card, language)).append(" ", style="default")
    return line
