"""Solo and cooperative: one colour against the three others."""

from typing import Any

import pytest

import voliere
from tests.scenario import after, options, told, totals
from voliere.games.songbirds.scoring import title

# Red takes 44 berries, blue 17, green 23, white 7.
FOREST = [
    "B4 B7 R7 W6 R6",
    "W7 R2 W3 B2 G2",
    "G4 B6 B5 B3 W1",
    "G5 G6 G3 B1 G1",
    "G7 W2 R3 R1 .",
]
BERRIES = [5, 7, 8, 9, 6, 12, 7, 10, 12, 15]


def alone(**more: Any) -> dict[str, Any]:
    """One player, white 5 to fill the forest, red 4 and white 4 in the deck."""
    table = {"game": "songbirds", "seats": 1, "forest": FOREST, "berries": BERRIES}
    return {**table, "hands": [["W5"]], "revealed": [["R5"]], "deck": ["R4", "W4"], **more}


def test_one_colour_against_all_others() -> None:
    game = after(alone(), "W5@e5")
    assert game.scores() == [{"berries": 44, "volume": 5, "others": -47, "total": 2}]
    assert game.winners() == []


def test_no_favourite_scores_nothing() -> None:
    game = after(alone(revealed=[[]], hands=[["W5", "R5"]]), "W5@e5")
    assert totals(game) == [0]


@pytest.mark.parametrize(
    ("total", "name"),
    [
        (-30, "beginner"),
        (0, "beginner"),
        (1, "amateur"),
        (19, "amateur"),
        (20, "apprentice"),
        (39, "apprentice"),
        (40, "professional"),
        (54, "professional"),
        (55, "superstar"),
        (90, "superstar"),
    ],
)
def test_titles(total: int, name: str) -> None:
    assert title(total) == name


def test_nine_birds_lie_on_the_diagonals() -> None:
    game = voliere.new("songbirds", seats=1, seed=2)
    lines = [[card != "." for card in line.split()] for line in game.view(None)["forest"]]
    assert lines == [
        [True, False, False, False, True],
        [False, True, False, True, False],
        [False, False, True, False, False],
        [False, True, False, True, False],
        [True, False, False, False, True],
    ]


def test_a_turn_draws_a_bird_and_plays_one_of_two() -> None:
    game = voliere.new("songbirds", seats=1, seed=2)
    assert len(game.view(0)["hands"][0]) == 2
    assert game.view(0)["deck"] == 28 - 9 - 2
    assert game.decision is not None
    game.choose(game.decision.options[0])
    assert len(game.view(0)["hands"][0]) == 2
    assert game.view(0)["deck"] == 28 - 9 - 3


def test_a_favourite_is_laid_face_up_once() -> None:
    game = voliere.new("songbirds", seats=1, seed=2)
    favourite = next(text for text in options(game) if text.startswith("favourite"))
    game.choose(favourite)
    assert game.view(None)["revealed"] == [[favourite.split()[1]]]
    assert all("favourite" not in text for text in options(game))


def test_in_joint_play_only_one_player_lays_a_favourite() -> None:
    game = voliere.new("songbirds", seats=3, seed=2, variant="cooperative", first=0)
    favourite = next(text for text in options(game) if text.startswith("favourite"))
    game.choose(favourite)
    assert game.seat == 1
    assert all("favourite" not in text for text in options(game))


def test_all_share_the_score() -> None:
    position = alone(
        seats=2,
        settings={"variant": "cooperative"},
        hands=[["W5"], ["R4"]],
        revealed=[[], ["R5"]],
        deck=["W4"],
    )
    assert totals(after(position, "show W5", "W5@e5")) == [2, 2]


@pytest.mark.parametrize("seats", range(2, 9))
def test_joint_play_deals_one_bird_to_each(seats: int) -> None:
    game = voliere.new("songbirds", seats=seats, seed=2, variant="cooperative")
    sizes = [len(hand) for hand in game.view(None)["hands"]]
    assert sorted(sizes) == [1] * (seats - 1) + [2], "the one whose turn it is has drawn"
    assert game.view(None)["deck"] == 28 - 9 - seats - 1


@pytest.mark.parametrize("seats", [5, 8])
def test_without_a_deck_players_go_on_with_what_they_hold(seats: int) -> None:
    game = voliere.new("songbirds", seats=seats, seed=2)
    while (decision := game.decision) is not None:
        favourites = [o for o in decision.options if o.text.startswith("favourite")]
        game.choose((favourites or decision.options)[0])
    assert game.view(None)["deck"] == 0
    assert "." not in " ".join(game.view(None)["forest"])
    assert len(told(game, "drew")) == 28 - 9 - seats


def test_hands_stay_secret_in_joint_play() -> None:
    game = voliere.new("songbirds", seats=2, seed=2, variant="cooperative", first=0)
    assert game.view(1)["hands"][0] == [None, None]


def cooperating(**more: Any) -> dict[str, Any]:
    """Two players together, a few spaces free, seat 0 to play."""
    return {
        "game": "songbirds",
        "seats": 2,
        "settings": {"variant": "cooperative"},
        "forest": ["R7 R6 . . .", *["R5 . . . ."], *[". . . . ."] * 3],
        "hands": [["B2", "W3"], ["G4"]],
        "deck": ["G1", "G2"],
        **more,
    }


def test_together_a_bird_is_shown_before_its_place_is_chosen() -> None:
    game = voliere.load(cooperating())
    assert options(game) == ["show B2", "show W3", "favourite B2", "favourite W3"]
    game.choose("show W3")
    assert (game.seat, game.view(1)["shown"], game.view(1)["hands"][0]) == (0, "W3", [None])
    assert options(game) == ["W3@c1", "W3@b2", "W3@a3"]
    assert game.decision is not None
    assert (game.decision.topic, game.decision.data) == ("place", {"card": "W3"})
    game.choose("W3@b2")
    assert (game.seat, game.view(1)["shown"]) == (1, None)


def test_a_bird_that_was_shown_must_be_placed() -> None:
    game = after(cooperating(), "show W3")
    for other in ("B2@c1", "show B2", "favourite W3", "favourite B2"):
        with pytest.raises(voliere.Refusal):
            game.choose(other)
    assert game.undoable(0) == 0


def test_a_bird_is_shown_by_cooperating_players_only() -> None:
    assert all("@" in text or "favourite" in text for text in options(voliere.load(alone())))
    game = voliere.new("songbirds", seats=2, seed=2)
    assert all("@" in text for text in options(game))


def test_a_position_with_a_shown_bird_reads_back() -> None:
    position = after(cooperating(), "show W3").position()
    assert position["shown"] == "W3"
    game = voliere.load(position)
    assert game.position() == position
    assert options(game) == ["W3@c1", "W3@b2", "W3@a3"]


def test_together_one_may_ask_to_leave_a_free_space_free() -> None:
    game = voliere.load(cooperating())
    free = game.spaces_to_keep()
    assert "c1" in free
    assert "b1" not in free, "a bird lies there"
    assert "c1" not in after(cooperating(), "show W3", "W3@c1").spaces_to_keep()
    assert voliere.load(alone()).spaces_to_keep() == []
    assert voliere.new("songbirds", seats=2, seed=2).spaces_to_keep() == []
    assert game.phrases(game.settings)
    assert game.phrases({"variant": "base"}) == []
