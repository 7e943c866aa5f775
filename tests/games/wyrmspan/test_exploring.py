"""Exploring: what it costs, the adventurer's walk, the effects of the mat."""

import pytest

from tests.games.wyrmspan.mats import (
    EMPTY_DISPLAY,
    cached,
    caves,
    coins,
    dragon_at,
    eggs,
    hand,
    mat,
    on,
    play,
    steps,
    supply,
    table,
    tucked,
)
from tests.scenario import after, options, told

# Dragons that do nothing before the end of the game.
QUIET = {"crimson": [167, 98, 39, 81], "golden": [93, 98, 39, 59], "amethyst": [145, 39, 52, 51]}


def quiet(cave: str, dragons: int = 4) -> dict[str, object]:
    """A mat with so many dragons that do nothing in one cave."""
    return mat(**{cave: QUIET[cave][:dragons]})  # type: ignore[arg-type]


def topics(position: dict[str, object], cave: str) -> list[str]:
    """What is asked on the way through a cave if everything is declined."""
    game = after(position, f"explore {cave}")
    asked = []
    while game.seat == 0 and game.decision is not None:
        asked.append(game.decision.topic)
        game.choose("decline")
    return asked


# The costs.


def explored(times: int, nest: int = 2, coins: int = 3) -> dict[str, object]:
    """The crimson cavern was explored so often this round."""
    position = table(mat(nest=nest), coins=coins)
    position["mats"][0]["crimson"]["explored"] = times
    return position


@pytest.mark.parametrize(("times", "left"), [(0, 2), (1, 1), (2, 0)])
def test_each_exploration_of_a_cave_costs_an_egg_more(times: int, left: int) -> None:
    game = after(explored(times), "explore crimson", "gain milk")
    assert (coins(game), supply(game)) == (2, {"milk": 1})
    assert eggs(game) == ({"nest": left} if left else {})


def test_a_cave_is_explored_three_times_at_most() -> None:
    assert "explore crimson" not in options(after(explored(3)))


@pytest.mark.parametrize(("times", "nest"), [(1, 0), (2, 1)])
def test_without_enough_eggs_a_cave_is_closed(times: int, nest: int) -> None:
    assert "explore crimson" not in options(after(explored(times, nest=nest)))


def test_each_cave_is_counted_for_itself() -> None:
    game = after(explored(2, nest=0))
    assert options(game) == ["explore golden", "explore amethyst", "pass"]


def test_eggs_for_an_exploration_come_from_any_nests() -> None:
    position = table(mat(golden=[on(160, eggs=2)], nest=1))
    position["mats"][0]["crimson"]["explored"] = 2
    game = after(position, "explore crimson", "pay-egg golden-1", "pay-egg golden-1", "gain meat")
    assert eggs(game) == {"nest": 1}


# The walk.


def test_the_worked_example_of_the_crimson_cavern() -> None:
    # Tess: a chameleon coatl, a hoarding flyer, then an excavated space without a dragon.
    position = table(mat(crimson=[119, 56]), coins=4, steps=[1])
    game = after(position, "explore crimson")
    assert coins(game) == 3
    game.choose("gain meat")
    assert supply(game) == {"meat": 1}
    game.choose("use")
    assert steps(game) == 2, "the coatl is passed; the guild promotes Tess"
    assert supply(game) == {"meat": 2}, "which brings the meat of the space reached"
    game.choose("use")
    assert supply(game) == {"meat": 2, "gold": 1}, "the flyer's gold"
    game.choose("gain milk")
    assert supply(game) == {"meat": 2, "gold": 1, "milk": 1}
    assert game.seat == 1, "the adventurer goes back to camp"
    assert game.position()["mats"][0]["crimson"]["explored"] == 1


@pytest.mark.parametrize("dragons", [0, 1, 2, 3, 4])
def test_the_walk_ends_before_the_first_space_without_a_dragon(dragons: int) -> None:
    position = table(quiet("crimson", dragons), resources={"meat": 1})
    asked = ["gain", "promote", "gain", "lay", "cache-where"]
    assert topics(position, "crimson") == asked[: dragons + 1]


