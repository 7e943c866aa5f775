"""The report is one well-formed page that needs nothing from elsewhere and names every bot."""

import re
from pathlib import Path
from xml.etree import ElementTree

import polib
import pytest

from voliere.arena.page import page
from voliere.arena.setup import make_setup
from voliere.arena.tournament import Tournament
from voliere.texts import LANGUAGES, catalogue_file

ARENA = Path(__file__).parents[2] / "src" / "voliere" / "arena"
SVG = ".//svg"


@pytest.fixture(scope="module", params=[("songbirds", 2), ("songbirds", 1), ("wingspan", 1)])
def tournament(request: pytest.FixtureRequest) -> Tournament:
    game, seats = request.param
    played = Tournament(make_setup(game, seats, {}, 1), ["random", "easy"], 2)
    played.play(1)
    return played


def report(tournament: Tournament, language: str) -> str:
    return page(tournament.counts(), tournament.played(), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_well_formed_and_names_every_bot(tournament: Tournament, language: str) -> None:
    root = ElementTree.fromstring(report(tournament, language))
    words = " ".join(root.itertext())
    assert root.get("lang") == language
    assert all(bot in words for bot in tournament.bots)
    assert not re.search(r"{\w+}|\barena\.|\.score\.", words)
    assert all(picture.get("viewBox") for picture in root.iterfind(SVG))


def test_it_asks_nothing_of_the_network(tournament: Tournament) -> None:
    text = report(tournament, "en")
    assert not re.search(r"https?:|//|url\(|@import|<script|<link|<img|\bsrc=", text)


def test_every_figure_has_a_name(tournament: Tournament) -> None:
    root = ElementTree.fromstring(report(tournament, "fr"))
    figures = [picture for picture in root.iterfind(SVG) if picture.get("role") == "img"]
    assert len(figures) >= 3
    assert all(figure.findtext("title") for figure in figures)


@pytest.mark.usefixtures("other_package")
def test_what_a_bot_says_cannot_break_the_page() -> None:
    tournament = Tournament(make_setup("songbirds", 2, {}, 1), ["markup", "random"], 2)
    tournament.play(1)
    words = " ".join(ElementTree.fromstring(report(tournament, "en")).itertext())
    assert "</ul><b>&" in words


def test_every_sentence_of_the_arena_is_used() -> None:
    source = "".join(
        file.read_text(encoding="utf-8")
        for folder in (ARENA, ARENA.parent / "terminal")
        for file in folder.glob("*.py")
    )
    for entry in polib.pofile(str(catalogue_file("en", "arena"))):
        name = entry.msgid.removeprefix("arena.")
        last = name.removeprefix("forfeit.")
        assert f'"arena.{name}"' in source or f'"{last}"' in source, entry.msgid
