"""The terminal's picture of a game: complete, in both languages, within the terminal's width."""

import io
import re

import pytest
from rich.console import Console, RenderableType

import voliere
from tests.games.wingspan.mats import bird, table
from tests.games.wingspan.test_busy import busy
from voliere.games.wingspan.cards.catalogue import BIRD_BY_TEXT, BIRDS
from voliere.kernel.chance import Chance
from voliere.terminal import wingspan as painter
from voliere.terminal.sentences import score_sheet

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


def test_the_hand_shows_to_its_owner_only() -> None:
    game = voliere.load(table(MAT, hands=[["Osprey"], ["Anhinga"]]))
    mine, spectators = (screen(painter.paint(game.view(seat), "fr")) for seat in (0, None))
    assert "Balbuzard pêcheur" in mine
    assert "Anhinga" not in mine
    assert "Balbuzard pêcheur" not in spectators


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
