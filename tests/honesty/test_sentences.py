"""French and English are complete: every id that the code can say has its sentence in both."""

import re
from pathlib import Path
from typing import Any

import polib
import pytest

from tests.honesty.tables import TABLES, Table, somewhere
from voliere import texts
from voliere.games import game_kind
from voliere.kernel.events import read_event
from voliere.terminal.sentences import answer, happened, question
from voliere.texts import LANGUAGES, catalogue_file, has, say

SOURCE = Path(__file__).parents[2] / "src" / "voliere"
DOMAINS = ["voliere", "arena", "coach", *sorted({table.game for table in TABLES})]


@pytest.fixture(autouse=True)
def _no_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that is missing is a fault here, and not told by its id."""

    def missing(message: str, arguments: dict[str, Any]) -> str:
        raise AssertionError(f"no sentence for {message}")

    monkeypatch.setattr(texts, "readable", missing)


def entries(language: str, domain: str) -> dict[str, polib.POEntry]:
    """The messages of a catalogue."""
    file = polib.pofile(str(catalogue_file(language, domain)))
    messages = [entry.msgid for entry in file]
    assert len(messages) == len(set(messages)), "an id stands twice"
    return {entry.msgid: entry for entry in file}


def forms(entry: polib.POEntry) -> list[str]:
    """The sentence, or its singular and plural."""
    return list(entry.msgstr_plural.values()) or [entry.msgstr]


def arguments(sentence: str) -> set[str]:
    """The names in braces."""
    return set(re.findall(r"{(\w+)}", sentence))


@pytest.mark.parametrize("domain", DOMAINS)
def test_both_languages_say_the_same_things(domain: str) -> None:
    english, french = entries("en", domain), entries("fr", domain)
    assert set(english) == set(french)
    for message in english:
        for one, other in zip(forms(english[message]), forms(french[message]), strict=True):
            assert one, message
            assert other, message
            assert arguments(one) == arguments(other), message


def test_every_id_in_the_code_has_a_sentence() -> None:
    ids = re.compile(
        r"\"((?:error|terminal|arena|cards|check|coach|replay|simulate|cli|seat|\w+\.error)\.(?!csv\")[\w.-]+)\""
    )
    found = {
        message
        for file in SOURCE.rglob("*.py")
        for message in ids.findall(file.read_text(encoding="utf-8"))
    }
    assert len(found) > 30
    for language in LANGUAGES:
        assert not [message for message in found if not has(language, message)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_that_happens_can_be_said(table: Table, language: str) -> None:
    for seed in range(8):
        game = somewhere(table, seed)
        for viewer in (None, 0):
            for event in game.log(viewer):
                received = read_event(event.as_json())
                _check(happened(game, received, language, viewer))
        if game.decision is not None:
            _check(question(game, game.decision, language))
            for option in game.decision.options:
                _check(answer(game, option, language))
        for part in game.scores()[0]:
            _check(say(language, f"{game.name}.score.{part}"))


def _check(sentence: str) -> None:
    assert sentence
    assert not re.search(r"{\w+}|\bNone\b|^\w+\.(topic|option|event|score)\.", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted({table.game for table in TABLES}))
def test_every_setting_is_explained(game: str, language: str) -> None:
    for setting in game_kind(game).settings_offered:
        assert has(language, f"{game}.setting.{setting.name}")
