"""Four players: the special card in the centre and its tokens."""

from typing import Any

import pytest

import voliere
from tests.scenario import after, told

# Above: green and a softer red; right: green only; below: red and green alike; left: blue only.
LACKING_ONE = [
    ". . G4 . .",
    ". . R2 . .",
    "B3 B6 {centre} G1 .",
    ". . R5 . .",
    ". . G5 . .",
]


def lacking_one(special: str) -> dict[str, Any]:
    """The rulebook's picture, with the last space right of the centre still free."""
    return {
        "game": "songbirds",
        "seats": 4,
        "settings": {"special": special},
        "forest": [line.format(centre=special) for line in LACKING_ONE],
        "hands": [["G6", "W1"], ["W2", "W3"], ["W4", "W5"], ["W6", "W7"]],
    }


def taken(special: str) -> dict[str, int]:
    """What each colour has after the last space is filled: no line is worth anything here."""
    game = after(lacking_one(special), "G6@e3")
    harvest: dict[str, int] = game.view(None)["harvest"]
    centre_row, centre_column = game.view(None)["takers"][7], game.view(None)["takers"][2]
    lines = {"red": 0, "blue": 0, "green": 0, "white": 0}
    for line, taker in ((7, centre_row), (2, centre_column)):
        if taker >= 0:
            lines[list(lines)[taker]] += game.view(None)["berries"][line]
    return {colour: harvest[colour] - lines[colour] for colour in harvest}


def test_the_crow_punishes_the_loudest_of_each_side() -> None:
    # Green -2 above and -4 right; below a tie, so nobody takes -5; blue -3 left.
    assert taken("crow") == {"red": 0, "blue": -3, "green": -6, "white": 0}


def test_the_hawk_punishes_the_loudest_of_two_sides() -> None:
    # Above and right green; below and left red and green cancel, so blue.
    assert taken("hawk") == {"red": 0, "blue": -4, "green": -4, "white": 0}


def test_the_hummingbird_rewards_the_quietest_of_each_side() -> None:
    # Red 2 above, green 4 right (it alone is there), nobody below, blue 3 left.
    assert taken("hummingbird") == {"red": 2, "blue": 3, "green": 4, "white": 0}


def test_the_mockingbird_rewards_the_quietest_of_two_sides() -> None:
    # Above and right red; below and left red and green cancel, so blue.
    assert taken("mockingbird") == {"red": 4, "blue": 4, "green": 0, "white": 0}


def test_a_token_goes_out_as_soon_as_its_spaces_are_filled() -> None:
    game = after(lacking_one("crow"), "G6@e3")
    assert told(game, "took-token") == [
        {"special": "crow", "group": 1, "colour": "green", "points": -4}
    ]


def test_a_token_waits_for_its_spaces() -> None:
    game = after(lacking_one("hawk"), "G6@b1")
    assert told(game, "took-token") == []
    assert game.view(None)["tokens"] == [-2, 1], "above and right is open, below and left went out"


def test_the_special_card_fills_the_centre_but_is_silent() -> None:
    game = after(lacking_one("crow"), "G6@e3")
    # The centre row is complete with four birds: blue 9 against green 7.
    assert {"line": 7, "colour": "blue", "points": game.view(None)["berries"][7]} in told(
        game, "took-berries"
    )


@pytest.mark.parametrize("special", ["crow", "hawk", "hummingbird", "mockingbird"])
def test_four_players_are_dealt_seven_birds_around_the_special_card(special: str) -> None:
    game = voliere.new("songbirds", seats=4, seed=1, special=special)
    assert game.view(None)["forest"][2] == f". . {special} . ."
    assert [len(hand) for hand in game.view(None)["hands"]] == [7, 7, 7, 7]


def test_the_first_player_may_choose_the_special_card() -> None:
    game = voliere.new("songbirds", seats=4, seed=1, special="choose", first=2)
    assert game.seat == 2
    assert game.decision is not None
    assert [option.text for option in game.decision.options] == [
        "special crow",
        "special hawk",
        "special hummingbird",
        "special mockingbird",
    ]
    game.choose("special hawk")
    assert game.view(None)["forest"][2] == ". . hawk . ."
    assert game.seat == 2


def test_the_special_card_is_chosen_before_the_berries_are_laid_out() -> None:
    game = voliere.new("songbirds", seats=4, seed=1, special="choose")
    assert game.view(None)["berries"] == []
    assert told(game, "began") == []
    game.choose("special hawk")
    berries = game.view(None)["berries"]
    assert sorted(berries) == [5, 6, 7, 7, 8, 9, 10, 12, 12, 15]
    assert told(game, "began") == [{"round": 1, "berries": berries}]
