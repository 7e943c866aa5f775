"""Enticing: what a dragon costs, where it goes, and the ability it brings."""

import pytest

from tests.games.wyrmspan.mats import (
    coins,
    discarded,
    dragon_at,
    dragons_in,
    eggs,
    hand,
    mat,
    on,
    play,
    steps,
    supply,
    table,
)
from tests.scenario import after, options


def plays(position: dict[str, object]) -> list[str]:
    """The dragons that can be enticed, and where."""
    return [text for text in options(after(position)) if text.startswith("play")]


def test_a_dragon_costs_a_coin_and_what_it_prints() -> None:
    # The hoarding flyer costs meat and gold.
    position = table(mat(), hand=[56], resources={"meat": 1, "gold": 1, "milk": 1}, coins=3)
    game = after(position, play(56, "crimson"))
    assert coins(game) == 2
    assert supply(game) == {"milk": 1}
    assert dragons_in(game, "crimson") == [56]
    assert hand(game) == set()
    assert discarded(game) == []


def test_some_dragons_cost_another_coin() -> None:
    # The stoic gryphdragon costs a coin and meat.
    game = after(table(mat(), hand=[81], resources={"meat": 1}, coins=2), play(81, "crimson"))
    assert coins(game) == 0
    assert plays(table(mat(), hand=[81], resources={"meat": 1}, coins=1)) == []


def test_some_dragons_cost_nothing_but_the_coin() -> None:
    game = after(table(mat(), hand=[98], coins=1), play(98, "golden"))
    assert (coins(game), dragons_in(game, "golden")) == (0, [98])


def test_hatchlings_cost_an_egg_and_milk() -> None:
    # The frugivorous grazer costs an egg and two milk.
    position = table(
        mat(crimson=[on(56, eggs=2)], nest=1), hand=[4], resources={"milk": 2}, coins=1
    )
    game = after(position, play(4, "amethyst"))
    assert options(game) == ["pay-egg crimson-1", "pay-egg nest"]
    game.choose("pay-egg crimson-1")
    assert eggs(game) == {"crimson-1": 1, "nest": 1}
    assert (supply(game), dragons_in(game, "amethyst")) == ({}, [4])


def test_without_an_egg_no_hatchling_comes() -> None:
    assert plays(table(mat(), hand=[4], resources={"milk": 9})) == []


def test_a_dragon_goes_where_it_likes() -> None:
    rich = {"meat": 3, "gold": 3, "crystal": 3}
    assert plays(table(mat(), hand=[56], resources=rich)) == [
        play(56, "crimson"),
        play(56, "golden"),
    ]
    assert plays(table(mat(), hand=[43], resources=rich)) == [play(43, "amethyst")]
    assert len(plays(table(mat(), hand=[39], resources=rich))) == 3


def test_dragons_fill_a_cave_from_the_left() -> None:
    position = table(mat(crimson=[167, 98]), hand=[82], resources={"meat": 1})
    position["mats"][0]["crimson"]["excavated"] = 4
    game = after(position, play(82, "crimson"))
    assert dragons_in(game, "crimson") == [167, 98, 82]


def test_a_space_must_be_excavated_first() -> None:
    position = table(mat(crimson=[167]), hand=[82], resources={"meat": 1})
    position["mats"][0]["crimson"]["excavated"] = 1
    assert plays(position) == []


def test_a_full_cave_takes_no_dragon() -> None:
    position = table(mat(crimson=[167, 98, 39, 81]), hand=[82], resources={"meat": 1})
    assert plays(position) == []


@pytest.mark.parametrize("resources", [{}, {"meat": 1}, {"gold": 1, "milk": 1}])
def test_what_cannot_be_paid_is_not_offered(resources: dict[str, int]) -> None:
    assert plays(table(mat(), hand=[56], resources=resources)) == []


def test_a_when_played_ability_follows_at_once() -> None:
    # The spry horned lung dragon brings a coin.
    game = after(table(mat(), hand=[48], resources={"meat": 2}, coins=3), play(48, "crimson"))
    assert options(game) == ["use", "decline"]
    game.choose("use")
    assert (coins(game), game.seat) == (3, 1)


def test_a_when_played_ability_may_be_declined() -> None:
    position = table(mat(), hand=[48], resources={"meat": 2}, coins=3)
    game = after(position, play(48, "crimson"), "decline")
    assert (coins(game), game.seat) == (2, 1)


def test_other_abilities_wait() -> None:
    # Hoarding flyer: if activated. Homely fae: end game. Smirking ridgeback: once per round.
    rich = {"meat": 1, "gold": 1}
    for dragon in (56, 167, 130):
        game = after(table(mat(), hand=[dragon], resources=rich), play(dragon, "crimson"))
        while options(game)[0].startswith("pay"):
            game.choose(options(game)[0])
        assert game.seat == 1


@pytest.mark.parametrize("own", ["use", "decline"])
def test_gifts_are_offered_clockwise_whatever_the_owner_chose(own: str) -> None:
    # The gamboling landragon gives two meat to its owner, one to each opponent.
    position = table(mat(), mat(), mat(), hand=[181], resources={"meat": 1})
    position["turn"] = 0
    game = after(position, play(181, "crimson"), own)
    assert game.seat == 1
    game.choose("use")
    assert game.seat == 2
    game.choose("decline")
    meat = {"use": {"meat": 2}, "decline": {}}[own]
    assert [supply(game, seat) for seat in range(3)] == [meat, {"meat": 1}, {}]


def test_gifts_go_round_from_the_owner() -> None:
    position = table(mat(), mat(), mat())
    position |= {"turn": 1, "dragon_hands": [[], [57], []]}
    position["resources"] = [{}, {"gold": 2, "crystal": 1}, {}]
    game = after(position, play(57, "golden"), "decline")
    assert game.seat == 2
    game.choose("decline")
    assert game.seat == 0
    game.choose("use")
    assert [steps(game, seat) for seat in range(3)] == [1, 0, 0]


def test_a_dragon_arrives_with_nothing_on_it() -> None:
    game = after(table(mat(), hand=[98]), play(98, "golden"))
    assert dragon_at(game, "golden-1") == {
        "dragon": 98,
        "eggs": 0,
        "cached": {},
        "tucked": 0,
        "fed": 0,
    }
