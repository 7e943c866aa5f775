"""The command as people use it: what it prints, what it refuses, what it leaves behind."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tests.command import RUN, run_here
from voliere import new
from voliere.commands import ALL
from voliere.kernel.data import DataError
from voliere.terminal.flags import Flags
from voliere.texts import typeset


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            "plya",
            "There is no command “plya”; the commands are: play, serve, cards, puzzles, advice,",
        ),
        ("play", "Name a game ("),
        ("play go", "There is no game “go”; the games are: "),
        (
            "play songbirds --seats 9",
            "The number of seats in songbirds cannot be 9; ",
        ),
        ("play songbirds --seats two", "--seats needs a whole number, not “two”."),
        ("play songbirds --sets 2", "There is no flag “--sets”; this command takes: "),
        ("play songbirds --seed -4", "-4 is no seed; a seed is a whole number from 0 to"),
        ("play songbirds --bots eagle", "There is no bot “eagle”; the bots are: random"),
        (
            "play songbirds --bots random,random,random",
            "Too many bots (3) for the number of seats (2)",
        ),
        ("play songbirds --option special", "“special” is no option; write it as name=value."),
        ("play songbirds --option speed=9", "There is no option “speed”; the options are: var"),
        ("play songbirds --option rounds=0", "The option rounds cannot be “0”; allowed are: 1"),
        ("play songbirds --option special=crow", "A special card is used only by four players"),
        ("play --resume missing.json", "There is no file “missing.json”."),
        ("simulate songbirds --games 0", "0 games cannot be played; the number must be 1 or"),
        ("simulate songbirds --bots a,b,c", "There is no bot “a”; the bots are: "),
        ("simulate", "GAME is missing; see: voliere simulate --help."),
        ("arena songbirds --bots easy,eagle", "There is no bot “eagle”; the bots are: random"),
        ("arena songbirds --seconds soon", "--seconds needs a number, not “soon”."),
        ("arena songbirds --out missing/a.json", "There is no folder “missing”."),
        ("cards chess", "There is no game “chess”"),
        ("replay missing.json", "There is no file “missing.json”."),
        ("check missing.json", "There is no file “missing.json”."),
        ("serve --port 70000", "There is no port 70000; ports go from 1 to 65535, and 0 takes"),
        ("cards songbirds --lang de", "There is no language “de”; the languages are: en, fr."),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_2(voliere: Any, arguments: str, sentence: str) -> None:
    ran = voliere(*arguments.split())
    assert ran.code == 2
    assert ran.err.startswith(sentence), ran.err
    assert "Traceback" not in ran.err + ran.out
    assert len(ran.err.strip().splitlines()) == 1


def test_a_mistake_is_told_in_french(voliere: Any) -> None:
    ran = voliere("play", "go", "--lang", "fr")
    assert ran.err.startswith(typeset("Le jeu « go » est inconnu ; les jeux sont : ", "fr"))


def test_the_locale_decides_the_language(voliere: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert voliere("play", "go").err.startswith(typeset("Le jeu « go » est", "fr"))


def test_help_names_commands_and_options(voliere: Any) -> None:
    assert all(word in voliere("--help").out for word in ("play", "simulate", "replay", "check"))
    help_text = voliere("play", "--help", "--lang", "fr").out
    assert "early_bird" in help_text
    assert "Jouer une partie dans le terminal" in help_text


def simulated(voliere: Any, *more: str) -> dict[str, Any]:
    """The JSON of a simulation of Songbirds."""
    result: dict[str, Any] = json.loads(
        voliere("simulate", "songbirds", "--games", "50", "--seed", "3", "--json", *more).out
    )
    return result


def test_a_simulation_says_all_it_counted(voliere: Any) -> None:
    result = simulated(voliere)
    assert list(result) == [
        "game",
        "seats",
        "games",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "compiled",
        "mean_scores",
        "wins",
    ]
    assert result["decisions"] == 50 * 24
    assert sum(result["wins"]) == 50


def test_a_simulation_counts_the_automa_too(voliere: Any) -> None:
    ran = voliere("simulate", "wingspan", "--seats", "1", "--games", "3")
    assert ran.code == 0
    assert "Automa" in ran.out


def test_the_same_seed_gives_the_same_scores_everywhere(voliere: Any) -> None:
    # These numbers hold on every machine and in both speeds.
    assert simulated(voliere)["mean_scores"] == [22.54, 24.28]
    four = ["--seats", "4", "--option", "special=choose", "--option", "rounds=2"]
    assert simulated(voliere, *four)["mean_scores"] == [43.32, 43.26, 40.08, 44.56]


def test_a_simulation_reads_well_on_a_terminal(voliere: Any) -> None:
    out = voliere("simulate", "songbirds", "--games", "5", "--lang", "fr").out
    assert "Score moyen" in out
    assert "décisions : " in out.replace("\u00a0", " ")


def test_cards_are_listed_and_written_as_json(voliere: Any) -> None:
    cards = json.loads(voliere("cards", "songbirds", "--json").out)
    assert {"kind", "name", "text"} <= set(cards[0])
    assert "Corbeau" in voliere("cards", "songbirds", "--lang", "fr").out


def test_cards_are_found_by_words_and_facts(voliere: Any) -> None:
    found = json.loads(voliere("cards", "songbirds", "--colour", "Red", "--json").out)
    assert [card["id"] for card in found] == [f"R{volume}" for volume in range(1, 8)]
    found = json.loads(voliere("cards", "songbirds", "--find", "corbeau", "--json").out)
    assert [card["id"] for card in found] == ["crow"]
    assert voliere("cards", "songbirds", "--find", "dodo").out == "No card is like that.\n"
    wrong = voliere("cards", "songbirds", "--nest", "bowl")
    assert wrong.err.startswith("The cards of songbirds have no “nest”; they are found by: kind")
    wrong = voliere("cards", "songbirds", "--colour", "pink")
    assert wrong.err.startswith("No card answers to --colour “pink”; there are: blue, green, red")


TURNS = "1\n1\n" * 2


def test_a_game_is_played_left_and_resumed(voliere: Any, tmp_path: Path) -> None:
    left = voliere("play", "songbirds", "--seed", "5", typed=TURNS + "quit\n")
    assert left.code == 0
    assert "Go on with: voliere play --resume voliere-songbirds-1.json" in left.out
    file = tmp_path / "voliere-songbirds-1.json"
    before = json.loads(file.read_text())
    assert len(before["choices"]) >= 4
    resumed = voliere("play", "--resume", file.name, typed=TURNS + "quit\n")
    after = json.loads(file.read_text())
    assert resumed.code == 0
    assert after["choices"][: len(before["choices"])] == before["choices"]
    assert len(after["choices"]) > len(before["choices"])
    assert after["players"] == ["person", "normal"]


def test_the_end_of_input_leaves_a_resumable_file(voliere: Any, tmp_path: Path) -> None:
    voliere("play", "songbirds", "--seed", "5", typed="1\n1\n")
    assert voliere("check", "voliere-songbirds-1.json").code == 0


def test_the_package_runs_as_the_command() -> None:
    """Where the folder of scripts is not on the path, `python -m voliere` is."""
    ran = subprocess.run(
        [sys.executable, "-m", "voliere", "cards"], capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 2
    assert ran.stderr.startswith("GAME is missing; see: voliere cards --help.")


def test_ctrl_c_leaves_a_resumable_file(voliere: Any, tmp_path: Path) -> None:
    assert voliere("--version").code == 0
    command = [*RUN, "play", "songbirds", "--seed", "5", "--save", "left.json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, cwd=tmp_path, text=True, stdin=pipe, stdout=pipe, stderr=pipe
    ) as process:
        assert process.stdout is not None
        assert any("Your hand" in line for line in process.stdout)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=30)
    assert "Traceback" not in err
    assert voliere("check", "left.json").code == 0


def test_a_whole_game_ends_with_the_score_sheet(voliere: Any) -> None:
    ran = voliere("play", "songbirds", "--seed", "5", typed="1\n" * 60)
    assert "Total" in ran.out
    assert "wins." in ran.out
    solo = voliere("play", "songbirds", "--option", "variant=solo", "--seed", "5", typed="1\n" * 60)
    assert "Title: " in solo.out


def test_nothing_is_overwritten(voliere: Any, tmp_path: Path) -> None:
    (tmp_path / "voliere-songbirds-1.json").write_text("mine")
    (tmp_path / "mine.json").write_text("mine")
    voliere("play", "songbirds", typed="save mine.json\nquit\n")
    assert (tmp_path / "voliere-songbirds-1.json").read_text() == "mine"
    assert (tmp_path / "mine.json").read_text() == "mine"
    refused = voliere("play", "songbirds", "--save", "mine.json", typed="quit\n")
    assert refused.code == 2
    assert "exists already" in refused.err


def test_undo_takes_the_choice_back(voliere: Any, tmp_path: Path) -> None:
    typed = "R5@c2\nundo\nsave one.json\nquit\n"
    voliere("play", "songbirds", "--seed", "5", "--option", "first=0", typed=typed)
    assert json.loads((tmp_path / "one.json").read_text())["choices"] == []


@pytest.mark.parametrize(
    ("seats", "language", "word", "sentence"),
    [
        ("2", "en", "advice", r" points in the end, .* % to win\."),
        ("2", "fr", "conseil", r" points à la fin, .*\s% de chances de gagner\."),
        ("1", "en", "advice", r" points in the end\."),
        ("1", "fr", "conseil", r" points à la fin\."),
    ],
)
def test_advice_names_the_best_options_and_chances_where_somebody_wins(
    voliere: Any, seats: str, language: str, word: str, sentence: str
) -> None:
    setup = ["--seed", "5", "--seats", seats, "--lang", language]
    told = voliere("play", "songbirds", *setup, typed=f"{word}\n").out
    assert len(re.findall(sentence, told)) == 3


def test_hints_come_by_degrees(voliere: Any) -> None:
    told = voliere("play", "songbirds", "--seed", "5", typed="hint\nhint\nhint\n").out
    before, _, after = told.partition("It is one of these two: ")
    assert "points in the end" not in before
    assert "score sheet" in before or "Look at" in before
    assert after.count("points in the end") == 3


def test_the_coach_is_asked_about_a_file(voliere: Any, tmp_path: Path) -> None:
    voliere("play", "songbirds", "--seed", "5", "--save", "game.json", typed="1\n1\nquit\n")
    data = json.loads(voliere("advice", "game.json", "--think", "0.1", "--json").out)
    assert data["options"][0]["points"]["mean"] > 0
    assert "points à la fin" in voliere("advice", "game.json", "--think", "0.1", "--lang", "fr").out


def test_commands_are_words_of_the_language(voliere: Any, tmp_path: Path) -> None:
    typed = "R5@c2\nannuler\nsauver une.json\nquitter\n"
    setup = ["--seed", "5", "--option", "first=0", "--lang", "fr"]
    ran = voliere("play", "songbirds", *setup, typed=typed)
    assert "Votre choix (ou retour, annuler, indice, conseil, plateau," in ran.out
    assert json.loads((tmp_path / "une.json").read_text())["choices"] == []


def test_a_record_is_replayed_and_checked(voliere: Any, tmp_path: Path) -> None:
    voliere("play", "songbirds", "--seed", "5", "--save", "game.json", typed="1\n1\n" * 5)
    replayed = voliere("replay", "game.json")
    assert replayed.code == 0
    assert "Choice 1 of" in replayed.out
    assert "replays without fault" in voliere("check", "game.json").out
    assert "Enter: next choice." in voliere("replay", "game.json", "--step", typed="\n" * 99).out


def test_a_damaged_record_is_named(voliere: Any, tmp_path: Path) -> None:
    voliere("play", "songbirds", "--seed", "5", "--save", "game.json", typed="1\n1\n" * 5)
    data = json.loads((tmp_path / "game.json").read_text())
    data["choices"][3] = "1:W7@a5"
    (tmp_path / "bad.json").write_text(json.dumps(data))
    for command in ("check", "replay"):
        ran = voliere(command, "bad.json")
        assert ran.code == 2
        assert ran.err.startswith("Choice 4 of the record, “1:W7@a5”, cannot be made.")


def test_a_position_is_checked(voliere: Any, tmp_path: Path) -> None:
    forest = [". . . . .", ". . . . .", ". . R4 . .", ". . . . .", ". . . . ."]
    position = {"game": "songbirds", "seats": 2, "forest": forest, "hands": [["R1"], ["R1"]]}
    (tmp_path / "position.json").write_text(json.dumps(position))
    ran = voliere("check", "position.json")
    assert ran.code == 2
    assert ran.err == "R1 is in the position twice.\n"
    position["hands"] = [["R1", "R2"], ["B1", "B2"]]
    (tmp_path / "position.json").write_text(json.dumps(position))
    assert (
        "a position of songbirds without fault (seats: 2)" in voliere("check", "position.json").out
    )


@pytest.mark.parametrize("text", ["{", "[1]", "", "\x00"])
def test_a_file_that_is_no_json_is_named(voliere: Any, tmp_path: Path, text: str) -> None:
    (tmp_path / "broken.json").write_text(text)
    ran = voliere("check", "broken.json")
    assert ran.code == 2
    assert ran.err.startswith("The file “broken.json” cannot be read as JSON")


def test_resume_takes_its_setup_from_the_file(voliere: Any) -> None:
    voliere("play", "songbirds", "--save", "game.json", typed="quit\n")
    ran = voliere("play", "--resume", "game.json", "--seats", "3")
    assert ran.code == 2
    assert "--seats" in ran.err
    other = voliere("play", "wingspan", "--resume", "game.json")
    assert other.code == 2


def test_two_persons_have_a_curtain_between_them(voliere: Any) -> None:
    ran = voliere("play", "songbirds", "--bots", "", "--seed", "5", typed="1\n1\n\n1\n1\n")
    assert "plays next. The others look away" in ran.out


@pytest.mark.parametrize("group", ["", "admin"])
def test_a_name_of_commands_alone_prints_its_help(voliere: Any, group: str) -> None:
    ran = voliere(*group.split(), "--lang=en")
    told = voliere(*group.split(), "--help", "--lang=en")
    assert (ran.code, ran.out, ran.err) == (0, told.out, "")
    assert "…" not in ran.out.split("Commands:")[1], "each sentence is whole"


def test_a_fault_in_the_data_is_told_whole_with_its_line() -> None:
    told = "birds.csv:172: power 'die-seed-cahce' is unknown; allowed are 'die-seed-cache', " * 3
    with patch("voliere.cli.make_app", side_effect=DataError(told)):
        ran = run_here("cards", "wingspan")
    assert (ran.code, ran.out, ran.err) == (1, "", told + "\n")


TALKS = ("play", "serve", "engine")
"""Conversations, which end with no result."""


def test_every_command_is_documented_and_tells_programs(voliere: Any) -> None:
    pages = (Path(__file__).parent.parent / "docs" / "commands.md").read_text(encoding="utf-8")
    for name in commands():
        assert f"`{name}`" in pages
        if name not in (*TALKS, "admin"):
            told = voliere(name, "--help").out
            assert "--json" in told, name
            assert "--quiet" in told, name


def commands() -> list[str]:
    return [command(Flags("en")).name or "" for command in ALL]


def test_a_checked_file_and_its_replay_are_told_as_json(voliere: Any, tmp_path: Path) -> None:
    game = new("songbirds", seats=2, seed=5)
    while (decision := game.decision) is not None:
        game.choose(decision.options[0])
    file = tmp_path / "game.json"
    file.write_text(str(game.record()))
    count = len(game.choices)
    assert json.loads(voliere("check", str(file), "--json").out) == {
        "kind": "record",
        "game": "songbirds",
        "choices": count,
    }
    told = json.loads(voliere("replay", str(file), "--json").out)
    assert len(told["events"]) == len(game.events)
    assert told["scores"] == game.scores()
    position = tmp_path / "position.json"
    position.write_text(str(new("songbirds", seats=3, seed=5)))
    assert json.loads(voliere("check", str(position), "--json").out)["seats"] == 3


def test_an_arena_tells_its_result_as_json(voliere: Any) -> None:
    words = "arena songbirds --bots random,easy --games 2 --processes 1 --json --quiet"
    ran = voliere(*words.split())
    assert json.loads(ran.out)["played"] == 2
    assert ran.err == ""


@pytest.mark.parametrize(("language", "edition"), [("en", "en"), ("fr", "fr")])
def test_help_says_what_is_taken_where_nothing_is_said(
    voliere: Any, language: str, edition: str
) -> None:
    told = " ".join(voliere("play", "--help", "--lang", language).out.split())
    default = {"en": "default:", "fr": "par défaut :"}[language]
    assert f"[fr, en] [{default} {edition}]" in told
    assert f"[{default} normal]" in told, "the bots"
    assert told.count(f"[{default} auto, ") == 4, "what goes by the number of seats says so"
