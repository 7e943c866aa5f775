"""Finding cards in a game's catalogue."""

from typing import Any

from voliere.games import game_kind, game_names
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game


def filters() -> dict[str, list[str]]:
    """The filters of all games, each with the games that have it."""
    found: dict[str, list[str]] = {}
    for game in game_names():
        for name in game_kind(game).filters:
            found.setdefault(name, []).append(game)
    return found


def find_cards(kind: type[Game], find: str | None, wanted: dict[str, str]) -> list[dict[str, Any]]:
    """The cards whose name or text holds the words and whose facts are as wanted."""
    cards = kind.cards()
    if wanted and not kind.filters:
        raise refusal("error.no-filters", game=kind.name)
    for name, value in wanted.items():
        if name not in kind.filters:
            raise refusal("error.no-filter", name=name, game=kind.name, allowed=list(kind.filters))
        fact = kind.filters[name]
        allowed = {word for card in cards for word in _words(card.get(fact))}
        if value.lower() not in allowed:
            raise refusal("error.filter-value", name=name, value=value, allowed=sorted(allowed))
        cards = [card for card in cards if value.lower() in _words(card.get(fact))]
    return [card for card in cards if find is None or _holds(card, find.lower())]


def _words(fact: Any) -> list[str]:
    """What a fact says, in words: a list as it is, of a cost what it names, else itself."""
    if fact is None:
        return []
    if isinstance(fact, dict):
        return [str(name).lower() for name, count in fact.items() if count]
    if isinstance(fact, list):
        return [str(item).lower() for item in fact]
    return [str(fact).lower()]


def _holds(card: dict[str, Any], words: str) -> bool:
    texts = [*card["name"].values(), *card["text"].values()]
    return any(words in text.lower() for text in texts)
