"""Wyrmspan in a terminal: the guild and the objectives, the display, the others, the mat."""

from typing import Any

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from voliere.games.wyrmspan.cards.catalogue import (
    AUTOMA_CARDS,
    CAVE_BY_TEXT,
    DRAGON_BY_NAME,
    DRAGON_DATA,
    GUILD_POINTS,
    GUILDS,
    TILES,
    squares_of,
)
from voliere.games.wyrmspan.effects.effect import (
    CAVE_ABILITIES,
    DRAGON_ABILITIES,
    GUILD_EFFECTS,
    MAT_EFFECTS,
)
from voliere.games.wyrmspan.space import BENEFITS
from voliere.games.wyrmspan.texts import ability_text
from voliere.games.wyrmspan.words import (
    BROWN_EVERY,
    CAVES,
    COLUMNS,
    LINES,
    RESOURCES,
    STAGES,
)
from voliere.terminal.sentences import seat_name
from voliere.texts import say

CAVE_STYLES = {"crimson": "#d0605e", "golden": "#d9a93d", "amethyst": "#a884d6"}
KIND_STYLES = {"meat": "#d0605e", "gold": "#d9a93d", "crystal": "#a884d6", "milk": "#f2ecdc"}
SEAT_STYLES = ("#e8764a", "#4f86b5", "#6fa367", "#d9a93d", "#d98aa5")
TRIGGER_MARKS = {"if_activated": "▶", "when_played": "▼", "once_per_round": "↻", "end_game": "■"}
BROWN = "bold #a9744f"
DIM = "dim"
CARD_WIDTH = 25
HEAD_WIDTH = 14
CARD_LINES = 6
FULL_WIDTH = 116
LINE = 76
"""A card that tells more than that has its ability on a line of its own."""
THIRD_FEED = 3


def paint(view: dict[str, Any], language: str) -> RenderableType:
    """The table as the view shows it, the viewer's own mat in full."""
    # In the order of Wingspan's painter, with parts of its own: painters do not know each other.
    viewer = view["viewer"]
    parts: list[RenderableType] = [_top(view, language), _display(view, language)]
    parts += [_other(view, seat, language) for seat in range(view["seats"]) if seat != viewer]
    if view["automa"] is not None:
        parts.append(_automa(view, language))
    if viewer is not None:
        parts += [_own(view, viewer, language), _mat(view, viewer, language)]
        parts.append(_hand(view, viewer, language))
    return Group(*parts)


def others(view: dict[str, Any], language: str) -> RenderableType:
    """The mats of the other seats, in full."""
    parts: list[RenderableType] = []
    for seat in range(view["seats"]):
        if seat != view["viewer"]:
            parts += [_own(view, seat, language), _mat(view, seat, language)]
    return Group(*parts)


def ending(view: dict[str, Any], language: str) -> list[str]:
    """What the end of the game has to say besides the scores."""
    automa = view["automa"]
    if automa is None:
        return []
    taken = {"dragons": len(automa["dragons"]), "caves": len(automa["caves"])}
    return [say(language, "wyrmspan.ending.automa", **taken)]


def _say(language: str, message: str, **arguments: Any) -> str:
    return say(language, f"wyrmspan.screen.{message}", **arguments)


def _player(view: dict[str, Any], sheet: int, language: str) -> str:
    return seat_name(language, sheet, view["viewer"], view["seats"])


# The objectives and the guild.


def _top(view: dict[str, Any], language: str) -> Group:
    """One above the other: side by side, a narrow terminal would cut off seats' columns."""
    return Group(_objectives(view, language), _guild(view, language))


def _guild(view: dict[str, Any], language: str) -> Panel:
    """The track with its tokens, and the tile with its markers."""
    guild = view["guild"]
    tile = GUILDS.index(guild["tile"])
    lines: list[RenderableType] = [*_track(view["track"], language)]
    for line in range(LINES):
        effect = GUILD_EFFECTS[tile * LINES + line].text(language)
        row = Text(f"{line + 1} ", style="bold")
        row.append_text(_markers(guild, f"line-{line + 1}", squares_of(tile, line, view["seats"])))
        lines.append(row.append(f" {effect}", style="not bold default"))
    points = Text()
    for number in GUILD_POINTS:
        points.append(_say(language, "points", n=number) + " ", style="default")
        points.append_text(_markers(guild, f"points-{number}", 1)).append("  ")
    lines.append(points)
    if view["seats"] > 2:
        lines.append(Text(say(language, "wyrmspan.assumed.squares"), style=f"italic {DIM}"))
    title = say(language, f"wyrmspan.guild.{guild['tile']}")
    return Panel(Group(*lines), title=title, title_align="left", border_style=DIM, width=60)


