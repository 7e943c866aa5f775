"""Dragons that reveal, draw and gain cards, and share them out."""

import pytest

from tests.games.wyrmspan.mats import (
    asked_at,
    cards_under,
    cave_of,
    discarded,
    discarded_caves,
    end_round,
    entice,
    explore_to,
    hand,
    keep,
    mat,
    supply,
    table,
    take,
    tuck,
    tucked,
)
from tests.games.wyrmspan.shapes import shows, shows_each
from tests.scenario import options, told

HATCHLING, SMALL, MEDIUM, LARGE = 1, 41, 38, 37

# If activated: the top of the deck is shown to all.

KEEPERS = [
    (58, "golden", {HATCHLING}),
    (110, "golden", {MEDIUM, LARGE}),
    (127, "golden", {SMALL, HATCHLING}),
]
SELLERS = [
    (68, "crimson", LARGE, "meat"),
    (100, "crimson", SMALL, "milk"),
    (176, "golden", MEDIUM, "meat"),
]


@shows_each("number, cave, sizes", KEEPERS)
@pytest.mark.parametrize("card", [HATCHLING, SMALL, MEDIUM, LARGE])
def test_a_revealed_card_of_the_right_size_is_tucked_others_kept(
    number: int, cave: str, sizes: set[int], card: int
) -> None:
    game = explore_to(table(cave_of(cave, number), deck=[card]), f"{cave}-1", "use")
    assert told(game, "revealed")[0]["card"] in str(game.position())
    if card in sizes:
        assert (cards_under(game), hand(game)) == ({card}, set())
        assert tucked(game) == {f"{cave}-1": 1}
    else:
        assert (cards_under(game), hand(game)) == (set(), {card})


@shows_each("number, cave, size, resource", SELLERS)
@pytest.mark.parametrize("card", [HATCHLING, SMALL, MEDIUM, LARGE])
def test_a_revealed_card_of_another_size_is_discarded_for_a_resource(
    number: int, cave: str, size: int, resource: str, card: int
) -> None:
    game = explore_to(table(cave_of(cave, number), deck=[card]), f"{cave}-1", "use")
    if card == size:
        assert (cards_under(game), discarded(game), supply(game)) == ({card}, [], {})
    else:
        assert (cards_under(game), discarded(game)) == (set(), [card])
        assert supply(game) == {resource: 1}


@shows(58)
def test_all_know_a_card_that_was_revealed_and_kept() -> None:
    game = explore_to(table(mat(golden=[58]), deck=[SMALL]), "golden-1", "use", "decline")
    for viewer in (None, 1):
        assert game.view(viewer)["dragon_hands"][0] == ["striped-dragonette"]


@shows(68)
def test_nothing_is_revealed_when_it_is_left() -> None:
    game = explore_to(table(mat([68]), deck=[LARGE]), "crimson-1", "decline")
    assert told(game, "revealed") == []
    assert (cards_under(game), supply(game)) == (set(), {})


@shows(68)
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    position = table(mat([68]))
    others = [n for n in range(1, 184) if n not in (68, 37)]
    position |= {"dragon_hands": [[], others], "dragon_discard": [37]}
    game = explore_to(position, "crimson-1", "use")
    assert cards_under(game) == {37}


# Draw one, which may be tucked.


@shows(148)
def test_a_card_drawn_on_the_way_may_be_tucked_here() -> None:
    position = table(mat([148]), deck=[1, 2])
    game = explore_to(position, "crimson-1", "use")
    assert options(game) == [tuck(1), "decline"]
    game.choose(tuck(1))
    assert (cards_under(game), hand(game)) == ({1}, set())
    game = explore_to(position, "crimson-1", "use", "decline")
    assert (cards_under(game), hand(game)) == (set(), {1})


@shows(148)
def test_the_draw_itself_can_be_left() -> None:
    game = explore_to(table(mat([148]), deck=[1, 2]), "crimson-1", "decline")
    assert (cards_under(game), hand(game)) == (set(), set())


@shows(148)
def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    game = explore_to(table(mat([148]), deck=[1, 2]), "crimson-1", "use")
    assert game.view(0)["drawn"][0] == ["white-bellied-grazer"]
    assert "white-bellied-grazer" not in str(game.view(1))
    assert "white-bellied-grazer" not in str([event.data for event in game.log(1)])


@shows(160)
def test_a_card_drawn_at_the_end_of_the_round_may_be_tucked_here() -> None:
    position = table(mat(golden=[160]), deck=[1, 2])
    game = end_round(position, "at golden-1", tuck(1))
    assert tucked(game) == {"golden-1": 1}
    game = end_round(position, "at golden-1", "decline")
    assert hand(game) == {1}


# Once per round: gain one, which may be tucked under any dragon.


@shows(180)
def test_a_card_of_the_display_goes_to_the_hand_or_under_any_dragon() -> None:
    position = table(mat([56], [180]), display=[7, 8, 9], deck=[10])
    game = end_round(position, "at golden-1")
    assert options(game) == [take(7), take(8), take(9), "draw dragon", "decline"]
    game.choose(take(8))
    assert options(game) == ["at crimson-1", "at golden-1", "decline"]
    game.choose("at crimson-1")
    assert tucked(game) == {"crimson-1": 1}
    assert cards_under(game) == {8}
    game = end_round(position, "at golden-1", take(8), "decline")
    assert (tucked(game), hand(game)) == ({}, {8})


