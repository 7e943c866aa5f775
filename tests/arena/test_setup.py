"""What an arena refuses, in both languages, before anything is played."""

from pathlib import Path
from typing import Any

import pytest

from voliere.arena.setup import make_setup
from voliere.arena.tournament import Tournament
from voliere.kernel.errors import Refusal
from voliere.texts import typeset


def asked(
    bots: str = "random,easy",
    games: int = 2,
    processes: int = 1,
    log: Path | None = None,
    **how: Any,
) -> None:
    usual: dict[str, Any] = {"game": "songbirds", "seats": 2, "settings": {}, "seed": 1}
    setup = make_setup(**usual | how)
    Tournament(setup, bots.split(","), games, log).play(processes)


@pytest.mark.parametrize(
    ("how", "sentence", "phrase"),
    [
        ({"game": "go"}, "There is no game “go”", typeset("Le jeu « go » est inconnu", "fr")),
        (
            {"bots": "easy,owl"},
            "There is no bot “owl”",
            typeset("Il n’y a pas de robot « owl »", "fr"),
        ),
        ({"bots": "easy"}, "One bot alone (easy) has", "Un seul robot (easy) n’a personne"),
        ({"bots": "easy,easy"}, "easy is named twice", "easy est nommé deux fois"),
        ({"games": 0}, "0 games cannot be played", "On ne peut pas jouer 0 part"),
        (
            {"seats": 9},
            "The number of seats in songbirds cannot be 9",
            "Le nombre de sièges de songbirds",
        ),
        ({"settings": {"rounds": "0"}}, "The option rounds cannot", "L’option rounds ne peut"),
        ({"seed": -1}, "-1 is no seed", "-1 n’est pas une graine"),
        ({"seconds": 0.001}, "A bot cannot keep to 0.001 s", "Un robot ne peut pas tenir 0.001"),
        ({"seconds": float("nan")}, "A bot cannot keep to nan", "Un robot ne peut pas tenir nan"),
        ({"rounds": 0}, "0 rounds are no search", "Le nombre de tours d’une recherche"),
        ({"rounds": 9, "seconds": 1.0}, "Give --seconds or --rounds", "Donnez --seconds ou"),
        ({"processes": 0}, "0 processes cannot play", "0 processus ne peuvent pas jouer"),
    ],
)
def test_a_mistake_is_named(how: dict[str, Any], sentence: str, phrase: str) -> None:
    with pytest.raises(Refusal) as refused:
        asked(**how)
    assert refused.value.sentence("en").startswith(sentence)
    assert refused.value.sentence("fr").startswith(phrase)


@pytest.mark.parametrize(
    ("how", "name"),
    [
        ({"seed": 2}, "seed is 1, here 2"),
        ({"seats": 3}, "seats is 2, here 3"),
        ({"rounds": 7}, "rounds is 1000, here 7"),
        ({"game": "wingspan"}, "game is songbirds, here wingspan"),
    ],
)
def test_a_file_of_another_set_up_is_refused(
    tmp_path: Path, how: dict[str, Any], name: str
) -> None:
    log = tmp_path / "games.jsonl"
    asked(log=log)
    kept = log.read_bytes()
    with pytest.raises(Refusal, match=f"holds games of another set-up: there {name}"):
        asked(log=log, **how)
    assert log.read_bytes() == kept


@pytest.mark.parametrize("text", ["{}\n", "hello\n", '{"game": "songbirds"}\n', "\x00\n"])
def test_a_file_that_holds_no_games_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    log = tmp_path / "games.jsonl"
    log.write_text(text)
    with pytest.raises(Refusal, match="does not hold the games of an arena"):
        asked(log=log)
    assert log.read_text() == text


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be written"):
        asked(log=tmp_path)
