"""When pink powers are used: once between two turns of their owner, clockwise, never in its own."""

from typing import Any

import pytest

from tests.games.wingspan.mats import (
    NEXT,
    Mat,
    activated,
    asked,
    bird,
    eggs,
    food,
    part,
    rolling,
    table,
    tucked,
)
from tests.scenario import after, options
from voliere.games.wingspan.cards.powers import POWERS
from voliere.games.wingspan.effects.power import PINK

KINGBIRD: Mat = {"wetland": ["Eastern Kingbird"]}
VULTURE: Mat = {"forest": ["Black Vulture"]}
MAGPIE: Mat = {"grassland": ["Black-Billed Magpie"]}
HAWKS: Mat = {"forest": ["Cooper's Hawk", "Barred Owl"]}
SMALL = ["Song Sparrow", "Bushtit", "Chimney Swift"]
"""A deck of easy prey."""


# Once between two turns.


def two_play_in_the_forest(**parts: Any) -> dict[str, Any]:
    """Three play; seats 0 and 1 can each play a bird in the forest, seat 2 has a kingbird."""
    hands = [["Turkey Vulture"], ["California Condor"], []]
    return table({}, {}, KINGBIRD, hands=hands, **parts)


def test_used_once_it_rests_until_its_owners_turn() -> None:
    game = after(two_play_in_the_forest(), "play turkey-vulture forest", "use")
    assert asked(game) == (1, "turn")
    game.choose("play california-condor forest")
    assert asked(game) == (1, "draw-bonus"), "the kingbird is not asked again"
    game.choose("decline")
    assert asked(game) == (2, "turn")
    assert food(game, 2) == {"invertebrate": 1}


def test_declined_it_may_be_used_for_the_next_player() -> None:
    game = after(two_play_in_the_forest(), "play turkey-vulture forest", "decline")
    game.choose("play california-condor forest")
    assert asked(game) == (2, "gain")
    game.choose("use")
    assert food(game, 2) == {"invertebrate": 1}


def test_what_is_used_is_written_in_the_position() -> None:
    game = after(two_play_in_the_forest(), "play turkey-vulture forest", "use")
    assert part(game, "pinks_used") == [[], [], ["wetland 1"]]
    position = two_play_in_the_forest(pinks_used=[[], [], ["wetland 1"]])
    assert asked(after(position, "play turkey-vulture forest")) == NEXT


def test_after_its_owners_turn_it_can_be_used_again() -> None:
    position = table(
        {"wetland": [bird("Clark's Grebe", eggs=1)]},
        KINGBIRD,
        hands=[["Turkey Vulture", "Black Vulture"], []],
    )
    game = after(position, "play turkey-vulture forest", "use", "lay-eggs", "decline")
    assert asked(game) == (0, "turn")
    game.choose("play black-vulture forest")
    assert asked(game) == (1, "gain")
    game.choose("use")
    assert food(game, 1) == {"invertebrate": 2}


def test_two_successes_in_one_turn_feed_a_scavenger_once() -> None:
    game = after(activated("forest", HAWKS, VULTURE, deck=SMALL), "use", "die seed", "use")
    assert tucked(game) == {"forest 1": 1, "forest 2": 1}
    assert food(game, 1) == {"seed": 1}
    assert asked(game) == NEXT


def test_declined_at_the_first_success_it_may_be_used_at_the_second() -> None:
    position = activated("forest", HAWKS, VULTURE, deck=SMALL)
    game = after(position, "use", "decline", "use", "die seed")
    assert food(game, 1) == {"seed": 1}
    assert asked(game) == NEXT


def test_a_first_hunt_that_fails_leaves_the_scavenger_to_the_second() -> None:
    deck = ["Song Sparrow", "Bushtit", "Osprey"]
    position = activated("forest", HAWKS, VULTURE, deck=deck)
    game = after(position, "use")
    assert asked(game) == (0, "hunt")
    game.choose("use")
    assert asked(game) == (1, "die")


def test_a_repeated_hunt_is_a_success_of_its_own() -> None:
    mat = {"forest": ["Gray Catbird", "Cooper's Hawk"]}
    position = activated("forest", mat, VULTURE, deck=SMALL)
    game = after(position, "use", "decline", "repeat forest 2", "use")
    assert asked(game) == (1, "die")
    game = after(position, "use", "die seed", "repeat forest 2", "use")
    assert tucked(game) == {"forest 2": 2}
    assert asked(game) == NEXT


