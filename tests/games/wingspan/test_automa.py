"""The Automa: its bonus card, each icon of its cards, goals, levels, and what it does not do."""

from typing import Any

import pytest

import voliere
from tests.games.wingspan.mats import (
    DECK,
    TRAY,
    activated,
    alone,
    asked,
    bird,
    cached,
    eggs,
    food,
    hand,
    part,
    played,
    rolling,
    table,
    tucked,
)
from tests.scenario import after, options
from voliere import Game
from voliere.games import game_kind
from voliere.kernel.chance import Chance

MAY_NOT_HOLD = [
    "Backyard Birder",
    "Breeding Manager",
    "Ecologist",
    "Oologist",
    "Visionary Leader",
]
ROUND_OF = {"round_1": 1, "round_2": 2, "round_3": 3}
CARDS = [*ROUND_OF, *(f"action_{number}" for number in range(1, 8))]
EXPERT = "automubon_society"
GOALS = ["birds-in-forest", "eggs-in-grassland", "eggs-in-bowl", "total-birds"]


def solo(card: str, round_number: int = 1, mat: dict[str, Any] | None = None, **parts: Any) -> Game:
    """The Automa has just turned this card; the player has done nothing."""
    automa = {"bonus": "Falconer", **parts.pop("automa", {})}
    position = table(
        mat or {},
        seats=1,
        round=round_number,
        goals=GOALS,
        goal_points=[[0, 0]] * (round_number - 1),
        automa=automa,
        automa_deck=["action_1", card] if card != "action_1" else ["action_2", card],
        **parts,
    )
    game = voliere.load({**position, "agenda": [{"step": "automa", "seat": 0}]})
    return game


def automa(game: Game) -> dict[str, Any]:
    """What lies before the Automa."""
    lying: dict[str, Any] = part(game, "automa")
    return lying


# Set-up.


def test_its_bonus_card_is_one_that_prints_a_percentage() -> None:
    held = {automa(voliere.new("wingspan", seats=1, seed=seed))["bonus"] for seed in range(300)}
    every = {card["name_en"] for card in game_kind("wingspan").cards() if card["kind"] == "bonus"}
    assert held == every - set(MAY_NOT_HOLD)


def test_the_cards_passed_over_stay_in_the_bonus_deck() -> None:
    for seed in range(30):
        position = voliere.new("wingspan", seats=1, seed=seed).position()
        rest = position["bonus_deck"] + position["drawn"][0]
        assert len(rest) == 25
        assert set(MAY_NOT_HOLD) <= set(rest)


def test_it_begins_with_nothing_else() -> None:
    game = voliere.new("wingspan", seats=1, seed=4)
    assert {**automa(game), "bonus": ""} == {
        "bonus": "",
        "eggs": 0,
        "birds": [],
        "cubes": 0,
        "shown": [],
    }
    assert part(game, "automa_hidden") == []


def test_ten_cards_and_on_demand_the_expert_one() -> None:
    plain = voliere.new("wingspan", seats=1, seed=4)
    expert = voliere.new("wingspan", seats=1, seed=4, expert_card=True)
    assert sorted(part(plain, "automa_deck")) == sorted(CARDS)
    assert sorted(part(expert, "automa_deck")) == sorted([*CARDS, EXPERT])


# Its turn.


def test_it_acts_after_each_turn_of_the_player() -> None:
    position = table(
        {}, seats=1, automa={"bonus": "Falconer"}, automa_deck=["action_4", "action_1"]
    )
    game = after(position, "lay-eggs")
    assert automa(game)["shown"] == ["action_1"]
    assert automa(game)["eggs"] == 1
    game.choose("lay-eggs")
    assert automa(game)["shown"] == ["action_1", "action_4"]
    assert automa(game)["eggs"] == 2
    assert part(game, "turns_left") == [6]


def test_only_the_section_of_the_round_counts() -> None:
    laid = {number: automa(solo("action_2", number))["eggs"] for number in (1, 2, 3, 4)}
    assert laid == {1: 0, 2: 2, 3: 0, 4: 3}


@pytest.mark.parametrize(
    ("card", "round_number", "laid"),
    [("action_1", 1, 1), ("round_2", 1, 1), ("round_3", 2, 2), ("action_6", 3, 2)]
    + [("action_7", 2, 2), ("action_4", 3, 3), ("action_1", 4, 3), ("action_3", 4, 3)],
)
def test_lay_eggs(card: str, round_number: int, laid: int) -> None:
    game = solo(card, round_number, automa={"eggs": 5})
    assert automa(game)["eggs"] == 5 + laid


def test_draw_cards_discards_the_tray_and_takes_the_top_card_face_down() -> None:
    game = solo("action_2", 3, deck=["Osprey", "Anhinga", "Willet", *DECK])
    assert part(game, "automa_hidden") == [DECK[-1]]
    assert part(game, "discards") == TRAY
    assert part(game, "tray") == [DECK[-2], DECK[-3], "Willet"]
    assert automa(game)["birds"] == []


