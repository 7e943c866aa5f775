"""The sixteen goals on both boards: what each counts, ties for every place, counts of zero."""

from typing import Any

import pytest

import voliere
from tests.games.wingspan.mats import bird, part, table
from voliere import Game
from voliere.games import game_kind

GOALS = [card["id"] for card in game_kind("wingspan").cards() if card["kind"] == "goal"]
TILE = {card["id"]: card["tile"] for card in game_kind("wingspan").cards() if "tile" in card}

ROWS = ["forest", "grassland", "wetland"]

# Birds of one habitat and one nest that hold two eggs or more.
NESTERS = {
    "bowl": {
        "forest": ["Blue Jay", "Pine Siskin", "Northern Cardinal", "Cassin's Finch"],
        "grassland": ["Painted Bunting", "Say's Phoebe", "Lazuli Bunting", "American Goldfinch"],
        "wetland": ["Common Yellowthroat", "Yellow-Headed Blackbird"],
    },
    "cavity": {
        "forest": ["Barred Owl", "Carolina Wren", "Tufted Titmouse", "Pygmy Nuthatch"],
        "grassland": ["Eastern Bluebird", "Mountain Bluebird"],
        "wetland": ["Tree Swallow", "Common Merganser", "Hooded Merganser"],
    },
    "ground": {
        "forest": ["Wild Turkey", "California Quail", "Dark-Eyed Junco"],
        "grassland": ["Bobolink", "Horned Lark", "Sprague's Pipit", "Western Meadowlark"],
        "wetland": ["Mallard", "Willet", "Northern Shoveler", "American Avocet"],
    },
    "platform": {
        "forest": ["Cooper's Hawk", "Great Horned Owl", "Clark's Nutcracker"],
        "grassland": ["Inca Dove", "Swainson's Hawk", "Ferruginous Hawk"],
        "wetland": ["Osprey", "Anhinga", "King Rail", "Green Heron"],
    },
}


class Flock:
    """Birds that are handed out once each."""

    def __init__(self) -> None:
        self.left = {
            nest: {h: list(names) for h, names in n.items()} for nest, n in NESTERS.items()
        }

    def one(self, nest: str, habitat: str, eggs: int) -> dict[str, Any]:
        """The next bird of a nest, or of any, in a habitat."""
        nests = self.left if nest == "any" else [nest]
        names = next(self.left[n][habitat] for n in nests if self.left[n][habitat])
        return bird(names.pop(), eggs=eggs)

    def mat(self, goal: str, count: int) -> dict[str, list[Any]]:
        """A mat that fulfils a goal so often."""
        nest = next((name for name in NESTERS if name in goal), "any")
        mat: dict[str, list[Any]] = {row: [] for row in ROWS}
        if goal.startswith("sets"):
            for row in ROWS if count else []:
                mat[row].append(self.one("any", row, count))
        elif goal.startswith("eggs") and count:
            row = self._row(goal, nest, 0)
            mat[row].append(self.one(nest, row, count))
        elif not goal.startswith("eggs"):
            for number in range(count):
                row = self._row(goal, nest, number)
                mat[row].append(self.one(nest, row, int(goal.endswith("with-egg"))))
        return mat

    def _row(self, goal: str, nest: str, number: int) -> str:
        """The row that a goal names, or one that still has such birds."""
        if nest != "any":
            return next(row for row, names in self.left[nest].items() if names)
        return next((row for row in ROWS if goal.endswith(row)), ROWS[number % 3])


def goals_with(goal: str, round_number: int) -> list[str]:
    """Four goals of different tiles, this one in its round."""
    others = [other for other in GOALS if TILE[other] != TILE[goal]][::2]
    return [*others[: round_number - 1], goal, *others[round_number - 1 : 3]]


