"""Dragons that lay eggs: if activated, and once per round."""

from tests.games.wyrmspan.mats import (
    asked_at,
    cave_of,
    eggs,
    end_round,
    explore_to,
    has_left,
    mat,
    on,
    supply,
    table,
)
from tests.games.wyrmspan.shapes import shows, shows_each
from tests.scenario import options

# If activated: one egg, here, in this cave, in this column, or beside.


@shows(43)
def test_an_egg_on_the_dragon_itself() -> None:
    game = explore_to(table(mat([56], amethyst=[43, 45])), "amethyst-1")
    assert options(game) == ["lay amethyst-1", "decline"]
    game.choose("lay amethyst-1")
    assert has_left(game, "amethyst-1")
    assert eggs(game) == {"amethyst-1": 1}


@shows(43)
def test_no_egg_on_a_full_dragon() -> None:
    game = explore_to(table(mat(amethyst=[on(43, eggs=5)])), "amethyst-1")
    assert asked_at(game) == "turn"
    assert eggs(game) == {"amethyst-1": 5}


@shows_each("number, cave", [(55, "golden"), (158, "crimson")])
def test_an_egg_in_this_cave(number: int, cave: str) -> None:
    # Dragon 122 has one nest; hatchlings have none; the nests of the mat lie in no cave.
    mine = mat(amethyst=[43])
    mine[cave] = {"dragons": [number, on(122, eggs=1), 1, 46]}
    game = explore_to(table(mine), f"{cave}-1")
    assert options(game) == [f"lay {cave}-1", f"lay {cave}-4", "decline"]
    game.choose(f"lay {cave}-4")
    assert has_left(game, f"{cave}-1")
    assert eggs(game) == {f"{cave}-2": 1, f"{cave}-4": 1}


@shows(158)
def test_an_egg_in_this_cave_may_lie_on_another_dragon() -> None:
    game = explore_to(table(mat([158, 122])), "crimson-1", "lay crimson-2")
    assert eggs(game) == {"crimson-2": 1}


@shows(158)
def test_an_egg_can_be_left() -> None:
    game = explore_to(table(mat([158, 122])), "crimson-1", "decline")
    assert eggs(game) == {}


@shows(82)
def test_an_egg_in_this_column() -> None:
    position = table(mat([56, 82], [182, 44], [43, 45]))
    game = explore_to(position, "crimson-2")
    assert options(game) == ["lay crimson-2", "lay golden-2", "lay amethyst-2", "decline"]
    game.choose("lay amethyst-2")
    assert has_left(game, "crimson-2")
    assert eggs(game) == {"amethyst-2": 1}


@shows(173)
def test_an_egg_beside_never_on_the_dragon_itself() -> None:
    # Above, below and left of the middle; the corner lies aslant.
    position = table(mat([56, 128], [182, 173], [43, 45]))
    game = explore_to(position, "golden-2")
    assert options(game) == ["lay crimson-2", "lay golden-1", "lay amethyst-2", "decline"]
    game.choose("lay golden-1")
    assert has_left(game, "golden-2")
    assert eggs(game) == {"golden-1": 1}


@shows(173)
def test_rows_at_the_edge_have_no_neighbour_beyond() -> None:
    game = explore_to(table(mat([173], [182], [43])), "crimson-1")
    assert options(game) == ["lay golden-1", "decline"]


@shows(173)
def test_no_egg_where_no_neighbour_has_room() -> None:
    game = explore_to(table(mat([173, on(122, eggs=1)], amethyst=[43])), "crimson-1")
    assert asked_at(game) == "turn"


# Once per round.


@shows(139)
def test_an_egg_on_the_dragon_itself_at_the_end_of_the_round() -> None:
    game = end_round(table(mat([139, 56], [182])), "at crimson-1")
    assert options(game) == ["lay crimson-1", "decline"]
    game.choose("lay crimson-1")
    assert game.decision is None
    assert eggs(game) == {"crimson-1": 1}


@shows(139)
def test_a_full_dragon_is_not_asked_at_the_end_of_the_round() -> None:
    game = end_round(table(mat([on(139, eggs=4)])))
    assert game.decision is None


@shows(139)
def test_an_ability_is_used_once_in_a_round() -> None:
    game = end_round(table(mat([139, 128], [175])), "at crimson-1", "lay crimson-1")
    assert game.decision is None, "the other ability wants a marker on the guild"
    assert eggs(game) == {"crimson-1": 1}


@shows(139)
def test_abilities_of_the_end_of_a_round_come_in_any_order() -> None:
    game = end_round(table(mat([139], amethyst=[95])))
    assert options(game) == ["at crimson-1", "at amethyst-1", "decline"]
    game.choose("at amethyst-1")
    assert options(game) == ["at crimson-1", "decline"]
    assert eggs(game) == {"crimson-1": 1, "amethyst-1": 1}


@shows(139)
def test_abilities_of_the_end_of_a_round_can_be_left() -> None:
    game = end_round(table(mat([139])), "decline")
    assert game.decision is None
    assert eggs(game) == {}


@shows(139)
def test_the_first_player_comes_first_then_clockwise() -> None:
    position = table(mat([139]), mat([153]), mat(amethyst=[95]), first=1)
    position["resources"][1] = {"meat": 1}
    game = end_round(position)
    asked = []
    while game.decision is not None:
        asked.append(game.seat)
        game.choose("decline")
    assert asked == [1, 2, 0]


