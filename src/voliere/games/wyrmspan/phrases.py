"""Clauses put together as people say them."""

from voliere.texts import listed, say


def enumerated(language: str, clauses: list[str]) -> str:
    """Clauses as one list; a verb that neighbours share is said once.

    >>> enumerated("en", ["gain 1 gold", "gain 1 milk", "lay 1 egg"])
    'gain 1 gold and 1 milk, and lay 1 egg'
    >>> enumerated("fr", ["gagnez 1 pièce", "pondez 2 œufs"])
    'gagnez 1 pièce et pondez 2 œufs'
    """
    groups: list[list[str]] = []
    for clause in clauses:
        verb, _, things = clause.partition(" ")
        if groups and groups[-1][0].partition(" ")[0] == verb:
            groups[-1].append(things)
        else:
            groups.append([clause])
    spoken = [both(language, group) for group in groups]
    last = "and" if len(groups) == len(clauses) else "and-then"
    return listed(spoken, say(language, f"wyrmspan.phrase.{last}"))


def both(language: str, words: list[str]) -> str:
    """All of these: `1 gold, 1 milk and 1 crystal`."""
    return listed(words, say(language, "wyrmspan.phrase.and"))
