"""What people type at a table is understood as it is shown, and nothing of it breaks the game."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

import voliere as library
from tests.command import run
from voliere.terminal.sentences import answer
from voliere.terminal.typed import Choices
from voliere.texts import folded, typeset


def choices(game: library.Game, language: str) -> Choices:
    """The options of a game's question."""
    assert game.decision is not None
    options = game.decision.options
    return Choices(options, [answer(game, option, language) for option in options])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", library.game_names())
def test_every_option_can_be_typed_as_it_is_written(name: str, language: str) -> None:
    game = library.new(name, seats=2, seed=5)
    offered = choices(game, language)
    for option, words in zip(offered.options, offered.words):
        for typed in (option.text, words, folded(words).upper()):
            meant = offered.meant(typed)
            assert meant is not None
            assert meant.options == [option]


def test_numbers_open_what_is_listed_and_a_beginning_narrows() -> None:
    offered = choices(library.new("songbirds", seats=2, seed=5), "en")
    listed = offered.labels()
    assert len(listed) < len(offered.options)
    first = offered.meant("1")
    assert first is not None
    assert listed[0].endswith(f"… ({len(first.options)})")
    assert first.meant("2") is not None
    card = offered.options[0].text.split("@")[0]
    begun = offered.meant(card.lower())
    assert begun is not None
    assert begun.options == first.options


@pytest.mark.parametrize(
    "typed", ["²", "٣", "0", "-1", "9" * 5000, "", "\x1b[2J", "@", "(", "None"]
)
def test_what_is_no_option_means_nothing(typed: str) -> None:
    assert choices(library.new("wingspan", seats=2, seed=5), "fr").meant(typed) is None


def test_odd_input_leaves_one_sentence_each_and_the_game(voliere: Any, tmp_path: Path) -> None:
    typed = "\n".join(["²", "9" * 5000, "\x1b[2J", "help", "1", "back", "board", "quit"]) + "\n"
    ran = voliere("play", "songbirds", "--seed", "5", "--option", "first=0", typed=typed)
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.count("is not understood") == 3
    assert "\x1b" not in ran.out
    assert all(f"  {word}: " in ran.out for word in ("back", "undo", "board", "save", "quit"))
    assert voliere("check", "voliere-songbirds-1.json").code == 0


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "gain fod", "Gain food"),
        ("en", "draw crads", "Draw cards"),
        ("fr", "pondr des oeufs", "Pondre des œufs"),
        ("fr", "platau", "plateau"),
    ],
)
def test_what_is_nearly_an_option_or_a_command_is_asked_back(
    voliere: Any, language: str, typed: str, meant: str
) -> None:
    setup = ["--seed", "5", "--option", "first=0", "--bots", "random", "--lang", language]
    before = "\n".join(["1", *["2"] * 5, "1"])
    ran = voliere("play", "wingspan", *setup, typed=f"{before}\n{typed}\nquit\n")
    told = " ".join(ran.out.split())
    asked = {"en": f"Did you mean “{meant}”?", "fr": f"Vouliez-vous dire « {meant} » ?"}
    assert asked[language] in told


def test_each_choice_is_on_disk_at_once(voliere: Any, tmp_path: Path) -> None:
    ran = voliere("play", "songbirds", "--seed", "5", "--save", "kept.json", typed="1\n1\nsave\n")
    assert ran.code == 0
    assert len(json.loads((tmp_path / "kept.json").read_text())["choices"]) >= 1


def test_a_finished_game_is_written_and_replayed(voliere: Any, tmp_path: Path) -> None:
    ran = voliere("play", "songbirds", "--seed", "5", "--save", "done.json", typed="1\n" * 80)
    assert "See it again with: voliere replay done.json" in ran.out
    assert json.loads((tmp_path / "done.json").read_text())["scores"]
    assert voliere("replay", "done.json").code == 0


def test_only_what_changed_is_drawn_anew(voliere: Any) -> None:
    setup = ["--seed", "5", "--option", "first=0", "--bots", "random"]
    ran = voliere("play", "wingspan", *setup, typed="1\n1\nquit\n")
    assert ran.out.count("Goals (round 1)") == 1
    assert "The rest has not changed (board shows all)." in ran.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play wingspam", "Did you mean “wingspan”?"),
        ("plya", "Did you mean “play”?"),
        ("play songbirds --bots eazy", "Did you mean “easy”?"),
        ("cards wingspan --nest bowll", "Did you mean “bowl”?"),
        ("arena songbirds --out .", "“.” is a folder; name a file in it."),
        ("play songbirds --save .", "“.” is a folder; name a file in it."),
    ],
)
def test_a_near_miss_is_advised(voliere: Any, arguments: str, sentence: str) -> None:
    ran = voliere(*arguments.split())
    assert ran.code == 2
    assert ran.err.strip().endswith(sentence)


