"""The lines of the guild of the highlands; dragons on top of others."""

import pytest

from tests.games.wyrmspan.guilds import brown, goes_on, guild
from tests.games.wyrmspan.mats import (
    cards_under,
    caves,
    coins,
    discarded_caves,
    dragon_at,
    dragons_in,
    eggs,
    floor,
    hand,
    on,
    play,
    table,
)
from tests.scenario import after, options, told
from voliere import Game


def test_a_coin_excavates_up_to_two_spaces() -> None:
    # Both in one cave, the third and fourth column: no egg is due.
    game = brown("highlands", "mark line-1", caves=[12, 44, 13], coins=3)
    assert options(game) == ["use", "decline"]
    game.choose("use")
    assert coins(game) == 1
    for choice in ("excavate cave-12 golden", "decline", "excavate cave-13 golden"):
        game.choose(choice)
    assert floor(game, "golden")[-2:] == [12, 13]
    assert (caves(game), eggs(game)) == ({44}, {})


def test_the_effect_of_the_first_comes_before_the_second() -> None:
    game = brown("highlands", "mark line-1", "use", caves=[12, 13], coins=3)
    for choice in ("excavate cave-12 crimson", "use", "excavate cave-13 amethyst", "use"):
        game.choose(choice)
    assert coins(game) == 3
    assert goes_on(game)


def test_the_second_excavation_may_be_left() -> None:
    game = brown("highlands", "mark line-1", "use", caves=[12, 44], coins=3)
    for choice in ("excavate cave-12 crimson", "decline", "decline"):
        game.choose(choice)
    assert (caves(game), goes_on(game)) == ({44}, True)


def test_a_coin_and_two_cave_cards() -> None:
    position = {"cave_display": [12, 13], "cave_deck": [44], "coins": 3}
    game = brown("highlands", "mark line-3", "use", "take cave-12", "draw cave", **position)
    assert (coins(game), caves(game), goes_on(game)) == (3, {12, 44}, True)


@pytest.mark.parametrize(("spaces", "points"), [((1, 1, 1), 0), ((2, 1, 1), 1), ((4, 3, 2), 6)])
def test_a_point_for_each_cave_card(spaces: tuple[int, int, int], points: int) -> None:
    names = ("crimson", "golden", "amethyst")
    written = {cave: {"excavated": number} for cave, number in zip(names, spaces)}
    marked = guild("highlands", at=[6, 0], line_4=[0])
    assert after(table(written, guild=marked)).scores()[0]["guild"] == points


# On top.


def on_top(below: dict[str, object] | int, card: int, *choices: str, **parts: object) -> Game:
    """A dragon of the hand goes on top of the only one in the amethyst abyss."""
    parts |= {"hand": [card], "caves": [12, 44], "dragons": {"amethyst": [below]}}
    return brown("highlands", "mark line-2", "discard cave-12", *choices, **parts)


def test_a_cave_card_plays_a_dragon_on_top() -> None:
    game = on_top(43, 119, play(119, "amethyst"), coins=3)
    assert dragons_in(game, "amethyst") == [119]
    assert (caves(game), discarded_caves(game), coins(game)) == ({44}, [12], 2)
    assert cards_under(game) == {43}
    assert dragon_at(game, "amethyst-1")["tucked"] == 1
    assert told(game, "covered") == [{"card": "blue-forest-spirit", "place": "amethyst-1"}]


def test_any_dragon_of_the_cave_may_be_covered() -> None:
    dragons = {"amethyst": [145, 43, 52]}
    game = brown("highlands", "mark line-2", hand=[87], caves=[12], dragons=dragons)
    game.choose("discard cave-12")
    game.choose(play(87, "amethyst"))
    assert options(game) == ["at amethyst-1", "at amethyst-2", "at amethyst-3"]
    game.choose("at amethyst-2")
    assert dragons_in(game, "amethyst") == [145, 87, 52]


def test_a_dragon_on_top_goes_only_where_it_likes() -> None:
    # The smirking ridgeback likes the crimson cavern, where no dragon is.
    game = brown("highlands", "mark line-2", hand=[130], caves=[12], dragons={"amethyst": [43]})
    assert goes_on(game)
    assert (hand(game), caves(game)) == ({130}, {12})


def test_a_dragon_on_top_needs_a_dragon_below() -> None:
    game = brown("highlands", "mark line-2", hand=[45], caves=[12])
    assert goes_on(game)


def test_what_lay_on_the_dragon_below_moves_up() -> None:
    # The tranquil wyrm has five nests.
    below = on(43, eggs=3, cached={"milk": 2}, tucked=2)
    game = on_top(below, 45, play(45, "amethyst"))
    assert dragon_at(game, "amethyst-1") == {
        "dragon": 45,
        "eggs": 3,
        "cached": {"milk": 2},
        "tucked": 3,
        "fed": 0,
    }


def test_eggs_beyond_the_new_nests_are_lost() -> None:
    # The chameleon coatl has one nest.
    game = on_top(on(43, eggs=4), 119, play(119, "amethyst"))
    assert eggs(game) == {"amethyst-1": 1}
    assert told(game, "lost-eggs") == [{"n": 3, "place": "amethyst-1"}]


def test_the_points_of_the_dragon_below_no_longer_count() -> None:
    # Shaly rockbreaker 8 points, blue forest spirit 2.
    game = on_top(113, 43, play(43, "amethyst"))
    sheet = game.scores()[0]
    assert (sheet["dragons"], sheet["tucked"]) == (3 + 2, 1)


def test_a_dragon_on_top_uses_its_when_played_ability() -> None:
    # The descending firevern brings a coin.
    game = on_top(43, 62, play(62, "amethyst"), "use", coins=3)
    assert coins(game) == 3


def test_a_hatchling_on_top_begins_unfed() -> None:
    # The frugivorous grazer eats milk; that of the dragon below does not feed it.
    game = on_top(on(43, cached={"milk": 2}), 4, play(4, "amethyst"))
    assert dragon_at(game, "amethyst-1")["fed"] == 0
    assert dragon_at(game, "amethyst-1")["cached"] == {"milk": 2}


def test_the_new_dragon_is_not_activated_in_this_turn() -> None:
    # The wise anteldragon on top of the serpent, further back: the walk has passed it.
    dragons = {"golden": [40, 93]}
    game = brown("highlands", "mark line-2", hand=[50], caves=[12], dragons=dragons)
    for choice in ("discard cave-12", play(50, "golden"), "at golden-2"):
        game.choose(choice)
    assert goes_on(game)
    game.choose("decline")
    assert game.decision is not None
    assert game.decision.data.get("source") == "mat-golden-2", "not the anteldragon"
