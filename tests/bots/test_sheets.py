"""The score sheet that a seat may expect: rows that sum up to the value, option by option."""

import pytest

import voliere
from voliere.bots import knowledge_of
from voliere.bots.learned import best_heuristics_of
from voliere.bots.sheets import expected_sheets
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game, play_out

GAMES = ["songbirds", "wingspan", "wyrmspan"]


def midway(name: str) -> Game:
    """A game after some turns by chance, where a turn begins."""
    game = voliere.new(name, seats=2, seed=4, records_events=False)
    policy, chance = best_heuristics_of(name).policy, Chance.seeded(4)
    turns = 0
    while turns < 12 or not policy.turn_begins(game):
        turns += policy.turn_begins(game)
        game.act(game.actions()[chance.below(len(game.actions()))])
    return game


@pytest.mark.parametrize("name", GAMES)
def test_the_rows_are_those_of_the_score_sheet_and_sum_up_to_the_value(name: str) -> None:
    game, evaluation = midway(name), best_heuristics_of(name).evaluation
    for seat in (0, 1):
        sheet = evaluation.expected_sheet(game, seat)
        assert list(sheet) == list(game.scores()[seat])
        assert sheet["total"] == pytest.approx(evaluation.value(game, seat))
        assert sum(sheet.values()) == pytest.approx(2 * sheet["total"])


@pytest.mark.parametrize("name", GAMES)
def test_when_the_game_is_over_the_sheet_is_the_score(name: str) -> None:
    game = midway(name)
    play_out(game, Chance.seeded(1))
    for seat in (0, 1):
        sheet = best_heuristics_of(name).evaluation.expected_sheet(game, seat)
        assert sheet == pytest.approx(game.scores()[seat])


@pytest.mark.parametrize("name", GAMES)
def test_options_are_compared_in_the_same_worlds(name: str) -> None:
    game = midway(name)
    knowledge, heuristics = knowledge_of(game, game.seat), best_heuristics_of(name)
    first, last = knowledge.actions()[0], knowledge.actions()[-1]
    sheets = expected_sheets(heuristics, knowledge, [first, last, first], 3, 7)
    assert sheets[0] == sheets[2] != sheets[1]
    assert sheets == expected_sheets(heuristics, knowledge, [first, last, first], 3, 7)
    for sheet in sheets:
        assert sum(sheet.values()) == pytest.approx(2 * sheet["total"])


def test_what_was_learnt_of_the_rows_knows_that_goals_come_at_the_end_of_rounds() -> None:
    """Before the first turn no row has points; those of birds, eggs and goals are to come."""
    game = voliere.new("wingspan", seats=2, seed=6, records_events=False)
    policy = best_heuristics_of("wingspan").policy
    chance = Chance.seeded(6)
    while game.position()["turns_left"] == [8, 8] and not policy.matters(game):
        game.act(policy.quick(game, game.actions(), chance))
    sheet = best_heuristics_of("wingspan").evaluation.expected_sheet(game, game.seat)
    assert 20 < sheet["birds"] < 60
    assert 5 < sheet["eggs"] < 30
    assert 5 < sheet["goals"] < 25
    assert sheet["birds"] > sheet["eggs"] > sheet["cached"]
