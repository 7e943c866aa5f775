"""Powers on food from the feeder: one die, all dice of a food, a seed to cache."""

import pytest

import voliere
from tests.games.wingspan.mats import (
    NEXT,
    activated,
    asked,
    cached,
    cannot,
    declines,
    food,
    part,
    played,
    rolling,
    uses,
)
from tests.scenario import after, options

DOUBLE = "invertebrate-or-seed"
SWIFT_START = {"swift_start": True}
CACHERS = [
    "Acorn Woodpecker",
    "Blue Jay",
    "Clark's Nutcracker",
    "Red-Bellied Woodpecker",
    "Red-Headed Woodpecker",
    "Steller's Jay",
]
WANTED = {
    "American Redstart": ["invertebrate", "seed", "fish", "fruit", "rodent"],
    "Great Crested Flycatcher": ["invertebrate"],
    "Indigo Bunting": ["invertebrate", "fruit"],
    "Western Tanager": ["invertebrate", "fruit"],
    "Rose-Breasted Grosbeak": ["seed", "fruit"],
}


# One die.


@pytest.mark.parametrize("name", WANTED)
def test_only_the_foods_of_the_card_are_offered(name: str) -> None:
    game = voliere.load(activated("forest", {"forest": [name]}, settings=SWIFT_START))
    assert options(game) == [f"die {kind}" for kind in WANTED[name]] + ["decline"]


@uses(*WANTED)
@pytest.mark.parametrize("name", WANTED)
def test_takes_one_die_from_the_feeder(name: str) -> None:
    position = activated("forest", {"forest": [name]}, settings=SWIFT_START)
    for kind in WANTED[name]:
        game = after(position, f"die {kind}")
        assert food(game) == {kind: 1}
        assert sorted([*part(game, "feeder"), kind]) == sorted(position["feeder"])
        assert asked(game) == NEXT


@declines(*WANTED)
@pytest.mark.parametrize("name", WANTED)
def test_may_leave_the_dice(name: str) -> None:
    game = after(activated("forest", {"forest": [name]}, settings=SWIFT_START), "decline")
    assert food(game) == {}
    assert len(part(game, "feeder")) == 5
    assert asked(game) == NEXT


@pytest.mark.parametrize(
    ("name", "foods"),
    [
        ("American Redstart", ["invertebrate", "seed"]),
        ("Great Crested Flycatcher", ["invertebrate"]),
        ("Indigo Bunting", ["invertebrate"]),
        ("Western Tanager", ["invertebrate"]),
        ("Rose-Breasted Grosbeak", ["seed"]),
    ],
)
def test_the_double_face_is_either_food(name: str, foods: list[str]) -> None:
    position = activated(
        "forest", {"forest": [name]}, settings=SWIFT_START, feeder=[DOUBLE, "rodent"]
    )
    for kind in foods:
        game = after(position, f"die {DOUBLE} as {kind}")
        assert food(game) == {kind: 1}
        assert part(game, "feeder") == ["rodent"]
    doubles = [text for text in options(voliere.load(position)) if DOUBLE in text]
    assert doubles == [f"die {DOUBLE} as {kind}" for kind in foods]


@cannot("Great Crested Flycatcher", "Indigo Bunting", "Western Tanager", "Rose-Breasted Grosbeak")
@pytest.mark.parametrize("name", list(WANTED)[1:])
def test_without_the_food_in_the_feeder_there_is_nothing_to_take(name: str) -> None:
    position = activated("forest", {"forest": [name]}, feeder=["fish", "fish", "rodent"])
    game = voliere.load(position)
    assert asked(game) == NEXT
    assert part(game, "feeder") == ["fish", "fish", "rodent"]


@pytest.mark.parametrize("name", [*WANTED, *CACHERS])
def test_dice_of_one_face_may_be_rolled_again_first(name: str) -> None:
    position = activated(
        "forest",
        {"forest": [name]},
        settings=SWIFT_START,
        feeder=["rodent", "rodent"],
        chance=rolling("fruit", "seed", "fish", "fish", "invertebrate"),
    )
    assert "reroll" in options(voliere.load(position))
    game = after(position, "reroll")
    wanted = WANTED.get(name, ["seed"])
    assert options(game) == [f"die {kind}" for kind in wanted if kind != "rodent"] + ["decline"]


