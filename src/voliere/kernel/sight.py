"""Who may see what. A game declares each part of its state once; what is not declared is hidden.

The view of a seat, the view of a spectator and `imagine` all come from the same declarations.
"""

from typing import Any, Final

from voliere.kernel.chance import Chance

PUBLIC: Final = 0
"""Everybody sees the part."""
OWNER: Final = 1
"""The part is a list by seat; each seat sees its own entry, and how long the others' are."""
NOBODY: Final = 2
"""Nobody sees the part; everybody sees how long it is."""
SECRET: Final = 3
"""The part is the engine's own: a position holds it, no view does."""


class Part:
    """A part of the state, under one name in the game, its position and its view.

    Parts that share a `pool` hold cards of one kind: what a seat cannot see of them is dealt anew
    together. `known` names the part that holds, for each card of this one, a bit for every seat
    that has seen it go there. An `ordered` part keeps its order (a deck); others are sorted.
    """

    def __init__(
        self, name: str, sight: int, pool: str = "", known: str = "", ordered: bool = False
    ) -> None:
        self.name = name
        self.sight = sight
        self.pool = pool
        self.known = known
        self.ordered = ordered

    def seen_by(self, seat: int, position: dict[str, Any], known: Any) -> Any:
        """The part as a seat sees it (-1: a spectator); `known` holds the seen bits, if any."""
        value = position[self.name]
        if self.sight == PUBLIC:
            return value
        if self.sight == NOBODY:
            return len(value)
        return [
            entry if owner == seat else _covered(entry, known[owner] if known else [], seat)
            for owner, entry in enumerate(value)
        ]


def _covered(entry: Any, known: list[int], seat: int) -> Any:
    if not isinstance(entry, list):
        return None
    if not known or seat < 0:
        return [None] * len(entry)
    return [card if bits >> seat & 1 else None for card, bits in zip(entry, known, strict=True)]


def hidden_lists(game: object, part: Part, seat: int) -> list[list[int]]:
    """The game's own lists of a pooled part that the seat cannot see."""
    value = getattr(game, part.name)
    if part.sight == NOBODY:
        return [value]
    return [entry for owner, entry in enumerate(value) if owner != seat]


def known_lists(game: object, part: Part, seat: int) -> list[list[int]]:
    """The seen bits beside `hidden_lists`; empty lists where the part keeps none."""
    if not part.known:
        return [[] for _ in hidden_lists(game, part, seat)]
    value = getattr(game, part.known)
    return [entry for owner, entry in enumerate(value) if owner != seat]


def deal_anew(game: object, parts: list[Part], seat: int, chance: Chance) -> None:
    """Shuffle among themselves all cards of one pool that the seat cannot know, in place."""
    places: list[tuple[list[int], int]] = []
    for part in parts:
        for cards, known in zip(
            hidden_lists(game, part, seat), known_lists(game, part, seat), strict=True
        ):
            places += [
                (cards, index)
                for index in range(len(cards))
                if not (known and seat >= 0 and known[index] >> seat & 1)
            ]
    drawn = [cards[index] for cards, index in places]
    chance.shuffle(drawn)
    for (cards, index), card in zip(places, drawn, strict=True):
        cards[index] = card
    _sort_hands(game, parts, seat)


def _sort_hands(game: object, parts: list[Part], seat: int) -> None:
    for part in parts:
        if not part.ordered:
            for cards, known in zip(
                hidden_lists(game, part, seat), known_lists(game, part, seat), strict=True
            ):
                if known:
                    pairs = sorted(zip(cards, known, strict=True))
                    cards[:] = [card for card, _ in pairs]
                    known[:] = [bits for _, bits in pairs]
                else:
                    cards.sort()
