"""Decks: lists of cards, the last on top."""

from collections.abc import Iterable
from typing import Final

from voliere.kernel.chance import Chance

NO_CARD: Final = -1


def shuffled(cards: Iterable[int], chance: Chance) -> list[int]:
    """A new deck of these cards in a random order."""
    deck = list(cards)
    chance.shuffle(deck)
    return deck


def rest_of(box: Iterable[int], named: Iterable[int], chance: Chance) -> list[int]:
    """The cards of a box that a position names nowhere: they lie in the deck, in a random order."""
    gone = set(named)
    return shuffled([card for card in box if card not in gone], chance)


def reshuffle(deck: list[int], discards: list[int], chance: Chance) -> bool:
    """Make an empty deck anew from its discards, if there are any; whether that was done."""
    if deck or not discards:
        return False
    deck += discards
    discards.clear()
    chance.shuffle(deck)
    return True


def top_of(deck: list[int]) -> int:
    """Take the top card; NO_CARD from an empty deck."""
    return deck.pop() if deck else NO_CARD
