"""Finding cards in a game's catalogue."""

from typing import Any

from voliere.games import game_kind, game_names
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game
from voliere.texts import folded, has, say

KIND = "kind"
"""The filter whose value stands before each card."""


def filters() -> dict[str, list[str]]:
    """The filters of all games, each with the games that have it."""
    found: dict[str, list[str]] = {}
    for game in game_names():
        for name in game_kind(game).filters:
            found.setdefault(name, []).append(game)
    return found


def find_cards(
    kind: type[Game], find: str | None, wanted: dict[str, str], language: str
) -> list[dict[str, Any]]:
    """The cards whose name or text holds the words and whose facts are as wanted."""
    cards = kind.cards()
    if wanted and not kind.filters:
        raise refusal("error.no-filters", game=kind.name)
    for name, value in wanted.items():
        if name not in kind.filters:
            raise refusal("error.no-filter", name=name, game=kind.name, allowed=list(kind.filters))
        cards = _like(kind, cards, name, value, language)
    return [card for card in cards if find is None or _holds(card, folded(find))]


def _like(
    kind: type[Game], cards: list[dict[str, Any]], name: str, value: str, language: str
) -> list[dict[str, Any]]:
    """The cards with a fact, asked for by its id or by a word of the reader's language."""
    fact = kind.filters[name]
    ids = _all_ids(cards, fact)
    by_word = {folded(fact_word(kind, name, one, language)): one for one in ids}
    wanted = by_word.get(folded(value), value.lower())
    if wanted not in ids:
        allowed = [fact_word(kind, name, one, language) for one in ids]
        raise refusal("error.filter-value", name=name, value=value, allowed=allowed)
    return [card for card in cards if wanted in _ids(card.get(fact))]


def fact_words(kind: type[Game], name: str, language: str) -> list[str]:
    """All values of a filter, in words of the language."""
    ids = _all_ids(kind.cards(), kind.filters[name])
    return [fact_word(kind, name, one, language) for one in ids]


def _all_ids(cards: list[dict[str, Any]], fact: str) -> list[str]:
    return sorted({word for card in cards for word in _ids(card.get(fact))})


def facts_of(kind: type[Game], card: dict[str, Any], language: str) -> str:
    """What a card can be found by, besides its kind, in words."""
    told = {
        name: [fact_word(kind, name, one, language) for one in _ids(card.get(fact))]
        for name, fact in kind.filters.items()
        if name != KIND
    }
    return " · ".join("/".join(words) for words in told.values() if words)


def fact_word(kind: type[Game], name: str, value: str, language: str) -> str:
    """A fact in a word of the language; one that nobody worded keeps its id."""
    message = f"{kind.name}.fact.{name}.{value}"
    return say(language, message) if has(language, message) else value


def _ids(fact: Any) -> list[str]:
    """What a fact says, as ids: a list as it is, of a cost what it names, else itself."""
    if fact is None:
        return []
    if isinstance(fact, dict):
        return [str(name).lower() for name, count in fact.items() if count]
    if isinstance(fact, list):
        return [str(item).lower() for item in fact]
    return [str(fact).lower()]


def _holds(card: dict[str, Any], words: str) -> bool:
    texts = [*card["name"].values(), *card["text"].values()]
    return any(words in folded(text) for text in texts)
