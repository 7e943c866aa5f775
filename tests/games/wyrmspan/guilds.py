"""Positions of Wyrmspan at the guild: a token about to reach a brown space, markers on the tile."""

from typing import Any

from tests.games.wyrmspan.mats import Position, mat, table
from tests.scenario import after, options
from voliere import Game


def guild(
    tile: str = "plains", at: list[int] | None = None, **squares: list[int]
) -> dict[str, Any]:
    """A guild tile with tokens on its track and markers on its squares (`line_1`, `points_6`)."""
    markers = {name.replace("_", "-"): seats for name, seats in squares.items()}
    return {"tile": tile, "steps": at or [0, 0], "squares": markers}


def promoted(position: Position) -> Game:
    """The aged sea serpent (40), activated in the golden grotto, promotes its owner."""
    return after(position, "explore golden", "decline", "use")


def brown(tile: str, *choices: str, **parts: Any) -> Game:
    """A player with an aged sea serpent reaches a brown space, and chooses."""
    written = {"golden": [40], **parts.pop("dragons", {})}
    nest = parts.pop("nest", 0)
    game = promoted(table(mat(**written, nest=nest), guild=guild(tile, at=[5, 0]), **parts))
    for choice in choices:
        game.choose(choice)
    return game


def squares(game: Game) -> list[str]:
    """The squares offered for a marker."""
    return [text.removeprefix("mark ") for text in options(game)]


def goes_on(game: Game) -> bool:
    """Whether the adventurer walks on: the next thing on the mat is a promotion."""
    return game.decision is not None and game.decision.topic == "promote"