def _markers(guild: dict[str, Any], square: str, room: int) -> Text:
    """A square for each marker that fits, filled in the colour of the seat that took it."""
    taken = guild["squares"].get(square, [])
    marks = Text()
    for seat in taken:
        marks.append(str(seat), style=f"bold reverse {SEAT_STYLES[seat]}")
    return marks.append("□" * max(0, room - len(taken)), style=DIM)


def _track(spaces: list[int], language: str) -> list[Text]:
    """The twelve spaces in two halves, each from a brown space on, with the tokens there."""
    halves: list[Text] = []
    for first in (0, BROWN_EVERY):
        line = Text()
        for space in range(first, first + BROWN_EVERY):
            word = _say(language, "brown") if space == first else _space(space, language)
            line.append(word, style=BROWN if space == first else "default")
            for sheet, reached in enumerate(spaces):
                if reached == space:
                    line.append(str(sheet), style=f"bold reverse {SEAT_STYLES[sheet]}")
            line.append(" › ", style=DIM)
        halves.append(line)
    return halves


def _space(space: int, language: str) -> str:
    """One word for what a space of the track gives: what is gained, whatever the verb."""
    words = TILES["track"][space]
    gained = words[1] if words[0] in ("gain", "take") else words[0]
    return _say(language, f"space.{gained}")


def _objectives(view: dict[str, Any], language: str) -> Table:
    """The four objectives: the places of those scored, the counts in the others."""
    table = Table(border_style=DIM, padding=(0, 1), width=78)
    heading = {"round": view["round"], "seat": _player(view, view["first"], language)}
    table.add_column(_say(language, "round", **heading))
    for sheet in range(len(view["scores"])):
        table.add_column(str(sheet), justify="right", style=SEAT_STYLES[sheet])
    scored = len(view["places"])
    for number, name in enumerate(view["objectives"]):
        word = say(language, f"wyrmspan.objective.{name}")
        if number < scored:
            cells = [_place(place, language) for place in view["places"][number]]
        else:
            cells = [_count(count) for count in view["standings"][number]]
        style = "bold" if number == scored else DIM if number < scored else ""
        places = " · ".join(str(points) for points in view["place_points"][number])
        worth = _say(language, "worth", points=places)
        table.add_row(f"{number + 1}. {word} ({worth})", *cells, style=style)
    totals = [str(sheet["total"]) for sheet in view["scores"]]
    table.add_section()
    table.add_row(say(language, "wyrmspan.score.total"), *totals, style="bold")
    return table


def _place(place: int, language: str) -> str:
    return _say(language, f"place.{place}")


def _count(count: int | list[int]) -> str:
    """A count; the standing in the guild as markers and steps."""
    return str(count) if isinstance(count, int) else "·".join(str(part) for part in count)


# Cards on one line each.


def _display(view: dict[str, Any], language: str) -> Panel:
    cards = [*view["dragon_display"], *view["cave_display"]]
    lines = [_card(card, language) for card in cards if card]
    title = _say(language, "display")
    marks = [f"{mark} {_trigger_word(name, language)}" for name, mark in TRIGGER_MARKS.items()]
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        subtitle="  ".join(marks),
        subtitle_align="right",
        border_style=DIM,
        width=118,
    )


def _trigger_word(name: str, language: str) -> str:
    return say(language, f"wyrmspan.trigger.{name}")


def _hand(view: dict[str, Any], seat: int, language: str) -> Panel:
    cards = [*view["dragon_hands"][seat], *view["cave_hands"][seat], *view["drawn"][seat]]
    lines = [_card(card, language) for card in [*cards, *view["drawn_caves"][seat]]]
    title = _say(language, "hand", n=len(lines))
    shown = Group(*lines) if lines else Text("–", style=DIM)
    return Panel(shown, title=title, title_align="left", border_style="#e8764a", width=118)


def _card(card: str, language: str) -> RenderableType:
    """A card on one line, or its ability below where it is too long."""
    if card in DRAGON_BY_NAME:
        line = _dragon_line(card, language)
        ability = DRAGON_ABILITIES[DRAGON_BY_NAME[card]]
        text = f"{_trigger(DRAGON_DATA[DRAGON_BY_NAME[card]])} {ability_text(language, ability)}"
    else:
        line = Text(_cave_name(card, language), style="bold")
        text = ability_text(language, CAVE_ABILITIES[CAVE_BY_TEXT[card]])
    if line.cell_len + len(text) + 2 <= LINE:
        return line.append(f"  {text}", style=f"not bold {DIM}")
    return Group(line, Padding(Text(text, style=DIM), (0, 0, 0, 4)))


def _cave_name(card: str, language: str) -> str:
    return say(language, "wyrmspan.cave-name", number=CAVE_BY_TEXT[card] + 1)


