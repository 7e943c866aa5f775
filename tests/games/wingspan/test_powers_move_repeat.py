"""Powers that move their bird, and powers that repeat another's."""

import pytest

import voliere
from tests.games.wingspan.mats import (
    NEXT,
    Mat,
    activated,
    asked,
    bird,
    birds,
    cached,
    cannot,
    declines,
    eggs,
    food,
    hand,
    rolling,
    tucked,
    uses,
)
from tests.scenario import after, options

# Move.

MOVERS = [
    "Bewick's Wren",
    "Blue Grosbeak",
    "Chimney Swift",
    "Common Nighthawk",
    "Lincoln's Sparrow",
    "Song Sparrow",
    "White-Crowned Sparrow",
    "Yellow-Breasted Chat",
]
FIVE = ["Northern Cardinal", "Blue Jay", "Pine Siskin", "Steller's Jay", "Tufted Titmouse"]


@uses(*MOVERS)
@pytest.mark.parametrize("name", MOVERS)
def test_the_last_of_a_row_moves_with_all_that_lies_on_it(name: str) -> None:
    mat = {"grassland": [bird(name, eggs=2, cached=1)], "wetland": ["Mallard"]}
    position = activated("grassland", mat)
    assert options(voliere.load(position)) == ["move forest", "move wetland", "decline"]
    game = after(position, "move wetland")
    assert birds(game, "grassland") == []
    assert birds(game, "wetland") == ["Mallard", name]
    assert eggs(game) == {"wetland 2": 2}
    assert cached(game) == {"wetland 2": 1}
    assert asked(game) == NEXT


@declines(*MOVERS)
@pytest.mark.parametrize("name", MOVERS)
def test_may_stay(name: str) -> None:
    game = after(activated("grassland", {"grassland": [name]}), "decline")
    assert birds(game, "grassland") == [name]
    assert asked(game) == NEXT


@cannot(*MOVERS)
@pytest.mark.parametrize("name", MOVERS)
def test_a_bird_with_another_to_its_right_stays(name: str) -> None:
    game = voliere.load(activated("grassland", {"grassland": [name, "Inca Dove"]}))
    assert birds(game, "grassland") == [name, "Inca Dove"]
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", MOVERS)
def test_a_full_row_is_no_place_to_move(name: str) -> None:
    mat: dict[str, list[str]] = {"forest": FIVE, "grassland": [name]}
    assert options(voliere.load(activated("grassland", mat))) == ["move wetland", "decline"]
    ducks = ["Mallard", "Osprey", "Willet", "Anhinga", "Brown Pelican"]
    assert asked(voliere.load(activated("grassland", {**mat, "wetland": ducks}))) == NEXT


def test_moving_costs_no_egg() -> None:
    mat = {"forest": FIVE[:3], "grassland": [bird("Song Sparrow", eggs=1)]}
    game = after(activated("grassland", mat), "move forest")
    assert eggs(game) == {"forest 4": 1}


def test_the_activation_goes_on_in_the_old_row() -> None:
    mat = {
        "forest": ["Northern Cardinal", "Song Sparrow"],
        "grassland": ["Chipping Sparrow"],
    }
    game = after(activated("forest", mat), "move grassland")
    assert asked(game) == (0, "gain")
    game.choose("use")
    assert food(game) == {"fruit": 1}
    assert asked(game) == NEXT, "the birds of the new row are not activated"


def test_when_the_last_has_moved_the_one_before_is_the_last() -> None:
    mat = {"forest": ["Chimney Swift", "Song Sparrow"]}
    game = after(activated("forest", mat), "move grassland", "move wetland")
    assert (birds(game, "forest"), birds(game, "grassland")) == ([], ["Song Sparrow"])
    assert birds(game, "wetland") == ["Chimney Swift"]


def test_cards_tucked_behind_a_bird_move_with_it() -> None:
    mat = {"forest": [bird("Song Sparrow", tucked=2)]}
    position = activated("forest", mat, tucked=[["Osprey", "Willet"], []])
    assert tucked(after(position, "move wetland")) == {"wetland 1": 2}


