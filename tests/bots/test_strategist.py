"""Plans over several turns: what a strategist sees that a look at one turn does not show."""

from typing import Any

from tests.games.wingspan.mats import bird, table
from voliere import Game, load, new
from voliere.bots.engines.strategist import FEWEST_WORLDS, OPENINGS, WORLD, Strategist
from voliere.bots.learned import Learned, learned_of
from voliere.bots.wingspan.heuristics import EVALUATION, HEURISTICS
from voliere.kernel.knowledge import knowledge_of

GOALS = ["birds-in-forest", "birds-in-grassland", "birds-in-wetland", "total-birds"]
TRAY = ["Mallard", "Osprey", "Great Egret"]
TWO_LEFT: dict[str, Any] = {"round": 4, "turns_left": [2, 0], "goals": GOALS, "tray": TRAY}


COUNTING = HEURISTICS.with_evaluation(
    Learned(EVALUATION, [[0.0] * len(EVALUATION.feature_names())] * 3)
)
"""Knows the points that lie on the table, and expects nothing of what may come."""


def chosen(bot: Strategist, game: Game) -> str:
    """What the bot answers."""
    return game.space.text(bot.choose(knowledge_of(game, game.seat)))


def test_it_gains_the_food_for_the_bird_that_it_plays_next() -> None:
    """Two turns of eggs bring four points; one fish and the pelican bring more."""
    mat = {"grassland": [bird("Bobolink")]}
    dice = ["fish", "fish", "fish", "rodent", "rodent"]
    held = {"hands": [["Brown Pelican"], []], "food": [{"fish": 1}, {}], "feeder": dice}
    game = load(table(mat, **TWO_LEFT, **held))
    for worlds, turns, answer in ((2, 0, "lay-eggs"), (2, 1, "gain-food")):
        assert chosen(Strategist(COUNTING, 1, 0.0, WORLD * worlds, turns), game) == answer


def test_at_set_up_it_keeps_a_bird_that_it_can_pay() -> None:
    """To one who counts what lies on the table all beginnings look alike; three turns tell."""
    for seed in range(3):
        game = new("wingspan", seats=1, seed=seed)
        bot = Strategist(COUNTING, 1, 0.0, WORLD)
        while game.decision is not None and game.decision.topic.startswith("set-up"):
            game.act(bot.choose(knowledge_of(game, 0)))
        assert "play" in {game.space.text(action).split()[0] for action in game.actions()}


def test_at_set_up_each_answer_is_explained_by_the_best_that_begins_with_it() -> None:
    game = new("wingspan", seats=2, seed=1)
    while game.decision is not None and game.decision.topic != "set-up-food":
        advice = Strategist(COUNTING, 1, 0.0, WORLD).explain(knowledge_of(game, 0))
        assert sorted(one.action for one in advice) == sorted(game.actions())
        game.act(advice[0].action)


def test_at_set_up_what_all_good_beginnings_share_is_answered_at_once() -> None:
    game = new("wingspan", seats=2, seed=1)
    learned = learned_of("wingspan")
    shared = 0
    while game.seat == 0:
        bot = Strategist(HEURISTICS.with_evaluation(learned), 1, 0.0, WORLD)
        action = bot.choose(knowledge_of(game, 0))
        firsts = {answers[0] for answers in learned.openings(game)[:OPENINGS]}
        assert (bot.searched == 0) == (firsts == {action})
        shared += firsts == {action}
        game.act(action)
    assert shared > 0, "a game where it happens"


def test_what_is_clear_is_taken_after_a_few_worlds() -> None:
    mat = {"grassland": [bird("Bobolink")]}
    held = {"hands": [["Wild Turkey"], []], "food": [{"seed": 3, "fruit": 2}, {}]}
    last = {**TWO_LEFT, "turns_left": [1, 0]}
    bot = Strategist(HEURISTICS, 1, 0.0, WORLD * 100)
    game = load(table(mat, **last, **held))
    assert chosen(bot, game).startswith("play wild-turkey")
    assert bot.searched == FEWEST_WORLDS * len(game.actions()), (
        "after its last turn nothing is left"
    )


def test_in_the_end_only_two_options_are_followed() -> None:
    mat = {"grassland": [bird("Bobolink"), bird("Painted Bunting")]}
    held = {"hands": [["Killdeer", "Mallard", "Blue Jay"], []], "food": [{"seed": 3}, {}]}
    last = {**TWO_LEFT, "turns_left": [1, 0], "tray": ["Osprey", "Great Egret", "Willet"]}
    game = load(table(mat, **last, **held))
    few, many = (Strategist(COUNTING, 1, 0.0, WORLD * worlds) for worlds in (16, 20))
    assert chosen(few, game) == chosen(many, game)
    assert many.searched - few.searched == 4 * 2


def test_its_advice_is_in_points_and_chances() -> None:
    mat = {"grassland": [bird("Bobolink", eggs=1)]}
    game = load(table(mat, {"forest": [bird("Wild Turkey")]}, **TWO_LEFT))
    advice = Strategist(HEURISTICS, 1, 0.0, WORLD * 2).explain(knowledge_of(game, 0))
    assert [one.points for one in advice] == sorted((o.points for o in advice), reverse=True)
    assert {one.action for one in advice} == set(game.actions())
    assert all(one.chance is not None and 0.0 < one.chance < 1.0 for one in advice)


def test_alone_its_points_are_its_own_and_its_chance_is_against_the_automa() -> None:
    late = {"round": 4, "turns_left": [1], "goals": GOALS, "tray": TRAY}
    mat = {"grassland": [bird("Bobolink", eggs=1)], "forest": [bird("Wild Turkey")]}
    game = load(table(mat, seats=1, **late))
    best = Strategist(HEURISTICS, 1, 0.0, WORLD * 16).explain(knowledge_of(game, 0))[0]
    assert 14.0 < best.points < 20.0, "birds of 4 and 8, an egg, two more, and perhaps a goal"
    assert best.chance is not None
    assert best.chance > 0.6, "the Automa has nothing yet"
