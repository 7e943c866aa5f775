"""Dragons that use the abilities of others, and dragons that change places."""

from tests.games.wyrmspan.mats import (
    asked_at,
    cached,
    coins,
    discard,
    dragon_at,
    dragons_in,
    eggs,
    end_round,
    entice,
    excavate,
    explore_to,
    hand,
    has_left,
    mat,
    on,
    play,
    supply,
    table,
    tuck,
    tucked,
)
from tests.games.wyrmspan.shapes import shows
from tests.scenario import options

# Any ability of the way or of the end of a round.


@shows(172)
def test_an_ability_of_the_way_or_of_the_round_is_used_at_once() -> None:
    # 48 counts only when played, 46 at the end of the game.
    position = table(mat([56, 48], [160, 46], [43]), deck=[1])
    game = entice(position, 172, "crimson")
    assert options(game) == ["at crimson-1", "at golden-1", "at amethyst-1", "decline"]
    game.choose("at crimson-1")
    assert supply(game) == {"gold": 1}
    assert asked_at(game) == "turn", "one ability only"


@shows(172)
def test_an_ability_that_asks_asks_now() -> None:
    position = table(mat(golden=[160], amethyst=[43]), deck=[1])
    assert eggs(entice(position, 172, "crimson", "at amethyst-1", "lay amethyst-1")) == {
        "amethyst-1": 1
    }
    assert tucked(entice(position, 172, "crimson", "at golden-1", tuck(1))) == {"golden-1": 1}


@shows(172)
def test_a_hatchling_is_fed_by_it() -> None:
    position = table(mat(amethyst=[4]), resources={"milk": 1})
    game = entice(position, 172, "crimson", "at amethyst-1", "pay milk")
    assert cached(game, "amethyst-1") == {"milk": 1}
    assert supply(game) == {"crystal": 1}


@shows(172)
def test_using_an_ability_can_be_left() -> None:
    game = entice(table(mat([56])), 172, "crimson", "decline")
    assert (asked_at(game), supply(game)) == ("turn", {})


@shows(172)
def test_without_such_an_ability_nothing_is_asked() -> None:
    assert asked_at(entice(table(mat([48], [46])), 172, "crimson")) == "turn"


@shows(172)
def test_an_ability_that_can_do_nothing_is_not_offered() -> None:
    # 84 tucks a card of the hand.
    assert asked_at(entice(table(mat(golden=[84])), 172, "crimson")) == "turn"
    game = entice(table(mat([56], [84])), 172, "crimson")
    assert options(game) == ["at crimson-1", "decline"]


@shows(172)
def test_a_dragon_played_in_this_turn_is_not_activated() -> None:
    position = table(mat([56], amethyst=[43]))
    position["mats"][0]["fresh"] = ["crimson-1"]
    game = entice(position, 172, "crimson")
    assert options(game) == ["at amethyst-1", "decline"]


@shows(172)
def test_an_ability_of_the_round_used_early_comes_again_at_its_end() -> None:
    position = table(mat([139]), coins=0, round=4)
    position["coins"][1] = 0
    game = entice(position, 172, "golden", "at crimson-1", "lay crimson-1")
    game.choose("at crimson-1")
    game.choose("lay crimson-1")
    assert eggs(game) == {"crimson-1": 2}


@shows(172)
def test_opponents_get_their_part_of_an_ability_used_so() -> None:
    position = table(mat([70]), mat(), mat())
    position["resources"] = [{}, {"gold": 1}, {"milk": 1}]
    game = entice(position, 172, "golden", "at crimson-1")
    assert game.seat == 1
    game.choose("pay gold")
    game.choose("lay nest")
    assert game.seat == 2
    game.choose("decline")
    assert [eggs(game, seat) for seat in range(3)] == [{}, {"nest": 1}, {}]


# Dragons that come on the way. The guild of the seafarers plays one for a dragon card.


@shows(133)
def test_a_dragon_that_comes_on_the_way_lengthens_it_without_its_ability() -> None:
    position = table(mat([133]), hand=[1, 56], steps=[5])
    position["guild"]["tile"] = "seafarers"
    game = explore_to(position, "crimson-1", "use", "mark line-2", discard(1), play(56, "crimson"))
    assert has_left(game, "crimson-1")
    game.choose("decline")
    assert has_left(game, "crimson-2"), "the second dragon was passed in silence"
    game.choose("gain milk")
    assert supply(game) == {"milk": 1}
    assert asked_at(game) == "turn"


@shows(56)
def test_a_dragon_that_came_in_the_turn_of_another_is_activated_in_the_next() -> None:
    position = table(mat(), mat(), steps=[0, 5])
    position["guild"]["tile"] = "seafarers"
    position["dragon_hands"][1] = [1, 56]
    game = excavate(position, 27, "decline", "use", "mark line-2", discard(1), play(56, "crimson"))
    for choice in ("explore crimson", "decline", "use"):
        game.choose(choice)
    assert supply(game, 1) == {"gold": 1}


# Any ability of a play.


@shows(76)
def test_a_resource_uses_what_a_dragon_did_when_played() -> None:
    position = table(mat([48, 56], [57]), resources={"milk": 1}, coins=0)
    game = entice(position, 76, "crimson", "pay milk")
    assert options(game) == ["at crimson-1", "at golden-1", "decline"]
    game.choose("at crimson-1")
    assert (coins(game), supply(game)) == (1, {})
    assert asked_at(game) == "turn"