def test_the_answer_comes_after_the_power_and_before_the_next() -> None:
    game = after(activated("forest", HAWKS, VULTURE, deck=SMALL), "use")
    assert tucked(game) == {"forest 2": 1}
    assert asked(game) == (1, "die")
    game.choose("decline")
    assert asked(game) == (0, "hunt")


# Several powers at once.


def test_several_owners_answer_clockwise_from_the_active_players_left() -> None:
    mats: list[Mat] = [VULTURE, {}, {"forest": ["Cooper's Hawk"]}, MAGPIE]
    row = {"step": "row", "seat": 2, "place": "forest 1"}
    agenda = [{"step": "end-turn", "seat": 2}, row]
    game = after(table(*mats, turn=2, agenda=agenda, deck=SMALL), "use")
    assert asked(game) == (3, "die")
    game.choose("die fish")
    assert asked(game) == (0, "die")
    assert "die fish" not in options(game)
    game.choose("die seed")
    assert [food(game, seat) for seat in range(4)] == [{"seed": 1}, {}, {}, {"fish": 1}]
    assert asked(game) == (3, "turn")


def test_two_pink_birds_of_one_owner_are_both_used() -> None:
    both: Mat = {**VULTURE, **MAGPIE}
    position = activated("forest", {"forest": ["Cooper's Hawk"]}, both, deck=SMALL)
    game = after(position, "use", "die fish", "die seed")
    assert food(game, 1) == {"seed": 1, "fish": 1}
    assert asked(game) == NEXT


def test_of_two_pink_birds_one_may_be_used_and_one_kept_for_later() -> None:
    both: Mat = {**VULTURE, **MAGPIE}
    position = activated("forest", HAWKS, both, deck=SMALL)
    game = after(position, "use", "die fish", "decline", "use")
    assert asked(game) == (1, "die")
    game.choose("die seed")
    assert food(game, 1) == {"seed": 1, "fish": 1}
    assert asked(game) == NEXT


def test_an_egg_laid_by_one_parasite_leaves_less_room_for_the_next() -> None:
    hosts = {"forest": [bird("Pine Siskin", eggs=1)]}
    mat: Mat = {**hosts, "grassland": ["Bronzed Cowbird", "Brown-Headed Cowbird"]}
    game = after(table({}, mat), "lay-eggs", "egg forest 1")
    assert eggs(game, 1) == {"forest 1": 2}
    assert asked(game) == NEXT


def test_the_feeder_emptied_by_one_scavenger_is_filled_for_the_next() -> None:
    roll = ["fruit", "seed", "fish", "fish", "seed"]
    position = activated(
        "forest",
        {"forest": ["Cooper's Hawk"]},
        VULTURE,
        MAGPIE,
        deck=SMALL,
        feeder=["rodent"],
        chance=rolling(*roll),
    )
    game = after(position, "use", "die rodent")
    assert asked(game) == (2, "die")
    assert sorted(part(game, "feeder")) == sorted(roll)


# Not in one's own turn, but after one's last.

OWN: dict[str, tuple[Mat, list[str]]] = {
    "Eastern Kingbird": ({"forest": ["Eastern Kingbird"]}, ["play turkey-vulture forest"]),
    "Belted Kingfisher": ({"wetland": ["Belted Kingfisher"]}, ["play turkey-vulture wetland"]),
    "Horned Lark": ({"grassland": ["Horned Lark"]}, ["play turkey-vulture grassland"]),
    "Bronzed Cowbird": ({"grassland": ["Bronzed Cowbird"]}, ["lay-eggs", "decline"]),
    "Barrow's Goldeneye": ({"wetland": ["Barrow's Goldeneye"]}, ["lay-eggs", "decline"]),
    "American Avocet": ({"wetland": ["American Avocet"]}, ["lay-eggs", "decline"]),
    "Loggerhead Shrike": ({"grassland": ["Loggerhead Shrike"]}, ["gain-food", "die rodent"]),
}