@pytest.mark.parametrize("name", [*WANTED, *CACHERS])
def test_a_reroll_is_never_forced(name: str) -> None:
    position = activated("forest", {"forest": [name]}, settings=SWIFT_START, feeder=["rodent"])
    game = after(position, "decline")
    assert part(game, "feeder") == ["rodent"]
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", [*list(WANTED)[1:], *CACHERS])
def test_a_reroll_may_bring_nothing(name: str) -> None:
    roll = ["fish", "rodent", "fish", "fish", "fish"]
    position = activated("forest", {"forest": [name]}, feeder=["rodent"], chance=rolling(*roll))
    game = after(position, "reroll")
    assert food(game) == {}
    assert sorted(part(game, "feeder")) == sorted(roll)
    assert asked(game) == NEXT


def test_the_double_face_is_a_face_of_its_own() -> None:
    position = activated(
        "forest", {"forest": ["Great Crested Flycatcher"]}, feeder=[DOUBLE, "invertebrate"]
    )
    assert "reroll" not in options(voliere.load(position))
    alike = {**position, "feeder": [DOUBLE, DOUBLE]}
    assert "reroll" in options(voliere.load(alike))


def test_the_last_die_fills_the_feeder_again() -> None:
    roll = ["fish", "rodent", "fish", "seed", "fish"]
    position = activated(
        "forest", {"forest": ["Indigo Bunting"]}, feeder=["fruit"], chance=rolling(*roll)
    )
    game = after(position, "die fruit")
    assert food(game) == {"fruit": 1}
    assert sorted(part(game, "feeder")) == sorted(roll)
    assert asked(game) == NEXT


# A seed, perhaps cached.


@uses(*CACHERS)
@pytest.mark.parametrize("name", CACHERS)
def test_takes_a_seed_and_caches_it(name: str) -> None:
    game = after(activated("forest", {"forest": [name]}), "die seed", "use")
    assert food(game) == {}
    assert cached(game) == {"forest 1": 1}
    assert "seed" not in part(game, "feeder")
    assert asked(game) == NEXT


@uses(*CACHERS)
@pytest.mark.parametrize("name", CACHERS)
def test_takes_a_seed_and_keeps_it(name: str) -> None:
    game = after(activated("forest", {"forest": [name]}), "die seed", "decline")
    assert food(game) == {"seed": 1}
    assert cached(game) == {}


@declines(*CACHERS)
@pytest.mark.parametrize("name", CACHERS)
def test_may_leave_the_seed(name: str) -> None:
    game = after(activated("forest", {"forest": [name]}, food=[{"seed": 3}, {}]), "decline")
    assert food(game) == {"seed": 3}, "food from before is not cached"
    assert cached(game) == {}
    assert asked(game) == NEXT


@cannot(*CACHERS)
@pytest.mark.parametrize("name", CACHERS)
def test_without_a_seed_in_the_feeder_nothing_is_cached(name: str) -> None:
    position = activated(
        "forest", {"forest": [name]}, feeder=["fish", "rodent"], food=[{"seed": 3}, {}]
    )
    assert asked(voliere.load(position)) == NEXT


def test_the_double_face_is_a_seed_to_cache() -> None:
    position = activated("forest", {"forest": ["Blue Jay"]}, feeder=[DOUBLE, "fish"])
    assert options(voliere.load(position)) == [f"die {DOUBLE} as seed", "decline"]
    assert cached(after(position, f"die {DOUBLE} as seed", "use")) == {"forest 1": 1}


# All dice of a food.


@uses("Bald Eagle")
def test_the_bald_eagle_takes_every_fish() -> None:
    position = played("Bald Eagle", "wetland", feeder=["fish", "fish", "fish", "seed", "rodent"])
    game = after(position, "die fish", "die fish", "die fish")
    assert food(game) == {"fish": 3}
    assert part(game, "feeder") == ["seed", "rodent"]
    assert asked(game) == NEXT


