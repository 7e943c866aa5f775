"""Pink powers: what sets them off, once between two turns, in which order, and what they do."""

from typing import Any

import pytest

from tests.games.wingspan.mats import (
    NEXT,
    Mat,
    activated,
    asked,
    bird,
    cached,
    cannot,
    declines,
    eggs,
    food,
    hand,
    part,
    played,
    rolling,
    table,
    tucked,
    uses,
)
from tests.scenario import after, options

VULTURE = "Turkey Vulture"
"""It costs nothing, lives everywhere, and has no white power."""


def watched(*mats: Mat, **parts: Any) -> dict[str, Any]:
    """Seat 0 may play a vulture anywhere; the others watch with these mats."""
    seats = len(mats) + 1
    given = parts.pop("hands", [[] for _ in mats])
    hands = [[VULTURE], *given]
    return table({}, *mats, seats=seats, hands=hands, **parts)


# Another player plays a bird.

WATCHERS = {
    "Eastern Kingbird": ("forest", "invertebrate"),
    "Belted Kingfisher": ("wetland", "fish"),
}


@uses(*WATCHERS)
@pytest.mark.parametrize("name", WATCHERS)
def test_gains_one_food_when_another_plays_in_the_habitat(name: str) -> None:
    habitat, kind = WATCHERS[name]
    game = after(watched({"wetland": [name]}), f"play turkey-vulture {habitat}")
    assert asked(game) == (1, "gain")
    game.choose("use")
    assert food(game, 1) == {kind: 1}
    assert food(game, 0) == {}
    assert asked(game) == NEXT


@declines(*WATCHERS)
@pytest.mark.parametrize("name", WATCHERS)
def test_may_leave_the_food(name: str) -> None:
    choices = [f"play turkey-vulture {WATCHERS[name][0]}", "decline"]
    game = after(watched({"wetland": [name]}), *choices)
    assert food(game, 1) == {}
    assert asked(game) == NEXT


@cannot(*WATCHERS, "Horned Lark")
@pytest.mark.parametrize(
    ("name", "row", "habitat"),
    [
        ("Eastern Kingbird", "forest", "grassland"),
        ("Eastern Kingbird", "forest", "wetland"),
        ("Belted Kingfisher", "wetland", "forest"),
        ("Belted Kingfisher", "wetland", "grassland"),
        ("Horned Lark", "grassland", "forest"),
        ("Horned Lark", "grassland", "wetland"),
    ],
)
def test_a_bird_in_another_habitat_sets_nothing_off(name: str, row: str, habitat: str) -> None:
    position = watched({row: [name]}, hands=[["Osprey"]])
    game = after(position, f"play turkey-vulture {habitat}")
    assert asked(game) == NEXT
    assert (food(game, 1), tucked(game, 1)) == ({}, {})


@pytest.mark.parametrize("name", WATCHERS)
def test_a_bird_that_moves_there_sets_nothing_off(name: str) -> None:
    habitat = WATCHERS[name][0]
    position = activated("grassland", {"grassland": ["Song Sparrow"]}, {"wetland": [name]})
    game = after(position, f"move {habitat}")
    assert asked(game) == NEXT
    assert food(game, 1) == {}


def test_a_bird_played_by_a_power_sets_it_off_too() -> None:
    position = played(
        "House Wren",
        "forest",
        {"wetland": [bird("Osprey", eggs=1)]},
        {"wetland": ["Eastern Kingbird"]},
        hands=[[VULTURE], []],
    )
    game = after(position, "decline", "play turkey-vulture forest")
    assert asked(game) == (1, "gain")
    game.choose("use")
    assert food(game, 1) == {"invertebrate": 1}
    assert asked(game) == NEXT


def test_used_for_the_first_of_two_birds_it_rests_at_the_second() -> None:
    position = played(
        "House Wren",
        "forest",
        {"wetland": [bird("Osprey", eggs=1)]},
        {"wetland": ["Eastern Kingbird"]},
        hands=[[VULTURE], []],
    )
    game = after(position, "use", "play turkey-vulture forest")
    assert food(game, 1) == {"invertebrate": 1}
    assert asked(game) == NEXT


LARK: Mat = {"grassland": ["Horned Lark"]}


@uses("Horned Lark")
def test_the_horned_lark_tucks_a_card_of_its_owners_hand() -> None:
    position = watched(LARK, hands=[["Osprey", "Willet"]])
    game = after(position, "play turkey-vulture grassland")
    assert asked(game) == (1, "tuck")
    assert sorted(options(game)) == ["decline", "tuck osprey", "tuck willet"]
    game.choose("tuck willet")
    assert tucked(game, 1) == {"grassland 1": 1}
    assert hand(game, 1) == ["Osprey"]
    assert asked(game) == NEXT