def test_every_effect_of_the_mat_may_be_declined() -> None:
    position = table(quiet("crimson"), resources={"meat": 1}, coins=2)
    game = after(position, "explore crimson", *["decline"] * 5)
    assert (coins(game), supply(game), steps(game), eggs(game)) == (1, {"meat": 1}, 0, {})
    assert game.seat == 1


def test_dragons_are_activated_between_the_effects_of_the_mat() -> None:
    # Dowsing fae (crystal), hyenic serpent (meat), diving moray (gold).
    position = table(mat(crimson=[177, 166, 169]))
    assert topics(position, "crimson") == [
        "gain",
        "offer",
        "promote",
        "offer",
        "gain",
        "offer",
        "lay",
    ]


def test_other_abilities_are_not_activated() -> None:
    # When played (48), once per round (130), end game (167).
    position = table(mat(crimson=[48, 130, 167]))
    assert topics(position, "crimson") == ["gain", "promote", "gain", "lay"]


def test_only_the_cave_explored_is_activated() -> None:
    position = table(mat(crimson=[177], golden=[50]))
    assert topics(position, "crimson") == ["gain", "offer", "promote"]
    assert after(position, "explore crimson", "decline", "use").position()["resources"][0] == {
        "crystal": 1
    }


def test_what_was_gained_on_the_way_can_be_used_further_on() -> None:
    # Tawny steppe wyvern: cache a resource of the supply here.
    game = after(table(mat(crimson=[53])), "explore crimson", "gain gold")
    assert options(game) == ["pay gold", "decline"]
    game.choose("pay gold")
    assert cached(game, "crimson-1") == {"gold": 1}


def test_an_ability_that_is_impossible_is_passed() -> None:
    # Tawny steppe wyvern without a resource; sentinel flyer without a dragon card.
    assert topics(table(mat(crimson=[53])), "crimson") == ["gain", "promote"]
    assert topics(table(mat(golden=[36])), "golden") == ["take", "promote"]


# The turn in which a dragon was played.


def test_a_dragon_is_not_activated_in_the_turn_it_was_played() -> None:
    # The augural fae uses an ability when played; the hoarding flyer came in the same turn.
    position = table(mat(crimson=[56, 177]), hand=[172], resources={"meat": 3, "gold": 3})
    position["mats"][0]["fresh"] = ["crimson-1"]
    position["resources"][0]["crystal"] = 1
    game = after(position, play(172, "golden"), "pay meat+gold+crystal")
    assert options(game) == ["at crimson-2", "decline"]


def test_the_walk_passes_a_dragon_of_this_turn() -> None:
    position = table(mat(crimson=[56]))
    position["mats"][0]["fresh"] = ["crimson-1"]
    assert topics(position, "crimson") == ["gain", "promote"]


def test_a_dragon_is_activated_from_the_next_turn_on() -> None:
    position = table(mat(), hand=[56], resources={"meat": 1, "gold": 1})
    game = after(position, play(56, "crimson"), "pass", "explore crimson", "decline", "use")
    assert supply(game) == {"gold": 1}


# The effects of the mat.


def test_the_effects_of_the_crimson_cavern() -> None:
    game = after(table(quiet("crimson", 3), steps=[1]), "explore crimson")
    assert options(game) == ["gain meat", "gain gold", "gain crystal", "gain milk", "decline"]
    for choice in ("gain milk", "use", "gain crystal", "lay crimson-2"):
        game.choose(choice)
    assert supply(game) == {"meat": 1, "crystal": 1, "milk": 1}
    assert (steps(game), eggs(game), game.seat) == (2, {"crimson-2": 1}, 1)


def test_the_end_of_the_crimson_cavern_caches_up_to_two() -> None:
    position = table(quiet("crimson"), resources={"meat": 1, "gold": 2})
    game = after(position, "explore crimson", *["decline"] * 4)
    assert options(game) == [*[f"at crimson-{column}" for column in (1, 2, 3, 4)], "decline"]
    for choice in ("at crimson-2", "pay gold", "at crimson-2", "pay meat"):
        game.choose(choice)
    assert cached(game, "crimson-2") == {"meat": 1, "gold": 1}
    assert (supply(game), game.seat) == ({"gold": 1}, 1)


