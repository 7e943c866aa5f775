"""Powers of flocks: tuck a card of the hand and then more, or pay to tuck from the deck."""

import pytest

import voliere
from tests.games.wingspan.mats import (
    NEXT,
    activated,
    asked,
    bird,
    cannot,
    declines,
    eggs,
    food,
    hand,
    part,
    tucked,
    uses,
)
from tests.scenario import after, options

SWIFT_START = {"swift_start": True}

DRAWERS = {
    "American Coot": "wetland",
    "American Robin": "forest",
    "Barn Swallow": "grassland",
    "House Finch": "wetland",
    "Purple Martin": "grassland",
    "Ring-Billed Gull": "wetland",
    "Tree Swallow": "wetland",
    "Violet-Green Swallow": "forest",
    "Yellow-Rumped Warbler": "forest",
}
GAINERS = {
    "Cedar Waxwing": "fruit",
    "Vaux's Swift": "invertebrate",
    "Dark-Eyed Junco": "seed",
    "Pine Siskin": "seed",
}
LAYERS = {
    "Brewer's Blackbird": "grassland",
    "Bushtit": "forest",
    "Common Grackle": "wetland",
    "Dickcissel": "grassland",
    "Red-Winged Blackbird": "wetland",
    "Yellow-Headed Blackbird": "wetland",
}
FLOCKS = {
    **DRAWERS,
    **dict.fromkeys(GAINERS, "forest"),
    **LAYERS,
    "Pygmy Nuthatch": "forest",
    "White-Throated Swift": "grassland",
}
"""Every bird that tucks a card of the hand, and a row for it."""

HANDS = [["Osprey", "Willet"], ["Anhinga"]]


def flock(name: str, hands: list[list[str]] = HANDS, **lying: int) -> dict[str, object]:
    """The row of this one bird is activated."""
    mat = {FLOCKS[name]: [bird(name, **lying)]}
    return activated(FLOCKS[name], mat, hands=hands, settings=SWIFT_START)


# The tuck itself.


@pytest.mark.parametrize("name", FLOCKS)
def test_any_card_of_the_own_hand_may_be_tucked(name: str) -> None:
    game = voliere.load(flock(name))
    assert asked(game) == (0, "tuck")
    assert sorted(options(game)) == ["decline", "tuck osprey", "tuck willet"]
    game.choose("tuck osprey")
    assert tucked(game) == {f"{FLOCKS[name]} 1": 1}
    assert hand(game) == ["Willet"]
    assert part(game, "tucked", 0) == ["Osprey"]
    assert game.scores()[0]["tucked"] == 1


@declines(*FLOCKS)
@pytest.mark.parametrize("name", FLOCKS)
def test_without_the_tuck_there_is_no_rest(name: str) -> None:
    game = after(flock(name), "decline")
    assert tucked(game) == eggs(game) == food(game) == {}
    assert hand(game) == ["Osprey", "Willet"]
    assert asked(game) == NEXT


@cannot(*FLOCKS)
@pytest.mark.parametrize("name", FLOCKS)
def test_with_an_empty_hand_there_is_no_tuck_and_no_rest(name: str) -> None:
    game = voliere.load(flock(name, hands=[[], ["Anhinga"]]))
    assert tucked(game) == eggs(game) == food(game) == {}
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", FLOCKS)
def test_the_rest_may_be_left(name: str) -> None:
    game = after(flock(name), "tuck willet", "decline")
    assert tucked(game) == {f"{FLOCKS[name]} 1": 1}
    assert eggs(game) == food(game) == {}
    assert hand(game) == ["Osprey"]
    assert asked(game) == NEXT


def test_the_others_do_not_see_which_card_was_tucked() -> None:
    game = after(flock("American Robin"), "tuck osprey", "decline")
    assert "Osprey" not in str(game.view(1))
    assert "Osprey" not in str([event.data for event in game.log(1)])


# Tuck, then draw.


@uses(*DRAWERS)
@pytest.mark.parametrize("name", DRAWERS)
def test_tucks_and_draws_from_deck_or_tray(name: str) -> None:
    game = after(flock(name), "tuck osprey", "draw")
    assert hand(game) == ["Prothonotary Warbler", "Willet"]
    assert asked(game) == NEXT
    assert hand(after(flock(name), "tuck osprey", "take wild-turkey")) == ["Wild Turkey", "Willet"]


def test_a_card_drawn_earlier_in_the_row_may_be_tucked() -> None:
    mat = {"wetland": ["American Coot", "Mallard"]}
    game = after(activated("wetland", mat), "draw", "tuck prothonotary-warbler", "draw")
    assert part(game, "tucked", 0) == ["Prothonotary Warbler"]
    assert hand(game) == ["Blue-Winged Warbler"]


def test_the_tuck_is_possible_when_no_card_is_left_to_draw() -> None:
    position = {**flock("American Robin"), "deck": [], "tray": []}
    game = after(position, "tuck osprey")
    assert tucked(game) == {"forest 1": 1}
    assert asked(game) == NEXT


# Tuck, then gain.


@uses(*GAINERS)
@pytest.mark.parametrize("name", GAINERS)
def test_tucks_and_gains_a_food_from_the_supply(name: str) -> None:
    game = after(flock(name), "tuck osprey", "use")
    assert food(game) == {GAINERS[name]: 1}
    assert hand(game) == ["Willet"]
    assert len(part(game, "feeder")) == 5
    assert asked(game) == NEXT


@uses("Pygmy Nuthatch")
@pytest.mark.parametrize("kind", ["invertebrate", "seed"])
def test_the_pygmy_nuthatch_gains_one_of_two_foods(kind: str) -> None:
    game = after(flock("Pygmy Nuthatch"), "tuck osprey")
    assert options(game) == ["gain invertebrate", "gain seed", "decline"]
    game.choose(f"gain {kind}")
    assert food(game) == {kind: 1}
    assert asked(game) == NEXT