IF_THREE = [(79, "amethyst"), (107, "crimson"), (164, "golden")]


@shows_each("number, cave", IF_THREE)
def test_three_dragons_in_the_cave_get_an_egg_each(number: int, cave: str) -> None:
    # Dragon 122 has one nest, which is full.
    position = table(cave_of(cave, number, on(122, eggs=1), 46))
    game = end_round(position, f"at {cave}-1")
    assert eggs(game) == {f"{cave}-1": 1, f"{cave}-2": 1, f"{cave}-3": 1}


@shows_each("number, cave", IF_THREE)
def test_two_dragons_in_the_cave_get_none(number: int, cave: str) -> None:
    game = end_round(table(cave_of(cave, number, 122)))
    assert game.decision is None
    assert eggs(game) == {}


@shows(107)
def test_hatchlings_count_for_three_but_have_no_nest() -> None:
    game = end_round(table(mat([107, 2, 6])), "at crimson-1")
    assert eggs(game) == {"crimson-1": 1}


@shows(95)
def test_an_egg_for_each_dragon_of_the_column() -> None:
    position = table(mat([56, 128], [182, 44], [95]))
    game = end_round(position, "at amethyst-1")
    assert eggs(game) == {"crimson-1": 1, "golden-1": 1, "amethyst-1": 1}


@shows(95)
def test_a_full_column_is_not_asked() -> None:
    position = table(mat([on(56, eggs=2)], amethyst=[on(95, eggs=4), 43]))
    assert end_round(position).decision is None


@shows(138)
def test_an_egg_for_each_dragon_of_the_cave_that_is_not_aggressive() -> None:
    # 92 is aggressive, 43 helpful, 78 playful.
    game = end_round(table(mat([56], amethyst=[138, 92, 43, 78])), "at amethyst-1")
    assert eggs(game) == {"amethyst-1": 1, "amethyst-3": 1, "amethyst-4": 1}


@shows(175)
def test_two_eggs_with_a_marker_on_the_guild() -> None:
    position = table(mat([56], [175, 44]))
    position["guild"]["squares"] = {"line-3": [0]}
    game = end_round(position, "at golden-1")
    assert options(game) == ["lay golden-1", "decline"]
    game.choose("lay golden-1")
    game.choose("lay golden-1")
    assert game.decision is None
    assert eggs(game) == {"golden-1": 2}


@shows(175)
def test_up_to_two_eggs_may_be_one() -> None:
    position = table(mat(golden=[175]))
    position["guild"]["squares"] = {"points-1": [0]}
    game = end_round(position, "at golden-1", "lay golden-1", "decline")
    assert eggs(game) == {"golden-1": 1}


@shows(175)
def test_the_second_egg_needs_room() -> None:
    position = table(mat(golden=[on(175, eggs=1)]))
    position["guild"]["squares"] = {"line-1": [0]}
    game = end_round(position, "at golden-1", "lay golden-1")
    assert game.decision is None
    assert eggs(game) == {"golden-1": 2}


@shows(175)
def test_the_marker_must_be_ones_own() -> None:
    position = table(mat(golden=[175]))
    position["guild"]["squares"] = {"line-1": [1]}
    assert end_round(position).decision is None


# Once per round: an egg for a resource, the opponents too.


@shows(70)
def test_up_to_two_eggs_are_bought_one_by_one() -> None:
    position = table(mat([70]), resources={"meat": 1, "milk": 2})
    game = end_round(position, "at crimson-1", "pay meat", "lay crimson-1")
    assert options(game) == ["pay milk", "decline"]
    game.choose("pay milk")
    game.choose("lay nest")
    assert game.decision is None
    assert eggs(game) == {"crimson-1": 1, "nest": 1}
    assert supply(game) == {"milk": 1}


@shows(70)
def test_buying_may_stop_after_one() -> None:
    position = table(mat([70]), resources={"milk": 2})
    game = end_round(position, "at crimson-1", "pay milk", "lay nest", "decline")
    assert game.decision is None
    assert supply(game) == {"milk": 1}


@shows(70)
def test_each_opponent_may_buy_one() -> None:
    position = table(mat([70]), mat(), mat(nest=1), resources={"meat": 1})
    position["resources"] = [{"meat": 1}, {"gold": 2}, {"milk": 2}]
    game = end_round(position, "at crimson-1", "pay meat", "lay nest")
    assert game.seat == 1
    game.choose("pay gold")
    game.choose("lay nest")
    assert game.seat == 2
    assert options(game) == ["pay milk", "decline"]
    game.choose("decline")
    assert game.decision is None
    assert [eggs(game, seat) for seat in range(3)] == [{"nest": 1}, {"nest": 1}, {"nest": 1}]
    assert [supply(game, seat) for seat in range(3)] == [{}, {"gold": 1}, {"milk": 2}]


@shows(70)
def test_opponents_may_buy_though_the_owner_leaves_it() -> None:
    position = table(mat([70]))
    position["resources"] = [{"meat": 1}, {"gold": 1}]
    game = end_round(position, "decline")
    assert game.seat == 1
    game.choose("pay gold")
    game.choose("lay nest")
    assert eggs(game, 0) == {}
    assert eggs(game, 1) == {"nest": 1}


@shows(70)
def test_opponents_may_buy_though_the_owner_cannot() -> None:
    position = table(mat([70]))
    position["resources"] = [{}, {"gold": 1}]
    game = end_round(position, "pay gold", "lay nest")
    assert eggs(game, 1) == {"nest": 1}
