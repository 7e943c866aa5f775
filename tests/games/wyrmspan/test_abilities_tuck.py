"""Dragons that tuck cards of the hand or the deck."""

import pytest

from tests.games.wyrmspan.mats import (
    asked_at,
    cards_under,
    cave_of,
    eggs,
    end_round,
    explore_to,
    hand,
    has_left,
    mat,
    on,
    supply,
    table,
    tuck,
    tucked,
)
from tests.games.wyrmspan.shapes import shows, shows_each
from tests.scenario import options

# If activated.


@shows(84)
def test_a_card_of_the_hand_goes_under_the_dragon() -> None:
    game = explore_to(table(mat(golden=[84]), hand=[1, 40]), "golden-1")
    assert options(game) == [tuck(1), tuck(40), "decline"]
    game.choose(tuck(40))
    assert has_left(game, "golden-1")
    assert tucked(game) == {"golden-1": 1}
    assert cards_under(game) == {40}
    assert hand(game) == {1}


@shows(84)
def test_tucking_can_be_left() -> None:
    game = explore_to(table(mat(golden=[84]), hand=[1]), "golden-1", "decline")
    assert tucked(game) == {}
    assert hand(game) == {1}


@shows(84)
def test_an_empty_hand_tucks_nothing() -> None:
    assert asked_at(explore_to(table(mat(golden=[84]), caves=[1]), "golden-1")) == "turn"


OF_COST = [(80, "crimson"), (151, "golden"), (152, "crimson")]


@shows_each("number, cave", OF_COST)
def test_a_tucked_card_brings_a_resource_of_its_cost(number: int, cave: str) -> None:
    # Dragon 38 costs a meat and three crystals.
    game = explore_to(table(cave_of(cave, number), hand=[38, 39]), f"{cave}-1", tuck(38))
    assert options(game) == ["gain meat", "gain crystal", "decline"]
    game.choose("gain crystal")
    assert has_left(game, f"{cave}-1")
    assert supply(game) == {"crystal": 1}
    assert tucked(game) == {f"{cave}-1": 1}


@shows(80)
@pytest.mark.parametrize(
    ("card", "resources"),
    [
        (1, ["milk"]),  # an egg and a milk
        (39, ["meat", "gold", "crystal"]),
        (101, ["meat", "gold", "crystal"]),  # a coin too
        (36, ["gold"]),
    ],
)
def test_only_resources_of_the_cost_are_offered(card: int, resources: list[str]) -> None:
    game = explore_to(table(mat([80]), hand=[card]), "crimson-1", tuck(card))
    assert options(game) == [*[f"gain {resource}" for resource in resources], "decline"]


@shows(80)
@pytest.mark.parametrize("card", [98, 122, 46])
def test_a_card_without_resources_in_its_cost_brings_none(card: int) -> None:
    # 98 and 122 cost nothing, 46 a coin.
    game = explore_to(table(mat([80]), hand=[card]), "crimson-1", tuck(card))
    assert asked_at(game) != "crimson-1"
    assert tucked(game) == {"crimson-1": 1}
    assert supply(game) == {}


@shows(171)
def test_a_card_goes_under_a_dragon_of_the_column() -> None:
    position = table(mat([56, 128], [171, 44], [43]), hand=[1, 40])
    game = explore_to(position, "golden-1")
    assert options(game) == ["at crimson-1", "at golden-1", "at amethyst-1", "decline"]
    game.choose("at amethyst-1")
    assert options(game) == [tuck(1), tuck(40)]
    game.choose(tuck(1))
    assert has_left(game, "golden-1")
    assert tucked(game) == {"amethyst-1": 1}
    assert hand(game) == {40}


@shows(171)
def test_a_hatchling_of_the_column_is_fed_so() -> None:
    # Hatchling 6 gains a promotion for each card.
    position = table(mat([6], [171]), hand=[40], steps=[1])
    game = explore_to(position, "golden-1", "at crimson-1", tuck(40), "use")
    assert supply(game) == {"meat": 1}


# Once per round, from the hand.


@shows(63)
def test_a_card_and_then_an_egg() -> None:
    position = table(mat([56], [63, 44]), hand=[1, 2])
    game = end_round(position, "at golden-1", tuck(1))
    assert options(game) == ["lay golden-1", "decline"]
    game.choose("lay golden-1")
    assert game.decision is None
    assert tucked(game) == {"golden-1": 1}
    assert eggs(game) == {"golden-1": 1}


