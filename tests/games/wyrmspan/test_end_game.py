"""End-game abilities: every formula, with its limit."""

from typing import Any

import pytest

from tests.games.wyrmspan.guilds import guild
from tests.games.wyrmspan.mats import (
    Position,
    caves,
    discarded,
    end_round,
    hand,
    mat,
    on,
    supply,
    table,
)
from tests.scenario import after, options, told

# Dragons without an End-game ability, to stand around those that have one.
HATCHLINGS = [2, 4, 6, 7]
SMALL = [128, 82, 130, 50]  # aggressive, shy, playful, helpful
MEDIUM = [166, 177, 48, 174]
LARGE = [92, 37, 155, 133]
SHY = [177, 82, 37]
HELPFUL = [174, 50, 133]
AGGRESSIVE = [128, 166, 92]
PLAYFUL = [130, 48, 155]
ROUND = [130, 139, 160, 141, 180]
PLAYED = [48, 60, 88, 118, 140]
ACTIVATED = [82, 50, 133]


def ability(written: dict[str, Any], **parts: Any) -> int:
    """What the End-game abilities on a mat are worth."""
    return after(table(written, **parts)).scores()[0]["end_game"]


@pytest.mark.parametrize(
    ("number", "others", "points"),
    [
        (119, [], 2),  # medium: it counts itself
        (119, MEDIUM[:2], 6),
        (119, SMALL[:3], 2),
        (124, LARGE[:2], 6),
        (132, SMALL[:2], 6),
        (134, HATCHLINGS[:2], 6),
        (134, [], 0),
        (52, ROUND[:3], 6),
        (71, PLAYED[:3], 6),
        (101, [], 2),  # an End-game dragon itself
        (97, [], 0),  # an End-game dragon is not activated
        (97, [*ACTIVATED, 4], 4),  # hatchlings are
        (97, [*PLAYED[:2], 130], 0),
        (183, [], 1),  # helpful itself
        (183, HELPFUL[:2], 3),
        (183, SHY, 1),
    ],
)
def test_counts_on_the_whole_mat(number: int, others: list[int], points: int) -> None:
    assert ability(mat(crimson=[number], golden=others)) == points


@pytest.mark.parametrize(
    ("number", "others", "points"),
    [
        (119, MEDIUM[:4], 8),
        (124, LARGE[:4], 8),
        (132, SMALL[:4], 8),
        (134, HATCHLINGS[:4], 9),
        (52, ROUND[:4], 8),
        (71, PLAYED[:4], 8),
    ],
)
def test_counts_have_a_limit(number: int, others: list[int], points: int) -> None:
    assert ability(mat(golden=[number, ROUND[4], PLAYED[4]], crimson=others)) == points


def test_end_game_dragons_count_up_to_eight() -> None:
    # Three others in the amethyst abyss: 167, 93 and 145 want four dragons in a cave.
    assert ability(mat(crimson=[101, 167], golden=[93], amethyst=[145])) == 8
    assert ability(mat(crimson=[101, 167], golden=[93], amethyst=[145, 46])) == 8
    # A hatchling whose food is worth more is an End-game dragon too.
    assert ability(mat(crimson=[101], amethyst=[29])) == 4


@pytest.mark.parametrize(
    ("number", "crimson", "golden", "points"),
    [
        # In its cave: the dragon stands in the crimson cavern, before the others.
        (42, [], [50], 0),
        (42, [50, 133], [82], 6),
        (42, [50, 133, 82], [], 9),
        (59, [], [82], 0),
        (59, [82, 50], [177], 2),
        (59, [82, 177, 37], [], 6),
        (106, [], [128], 0),
        (106, [128, 166], [92], -4),
        (106, [50, 82], [], 0),
        (122, [128, 166, 92], [], -3),
        # Beside it: on its right in the cavern, and below it in the grotto.
        (51, [82, 177], [37, 177], 2),
        (51, [50], [133], 0),
        (129, [130], [48], 6),
        (129, [50, 130], [133, 48], 0),
        (112, [], [], 0),
        (112, [50], [], 2),
        (112, [50, 133], [82, 130], 4),
    ],
)
def test_counts_near_the_dragon(
    number: int, crimson: list[int], golden: list[int], points: int
) -> None:
    if set(crimson) & set(golden):
        golden = [card for card in golden if card not in crimson]
    assert ability(mat(crimson=[number, *crimson], golden=golden)) == points


