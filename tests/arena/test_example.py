"""The bot of examples/greedy_bot.py, offered by another package, meets the others."""

import pytest

from voliere.arena.setup import make_setup
from voliere.arena.tournament import Tournament
from voliere.bots import bot_names

pytestmark = pytest.mark.usefixtures("other_package")


def test_an_installed_bot_is_known_by_name() -> None:
    assert "greedy" in bot_names()


def test_it_beats_chance() -> None:
    tournament = Tournament(make_setup("wingspan", 2, {}, 1), ["greedy", "random"], 10)
    tournament.play(1)
    counts = tournament.counts()
    assert counts.forfeits == []
    greedy, chance = counts.pairings[0].sides
    assert (greedy.mean_total or 0) > (chance.mean_total or 0)
