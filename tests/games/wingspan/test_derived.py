"""What a view counts for its readers: goals, rows, bonus cards; and whose cards it counts."""

from typing import Any

import pytest

import voliere
from tests.games.wingspan.mats import bird, played, table
from tests.scenario import after
from voliere import Game
from voliere.games.wingspan.rules import Wingspan

GOALS = [
    "birds-in-forest",
    "eggs-in-grassland",
    "total-birds",
    "eggs-in-bowl",
]
FISHERS = [
    "Anhinga",
    "Atlantic Puffin",
    "Belted Kingfisher",
    "Black Skimmer",
    "American White Pelican",
]
FOREST = {"forest": ["Blue Jay", "Barred Owl"]}


def progress(game: Game, viewer: int | None) -> Any:
    return game.view(viewer)["bonus_progress"]


# Goals.


def test_a_standing_is_worth_what_its_own_round_pays() -> None:
    game = voliere.load(table(FOREST, {"forest": ["Acorn Woodpecker"]}, goals=GOALS))
    view = game.view(None)
    assert view["standings"]["birds-in-forest"] == [2, 1]
    assert view["standing_points"]["birds-in-forest"] == [4, 1]
    assert view["standing_points"]["total-birds"] == [6, 3], "the third round pays more"
    assert view["standing_points"]["eggs-in-grassland"] == [0, 0], "nothing for a count of 0"


def test_who_ties_shares_the_places() -> None:
    mats = [{"forest": [name]} for name in ("Acorn Woodpecker", "Blue Jay")]
    view = voliere.load(table(*mats, goals=GOALS)).view(None)
    assert view["standing_points"]["birds-in-forest"] == [2, 2]


def test_one_more_may_win_a_place() -> None:
    mats = [{"forest": ["Acorn Woodpecker"]}, FOREST, {}]
    view = voliere.load(table(*mats, goals=GOALS)).view(None)
    assert view["standing_points"]["birds-in-forest"] == [1, 4, 0]
    assert view["more_points"]["birds-in-forest"] == [2, 4, 0], "ties share: (4 + 1) / 2, and 1 / 2"
    assert view["goal_places"][0] == [4, 1, 0]
    assert view["goal_most"] is None


def test_what_each_column_gives_stands_on_the_mat() -> None:
    forest = voliere.load(table({}, {})).view(None)["mat"]["forest"]
    assert [column["gain"] for column in forest] == [1, 1, 2, 2, 3, 3]
    assert [column["trade"] for column in forest] == [False, True] * 3


def test_on_the_blue_board_each_counts_one() -> None:
    position = table(FOREST, {}, goals=GOALS, settings={"goals": "blue"})
    view = voliere.load(position).view(None)
    assert view["standing_points"]["birds-in-forest"] == [2, 0]
    assert view["more_points"]["birds-in-forest"] == [3, 1]
    assert view["goal_most"] == 5


def test_the_automa_stands_last() -> None:
    automa = {"cubes": 2}
    position = {"game": "wingspan", "seats": 1, "goals": GOALS, "automa": automa}
    view = voliere.load(position).view(0)
    assert view["standings"]["birds-in-forest"] == [0, 2]
    assert view["standing_points"]["birds-in-forest"] == [0, 4]


def test_goals_of_past_rounds_are_scored_not_standing() -> None:
    position = table(goals=GOALS, round=3, goal_points=[[4, 1], [5, 2]])
    view = voliere.load(position).view(None)
    assert list(view["standing_points"]) == list(view["standings"]) == GOALS[2:]


# Rows.


@pytest.mark.parametrize(
    ("birds", "gain", "trade", "egg_costs"),
    [
        (0, 2, False, [0, 1, 1, 2, 2]),
        (1, 2, True, [1, 1, 2, 2]),
        (2, 3, False, [1, 2, 2]),
        (3, 3, True, [2, 2]),
        (4, 4, False, [2]),
        (5, 4, True, []),
    ],
)
def test_what_the_grassland_gives_and_costs(
    birds: int, gain: int, trade: bool, egg_costs: list[int]
) -> None:
    names = [
        "American Crow",
        "American Goldfinch",
        "American Kestrel",
        "American Robin",
        "Baird's Sparrow",
    ]
    position = table({}, {"grassland": names[:birds]})
    rows = voliere.load(position).view(None)["rows"]
    assert rows[1]["grassland"] == {"gain": gain, "trade": trade, "egg_costs": egg_costs}
    assert rows[0]["forest"] == {"gain": 1, "trade": False, "egg_costs": [0, 1, 1, 2, 2]}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_everybody_has_one_turn_less_in_each_round(number: int) -> None:
    position = table(round=number, goal_points=[[0, 0]] * (number - 1))
    assert voliere.load(position).view(None)["round_turns"] == [8, 7, 6, 5][number - 1]


