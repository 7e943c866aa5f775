"""Dragons that bring other dragons or cave cards into play for free, and playing on top."""

from typing import Any

import pytest

from tests.games.wyrmspan.mats import (
    Position,
    asked_at,
    cached,
    cards_under,
    caves,
    coins,
    discard,
    discarded,
    discarded_caves,
    dragon_at,
    dragons_in,
    eggs,
    entice,
    explore_to,
    floor,
    hand,
    mat,
    on,
    play,
    supply,
    table,
    tucked,
)
from tests.games.wyrmspan.shapes import shows
from tests.scenario import options, told

# Another dragon for free. Dragon 101 lives anywhere and costs a coin and three resources.


@shows(65)
def test_two_cave_cards_play_a_dragon_of_the_hand_for_free() -> None:
    position = table(mat(), hand=[101], caves=[1, 2, 3], display=[102])
    game = entice(position, 65, "amethyst", "discard cave-1", "discard cave-3")
    assert options(game) == [play(101, "crimson"), play(101, "golden"), "decline"]
    game.choose(play(101, "golden"))
    assert dragons_in(game, "golden") == [101]
    assert (hand(game), caves(game), coins(game)) == (set(), {2}, 3)
    assert discarded_caves(game) == [1, 3]


@shows(65)
@pytest.mark.parametrize(("cards", "held"), [([1], [101]), ([1, 2], [])])
def test_a_free_play_wants_its_price_and_a_dragon(cards: list[int], held: list[int]) -> None:
    game = entice(table(mat(), hand=held, caves=cards), 65, "amethyst")
    assert asked_at(game) == "turn"
    assert caves(game) == set(cards)


@shows(65)
def test_a_free_play_that_was_paid_for_can_be_left() -> None:
    game = entice(table(mat(), hand=[101], caves=[1, 2]), 65, "amethyst")
    for choice in ("discard cave-1", "discard cave-2", "decline"):
        game.choose(choice)
    assert asked_at(game) == "turn"
    assert hand(game) == {101}


@shows(146)
def test_a_resource_plays_a_dragon_of_the_hand_for_free() -> None:
    position = table(mat(), hand=[101], resources={"milk": 1}, display=[102])
    game = entice(position, 146, "crimson", "pay milk", play(101, "amethyst"))
    assert dragons_in(game, "amethyst") == [101]
    assert (supply(game), coins(game)) == ({}, 3)


@shows(146)
def test_a_free_dragon_still_wants_a_cave_that_it_likes_and_a_free_space() -> None:
    # 40 lives in the golden grotto only, where no space is left.
    position = table(mat(golden=[44]), hand=[40], resources={"milk": 1})
    position["mats"][0]["golden"]["excavated"] = 1
    assert asked_at(entice(position, 146, "crimson")) == "turn"


@shows(146)
def test_a_hatchling_comes_for_free_without_egg_and_milk() -> None:
    position = table(mat(nest=1), hand=[6], resources={"gold": 1})
    position["mats"][0]["crimson"]["excavated"] = 2
    game = entice(position, 146, "crimson", "pay gold", play(6, "crimson"))
    assert dragons_in(game, "crimson") == [146, 6]
    assert (eggs(game), supply(game)) == ({"nest": 1}, {})


@shows(146)
def test_a_dragon_that_comes_for_free_uses_what_it_does_when_played() -> None:
    position = table(mat(), hand=[88], resources={"gold": 1}, coins=0)
    game = entice(position, 146, "crimson", "pay gold", play(88, "golden"), "use")
    assert coins(game) == 1


@shows(146)
def test_free_plays_may_follow_one_another() -> None:
    position = table(mat(), hand=[65, 101], resources={"gold": 1}, caves=[1, 2])
    game = entice(position, 146, "crimson", "pay gold", play(65, "amethyst"))
    for choice in ("discard cave-1", "discard cave-2", play(101, "golden")):
        game.choose(choice)
    assert [dragons_in(game, cave) for cave in ("crimson", "golden", "amethyst")] == [
        [146],
        [101],
        [65],
    ]


