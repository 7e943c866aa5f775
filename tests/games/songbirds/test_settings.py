"""What can be chosen before the game, and what does not go together."""

from typing import Any

import pytest

import voliere
from voliere import Refusal


def refused(**given: Any) -> list[str]:
    """The faults of a set-up."""
    with pytest.raises(Refusal) as caught:
        voliere.new("songbirds", seed=1, **given)
    return [fault.message for fault in caught.value.faults]


def test_seats_decide_the_variant() -> None:
    variants = [voliere.new("songbirds", seats=n, seed=1).settings["variant"] for n in range(1, 9)]
    assert variants == ["solo", "base", "base", "base", *["cooperative"] * 4]


def test_four_players_have_a_special_card_and_others_none() -> None:
    specials = [voliere.new("songbirds", seats=n, seed=1).settings["special"] for n in (2, 3, 4)]
    assert specials == ["none", "none", "crow"]


@pytest.mark.parametrize(
    ("given", "faults"),
    [
        ({"seats": 9}, ["error.seats"]),
        ({"seats": 6, "variant": "base"}, ["songbirds.error.variant-seats"]),
        ({"seats": 2, "specail": "crow"}, ["error.setting-name"]),
        ({"seats": 4, "special": "eagle"}, ["error.setting-value"]),
        ({"seats": 2, "special": "crow"}, ["songbirds.error.special-unused"]),
        ({"seats": 4, "special": "none"}, ["songbirds.error.special-needed"]),
        ({"seats": 3, "variant": "solo"}, ["songbirds.error.variant-seats"]),
        ({"seats": 5, "variant": "base"}, ["songbirds.error.variant-seats"]),
        ({"seats": 1, "early_bird": True}, ["songbirds.error.early-together"]),
        (
            {"seats": 3, "variant": "cooperative", "rounds": 2},
            ["songbirds.error.rounds-together"],
        ),
        ({"seats": 2, "first": 2}, ["songbirds.error.first"]),
        ({"seats": 9, "colour": "red", "rounds": 0}, None),
    ],
)
def test_what_does_not_go_together_is_named(given: dict[str, Any], faults: list[str]) -> None:
    named = refused(**given)
    assert named == (faults or ["error.setting-name", "error.setting-value", "error.seats"])


def test_values_may_be_written_as_text() -> None:
    game = voliere.new("songbirds", seats=2, seed=1, early_bird="true", rounds="2", first="1")
    assert (game.settings["early_bird"], game.settings["rounds"], game.seat) == (True, 2, 1)
