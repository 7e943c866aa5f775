"""What the command prints besides a game in play: catalogues, simulations, replays, checks."""

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import voliere
from voliere.kernel.game import Game
from voliere.kernel.record import Record, read_record
from voliere.terminal.cards import KIND, fact_word, facts_of
from voliere.terminal.painters import painter_of
from voliere.terminal.sentences import happened, score_sheet, seat_name
from voliere.texts import say


def cards(
    console: Console, kind: type[Game], catalogue: list[dict[str, Any]], language: str
) -> None:
    """The cards: kind, name and what is printed beside it on a line, the text below."""
    if not catalogue:
        console.print(say(language, "cards.none"))
        return
    for card in catalogue:
        line = Text(card["name"][language], style="bold")
        facts = [fact_word(kind, KIND, card["kind"], language), *_facts_of(kind, card, language)]
        console.print(line.append(f" · {' · '.join(facts)}", style="not bold"))
        text = card["text"][language]
        if text not in ("", card["name"][language]):
            console.print(Padding(Text(text, style="dim"), (0, 0, 0, 4)))


def _facts_of(kind: type[Game], card: dict[str, Any], language: str) -> list[str]:
    """What the painter tells of a card, else what it can be found by."""
    told = getattr(painter_of(kind.name), "card_facts", None)
    found = facts_of(kind, card, language)
    return (told(card, language) if told else None) or ([found] if found else [])


def facts(console: Console, answer: Any, language: str) -> None:
    """What the operator asked for: a line for each thing, or for each fact of one."""
    if isinstance(answer, dict):
        for name, value in answer.items():
            line = f"{say(language, f'admin.{name}')}: {'' if value is None else value}"
            console.print(line, highlight=False, markup=False)
        return
    if not answer:
        console.print(say(language, "admin.none"))
        return
    table = Table(*(say(language, f"admin.{name}") for name in answer[0]), box=None)
    for one in answer:
        table.add_row(*map(str, one.values()))
    console.print(table)


def simulation(console: Console, result: dict[str, Any], language: str) -> None:
    """Mean scores and wins by seat, and the speed."""
    table = Table()
    table.add_column()
    for seat in range(len(result["wins"])):
        name = seat_name(language, seat, None, result["seats"])
        table.add_column(name, justify="right")
    table.add_row(say(language, "simulate.mean"), *map(str, result["mean_scores"]))
    table.add_row(say(language, "simulate.wins"), *map(str, result["wins"]))
    console.print(table)
    speed = say(language, "simulate.compiled" if result["compiled"] else "simulate.interpreted")
    per_second = round(result["decisions_per_second"])
    sentence = say(language, "simulate.speed", **result, per_second=per_second, speed=speed)
    console.print(sentence, highlight=False)


def replay(console: Console, record: Record, step: bool, language: str) -> None:
    """Every choice with what followed; the table at the end, or after each choice."""
    voliere.replay(record)
    game = voliere.replay(record, upto=0)
    painter = painter_of(game.name)
    told = 0
    for number, choice in enumerate(["", *record.choices]):
        if choice:
            game.choose(choice.partition(":")[2], int(choice.partition(":")[0]))
            last = len(record.choices)
            line = say(language, "replay.step", number=number, last=last, choice=choice)
            console.print(line, style="bold", highlight=False, markup=False)
        for event in game.events[told:]:
            console.print(happened(game, event, language, None), style="dim", markup=False)
        told = len(game.events)
        if step and number < len(record.choices):
            console.print(painter.paint(game.view(None), language))
            console.input(say(language, "replay.enter"))
    console.print(painter.paint(game.view(None), language))
    console.print(score_sheet(game, language))


def replayed(record: Record) -> dict[str, Any]:
    """A game from its record as data: every event, the scores and who won."""
    game = voliere.replay(record)
    return {
        "record": record.as_json(),
        "events": [event.as_json() for event in game.events],
        "scores": game.scores() if game.decision is None else None,
        "winners": game.winners() if game.decision is None else None,
    }


def checked(data: dict[str, Any]) -> dict[str, Any]:
    """What a sound file holds; anything else is refused."""
    if "choices" in data:
        record = read_record(data)
        voliere.replay(record)
        return {"kind": "record", "game": record.game, "choices": len(record.choices)}
    game = voliere.load(data)
    return {"kind": "position", "game": game.name, "seats": game.seats}
