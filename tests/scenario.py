"""A scenario: a position, choices, and what is then on the table."""

from typing import Any

import voliere
from voliere import Game


def after(position: dict[str, Any], *choices: str) -> Game:
    """The game that the choices lead to from a position."""
    game = voliere.load(position)
    for choice in choices:
        game.choose(choice)
    return game


def options(game: Game) -> list[str]:
    """The texts of what is offered now."""
    return [option.text for option in game.decision.options] if game.decision else []


def told(game: Game, kind: str) -> list[dict[str, Any]]:
    """The data of all events of a kind."""
    return [event.data for event in game.events if event.kind == kind]


def totals(game: Game) -> list[int]:
    """The total of each seat."""
    return [sheet["total"] for sheet in game.scores()]


def faults(position: dict[str, Any]) -> list[str]:
    """The ids of all faults for which a position is refused."""
    try:
        voliere.load(position)
    except voliere.Refusal as error:
        return [fault.message for fault in error.faults]
    return []
