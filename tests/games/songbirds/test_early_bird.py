"""Early Bird: the favourite is set face down during the game, and the first takes a worm."""

from typing import Any

import voliere
from tests.games.songbirds.test_favourites import red_27
from tests.scenario import after, options, told, totals


def early(**more: Any) -> dict[str, Any]:
    """A table for three, the forest hardly begun."""
    return {
        "game": "songbirds",
        "seats": 3,
        "settings": {"early_bird": True},
        "forest": [". . . . .", ". . . . .", ". . R4 . .", ". . . . .", ". . . . ."],
        "hands": [["R3", "R5", "W1"], ["R2", "B5", "W2"], ["G7", "B6", "W3"]],
        **more,
    }


def test_a_favourite_is_worth_its_colour_and_the_worm_but_not_its_volume() -> None:
    position = red_27(
        "R3",
        "R2",
        settings={"early_bird": True},
        hands=[["W6"], []],
        favourites=[["R3"], ["R2"]],
        worms=[2, 3],
    )
    game = after(position, "W6@e5")
    assert totals(game) == [29, 30]
    assert game.scores()[0] == {"berries": 27, "volume": 0, "worm": 2, "earlier": 0, "total": 29}
    assert game.winners() == [1]


def test_worms_go_out_from_the_largest() -> None:
    game = after(early(), "favourite R3", "favourite R2", "favourite G7")
    assert game.view(None)["worms"] == [3, 2, 1]


def test_the_fourth_player_gets_no_worm() -> None:
    position = early(
        seats=4,
        settings={"early_bird": True, "special": "crow"},
        forest=[". . . . .", ". . . . .", ". . crow . .", ". . . . .", ". . . . ."],
        hands=[["R3", "R5"], ["R2", "B5"], ["G7", "B6"], ["W1", "W2"]],
    )
    game = after(position, "favourite R3", "favourite R2", "favourite G7", "favourite W1")
    assert game.view(None)["worms"] == [3, 2, 1, 0]


def test_the_worm_on_top_is_told_to_the_end() -> None:
    game = voliere.new("songbirds", seats=3, seed=2, early_bird=True)
    assert game.view(None)["next_worm"] == 3
    while (decision := game.decision) is not None:
        favourites = [o for o in decision.options if o.text.startswith("favourite")]
        wanted = favourites if sum(game.view(None)["worms"]) < 5 else []
        game.choose((wanted or decision.options)[0])
    taken = [worm for worm in game.view(None)["worms"] if worm]
    assert sorted(taken) in ([2, 3], [1, 2, 3])
    assert game.view(None)["next_worm"] == (1 if len(taken) == 2 else 0)


def test_setting_the_favourite_takes_the_whole_turn() -> None:
    game = after(early(), "favourite R3")
    assert game.seat == 1
    assert game.view(None)["forest"] == voliere.load(early()).view(None)["forest"]


def test_a_favourite_is_set_once() -> None:
    game = after(early(), "favourite R3", "R2@c2", "G7@c4")
    assert all("favourite" not in text for text in options(game))


def test_a_favourite_lies_face_down() -> None:
    game = after(early(), "favourite R3")
    assert game.view(0)["favourites"] == [["R3"], [], []]
    assert game.view(1)["favourites"] == [[None], [], []]
    assert game.view(None)["favourites"] == [[None], [], []]
    assert [event.data for event in game.log(1) if event.kind == "set-favourite"] == [
        {"card": None, "worm": 3}
    ]
    assert game.record_of(1).choices == ["0:?"]
    assert game.record_of(0).choices == ["0:favourite R3"]


def test_the_last_bird_must_become_the_favourite() -> None:
    game = voliere.load(early(hands=[["R3"], ["R2", "B5"], ["G7", "B6"]]))
    assert options(game) == ["favourite R3"]
    game.choose("favourite R3")
    assert game.view(None)["worms"] == [3, 0, 0]


def test_who_has_set_a_favourite_places_even_the_last_bird() -> None:
    position = early(hands=[["R3"], ["R2", "B5"], ["G7", "B6"]], favourites=[["W5"], [], []])
    assert options(voliere.load(position)) == ["R3@c2", "R3@b3", "R3@d3", "R3@c4"]


def test_a_full_forest_makes_the_last_bird_the_favourite_without_a_worm() -> None:
    position = red_27("R3", "R2", settings={"early_bird": True}, hands=[["W6"], ["R2"]])
    game = after({**position, "favourites": [["R3"], []], "worms": [3, 0]}, "W6@e5")
    assert told(game, "revealed") == [{"card": "R3"}, {"card": "R2"}]
    assert totals(game) == [30, 27]


def test_the_bird_set_face_down_counts_not_one_left_in_hand() -> None:
    position = red_27("R3", "R2", settings={"early_bird": True}, hands=[["W6"], ["G1"]])
    game = after({**position, "favourites": [["R3"], ["R2"]], "worms": [3, 2]}, "W6@e5")
    assert game.view(None)["revealed"] == [["R3"], ["R2"]]
    assert totals(game) == [30, 29]


def test_the_favourites_volume_still_breaks_ties() -> None:
    position = red_27("R3", "R2", settings={"early_bird": True}, hands=[["W6"], []])
    game = after({**position, "favourites": [["R3"], ["R2"]]}, "W6@e5")
    assert totals(game) == [27, 27]
    assert game.winners() == [0]


def test_whole_games_end_with_every_forest_full() -> None:
    for seats in (2, 3, 4):
        for seed in range(30):
            game = voliere.new("songbirds", seats=seats, seed=seed, early_bird=True)
            while (decision := game.decision) is not None:
                game.choose(
                    decision.options[(seed * 7 + len(game.choices)) % len(decision.options)]
                )
            assert "." not in " ".join(game.view(None)["forest"])
            assert all(len(cards) == 1 for cards in game.view(None)["revealed"])
