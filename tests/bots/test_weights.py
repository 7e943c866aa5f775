"""Learnt weights carry the names of their features, and a file that does not fit is refused."""

import json
from hashlib import sha256
from typing import Any

import pytest

from tests.games.wingspan.mats import bird, table
from tests.games.wyrmspan.mats import mat
from tests.games.wyrmspan.mats import table as wyrmspan_table
from voliere import Refusal, load
from voliere.bots.learned import learnable_of, learned_of, read_learnt, weights_file
from voliere.bots.weights import POWERS, named_weights, weights_in_order, written

NAMES = ["one", "eggs", "cards"]
WEIGHTS = [[1.0, 2.0, 3.0], [0.1, 0.2, 0.3], [-1.0, -2.0, -3.0]]


def given() -> dict[str, Any]:
    """A file's weights that fit the names."""
    return named_weights(NAMES, WEIGHTS)


def refused(weights: Any) -> str:
    """What is said of weights that do not fit."""
    with pytest.raises(Refusal) as found:
        weights_in_order("weights.json", NAMES, weights)
    assert "weights.json" in found.value.sentence("fr")
    return found.value.sentence("en")


def test_weights_are_found_by_name_in_any_order() -> None:
    turned = dict(reversed(given().items()))
    assert weights_in_order("weights.json", NAMES, turned) == WEIGHTS


def test_what_is_written_is_read_again_with_a_feature_on_each_line() -> None:
    learnt = {"game": "wingspan", "samples": 7, "weights": given()}
    assert json.loads(written(learnt)) == learnt
    assert written(learnt).count("\n  ") == len(NAMES)


def test_a_feature_that_is_missing_is_named() -> None:
    weights = given()
    del weights["eggs"]
    assert refused(weights) == "weights.json has nothing for eggs."


def test_a_feature_that_the_game_does_not_have_is_named() -> None:
    told = refused({**given(), "coins": given()["eggs"]})
    assert told == "weights.json has something for coins, which are no features of the game."


def test_a_feature_that_was_renamed_is_missing_and_unknown() -> None:
    weights = given()
    weights["nests"] = weights.pop("eggs")
    told = refused(weights)
    assert "nothing for eggs." in told
    assert "something for nests," in told


@pytest.mark.parametrize(
    "wrong",
    [
        {"constant": 1.0, "linear": 2.0},
        {"constant": 1.0, "linear": 2.0, "quadratic": 3.0, "cubic": 4.0},
        {"constant": 1.0, "linear": 2.0, "quadratic": "3"},
        {"constant": 1.0, "linear": 2.0, "quadratic": True},
        [1.0, 2.0, 3.0],
    ],
)
def test_a_feature_without_a_number_for_each_power_is_named(wrong: Any) -> None:
    told = refused({**given(), "eggs": wrong})
    assert told == "weights.json: eggs needs a number for each of constant, linear, quadratic."


def test_weights_without_names_are_refused() -> None:
    assert refused(WEIGHTS) == "weights.json has weights without the names of their features."


@pytest.mark.parametrize("game", ["wingspan", "wyrmspan"])
def test_no_two_features_have_one_name(game: str) -> None:
    names = learnable_of(game).feature_names()
    assert len(set(names)) == len(names)
    assert list(read_learnt(weights_file(game))["weights"]) == names


@pytest.mark.parametrize(
    ("game", "made_at", "digest"),
    [
        ("wingspan", "b45a29d", "c8068d11a3ab8373"),
        ("wyrmspan", "4c29629", "110077e3c2151843"),
    ],
)
def test_the_weights_are_to_the_digit_those_that_were_learnt(
    game: str, made_at: str, digest: str
) -> None:
    """The sum of the three lists that the run at that commit wrote, without names."""
    assert read_learnt(weights_file(game))["made_at"] == made_at
    rows = learned_of(game).weights
    assert len(rows) == len(POWERS)
    assert sha256(json.dumps(rows).encode()).hexdigest()[:16] == digest


def features(game: str, position: dict[str, Any]) -> dict[str, float]:
    """The features of seat 0 by name."""
    learnable = learnable_of(game)
    found = learnable.features(load(position), 0)
    return dict(zip(learnable.feature_names(), found, strict=True))


def test_features_of_wingspan_bear_their_names() -> None:
    """One bird in the wetland with two eggs and a tucking power, two fish, three cards."""
    row = {"wetland": [bird("American Coot", eggs=2)]}
    held = {"food": [{"fish": 2}, {}], "hands": [["Mallard", "Osprey", "Killdeer"], []]}
    goals = ["total-birds", "birds-in-forest", "birds-in-grassland", "eggs-in-wetland"]
    found = features("wingspan", table(row, round=2, turns_left=[4, 4], goals=goals, **held))
    assert found["one"] == found["round-2"] == 1.0
    assert found["round-3"] == found["solo"] == found["more-seats"] == 0.0
    assert found["turns-in-round"] == 0.5
    assert (found["wetland-1"], found["wetland-2"], found["forest-1"]) == (1.0, 0.0, 0.0)
    assert (found["birds"], found["tucking-birds"], found["eggs"]) == (1 / 8, 1 / 3, 0.2)
    assert {name for name in found if name.startswith("power-") and found[name]} == {
        "power-tuck-draw"
    }
    assert (found["fish-1"], found["fish-2"], found["seed-1"]) == (1.0, 1.0, 0.0)
    assert (found["tokens-to-3"], found["tokens"]) == (2 / 3, 2 / 5)
    assert (found["cards"], found["cards-to-2"]) == (3 / 5, 1.0)
    assert found["goal-2-count"] == 2 / 5, "the eggs in two rounds"
    assert found["goal-3-count"] == 0.0, "there is no fifth round"


def test_features_of_wyrmspan_bear_their_names() -> None:
    """Three coins, two crystals, an egg on the mat and a cave card in round 2."""
    found = features(
        "wyrmspan",
        wyrmspan_table(mat(nest=1), coins=3, resources={"crystal": 2}, caves=[12], round=2),
    )
    assert (found["one"], found["coins"], found["rounds-left"]) == (1.0, 0.5, 2 / 3)
    assert (found["crystal"], found["milk"], found["no-stock"]) == (2 / 3, 0.0, 0.0)
    assert (found["stock"], found["caves-in-hand"], found["cave-in-hand"]) == (2 / 5, 1 / 3, 1.0)
    assert (found["eggs"], found["eggs-to-2"]) == (1 / 4, 1 / 2)
    assert (found["crimson-dragons"], found["crimson-dug"]) == (0.0, 1 / 3)
    assert found["more-sheets"] == 0.0
    assert found["objective-3-points"] == 0.0, "the first round's is scored"


def test_the_files_say_where_they_lie() -> None:
    for game in ("wingspan", "wyrmspan"):
        assert weights_file(game).is_file()
    assert not weights_file("songbirds").is_file()
