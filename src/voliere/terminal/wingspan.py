"""Wingspan in a terminal: goals, feeder, tray, the mat with its birds, the others, the hand."""

from typing import Any

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from voliere.games.wingspan.automa import FACE_DOWN_POINTS
from voliere.games.wingspan.cards.bonus import BONUS_BY_TEXT, BONUSES
from voliere.games.wingspan.cards.catalogue import (
    BIRD_BY_TEXT,
    BIRDS,
    COSTS,
    LIMIT_OF,
    habitat_names,
)
from voliere.games.wingspan.cards.goals import BLUE_MOST, GOAL_BY_TEXT, GOALS, GREEN_POINTS
from voliere.games.wingspan.cards.names import WORDS_OF
from voliere.games.wingspan.cards.powers import draws_bonus, is_flocking, is_predator
from voliere.games.wingspan.effects.power import BROWN, PINK, POWER_OF
from voliere.games.wingspan.phrases import amount
from voliere.games.wingspan.scoring import counts_for
from voliere.games.wingspan.texts import bonus_name, bonus_text_of, goal_text, power_text
from voliere.games.wingspan.words import (
    COLUMNS,
    EGG_COST,
    FOODS,
    HABITATS,
    MAT_GAINS,
    NESTS,
    trades,
)
from voliere.terminal.sentences import seat_name
from voliere.texts import say

HABITAT_STYLES = {"forest": "#5f8f5a", "grassland": "#c9a227", "wetland": "#4f86b5"}
POWER_STYLES = {BROWN: "#a9744f", PINK: "#d98aa5"}
PLAIN_STYLE = "#9a9a92"
CARD_STYLE = "#f2ecdc"
COUNTS_STYLE = "not bold #b9a3dd"
DIM = "dim"
NAME_WIDTH = 10
WIDEST = 120
CARD_HEIGHT = 4
EMPTY_HEIGHT = 3


def paint(view: dict[str, Any], language: str) -> RenderableType:
    """The table as the view shows it, the viewer's own mat in full."""
    viewer = view["viewer"]
    parts: list[RenderableType] = [_goals(view, language), _feeder(view, language)]
    parts.append(_cards(view, _say(language, "tray"), view["tray"], language))
    parts += [_other(view, seat, language) for seat in range(view["seats"]) if seat != viewer]
    if view["automa"] is not None:
        parts.append(_automa(view, language))
    if viewer is not None:
        parts += [_mat(view, viewer, language), *_own(view, viewer, language)]
    return Group(*parts)


def others(view: dict[str, Any], language: str) -> RenderableType:
    """The mats of the other seats, in full."""
    parts: list[RenderableType] = []
    for seat in range(view["seats"]):
        if seat != view["viewer"]:
            parts += [_other(view, seat, language), _mat(view, seat, language)]
    return Group(*parts)


def ending(view: dict[str, Any], language: str) -> list[str]:
    """What the end of the game has to say besides the scores."""
    if view["automa"] is None:
        return []
    points = FACE_DOWN_POINTS[view["settings"]["automa"]]
    hidden = view["automa_hidden"]
    return [say(language, "wingspan.ending.automa", hidden=hidden, points=points)]


def _say(language: str, message: str, **arguments: Any) -> str:
    return say(language, f"wingspan.screen.{message}", **arguments)


def _goals(view: dict[str, Any], language: str) -> Table:
    """The four goals: the points of those scored, the counts in the others."""
    table = Table(border_style=DIM, padding=(0, 1))
    table.add_column(_say(language, "round", round=view["round"]), max_width=44)
    scored = len(view["goal_points"])
    seats = len(view["scores"])
    for seat in range(seats):
        name = seat_name(language, seat, view["viewer"], view["seats"])
        table.add_column(name, justify="right")
    for number, name in enumerate(view["goals"]):
        goal = goal_text(language, GOALS[GOAL_BY_TEXT[name]])
        if number < scored:
            cells = [_say(language, "points", points=p) for p in view["goal_points"][number]]
        else:
            cells = [str(count) for count in view["standings"].get(name, [""] * seats)]
        style = "bold" if number == scored else DIM if number < scored else ""
        worth = _worth(number, view["settings"]["goals"], language)
        table.add_row(f"{number + 1}. {goal} ({worth})", *cells, style=style)
    return table


def _worth(round_index: int, side: str, language: str) -> str:
    """What the places of a round's goal are worth, or what each thing counted is."""
    green = " · ".join(str(points) for points in GREEN_POINTS[round_index])
    return _say(language, f"worth.{side}", points=green if side == "green" else BLUE_MOST)


def _feeder(view: dict[str, Any], language: str) -> Text:
    line = Text(_say(language, "feeder") + " ", style="bold")
    for face in view["feeder"]:
        word = say(language, f"wingspan.face.{face}")
        line.append(f" {word} ", style="bold #24352e on #f2ecdc").append(" ", style="default")
    line.append(_say(language, "out", dice=view["dice_out"]), style=DIM)
    return line