@declines("Horned Lark")
def test_the_horned_lark_may_tuck_nothing() -> None:
    game = after(watched(LARK, hands=[["Osprey"]]), "play turkey-vulture grassland", "decline")
    assert tucked(game, 1) == {}
    assert hand(game, 1) == ["Osprey"]
    assert asked(game) == NEXT


def test_the_horned_lark_needs_a_card() -> None:
    assert asked(after(watched(LARK), "play turkey-vulture grassland")) == NEXT


# Another player lays eggs.

# For each: its row, and birds of one nest in the forest, a star in the wetland.
PARASITES: dict[str, tuple[str, str]] = {
    "Bronzed Cowbird": ("grassland", "Pine Siskin"),
    "Brown-Headed Cowbird": ("grassland", "Pine Siskin"),
    "Yellow-Billed Cuckoo": ("forest", "Pine Siskin"),
    "Barrow's Goldeneye": ("wetland", "Downy Woodpecker"),
    "American Avocet": ("wetland", "Dark-Eyed Junco"),
}


def nests(name: str, **lying: int) -> Mat:
    """The parasite first in its row; in the forest a bird of its nest, in the wetland a star."""
    row, host = PARASITES[name]
    mat: dict[str, list[Any]] = {"forest": [], "grassland": [], "wetland": []}
    mat[row].append(name)
    mat["forest"].append(bird(host, **lying))
    mat["wetland"].append(bird("Clark's Grebe", **lying))
    return mat


def places(name: str) -> list[str]:
    """Where the host and the star lie."""
    row = PARASITES[name][0]
    return ["forest 2" if row == "forest" else "forest 1"] + [
        "wetland 2" if row == "wetland" else "wetland 1"
    ]


@uses(*PARASITES)
@pytest.mark.parametrize("name", PARASITES)
@pytest.mark.parametrize("which", [0, 1])
def test_lays_on_another_own_bird_of_the_nest_or_a_star(name: str, which: int) -> None:
    position = table({"forest": ["Cedar Waxwing"]}, nests(name))
    game = after(position, "lay-eggs", "decline")
    assert asked(game) == (1, "lay")
    assert options(game) == [f"egg {place}" for place in places(name)] + ["decline"]
    game.choose(f"egg {places(name)[which]}")
    assert eggs(game, 1) == {places(name)[which]: 1}
    assert eggs(game) == {}, "not on the birds of the player who laid"
    assert asked(game) == NEXT


@declines(*PARASITES)
@pytest.mark.parametrize("name", PARASITES)
def test_may_lay_nothing(name: str) -> None:
    game = after(table({}, nests(name)), "lay-eggs", "decline")
    assert eggs(game, 1) == {}
    assert asked(game) == NEXT


@cannot(*PARASITES)
@pytest.mark.parametrize("name", PARASITES)
def test_without_room_on_such_a_bird_nothing_is_laid(name: str) -> None:
    row, host = PARASITES[name]
    full = {"Pine Siskin": 2, "Downy Woodpecker": 2, "Dark-Eyed Junco": 3}[host]
    mat: dict[str, list[Any]] = {"forest": [], "grassland": [], "wetland": []}
    mat[row].append(name)
    mat["forest"].append(bird(host, eggs=full))
    mat["grassland"].append("Inca Dove")
    assert asked(after(table({}, mat), "lay-eggs")) == NEXT


@pytest.mark.parametrize("name", PARASITES)
def test_only_the_action_sets_it_off_not_an_egg_laid_by_a_power(name: str) -> None:
    position = activated("grassland", {"grassland": ["Chipping Sparrow"]}, nests(name))
    game = after(position, "egg grassland 1")
    assert eggs(game) == {"grassland 1": 1}
    assert asked(game) == NEXT


def test_the_parasite_comes_after_the_trade_and_before_the_brown_powers() -> None:
    own = {"forest": ["Northern Cardinal"], "grassland": ["Chipping Sparrow"]}
    position = table(own, nests("Bronzed Cowbird"), food=[{"fish": 1}, {}])
    game = after(position, "lay-eggs", "egg forest 1", "egg forest 1", "spend fish", "egg forest 1")
    assert asked(game) == (1, "lay")
    game.choose("egg forest 1")
    assert asked(game) == (0, "lay")
    game.choose("egg grassland 1")
    assert eggs(game) == {"forest 1": 3, "grassland 1": 1}
    assert asked(game) == NEXT


# Another player gains a rodent.

SHRIKE: Mat = {"grassland": ["Loggerhead Shrike"]}
RODENTS = ["rodent", "rodent", "rodent", "fish", "fish"]


@uses("Loggerhead Shrike")
def test_the_shrike_caches_a_rodent_when_another_gains_one() -> None:
    game = after(table({}, SHRIKE, feeder=RODENTS), "gain-food", "die rodent")
    assert asked(game) == (1, "cache")
    game.choose("use")
    assert cached(game, 1) == {"grassland 1": 1}
    assert (food(game), food(game, 1)) == ({"rodent": 1}, {})
    assert asked(game) == NEXT


