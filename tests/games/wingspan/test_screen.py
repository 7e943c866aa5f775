"""The terminal's picture of a game: complete, in both languages, within the terminal's width."""

import io
import re

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

import voliere
from tests.games.wingspan.mats import bird, table
from tests.games.wingspan.test_busy import busy
from voliere.games.wingspan.cards.catalogue import BIRD_BY_TEXT, BIRDS
from voliere.kernel.chance import Chance
from voliere.terminal import wingspan as painter
from voliere.terminal.opening import new_table
from voliere.terminal.sentences import score_sheet
from voliere.texts import say

MAT = {
    "forest": [bird("Blue Jay", eggs=1, cached=2)],
    "wetland": [bird("American Coot", eggs=3, tucked=2)],
}


def screen(picture: RenderableType, width: int = 100) -> str:
    """What a terminal of this width shows."""
    console = Console(width=width, file=io.StringIO(), record=True)
    console.print(picture)
    return console.export_text()


def test_a_bird_shows_its_points_nest_eggs_cache_and_tucked_cards() -> None:
    shown = screen(painter.paint(voliere.load(table(MAT)).view(0), "en"))
    assert "3 bowl" in shown
    assert "●○ ◆2" in shown
    assert "3 platform" in shown
    assert "●●●○○ ▤2" in shown


def test_the_mat_tells_what_free_spaces_cost_and_give_and_what_its_birds_can_do() -> None:
    shown = screen(painter.paint(voliere.load(table(MAT)).view(0), "en"), width=80)
    assert "2 ●" in shown
    assert "1 die⇄" in shown
    assert "4 eggs" in shown
    told = " ".join(shown.split())
    assert "American Coot · When its row is activated: tuck 1 card from your hand" in told


@pytest.mark.parametrize(
    ("goals", "worth"), [("green", "(4 · 1 · 0 points)"), ("blue", "(1 point each, up to 5)")]
)
def test_a_goal_tells_what_it_is_worth(goals: str, worth: str) -> None:
    view = voliere.new("wingspan", seats=2, seed=1, goals=goals).view(None)
    told = screen(painter.paint(view, "en")).replace("│", " ")
    assert worth in " ".join(told.split())


def test_a_french_mark_stays_with_its_word() -> None:
    lines = screen(Text(say("fr", "error.no-such-game", name="go", allowed=["a"])), 24).splitlines()
    assert not [line for line in lines if line.startswith((";", ":", "»"))]
    assert len(lines) > 2


def test_the_hand_shows_to_its_owner_only() -> None:
    game = voliere.load(table(MAT, hands=[["Osprey"], ["Anhinga"]]))
    mine, spectators = (screen(painter.paint(game.view(seat), "fr")) for seat in (0, None))
    assert "Balbuzard pêcheur" in mine
    assert "Anhinga" not in mine
    assert "Balbuzard pêcheur" not in spectators


@pytest.mark.parametrize(("edition", "counts"), [("en", False), ("fr", True)])
def test_a_name_bonus_tells_its_words_and_marks_the_birds_that_count(
    edition: str, counts: bool
) -> None:
    # Grande aigrette holds a part of the body, Great Egret none.
    settings = {"edition": edition}
    hands = [["Great Egret"], []]
    game = voliere.load(
        table(MAT, settings=settings, hands=hands, bonus=[["Anatomist"], []], bonus_deck=[])
    )
    shown = " ".join(screen(painter.paint(game.view(0), "en"), 300).split())
    assert f"words in the {'French' if counts else 'English'} names: " in shown
    assert ("130 cm ✓ Anatomist" in shown) is counts


def test_the_terminals_language_decides_the_edition() -> None:
    for language, said in (("en", ()), ("fr", ()), ("en", ("edition=fr",))):
        opened = new_table("wingspan", 2, None, 1, said, None, language)
        assert opened.game.settings["edition"] == ("fr" if said else language)


def test_the_others_mats_are_shown_in_full_on_demand() -> None:
    view = voliere.load(table(MAT)).view(1)
    assert "Blue Jay" not in screen(painter.paint(view, "en"))
    assert "Blue Jay" in screen(painter.others(view, "en"))


def test_the_automa_has_its_line_and_its_column() -> None:
    game = voliere.load(table(MAT, seats=1, automa={"bonus": "Falconer", "eggs": 3}, agenda=[]))
    shown = screen(painter.paint(game.view(0), "en"))
    assert "Falconer" in shown
    assert "eggs 3" in shown
    assert "Automa" in screen(score_sheet(game, "en"))
    assert "4" in painter.ending(game.view(None), "en")[0]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [92, 120])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_whole_games_can_be_shown(seats: int, width: int, language: str) -> None:
    game, chance = voliere.new("wingspan", seats=seats, seed=9), Chance.seeded(9)
    while game.seat >= 0:
        busy(game, chance)
        if chance.below(25) == 0 or game.seat < 0:
            shown = screen(painter.paint(game.view(0), language), width)
            assert max(len(line) for line in shown.splitlines()) <= width
            assert not re.search(r"wingspan\.|{\w+}|\bNone\b", shown)
    rows = game.view(0)["boards"][0].values()
    for name in (lying["bird"] for row in rows for lying in row):
        first = BIRDS[BIRD_BY_TEXT[name.lower()]].names()[language].split()[0]
        assert first[:8] in shown
