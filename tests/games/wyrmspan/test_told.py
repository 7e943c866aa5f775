"""Options and the log name the dragon at a place, and where that place is."""

import pytest

import voliere
from tests.games.wyrmspan.mats import cave_of, excavate, on, table
from voliere.terminal.sentences import answer, happened
from voliere.texts import typeset


def laying() -> voliere.Game:
    """An egg may lie on dragon 56, which is in the Golden Grotto, or in the nests of the mat."""
    return excavate(table(cave_of("golden", 56)), 55)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "lay an egg on Hoarding Flyer (Golden Grotto 1)",
                "lay an egg in the mat’s nests",
                "decline",
            ],
        ),
        (
            "fr",
            [
                "pondre un œuf sur Accapareur volant (Grotte dorée 1)",
                "pondre un œuf dans les nids du plateau",
                "renoncer",
            ],
        ),
    ],
)
def test_an_option_names_the_dragon_at_its_place(language: str, told: list[str]) -> None:
    game = laying()
    assert game.decision is not None
    assert [answer(game, option, language) for option in game.decision.options] == told


def test_the_log_names_the_dragon_at_a_place() -> None:
    game = laying()
    game.choose("lay golden-1")
    assert last_told(game) == "Seat 1 lays an egg on Hoarding Flyer (Golden Grotto 1)."
    game.choose("lay nest")
    assert last_told(game) == "Seat 1 lays an egg in the mat’s nests."


def test_a_log_without_the_dragons_name_is_told_by_the_place() -> None:
    game = laying()
    game.choose("lay golden-1")
    del game.events[-1].data["on"]
    assert last_told(game, "fr") == "Siège 1 pond un œuf sur Grotte dorée 1."


def test_an_excavation_says_where() -> None:
    game = excavate(table(cave_of("golden", on(56))), 44, "use")
    told = [happened(game, event, "fr", None) for event in game.log(None)]
    wanted = "Siège 1 excave l’espace 2 de la Caverne cramoisie avec la carte Caverne 44"
    assert any(one.startswith(typeset(wanted, "fr")) for one in told), told


def last_told(game: voliere.Game, language: str = "en") -> str:
    """The last line of the log, for a spectator."""
    return happened(game, game.log(None)[-1], language, None)