def test_the_shrike_caches_one_for_any_number_of_rodents() -> None:
    row = ["Hooded Warbler", "Downy Woodpecker", "Tufted Titmouse", "Red-Eyed Vireo"]
    position = table({"forest": row}, SHRIKE, feeder=RODENTS, tray=[])
    game = after(position, "gain-food", "die rodent", "die rodent", "die rodent", "use")
    assert cached(game, 1) == {"grassland 1": 1}
    assert food(game) == {"rodent": 3}
    assert asked(game) == NEXT


@declines("Loggerhead Shrike")
def test_the_shrike_may_cache_nothing() -> None:
    game = after(table({}, SHRIKE, feeder=RODENTS), "gain-food", "die rodent", "decline")
    assert cached(game, 1) == {}
    assert asked(game) == NEXT


@cannot("Loggerhead Shrike")
def test_the_shrike_looks_for_nothing_but_rodents() -> None:
    game = after(table({}, SHRIKE, feeder=RODENTS), "gain-food", "die fish")
    assert cached(game, 1) == {}
    assert asked(game) == NEXT


def test_the_rodent_of_the_trade_counts_for_the_shrike() -> None:
    own = {"forest": ["Downy Woodpecker"]}
    position = table(own, SHRIKE, feeder=RODENTS, hands=[["Osprey"], []])
    game = after(position, "gain-food", "die fish", "discard osprey", "die rodent")
    assert asked(game) == (1, "cache")


def test_a_rodent_gained_by_a_power_does_not_count_for_the_shrike() -> None:
    own = {"forest": ["American Redstart"]}
    settings = {"swift_start": True}
    position = table(own, SHRIKE, feeder=RODENTS, settings=settings)
    game = after(position, "gain-food", "die fish", "die rodent")
    assert food(game) == {"fish": 1, "rodent": 1}
    assert asked(game) == NEXT


# Another player's predator succeeds.

SCAVENGERS = {"Black Vulture": "forest", "Black-Billed Magpie": "grassland", VULTURE: "wetland"}
HAWK: Mat = {"forest": ["Cooper's Hawk"]}


def hunt(*mats: Mat, prey: str = "Bushtit", **parts: Any) -> dict[str, Any]:
    """Seat 0 hunts with a hawk; the others watch with these mats."""
    return activated("forest", HAWK, *mats, **{"deck": [prey], **parts})


@uses(*SCAVENGERS)
@pytest.mark.parametrize("name", SCAVENGERS)
def test_takes_a_die_when_anothers_hunt_succeeds(name: str) -> None:
    game = after(hunt({SCAVENGERS[name]: [name]}), "use")
    assert asked(game) == (1, "die")
    game.choose("die fruit")
    assert food(game, 1) == {"fruit": 1}
    assert "fruit" not in part(game, "feeder")
    assert asked(game) == NEXT


@uses(*SCAVENGERS)
@pytest.mark.parametrize("name", SCAVENGERS)
def test_takes_a_die_when_anothers_fishing_succeeds(name: str) -> None:
    dice = {"feeder": ["seed", "seed", "seed", "fruit"], "chance": rolling("fish")}
    mat = {"wetland": ["Anhinga"]}
    game = after(activated("wetland", mat, {SCAVENGERS[name]: [name]}, **dice), "use")
    assert asked(game) == (1, "die")
    assert options(game) == ["die seed", "die fruit", "decline"]


@declines(*SCAVENGERS)
@pytest.mark.parametrize("name", SCAVENGERS)
def test_may_take_no_die(name: str) -> None:
    game = after(hunt({SCAVENGERS[name]: [name]}), "use", "decline")
    assert food(game, 1) == {}
    assert asked(game) == NEXT


@cannot(*SCAVENGERS)
@pytest.mark.parametrize("name", SCAVENGERS)
def test_a_hunt_that_fails_or_is_declined_feeds_nobody(name: str) -> None:
    mat = {SCAVENGERS[name]: [name]}
    assert asked(after(hunt(mat, prey="Osprey"), "use")) == NEXT
    assert asked(after(hunt(mat), "decline")) == NEXT


def test_a_scavenger_may_roll_dice_of_one_face() -> None:
    roll = ["fruit", "seed", "fish", "fish", "seed"]
    position = hunt({"forest": ["Black Vulture"]}, feeder=["rodent"], chance=rolling(*roll))
    game = after(position, "use")
    assert options(game) == ["die rodent", "reroll", "decline"]
    game.choose("reroll")
    game.choose("die fruit")
    assert food(game, 1) == {"fruit": 1}
    assert asked(game) == NEXT


def test_other_tucks_feed_no_scavenger() -> None:
    mat = {"wetland": ["Canada Goose"]}
    position = activated("wetland", mat, {"forest": ["Black Vulture"]}, food=[{"seed": 1}, {}])
    game = after(position, "use")
    assert tucked(game) == {"wetland 1": 2}
    assert asked(game) == NEXT
