"""The end of a round, and the beginning of the next."""

from typing import Any

import pytest

from tests.games.wyrmspan.mats import (
    Position,
    cards_under,
    coins,
    eggs,
    hand,
    mat,
    name,
    on,
    supply,
    table,
    take,
    tucked,
)
from tests.scenario import after, options, told


def ending(*mats: dict[str, Any], round: int = 1, first: int = 0, **parts: Any) -> Position:
    """All have passed; the round ends."""
    position = table(*mats, **parts)
    over = {"turn": None, "round": round, "first": first, "passed": [True] * position["seats"]}
    return position | over


# Once per round.


def test_once_per_round_abilities_come_from_the_first_player_on() -> None:
    # Each has a brushtail fae: draw a dragon, which may be tucked.
    mats = [mat(golden=[160], nest=2), mat(golden=[139], nest=2), mat(golden=[95], nest=2)]
    game = after(ending(*mats, first=1))
    seats = []
    while game.decision is not None and game.decision.topic == "once-per-round":
        seats.append(game.seat)
        game.choose("decline")
    assert seats == [1, 2, 0]


def test_own_abilities_are_used_in_any_order() -> None:
    # Oracular dragon: an egg here. Sea viper: tuck from the deck. Brushtail fae: draw.
    game = after(ending(mat(crimson=[139], golden=[160], amethyst=[141]), deck=[56, 57]))
    assert options(game) == ["at crimson-1", "at golden-1", "at amethyst-1", "decline"]
    game.choose("at amethyst-1")
    game.choose("at golden-1")
    assert options(game) == ["at crimson-1", "at golden-1", "decline"]
    game.choose("at golden-1")
    game.choose("decline")
    assert (cards_under(game), hand(game)) == ({56}, {57})


def test_a_once_per_round_ability_is_used_once() -> None:
    game = after(ending(mat(crimson=[139], golden=[160])), "at crimson-1", "lay crimson-1")
    assert options(game) == ["at golden-1", "decline"]
    assert eggs(game) == {"crimson-1": 1}


def test_abilities_may_be_left() -> None:
    game = after(ending(mat(crimson=[139], golden=[160])), "decline")
    assert eggs(game) == {}
    assert game.position()["round"] == 2


def test_an_ability_may_make_another_possible() -> None:
    # Greater scorpio: gain milk. Knowing guardian: cache a resource here, then draw.
    game = after(ending(mat(crimson=[120], golden=[161]), deck=[56]))
    assert options(game) == ["at golden-1", "decline"], "there is nothing to cache yet"
    game.choose("at golden-1")
    game.choose("gain milk")
    assert options(game) == ["at crimson-1", "decline"]
    game.choose("at crimson-1")
    game.choose("pay milk")
    assert (supply(game), hand(game)) == ({}, {56})


def test_a_gift_once_per_round_goes_to_the_others() -> None:
    # Patient redwyrm: up to twice a resource for an egg; each opponent once.
    position = ending(mat(crimson=[70]), mat())
    position["resources"] = [{"gold": 1}, {"milk": 2}]
    game = after(position, "at crimson-1", "pay gold", "lay crimson-1")
    assert game.seat == 1
    assert options(game) == ["pay milk", "decline"]
    game.choose("pay milk")
    game.choose("lay nest")
    assert (eggs(game, 1), supply(game, 1)) == ({"nest": 1}, {"milk": 1})


def test_a_gift_is_given_though_its_owner_leaves_the_ability() -> None:
    position = ending(mat(crimson=[70]), mat())
    position["resources"] = [{"gold": 1}, {"milk": 2}]
    game = after(position, "decline")
    assert (game.seat, options(game)) == (1, ["pay milk", "decline"])


def test_a_gift_is_given_though_its_owner_cannot_use_the_ability() -> None:
    position = ending(mat(crimson=[70]), mat())
    position["resources"] = [{}, {"milk": 2}]
    assert options(after(position)) == ["pay milk", "decline"]