@shows(63)
def test_no_card_no_egg() -> None:
    game = end_round(table(mat(golden=[63]), hand=[1]), "at golden-1", "decline")
    assert game.decision is None
    assert eggs(game) == {}
    assert end_round(table(mat(golden=[63]))).decision is None


@shows(63)
def test_a_card_may_be_tucked_though_the_nests_are_full() -> None:
    game = end_round(table(mat(golden=[on(63, eggs=4)]), hand=[1]), "at golden-1", tuck(1))
    assert game.decision is None
    assert tucked(game) == {"golden-1": 1}
    assert eggs(game) == {"golden-1": 4}


@shows(104)
def test_two_cards_bring_a_resource_each() -> None:
    position = table(mat([104]), hand=[1, 2, 3])
    game = end_round(position, "at crimson-1", tuck(1), "gain gold", tuck(3), "gain milk")
    assert game.decision is None
    assert supply(game) == {"gold": 1, "milk": 1}
    assert tucked(game) == {"crimson-1": 2}
    assert hand(game) == {2}


@shows(104)
def test_one_card_of_two_is_enough() -> None:
    position = table(mat([104]), hand=[1, 2])
    game = end_round(position, "at crimson-1", tuck(1), "gain gold", "decline")
    assert game.decision is None
    assert supply(game) == {"gold": 1}
    assert tucked(game) == {"crimson-1": 1}


# Once per round, from the deck.


@shows(141)
def test_the_top_of_the_deck_goes_under_any_dragon() -> None:
    position = table(mat([56], [141, 44]), deck=[1, 2])
    game = end_round(position, "at golden-1")
    assert options(game) == ["at crimson-1", "at golden-1", "at golden-2", "decline"]
    game.choose("at golden-2")
    assert game.decision is None
    assert tucked(game) == {"golden-2": 1}
    assert cards_under(game) == {1}


@shows(141)
def test_a_hatchling_is_fed_from_the_deck() -> None:
    # Hatchling 22 gains a meat for each card.
    position = table(mat(golden=[141], amethyst=[22]), deck=[1])
    game = end_round(position, "at golden-1", "at amethyst-1")
    assert supply(game) == {"meat": 1}


@shows(117)
@pytest.mark.parametrize("markers", [1, 3])
def test_a_card_of_the_deck_for_each_marker_on_the_guild(markers: int) -> None:
    position = table(mat([56], [117, 44]), deck=[1, 2, 3, 4])
    position["guild"]["squares"] = {"points-1": [0] * markers + [1]}
    game = end_round(position, "at golden-1")
    for _ in range(markers):
        assert options(game) == ["at golden-1", "decline"]
        game.choose("at golden-1")
    assert game.decision is None
    assert tucked(game) == {"golden-1": markers}
    assert cards_under(game) == set(range(1, markers + 1))


@shows(117)
def test_no_marker_no_card_of_the_deck() -> None:
    position = table(mat(golden=[117]), deck=[1, 2])
    position["guild"]["squares"] = {"points-1": [1]}
    assert end_round(position).decision is None


@shows(117)
def test_fewer_cards_of_the_deck_may_be_tucked() -> None:
    position = table(mat(golden=[117]), deck=[1, 2])
    position["guild"]["squares"] = {"points-1": [0, 0]}
    game = end_round(position, "at golden-1", "at golden-1", "decline")
    assert tucked(game) == {"golden-1": 1}


@shows(130)
def test_a_card_of_the_deck_under_each_playful_dragon_of_the_cave() -> None:
    # It is playful itself, as are 155 and 182's neighbour 48; 56 is shy. 159 lies elsewhere.
    position = table(mat([130, 56, 155, 48], [159]), deck=[1, 2, 3, 4])
    game = end_round(position, "at crimson-1")
    assert tucked(game) == {"crimson-1": 1, "crimson-3": 1, "crimson-4": 1}
    assert cards_under(game) == {1, 2, 3}


@shows(130)
def test_a_playful_hatchling_is_fed_so() -> None:
    # Hatchling 30 is playful and gains a promotion for each card.
    game = end_round(table(mat([130, 30]), deck=[1, 2], steps=[1]), "at crimson-1", "use")
    assert tucked(game) == {"crimson-1": 1, "crimson-2": 1}
    assert supply(game) == {"meat": 1}


@shows(130)
def test_tucking_under_each_can_be_left() -> None:
    game = end_round(table(mat([130]), deck=[1]), "decline")
    assert tucked(game) == {}
