"""Placing birds, and the berries of rows and columns."""

import pytest

import voliere
from tests.scenario import after, options, told
from voliere import Refusal

BERRIES = [12, 12, 10, 9, 8, 15, 7, 7, 6, 5]


def row_lacking_one(row: str, card: str) -> dict[str, object]:
    """Two seats; the first row wants one bird in e1, which seat 0 holds. It is worth 15."""
    forest = [f"{row} .", ". . . . .", ". . . . .", ". . . . .", ". . . . ."]
    hands = [[card, "G6"], ["B6", "W6"]]
    return {
        "game": "songbirds",
        "seats": 2,
        "forest": forest,
        "berries": BERRIES,
        "hands": hands,
    }


def test_a_bird_goes_beside_another_but_not_at_a_corner() -> None:
    game = voliere.load(
        {
            "game": "songbirds",
            "seats": 2,
            "forest": [". . . . .", ". . . . .", ". R4 G5 . .", ". . B1 . .", ". . . . ."],
            "hands": [["W2", "W3"], ["B2", "B3"]],
        }
    )
    places = {text.split("@")[1] for text in options(game) if text.startswith("W2")}
    assert places == {"b2", "c2", "a3", "d3", "b4", "d4", "c5"}


def test_a_bird_does_not_go_on_a_filled_space_nor_apart() -> None:
    game = voliere.load(row_lacking_one("W5 W1 R2 R3", "B2"))
    for text in ("B2@a1", "B2@e5", "B6@a2"):
        with pytest.raises(Refusal, match="not offered"):
            game.choose(text)


def test_the_last_bird_of_a_hand_is_not_placed() -> None:
    game = voliere.load({**row_lacking_one("W5 W1 R2 R3", "B2"), "hands": [["B2"], ["B6", "W6"]]})
    assert game.seat == 1


def test_the_loudest_colour_takes_the_berries_at_once() -> None:
    # White sings 5 + 1 = 6, red 2 + 3 = 5, blue 2.
    game = after(row_lacking_one("W5 W1 R2 R3", "B2"), "B2@e1")
    assert told(game, "took-berries") == [{"line": 5, "colour": "white", "points": 15}]
    assert game.view(None)["harvest"] == {"red": 0, "blue": 0, "green": 0, "white": 15}


def test_equal_volumes_cancel_and_the_next_colour_takes_the_berries() -> None:
    # Green 7, red 3 + 4 = 7 and blue 7 cancel; white has 3.
    game = after(row_lacking_one("G7 R3 R4 B7", "W3"), "W3@e1")
    assert told(game, "took-berries") == [{"line": 5, "colour": "white", "points": 15}]


def test_when_all_volumes_cancel_nobody_takes_the_berries() -> None:
    # White 5 and green 2 + 3 = 5 cancel, and so do blue 1 and red 1.
    game = after(row_lacking_one("W5 G2 G3 B1", "R1"), "R1@e1")
    assert told(game, "took-berries") == [{"line": 5, "colour": None, "points": 15}]
    assert set(game.view(None)["harvest"].values()) == {0}
    assert game.view(None)["takers"][5] == -1


def test_one_colour_alone_takes_the_berries() -> None:
    game = after(row_lacking_one("W5 W4 W3 W2", "W1"), "W1@e1")
    assert game.view(None)["harvest"]["white"] == 15


def test_a_line_with_a_gap_gives_nothing_yet() -> None:
    game = after(row_lacking_one("W5 W1 R2 .", "B2"), "B2@d1")
    assert told(game, "took-berries") == []
    assert game.view(None)["takers"][5] == -2


def test_one_bird_can_complete_a_row_and_a_column() -> None:
    position = row_lacking_one("W5 W1 R2 R3", "B2")
    position["forest"] = [
        "W5 W1 R2 R3 .",
        ". . . . G1",
        ". . . . G2",
        ". . . . G3",
        ". . . . W2",
    ]
    game = after(position, "B2@e1")
    assert told(game, "took-berries") == [
        {"line": 4, "colour": "green", "points": 8},
        {"line": 5, "colour": "white", "points": 15},
    ]


def test_turns_go_clockwise() -> None:
    game = after(row_lacking_one("W5 W1 R2 R3", "B2"), "B2@a2")
    assert game.seat == 1


@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 13, 1), (3, 9, 0), (4, 7, 0)])
def test_the_deal(seats: int, each: int, aside: int) -> None:
    position = voliere.new("songbirds", seats=seats, seed=3).position()
    assert [len(hand) for hand in position["hands"]] == [each] * seats
    assert len(position["deck"]) == aside
    assert sorted(position["berries"]) == [5, 6, 7, 7, 8, 9, 10, 12, 12, 15]
    cards = " ".join(position["forest"]).replace(".", "").split()
    assert cards == [position["forest"][2].split()[2]], "only the centre is filled"


def test_the_bird_set_aside_is_seen_by_nobody() -> None:
    game = voliere.new("songbirds", seats=2, seed=3)
    assert [game.view(seat)["deck"] for seat in (0, 1, None)] == [1, 1, 1]


def test_the_first_player_is_drawn_by_lot_or_named() -> None:
    firsts = {
        voliere.new("songbirds", seats=3, seed=seed).seat for seat in [0] for seed in range(30)
    }
    assert firsts == {0, 1, 2}
    assert voliere.new("songbirds", seats=3, seed=3, first=2).seat == 2