# Repeat.

REPEATERS = ["Gray Catbird", "Northern Mockingbird"]


@uses(*REPEATERS)
@pytest.mark.parametrize("name", REPEATERS)
def test_repeats_a_bird_to_the_left_before_its_own_use(name: str) -> None:
    position = activated("forest", {"forest": ["Northern Cardinal", name]})
    game = after(position, "repeat forest 1", "use")
    assert food(game) == {"fruit": 1}
    assert asked(game) == (0, "gain")
    game.choose("use")
    assert food(game) == {"fruit": 2}
    assert asked(game) == NEXT


@uses(*REPEATERS)
@pytest.mark.parametrize("name", REPEATERS)
@pytest.mark.parametrize("first", ["use", "decline"])
def test_repeats_a_bird_to_the_right_used_already_or_not(name: str, first: str) -> None:
    position = activated("forest", {"forest": [name, "Northern Cardinal"]})
    game = after(position, first, "repeat forest 2", "use")
    assert food(game) == {"fruit": 2 if first == "use" else 1}
    assert asked(game) == NEXT


@declines(*REPEATERS)
@pytest.mark.parametrize("name", REPEATERS)
def test_may_repeat_nothing(name: str) -> None:
    game = after(activated("forest", {"forest": [name, "Northern Cardinal"]}), "use", "decline")
    assert food(game) == {"fruit": 1}
    assert asked(game) == NEXT


@cannot(*REPEATERS)
@pytest.mark.parametrize("name", REPEATERS)
def test_only_brown_birds_of_its_own_row_are_repeated(name: str) -> None:
    mat = {
        "forest": ["Downy Woodpecker", "Black Vulture", "Hooded Warbler", name],
        "wetland": ["Mallard"],
    }
    position = activated("forest", mat, {"forest": ["Northern Cardinal"]}, tray=[])
    assert asked(voliere.load(position)) == NEXT


@pytest.mark.parametrize("name", REPEATERS)
def test_a_power_that_can_do_nothing_is_not_repeated(name: str) -> None:
    mat = {"forest": ["Indigo Bunting", "American Robin", name]}
    assert asked(voliere.load(activated("forest", mat, feeder=["seed", "fish"]))) == NEXT


def test_the_repeated_power_may_still_be_declined() -> None:
    position = activated("forest", {"forest": ["Gray Catbird", "Northern Cardinal"]})
    game = after(position, "decline", "repeat forest 2", "decline")
    assert food(game) == {}
    assert asked(game) == NEXT


def test_what_a_repeated_power_puts_lies_on_its_own_bird() -> None:
    mat = {"forest": ["Gray Catbird", "Carolina Chickadee", "Bushtit"]}
    position = activated("forest", mat, hands=[["Osprey", "Willet"], []])
    game = after(position, "decline", "use", "repeat forest 2", "use")
    assert cached(game) == {"forest 2": 2}
    game = after(position, "decline", "use", "repeat forest 3", "tuck osprey", "egg forest 3")
    assert tucked(game) == eggs(game) == {"forest 3": 1}


def test_a_repeated_gift_goes_to_all_again() -> None:
    mat = {"wetland": ["Gray Catbird", "Osprey"]}
    game = after(activated("wetland", mat), "use", "use", "repeat wetland 2", "use", "use")
    assert food(game) == food(game, 1) == {"fish": 2}


def test_a_repeated_draw_makes_a_second_card_due() -> None:
    mat = {"wetland": ["Gray Catbird", "Black Tern"]}
    position = activated("wetland", mat, hands=[["Willet"], []])
    game = after(position, "take wild-turkey", "repeat wetland 2", "take trumpeter-swan")
    for name in ("willet", "wild-turkey"):
        assert asked(game) == (0, "discard")
        game.choose(f"discard {name}")
    assert hand(game) == ["Trumpeter Swan"]
    assert asked(game) == NEXT


