"""Small phrases of the cards' texts, in each language."""

from voliere.texts import say


def amount(language: str, thing: str, count: int) -> str:
    """A number of a thing: `1 seed`, `3 poissons`."""
    return say(language, f"wingspan.amount.{thing}", n=count)


def choice(language: str, things: list[str]) -> str:
    """One of one thing or of another: `1 seed or 1 fruit`."""
    return say(language, "wingspan.phrase.or").join(amount(language, thing, 1) for thing in things)


def nest_of(language: str, nest: str) -> str:
    """A nest of a kind: `cavity nest`, `nid au sol`."""
    return say(language, f"wingspan.nest-of.{nest}")


def joined(language: str, phrases: list[str]) -> str:
    """Phrases one after the other."""
    return say(language, "wingspan.phrase.then").join(phrases)
