"""Random games whose players seldom pass or decline: full mats, many eggs, all squares taken."""

import json

import pytest

import voliere
from tests.games.wyrmspan.ledger import inventory, right_inventory, slow_totals
from tests.honesty.tables import WYRMSPAN, Table
from tests.scenario import totals
from voliere import Game
from voliere.kernel.chance import Chance

GAMES = 12


def keen_choice(game: Game, chance: Chance) -> int:
    """A random action; passing and declining, which come last, one time in ten.

    Dragons are played when they can be, three times in four.
    """
    actions = game.actions()
    plays = [action for action in actions if game.space.text(action).startswith("play ")]
    if plays and chance.below(4):
        return plays[chance.below(len(plays))]
    last = game.space.text(actions[-1]) in ("pass", "decline")
    if last and len(actions) > 1 and chance.below(10):
        actions.pop()
    return actions[chance.below(len(actions))]


@pytest.mark.parametrize("table", WYRMSPAN, ids=str)
def test_long_games(table: Table) -> None:
    """Nothing is lost or made on the way, positions read back, and the scores are right."""
    dragons = 0
    for seed in range(GAMES):
        game, chance = table.new(seed), Chance.seeded(seed)
        while game.seat >= 0:
            if chance.below(12) == 0:
                position = game.position()
                assert inventory(position) == right_inventory(position)
                assert totals(game) == slow_totals(position), "the running score too"
                assert voliere.load(json.loads(json.dumps(position))).position() == position
            game.act(keen_choice(game, chance))
        position = game.position()
        assert inventory(position) == right_inventory(position)
        assert totals(game) == slow_totals(position)
        dragons += sum(len(cave["dragons"]) for cave in caves(position))
    assert dragons > 4 * GAMES, "long games fill the mats"


def caves(position: dict[str, object]) -> list[dict[str, list[object]]]:
    """The caves of all mats."""
    mats = position["mats"]
    assert isinstance(mats, list)
    return [mat[name] for mat in mats for name in ("crimson", "golden", "amethyst")]
