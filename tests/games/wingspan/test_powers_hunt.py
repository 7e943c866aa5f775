"""Powers of hunters and fishers: a card looked at, dice rolled beside the feeder."""

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
    part,
    rolling,
    tucked,
    uses,
)
from tests.scenario import after, options, told

SWIFT_START = {"swift_start": True}

# Birds of prey. For each limit: the largest bird that is tucked, the smallest that is not.
PREY = {
    50: ("Steller's Jay", "Eastern Screech-Owl"),  # 48 and 51
    75: ("Black-Necked Stilt", "Wood Duck"),  # 74 and 76
    100: ("American Crow", "Red-Shouldered Hawk"),  # 99 and 102
}
HUNTERS = {
    "Greater Roadrunner": ("grassland", 50),
    "Barred Owl": ("forest", 75),
    "Cooper's Hawk": ("forest", 75),
    "Northern Harrier": ("grassland", 75),
    "Red-Shouldered Hawk": ("forest", 75),
    "Red-Tailed Hawk": ("wetland", 75),
    "Swainson's Hawk": ("grassland", 75),
    "Golden Eagle": ("grassland", 100),
    "Great Horned Owl": ("forest", 100),
    "Peregrine Falcon": ("wetland", 100),
}


def hunting(name: str, card: str) -> dict[str, object]:
    """The hunter's row is activated; the card lies on top of the deck."""
    row = HUNTERS[name][0]
    return activated(row, {row: [name]}, deck=["Osprey", card])


@uses(*HUNTERS)
@pytest.mark.parametrize("name", HUNTERS)
def test_a_smaller_bird_is_tucked(name: str) -> None:
    row, limit = HUNTERS[name]
    prey = PREY[limit][0]
    game = after(hunting(name, prey), "use")
    assert tucked(game) == {f"{row} 1": 1}
    assert part(game, "tucked", 0) == [prey]
    assert part(game, "discards") == []
    assert told(game, "hunted")[0]["success"] is True
    assert asked(game) == NEXT


@uses(*HUNTERS)
@pytest.mark.parametrize("name", HUNTERS)
def test_a_larger_bird_is_discarded(name: str) -> None:
    prey = PREY[HUNTERS[name][1]][1]
    if prey == name:
        prey = "Northern Harrier"
    game = after(hunting(name, prey), "use")
    assert tucked(game) == {}
    assert part(game, "discards") == [prey]
    assert told(game, "hunted")[0]["success"] is False
    assert asked(game) == NEXT


@declines(*HUNTERS)
@pytest.mark.parametrize("name", HUNTERS)
def test_who_does_not_hunt_does_not_look(name: str) -> None:
    game = after(hunting(name, "Bushtit"), "decline")
    assert tucked(game) == {}
    assert part(game, "deck") == ["Osprey", "Bushtit"]
    assert told(game, "hunted") == []
    assert asked(game) == NEXT


@cannot(*HUNTERS)
@pytest.mark.parametrize("name", HUNTERS)
def test_without_a_deck_there_is_no_hunt(name: str) -> None:
    row = HUNTERS[name][0]
    assert asked(voliere.load(activated(row, {row: [name]}, deck=[]))) == NEXT


def test_the_discards_are_shuffled_for_a_hunt() -> None:
    mat = {"forest": ["Cooper's Hawk"]}
    game = after(activated("forest", mat, deck=[], discards=["Bushtit"]), "use")
    assert tucked(game) == {"forest 1": 1}


def test_everybody_sees_what_was_hunted() -> None:
    game = after(hunting("Cooper's Hawk", "Bushtit"), "use")
    for seat in (0, 1, None):
        assert game.view(seat)["tucked"][0] == ["Bushtit"]


def test_each_hunter_of_a_row_hunts_once() -> None:
    mat = {"forest": ["Cooper's Hawk", "Barred Owl"]}
    game = after(activated("forest", mat, deck=["Bushtit", "Osprey", "Song Sparrow"]), "use", "use")
    assert tucked(game) == {"forest 2": 1}
    assert part(game, "discards") == ["Osprey"]