@shows(89)
def test_a_resource_plays_a_dragon_of_the_display_for_free() -> None:
    position = table(mat(), hand=[102], resources={"milk": 1}, display=[101, 40])
    game = entice(position, 89, "crimson", "pay milk")
    assert options(game) == [
        play(101, "golden"),
        play(101, "amethyst"),
        play(40, "golden"),
        "decline",
    ]
    game.choose(play(101, "golden"))
    assert dragons_in(game, "golden") == [101]
    assert (hand(game), supply(game), coins(game)) == ({102}, {}, 3)


@shows(89)
def test_an_empty_display_offers_no_dragon() -> None:
    position = table(mat(), hand=[102], resources={"milk": 1})
    assert asked_at(entice(position, 89, "crimson")) == "turn"


@shows(147)
def test_a_dragon_card_plays_a_dragon_of_the_display_for_free() -> None:
    position = table(mat(), hand=[1, 2], caves=[5], display=[101])
    game = entice(position, 147, "golden")
    assert options(game) == [discard(1), discard(2), "decline"]
    game.choose(discard(2))
    game.choose(play(101, "crimson"))
    assert dragons_in(game, "crimson") == [101]
    assert (hand(game), discarded(game), coins(game)) == ({1}, [2], 3)
    assert asked_at(entice(table(mat(), display=[101]), 147, "golden")) == "turn"


@shows(147)
def test_a_space_of_the_display_stays_empty_after_a_free_play() -> None:
    position = table(mat(), hand=[1], display=[172, 50, 51])
    game = entice(position, 147, "golden", discard(1), play(172, "crimson"))
    assert told(game, "displayed") != [], "filled again at the end of the turn"
    assert set(game.position()["dragon_display"][1:]) == {"wise-anteldragon", "aloof-gryphdragon"}


# Free excavations.


@shows(113, 140)
@pytest.mark.parametrize("number", [113, 140])
def test_a_space_is_excavated_with_a_card_of_the_hand(number: int) -> None:
    position = table(mat(), caves=[12, 13], cave_display=[14], coins=0)
    game = entice(position, number, "amethyst")
    assert options(game) == [
        f"excavate cave-{card} {cave}"
        for card in (12, 13)
        for cave in ("crimson", "golden", "amethyst")
    ] + ["decline"]
    game.choose("excavate cave-13 golden")
    game.choose("use")
    assert asked_at(game) == "turn"
    assert floor(game, "golden") == [13]
    assert (caves(game), coins(game)) == ({12}, 1)


@shows(64, 162)
@pytest.mark.parametrize("number", [64, 162])
def test_a_space_is_excavated_with_a_card_of_the_display(number: int) -> None:
    position = table(mat(), caves=[12], cave_display=[13, 14], coins=0)
    game = entice(position, number, "golden", "excavate cave-14 crimson", "use")
    assert asked_at(game) == "turn"
    assert floor(game, "crimson") == [14]
    assert (caves(game), coins(game)) == ({12}, 1)
    assert asked_at(entice(table(mat(), caves=[12]), number, "golden")) == "turn"


@shows(113)
def test_a_free_excavation_can_be_left_or_lack_a_card() -> None:
    game = entice(table(mat(), caves=[12]), 113, "amethyst", "decline")
    assert (asked_at(game), caves(game)) == ("turn", {12})
    assert asked_at(entice(table(mat(), cave_display=[12]), 113, "amethyst")) == "turn"


@shows(113)
def test_no_egg_is_paid_for_a_free_excavation() -> None:
    position = table(mat(), caves=[44])
    position["mats"][0]["crimson"]["excavated"] = 3
    game = entice(position, 113, "amethyst", "excavate cave-44 crimson", "use")
    assert game.position()["mats"][0]["crimson"]["excavated"] == 4
    assert supply(game) == {"meat": 2}


@shows(113)
def test_the_last_space_of_a_cave_gives_a_coin_for_three_items_all_the_same() -> None:
    position = table(mat(), caves=[44], hand=[1], resources={"gold": 2}, coins=0)
    position["mats"][0]["crimson"]["excavated"] = 3
    game = entice(position, 113, "amethyst", "excavate cave-44 crimson", "choose coin")
    for choice in ("discard gold", "discard gold", discard(1), "use"):
        game.choose(choice)
    assert coins(game) == 1
    assert supply(game) == {"meat": 2}


