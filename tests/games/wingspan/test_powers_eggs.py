"""Powers that lay eggs: on any bird, on this one, on each of a nest; for all players."""

import pytest

import voliere
from tests.games.wingspan.mats import (
    NEXT,
    Mat,
    activated,
    alone,
    asked,
    bird,
    cannot,
    declines,
    eggs,
    played,
    uses,
)
from tests.scenario import after, options

SWIFT_START = {"swift_start": True}

# An egg on any bird.

SPARROWS = ["Baird's Sparrow", "Cassin's Sparrow", "Chipping Sparrow", "Grasshopper Sparrow"]


@uses(*SPARROWS)
@pytest.mark.parametrize("name", SPARROWS)
@pytest.mark.parametrize("place", ["forest 1", "grassland 1", "wetland 1"])
def test_lays_an_egg_on_any_bird_itself_included(name: str, place: str) -> None:
    mat = {"forest": ["Northern Cardinal"], "grassland": [name], "wetland": ["Mallard"]}
    game = after(activated("grassland", mat), f"egg {place}")
    assert eggs(game) == {place: 1}
    assert asked(game) == NEXT


@declines(*SPARROWS)
@pytest.mark.parametrize("name", SPARROWS)
def test_may_lay_no_egg(name: str) -> None:
    game = after(activated("grassland", {"grassland": [name]}), "decline")
    assert eggs(game) == {}
    assert asked(game) == NEXT


@cannot(*SPARROWS)
@pytest.mark.parametrize("name", SPARROWS)
def test_without_room_on_any_own_bird_no_egg_is_laid(name: str) -> None:
    limit = 3 if name == "Chipping Sparrow" else 2
    own = {"grassland": [bird(name, eggs=limit), "Brown-Headed Cowbird"]}
    others = {"forest": ["Northern Cardinal"]}
    game = voliere.load(activated("grassland", own, others))
    assert asked(game) == NEXT
    assert eggs(game, 1) == {}


def test_full_birds_and_birds_without_a_nest_are_not_offered() -> None:
    mat = {
        "forest": [bird("Northern Cardinal", eggs=5), bird("Pine Siskin", eggs=1)],
        "grassland": ["Chipping Sparrow", "Brown-Headed Cowbird"],
    }
    game = voliere.load(activated("grassland", mat))
    assert options(game) == ["egg forest 2", "egg grassland 1", "decline"]


# An egg on this bird.

LAYERS = {"California Quail": 6, "Mourning Dove": 5, "Northern Bobwhite": 6, "Scaled Quail": 6}


@uses(*LAYERS)
@pytest.mark.parametrize("name", LAYERS)
def test_lays_an_egg_on_itself_only(name: str) -> None:
    mat = {"forest": ["Northern Cardinal"], "grassland": ["American Goldfinch", name]}
    position = activated("grassland", mat, settings=SWIFT_START)
    assert options(voliere.load(position)) == ["egg grassland 2", "decline"]
    game = after(position, "egg grassland 2")
    assert eggs(game) == {"grassland 2": 1}
    assert asked(game) == NEXT


@declines(*LAYERS)
@pytest.mark.parametrize("name", LAYERS)
def test_may_lay_no_egg_on_itself(name: str) -> None:
    position = activated("grassland", {"grassland": [name]}, settings=SWIFT_START)
    assert eggs(after(position, "decline")) == {}


@cannot(*LAYERS)
@pytest.mark.parametrize("name", LAYERS)
def test_lays_up_to_its_limit(name: str) -> None:
    limit = LAYERS[name]
    almost = {"grassland": [bird(name, eggs=limit - 1)]}
    position = activated("grassland", almost, settings=SWIFT_START)
    assert eggs(after(position, "egg grassland 1")) == {"grassland 1": limit}
    full = {"grassland": [bird(name, eggs=limit)]}
    assert asked(voliere.load(activated("grassland", full, settings=SWIFT_START))) == NEXT


# An egg on each bird of a nest.

