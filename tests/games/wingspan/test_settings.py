"""The options of a game: what each may be, and what does not go together."""

from typing import Any

import pytest

import voliere
from voliere import Refusal


def refused(seats: int, **settings: Any) -> list[str]:
    """The ids of the faults for which a game is refused."""
    with pytest.raises(Refusal) as caught:
        voliere.new("wingspan", seats=seats, **settings)
    return [fault.message for fault in caught.value.faults]


def test_the_defaults() -> None:
    assert voliere.new("wingspan", seats=2, seed=1).settings == {
        "edition": "fr",
        "swift_start": False,
        "goals": "green",
        "hands": "secret",
        "first": "random",
        "automa": "none",
        "expert_card": False,
    }


def test_one_player_meets_the_automa_at_its_normal_level() -> None:
    assert voliere.new("wingspan", seats=1, seed=1).settings["automa"] == "eagle"


@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_players(seats: int) -> None:
    assert refused(seats) == ["error.seats"]


def test_several_players_play_without_the_automa() -> None:
    assert refused(2, automa="eagle") == ["wingspan.error.automa"]
    assert refused(1, automa="none") == ["wingspan.error.automa"]
    assert refused(3, expert_card=True) == ["wingspan.error.expert-card"]


def test_the_first_player_sits_at_the_table() -> None:
    assert refused(2, first=2) == ["wingspan.error.first"]


def test_unknown_options_are_refused_with_those_allowed() -> None:
    with pytest.raises(Refusal, match=r"edition.*fr, en"):
        voliere.new("wingspan", seats=2, edition="de")
    with pytest.raises(Refusal, match=r"colour.*edition, swift_start, goals, hands"):
        voliere.new("wingspan", seats=2, colour="blue")


def test_all_that_is_wrong_is_named_at_once() -> None:
    found = refused(7, edition="de", goals="red", colour="blue")
    assert sorted(found) == [
        "error.seats",
        "error.setting-name",
        "error.setting-value",
        "error.setting-value",
    ]