def _dragon_line(card: str, language: str) -> Text:
    dragon = DRAGON_DATA[DRAGON_BY_NAME[card]]
    line = Text(dragon["name"][language], style="bold")
    line.append(" ")
    for cave in dragon["caves"]:
        line.append(_say(language, f"letter.{cave}"), style=CAVE_STYLES[cave])
    line.append(" ").append_text(_cost(dragon["cost"], language))
    return line.append(f"  {_facts(dragon, language)}", style="not bold default")


def card_facts(card: dict[str, Any], language: str) -> list[str]:
    """What a list of cards tells of one besides its name and text, its assumptions too."""
    assumed = [card["assumed_text"][language]] if "assumed_text" in card else []
    if card["kind"] != "dragon":
        return assumed
    caves = "/".join(say(language, f"wyrmspan.cave.{cave}") for cave in card["caves"])
    triggers = [say(language, f"wyrmspan.trigger.{name}") for name in card["trigger"].split("+")]
    cost = _cost(card["cost"], language).plain
    return [caves, cost, _facts(card, language), "/".join(triggers), *assumed]


def _facts(dragon: dict[str, Any], language: str) -> str:
    size = say(language, f"wyrmspan.size.{dragon['size']}")
    personality = say(language, f"wyrmspan.personality.{dragon['personality']}")
    nests = f" {'○' * dragon['nests']}" if dragon["nests"] else ""
    return f"{_say(language, 'points', n=dragon['points'])}{nests} {size} {personality}"


def _trigger(dragon: dict[str, Any]) -> str:
    return "".join(TRIGGER_MARKS[name] for name in dragon["trigger"].split("+"))


def _cost(cost: dict[str, int], language: str) -> Text:
    words = Text()
    for kind, number in cost.items():
        if kind in RESOURCES:
            word = _some(kind, number, language)
        else:
            word = _say(language, f"space.{kind if kind == 'coin' else 'lay'}")
        words.append(f"{', ' if words else ''}")
        words.append(word, style=f"not bold {KIND_STYLES.get(kind, 'default')}")
    return words or Text("–", style=f"not bold {DIM}")


def _some(kind: str, number: int, language: str) -> str:
    return say(language, f"wyrmspan.some.{kind}", n=number)


# Players.


def _supply(view: dict[str, Any], seat: int, language: str) -> Text:
    """A seat's name, its coins and resources."""
    line = _name(view, seat, view["passed"][seat], language)
    line.append(_say(language, "coins", n=view["coins"][seat]))
    for kind, number in view["resources"][seat].items():
        line.append(f" · {_some(kind, number, language)}", style=KIND_STYLES[kind])
    return line


def _name(view: dict[str, Any], sheet: int, passed: bool, language: str) -> Text:
    arrow = "▶ " if view["turn"] == sheet else "  "
    name = f" {sheet} {_player(view, sheet, language)} "
    line = Text.assemble(arrow, (name, f"bold reverse {SEAT_STYLES[sheet]}"), "  ")
    if passed:
        line.append(_say(language, "passed") + " ", style=DIM)
    return line


def _own(view: dict[str, Any], seat: int, language: str) -> Text:
    """The heading of a mat shown in full."""
    nest = view["mats"][seat]["nest"]
    line = _supply(view, seat, language)
    return line.append(f" · {_say(language, 'nest')} {'●' * nest}{'○' * (2 - nest)}")


def _other(view: dict[str, Any], seat: int, language: str) -> Group:
    """Another seat in a few lines: supply, cards, and the dragons of each cave."""
    head = _supply(view, seat, language)
    hands = {"n": len(view["dragon_hands"][seat]), "caves": len(view["cave_hands"][seat])}
    head.append(f" · {_say(language, 'holds', **hands)}")
    mat = view["mats"][seat]
    lines = [
        head.append(f" · {_say(language, 'nest')} {'●' * mat['nest']}{'○' * (2 - mat['nest'])}")
    ]
    for cave in CAVES:
        if mat[cave]["dragons"] or mat[cave]["excavated"] > 1:
            lines.append(_short_cave(mat[cave], cave, language))
    return Group(*lines)


def _short_cave(cave: dict[str, Any], name: str, language: str) -> Text:
    spaces = "■" * len(cave["dragons"]) + "□" * (cave["excavated"] - len(cave["dragons"]))
    line = Text(f"      {spaces:4} ", style=CAVE_STYLES[name])
    words = [_short_dragon(dragon, language) for dragon in cave["dragons"]]
    line.append(", ".join(words), style="default")
    line.truncate(FULL_WIDTH, overflow="ellipsis")
    line.no_wrap = True
    return line


