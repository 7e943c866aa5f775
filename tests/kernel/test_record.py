"""Records: a damaged one says which choice failed and why."""

import json
from typing import Any

import pytest

import voliere
from voliere import Refusal


def record(**more: Any) -> dict[str, Any]:
    """A finished game of Songbirds as JSON, with some of it changed."""
    game = voliere.new("songbirds", seats=2, seed=7)
    while game.decision is not None:
        game.choose(game.decision.options[0])
    data: dict[str, Any] = json.loads(str(game.record()))
    return {**data, **more}


def refused(data: dict[str, Any]) -> Refusal:
    """What the replay has to say."""
    with pytest.raises(Refusal) as caught:
        voliere.replay(data)
    return caught.value


def test_a_record_names_game_rules_setup_seed_choices_and_scores() -> None:
    data = record()
    assert list(data) == ["game", "rules", "seats", "settings", "seed", "choices", "scores"]
    assert data["rules"] == 2
    assert len(data["choices"]) == 24


def test_a_choice_that_is_not_legal_is_named_with_its_number() -> None:
    choices = record()["choices"]
    choices[4] = choices[0]
    error = refused(record(choices=choices))
    assert [fault.message for fault in error.faults] == ["error.record-choice", "error.not-offered"]
    assert str(error).startswith(f"Choice 5 of the record, “{choices[0]}”, cannot be made.")


def test_a_choice_of_another_seat_is_named() -> None:
    choices = record()["choices"]
    choices[1] = choices[1].replace("1:", "0:") if choices[1][0] == "1" else "1" + choices[1][1:]
    error = refused(record(choices=choices))
    assert [fault.message for fault in error.faults] == ["error.record-choice", "error.not-asked"]


def test_a_choice_that_is_no_choice_is_named() -> None:
    for choice in ("R7@c3", "²:R7@c3", "٣:R7@c3", "00:R7@c3", f"{'9' * 5000}:R7@c3"):
        error = refused(record(choices=[choice]))
        assert [f.message for f in error.faults] == ["error.record-choice", "error.choice-shape"]


def test_choices_after_the_end_are_refused() -> None:
    choices = [*record()["choices"], "0:R7@c3"]
    assert [f.message for f in refused(record(choices=choices)).faults][1] == "error.over"


def test_scores_that_the_choices_do_not_lead_to_are_refused() -> None:
    scores = record()["scores"]
    scores[0]["total"] += 1
    assert refused(record(scores=scores)).faults[0].message == "error.record-scores"


def test_another_rules_version_is_refused() -> None:
    assert str(refused(record(rules=1))) == (
        "This was written under rules version 1; this program plays version 2."
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"colour": "red"}, "error.record-field"),
        ({"choices": "R7@c3"}, "error.record-shape"),
        ({"seed": "seven"}, "error.seed"),
        ({"seed": -1}, "error.seed"),
        ({"seats": 9}, "error.seats"),
        ({"settings": {"speed": 1}}, "error.setting-name"),
        ({"settings": [1]}, "error.part"),
        ({"game": "go"}, "error.no-such-game"),
        ({"rules": "one"}, "error.record-rules"),
        ({"rules": 2.0}, "error.record-rules"),
        ({"rules": True}, "error.record-rules"),
        ({"players": 3}, "error.record-shape"),
        ({"start": 3}, "error.record-shape"),
    ],
)
def test_a_damaged_header_is_named(change: dict[str, Any], message: str) -> None:
    assert refused(record(**change)).faults[0].message == message


def test_a_record_without_seed_or_start_cannot_be_replayed() -> None:
    data = record()
    del data["seed"]
    assert refused(data).faults[0].message == "error.record-partial"


def test_a_record_may_name_the_players() -> None:
    game = voliere.replay(record(players=["Léa", "random"]))
    assert game.decision is None


def test_a_replay_may_stop_early() -> None:
    game = voliere.replay(record(), upto=3)
    assert len(game.choices) == 3
