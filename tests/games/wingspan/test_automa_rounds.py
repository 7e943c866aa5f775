"""The Automa at the end of a round and of the game: goals, cards that leave, levels, ties."""

from typing import Any

import pytest

import voliere
from tests.games.wingspan.mats import bird, part, table
from tests.scenario import told
from voliere import Game

ROUND_OF = {"round_1": 1, "round_2": 2, "round_3": 3}
CARDS = [*ROUND_OF, *(f"action_{number}" for number in range(1, 8))]
EXPERT = "automubon_society"
OTHERS = ("eggs-in-bowl", "eggs-in-ground", "eggs-in-cavity", "eggs-in-forest")


def solo(
    goal: str, round_number: int, mat: dict[str, Any] | None = None, cubes: int = 0, **parts: Any
) -> dict[str, Any]:
    """A position in a round with this goal; so many of the Automa's cubes lie on it."""
    rest = [other for other in OTHERS if other.split("-")[-1] not in goal][:3]
    return table(
        mat or {},
        seats=1,
        round=round_number,
        goals=[*rest[: round_number - 1], goal, *rest[round_number - 1 :]],
        goal_points=[[0, 0]] * (round_number - 1),
        automa={"bonus": "Falconer", "cubes": cubes},
        **parts,
    )


def scored(position: dict[str, Any]) -> Game:
    """The same, when the round has been scored."""
    return voliere.load({**position, "agenda": [{"step": "end-round", "seat": -1}]})


def standing(position: dict[str, Any], goal: str) -> list[int]:
    """How often the player and the Automa fulfil the goal."""
    counts: list[int] = voliere.load(position).view(0)["standings"][goal]
    return counts


BASES = {
    "birds-in-forest": (0, 1, 2, 3),
    "birds-in-grassland": (0, 1, 2, 3),
    "birds-in-wetland": (0, 1, 2, 3),
    "eggs-in-forest": (1, 3, 5, 7),
    "eggs-in-grassland": (1, 3, 5, 7),
    "eggs-in-wetland": (1, 3, 5, 7),
    "bowl-birds-with-egg": (0, 1, 2, 3),
    "cavity-birds-with-egg": (0, 1, 2, 3),
    "ground-birds-with-egg": (0, 1, 2, 3),
    "platform-birds-with-egg": (0, 1, 2, 3),
    "eggs-in-bowl": (1, 3, 5, 7),
    "eggs-in-cavity": (1, 3, 5, 7),
    "eggs-in-ground": (1, 3, 5, 7),
    "eggs-in-platform": (1, 3, 5, 7),
    "total-birds": (2, 5, 8, 11),
    "sets-of-eggs-in-forest-grassland-wetland": (-1, 0, 1, 2),
}


@pytest.mark.parametrize("goal", BASES)
def test_its_goal_count_is_a_base_value_and_its_cubes(goal: str) -> None:
    for number, base in enumerate(BASES[goal], 1):
        assert standing(solo(goal, number), goal) == [0, base]
        assert standing(solo(goal, number, cubes=2), goal) == [0, base + 2]


@pytest.mark.parametrize("habitat", ["forest", "grassland", "wetland"])
@pytest.mark.parametrize(("cubes", "count"), [(1, 4), (2, 5), (3, 5), (5, 5)])
def test_it_never_counts_more_than_five_birds_in_a_habitat(
    habitat: str, cubes: int, count: int
) -> None:
    goal = f"birds-in-{habitat}"
    assert standing(solo(goal, 4, cubes=cubes), goal) == [0, count]


@pytest.mark.parametrize(
    ("birds", "cubes", "points"),
    [
        # Round 2, base 1 and the cubes; the places are worth 5, 2 and 1.
        (0, 0, [0, 5]),
        (1, 0, [3, 3]),
        (2, 0, [5, 2]),
        (2, 1, [3, 3]),
        (2, 2, [2, 5]),
    ],
)
def test_it_takes_part_in_the_goal_of_the_round(birds: int, cubes: int, points: list[int]) -> None:
    mat = {"grassland": ["Bobolink", "Inca Dove"][:birds]}
    game = scored(solo("birds-in-grassland", 2, mat, cubes))
    assert part(game, "goal_points")[-1] == points