def _cards(view: dict[str, Any], title: str, names: list[str], language: str) -> Group:
    """Bird cards, each with its facts on one line, its power and what it counts for below."""
    lines: list[RenderableType] = [Text(title, style="bold")]
    for name in names:
        bird = BIRD_BY_TEXT[name.lower()]
        facts = _facts(bird, language)
        facts.append(_counts(view, bird, language), style=COUNTS_STYLE)
        lines.append(Padding(facts, (0, 0, 0, 2)))
        if power := power_text(language, bird):
            lines.append(Padding(Text(power, style=DIM), (0, 0, 0, 4)))
    return Group(*lines)


def _facts(bird: int, language: str) -> Text:
    facts = BIRDS[bird]
    line = Text(facts.names()[language], style=f"bold {_power_style(bird)}")
    for habitat in habitat_names(bird):
        word = say(language, f"wingspan.habitat.{habitat}")
        line.append(f" {word}", style=f"not bold {HABITAT_STYLES[habitat]}")
    return line.append(" · " + " · ".join(_printed(bird, language)), style="not bold default")


def _printed(bird: int, language: str) -> list[str]:
    """What is printed on a bird's card besides its name, its habitats and its power."""
    facts = BIRDS[bird]
    return [
        _cost(bird, language),
        _say(language, "points", points=facts.points),
        f"{_nest(bird, language)} {'○' * facts.egg_limit}".strip(),
        f"{facts.wingspan} cm",
        *_symbols(bird, language),
    ]


def card_facts(card: dict[str, Any], language: str) -> list[str]:
    """What a list of cards tells of one besides its name and text."""
    if card["kind"] == "bonus":
        return _bonus_facts(card["name"]["en"], language, language)
    if card["kind"] != "bird":
        return []
    lives = "/".join(say(language, f"wingspan.habitat.{one}") for one in card["habitats"])
    return [lives, *_printed(BIRD_BY_TEXT[card["id"]], language)]


def _symbols(bird: int, language: str) -> list[str]:
    """The symbols on a bird's card, in words."""
    printed = {
        "predator": is_predator(bird),
        "flocking": is_flocking(bird),
        "bonus-card": draws_bonus(bird),
    }
    return [say(language, f"wingspan.symbol.{name}") for name, shown in printed.items() if shown]


def _marks(bird: int) -> str:
    """The same symbols where there is no room for words."""
    shown = ((is_predator(bird), "⚔"), (is_flocking(bird), "≋"), (draws_bonus(bird), "★"))
    return "".join(f" {mark}" for here, mark in shown if here)


def _counts(view: dict[str, Any], bird: int, language: str) -> str:
    """For which of the viewer's bonus cards a bird counts."""
    viewer, edition = view["viewer"], view["settings"]["edition"]
    if viewer is None:
        return ""
    held = [name for name in view["bonus"][viewer] + view["drawn"][viewer] if name]
    names = [
        bonus_name(language, name)
        for name in held
        if counts_for(BONUS_BY_TEXT[name.lower()], bird, edition)
    ]
    return f" ✓ {', '.join(names)}" if names else ""


def _cost(bird: int, language: str) -> str:
    cost = COSTS[BIRDS[bird].cost]
    words = [
        say(language, f"wingspan.{'screen' if food == 'wild' else 'food'}.{food}")
        for food, count in cost.as_json().items()
        for _ in range(count)
    ]
    return (" / " if cost.one_of else " + ").join(words) or "–"


def _power_style(bird: int) -> str:
    power = POWER_OF[bird]
    return PLAIN_STYLE if power is None else POWER_STYLES.get(power.colour, CARD_STYLE)


def _mat(view: dict[str, Any], seat: int, language: str) -> RenderableType:
    """The three rows of a mat, each bird a small panel; below, what its birds can do."""
    powers = [
        Padding(Text(text, style=DIM), (0, 0, 0, 2)) for text in _powers(view, seat, language)
    ]
    return Group(_rows(view, seat, language), *powers)


def _powers(view: dict[str, Any], seat: int, language: str) -> list[str]:
    """The powers of a seat's birds that can still work, each with its bird."""
    told = []
    for habitat in HABITATS:
        for bird in view["boards"][seat][habitat]:
            index = BIRD_BY_TEXT[bird["bird"].lower()]
            power = POWER_OF[index]
            if power is not None and power.colour in POWER_STYLES:
                told.append(f"{BIRDS[index].names()[language]} · {power.text(language)}")
    return told


def _rows(view: dict[str, Any], seat: int, language: str) -> RenderableType:
    """The rows, as wide as the terminal, to a limit."""
    mat = Table.grid(expand=True)
    mat.add_column(width=NAME_WIDTH)
    for _ in range(COLUMNS):
        mat.add_column(ratio=1)
    for habitat in HABITATS:
        row = view["boards"][seat][habitat]
        name = Text(say(language, f"wingspan.habitat.{habitat}"), style=HABITAT_STYLES[habitat])
        height = CARD_HEIGHT if row else EMPTY_HEIGHT
        panels = [_panel(bird, language) for bird in row]
        free = range(len(row), COLUMNS)
        panels += [_free(habitat, column, height, language) for column in free]
        mat.add_row(Group(Text(), name), *panels)
    return Constrain(mat, WIDEST)


