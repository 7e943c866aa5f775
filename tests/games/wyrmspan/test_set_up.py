"""Set-up: what is dealt, what each player chooses, what is shown when."""

import pytest

import voliere
from tests.scenario import options, told
from voliere import Game


def chosen(game: Game, *seats: int) -> Game:
    """The seats set aside the first cards they can, and start with meat."""
    for seat in seats:
        for _ in range(2):
            decision = game.decision_of(seat)
            assert decision is not None
            game.choose(decision.options[0], seat)
        game.choose("start-with meat+meat+meat", seat)
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_is_dealt_three_dragons_and_three_caves(seats: int) -> None:
    position = voliere.new("wyrmspan", seats=seats, seed=1).position()
    assert [len(hand) for hand in position["dragon_hands"]] == [3] * seats
    assert [len(hand) for hand in position["cave_hands"]] == [3] * seats
    assert len(position["dragon_deck"]) == 183 - 3 - 3 * seats
    assert len(position["cave_deck"]) == 75 - 3 - 3 * seats


def test_three_dragons_and_three_caves_lie_face_up() -> None:
    view = voliere.new("wyrmspan", seats=2, seed=1).view(None)
    assert len(set(view["dragon_display"])) == 3
    assert len(set(view["cave_display"])) == 3
    assert None not in view["dragon_display"] + view["cave_display"]


def test_a_player_begins_with_six_coins_and_an_egg() -> None:
    position = voliere.new("wyrmspan", seats=3, seed=1).position()
    assert position["coins"] == [6, 6, 6]
    assert [mat["nest"] for mat in position["mats"]] == [1, 1, 1]
    assert position["resources"] == [{}, {}, {}]
    for mat in position["mats"]:
        assert [mat[cave]["excavated"] for cave in ("crimson", "golden", "amethyst")] == [1, 1, 1]


def test_two_of_the_six_cards_are_set_aside() -> None:
    game = voliere.new("wyrmspan", seats=2, seed=1, first=0)
    hand = game.position()["dragon_hands"][0] + game.position()["cave_hands"][0]
    assert options(game) == [f"set-aside {card}" for card in hand]
    game.choose(f"set-aside {hand[0]}")
    assert options(game) == [f"set-aside {card}" for card in hand[1:]]
    game.choose(f"set-aside {hand[5]}")
    kept = game.position()["dragon_hands"][0] + game.position()["cave_hands"][0]
    assert kept == hand[1:5]


def test_all_four_kept_cards_may_be_of_mixed_kinds() -> None:
    game = voliere.new("wyrmspan", seats=2, seed=1, first=0)
    for card in game.position()["dragon_hands"][0][:2]:
        game.choose(f"set-aside {card}")
    position = game.position()
    assert [len(position["dragon_hands"][0]), len(position["cave_hands"][0])] == [1, 3]


def test_any_three_resources_may_be_chosen() -> None:
    game = voliere.new("wyrmspan", seats=2, seed=1, first=0)
    for card in game.position()["dragon_hands"][0][:2]:
        game.choose(f"set-aside {card}")
    bundles = {text.removeprefix("start-with ") for text in options(game)}
    assert len(bundles) == 20
    assert {"meat+meat+meat", "meat+gold+crystal", "gold+milk+milk", "milk+milk+milk"} <= bundles
    game.choose("start-with gold+milk+milk")
    chosen(game, 1)
    assert game.position()["resources"][0] == {"gold": 1, "milk": 2}


def test_all_players_choose_at_once() -> None:
    game = voliere.new("wyrmspan", seats=3, seed=1, first=1)
    assert game.waiting() == [0, 1, 2]
    chosen(game, 2)
    assert game.waiting() == [0, 1]
    chosen(game, 0, 1)
    assert game.waiting() == [1], "the first player's turn"


def test_choices_are_shown_when_all_have_chosen() -> None:
    game = chosen(voliere.new("wyrmspan", seats=2, seed=1, first=0), 0)
    assert game.view(1)["resources"] == [{}, {}]
    assert game.view(1)["dragon_discard"] == []
    chosen(game, 1)
    assert game.view(1)["resources"] == [{"meat": 3}, {"meat": 3}]
    assert len(game.view(1)["dragon_discard"]) == 4
    assert len(told(game, "set-aside")) == 2


def test_the_first_player_is_drawn_by_lot_or_named() -> None:
    firsts = {voliere.new("wyrmspan", seats=3, seed=s).position()["first"] for s in range(30)}
    assert firsts == {0, 1, 2}
    game = chosen(voliere.new("wyrmspan", seats=3, seed=1, first=2), 0, 1, 2)
    assert game.seat == 2


def test_the_guild_tile_is_drawn_by_lot_or_named() -> None:
    games = [voliere.new("wyrmspan", seats=2, seed=s) for s in range(40)]
    tiles = {game.position()["guild"]["tile"] for game in games}
    assert tiles == {"plains", "seafarers", "highlands", "rainforest"}
    game = voliere.new("wyrmspan", seats=2, seed=1, guild="highlands")
    assert game.position()["guild"]["tile"] == "highlands"


def test_four_objective_tiles_each_on_one_side() -> None:
    sides = {
        (card["number"], card["side"]): card["id"]
        for card in type(voliere.new("wyrmspan", seats=2, seed=1)).cards()
        if card["kind"] == "objective"
    }
    tile_of = {name: number for (number, _), name in sides.items()}
    seen = set()
    for seed in range(80):
        objectives = voliere.new("wyrmspan", seats=2, seed=seed).position()["objectives"]
        assert len({tile_of[name] for name in objectives}) == 4, "never both sides of a tile"
        seen.update(objectives)
    assert seen == set(tile_of)