def test_all_four_sides_are_beside_a_dragon() -> None:
    # The variegated amphiptere in the middle; corners do not count.
    written = mat(crimson=[50, 82, 130], golden=[48, 112, 60], amethyst=[133, 92, 37])
    assert ability(written) == 8


def test_the_nests_of_the_mat_are_beside_nothing() -> None:
    assert ability(mat(crimson=[112], nest=2)) == 0


@pytest.mark.parametrize(
    ("written", "points"),
    [
        # Between two dragons of its cave (39).
        (mat(crimson=[50, 39, 82]), 2),
        (mat(crimson=[50, 39]), 0),
        (mat(crimson=[39, 50]), 0),
        (mat(crimson=[50, 82, 39, 130]), 2),
        # The last of its cave (81).
        (mat(crimson=[81]), 3),
        (mat(crimson=[50, 81]), 3),
        (mat(crimson=[81, 50]), 0),
        # Its cave is full (98); its column is full (46).
        (mat(crimson=[50, 82, 130, 98]), 3),
        (mat(crimson=[50, 82, 98]), 0),
        (mat(crimson=[46], golden=[50], amethyst=[82]), 3),
        (mat(crimson=[50, 46], golden=[82, 130], amethyst=[37]), 0),
        # One of the caves is full, wherever the dragon stands (167, 93, 145).
        (mat(crimson=[50, 82, 130], golden=[167]), 0),
        (mat(crimson=[50, 82, 130, 48], golden=[167]), 5),
        (mat(golden=[50, 82, 130, 93]), 5),
        (mat(amethyst=[50, 82, 130, 48], golden=[145]), 5),
        (mat(amethyst=[50, 82, 130, 48], golden=[93]), 0),
        # No aggressive dragon in its cave (54).
        (mat(crimson=[54, 50], golden=[128]), 4),
        (mat(crimson=[54, 128]), 0),
        # Another playful dragon in its cave (102, playful itself).
        (mat(crimson=[102]), 0),
        (mat(crimson=[102, 130]), 3),
        (mat(crimson=[102], golden=[130]), 0),
        # Another helpful dragon in its column (150, helpful itself).
        (mat(crimson=[150]), 0),
        (mat(crimson=[150], golden=[50]), 4),
        (mat(crimson=[150, 50], golden=[82, 133]), 0),
        # A hatchling, a small and a large dragon in its cave (91, medium).
        (mat(crimson=[91, 4, 50, 133]), 8),
        (mat(crimson=[91, 4, 50], golden=[133]), 0),
    ],
)
def test_conditions(written: dict[str, Any], points: int) -> None:
    assert ability(written) == points


def test_all_spaces_of_the_cave_are_excavated() -> None:
    # The solitary brown drake.
    for spaces, points in ((3, 0), (4, 3)):
        written = mat(crimson=[74])
        written["crimson"]["excavated"] = spaces
        assert ability(written) == points


@pytest.mark.parametrize(
    ("number", "written", "points"),
    [
        # 49 is helpful itself.
        (49, mat(crimson=[49], golden=[82, 128]), 0),
        (49, mat(crimson=[49], golden=[82, 128, 130]), 4),
        (49, mat(crimson=[49, 50], golden=[82, 128, 130, 48], amethyst=[177, 166]), 8),
        # 131 is large itself.
        (131, mat(crimson=[131], golden=[4, 50]), 0),
        (131, mat(crimson=[131], golden=[4, 50, 48]), 4),
        (131, mat(crimson=[131, 133], golden=[4, 50, 48], amethyst=[6, 82, 166]), 8),
    ],
)
def test_sets(number: int, written: dict[str, Any], points: int) -> None:
    assert ability(written) == points


def test_points_for_markers_in_the_guild() -> None:
    # The tawny northern drake: two points for each marker, whatever its line.
    marked = guild("plains", at=[18, 6], line_1=[0], points_1=[0, 1], line_3=[0])
    assert ability(mat(golden=[44]), guild=marked) == 6


@pytest.mark.parametrize(("laid", "points"), [(0, 0), (1, 0), (3, 1), (4, 2)])
def test_points_for_every_two_eggs(laid: int, points: int) -> None:
    assert ability(mat(amethyst=[on(179, eggs=max(0, laid - 2))], nest=min(laid, 2))) == points


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([], 0),
        ([[2, 1]], 2),
        ([[1, 2]], 0),
        ([[1, 1]], 2),  # shared by all: lowest too
        ([[4, 4], [4, 1], [1, 2]], 4),
    ],
)
def test_the_lowest_places(places: list[list[int]], points: int) -> None:
    # The striped dragonette.
    assert ability(mat(crimson=[41]), round=len(places) + 1, places=places) == points