# Forest 1 has the nest, forest 2 a star, forest 3 another nest; wetland 1 has the nest.
EACH: dict[str, Mat] = {
    "Say's Phoebe": {
        "forest": ["Northern Cardinal", "Bushtit", "Downy Woodpecker"],
        "wetland": ["Song Sparrow"],
    },
    "Ash-Throated Flycatcher": {
        "forest": ["Downy Woodpecker", "Bushtit", "Northern Cardinal"],
        "wetland": ["Tree Swallow"],
    },
    "Bobolink": {
        "forest": ["Dark-Eyed Junco", "Bushtit", "Northern Cardinal"],
        "wetland": ["Mallard"],
    },
    "Inca Dove": {
        "forest": ["Cooper's Hawk", "Bushtit", "Northern Cardinal"],
        "wetland": ["Osprey"],
    },
}
PLACES = ["forest 1", "forest 2", "grassland 1", "wetland 1"]


@uses(*EACH)
@pytest.mark.parametrize("name", EACH)
def test_lays_on_each_bird_of_the_nest_or_a_star_itself_included(name: str) -> None:
    game = after(played(name, "grassland", EACH[name]), *[f"egg {place}" for place in PLACES])
    assert eggs(game) == dict.fromkeys(PLACES, 1)
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", EACH)
def test_each_bird_of_the_nest_gets_one_egg_only(name: str) -> None:
    position = played(name, "grassland", EACH[name])
    assert options(voliere.load(position)) == [f"egg {place}" for place in PLACES] + ["decline"]
    game = after(position, "egg forest 2", "egg wetland 1")
    assert options(game) == ["egg forest 1", "egg grassland 1", "decline"]


@declines(*EACH)
@pytest.mark.parametrize("name", EACH)
def test_may_lay_on_some_of_them_or_on_none(name: str) -> None:
    position = played(name, "grassland", EACH[name])
    assert eggs(after(position, "decline")) == {}
    game = after(position, "egg wetland 1", "decline")
    assert eggs(game) == {"wetland 1": 1}
    assert asked(game) == NEXT


def test_a_full_bird_of_the_nest_gets_none() -> None:
    mat = {"forest": [bird("Northern Cardinal", eggs=5), bird("Pine Siskin", eggs=1)]}
    game = after(played("Say's Phoebe", "grassland", mat), "egg forest 2", "egg grassland 1")
    assert eggs(game) == {"forest 1": 5, "forest 2": 2, "grassland 1": 1}
    assert asked(game) == NEXT


@cannot(*EACH)
@pytest.mark.parametrize("name", EACH)
def test_as_a_white_power_it_is_never_used_again(name: str) -> None:
    mat = {**EACH[name], "grassland": [name]}
    assert asked(voliere.load(activated("grassland", mat))) == NEXT


def test_the_others_lay_nothing_when_one_plays_a_layer() -> None:
    others = {"forest": ["Northern Cardinal"]}
    game = after(played("Say's Phoebe", "grassland", {}, others), "egg grassland 1")
    assert eggs(game, 1) == {}
    assert asked(game) == NEXT


# All players lay.

# For each: its row, and a bird of its nest for the forest, then one for the wetland.
ALL_LAY = {
    "Lazuli Bunting": ("grassland", "Northern Cardinal", "Song Sparrow"),
    "Pileated Woodpecker": ("forest", "Downy Woodpecker", "Tree Swallow"),
    "Western Meadowlark": ("grassland", "Dark-Eyed Junco", "Mallard"),
}
OTHERS = {
    "Lazuli Bunting": {"forest": ["Pine Siskin", "Cerulean Warbler"]},
    "Pileated Woodpecker": {"forest": ["Tufted Titmouse", "Carolina Wren"]},
    "Western Meadowlark": {"forest": ["California Quail", "Spotted Towhee"]},
}


def own_mat(name: str) -> Mat:
    """The layer itself, last in its row, with one more bird of its nest in the wetland."""
    row, _, other = ALL_LAY[name]
    return {row: [name], "wetland": [other]}