@pytest.mark.parametrize("name", OWN)
def test_a_pink_power_is_never_used_in_its_owners_turn(name: str) -> None:
    mat, choices = OWN[name]
    grebe = bird("Clark's Grebe", eggs=1)
    own = {**mat, "wetland": [grebe, *mat.get("wetland", [])]}
    game = after(table(own, hands=[["Turkey Vulture", "Osprey"], []]), *choices)
    assert asked(game) == NEXT


def test_ones_own_predator_feeds_no_scavenger_of_ones_own() -> None:
    mat = {"forest": ["Black Vulture", "Cooper's Hawk"]}
    game = after(activated("forest", mat, deck=SMALL), "use")
    assert tucked(game) == {"forest 2": 1}
    assert asked(game) == NEXT


@pytest.mark.parametrize(("this_round", "next_asked"), [(1, (1, "turn")), (4, None)])
def test_a_pink_power_is_used_after_its_owners_last_turn(
    this_round: int, next_asked: tuple[int, str] | None
) -> None:
    hands: list[list[str]] = [["Turkey Vulture"], []]
    points = [[0, 0]] * (this_round - 1)
    position = table(
        {}, KINGBIRD, hands=hands, round=this_round, turns_left=[1, 0], goal_points=points
    )
    game = after(position, "play turkey-vulture forest")
    assert asked(game) == (1, "gain")
    game.choose("use")
    assert food(game, 1) == {"invertebrate": 1}
    assert (asked(game) if game.decision else None) == next_asked


def test_a_new_round_does_not_wake_a_power_before_its_owners_turn() -> None:
    position = table(
        {},
        KINGBIRD,
        hands=[["Turkey Vulture"], []],
        pinks_used=[[], ["wetland 1"]],
        first=1,
        turns_left=[1, 0],
    )
    game = after(position, "lay-eggs")
    assert part(game, "round") == 2
    assert asked(game) == (0, "turn"), "the token has passed from seat 1 to seat 0"
    game.choose("play turkey-vulture forest")
    assert food(game, 1) == {}
    assert asked(game) == NEXT


def test_a_pink_bird_just_played_answers_from_then_on() -> None:
    hands: list[list[str]] = [["Turkey Vulture"], []]
    position = table({}, {"forest": ["Cooper's Hawk"]}, hands=hands, deck=SMALL)
    game = after(position, "play turkey-vulture wetland")
    assert asked(game) == NEXT, "it is not used when it is played"
    for choice in ("gain-food", "die fish", "use"):
        game.choose(choice)
    assert asked(game) == (0, "die")


def test_a_rodent_given_by_another_power_draws_no_shrike() -> None:
    mats: list[Mat] = [{"forest": ["Anna's Hummingbird"]}, {}, {"wetland": ["Loggerhead Shrike"]}]
    game = after(activated("forest", *mats), "start 0", "die rodent", "die fish", "decline")
    assert food(game) == {"rodent": 1}
    assert asked(game) == NEXT


# Several powers of one owner.


def ends(position: dict[str, Any]) -> set[str]:
    """All that the second seat can have when the next turn begins, whatever it answers."""
    found: set[str] = set()
    waiting = [after(position, "lay-eggs", "decline")]
    while waiting:
        game = waiting.pop()
        if asked(game) == NEXT:
            lying = [one for row in part(game, "boards")[1].values() for one in row]
            found.add(str(sorted((one["bird"], one.get("eggs")) for one in lying)))
            continue
        for option in options(game):
            further = game.copy()
            further.choose(option)
            waiting.append(further)
    return found


def test_pink_powers_of_one_owner_end_alike_in_any_order() -> None:
    row = ["Barrow's Goldeneye", "American Avocet", "Mallard"]
    nests = {"forest": ["Bushtit", "Yellow-Billed Cuckoo"]}
    active = {"forest": ["Blue Jay"]}
    first = ends(table(active, {**nests, "wetland": row}))
    assert len(first) > 5
    assert first == ends(table(active, {**nests, "wetland": row[::-1]}))


def test_pink_powers_with_one_trigger_do_the_same_kind_of_thing() -> None:
    kinds: dict[int, set[str]] = {}
    for power in POWERS.values():
        if power.colour == PINK:
            kinds.setdefault(power.trigger, set()).add(type(power.effect).__name__)
    assert all(len(kind) == 1 for kind in kinds.values()), "else the owner must choose an order"
    assert set.union(*kinds.values()) == {"Lay", "TakeDice", "Gain", "Tuck", "Cache"}
