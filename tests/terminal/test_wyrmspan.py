"""The painter of Wyrmspan: it fits the screen, and shows nothing that is hidden."""

import io
import re
from typing import Any

import pytest
from rich.console import Console, RenderableType

import voliere
from tests.games.wyrmspan.mats import mat, on, table
from tests.games.wyrmspan.test_long_games import keen_choice
from tests.honesty.tables import WYRMSPAN, Table
from tests.scenario import after
from voliere import Game
from voliere.kernel.chance import Chance
from voliere.kernel.game import play_out
from voliere.terminal.sentences import happened
from voliere.terminal.wyrmspan import ending, others, paint
from voliere.texts import typeset

WIDTH = 120


def printed(shown: RenderableType) -> str:
    """What a screen of the usual width shows."""
    console = Console(width=WIDTH, file=io.StringIO(), record=True)
    console.print(shown)
    return console.export_text()


def screen(game: Game, viewer: int | None, language: str = "en") -> str:
    """The table as a viewer sees it."""
    return printed(paint(game.view(viewer), language))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("played", WYRMSPAN[:5], ids=str)
def test_every_moment_fits_the_screen(played: Table, language: str) -> None:
    game, chance = played.new(7), Chance.seeded(7)
    while game.seat >= 0:
        if chance.below(150) == 0:
            check(game, language)
        game.act(keen_choice(game, chance))
    check(game, language)
    assert len(ending(game.view(None), language)) == (played.seats == 1)


def test_a_narrow_terminal_shows_every_seats_column_of_the_objectives() -> None:
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(paint(voliere.new("wyrmspan", seats=5, seed=1).view(0), "en"))
    lines = console.export_text().splitlines()
    assert max(map(len, lines)) <= 80
    (head,) = [line for line in lines if "Round 1 of 4" in line]
    assert re.findall(r" (\d) ┃", head) == ["0", "1", "2", "3", "4"]


def test_a_narrow_terminal_names_the_caves_in_full() -> None:
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(paint(voliere.new("wyrmspan", seats=2, seed=1).view(0), "en"))
    shown = console.export_text()
    assert "Golden Grotto" in shown
    assert "explored 0/3" in shown


def test_an_objective_says_what_its_places_are_worth() -> None:
    text = " ".join(screen(voliere.new("wyrmspan", seats=2, seed=1), 0).split())
    assert "(4 · 1 · 0 points)" in text
    assert "(7 · 4 · 3 points)" in text


@pytest.mark.parametrize(("language", "letters"), [("en", "CG"), ("fr", "CD")])
def test_a_dragon_names_the_caves_it_likes_without_colours_too(language: str, letters: str) -> None:
    text = screen(voliere.load(table(mat(), hand=[56])), 0, language)
    name = {"en": "Hoarding Flyer", "fr": "Accapareur volant"}[language]
    assert f"{name} {letters} " in text
    assert f"({letters[1]})" in text, "the mat explains the letter"


def check(game: Game, language: str) -> None:
    """All viewers are shown something within the width, and every id has its word."""
    for viewer in (*range(game.seats), None):
        text = screen(game, viewer, language) + printed(others(game.view(viewer), language))
        assert max(map(len, text.splitlines())) <= WIDTH
        assert "wyrmspan." not in text
        assert "None" not in text


def shown() -> dict[str, Any]:
    """Two players in the middle of a game."""
    own = mat(crimson=[on(56, eggs=1, cached={"gold": 2})], golden=[on(84, tucked=3)], nest=1)
    position = table(own, mat(amethyst=[43]), hand=[48], caves=[12], resources={"milk": 2})
    position["dragon_hands"][1] = [60]
    position["dragon_display"] = [57, None, None]
    return position


def test_the_own_mat_is_shown_in_full() -> None:
    text = screen(after(shown()), 0)
    assert "Hoarding Flyer" in text
    assert "2★ ●○ Medium Shy" in text
    assert "2 gold" in text
    assert "3 tucked" in text
    assert "3 coins · 2 milk · nests ●○" in text
    assert "▶ Gain 1 gold." in text


def test_the_others_are_shown_in_a_few_lines() -> None:
    text = screen(after(shown()), 0)
    assert "holds 1 dragon · caves: 0" in text
    assert "Blue Forest Spirit" in text


def test_the_hand_is_shown_to_its_owner_only() -> None:
    game = after(shown())
    assert "Spry Horned Lung Dragon" in screen(game, 0)
    assert "Stealthy Rufftail" not in screen(game, 0)
    assert "Stealthy Rufftail" in screen(game, 1)
    assert "Spry Horned Lung Dragon" not in screen(game, None)


def test_the_automa_is_called_by_its_name() -> None:
    game = voliere.new("wyrmspan", seats=1, seed=3)
    play_out(game, Chance.seeded(3))
    told = [happened(game, event, "en", 0) for event in game.log(0) if event.seat == 1]
    assert told
    assert all("Automa" in sentence for sentence in told)
    assert not any("Seat" in happened(game, event, "en", 0) for event in game.log(0))
    assert "1 Automa" in screen(game, 0)
    assert printed(others(game.view(0), "en")).strip() == ""


def test_the_display_and_the_guild_are_shown_to_all() -> None:
    for viewer in (0, 1, None):
        text = screen(after(shown()), viewer)
        assert "Eternal Feydragon" in text
        assert "Plains Guild" in text
        assert "4. resources cached" in text


def test_the_words_are_french_for_french_players() -> None:
    text = screen(after(shown()), 0, "fr")
    assert "Accapareur volant" in text
    assert "Guilde des Plaines" in text
    assert typeset("Votre main : 2 cartes", "fr") in text