STRANGE: list[dict[str, Any]] = [
    {"choices": ["²:B5@c4"]},
    {"choices": ["9" * 5000 + ":B5@c4"]},
    {"choices": ["0:" + "9" * 5000]},
    {"choices": [["0"]]},
    {"seed": "²"},
    {"seed": 10**400},
    {"seats": True},
    {"settings": {"early_bird": ["\x1b[2J"]}},
    {"scores": "\x1b[2J"},
]


@pytest.mark.parametrize("command", ["replay", "check", "play --resume"])
@pytest.mark.parametrize("odd", ["[" * 100_000, *STRANGE], ids=lambda odd: str(odd)[:40])
def test_a_strange_file_is_refused_in_a_sentence(
    voliere: Any, tmp_path: Path, odd: str | dict[str, Any], command: str
) -> None:
    record = {"game": "songbirds", "rules": 2, "seats": 2, "seed": 1, "choices": []}
    text = odd if isinstance(odd, str) else json.dumps(record | odd)
    (tmp_path / "odd.json").write_text(text)
    ran = voliere(*command.split(), "odd.json")
    assert ran.code == 2
    assert len(ran.err.strip().splitlines()) == 1
    assert len(ran.err) < 500, "what was typed is told back shortened"
    assert "inside Volière" not in ran.err
    assert "\x1b" not in ran.err


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("raise SystemExit(3)", "it defines nothing that can be called."),
        ("def make(:", "is not Python that can be read"),
        ("import no_such_module\ndef make(*names): ...", "No module named 'no_such_module'"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_in_a_sentence(
    voliere: Any, tmp_path: Path, source: str, sentence: str
) -> None:
    (tmp_path / "odd.py").write_text(source)
    ran = voliere("play", "songbirds", "--bots", "odd.py:make")
    assert ran.code == 2
    assert len(ran.err.strip().splitlines()) == 1
    assert sentence in ran.err


def test_what_is_no_name_is_told_as_it_is_written() -> None:
    with pytest.raises(library.Refusal, match=r"no game “\[\"wingspan\"\]”"):
        library.load({"game": ["wingspan"]})


def test_a_file_that_is_no_json_is_told_with_its_place_in_the_readers_language(
    voliere: Any, tmp_path: Path
) -> None:
    (tmp_path / "odd.json").write_text('{"game":\n  oops}')
    told = typeset("Le fichier « odd.json » ne se lit pas comme du JSON ; l’erreur est", "fr")
    assert voliere("check", "odd.json", "--lang", "fr").err == f"{told} à la ligne 2, colonne 3.\n"


def test_a_file_cannot_steer_the_terminal(voliere: Any, tmp_path: Path) -> None:
    (tmp_path / "odd.json").write_text(json.dumps({"choices": [], "\x1b[2J": 1}))
    assert "\x1b" not in voliere("check", "odd.json").err


def test_cards_are_found_without_accents_by_words_of_the_language(voliere: Any) -> None:
    found = ["cards", "wingspan", "--lang", "fr", "--find", "MESANGE", "--nest", "cavite"]
    shown = voliere(*found).out
    assert "Mésange de Caroline" in shown
    assert "cavité" in shown
    assert "Mésange buissonnière" not in shown
    help_text = voliere("cards", "--help", "--lang", "fr").out
    assert help_text.startswith(typeset("Utilisation : voliere cards [OPTIONS] JEU", "fr"))
    assert "plateforme, étoile" in help_text


def test_a_card_tells_what_is_printed_on_it(voliere: Any) -> None:
    kestrel = voliere("cards", "wingspan", "--find", "American Kestrel").out
    assert kestrel.startswith("American Kestrel · bird · grassland · invertebrate + rodent · ")
    assert "predator" in kestrel
    anatomist = " ".join(voliere("cards", "wingspan", "--find", "Anatomist").out.split())
    assert "% of cards · words in the English names: " in anatomist
    miser = " ".join(voliere("cards", "wyrmspan", "--find", "Miserly Amphiptere").out.split())
    assert "is an assumption" in miser


@pytest.mark.parametrize(
    ("begun", "offered"),
    [("play wyr", "wyrmspan"), ("play wingspan --bots easy,ha", "easy,hard")],
)
def test_a_shell_can_complete(begun: str, offered: str) -> None:
    asked = {"COMP_WORDS": f"voliere {begun}", "COMP_CWORD": str(len(begun.split()))}
    environment = {**os.environ, **asked, "_VOLIERE_COMPLETE": "bash_complete"}
    assert run(env=environment).out.split() == [f"plain,{offered}"]
