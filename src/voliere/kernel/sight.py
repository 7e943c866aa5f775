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
FACE_DOWN: Final = 4
"""The part is a list by seat; of every entry, its own too, a seat sees only what `known` says."""

SPECTATOR: Final = 8
"""The bit of the spectators, after those of the seats."""
EVERYBODY: Final = (1 << SPECTATOR + 1) - 1
"""The bits of a card that everybody has seen."""


class Part:
    """A part of the state, under one name in the game, its position and its view.

    Parts that share a `pool` hold cards of one kind: what a seat cannot see of them is dealt anew
    together. `known` names the part that holds, for each card of this one, a bit for every seat
    that has seen it go there. An `ordered` part keeps its order (a deck); others are sorted, what
    most have seen first: so the place of a hidden card tells nothing.
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
            entry
            if owner == seat and self.sight == OWNER
            else _covered(entry, known[owner] if known else [], seat)
            for owner, entry in enumerate(value)
        ]


def _covered(entry: Any, known: list[int], seat: int) -> Any:
    if not isinstance(entry, list):
        return None
    if not known:
        return [None] * len(entry)
    return [card if has_seen(bits, seat) else None for card, bits in zip(entry, known, strict=True)]


def has_seen(bits: int, seat: int) -> bool:
    """Whether a seat, or for -1 the spectators, are among those who have seen a card."""
    return bool(bits >> (seat if seat >= 0 else SPECTATOR) & 1)


def put_in(cards: list[int], known: list[int], card: int, bits: int) -> None:
    """Add a card and who has seen it, keeping the order of a part that is not `ordered`."""
    index = 0
    for seen in known:
        if seen < bits or (seen == bits and cards[index] > card):
            break
        index += 1
    cards.insert(index, card)
    known.insert(index, bits)


def take_out(cards: list[int], known: list[int], card: int) -> int:
    """Take a card out; who has seen it."""
    index = cards.index(card)
    del cards[index]
    return known.pop(index)


def show(cards: list[int], known: list[int], card: int) -> None:
    """From now on everybody has seen a card that stays where it is."""
    take_out(cards, known, card)
    put_in(cards, known, card, EVERYBODY)


def hidden_lists(game: object, part: Part, seat: int) -> list[list[int]]:
    """The game's own lists of a pooled part that the seat cannot see."""
    value = getattr(game, part.name)
    if part.sight == NOBODY:
        return [value]
    return [entry for owner, entry in enumerate(value) if _is_hidden(part, owner, seat)]


def known_lists(game: object, part: Part, seat: int) -> list[list[int]]:
    """The seen bits beside `hidden_lists`; empty lists where the part keeps none."""
    if not part.known:
        return [[] for _ in hidden_lists(game, part, seat)]
    value = getattr(game, part.known)
    return [entry for owner, entry in enumerate(value) if _is_hidden(part, owner, seat)]


def _is_hidden(part: Part, owner: int, seat: int) -> bool:
    return part.sight == FACE_DOWN or owner != seat


def deal_anew(game: object, parts: list[Part], seat: int, chance: Chance) -> None:
    """Shuffle among themselves all cards of one pool that the seat cannot know, in place."""
    hidden: list[tuple[list[int], list[int]]] = []
    drawn: list[int] = []
    for part in parts:
        for cards, known in zip(
            hidden_lists(game, part, seat), known_lists(game, part, seat), strict=True
        ):
            hidden.append((cards, known))
            for index in range(len(cards)):
                if not (known and has_seen(known[index], seat)):
                    drawn.append(cards[index])
    # Sorted first: what is dealt then depends on the seed and on what the seat knows, nothing else.
    drawn.sort()
    chance.shuffle(drawn)
    dealt = 0
    for cards, known in hidden:
        for index in range(len(cards)):
            if not (known and has_seen(known[index], seat)):
                cards[index] = drawn[dealt]
                dealt += 1
    _sort_hands(game, parts, seat)


def _sort_hands(game: object, parts: list[Part], seat: int) -> None:
    for part in parts:
        if not part.ordered:
            for cards, known in zip(
                hidden_lists(game, part, seat), known_lists(game, part, seat), strict=True
            ):
                if known:
                    pairs = sorted((-bits, card) for card, bits in zip(cards, known, strict=True))
                    cards[:] = [card for _, card in pairs]
                    known[:] = [-bits for bits, _ in pairs]
                else:
                    cards.sort()
