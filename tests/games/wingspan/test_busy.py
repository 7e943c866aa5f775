"""Games of players who decline nothing and play every bird they can: full mats, many powers."""

import json

import pytest

import voliere
from tests.games.wingspan import ledger
from tests.honesty.tables import WINGSPAN, Table
from voliere import Game
from voliere.kernel.chance import Chance

GAMES = 12


def busy(game: Game, chance: Chance) -> None:
    """Make one choice: a bird if one can be played, else a row; never less than all of a power."""
    texts = {game.space.text(action): action for action in game.actions()}
    plays = [text for text in texts if text.startswith("play ")]
    doing = [text for text in texts if text != "decline" and not text.startswith("only ")]
    wanted = plays if plays and chance.below(4) else doing or list(texts)
    game.act(texts[wanted[chance.below(len(wanted))]])


@pytest.mark.parametrize("table", WINGSPAN, ids=str)
def test_busy_games_lose_nothing_and_score_right(table: Table) -> None:
    for seed in range(GAMES):
        game, chance = table.new(seed), Chance.seeded(seed)
        while game.seat >= 0:
            if chance.below(10) == 0:
                position = game.position()
                assert ledger.inventory(position) == ledger.right_inventory(position)
            busy(game, chance)
        position = game.position()
        assert ledger.inventory(position) == ledger.right_inventory(position)
        assert [sheet["total"] for sheet in game.scores()] == ledger.slow_totals(position)


@pytest.mark.parametrize("table", WINGSPAN, ids=str)
def test_busy_games_stop_and_go_on_anywhere(table: Table) -> None:
    game, chance = table.new(7), Chance.seeded(7)
    while game.seat >= 0:
        if chance.below(9) == 0:
            position = json.loads(json.dumps(game.position()))
            loaded = voliere.load(position)
            assert loaded.position() == position
            assert loaded.actions() == game.actions()
            for viewer in (None, *range(table.seats)):
                imagined = game.imagine(viewer, len(game.choices))
                assert imagined.view(viewer) == game.view(viewer)
                assert voliere.load(imagined.position()).position() == imagined.position()
        busy(game, chance)


def test_busy_games_use_nearly_every_power() -> None:
    seen = set()
    for seed in range(60):
        game = voliere.new("wingspan", seats=3, seed=seed, swift_start=True)
        chance = Chance.seeded(seed)
        while game.seat >= 0:
            decision = game.decision
            assert decision is not None
            if "bird" in decision.data and decision.topic != "pay-food":
                seen.add(decision.data["bird"])
            busy(game, chance)
    powers = {bird["power"] for name, bird in ledger.BIRDS.items() if name in seen}
    every = {bird["power"] for bird in ledger.BIRDS.values()} - {"none"}
    assert len(every - powers) <= 3, sorted(every - powers)