@shows(180)
def test_a_card_of_the_deck_is_looked_at_first() -> None:
    game = end_round(table(mat(golden=[180]), deck=[10]), "at golden-1", "draw dragon")
    assert game.view(0)["drawn"][0] == ["melodious-firedragon"]
    game.choose("decline")
    assert hand(game) == {10}


@shows(180)
def test_a_hatchling_is_fed_with_the_card_gained() -> None:
    # Hatchling 22 gains a meat for each card.
    position = table(mat(golden=[180], amethyst=[22]), display=[7])
    game = end_round(position, "at golden-1", take(7), "at amethyst-1")
    assert supply(game) == {"meat": 1}


# Once per round: draw several.


@shows(135)
def test_a_full_column_draws_two_and_tucks_any_of_them() -> None:
    position = table(mat([56], [135], [43]), deck=[1, 2, 3])
    game = end_round(position, "at golden-1", tuck(2))
    assert options(game) == [tuck(1), "decline"]
    game.choose("decline")
    assert (cards_under(game), hand(game)) == ({2}, {1})
    game = end_round(position, "at golden-1", tuck(1), tuck(2))
    assert tucked(game) == {"golden-1": 2}
    game = end_round(position, "at golden-1", "decline")
    assert hand(game) == {1, 2}


@shows(135)
def test_a_column_with_a_gap_draws_none() -> None:
    assert end_round(table(mat([56], [135]), deck=[1, 2])).decision is None


@shows(69)
def test_a_card_for_each_shy_dragon_of_the_cave_two_may_be_tucked() -> None:
    # It is shy itself, as are 44 and 126; 40 is helpful. 43 and 56 lie elsewhere.
    position = table(mat([56], [69, 44, 40, 126], [43]), deck=[1, 2, 3, 4])
    game = end_round(position, "at golden-1", tuck(1), tuck(3))
    assert game.decision is None
    assert (cards_under(game), hand(game)) == ({1, 3}, {2})


@shows(69)
def test_alone_it_draws_one() -> None:
    position = table(mat(golden=[69, 40]), deck=[1, 2])
    game = end_round(position, "at golden-1", "decline")
    assert (cards_under(game), hand(game)) == (set(), {1})


@shows(109)
def test_a_resource_draws_three_one_kept_one_tucked_one_discarded() -> None:
    position = table(mat([109]), deck=[1, 2, 3, 4], resources={"gold": 2})
    game = end_round(position, "at crimson-1", "pay gold")
    assert options(game) == [keep(1), keep(2), keep(3)]
    game.choose(keep(2))
    assert options(game) == [tuck(1), tuck(3)]
    game.choose(tuck(3))
    assert (hand(game), cards_under(game), discarded(game)) == ({2}, {3}, [1])
    assert tucked(game) == {"crimson-1": 1}
    assert supply(game) == {"gold": 1}


@shows(109)
def test_three_cards_can_be_left() -> None:
    position = table(mat([109]), deck=[1, 2, 3], resources={"gold": 1})
    game = end_round(position, "at crimson-1", "decline")
    assert (hand(game), supply(game)) == (set(), {"gold": 1})
    assert end_round(table(mat([109]), deck=[1, 2, 3])).decision is None


@shows(142)
def test_a_cave_card_draws_three() -> None:
    position = table(mat(golden=[142]), deck=[1, 2, 3], caves=[5])
    game = end_round(position, "at golden-1", "discard cave-5", keep(1), tuck(2))
    assert (hand(game), cards_under(game), discarded(game)) == ({1}, {2}, [3])
    assert discarded_caves(game) == [5]
    assert end_round(table(mat(golden=[142]), deck=[1, 2, 3], hand=[4])).decision is None


# When played.


@shows(116)
def test_of_two_cards_one_is_kept_one_tucked_under_any_dragon() -> None:
    position = table(mat([56]), deck=[1, 2, 3])
    game = entice(position, 116, "golden", "use", keep(2))
    assert options(game) == ["at crimson-1", "at golden-1"]
    game.choose("at crimson-1")
    assert (hand(game), cards_under(game)) == ({2}, {1})
    assert tucked(game) == {"crimson-1": 1}


@shows(116)
def test_two_cards_can_be_left() -> None:
    game = entice(table(mat(), deck=[1, 2]), 116, "golden", "decline")
    assert hand(game) == set()
    assert asked_at(game) == "turn"


@shows(165)
def test_two_cards_are_gained_and_each_opponent_draws_one() -> None:
    position = table(mat(), mat(), mat(), display=[7, 8], deck=[10, 11, 12])
    game = entice(position, 165, "golden", take(8), "draw dragon")
    assert game.seat == 1
    assert options(game) == ["use", "decline"], "drawn, never taken from the display"
    game.choose("use")
    assert game.seat == 2
    game.choose("decline")
    assert [hand(game, seat) for seat in range(3)] == [{8, 10}, {11}, set()]


@shows(165)
def test_opponents_draw_though_the_owner_leaves_it() -> None:
    game = entice(table(mat(), deck=[10]), 165, "golden", "decline", "use")
    assert [hand(game, seat) for seat in range(2)] == [set(), {10}]
