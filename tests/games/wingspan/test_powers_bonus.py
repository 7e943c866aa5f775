"""Powers that bring bonus cards, and the cards that the American Oystercatcher shares out."""

import pytest

import voliere
from tests.games.wingspan.mats import (
    DECK,
    NEXT,
    alone,
    asked,
    cannot,
    declines,
    hand,
    part,
    played,
    table,
    uses,
)
from tests.scenario import after, options

BONUS_BIRDS = {
    "Atlantic Puffin": "wetland",
    "Bell's Vireo": "forest",
    "California Condor": "forest",
    "Cassin's Finch": "forest",
    "Cerulean Warbler": "forest",
    "Chestnut-Collared Longspur": "grassland",
    "Greater Prairie-Chicken": "grassland",
    "King Rail": "wetland",
    "Painted Bunting": "grassland",
    "Red-Cockaded Woodpecker": "forest",
    "Roseate Spoonbill": "wetland",
    "Spotted Owl": "forest",
    "Sprague's Pipit": "grassland",
    "Whooping Crane": "wetland",
    "Wood Stork": "wetland",
}

PILE = ["Photographer", "Historian", "Cartographer"]
"""The last one is the top."""

# Bonus cards.


@uses(*BONUS_BIRDS)
@pytest.mark.parametrize("name", BONUS_BIRDS)
def test_draws_two_bonus_cards_and_keeps_one(name: str) -> None:
    position = played(name, BONUS_BIRDS[name], bonus=[["Anatomist"], []], bonus_deck=PILE)
    game = after(position, "use")
    assert sorted(options(game)) == ["bonus cartographer", "bonus historian"]
    game.choose("bonus historian")
    assert sorted(part(game, "bonus", 0)) == ["Anatomist", "Historian"]
    assert part(game, "bonus_discards") == ["Cartographer"]
    assert part(game, "bonus_deck") == ["Photographer"]
    assert asked(game) == NEXT


@declines(*BONUS_BIRDS)
@pytest.mark.parametrize("name", BONUS_BIRDS)
def test_may_draw_no_bonus_card(name: str) -> None:
    game = after(played(name, BONUS_BIRDS[name], bonus_deck=PILE), "decline")
    assert part(game, "bonus", 0) == []
    assert part(game, "bonus_deck") == PILE
    assert asked(game) == NEXT


@cannot(*BONUS_BIRDS)
@pytest.mark.parametrize("name", BONUS_BIRDS)
def test_without_any_bonus_card_there_is_nothing_to_draw(name: str) -> None:
    assert asked(voliere.load(played(name, BONUS_BIRDS[name], bonus_deck=[]))) == NEXT


def test_the_only_bonus_card_left_is_kept() -> None:
    position = played("California Condor", "wetland", bonus_deck=["Historian"])
    game = after(position, "use", "bonus historian")
    assert part(game, "bonus", 0) == ["Historian"]
    assert part(game, "bonus_discards") == []


def test_discarded_bonus_cards_are_shuffled_when_the_deck_is_empty() -> None:
    position = played(
        "California Condor",
        "wetland",
        bonus_deck=["Historian"],
        bonus_discards=["Cartographer", "Anatomist"],
    )
    game = after(position, "use")
    assert "bonus historian" in options(game)
    assert len(options(game)) == 2
    game.choose("bonus historian")
    left = part(game, "bonus_deck") + part(game, "bonus_discards")
    assert sorted(left) == ["Anatomist", "Cartographer"]


def test_the_others_see_how_many_bonus_cards_were_drawn_but_not_which() -> None:
    game = after(played("California Condor", "wetland", bonus_deck=PILE), "use", "bonus historian")
    assert game.view(0)["bonus"][0] == ["Historian"]
    assert "Historian" not in str(game.view(1)["bonus"])
    assert "Historian" not in str([event.data for event in game.log(1)])


# Cards for all.

FIVE = ["Osprey", "Anhinga", "Mallard", "Willet", "Brown Pelican"]
"""Cards of the deck; the last one is the top."""


@uses("American Oystercatcher")
def test_the_oystercatcher_shares_one_card_more_than_players() -> None:
    position = played("American Oystercatcher", "wetland", seats=4, deck=FIVE)
    game = after(position, "use")
    assert sorted(part(game, "offered")) == sorted(FIVE)
    for seat, name in enumerate(["mallard", "osprey", "willet", "anhinga"]):
        assert asked(game) == (seat, "take-offered")
        game.choose(f"take {name}")
    assert asked(game) == (0, "take-offered")
    assert options(game) == ["take brown-pelican", "decline"]
    game.choose("take brown-pelican")
    assert hand(game) == ["Brown Pelican", "Mallard"]
    assert [hand(game, seat) for seat in (1, 2, 3)] == [["Osprey"], ["Willet"], ["Anhinga"]]
    assert part(game, "offered") == []
    assert asked(game) == NEXT


@declines("American Oystercatcher")
def test_the_oystercatcher_may_share_nothing() -> None:
    game = after(played("American Oystercatcher", "wetland", deck=FIVE), "decline")
    assert part(game, "deck") == FIVE
    assert asked(game) == NEXT


@cannot("American Oystercatcher")
def test_the_oystercatcher_needs_a_deck() -> None:
    assert asked(voliere.load(played("American Oystercatcher", "wetland", deck=[]))) == NEXT


def test_who_declines_a_shared_card_leaves_it_to_the_owner_to_choose() -> None:
    position = played("American Oystercatcher", "wetland", deck=FIVE)
    game = after(position, "use", "take willet", "decline")
    assert asked(game) == (0, "take-offered")
    assert sorted(options(game)) == ["decline", "take brown-pelican", "take mallard"]
    game.choose("take mallard")
    assert hand(game) == ["Mallard", "Willet"]
    assert hand(game, 1) == []
    assert part(game, "discards") == ["Brown Pelican"]
    assert asked(game) == NEXT


def test_what_nobody_takes_is_discarded() -> None:
    position = played("American Oystercatcher", "wetland", deck=FIVE)
    game = after(position, "use", "decline", "decline", "decline")
    assert hand(game) == hand(game, 1) == []
    assert sorted(part(game, "discards")) == ["Brown Pelican", "Mallard", "Willet"]


def test_with_too_few_cards_the_first_in_turn_order_take() -> None:
    position = played("American Oystercatcher", "wetland", seats=3, deck=["Osprey", "Willet"])
    game = after(position, "use", "take osprey", "take willet")
    assert hand(game) == ["Osprey"]
    assert [hand(game, seat) for seat in (1, 2)] == [["Willet"], []]
    assert asked(game) == NEXT


def test_against_the_automa_three_are_drawn_and_two_kept() -> None:
    position = alone(played("American Oystercatcher", "wetland", deck=DECK + FIVE))
    game = after(position, "use")
    assert sorted(part(game, "offered")) == ["Brown Pelican", "Mallard", "Willet"]
    game.choose("take willet")
    game.choose("take mallard")
    assert hand(game) == ["Mallard", "Willet"]
    assert "Brown Pelican" in part(game, "discards")


def test_the_whole_turn_of_the_oystercatcher() -> None:
    hands = [["American Oystercatcher"], []]
    position = table({}, hands=hands, food=[{"invertebrate": 2}, {}], deck=FIVE)
    game = after(position, "play american-oystercatcher wetland", "use", "take willet")
    assert part(game, "food", 0) == {}
    assert asked(game) == (1, "take-offered")