def test_play_a_bird_keeps_the_most_valuable_that_suits_its_bonus_card() -> None:
    # Falconer: Barred Owl is worth 3, Golden Eagle 8, Mallard does not suit.
    tray = ["Barred Owl", "Mallard", "Golden Eagle"]
    game = solo("action_3", 1, tray=tray)
    assert automa(game)["birds"] == ["Golden Eagle"]
    assert part(game, "discards") == ["Barred Owl"], "the others that suit are discarded"
    assert part(game, "tray")[0] == "Mallard", "what does not suit stays"
    assert len(part(game, "tray")) == 3
    assert part(game, "automa_hidden") == []


def test_play_a_bird_keeps_one_of_equal_value_at_random() -> None:
    tray = ["Barred Owl", "Cooper's Hawk", "Northern Harrier"]
    kept = set()
    for seed in range(40):
        game = solo("action_3", 1, tray=tray, chance=str(Chance.seeded(seed)))
        kept.update(automa(game)["birds"])
        assert len(part(game, "discards")) == 2
    assert kept == set(tray)


def test_play_a_bird_without_any_that_suits_takes_the_top_card_face_down() -> None:
    game = solo("action_3", 1)
    assert part(game, "automa_hidden") == [DECK[-1]]
    assert automa(game)["birds"] == []
    assert part(game, "tray") == TRAY
    assert part(game, "discards") == []


def test_names_suit_its_bonus_card_by_the_edition() -> None:
    # Mallard, "Canard colvert", has a body part (col) in French only.
    tray = ["Mallard", "Osprey", "Willet"]
    for edition, kept in (("fr", ["Mallard"]), ("en", [])):
        settings = {"edition": edition}
        game = solo(
            "action_3",
            tray=tray,
            settings=settings,
            automa={"bonus": "Anatomist"},
            bonus_deck=["Falconer"],
        )
        assert automa(game)["birds"] == kept


@pytest.mark.parametrize(
    ("card", "round_number", "dice", "left"),
    [
        # Rodent, fish, fruit, double, invertebrate, seed.
        ("action_6", 1, ["rodent", "rodent", "fish", "seed"], ["seed", "fish"]),
        ("action_6", 1, ["fish", "fruit", "fruit"], ["fruit", "fruit"]),
        (
            "action_3",
            3,
            ["fruit", "seed", "invertebrate-or-seed"],
            ["seed", "invertebrate-or-seed"],
        ),
        ("action_7", 4, ["seed", "invertebrate-or-seed"], ["seed"]),
        ("action_7", 4, ["seed", "invertebrate", "invertebrate"], ["seed"]),
        # Fruit, rodent, fish, double, invertebrate, seed.
        ("action_4", 2, ["rodent", "fruit", "fruit"], ["rodent"]),
        ("action_5", 3, ["rodent", "fish", "seed"], ["seed", "fish"]),
        # Double, invertebrate, seed, rodent, fish, fruit.
        ("action_2", 1, ["rodent", "invertebrate-or-seed", "seed"], ["seed", "rodent"]),
        ("action_5", 2, ["seed", "seed", "rodent"], ["rodent"]),
        ("action_2", 1, ["fruit", "fish"], ["fruit"]),
    ],
)
def test_gain_food_removes_all_dice_of_the_first_face_in_its_order(
    card: str, round_number: int, dice: list[str], left: list[str]
) -> None:
    game = solo(card, round_number, feeder=dice)
    assert part(game, "feeder") == left
    assert food(game) == {}


def test_gain_food_first_rolls_dice_that_show_one_face() -> None:
    new = ["seed", "fish", "fish", "fruit", "rodent"]
    game = solo("action_6", 1, feeder=["seed"] * 3, chance=rolling(*new))
    assert part(game, "feeder") == ["seed", "fish", "fish", "fruit"]


def test_a_feeder_that_it_empties_is_filled() -> None:
    # All five show rodents after the roll: they are removed, and all are rolled again.
    game = solo("action_6", 1, feeder=["seed"], chance=rolling(*["rodent"] * 5))
    assert len(part(game, "feeder")) == 5
    assert part(game, "feeder") != ["rodent"] * 5


# Cubes on the goal.


@pytest.mark.parametrize(
    ("card", "round_number"),
    [("round_1", 1), ("round_2", 2), ("round_3", 1), ("round_3", 3), ("action_4", 1)]
    + [("action_1", 2), ("action_1", 3), ("action_1", 4), ("action_2", 2), ("action_3", 4)]
    + [("action_6", 3), ("action_6", 4)],
)
def test_place_a_cube(card: str, round_number: int) -> None:
    assert automa(solo(card, round_number, automa={"cubes": 1}))["cubes"] == 2


@pytest.mark.parametrize(
    ("card", "round_number"),
    [("round_2", 1), ("round_3", 2), ("action_5", 1), ("action_7", 2), ("action_7", 3)]
    + [("action_4", 3), ("action_4", 4), ("action_2", 4)],
)
def test_remove_a_cube(card: str, round_number: int) -> None:
    assert automa(solo(card, round_number, automa={"cubes": 2}))["cubes"] == 1
    assert automa(solo(card, round_number))["cubes"] == 0, "without a cube it is ignored"


