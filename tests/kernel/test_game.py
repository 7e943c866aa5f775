"""The words of the kernel, spoken with Songbirds."""

import pytest

import voliere
from tests.scenario import after
from voliere import Refusal
from voliere.kernel.decision import Option, Space

SMALL = {
    "game": "songbirds",
    "seats": 2,
    "forest": [". . . . .", ". . . . .", ". . R4 . .", ". . . . .", ". . . . ."],
    "hands": [["R1", "R2"], ["B1", "B2"]],
}


def test_choose_takes_an_option_its_action_or_its_text() -> None:
    decision = voliere.load(SMALL).decision
    assert decision is not None
    option = decision.options[2]
    games = [voliere.load(SMALL) for _ in range(3)]
    games[0].choose(option)
    games[1].choose(option.action)
    games[2].choose(option.text)
    assert games[0].position() == games[1].position() == games[2].position()


def test_a_refusal_names_what_is_allowed() -> None:
    with pytest.raises(Refusal) as caught:
        voliere.load(SMALL).choose("R1@a1")
    assert str(caught.value) == (
        "“R1@a1” is not offered; allowed are: "
        "R1@c2, R1@b3, R1@d3, R1@c4, R2@c2, R2@b3, R2@d3, R2@c4."
    )
    assert caught.value.sentence("fr").startswith("«\xa0R1@a1\xa0» n’est pas proposé")


def test_another_seat_is_not_asked() -> None:
    with pytest.raises(Refusal, match="Seat 1 is not asked"):
        voliere.load(SMALL).choose("B1@c2", seat=1)


def test_an_option_of_another_game_is_refused() -> None:
    game = voliere.load(SMALL)
    with pytest.raises(Refusal):
        game.choose(Option(Space(900), game.actions()[0]))
    assert game.choices == []


def test_equal_options_are_equal() -> None:
    one, two = (voliere.load(SMALL).decision for _ in range(2))
    assert one is not None
    assert two is not None
    assert one.options == two.options
    assert len({*one.options, *two.options}) == len(one.options)
    assert repr(one.options[0]) == "<Option R1@c2>"
    assert repr(one) == "<Decision seat 0: turn, 8 options>"


def test_a_decision_is_asked_of_one_seat() -> None:
    game = voliere.load(SMALL)
    assert game.waiting() == [0]
    assert game.decision_of(0) is not None
    assert game.decision_of(1) is None


def test_only_the_asked_seat_sees_its_options() -> None:
    game = voliere.load(SMALL)
    assert "options" in game.view(0)["decision"]
    assert "options" not in game.view(1)["decision"]
    assert "options" not in game.view(None)["decision"]


def test_a_view_of_no_seat_is_refused() -> None:
    with pytest.raises(Refusal, match="There is no seat 7; the seats are 0, 1"):
        voliere.load(SMALL).view(7)


def test_what_revealed_nothing_can_be_undone_by_its_seat() -> None:
    game = after(SMALL, "R1@c2")
    assert game.undoable(0) == 1
    assert game.undoable(1) == 0


def test_what_another_chose_stands_in_the_way_of_undo() -> None:
    game = after({**SMALL, "hands": [["R1", "R2"], ["B1", "B2"]]}, "R1@c2", "B1@c1")
    assert game.undoable(0) == 0


def test_a_drawn_card_cannot_be_undone() -> None:
    game = voliere.new("songbirds", seats=1, seed=1)
    assert game.decision is not None
    game.choose(game.decision.options[0])
    assert game.undoable(0) == 0, "the next bird has been seen"


def test_unknown_games_are_named() -> None:
    with pytest.raises(Refusal, match=r"There is no game “go”; the games are: .*songbirds"):
        voliere.new("go", seats=2)


def test_without_a_seed_games_differ_and_still_replay() -> None:
    one, two = (voliere.new("songbirds", seats=2) for _ in range(2))
    assert one.position() != two.position()
    assert voliere.replay(one.record()).position() == one.position()