def scored(
    goal: str, mats: list[dict[str, Any]], round_number: int = 1, board: str = "green"
) -> Game:
    """The game when a round has just been scored."""
    seats = len(mats)
    position = table(
        *mats,
        settings={"goals": board},
        round=round_number,
        goals=goals_with(goal, round_number),
        goal_points=[[0] * seats] * (round_number - 1),
        agenda=[{"step": "end-round", "seat": -1}],
        tray=[],
        deck=["Turkey Vulture"],
    )
    return voliere.load(position)


def points(goal: str, counts: list[int], round_number: int = 1, board: str = "green") -> list[int]:
    """The points of players who fulfil a goal so often."""
    flock = Flock()
    mats = [flock.mat(goal, count) for count in counts]
    found: list[int] = part(scored(goal, mats, round_number, board), "goal_points")[-1]
    return found


def counted(goal: str, mat: dict[str, Any]) -> int:
    """How often a mat fulfils a goal, as everybody sees it during the round."""
    game = voliere.load(table(mat, goals=goals_with(goal, 1), tray=[]))
    count: int = game.view(None)["standings"][goal][0]
    return count


# What each goal counts.

MAT = {
    "forest": [bird("Blue Jay", eggs=2), "Barred Owl", bird("Bushtit", eggs=3)],
    "grassland": [bird("Bobolink", eggs=1), bird("Inca Dove", eggs=4)],
    "wetland": [
        bird("Mallard", eggs=2),
        "Osprey",
        bird("Tree Swallow", eggs=1),
        bird("Willet", eggs=2),
    ],
}


@pytest.mark.parametrize(
    ("goal", "count"),
    [
        ("birds-in-forest", 3),
        ("birds-in-grassland", 2),
        ("birds-in-wetland", 4),
        ("eggs-in-forest", 5),
        ("eggs-in-grassland", 5),
        ("eggs-in-wetland", 5),
        # The Bushtit's star nest counts for every nest.
        ("bowl-birds-with-egg", 2),
        ("cavity-birds-with-egg", 2),
        ("ground-birds-with-egg", 4),
        ("platform-birds-with-egg", 2),
        ("eggs-in-bowl", 5),
        ("eggs-in-cavity", 4),
        ("eggs-in-ground", 8),
        ("eggs-in-platform", 7),
        ("total-birds", 9),
        ("sets-of-eggs-in-forest-grassland-wetland", 5),
    ],
)
def test_what_each_goal_counts(goal: str, count: int) -> None:
    assert counted(goal, MAT) == count


@pytest.mark.parametrize("goal", GOALS)
def test_an_empty_mat_fulfils_nothing(goal: str) -> None:
    assert counted(goal, {}) == 0


def test_a_bird_without_a_nest_counts_for_no_nest() -> None:
    mat = {"grassland": ["Bronzed Cowbird"]}
    assert counted("total-birds", mat) == 1
    assert all(counted(f"{nest}-birds-with-egg", mat) == 0 for nest in NESTERS)


@pytest.mark.parametrize(
    ("eggs", "sets"), [((2, 1, 3), 1), ((0, 4, 4), 0), ((2, 2, 2), 2), ((3, 2, 4), 2)]
)
def test_sets_are_the_fewest_eggs_of_the_three_habitats(
    eggs: tuple[int, int, int], sets: int
) -> None:
    mat = {
        "forest": [bird("House Wren", eggs=eggs[0])],
        "grassland": [bird("Inca Dove", eggs=eggs[1])],
        "wetland": [bird("King Rail", eggs=eggs[2])],
    }
    assert counted("sets-of-eggs-in-forest-grassland-wetland", mat) == sets


# The green board.

PLACES = {1: (4, 1, 0), 2: (5, 2, 1), 3: (6, 3, 2), 4: (7, 4, 3)}


@pytest.mark.parametrize("round_number", [1, 2, 3, 4])
def test_places_by_round(round_number: int) -> None:
    first, second, third = PLACES[round_number]
    assert points("total-birds", [1, 3, 2, 4], round_number) == [0, second, third, first]


