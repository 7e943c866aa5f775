"""Powers on food from the supply: gained, cached, traded, bought with an egg."""

import pytest

import voliere
from tests.games.wingspan.mats import (
    NEXT,
    activated,
    asked,
    bird,
    cached,
    cannot,
    declines,
    eggs,
    food,
    part,
    played,
    uses,
)
from tests.scenario import after, options

GAINERS = {
    "Blue-Gray Gnatcatcher": "invertebrate",
    "Painted Whitestart": "invertebrate",
    "Yellow-Bellied Sapsucker": "invertebrate",
    "Northern Cardinal": "fruit",
    "Spotted Towhee": "seed",
}
SWIFT_START = {"swift_start": True}


# Gain one.


@uses(*GAINERS)
@pytest.mark.parametrize("name", GAINERS)
def test_gains_one_food_from_the_supply(name: str) -> None:
    position = activated("forest", {"forest": [name]}, settings=SWIFT_START)
    game = after(position, "use")
    assert food(game) == {GAINERS[name]: 1}
    assert food(game, 1) == {}
    assert len(part(game, "feeder")) == 5, "the feeder is not touched"
    assert asked(game) == NEXT


@declines(*GAINERS)
@pytest.mark.parametrize("name", GAINERS)
def test_may_leave_the_food(name: str) -> None:
    position = activated("forest", {"forest": [name]}, settings=SWIFT_START)
    assert options(voliere.load(position)) == ["use", "decline"]
    game = after(position, "decline")
    assert food(game) == {}
    assert asked(game) == NEXT


def test_the_supply_has_no_end() -> None:
    position = activated("forest", {"forest": ["Northern Cardinal"]}, food=[{"fruit": 99}, {}])
    assert food(after(position, "use")) == {"fruit": 100}


def test_a_row_of_gainers_is_used_from_the_right() -> None:
    forest = ["Northern Cardinal", "Spotted Towhee", "Blue-Gray Gnatcatcher"]
    game = after(activated("forest", {"forest": forest}), "use")
    assert food(game) == {"invertebrate": 1}
    game = after(activated("forest", {"forest": forest}), "use", "decline", "use")
    assert food(game) == {"invertebrate": 1, "fruit": 1}


# Gain three.


@uses("Brown Pelican", "American Goldfinch")
@pytest.mark.parametrize(
    ("name", "habitat", "kind"),
    [("Brown Pelican", "wetland", "fish"), ("American Goldfinch", "grassland", "seed")],
)
def test_gains_three_when_played(name: str, habitat: str, kind: str) -> None:
    game = after(played(name, habitat), "use")
    assert food(game) == {kind: 3}
    assert asked(game) == NEXT


@declines("Brown Pelican", "American Goldfinch")
@pytest.mark.parametrize(
    ("name", "habitat", "kind"),
    [("Brown Pelican", "wetland", "fish"), ("American Goldfinch", "grassland", "seed")],
)
def test_may_take_fewer_than_three(name: str, habitat: str, kind: str) -> None:
    position = played(name, habitat)
    assert sorted(options(voliere.load(position))) == ["decline", "only 1", "only 2", "use"]
    assert food(after(position, "only 1")) == {kind: 1}
    assert food(after(position, "only 2")) == {kind: 2}
    assert food(after(position, "decline")) == {}


@pytest.mark.parametrize("name", ["Brown Pelican", "American Goldfinch"])
def test_a_white_power_is_not_used_again(name: str) -> None:
    habitat = "wetland" if name == "Brown Pelican" else "grassland"
    game = voliere.load(activated(habitat, {habitat: [name]}))
    assert asked(game) == NEXT
    assert food(game) == {}


def test_a_brown_power_is_not_used_when_the_bird_is_played() -> None:
    game = voliere.load(played("Northern Cardinal", "forest"))
    assert asked(game) == NEXT
    assert food(game) == {}


# Cache one.

CACHERS = [
    "Carolina Chickadee",
    "Juniper Titmouse",
    "Mountain Chickadee",
    "Red-Breasted Nuthatch",
    "White-Breasted Nuthatch",
]


@uses(*CACHERS)
@pytest.mark.parametrize("name", CACHERS)
def test_caches_a_seed_on_itself(name: str) -> None:
    game = after(activated("forest", {"forest": ["Hooded Warbler", name]}, tray=[]), "use")
    assert cached(game) == {"forest 2": 1}
    assert food(game) == {}, "the seed comes from the supply and cannot be spent"
    assert game.scores()[0]["cached"] == 1


@declines(*CACHERS)
@pytest.mark.parametrize("name", CACHERS)
def test_may_cache_nothing(name: str) -> None:
    game = after(activated("forest", {"forest": [name]}), "decline")
    assert cached(game) == {}
    assert asked(game) == NEXT


