"""What the Automa of Wyrmspan may expect at the end."""

from typing import Final

from voliere.games.wyrmspan.automa import AUTOMA, is_ravel
from voliere.games.wyrmspan.cards.catalogue import AUTOMA_CARDS, AUTOMA_DECKS, PLACE_POINTS, TILES
from voliere.games.wyrmspan.rules import Wyrmspan
from voliere.games.wyrmspan.scoring import objective_count, sheet
from voliere.games.wyrmspan.words import BROWN_EVERY, ROUNDS

DRAWN: Final = 7
"""Number of cards that the Automa draws in a round."""
EXTRAS: Final = 1.0
"""What a brown space brings beside its dragon: now and then a cave."""
RAVEL_EXTRAS: Final = 2.5
"""Ravel also scores its squares."""


def _steps(card: int, number: int) -> float:
    """The steps of a card in a round; a player's caves have about `most` spaces by then."""
    steps = AUTOMA_CARDS[card]["steps"]
    if isinstance(steps, list):
        return float(steps[number - 1])
    most = 1.0 + 0.75 * number
    return 0.7 * most if steps == "least" else most + (steps == "most+1")


PACES: Final[dict[str, list[float]]] = {
    name: [
        sum(_steps(card, number) for card in deck) / len(deck) for number in range(1, ROUNDS + 1)
    ]
    for name, deck in AUTOMA_DECKS.items()
}
"""How many steps a card of each deck moves in each round."""
PASSED_OVER: Final = 0.3
"""The part of the last card of a round that is not followed."""


def automa_total(game: Wyrmspan) -> float:
    """What it has, and dragons for the steps that it will still make."""
    now = float(sheet(game, AUTOMA)["total"])
    if game.seat < 0:
        return now
    level: str = game.settings["automa"]
    paces = PACES[level]
    left = float(DRAWN - len(game.automa_drawn)) - PASSED_OVER
    steps = paces[game.round - 1] * left if left > 0.0 else 0.0
    for number in range(game.round, ROUNDS):
        steps += paces[number] * (DRAWN - PASSED_OVER)
    points = TILES["automa_points"]
    dragon = float(points["dragon_at_level-3"] if level == "level-3" else points["dragon"])
    brown = dragon + (RAVEL_EXTRAS if is_ravel(game) else EXTRAS)
    begun = game.automa_steps % BROWN_EVERY
    return now + (begun + steps) * brown / BROWN_EVERY - begun + objectives_to_come(game)


def objectives_to_come(game: Wyrmspan) -> float:
    """Second place where the player is ahead already; else, later on, either place."""
    total = 0.0
    for number in range(len(game.places), ROUNDS):
        side = game.objectives[number]
        first, second = PLACE_POINTS[number][0], PLACE_POINTS[number][1]
        if objective_count(game, 0, side) > objective_count(game, AUTOMA, side):
            total += second
        elif number == game.round - 1:
            total += 0.8 * first + 0.2 * second
        else:
            total += 0.5 * (first + second)
    return total