@pytest.mark.parametrize(
    ("dragon", "points"),
    [
        (on(17, cached={"milk": 2, "gold": 3}), 2),
        (on(18, tucked=4), 4),
        (on(29, cached={"meat": 5, "milk": 1}), 5),
        (on(17, tucked=2), 0),
        (on(4, cached={"milk": 3}), 0),
    ],
)
def test_hatchlings_whose_food_is_worth_more(dragon: dict[str, Any], points: int) -> None:
    assert ability(mat(crimson=[dragon])) == points
    sheet = after(table(mat(crimson=[dragon]))).scores()[0]
    assert sheet["cached"] == sum(dragon.get("cached", {}).values())
    assert sheet["tucked"] == dragon.get("tucked", 0)


def test_tucked_cards_do_not_count() -> None:
    assert ability(mat(crimson=[on(119, tucked=6)])) == 2


def test_every_ability_counts_for_itself() -> None:
    # 119 counts 119 and 122; 122 loses one for each other aggressive dragon of its cave.
    assert ability(mat(crimson=[119, 122])) == 4 - 1


# Abilities that are paid.


def paying(number: int, **parts: Any) -> Position:
    """The last round ends for a player with a dragon whose ability is paid."""
    return table(mat(crimson=[number]), **parts)


@pytest.mark.parametrize(
    ("number", "parts"),
    [
        (86, {"hand": [56, 57, 60]}),
        (87, {"caves": [12, 13, 14]}),
        (144, {"resources": {"milk": 2, "gold": 1}}),
    ],
)
def test_things_paid_for_points(number: int, parts: dict[str, Any]) -> None:
    position = paying(number, **parts)
    for choice, points, left in (("spend 1", 1, 2), ("spend 2", 3, 1), ("decline", 0, 3)):
        game = end_round(position)
        assert options(game) == ["spend 1", "spend 2", "decline"]
        game.choose(choice)
        assert game.decision is None
        assert game.scores()[0]["end_game"] == points
        things = len(hand(game)) + len(caves(game)) + sum(supply(game).values())
        assert things == left


def test_one_thing_is_paid_where_there_is_only_one() -> None:
    assert options(end_round(paying(86, hand=[56]))) == ["spend 1", "decline"]


def test_nothing_needs_to_be_paid() -> None:
    game = end_round(paying(144, resources={"milk": 4}), "decline")
    assert (game.scores()[0]["end_game"], supply(game)) == (0, {"milk": 4})
    assert end_round(paying(144)).decision is None, "nothing to pay, nothing to ask"


def test_one_of_each_for_five_points() -> None:
    position = paying(149, hand=[56], caves=[12], resources={"gold": 2})
    game = end_round(position, "spend 1")
    assert game.scores()[0]["end_game"] == 5
    assert (hand(game), caves(game), supply(game)) == (set(), set(), {"gold": 1})
    assert discarded(game) == [56]
    without = paying(149, hand=[56], resources={"gold": 2})
    assert end_round(without).decision is None


def test_what_was_paid_is_not_counted_again() -> None:
    # Five resources are worth a point; after paying two, three are worth none.
    position = paying(144, resources={"milk": 5})
    assert end_round(position, "decline").scores()[0]["items"] == 1
    sheet = end_round(position, "spend 2").scores()[0]
    assert (sheet["items"], sheet["end_game"]) == (0, 3)


def test_several_abilities_are_paid_from_what_is_left() -> None:
    # 86 and 149 both want dragon cards; there is one.
    position = table(mat(crimson=[86, 149]), hand=[56], caves=[12], resources={"gold": 1})
    game = end_round(position, "spend 1")
    assert game.decision is None
    assert hand(game) == set()
    assert game.scores()[0]["end_game"] in (1, 5)
    other = end_round(position, "decline", "spend 1")
    both = {game.scores()[0]["end_game"], other.scores()[0]["end_game"]}
    assert both == {1, 5}, "either can be had"


def test_players_are_asked_from_the_first_on() -> None:
    position = table(mat(crimson=[144]), mat(crimson=[87])) | {"first": 1}
    position |= {"cave_hands": [[], [12]], "resources": [{"milk": 1}, {}]}
    game = end_round(position)
    assert game.seat == 1
    game.choose("spend 1")
    assert game.seat == 0
    game.choose("spend 1")
    assert [sheet["end_game"] for sheet in game.scores()] == [1, 1]
    assert [event["n"] for event in told(game, "spent")] == [1, 1]