# Dice rolled beside the feeder.

FISHERS = ["Anhinga", "Black Skimmer", "Common Merganser", "Snowy Egret", "White-Faced Ibis"]
FISHERS += ["Willet"]
MOUSERS = {
    "American Kestrel": "grassland",
    "Barn Owl": "wetland",
    "Broad-Winged Hawk": "forest",
    "Burrowing Owl": "grassland",
    "Eastern Screech-Owl": "forest",
    "Ferruginous Hawk": "grassland",
    "Mississippi Kite": "forest",
}
ROLLERS = {**dict.fromkeys(FISHERS, ("wetland", "fish"))}
ROLLERS |= {name: (row, "rodent") for name, row in MOUSERS.items()}


def rolled(name: str, feeder: list[str], *faces: str) -> dict[str, object]:
    """The roller's row is activated; the dice beside the feeder will show these faces."""
    row = ROLLERS[name][0]
    return activated(
        row, {row: [name]}, feeder=feeder, chance=rolling(*faces), settings=SWIFT_START
    )


@uses(*ROLLERS)
@pytest.mark.parametrize("name", ROLLERS)
def test_a_die_with_the_food_caches_one(name: str) -> None:
    row, kind = ROLLERS[name]
    game = after(rolled(name, ["seed"] * 3, "fruit", kind), "use")
    assert cached(game) == {f"{row} 1": 1}
    assert told(game, "rolled-for")[0]["dice"] == ["fruit", kind]
    assert part(game, "feeder") == ["seed"] * 3, "the dice stay beside the feeder"
    assert part(game, "food", 0) == {}
    assert asked(game) == NEXT


@uses(*ROLLERS)
@pytest.mark.parametrize("name", ROLLERS)
def test_without_the_food_on_the_dice_nothing_is_cached(name: str) -> None:
    other = "rodent" if ROLLERS[name][1] == "fish" else "fish"
    game = after(rolled(name, ["seed"] * 3, other, "invertebrate-or-seed"), "use")
    assert cached(game) == {}
    assert told(game, "rolled-for")[0]["success"] is False
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", ROLLERS)
def test_many_dice_with_the_food_cache_only_one(name: str) -> None:
    row, kind = ROLLERS[name]
    game = after(rolled(name, ["seed"], kind, kind, "fruit", kind), "use")
    assert cached(game) == {f"{row} 1": 1}
    assert len(told(game, "rolled-for")[0]["dice"]) == 4


@declines(*ROLLERS)
@pytest.mark.parametrize("name", ROLLERS)
def test_may_not_roll(name: str) -> None:
    game = after(rolled(name, ["seed"] * 4, ROLLERS[name][1]), "decline")
    assert cached(game) == {}
    assert told(game, "rolled-for") == []
    assert asked(game) == NEXT


@cannot(*ROLLERS)
@pytest.mark.parametrize("name", ROLLERS)
def test_with_all_dice_in_the_feeder_there_is_none_to_roll(name: str) -> None:
    game = voliere.load(rolled(name, ["fish"] * 3 + ["rodent"] * 2))
    assert asked(game) == NEXT
    assert cached(game) == {}


def test_what_was_cached_before_stays() -> None:
    mat = {"wetland": [bird("Anhinga", cached=4)]}
    position = activated("wetland", mat, feeder=["seed"] * 4, chance=rolling("fish"))
    assert cached(after(position, "use")) == {"wetland 1": 5}


def test_every_hunter_and_fisher_carries_the_predator_symbol() -> None:
    for name, (row, _) in [*HUNTERS.items(), *ROLLERS.items()]:
        position = activated(
            row, {row: [name]}, feeder=["seed"] * 4, settings=SWIFT_START, deck=["Bushtit"]
        )
        assert options(voliere.load(position)) == ["use", "decline"]
    predators = {
        card["name"]["en"]
        for card in type(voliere.load(position)).cards()
        if card["kind"] == "bird" and card["predator"]
    }
    assert predators == {*HUNTERS, *ROLLERS}
