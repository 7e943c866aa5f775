"""Decks: drawn from the top, made anew from the discards."""

from voliere.kernel.chance import Chance
from voliere.kernel.deck import NO_CARD, reshuffle, rest_of, shuffled, top_of


def test_a_shuffled_deck_has_the_same_cards() -> None:
    deck = shuffled(range(40), Chance.seeded(1))
    assert deck != list(range(40))
    assert sorted(deck) == list(range(40))
    assert deck == shuffled(range(40), Chance.seeded(1))


def test_the_last_card_is_on_top() -> None:
    deck = [4, 5]
    assert [top_of(deck), top_of(deck), top_of(deck)] == [5, 4, NO_CARD]


def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    deck: list[int] = []
    discards = list(range(20))
    assert reshuffle(deck, discards, Chance.seeded(1))
    assert discards == []
    assert sorted(deck) == list(range(20))
    assert deck != list(range(20))


def test_a_deck_with_cards_is_left_alone() -> None:
    deck, discards, chance = [1], [2, 3], Chance.seeded(1)
    assert not reshuffle(deck, discards, chance)
    assert (deck, discards, str(chance)) == ([1], [2, 3], str(Chance.seeded(1)))


def test_nothing_is_made_from_nothing() -> None:
    deck: list[int] = []
    assert not reshuffle(deck, [], Chance.seeded(1))
    assert deck == []


def test_the_cards_that_are_named_nowhere_are_the_rest() -> None:
    rest = rest_of(range(30), [0, 29, 7], Chance.seeded(1))
    assert sorted(rest) == [card for card in range(30) if card not in (0, 7, 29)]
    assert rest != sorted(rest)
