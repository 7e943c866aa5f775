"""How a search's tree widens, which option it visits next, and which it takes in the end."""

from voliere import new
from voliere.bots.engines.finisher import Finisher
from voliere.bots.engines.planner import Prospect
from voliere.bots.engines.searcher import TOLD, Budget, Node, Searcher, least_visited, select
from voliere.bots.learned import best_heuristics_of
from voliere.bots.songbirds.heuristics import HEURISTICS
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import knowledge_of


def node(visits: dict[int, int], results: dict[int, float]) -> Node:
    """A decision of which this is known."""
    found = Node()
    found.visits, found.results = visits, results
    found.offers = dict.fromkeys(visits, sum(visits.values()))
    found.total = sum(visits.values())
    return found


def test_a_decision_widens_with_the_square_root_of_its_visits() -> None:
    widths = [node({1: visits}, {1: 0.0}).width() for visits in (0, 3, 4, 15, 16, 36)]
    assert widths == [1, 1, 2, 2, 3, 4]


def test_the_best_result_is_taken_among_the_options_visited_often() -> None:
    assert node({1: 10, 2: 9, 3: 2}, {1: 5.0, 2: 6.3, 3: 2.0}).best(1) == 2, "3 is hardly known"


def test_without_a_visit_the_first_option_is_taken() -> None:
    assert Node().best(7) == 7


def test_an_option_not_tried_yet_is_visited_first() -> None:
    assert select(node({1: 4}, {1: 4.0}), [1, 2, 3]) == 2


def test_then_the_one_that_may_be_best() -> None:
    assert select(node({1: 50, 2: 50}, {1: 30.0, 2: 20.0}), [1, 2]) == 1
    assert select(node({1: 500, 2: 1}, {1: 260.0, 2: 0.5}), [1, 2]) == 2, "it is hardly known"


def test_a_search_counts_its_rounds() -> None:
    game = new("songbirds", seats=2, seed=1)
    bot = Searcher(HEURISTICS, 1, 0.0, rounds=25)
    bot.choose(knowledge_of(game, game.seat))
    assert bot.searched == 25


def test_a_budget_of_rounds_does_not_look_at_the_clock() -> None:
    assert [Budget(0.0, 40).used(rounds) for rounds in (0, 10, 40)] == [0.0, 0.25, 1.0]


def test_what_one_part_of_a_search_took_is_not_to_be_had_again() -> None:
    budget = Budget(0.0, 40)
    budget.spend(10)
    assert [budget.used(rounds) for rounds in (0, 10, 30)] == [0.25, 0.5, 1.0]


def test_where_no_tree_grows_the_worse_half_is_left_out_again_and_again() -> None:
    game = new("songbirds", seats=4, seed=1)
    bot, knowledge = Searcher(HEURISTICS, 1, 0.0, rounds=640), knowledge_of(game, game.seat)
    promising, root = bot.search(knowledge, knowledge.actions())
    visits = sorted((root.visits[one.action] for one in promising), reverse=True)
    assert (len(promising), sum(visits)) == (28, 640)
    halves = [visits[:2], visits[2:4], visits[4:7], visits[7:14], visits[14:]]
    assert all(half[0] - half[-1] <= 1 for half in halves), "those left are visited alike"
    assert visits[0] > visits[2] > visits[4] > visits[7] > visits[14] > 0


def test_those_visited_least_come_first() -> None:
    assert least_visited(node({1: 4, 2: 3, 3: 3}, {}), [1, 2, 3]) == 2
    assert least_visited(node({1: 4}, {1: 4.0}), [1, 2]) == 2


def test_only_the_best_of_many_options_are_explained() -> None:
    game = new("songbirds", seats=2, seed=1)
    advice = Searcher(HEURISTICS, 1, 0.0, rounds=200).explain(knowledge_of(game, game.seat))
    assert len(game.actions()) > TOLD == len(advice)


def test_what_was_promised_counts_until_games_have_told() -> None:
    bot = Finisher(best_heuristics_of("wyrmspan"), 1, 0.0, rounds=10)
    bot.promised = {1: 0.0, 2: -3.0}
    few = node({1: 2, 2: 2}, {1: 40.0, 2: 42.0})
    many = node({1: 200, 2: 200}, {1: 4000.0, 2: 4200.0})
    offered = [Prospect(1), Prospect(2)]
    assert (bot.best(few, offered), bot.best(many, offered)) == (1, 2)


def test_it_plays_out_what_promises_most_and_answers_the_rest_at_once() -> None:
    game, chance = new("wyrmspan", seats=2, seed=3), Chance.seeded(1)
    heuristics = best_heuristics_of("wyrmspan")
    policy = heuristics.policy
    searched = 0
    for _ in range(40):
        bot = Finisher(heuristics, 1, 0.0, rounds=2)
        knowledge, actions = knowledge_of(game, game.seat), game.actions()
        action = bot.choose(knowledge)
        assert action in actions
        if len(actions) > 1 and policy.ranks(game):
            assert action in policy.most_promising(game, actions, heuristics.knobs.width)
        elif len(actions) > 1:
            assert bot.searched == 0
        searched += bot.searched
        game.act(policy.quick(game, actions, chance))
    assert searched > 0
