"""Every sentence in both languages; every message in the documentation."""

import re
from pathlib import Path

import polib
import pytest

from tests.server.harness import ROOT
from tools.wire_types import structs
from voliere.server.api import ENDPOINTS
from voliere.server.problems import STATUS
from voliere.texts import LANGUAGES, catalogue_file

SERVER = ROOT / "src" / "voliere" / "server"


def sentences(language: str, part: str = "server") -> dict[str, str]:
    entries = polib.pofile(str(catalogue_file(language, part)))
    return {entry.msgid: entry.msgstr for entry in entries}


def used() -> set[str]:
    """The ids of all problems that the server's files raise."""
    source = "".join(path.read_text(encoding="utf-8") for path in SERVER.glob("*.py"))
    named = re.findall(r'problem\(\s*"([a-z-]+)"', source)
    return {f"server.{name}" for name in (*named, "method", "no-such-page", "ready", "push.turn")}


def test_the_languages_have_the_same_sentences_and_no_other_than_used() -> None:
    for language in LANGUAGES:
        assert set(sentences(language)) == used()
        assert all(sentences(language).values())


def test_the_languages_name_the_same_arguments() -> None:
    english, french = sentences("en"), sentences("fr")
    for message, sentence in english.items():
        assert set(re.findall(r"{\w+}", sentence)) == set(re.findall(r"{\w+}", french[message]))


@pytest.fixture(scope="module")
def manual() -> str:
    return Path(ROOT, "docs", "api.md").read_text(encoding="utf-8")


def test_the_manual_names_every_address(manual: str) -> None:
    for endpoint in ENDPOINTS:
        assert f"{endpoint.method} {endpoint.path}`" in manual


def test_the_manual_names_every_message_and_its_fields(manual: str) -> None:
    tagged = [kind for kind in structs() if kind.__struct_config__.tag is not None]
    assert {"hello", "state"} < {kind.__struct_config__.tag for kind in tagged}
    for kind in tagged:
        part = manual.partition(f"### `{kind.__struct_config__.tag}`")[2].partition("\n### ")[0]
        assert part, kind
        for field in kind.__struct_fields__:
            assert f"`{field}`" in part, (kind, field)


def test_every_status_belongs_to_a_sentence() -> None:
    """Of its own, or of the coach, whose puzzles a server shows."""
    named = {name if "." in name else f"server.{name}" for name in STATUS}
    assert named <= used() | set(sentences("en", "coach"))