@pytest.mark.parametrize(
    ("round_number", "expected"), [(1, [2, 2, 0]), (2, [3, 3, 1]), (3, [4, 4, 2]), (4, [5, 5, 3])]
)
@pytest.mark.parametrize("goal", GOALS)
def test_two_tie_for_the_first_place(goal: str, round_number: int, expected: list[int]) -> None:
    assert points(goal, [2, 2, 1], round_number) == expected


@pytest.mark.parametrize(
    ("round_number", "expected"), [(1, [1, 1, 1]), (2, [2, 2, 2]), (3, [3, 3, 3]), (4, [4, 4, 4])]
)
@pytest.mark.parametrize("goal", GOALS)
def test_three_tie_for_the_first_place(goal: str, round_number: int, expected: list[int]) -> None:
    # 4+1+0, 5+2+1, 6+3+2, 7+4+3, each shared by three and rounded down.
    assert points(goal, [2, 2, 2], round_number) == expected
    assert points(goal, [2, 1, 2, 2], round_number)[1] == 0, "the next places are skipped"


@pytest.mark.parametrize(
    ("round_number", "expected"),
    [(1, [4, 0, 0, 0]), (2, [5, 1, 1, 0]), (3, [6, 2, 2, 0]), (4, [7, 3, 3, 0])],
)
def test_two_tie_for_the_second_place(round_number: int, expected: list[int]) -> None:
    assert points("total-birds", [3, 2, 2, 1], round_number) == expected


@pytest.mark.parametrize(
    ("round_number", "expected"),
    [(1, [4, 0, 0, 0]), (2, [5, 1, 1, 1]), (3, [6, 1, 1, 1]), (4, [7, 2, 2, 2])],
)
def test_three_tie_for_the_second_place(round_number: int, expected: list[int]) -> None:
    assert points("total-birds", [3, 2, 2, 2], round_number) == expected


@pytest.mark.parametrize(("round_number", "share"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_two_tie_for_the_third_place(round_number: int, share: int) -> None:
    first, second, _ = PLACES[round_number]
    assert points("total-birds", [4, 3, 1, 1], round_number) == [first, second, share, share]


def test_all_five_tie() -> None:
    assert points("total-birds", [1] * 5, 4) == [2] * 5


def test_a_tie_of_two_and_a_tie_behind_it() -> None:
    assert points("total-birds", [2, 2, 1, 1], 4) == [5, 5, 1, 1]


@pytest.mark.parametrize("goal", GOALS)
def test_a_count_of_zero_scores_nothing_and_takes_no_place(goal: str) -> None:
    assert points(goal, [0, 0], 4) == [0, 0]
    assert points(goal, [0, 1, 0], 4) == [0, 7, 0]
    assert points(goal, [2, 1, 0, 0], 4) == [7, 4, 0, 0]


# The blue board.


@pytest.mark.parametrize("goal", GOALS)
def test_blue_gives_one_point_for_each(goal: str) -> None:
    assert points(goal, [2, 1, 0], 1, "blue") == [2, 1, 0]
    assert points(goal, [2, 2, 1], 3, "blue") == [2, 2, 1], "two tie"
    assert points(goal, [2, 2, 2], 4, "blue") == [2, 2, 2], "three tie"


@pytest.mark.parametrize(("count", "expected"), [(4, 4), (5, 5), (6, 5), (8, 5)])
def test_blue_gives_at_most_five(count: int, expected: int) -> None:
    assert points("total-birds", [count, 0], 2, "blue") == [expected, 0]


# Standings.


def test_standings_of_this_and_later_rounds_are_in_sight() -> None:
    game = voliere.load(
        table(
            MAT,
            goals=["total-birds", "eggs-in-bowl", "eggs-in-forest", "eggs-in-wetland"],
            round=2,
            goal_points=[[4, 0]],
            tray=[],
        )
    )
    assert game.view(1)["standings"] == {
        "eggs-in-bowl": [5, 0],
        "eggs-in-forest": [5, 0],
        "eggs-in-wetland": [5, 0],
    }
    assert game.view(1)["goal_points"] == [[4, 0]]