def _short_dragon(dragon: dict[str, Any], language: str) -> str:
    name = str(DRAGON_DATA[DRAGON_BY_NAME[dragon["dragon"]]]["name"][language])
    things = ["●" * dragon["eggs"], *_things(dragon, language)]
    held = ", ".join(thing for thing in things if thing)
    return f"{name} ({held})" if held else name


def _automa(view: dict[str, Any], language: str) -> Text:
    automa = view["automa"]
    line = _name(view, view["seats"], automa["passed"], language)
    drawn = [AUTOMA_CARDS[card]["label"] for card in automa["drawn"]]
    numbers = {"n": len(automa["dragons"]), "caves": len(automa["caves"])}
    line.append(_say(language, "automa-has", **numbers, coins=automa["coins"]))
    return line.append(f" · {_say(language, 'automa-drew', cards=drawn or '–')}")


# The mat in full.


def _mat(view: dict[str, Any], seat: int, language: str) -> RenderableType:
    """The three caves, each dragon a small panel, with what the mat gives on the way."""
    mat = view["mats"][seat]
    table = Table(show_header=False, show_lines=True, padding=0, border_style=DIM, expand=True)
    table.add_column(width=HEAD_WIDTH)
    for _ in range(COLUMNS):
        table.add_column(ratio=1)
    for index, name in enumerate(CAVES):
        cave = mat[name]
        cells = [_place_cell(cave, index, column, language) for column in range(COLUMNS)]
        head = Text(say(language, f"wyrmspan.cave.{name}"), style=f"bold {CAVE_STYLES[name]}")
        letter, times = _say(language, f"letter.{name}"), cave["explored"]
        head.append(f" ({letter})\n" + _say(language, "explored", times=times), "not bold default")
        head.append(f"\n› {_benefit(index, 0, language)}", style=f"not bold {CAVE_STYLES[name]}")
        table.add_row(head, *cells)
    return Constrain(table, HEAD_WIDTH + COLUMNS * (CARD_WIDTH + 1) + 2)


def _benefit(cave: int, passed: int, language: str) -> str:
    """What the mat gives after so many dragons, in a word or two."""
    effect = MAT_EFFECTS[cave * STAGES + passed]
    return say(language, f"wyrmspan.benefit.{BENEFITS[effect.benefit]}")


def _place_cell(cave: dict[str, Any], index: int, column: int, language: str) -> Text:
    if column < len(cave["dragons"]):
        cell = _dragon_cell(cave["dragons"][column], language)
        style = f"not bold {CAVE_STYLES[CAVES[index]]}"
        return cell.append(f"\n› {_benefit(index, column + 1, language)}", style=style)
    if column < cave["excavated"]:
        return Text(_say(language, "excavated"), style="italic")
    return Text(_say(language, f"dig.{column}"), style=DIM)


def _dragon_cell(held: dict[str, Any], language: str) -> Text:
    """Name, points, nests and eggs, what lies on and under it, and the ability."""
    dragon = DRAGON_DATA[DRAGON_BY_NAME[held["dragon"]]]
    name = Text(dragon["name"][language], style="bold")
    name.truncate(CARD_WIDTH, overflow="ellipsis")
    eggs = "●" * held["eggs"] + "○" * (dragon["nests"] - held["eggs"])
    size = say(language, f"wyrmspan.size.{dragon['size']}")
    personality = say(language, f"wyrmspan.personality.{dragon['personality']}")
    facts = " ".join(word for word in (f"{dragon['points']}★", eggs, size, personality) if word)
    cell = Text.assemble(name, "\n", (_cut(facts, 1), "not bold default"))
    if things := _things(held, language):
        cell.append(f"\n{_cut(' · '.join(things), 1)}", style="not bold #e8764a")
    text = ability_text(language, DRAGON_ABILITIES[DRAGON_BY_NAME[held["dragon"]]])
    room = CARD_LINES - 3 - bool(things)
    return cell.append(f"\n{_cut(f'{_trigger(dragon)} {text}', room)}", style=f"not bold {DIM}")


def _cut(text: str, lines: int) -> str:
    """A text that fits into so many lines of a panel, as words wrap."""
    room = CARD_WIDTH * lines - 3 * (lines - 1)
    return text if len(text) <= room else text[: room - 1].rstrip() + "…"


def _things(held: dict[str, Any], language: str) -> list[str]:
    """What is cached on a dragon and tucked under it, and how often a hatchling was fed."""
    words = [_some(kind, number, language) for kind, number in held["cached"].items()]
    if held["tucked"]:
        words.append(_say(language, "tucked", n=held["tucked"]))
    if held["fed"]:
        words.append(_say(language, "fed", fed=min(held["fed"], THIRD_FEED)))
    return words