def test_below_one_it_scores_nothing() -> None:
    mat = {"grassland": ["Bobolink"]}
    goal, sets = "birds-in-grassland", "sets-of-eggs-in-forest-grassland-wetland"
    assert part(scored(solo(goal, 1, mat)), "goal_points") == [[4, 0]]
    assert part(scored(solo(goal, 1)), "goal_points") == [[0, 0]]
    assert part(scored(solo(sets, 1)), "goal_points") == [[0, 0]]
    assert part(scored(solo(sets, 1, cubes=1)), "goal_points") == [[0, 0]]
    assert part(scored(solo(sets, 1, cubes=2)), "goal_points") == [[0, 4]]


def test_on_the_blue_board_it_scores_one_for_each_and_at_most_five() -> None:
    blue = {"goals": "blue"}
    mat = {"grassland": ["Bobolink"]}
    two = scored(solo("birds-in-grassland", 2, mat, 2, settings=blue))
    four = scored(solo("total-birds", 4, mat, settings=blue))
    one = scored(solo("sets-of-eggs-in-forest-grassland-wetland", 1, mat, settings=blue))
    assert part(two, "goal_points")[-1] == [1, 3]
    assert part(four, "goal_points")[-1] == [1, 5]
    assert part(one, "goal_points")[-1] == [0, 0]


def test_its_cubes_come_back_after_the_round() -> None:
    game = scored(solo("total-birds", 1, cubes=3))
    assert part(game, "automa")["cubes"] == 0


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_a_card_leaves_after_each_of_the_first_three_rounds(round_number: int) -> None:
    game = scored(solo("total-birds", round_number))
    stay = [card for card in CARDS if ROUND_OF.get(card, 4) > round_number]
    assert sorted(part(game, "automa_deck")) == sorted(stay)
    assert part(game, "automa")["shown"] == []


def test_the_expert_card_stays() -> None:
    game = scored(solo("total-birds", 3, settings={"expert_card": True}))
    assert EXPERT in part(game, "automa_deck")


def test_it_turns_as_many_cards_as_the_player_has_turns() -> None:
    game = voliere.load(table({}, seats=1, automa={"bonus": "Falconer"}))
    turned: dict[int, int] = {}
    while game.seat >= 0:
        number = part(game, "round")
        turned[number] = turned.get(number, 0) + 1
        game.choose("lay-eggs")
    assert turned == {1: 8, 2: 7, 3: 6, 4: 5}
    assert len(told(game, "automa")) == 26
    assert part(game, "first") == 0, "the player begins every round"


# The end.


def finished(level: str, **parts: Any) -> Game:
    """A finished game against the Automa."""
    automa = {"bonus": "Falconer", "eggs": 6, "birds": ["Golden Eagle", "Barred Owl"]}
    return voliere.load(
        {
            "game": "wingspan",
            "seats": 1,
            "settings": {"automa": level},
            "round": 4,
            "goal_points": [[4, 1], [0, 5], [0, 0], [7, 4]],
            "automa": automa,
            "automa_hidden": ["Mallard", "Osprey", "Willet"],
            "agenda": [],
            **parts,
        }
    )


@pytest.mark.parametrize(("level", "each"), [("eaglet", 3), ("eagle", 4), ("golden-eagle", 5)])
def test_a_bird_face_down_is_worth_three_four_or_five(level: str, each: int) -> None:
    sheet = finished(level).scores()[1]
    assert sheet == {
        "birds": 8 + 3 + 3 * each,
        "bonus": 0,
        "goals": 10,
        "eggs": 6,
        "cached": 0,
        "tucked": 0,
        "total": 8 + 3 + 3 * each + 10 + 6,
    }


@pytest.mark.parametrize(("held", "winners"), [(1, [1]), (2, [0, 1]), (3, [0])])
def test_it_meets_a_tie_with_two_food(held: int, winners: list[int]) -> None:
    # Both have 7 points: the Automa's eggs against a Clark's Grebe with two eggs.
    game = finished(
        "eagle",
        goal_points=[[0, 0]] * 4,
        automa={"bonus": "Falconer", "eggs": 7},
        automa_hidden=[],
        boards=[{"wetland": [bird("Clark's Grebe", eggs=2)]}],
        food=[{"seed": held}],
    )
    assert [sheet["total"] for sheet in game.scores()] == [7, 7]
    assert game.winners() == winners
