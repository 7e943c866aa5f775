"""The feeder: dice one at a time, the double face, re-rolls offered, an empty feeder filled."""

import pytest

import voliere
from tests.games.wingspan.mats import NEXT, activated, asked, food, part, rolling, table
from tests.scenario import after, options, told

DOUBLE = "invertebrate-or-seed"
NEW = ["seed", "fish", "fish", "fruit", "rodent"]


def forest(*dice: str, birds: int = 0, **parts: object) -> dict[str, object]:
    """Seat 0 with so many silent birds in the forest, and these dice in the feeder."""
    names = ["Cassin's Finch", "Cerulean Warbler", "Spotted Owl", "Downy Woodpecker"]
    return table({"forest": names[:birds]}, feeder=list(dice), **parts)


def test_each_die_is_chosen_with_the_others_in_sight() -> None:
    game = after(forest("seed", "fish", "rodent", birds=2), "gain-food")
    assert options(game) == ["die seed", "die fish", "die rodent", "decline"]
    game.choose("die fish")
    assert options(game) == ["die seed", "die rodent", "decline"]
    game.choose("die rodent")
    assert food(game) == {"fish": 1, "rodent": 1}
    assert part(game, "feeder") == ["seed"]


def test_a_die_taken_lies_beside_the_feeder() -> None:
    game = after(forest("seed", "fish", "rodent"), "gain-food", "die seed")
    assert game.view(None)["dice_out"] == 3


def test_the_double_face_gives_one_of_its_two_foods() -> None:
    position = forest(DOUBLE, "fish")
    game = after(position, "gain-food")
    doubled = [f"die {DOUBLE} as invertebrate", f"die {DOUBLE} as seed"]
    assert options(game) == ["die fish", *doubled, "decline"]
    for kind in ("invertebrate", "seed"):
        assert food(after(position, "gain-food", f"die {DOUBLE} as {kind}")) == {kind: 1}


def test_equal_dice_are_one_choice() -> None:
    game = after(forest("seed", "seed", "fish", "fish"), "gain-food")
    assert options(game) == ["die seed", "die fish", "decline"]


# Re-rolls.


@pytest.mark.parametrize("dice", [["seed"], ["fish"] * 3, ["rodent"] * 5, [DOUBLE], [DOUBLE] * 2])
def test_when_all_dice_show_one_face_the_taker_may_roll_again(dice: list[str]) -> None:
    game = after(forest(*dice), "gain-food")
    assert "reroll" in options(game)
    assert any(text.startswith("die") for text in options(game)), "and need not"


@pytest.mark.parametrize("dice", [["seed", "fish"], ["seed", DOUBLE], ["invertebrate", DOUBLE]])
def test_two_faces_allow_no_re_roll(dice: list[str]) -> None:
    assert "reroll" not in options(after(forest(*dice), "gain-food"))


def test_a_re_roll_throws_all_five_dice_and_the_gain_goes_on() -> None:
    position = forest("seed", "seed", birds=2, chance=rolling(*NEW))
    game = after(position, "gain-food", "reroll")
    assert part(game, "feeder") == NEW
    assert food(game) == {}
    game.choose("die fish")
    game.choose("die fish")
    assert food(game) == {"fish": 2}


def test_a_re_roll_that_shows_one_face_may_be_rolled_again() -> None:
    game = after(forest("seed", chance=rolling(*["fish"] * 5)), "gain-food", "reroll")
    assert options(game) == ["die fish", "reroll", "decline"]


def test_the_offer_comes_before_each_die() -> None:
    game = after(forest("seed", "fish", birds=2), "gain-food")
    assert "reroll" not in options(game)
    game.choose("die seed")
    assert options(game) == ["die fish", "reroll", "decline"]


def test_after_a_re_roll_one_may_still_take_nothing() -> None:
    game = after(forest("seed", chance=rolling(*NEW)), "gain-food", "reroll", "decline")
    assert food(game) == {}
    assert part(game, "feeder") == NEW


# An empty feeder.


def test_an_empty_feeder_is_filled_at_once() -> None:
    game = after(forest("seed", chance=rolling(*NEW)), "gain-food", "die seed")
    assert part(game, "feeder") == NEW
    assert told(game, "rolled") == [{"dice": NEW}]
    assert asked(game) == NEXT


def test_the_gain_goes_on_with_the_new_dice() -> None:
    game = after(forest("seed", birds=2, chance=rolling(*NEW)), "gain-food", "die seed")
    assert options(game) == ["die seed", "die fish", "die fruit", "die rodent", "decline"]


# Powers.


def test_a_power_on_the_feeder_offers_the_re_roll_too() -> None:
    game = voliere.load(activated("forest", {"forest": ["Blue Jay"]}, feeder=["fish"] * 2))
    assert options(game) == ["reroll", "decline"]


def test_a_power_whose_food_does_not_show_is_not_asked() -> None:
    game = voliere.load(activated("forest", {"forest": ["Blue Jay"]}, feeder=["fish", "rodent"]))
    assert asked(game) == NEXT


def test_a_power_finds_its_food_on_the_double_face() -> None:
    game = voliere.load(activated("forest", {"forest": ["Blue Jay"]}, feeder=["fish", DOUBLE]))
    assert options(game) == [f"die {DOUBLE} as seed", "decline"]


def test_each_player_of_a_gift_may_roll_again() -> None:
    position = activated("forest", {"forest": ["Anna's Hummingbird"]}, feeder=["seed", "fish"])
    game = after(position, "start 1", "die seed")
    assert asked(game) == (0, "die")
    assert options(game) == ["die fish", "reroll", "decline"]


def test_the_feeder_is_filled_between_two_players_of_a_gift() -> None:
    position = activated(
        "forest", {"forest": ["Anna's Hummingbird"]}, feeder=["seed"], chance=rolling(*NEW)
    )
    game = after(position, "start 0", "die seed", "die rodent")
    assert food(game, 0) == {"seed": 1}
    assert food(game, 1) == {"rodent": 1}
    assert part(game, "feeder") == ["seed", "fish", "fish", "fruit"]


def test_food_from_the_supply_never_rolls() -> None:
    position = activated("forest", {"forest": ["Northern Cardinal"]}, feeder=["seed"])
    assert options(voliere.load(position)) == ["use", "decline"]
    assert part(after(position, "use"), "feeder") == ["seed"]
