"""Songbirds in words: the catalogue, and ids turned into words for sentences."""

from typing import Any, Final

from voliere.games.songbirds.catalogue import (
    BERRIES,
    BIRDS,
    COLOURS,
    GROUPS,
    SPECIALS,
    WORMS,
    card_text,
    colour_of,
    volume_of,
)
from voliere.texts import LANGUAGES, say

WORDED: Final = ("colour", "line", "special")
"""The arguments that are ids and have a word of their own in each language."""
SIDES: Final = ("above", "right", "below", "left")
"""Where a special card's tokens lie, in the order of its groups."""


def localized(language: str, data: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a topic, an option or an event, with their ids in words."""
    worded = dict(data)
    for name in WORDED:
        if name in data:
            value = "none" if data[name] is None else data[name]
            worded[name] = say(language, f"songbirds.{name}.{value}")
    if data.get("card") is not None:
        worded["card"] = card_word(language, data["card"])
    if data.get("cards") is not None:
        worded["cards"] = [card_word(language, card) for card in data["cards"]]
    return worded


def letter(language: str, colour: str) -> str:
    """The letter of a colour, from its letter on the cards."""
    return say(language, f"songbirds.letter.{colour}")


def card_word(language: str, card: str) -> str:
    """A card as it is written: the colour's letter and the volume, or its name.

    >>> card_word("en", "G7"), card_word("fr", "G7"), card_word("fr", "crow")
    ('G7', 'V7', 'Corbeau')
    """
    if card in SPECIALS:
        return say(language, f"songbirds.special.{card}")
    return letter(language, card[0]) + card[1:]


def cards() -> list[dict[str, Any]]:
    """One object per card and token."""
    return [
        *(_bird(bird) for bird in range(BIRDS)),
        *(_special(special) for special in range(len(SPECIALS))),
        *(_token("berries", points) for points in BERRIES),
        *(_token("worm", points) for points in WORMS),
    ]


def _both(message: str, **arguments: Any) -> dict[str, str]:
    return {language: say(language, message, **arguments) for language in LANGUAGES}


def _bird(bird: int) -> dict[str, Any]:
    colour, volume = COLOURS[colour_of(bird)], volume_of(bird)
    return {
        "kind": "bird",
        "id": card_text(bird),
        "name": _both(f"songbirds.bird.{colour}", volume=volume),
        "text": _both("songbirds.text.bird", n=volume),
        "colour": colour,
        "volume": volume,
    }


def _special(special: int) -> dict[str, Any]:
    name = SPECIALS[special]
    points = [group.points for group in GROUPS[special]]
    return {
        "kind": "special",
        "id": name,
        "name": _both(f"songbirds.special.{name}"),
        "text": _both(f"songbirds.text.{name}", **dict(zip(SIDES, map(_signed, points)))),
        "points": points,
    }


def _signed(points: int) -> str:
    return str(points).replace("-", "−")


def _token(kind: str, points: int) -> dict[str, Any]:
    return {
        "kind": kind,
        "id": f"{kind}-{points}",
        "name": _both(f"songbirds.{kind}.name", n=points),
        "text": _both(f"songbirds.text.{kind}", n=points),
        "points": points,
    }