# Bonus cards.


def test_a_seat_sees_how_far_its_own_bonus_cards_have_come() -> None:
    mat = {"wetland": [bird("Mallard", eggs=1), "Osprey"]}
    position = table(mat, mat | {"wetland": ["Anhinga"]}, bonus=[["Fishery Manager"], ["Oologist"]])
    game = voliere.load(position)
    own = {"Fishery Manager": {"count": 1, "points": 0, "next": 2}}
    other = {"Oologist": {"count": 0, "points": 0, "next": 7}}
    assert [progress(game, viewer) for viewer in (0, 1, None)] == [
        [own, {}],
        [{}, other],
        [{}, {}],
    ]


def test_bonus_cards_to_choose_from_are_counted_for_who_chooses() -> None:
    game = after(played("Spotted Owl", "forest", {}, bonus=[["Rodentologist"], []]), "use")
    assert list(progress(game, 0)[0]) == ["Rodentologist", "Historian", "Photographer"]
    assert progress(game, 1) == progress(game, None) == [{}, {}]


def test_a_bonus_card_that_pays_each_bird_can_always_pay_more() -> None:
    game = voliere.load(table({"forest": ["Barred Owl"]}, bonus=[["Falconer"], []]))
    assert progress(game, 0)[0] == {"Falconer": {"count": 1, "points": 2, "next": 2}}


def test_past_its_last_step_a_bonus_card_pays_no_more() -> None:
    mat = {"wetland": FISHERS}
    game = voliere.load(table(mat, bonus=[["Fishery Manager"], []]))
    assert progress(game, 0)[0] == {"Fishery Manager": {"count": 5, "points": 8, "next": None}}


def test_at_the_end_everybody_sees_all_bonus_cards_counted() -> None:
    position = table(bonus=[["Falconer"], ["Forester"]], round=4, goal_points=[[0, 0]] * 3)
    game = after({**position, "turns_left": [1, 0]}, "lay-eggs")
    assert game.seat < 0
    for viewer in (0, 1, None):
        assert [list(cards) for cards in progress(game, viewer)] == [["Falconer"], ["Forester"]]


# The catalogue.


def test_a_bonus_card_lists_the_birds_that_count_by_edition() -> None:
    cards = {card["name"]["en"]: card for card in Wingspan.cards() if card["kind"] == "bonus"}
    assert "osprey" in cards["Fishery Manager"]["birds"]["en"]
    assert cards["Fishery Manager"]["birds"]["en"] == cards["Fishery Manager"]["birds"]["fr"]
    assert cards["Cartographer"]["birds"]["en"] != cards["Cartographer"]["birds"]["fr"]
    assert cards["Visionary Leader"]["birds"] == {"fr": [], "en": []}, "the hand decides"


def test_a_power_is_told_without_the_words_of_its_colour() -> None:
    cards = {card["name"]["en"]: card for card in Wingspan.cards() if card["kind"] == "bird"}
    assert cards["Wild Turkey"]["power"] == {"en": "", "fr": ""}
    for card in cards.values():
        for language, power in card["power"].items():
            whole, short = card["text"][language], power[1:]
            assert whole.endswith(short), card["id"]
            assert (whole == "") == (power == "")
            assert power[:1] == power[:1].upper()
            assert not power or len(whole) - len(power) > 10, "the colour is not told again"


def test_a_goal_says_what_it_counts_and_where() -> None:
    goals = {card["id"]: card for card in Wingspan.cards() if card["kind"] == "goal"}
    told = {name: (goal["counts"], goal["value"]) for name, goal in goals.items()}
    assert told["eggs-in-wetland"] == ("eggs-in", "wetland")
    assert told["bowl-birds-with-egg"] == ("nests-with-egg", "bowl")
    assert told["total-birds"] == ("birds", None)
