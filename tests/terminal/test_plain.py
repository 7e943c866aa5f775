"""A game that brings neither painter nor sentences can be read all the same."""

import io
from gettext import NullTranslations
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import voliere
from voliere import texts
from voliere.terminal import plain
from voliere.terminal.sentences import answer, question

VIEW: dict[str, Any] = {
    "game": "halma",
    "seats": 2,
    "viewer": 1,
    "decision": None,
    "face_down": [[None, None], ["a", "b"]],
    "goal": [3, 4],
    "left": None,
    "scores": [{"total": 3}, {"total": 4}, {"total": 5}],
    "winners": [],
}


def lines(view: dict[str, Any]) -> list[list[str]]:
    """What is drawn, by line: the name and what stands beside it."""
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(plain.paint(view, "en"))
    drawn = console.export_text().splitlines()
    return [[word.strip() for word in line.split("  ") if word.strip()] for line in drawn]


def test_parts_by_name_and_by_seat() -> None:
    assert lines(VIEW) == [
        ["face down · Seat 1", "? ?"],
        ["face down · Seat 2 (you)", "a b"],
        ["goal", "3 4"],
        ["left", "?"],
        ["Score · Seat 1", "total: 3"],
        ["Score · Seat 2 (you)", "total: 4"],
        ["Score · Automa", "total: 5"],
    ]


@pytest.mark.parametrize("game", voliere.game_names())
def test_every_game_can_be_drawn_plainly(game: str) -> None:
    started = voliere.new(game, seats=2, seed=1)
    assert lines(started.view(0))


def test_what_a_game_does_not_word_is_told_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    game = voliere.new(voliere.game_names()[0], seats=2, seed=1)
    decision = game.decision
    assert decision is not None
    monkeypatch.setattr(texts, "_domain", lambda language, domain: NullTranslations())
    told = [answer(game, option, "en") for option in decision.options]
    assert len(set(told)) == len(told), "options can be told apart"
    assert question(game, decision, "en").startswith(decision.topic.replace("-", " ").capitalize())


def test_a_language_that_a_game_does_not_speak_is_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.po").write_text('msgid "halma.score.total"\nmsgstr "Sum"\n')
    monkeypatch.setattr(texts, "plugin_folder", lambda group, name: tmp_path)
    assert texts.say("fr", "halma.score.total") == "Sum"
    assert texts.say("fr", "halma.score.steps_left") == "steps left"
