"""What bots know of a game, part by part, and what serves a game that brings nothing."""

import voliere
from voliere import Game
from voliere.bots.engines.planner import Planner
from voliere.bots.engines.searcher import Searcher
from voliere.bots.engines.strategist import WORLD, Strategist
from voliere.bots.evaluation import Evaluation
from voliere.bots.heuristics import Heuristics, Knobs, heuristics_of
from voliere.bots.policy import Policy
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import knowledge_of


class OfOptions(Evaluation):
    """Likes the last option taken, the higher its number; written by somebody else."""

    def value(self, game: Game, seat: int) -> float:
        mine = [choice >> 3 for choice in game.choices if choice & 7 == seat]
        return float(mine[-1]) if mine else 0.0


class LastTwo(Policy):
    """Looks at two options."""

    def candidates(self, game: Game, actions: list[int]) -> list[int]:
        return actions[-2:]


def test_a_game_that_brings_nothing_is_judged_by_its_score() -> None:
    heuristics = heuristics_of("a game of somebody else")
    game = voliere.new("wingspan", seats=2, seed=1)
    totals = [float(sheet["total"]) for sheet in game.scores()]
    assert heuristics.evaluation.estimate(game) == totals
    assert heuristics.policy.candidates(game, game.actions()) == game.actions()


def test_every_engine_plays_a_game_that_brings_nothing() -> None:
    game = voliere.new("songbirds", seats=2, seed=1)
    knowledge = knowledge_of(game, game.seat)
    nothing = Heuristics()
    for bot in (
        Planner(nothing, 1, 2, 0.0),
        Searcher(nothing, 1, 0.0, rounds=20),
        Strategist(nothing, 1, 0.0, rounds=WORLD),
    ):
        assert bot.choose(knowledge) in game.actions()


def test_the_policy_chooses_by_the_evaluation_it_is_given() -> None:
    game = voliere.new("songbirds", seats=2, seed=1)
    actions = game.actions()
    quick = Heuristics(OfOptions(), LastTwo).policy.quick
    assert quick(game, actions, Chance.seeded(1)) == max(actions)
    assert quick(game, actions[:2], Chance.seeded(1)) == actions[1]


def test_another_evaluation_keeps_policy_and_knobs() -> None:
    first = Heuristics(Evaluation(), LastTwo, Knobs(blunder=7.0))
    other = first.with_evaluation(OfOptions())
    assert isinstance(other.policy, LastTwo)
    assert isinstance(other.policy.evaluation, OfOptions)
    assert isinstance(first.policy.evaluation, Evaluation)
    assert not isinstance(first.policy.evaluation, OfOptions)
    assert other.knobs is first.knobs


def test_a_search_plays_fewer_turns_after_its_own_at_a_large_table() -> None:
    for turns_ahead, played in ((0, [0, 0, 0, 0]), (1, [1, 2, 3, 4]), (2, [2, 4, 3, 4])):
        bot = Searcher(Heuristics(knobs=Knobs(turns_ahead=turns_ahead)), 1, 0.0, rounds=1)
        tables = [voliere.new("wingspan", seats=seats, seed=1) for seats in (1, 2, 3, 4)]
        assert [bot.turns_after(table) for table in tables] == played