@shows(113)
def test_a_mat_that_is_excavated_whole_takes_no_card() -> None:
    position = table(mat(), caves=[12])
    for cave in ("crimson", "golden", "amethyst"):
        position["mats"][0][cave]["excavated"] = 4
    assert asked_at(entice(position, 113, "amethyst")) == "turn"


# On top of another dragon, by the guild of the highlands. Dragon 133 gives the promotion.


def highlands(*crimson: Any, held: list[int], **parts: Any) -> Position:
    """A step before the guild, with a cave card to pay."""
    position = table(mat([133, *crimson]), hand=held, caves=[5], steps=[5], **parts)
    position["guild"]["tile"] = "highlands"
    return position


def cover(position: Position, *choices: str) -> Any:
    """Pay the cave card on the second line of the tile."""
    return explore_to(position, "crimson-1", "use", "mark line-2", "discard cave-5", *choices)


def test_a_dragon_on_top_takes_over_all_that_lay_there() -> None:
    old = on(56, eggs=2, cached={"milk": 2, "meat": 1}, tucked=2)
    position = highlands(old, held=[166]) | {"tucked": [[7, 8], []]}
    game = cover(position, play(166, "crimson"), "at crimson-2")
    assert dragons_in(game, "crimson") == [133, 166]
    assert dragon_at(game, "crimson-2") == {
        "dragon": 166,
        "eggs": 2,
        "cached": {"milk": 2, "meat": 1},
        "tucked": 3,
        "fed": 0,
    }
    assert cards_under(game) == {7, 8, 56}
    assert (hand(game), supply(game)) == (set(), {}), "nothing was paid"


def test_eggs_beyond_the_nests_of_the_dragon_on_top_are_lost() -> None:
    # 53 has three nests, 177 one.
    position = highlands(on(53, eggs=3), held=[177])
    game = cover(position, play(177, "crimson"), "at crimson-2")
    assert eggs(game) == {"crimson-2": 1}


def test_the_points_of_a_covered_dragon_no_longer_count() -> None:
    position = highlands(53, held=[177])
    game = cover(position, play(177, "crimson"), "at crimson-2")
    sheet = game.scores()[0]
    assert sheet["dragons"] == 5 + 2, "133 and 177; the six points of 53 lie below"
    assert sheet["tucked"] == 1


def test_a_dragon_on_top_wants_a_cave_that_it_likes() -> None:
    # 40 lives in the golden grotto only, where no dragon lies yet.
    position = highlands(56, held=[40, 48])
    game = cover(position)
    assert options(game) == [play(48, "crimson"), "decline"]


def test_a_dragon_on_top_uses_what_it_does_when_played() -> None:
    game = cover(highlands(56, held=[48]), play(48, "crimson"), "at crimson-2", "use")
    assert coins(game) == 3, "one for the exploration, one gained"


def test_a_dragon_on_top_is_not_activated_in_the_same_turn() -> None:
    game = cover(highlands(56, held=[166]), play(166, "crimson"), "at crimson-2")
    while asked_at(game) != "turn":
        assert asked_at(game) != "crimson-2"
        game.choose("decline")
    assert supply(game) == {}


def test_a_covered_dragon_is_not_met_any_more() -> None:
    game = cover(highlands(56, held=[48]), play(48, "crimson"), "at crimson-2", "decline")
    while asked_at(game) != "turn":
        game.choose("decline")
    assert supply(game) == {}


def test_a_hatchling_on_top_is_not_fed_by_what_it_covers() -> None:
    # Hatchling 6 would gain a promotion for each card.
    position = highlands(on(56, tucked=2), held=[6])
    game = cover(position, play(6, "crimson"), "at crimson-2")
    assert dragon_at(game, "crimson-2")["tucked"] == 3
    assert game.position()["guild"]["steps"][0] == 6
    assert cached(game, "crimson-2") == {}
    assert tucked(game) == {"crimson-2": 3}