def test_a_cache_has_no_limit() -> None:
    full = bird("Carolina Chickadee", cached=30)
    assert cached(after(activated("forest", {"forest": [full]}), "use")) == {"forest 1": 31}


# Trade one.

HERON = {"wetland": ["Green Heron"]}


@uses("Green Heron")
def test_the_green_heron_trades_a_food_for_another_kind() -> None:
    position = activated("wetland", HERON, food=[{"fish": 2, "seed": 1}, {}])
    game = after(position, "spend fish")
    assert options(game) == ["gain invertebrate", "gain seed", "gain fruit", "gain rodent"]
    game.choose("gain rodent")
    assert food(game) == {"seed": 1, "fish": 1, "rodent": 1}
    assert asked(game) == NEXT


def test_the_green_heron_trades_only_food_that_its_owner_has() -> None:
    position = activated("wetland", HERON, food=[{"fish": 2, "seed": 1}, {"fruit": 1}])
    assert options(voliere.load(position)) == ["spend seed", "spend fish", "decline"]


@declines("Green Heron")
def test_the_green_heron_may_keep_all() -> None:
    game = after(activated("wetland", HERON, food=[{"fish": 1}, {}]), "decline")
    assert food(game) == {"fish": 1}
    assert asked(game) == NEXT


@cannot("Green Heron")
def test_the_green_heron_needs_a_food_that_is_not_cached() -> None:
    mat = {"forest": [bird("Carolina Chickadee", cached=2)], **HERON}
    assert asked(voliere.load(activated("wetland", mat))) == NEXT


# An egg for food.

CROWS = ["American Crow", "Black-Crowned Night-Heron", "Fish Crow"]
RAVENS = ["Chihuahuan Raven", "Common Raven"]


def row_of(name: str) -> str:
    """A habitat in which the bird may lie."""
    return "wetland" if name in CROWS else "grassland"


@uses(*CROWS)
@pytest.mark.parametrize("name", CROWS)
def test_a_crow_gives_an_egg_of_another_bird_for_one_food(name: str) -> None:
    mat = {"forest": [bird("Northern Cardinal", eggs=2)], "wetland": [name]}
    game = after(activated("wetland", mat), "remove-egg forest 1")
    assert options(game) == [
        "gain invertebrate",
        "gain seed",
        "gain fish",
        "gain fruit",
        "gain rodent",
        "decline",
    ]
    game.choose("gain rodent")
    assert eggs(game) == {"forest 1": 1}
    assert food(game) == {"rodent": 1}
    assert asked(game) == NEXT


@uses(*RAVENS)
@pytest.mark.parametrize("name", RAVENS)
@pytest.mark.parametrize("second", ["fish", "seed"])
def test_a_raven_gives_an_egg_for_two_food_alike_or_not(name: str, second: str) -> None:
    mat = {"forest": [bird("Northern Cardinal", eggs=1)], "grassland": [name]}
    game = after(activated("grassland", mat), "remove-egg forest 1", "gain fish", f"gain {second}")
    assert eggs(game) == {}
    assert food(game) == ({"fish": 2} if second == "fish" else {"seed": 1, "fish": 1})
    assert asked(game) == NEXT


def test_a_raven_may_take_only_one_food() -> None:
    mat = {"grassland": [bird("American Goldfinch", eggs=1), "Common Raven"]}
    game = after(activated("grassland", mat), "remove-egg grassland 1", "gain fish", "decline")
    assert food(game) == {"fish": 1}
    assert asked(game) == NEXT


@declines(*CROWS, *RAVENS)
@pytest.mark.parametrize("name", CROWS + RAVENS)
def test_may_keep_the_egg(name: str) -> None:
    mat = {"forest": [bird("Northern Cardinal", eggs=1)], row_of(name): [name]}
    game = after(activated(row_of(name), mat), "decline")
    assert eggs(game) == {"forest 1": 1}
    assert food(game) == {}


@cannot(*CROWS, *RAVENS)
@pytest.mark.parametrize("name", CROWS + RAVENS)
def test_its_own_eggs_and_those_of_others_do_not_count(name: str) -> None:
    own = {row_of(name): [bird(name, eggs=2)]}
    others = {"forest": [bird("Northern Cardinal", eggs=5)]}
    assert asked(voliere.load(activated(row_of(name), own, others))) == NEXT


def test_its_own_egg_is_not_offered_beside_the_others() -> None:
    mat = {
        "forest": [bird("Northern Cardinal", eggs=1)],
        "grassland": [bird("American Goldfinch", eggs=1), bird("American Crow", eggs=2)],
    }
    game = voliere.load(activated("grassland", mat))
    assert options(game) == ["remove-egg forest 1", "remove-egg grassland 1", "decline"]