@uses(*ALL_LAY)
@pytest.mark.parametrize("name", ALL_LAY)
def test_all_lay_one_egg_and_the_owner_a_second_on_another_bird(name: str) -> None:
    row = ALL_LAY[name][0]
    position = activated(row, own_mat(name), OTHERS[name])
    game = after(position, "use", f"egg {row} 1")
    assert options(game) == ["egg wetland 1", "decline"], "not twice on the same bird"
    game.choose("egg wetland 1")
    assert asked(game) == (1, "lay")
    game.choose("egg forest 2")
    assert eggs(game) == {f"{row} 1": 1, "wetland 1": 1}
    assert eggs(game, 1) == {"forest 2": 1}
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", ALL_LAY)
def test_each_other_player_may_decline_the_egg(name: str) -> None:
    row = ALL_LAY[name][0]
    position = activated(row, own_mat(name), OTHERS[name])
    game = after(position, "use", "egg wetland 1", "decline", "decline")
    assert eggs(game) == {"wetland 1": 1}
    assert eggs(game, 1) == {}
    assert asked(game) == NEXT


@declines(*ALL_LAY)
@pytest.mark.parametrize("name", ALL_LAY)
def test_when_the_owner_declines_nobody_lays(name: str) -> None:
    row = ALL_LAY[name][0]
    game = after(activated(row, own_mat(name), OTHERS[name]), "decline")
    assert eggs(game) == eggs(game, 1) == {}
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", ALL_LAY)
def test_the_others_are_asked_in_turn_order_and_only_if_they_have_the_nest(name: str) -> None:
    row, first, _ = ALL_LAY[name]
    none: Mat = {"grassland": ["Brown-Headed Cowbird"]}
    position = activated(row, own_mat(name), {"forest": [first]}, none, OTHERS[name])
    game = after(position, "use", f"egg {row} 1", "egg wetland 1")
    assert asked(game) == (1, "lay")
    game.choose("egg forest 1")
    assert asked(game) == (3, "lay")
    game.choose("egg forest 1")
    assert [eggs(game, seat) for seat in (1, 2, 3)] == [{"forest 1": 1}, {}, {"forest 1": 1}]
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", ALL_LAY)
def test_the_owner_may_give_even_if_it_has_no_room_itself(name: str) -> None:
    row = ALL_LAY[name][0]
    limit = 2 if name == "Pileated Woodpecker" else 4
    own = {row: [bird(name, eggs=limit)]}
    game = after(activated(row, own, OTHERS[name]), "use", "egg forest 1")
    assert eggs(game) == {f"{row} 1": limit}
    assert eggs(game, 1) == {"forest 1": 1}


@cannot(*ALL_LAY)
@pytest.mark.parametrize("name", ALL_LAY)
def test_nobody_is_asked_when_nobody_has_room(name: str) -> None:
    row = ALL_LAY[name][0]
    limit = 2 if name == "Pileated Woodpecker" else 4
    position = activated(row, {row: [bird(name, eggs=limit)]}, {"grassland": ["Inca Dove"]})
    assert asked(voliere.load(position)) == NEXT


@pytest.mark.parametrize("name", ALL_LAY)
def test_alone_the_owner_still_lays_two(name: str) -> None:
    row = ALL_LAY[name][0]
    position = alone(activated(row, own_mat(name)))
    game = after(position, f"egg {row} 1", "egg wetland 1")
    assert eggs(game) == {f"{row} 1": 1, "wetland 1": 1}


def test_a_star_nest_may_get_the_egg_of_any_nest() -> None:
    mat = {"forest": ["Bushtit"], "grassland": ["Lazuli Bunting"]}
    position = activated("grassland", mat, {"forest": ["Hermit Thrush"]})
    game = after(position, "use", "egg forest 1", "decline", "egg forest 1")
    assert eggs(game) == eggs(game, 1) == {"forest 1": 1}