# Tuck, then lay.


@uses(*LAYERS)
@pytest.mark.parametrize("name", LAYERS)
def test_tucks_and_lays_on_itself(name: str) -> None:
    place = f"{LAYERS[name]} 1"
    game = after(flock(name), "tuck osprey")
    assert options(game) == [f"egg {place}", "decline"]
    game.choose(f"egg {place}")
    assert eggs(game) == tucked(game) == {place: 1}
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", LAYERS)
def test_tucks_when_full_and_lays_nothing(name: str) -> None:
    limit = 5 if name == "Bushtit" else 3
    game = after(flock(name, eggs=limit), "tuck osprey")
    assert tucked(game) == {f"{LAYERS[name]} 1": 1}
    assert eggs(game) == {f"{LAYERS[name]} 1": limit}
    assert asked(game) == NEXT


@uses("White-Throated Swift")
@pytest.mark.parametrize("place", ["forest 1", "grassland 1"])
def test_the_white_throated_swift_tucks_and_lays_on_any_bird(place: str) -> None:
    mat = {"forest": ["Northern Cardinal"], "grassland": ["White-Throated Swift"]}
    position = activated("grassland", mat, hands=HANDS, settings=SWIFT_START)
    game = after(position, "tuck osprey")
    assert options(game) == ["egg forest 1", "egg grassland 1", "decline"]
    game.choose(f"egg {place}")
    assert eggs(game) == {place: 1}
    assert tucked(game) == {"grassland 1": 1}


def test_the_white_throated_swift_tucks_when_all_birds_are_full() -> None:
    game = after(flock("White-Throated Swift", eggs=2), "tuck osprey")
    assert tucked(game) == {"grassland 1": 1}
    assert asked(game) == NEXT


# Pay, and tuck two from the deck.

PAYERS = {
    "American White Pelican": "fish",
    "Double-Crested Cormorant": "fish",
    "Black-Bellied Whistling-Duck": "seed",
    "Canada Goose": "seed",
    "Sandhill Crane": "seed",
}


@uses(*PAYERS)
@pytest.mark.parametrize("name", PAYERS)
def test_pays_a_food_and_tucks_two_from_the_deck(name: str) -> None:
    kind = PAYERS[name]
    position = activated("wetland", {"wetland": [name]}, food=[{kind: 2}, {}], hands=HANDS)
    game = after(position, "use")
    assert food(game) == {kind: 1}
    assert tucked(game) == {"wetland 1": 2}
    assert sorted(part(game, "tucked", 0)) == ["Blue-Winged Warbler", "Prothonotary Warbler"]
    assert part(game, "deck") == ["American Woodcock"]
    assert hand(game) == ["Osprey", "Willet"], "the hand is not touched"
    assert asked(game) == NEXT


@declines(*PAYERS)
@pytest.mark.parametrize("name", PAYERS)
def test_may_keep_the_food_or_tuck_only_one(name: str) -> None:
    kind = PAYERS[name]
    position = activated("wetland", {"wetland": [name]}, food=[{kind: 1}, {}])
    assert options(voliere.load(position)) == ["use", "only 1", "decline"]
    game = after(position, "decline")
    assert (food(game), tucked(game)) == ({kind: 1}, {})
    game = after(position, "only 1")
    assert (food(game), tucked(game)) == ({}, {"wetland 1": 1})


@cannot(*PAYERS)
@pytest.mark.parametrize("name", PAYERS)
def test_only_the_food_of_the_card_pays(name: str) -> None:
    """Neither two other foods, nor food cached on a bird."""
    other = {"fish": 0, "seed": 0, "fruit": 4, "rodent": 4, "invertebrate": 4}
    mat = {"wetland": [bird(name, cached=3)]}
    assert asked(voliere.load(activated("wetland", mat, food=[other, {}]))) == NEXT


@pytest.mark.parametrize("name", PAYERS)
def test_without_a_card_nothing_is_paid(name: str) -> None:
    mat = {"wetland": [name]}
    position = activated("wetland", mat, food=[{PAYERS[name]: 1}, {}], deck=[], tray=[])
    assert asked(voliere.load(position)) == NEXT


def test_the_tray_is_not_tucked() -> None:
    mat = {"wetland": ["Canada Goose"]}
    position = activated("wetland", mat, food=[{"seed": 1}, {}], deck=[])
    assert asked(voliere.load(position)) == NEXT


def test_one_card_in_the_deck_is_all_that_is_tucked() -> None:
    mat = {"wetland": ["Canada Goose"]}
    position = activated("wetland", mat, food=[{"seed": 1}, {}], deck=["Osprey"])
    assert options(voliere.load(position)) == ["use", "decline"], "one or both are the same"
    game = after(position, "use")
    assert (food(game), tucked(game)) == ({}, {"wetland 1": 1})


def test_the_discards_are_shuffled_for_the_second_card() -> None:
    mat = {"wetland": ["Canada Goose"]}
    cards = {"deck": ["Osprey"], "discards": ["Willet"]}
    game = after(activated("wetland", mat, food=[{"seed": 1}, {}], **cards), "use")
    assert sorted(part(game, "tucked", 0)) == ["Osprey", "Willet"]


def test_nobody_sees_what_was_tucked_from_the_deck() -> None:
    mat = {"wetland": ["Canada Goose"]}
    position = activated("wetland", mat, food=[{"seed": 1}, {}])
    game = after(position, "use")
    for seat in (0, 1, None):
        assert "Prothonotary" not in str(game.view(seat))
        assert "Prothonotary" not in str([event.data for event in game.log(seat)])