@shows(76)
def test_it_does_not_use_itself() -> None:
    position = table(mat(), resources={"milk": 1, "gold": 1})
    assert asked_at(entice(position, 76, "crimson")) == "turn", "no other dragon was played"
    game = entice(table(mat([48]), resources={"milk": 1}), 76, "crimson", "pay milk")
    assert options(game) == ["at crimson-1", "decline"]


@shows(76)
def test_a_resource_is_not_paid_for_what_wants_it_too() -> None:
    # 89 pays a resource for a dragon of the display: with one resource there is none left for it.
    one = table(mat([89]), resources={"milk": 1}, display=[98])
    assert asked_at(entice(one, 76, "crimson")) == "turn"
    two = table(mat([89]), resources={"milk": 2}, display=[98])
    assert options(entice(two, 76, "crimson", "pay milk")) == ["at crimson-1", "decline"]


@shows(76)
def test_opponents_get_their_part_again() -> None:
    position = table(mat([181]), resources={"milk": 1})
    game = entice(position, 76, "crimson", "pay milk", "at crimson-1")
    assert game.seat == 1
    game.choose("use")
    assert [supply(game, seat) for seat in range(2)] == [{"meat": 2}, {"meat": 1}]


@shows(76)
def test_no_resource_no_second_use() -> None:
    assert asked_at(entice(table(mat([48])), 76, "crimson")) == "turn"
    game = entice(table(mat([48]), resources={"milk": 1}, coins=0), 76, "crimson", "decline")
    assert (coins(game), supply(game)) == (0, {"milk": 1})


# Two dragons change places.


@shows(157)
def test_two_dragons_change_places_with_all_that_is_theirs() -> None:
    # 182 lives in the golden grotto, 43 in the abyss: their likings do not matter.
    one = on(182, eggs=3, cached={"milk": 2}, tucked=1)
    position = table(mat(golden=[44, one], amethyst=[on(43, eggs=5)]))
    game = entice(position, 157, "crimson", "at golden-2", "at amethyst-1")
    assert dragons_in(game, "golden") == [44, 43]
    assert dragon_at(game, "amethyst-1") == {
        "dragon": 182,
        "eggs": 3,
        "cached": {"milk": 2},
        "tucked": 1,
        "fed": 0,
    }
    assert eggs(game) == {"golden-2": 5, "amethyst-1": 3}


@shows(157)
def test_a_hatchling_takes_its_feedings_along() -> None:
    hatchling = on(14, cached={"meat": 2})
    position = table(mat(golden=[hatchling]), resources={"meat": 1}, coins=2)
    position["coins"][1] = 0
    game = entice(position, 157, "crimson", "at golden-1", "at crimson-1")
    assert dragon_at(game, "crimson-1")["fed"] == 2
    for choice in ("explore crimson", "decline", "pay meat"):
        game.choose(choice)
    assert coins(game) == 2, "a coin for the exploration; one gained as it grows"


@shows(157)
def test_it_may_swap_itself_or_two_others_or_none() -> None:
    position = table(mat([56], [182]))
    game = entice(position, 157, "crimson")
    assert options(game) == ["at crimson-1", "at crimson-2", "at golden-1", "decline"]
    game.choose("at crimson-2")
    assert options(game) == ["at crimson-1", "at golden-1"]
    game.choose("at golden-1")
    assert (dragons_in(game, "crimson"), dragons_in(game, "golden")) == ([56, 182], [157])
    game = entice(position, 157, "crimson", "decline")
    assert (dragons_in(game, "crimson"), dragons_in(game, "golden")) == ([56, 157], [182])


@shows(157)
def test_a_lone_dragon_has_nobody_to_swap_with() -> None:
    assert asked_at(entice(table(mat()), 157, "crimson")) == "turn"


@shows(72, 139)
def test_a_swap_at_the_end_of_a_round_changes_no_ability_that_was_used() -> None:
    # The guild of the plains lays cave 66, which swaps, for an egg.
    position = table(mat([139], [on(72, eggs=2)]), steps=[5], cave_deck=[66])
    game = end_round(position, "at golden-1", "pay-egg golden-1", "use", "mark line-1")
    for choice in ("pay-egg golden-1", "excavate cave-66 amethyst", "at crimson-1", "at golden-1"):
        game.choose(choice)
    assert (dragons_in(game, "crimson"), dragons_in(game, "golden")) == ([72], [139])
    game.choose("decline")
    assert options(game) == ["at golden-1", "decline"]
    game.choose("at golden-1")
    game.choose("lay golden-1")
    assert game.decision is None


# What follows an ability that was left.


@shows(36, 50)
def test_a_walk_goes_on_after_an_ability_that_was_left() -> None:
    position = table(mat(golden=[36, 50]), hand=[1], deck=[2])
    game = explore_to(position, "golden-1", "decline", "decline")
    assert asked_at(game) == "golden-2"
    game.choose("draw dragon")
    assert hand(game) == {1, 2}


@shows(139, 160)
def test_leaving_the_abilities_of_a_round_leaves_all_that_are_not_used() -> None:
    game = end_round(table(mat([139], [160]), deck=[1]), "at golden-1", "decline", "decline")
    assert game.decision is None
    assert (hand(game), eggs(game)) == ({1}, {})