def _panel(bird: dict[str, Any], language: str) -> Panel:
    """A bird: its points and nest, its name, its eggs, what is cached on and tucked behind it."""
    index = BIRD_BY_TEXT[bird["bird"].lower()]
    facts = BIRDS[index]
    eggs = bird.get("eggs", 0)
    laid = "●" * eggs + "○" * (LIMIT_OF[index] - eggs) + _load(bird)
    return Panel(
        Text(facts.names()[language], overflow="ellipsis"),
        title=Text(f"{facts.points} {_nest(index, language)}{_marks(index)}", style=CARD_STYLE),
        subtitle=Text(laid, style=CARD_STYLE),
        title_align="left",
        subtitle_align="left",
        height=CARD_HEIGHT,
        border_style=_power_style(index),
    )


def _nest(bird: int, language: str) -> str:
    return say(language, f"wingspan.nest.{NESTS[BIRDS[bird].nest]}")


def _load(bird: dict[str, Any]) -> str:
    """The food cached on a bird and the cards tucked behind it."""
    cached, tucked = bird.get("cached", 0), bird.get("tucked", 0)
    return (f" ◆{cached}" if cached else "") + (f" ▤{tucked}" if tucked else "")


def _free(habitat: str, column: int, height: int, language: str) -> Panel:
    """A free space: its number, the eggs that a bird costs there, and what the row gives so far."""
    text = Text(f"{column + 1} {'●' * EGG_COST[column]}".strip(), style=DIM, justify="center")
    gives = _say(language, f"gives.{habitat}", n=MAT_GAINS[HABITATS.index(habitat)][column])
    subtitle = Text(gives + ("⇄" if trades(column) else ""), style=DIM)
    style = HABITAT_STYLES[habitat]
    return Panel(text, subtitle=subtitle, height=height, border_style=style)


def _other(view: dict[str, Any], seat: int, language: str) -> Text:
    """Another seat in a few words: its rows, food, hand and points."""
    arrow = "▶ " if view["turn"] == seat else "  "
    line = Text(f"{arrow}{seat_name(language, seat, view['viewer'])}  ", style="bold")
    for habitat in HABITATS:
        row = view["boards"][seat][habitat]
        eggs = sum(bird.get("eggs", 0) for bird in row)
        line.append(f"{say(language, f'wingspan.habitat.{habitat}')} {len(row)}", "default")
        line.append(f" ●{eggs}  ", style=HABITAT_STYLES[habitat])
    hand = len(view["hands"][seat])
    total = view["scores"][seat]["total"]
    words = [_food(view, seat, language), _say(language, "cards", n=hand)]
    words.append(_say(language, "points", points=total))
    return line.append(" · ".join(words), style="default")


def _food(view: dict[str, Any], seat: int, language: str) -> str:
    food = view["food"][seat]
    words = [amount(language, kind, food[kind]) for kind in FOODS if kind in food]
    return ", ".join(words) or say(language, "wingspan.phrase.nothing")


def _automa(view: dict[str, Any], language: str) -> Text:
    automa = view["automa"]
    bonus = bonus_name(language, automa["bonus"]) if automa["bonus"] else "–"
    counts = {"eggs": automa["eggs"], "birds": len(automa["birds"]), "cubes": automa["cubes"]}
    hidden = view["automa_hidden"]
    return Text(_say(language, "automa-line", bonus=bonus, hidden=hidden, **counts), style="bold")


def _own(view: dict[str, Any], seat: int, language: str) -> list[RenderableType]:
    """What a seat has beside its mat: food, points, bonus cards, hand."""
    score = _say(language, "points", points=view["scores"][seat]["total"])
    turns = say(language, "wingspan.turns-left", n=view["turns_left"][seat])
    line = Text.assemble((_food(view, seat, language), "bold"), f" · {score} · {turns}")
    parts: list[RenderableType] = [line]
    for name in view["bonus"][seat] + view["drawn"][seat]:
        edition = view["settings"]["edition"]
        text = " · ".join([bonus_text_of(language, name), *_bonus_facts(name, edition, language)])
        card = Text.assemble((f"{bonus_name(language, name)} ", "bold"), (text, DIM))
        parts.append(Padding(card, (0, 0, 0, 2)))
    if view["hands"][seat]:
        parts.append(_cards(view, _say(language, "hand"), view["hands"][seat], language))
    return parts


def _bonus_facts(name: str, edition: str, language: str) -> list[str]:
    """How many cards a bonus card counts, and the words for which it looks in names."""
    card = BONUSES[BONUS_BY_TEXT[name.lower()]]
    told = [say(language, "wingspan.bonus.percent", percent=card.percent)] if card.percent else []
    if card.name in WORDS_OF:
        words = WORDS_OF[card.name][edition].words
        told.append(_say(language, f"words.{edition}", words=words))
    return told
