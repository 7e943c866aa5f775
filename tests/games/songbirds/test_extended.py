"""Extended: several rounds, or until somebody has 99 points."""

from typing import Any

import pytest

import voliere
from tests.games.songbirds.test_favourites import FOREST, red_27
from tests.scenario import after, told, totals

# White takes 34 berries; with white 5 as favourite that makes 39.
WHITE_34 = {
    "game": "songbirds",
    "seats": 2,
    "settings": {"rounds": 2},
    "forest": [
        "G2 R2 W4 G6 B1",
        "R7 B2 B5 W3 W1",
        "R6 R4 W2 R5 G5",
        "B6 G7 B4 W7 G3",
        "G4 B3 R3 G1 .",
    ],
    "berries": [6, 5, 15, 7, 9, 10, 7, 12, 8, 12],
    "hands": [["W6", "W5"], ["R1"]],
}


def test_the_rounds_are_added_up() -> None:
    game = after({**WHITE_34, "past": [[32, 20]]}, "W6@e5")
    assert told(game, "scored") == [{"round": 2, "points": [39, 19]}]
    assert game.scores()[0] == {
        "berries": 34,
        "volume": 5,
        "worm": 0,
        "earlier": 32,
        "total": 71,
    }
    assert game.winners() == [0]


def test_a_new_round_is_dealt_from_all_birds() -> None:
    game = after(WHITE_34, "W6@e5")
    position = game.position()
    assert position["past"] == [[39, 19]]
    assert [len(hand) for hand in position["hands"]] == [13, 13]
    assert len(position["deck"]) == 1
    assert position["revealed"] == [[], []]
    assert set(game.view(None)["harvest"].values()) == {0}


def test_the_leader_starts_the_next_round() -> None:
    assert after(WHITE_34, "W6@e5").seat == 0
    behind = {**WHITE_34, "settings": {"rounds": 3}, "past": [[0, 50]]}
    assert after(behind, "W6@e5").seat == 1


def test_tied_leaders_are_parted_by_the_berries_of_the_round() -> None:
    # 35 points each: 32 red berries and red 3 against 3 from before, 29 blue berries and blue 3.
    forest = [line.replace("B3", "R2") for line in FOREST]
    tied = red_27("R3", "B3", past=[[0, 3]], settings={"rounds": 3}, forest=forest)
    game = after(tied, "W6@e5")
    assert game.position()["past"] == [[0, 3], [35, 32]]
    assert game.seat == 0


def test_leaders_with_equal_berries_are_parted_by_chance() -> None:
    # 30 points each, and 27 red berries each: the favourites' volumes do not count here.
    position = red_27("R3", "R2", past=[[0, 1]], settings={"rounds": 3})
    chances = [str(voliere.new("songbirds", seats=2, seed=seed).chance) for seed in range(20)]
    starters = {after({**position, "chance": chance}, "W6@e5").seat for chance in chances}
    assert starters == {0, 1}


def test_worms_are_no_berries_where_leaders_are_tied() -> None:
    # 30 points each, and 27 red berries each; seat 1 has the larger worm.
    position = red_27(
        "R3",
        "R2",
        past=[[1, 0]],
        settings={"rounds": 3, "early_bird": True},
        hands=[["W6"], []],
        favourites=[["R3"], ["R2"]],
        worms=[2, 3],
    )
    chances = [str(voliere.new("songbirds", seats=2, seed=seed).chance) for seed in range(20)]
    games = [after({**position, "chance": chance}, "W6@e5") for chance in chances]
    assert {tuple(game.position()["past"][1]) for game in games} == {(29, 30)}
    assert {game.seat for game in games} == {0, 1}


@pytest.mark.parametrize(("before", "over"), [(60, True), (59, False)])
def test_to_99_goes_on_until_somebody_has_99(before: int, over: bool) -> None:
    position = {**WHITE_34, "settings": {"rounds": "to-99"}, "past": [[before, 20]]}
    assert (after(position, "W6@e5").decision is None) is over


def test_early_bird_sets_a_favourite_in_each_round() -> None:
    game = voliere.new("songbirds", seats=2, seed=4, early_bird=True, rounds=2)
    while (decision := game.decision) is not None:
        favourites = [o for o in decision.options if o.text.startswith("favourite")]
        game.choose((favourites or decision.options)[0])
    assert len(told(game, "set-favourite")) == 4
    assert [data["worm"] for data in told(game, "set-favourite")] == [3, 2, 3, 2]


def test_the_special_card_may_change_between_rounds() -> None:
    game = voliere.new("songbirds", seats=4, seed=4, special="choose", rounds=2)
    game.choose("special crow")
    while game.decision is not None and game.decision.topic != "special":
        game.choose(game.decision.options[0])
    totals_before: list[Any] = totals(game)
    assert game.seat == totals_before.index(max(totals_before))
    game.choose("special hummingbird")
    assert game.view(None)["forest"][2] == ". . hummingbird . ."