@uses("Northern Flicker")
def test_the_northern_flicker_takes_every_invertebrate_of_both_faces() -> None:
    dice = ["invertebrate", DOUBLE, "invertebrate", "seed", "fish"]
    position = played("Northern Flicker", "forest", feeder=dice)
    assert options(voliere.load(position)) == [
        "die invertebrate",
        f"die {DOUBLE} as invertebrate",
        "decline",
    ]
    game = after(position, "die invertebrate", f"die {DOUBLE} as invertebrate", "die invertebrate")
    assert food(game) == {"invertebrate": 3}
    assert part(game, "feeder") == ["seed", "fish"]


@declines("Bald Eagle", "Northern Flicker")
@pytest.mark.parametrize(
    ("name", "habitat", "kind"),
    [("Bald Eagle", "wetland", "fish"), ("Northern Flicker", "forest", "invertebrate")],
)
def test_may_take_fewer_or_none(name: str, habitat: str, kind: str) -> None:
    position = played(name, habitat, feeder=[kind, kind, "rodent"])
    assert food(after(position, "decline")) == {}
    game = after(position, f"die {kind}", "decline")
    assert food(game) == {kind: 1}
    assert sorted(part(game, "feeder")) == sorted([kind, "rodent"])
    assert asked(game) == NEXT


@cannot("Bald Eagle", "Northern Flicker")
@pytest.mark.parametrize(
    ("name", "habitat"), [("Bald Eagle", "wetland"), ("Northern Flicker", "forest")]
)
def test_without_the_food_there_is_nothing_to_gain(name: str, habitat: str) -> None:
    game = voliere.load(played(name, habitat, feeder=["seed", "rodent"]))
    assert asked(game) == NEXT
    assert food(game) == {}


@pytest.mark.parametrize(
    ("name", "habitat", "kind"),
    [("Bald Eagle", "wetland", "fish"), ("Northern Flicker", "forest", "invertebrate")],
)
def test_dice_of_one_face_may_be_rolled_before_all_are_taken(
    name: str, habitat: str, kind: str
) -> None:
    roll = [kind, "rodent", kind, "fruit", kind]
    position = played(name, habitat, feeder=["rodent", "rodent"], chance=rolling(*roll))
    assert options(voliere.load(position)) == ["reroll", "decline"]
    game = after(position, "reroll", *[f"die {kind}"] * 3)
    assert food(game) == {kind: 3}
    assert sorted(part(game, "feeder")) == ["fruit", "rodent"]


def test_when_the_last_die_was_taken_the_new_dice_are_not_gained() -> None:
    roll = ["fish", "fish", "seed", "fish", "fish"]
    position = played("Bald Eagle", "wetland", feeder=["fish", "fish"], chance=rolling(*roll))
    game = after(position, "die fish", "die fish")
    assert food(game) == {"fish": 2}
    assert sorted(part(game, "feeder")) == sorted(roll)
    assert asked(game) == NEXT


def test_what_is_left_of_one_face_is_no_reason_to_roll_when_no_fish_is_left() -> None:
    position = played("Bald Eagle", "wetland", feeder=["fish", "seed", "seed"])
    game = after(position, "die fish")
    assert part(game, "feeder") == ["seed", "seed"]
    assert asked(game) == NEXT


def test_between_two_takes_nothing_is_rolled() -> None:
    position = played("Bald Eagle", "wetland", feeder=["fish", "fish", "fish"])
    assert options(voliere.load(position)) == ["die fish", "reroll", "decline"]
    game = after(position, "die fish")
    assert options(game) == ["die fish", "decline"]
    assert part(game, "agenda")[-1]["left"] == 2


def test_dice_of_both_faces_are_counted_when_the_first_is_taken() -> None:
    position = played("Northern Flicker", "forest", feeder=[DOUBLE, "invertebrate", "seed"])
    game = after(position, "die invertebrate")
    assert options(game) == [f"die {DOUBLE} as invertebrate", "decline"]
    game.choose(f"die {DOUBLE} as invertebrate")
    assert part(game, "feeder") == ["seed"]
    assert asked(game) == NEXT