@pytest.mark.parametrize("round_number", [1, 2, 3, 4])
def test_the_expert_card_plays_a_bird_and_places_a_cube_in_every_round(round_number: int) -> None:
    settings = {"expert_card": True}
    game = solo(EXPERT, round_number, tray=["Barred Owl", "Mallard", "Osprey"], settings=settings)
    assert automa(game)["birds"] == ["Barred Owl"]
    assert automa(game)["cubes"] == 1


# Pink powers.

PINKS = {
    "forest": ["Turkey Vulture"],
    "grassland": ["Horned Lark", "Brown-Headed Cowbird"],
    "wetland": ["Belted Kingfisher", "Loggerhead Shrike"],
}


@pytest.mark.parametrize(
    ("card", "round_number"),
    [("action_2", 1), ("action_6", 1), ("action_4", 2), ("action_5", 2)]
    + [("action_3", 3), ("action_5", 3), ("action_7", 4)],
)
def test_its_icon_activates_all_pink_powers(card: str, round_number: int) -> None:
    game = solo(card, round_number, PINKS, hands=[["Mallard"]])
    seen = []
    while game.decision is not None and game.decision.topic != "turn":
        seen.append(game.decision.data["bird"])
        game.choose(options(game)[0])
    assert seen == [
        "Turkey Vulture",
        "Horned Lark",
        "Brown-Headed Cowbird",
        "Belted Kingfisher",
        "Loggerhead Shrike",
    ]
    assert tucked(game) == {"grassland 1": 1}
    assert cached(game) == {"wetland 2": 1}
    assert food(game)["fish"] >= 1
    assert sum(eggs(game).values()) == 1


def test_other_icons_activate_no_pink_power() -> None:
    for card, round_number in (("action_1", 1), ("action_3", 1), ("action_2", 3), ("round_1", 1)):
        assert asked(solo(card, round_number, PINKS, hands=[["Mallard"]])) == (0, "turn")


def test_of_all_pink_powers_those_that_take_dice_are_asked_first() -> None:
    game = solo("action_6", 1, {"forest": ["Eastern Kingbird", "Black Vulture"]})
    topics = []
    while asked(game) != (0, "turn"):
        topics.append(asked(game)[1])
        game.choose("decline")
    assert topics == ["die", "gain"], "what the feeder then shows is known to the others"


def test_a_pink_power_may_be_declined() -> None:
    game = solo("action_6", 1, {"wetland": ["Belted Kingfisher"]})
    game.choose("decline")
    assert food(game) == {}
    assert asked(game) == (0, "turn")


def test_the_players_own_actions_set_off_no_pink_power() -> None:
    mat = {"wetland": ["Belted Kingfisher"]}
    position = table(mat, seats=1, hands=[["Osprey"]], food=[{"fish": 1, "seed": 2}])
    position["boards"] = [{"wetland": [bird("Belted Kingfisher", eggs=1)]}]
    position = {**position, "automa": {"bonus": "Falconer"}, "automa_deck": ["action_1"]}
    game = after(position, "play osprey wetland", "pay fish")
    assert asked(game) == (0, "turn")
    assert food(game) == {"seed": 2}


# What it does not do.


def test_it_gains_nothing_from_the_players_powers() -> None:
    position = alone(activated("wetland", {"wetland": ["Osprey"]}))
    game = after({**position, "automa": {"bonus": "Falconer"}, "automa_deck": ["action_1"]}, "use")
    assert food(game) == {"fish": 1}
    assert automa(game)["eggs"] == 1, "its own card, nothing else"


def test_the_hummingbird_names_nobody_when_one_plays() -> None:
    position = alone(activated("forest", {"forest": ["Anna's Hummingbird"]}))
    game = voliere.load(position)
    assert asked(game) == (0, "die")
    game.choose("die fish")
    assert food(game) == {"fish": 1}


@pytest.mark.parametrize("name", ["American Bittern", "Common Loon"])
def test_the_player_has_the_fewest_birds(name: str) -> None:
    position = alone(activated("wetland", {"wetland": ["King Rail", name]}))
    game = after(position, "draw")
    assert hand(game) == [DECK[-1]]


def test_the_oystercatcher_draws_three_and_keeps_two() -> None:
    position = alone(played("American Oystercatcher", "wetland", {}))
    game = after(position, "use")
    assert sorted(part(game, "offered")) == sorted(DECK)
    game.choose("take american-woodcock")
    game.choose("take blue-winged-warbler")
    assert hand(game) == ["American Woodcock", "Blue-Winged Warbler"]
    assert part(game, "offered") == []
    assert "Prothonotary Warbler" in part(game, "discards") + part(game, "tray")


def test_its_cards_face_down_are_hidden_from_the_player() -> None:
    game = solo("action_2", 3)
    assert game.view(0)["automa_hidden"] == 1
    assert game.view(None)["automa_hidden"] == 1
    assert game.view(0)["automa_deck"] == 1