def test_a_mover_is_repeated_only_where_it_may_move() -> None:
    mat: Mat = {"forest": ["Gray Catbird", "Song Sparrow"]}
    game = after(activated("forest", mat), "decline", "repeat forest 2", "move wetland")
    assert birds(game, "forest") == ["Gray Catbird"]
    mat = {"forest": ["Song Sparrow", "Gray Catbird"]}
    assert asked(voliere.load(activated("forest", mat))) == NEXT


def test_a_bird_that_has_moved_away_is_no_longer_in_the_row() -> None:
    mat = {"forest": ["Gray Catbird", "Song Sparrow"]}
    game = after(activated("forest", mat), "move wetland")
    assert asked(game) == NEXT


def test_a_repeater_may_repeat_another_which_never_comes_back() -> None:
    mat = {"forest": ["Northern Cardinal", "Gray Catbird", "Northern Mockingbird"]}
    position = activated("forest", mat)
    assert options(voliere.load(position)) == ["repeat forest 1", "repeat forest 2", "decline"]
    game = after(position, "repeat forest 2")
    assert options(game) == ["repeat forest 1", "decline"]
    game = after(position, "repeat forest 2", "repeat forest 1", "use")
    assert food(game) == {"fruit": 1}
    assert options(game) == ["repeat forest 1", "repeat forest 3", "decline"]
    for choice in ("repeat forest 3", "repeat forest 1", "use", "use"):
        game.choose(choice)
    assert food(game) == {"fruit": 3}
    assert asked(game) == NEXT


def test_two_repeaters_alone_repeat_nothing() -> None:
    mat = {"forest": ["Gray Catbird", "Northern Mockingbird"]}
    assert asked(voliere.load(activated("forest", mat))) == NEXT


# Repeat a predator.

MERGANSER = "Hooded Merganser"


@uses(MERGANSER)
def test_the_hooded_merganser_repeats_a_fisher() -> None:
    mat = {"wetland": ["Anhinga", MERGANSER]}
    position = activated("wetland", mat, feeder=["seed"] * 4, chance=rolling("fish", "fish"))
    game = after(position, "repeat wetland 1", "use", "use")
    assert cached(game) == {"wetland 1": 2}
    assert asked(game) == NEXT


@uses(MERGANSER)
def test_the_hooded_merganser_repeats_a_hunter() -> None:
    mat = {"wetland": [MERGANSER, "Peregrine Falcon"]}
    position = activated("wetland", mat, deck=["Bushtit", "Song Sparrow"])
    game = after(position, "use", "repeat wetland 2", "use")
    assert tucked(game) == {"wetland 2": 2}


@declines(MERGANSER)
def test_the_hooded_merganser_may_repeat_nothing() -> None:
    mat = {"wetland": [MERGANSER, "Peregrine Falcon"]}
    game = after(activated("wetland", mat, deck=["Osprey", "Bushtit"]), "use", "decline")
    assert tucked(game) == {"wetland 2": 1}
    assert asked(game) == NEXT


@cannot(MERGANSER)
def test_the_hooded_merganser_repeats_only_predators() -> None:
    mat = {"forest": ["Cooper's Hawk"], "wetland": [MERGANSER, "Green Heron", "Belted Kingfisher"]}
    game = after(activated("wetland", mat, food=[{"fish": 1}, {}]), "decline")
    assert asked(game) == NEXT


def test_a_fisher_without_dice_to_roll_is_not_repeated() -> None:
    assert asked(voliere.load(activated("wetland", {"wetland": ["Anhinga", MERGANSER]}))) == NEXT


def test_a_catbird_may_repeat_the_merganser_which_repeats_a_predator() -> None:
    mat = {"wetland": ["Peregrine Falcon", MERGANSER, "Gray Catbird"]}
    position = activated("wetland", mat, deck=["Bushtit", "Song Sparrow", "Chimney Swift"])
    game = after(position, "repeat wetland 2")
    assert options(game) == ["repeat wetland 1", "decline"]
    for choice in ("repeat wetland 1", "use", "repeat wetland 1", "use", "use"):
        game.choose(choice)
    assert tucked(game) == {"wetland 1": 3}
    assert asked(game) == NEXT