def test_abilities_come_before_the_objective() -> None:
    # Eggs are counted; only the oracular dragon's owner has one.
    objectives = ["eggs", "cave-cards", "cached", "small"]
    position = ending(mat(crimson=[139]), mat(), objectives=objectives)
    game = after(position, "at crimson-1", "lay crimson-1")
    assert told(game, "placed")[0]["counts"] == [1, 0]
    assert game.position()["places"] == [[1, 4]]


def test_what_was_taken_from_the_display_stays_empty_until_the_next_round() -> None:
    # The beckoning cricketcatcher gains a dragon; the second finds the space empty.
    mats = (mat(golden=[180]), mat(golden=[109]))
    position = ending(*mats, display=[56, 57, 60])
    game = after(position, "at golden-1", take(57), "decline")
    assert hand(game) == {57}
    assert game.position()["round"] == 2


def test_the_cricketcatcher_tucks_what_it_gains() -> None:
    game = after(ending(mat(golden=[180]), display=[56]), "at golden-1", take(56), "at golden-1")
    assert (tucked(game), cards_under(game)) == ({"golden-1": 1}, {56})


# The next round.


def test_everybody_gains_six_coins_and_an_egg() -> None:
    position = ending(mat(), mat(golden=[95])) | {"coins": [1, 0]}
    game = after(position, "decline", "lay nest", "lay golden-1")
    assert (coins(game), coins(game, 1)) == (7, 6)
    assert (eggs(game), eggs(game, 1)) == ({"nest": 1}, {"golden-1": 1})


def test_coins_kept_are_added_and_counted_only_at_the_end_of_a_turn() -> None:
    game = after(ending(mat(nest=2), mat(nest=2)) | {"coins": [9, 9], "first": 1})
    assert (coins(game), game.seat) == (15, 0)
    game.choose("explore crimson")
    game.choose("decline")
    assert coins(game) == 9


def test_without_a_free_nest_the_egg_is_lost() -> None:
    game = after(ending(mat(golden=[on(160, eggs=3)], nest=2), mat(nest=2)), "decline")
    assert eggs(game) == {"golden-1": 3, "nest": 2}
    assert game.position()["round"] == 2


def test_the_egg_may_be_left() -> None:
    game = after(ending(mat(), mat()), "decline", "decline")
    assert (eggs(game), eggs(game, 1)) == ({}, {})


@pytest.mark.parametrize(
    ("seats", "first", "next_first"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (5, 3, 4)]
)
def test_the_next_player_begins(seats: int, first: int, next_first: int) -> None:
    game = after(ending(*[mat(nest=2) for _ in range(seats)], first=first))
    assert (game.position()["first"], game.seat) == (next_first, next_first)
    assert game.position()["passed"] == [False] * seats


def test_the_display_is_replaced() -> None:
    position = ending(mat(nest=2), mat(nest=2), display=[56, 57], deck=[60, 62, 64])
    position |= {"cave_display": [1, 2, 3], "cave_deck": [6, 5, 4]}
    after_it = after(position).position()
    assert after_it["dragon_display"] == [name(60), name(62), name(64)]
    assert after_it["dragon_discard"] == [name(56), name(57)]
    assert after_it["cave_display"] == ["cave-4", "cave-5", "cave-6"]
    assert after_it["cave_discard"] == ["cave-1", "cave-2", "cave-3"]


def test_explorations_are_counted_anew() -> None:
    position = ending(mat(nest=2), mat(nest=2))
    for cave in ("crimson", "golden", "amethyst"):
        position["mats"][1][cave]["explored"] = 3
    game = after(position)
    assert game.seat == 1
    game.choose("explore crimson")
    assert eggs(game, 1) == {"nest": 2}, "no egg is due again"


def test_the_game_ends_after_four_rounds() -> None:
    game = after(table(mat(), mat()) | {"round": 4, "passed": [False, True]}, "pass")
    assert game.decision is None
    assert game.position()["round"] == 4
    assert (coins(game), len(game.position()["places"])) == (3, 4)
    assert told(game, "ended") == [{"points": [sheet["total"] for sheet in game.scores()]}]