def test_the_end_of_the_crimson_cavern_may_stop_after_one() -> None:
    position = table(quiet("crimson"), resources={"gold": 2})
    game = after(position, "explore crimson", *["decline"] * 4)
    for choice in ("at crimson-4", "pay gold", "decline"):
        game.choose(choice)
    assert (cached(game, "crimson-4"), supply(game)) == ({"gold": 1}, {"gold": 1})


def test_the_effects_of_the_golden_grotto() -> None:
    position = table(quiet("golden", 3), display=[56, 57], deck=[60], steps=[1])
    game = after(position, "explore golden")
    assert options(game) == [
        "take hoarding-flyer",
        "take eternal-feydragon",
        "draw dragon",
        "decline",
    ]
    for choice in ("take hoarding-flyer", "use", "draw dragon", "lay nest"):
        game.choose(choice)
    assert (hand(game), steps(game), eggs(game)) == ({56, 60}, 2, {"nest": 1})


def test_the_end_of_the_golden_grotto_tucks_up_to_two() -> None:
    position = table(quiet("golden"), hand=[56, 57, 60])
    game = after(position, "explore golden", *["decline"] * 4)
    for choice in ("at golden-1", "tuck hoarding-flyer", "at golden-4", "tuck stealthy-rufftail"):
        game.choose(choice)
    assert tucked(game) == {"golden-1": 1, "golden-4": 1}
    assert (hand(game), game.seat) == ({57}, 1)


def test_the_effects_of_the_amethyst_abyss() -> None:
    position = table(quiet("amethyst", 3), cave_display=[12, 44], cave_deck=[45], steps=[1])
    game = after(position, "explore amethyst")
    assert options(game) == ["take cave-12", "take cave-44", "draw cave", "decline"]
    for choice in ("take cave-44", "use", "draw cave", "lay amethyst-2"):
        game.choose(choice)
    assert (caves(game), steps(game), eggs(game)) == ({44, 45}, 2, {"amethyst-2": 1})


def test_the_end_of_the_amethyst_abyss_pays_caves_for_eggs() -> None:
    position = table(quiet("amethyst"), caves=[12, 44, 45])
    game = after(position, "explore amethyst", *["decline"] * 4)
    assert options(game) == ["discard cave-12", "discard cave-44", "discard cave-45", "decline"]
    for choice in ("discard cave-12", "lay nest", "lay nest"):
        game.choose(choice)
    for choice in ("discard cave-45", "lay amethyst-1", "lay amethyst-2"):
        game.choose(choice)
    assert eggs(game) == {"nest": 2, "amethyst-1": 1, "amethyst-2": 1}
    assert (caves(game), game.seat) == ({44}, 1)


def test_the_nests_of_the_mat_hold_two_eggs() -> None:
    game = after(table(quiet("crimson", 3)), "explore crimson", *["decline"] * 3)
    assert "lay nest" in options(game)
    full = table(quiet("crimson", 3))
    full["mats"][0]["nest"] = 2
    game = after(full, "explore crimson", *["decline"] * 3)
    assert "lay nest" not in options(game)


def test_without_a_free_nest_no_egg_is_laid() -> None:
    # Rainbow guardian, little amphiptere, homely fae: a nest each, all taken.
    full = mat(crimson=[on(46, eggs=1), on(98, eggs=1), on(167, eggs=1)], nest=2)
    assert topics(table(full), "crimson") == ["gain", "promote", "gain"]


def test_a_card_is_gained_though_the_display_is_empty() -> None:
    position = table(quiet("golden", 0), deck=[60])
    assert position["dragon_display"] == EMPTY_DISPLAY
    game = after(position, "explore golden")
    assert options(game) == ["draw dragon", "decline"]
    assert told(game, "explored") == [{"cave": "golden"}]


def test_cached_and_tucked_things_stay() -> None:
    position = table(mat(crimson=[on(119, cached={"milk": 2}, tucked=3)]))
    game = after(position, "explore crimson", "decline", "decline")
    assert dragon_at(game, "crimson-1")["cached"] == {"milk": 2}
    assert tucked(game) == {"crimson-1": 3}
