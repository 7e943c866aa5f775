"""What bots prefer in Wingspan, as a player would say it, and that every level plays to the end."""

from typing import Any, cast

import pytest

import voliere
from tests.games.wingspan.mats import bird, table
from voliere.bots import make_bot
from voliere.bots.engines.planner import Planner
from voliere.bots.heuristics import Heuristics
from voliere.bots.learned import Learned, best_heuristics_of, learned_of, read_learnt, weights_file
from voliere.bots.wingspan.heuristics import EVALUATION, HEURISTICS
from voliere.bots.wingspan.policy import egg_counts
from voliere.bots.wingspan.trades import FEATURES, TRADES
from voliere.games.wingspan.cards.goals import EGG_SETS
from voliere.games.wingspan.cards.goals import GOALS as GOAL_SIDES
from voliere.games.wingspan.effects.effect import EFFECTS
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.scoring import goal_count
from voliere.games.wingspan.words import COLUMNS, PLACES
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game
from voliere.kernel.knowledge import knowledge_of

BOTH: list[Heuristics] = [HEURISTICS, HEURISTICS.with_evaluation(learned_of("wingspan"))]
"""By rules of thumb, and as learnt."""
GOALS = ["birds-in-forest", "birds-in-grassland", "birds-in-wetland", "total-birds"]
TRAY = ["Mallard", "Osprey", "Great Egret"]
LAST: dict[str, Any] = {"round": 4, "turns_left": [1, 0], "goals": GOALS, "tray": TRAY}
"""The last turn of the game is seat 0's."""


def preferred(heuristics: Heuristics, position: dict[str, Any], *choices: str) -> str:
    """What a planner answers after some choices."""
    game = voliere.load(position)
    for choice in choices:
        game.choose(choice)
    action = Planner(heuristics, 1, 4, 0.0, 60.0).choose(knowledge_of(game, game.seat))
    return game.space.text(action)


def at_random(game: Game, seed: int = 5) -> Game:
    """The game played to its end by chance."""
    chance = Chance.seeded(seed)
    while game.seat >= 0:
        actions = game.actions()
        game.act(actions[chance.below(len(actions))])
    return game


@pytest.mark.parametrize("heuristics", BOTH)
def test_in_the_last_turn_it_lays_eggs_when_only_eggs_can_score(heuristics: Heuristics) -> None:
    mat = {"grassland": [bird("Bobolink"), bird("Painted Bunting")]}
    assert preferred(heuristics, table(mat, **LAST)) == "lay-eggs"


@pytest.mark.parametrize("heuristics", BOTH)
def test_in_the_last_turn_it_plays_the_bird_that_is_worth_more_than_the_eggs(
    heuristics: Heuristics,
) -> None:
    mat = {"grassland": [bird("Bobolink")]}
    held = {"hands": [["Wild Turkey", "Bewick's Wren"], []], "food": [{"seed": 3, "fruit": 2}, {}]}
    assert preferred(heuristics, table(mat, **LAST, **held)) == "play wild-turkey forest"


@pytest.mark.parametrize("heuristics", BOTH)
def test_in_the_last_turn_without_room_for_eggs_it_plays_any_bird(heuristics: Heuristics) -> None:
    mat = {"forest": [bird("Wild Turkey", eggs=5)]}
    held = {"hands": [["Killdeer"], []], "food": [{"seed": 1, "invertebrate": 1}, {}]}
    assert preferred(heuristics, table(mat, **LAST, **held)).startswith("play killdeer")


@pytest.mark.parametrize("heuristics", BOTH)
def test_at_the_end_it_does_not_give_an_egg_for_a_card(heuristics: Heuristics) -> None:
    mat = {"wetland": [bird("King Rail", eggs=2)]}
    assert preferred(heuristics, table(mat, **LAST), "draw-cards", "draw") == "decline"


@pytest.mark.parametrize("heuristics", BOTH)
def test_at_the_end_it_gives_food_for_one_more_egg(heuristics: Heuristics) -> None:
    mat = {"grassland": [bird("Bobolink")], "forest": [bird("Wild Turkey")]}
    position = table(mat, **LAST, food=[{"seed": 1}, {}])
    chosen = preferred(heuristics, position, "lay-eggs", "egg forest 1", "egg forest 1")
    assert chosen == "spend seed"


@pytest.mark.parametrize("heuristics", BOTH)
def test_a_bird_that_brings_the_goal_is_better_late_than_its_points(heuristics: Heuristics) -> None:
    """Each has played one bird; a second one makes seat 0 the first in the goal of all birds."""
    mats = ({"forest": [bird("Spotted Owl", eggs=1)]}, {"forest": [bird("Downy Woodpecker")]})
    held = {"hands": [["Killdeer"], []], "food": [{"seed": 1, "invertebrate": 1}, {}]}
    position = table(*mats, **LAST, **held)
    assert preferred(heuristics, position).startswith("play killdeer")


@pytest.mark.parametrize("heuristics", BOTH)
def test_early_a_bird_that_can_be_paid_is_played(heuristics: Heuristics) -> None:
    held = {"hands": [["Blue Jay"], []], "food": [{"seed": 2, "invertebrate": 1}, {}]}
    assert preferred(heuristics, table({}, goals=GOALS, **held)) == "play blue-jay forest"


def plain(position: dict[str, Any], *choices: str) -> list[str]:
    """The answers that need a look after some choices."""
    game = voliere.load(position)
    for choice in choices:
        game.choose(choice)
    return [
        game.space.text(action) for action in HEURISTICS.policy.candidates(game, game.actions())
    ]


def test_plainly_an_egg_is_laid_where_the_goal_counts_it() -> None:
    mat = {"forest": [bird("Wild Turkey")], "grassland": [bird("Bobolink")]}
    goals = ["eggs-in-forest", *GOALS[1:]]
    assert plain(table(mat, goals=goals, tray=TRAY), "lay-eggs") == ["egg forest 1"]
    goals = ["eggs-in-grassland", "birds-in-forest", *GOALS[2:]]
    assert plain(table(mat, goals=goals, tray=TRAY), "lay-eggs") == ["egg grassland 1"]


def test_an_egg_counts_where_the_scorer_counts_it() -> None:
    goals = [goal for goal in GOAL_SIDES if goal.kind != EGG_SETS]
    counted = set()
    for seed in range(4):
        game = cast(Wingspan, at_random(voliere.new("wingspan", seats=2, seed=seed), seed))
        for place in [place for place in range(PLACES) if game.birds[place] >= 0]:
            for eggs in (0, 1):
                game.eggs[place] = eggs
                before = [goal_count(game, 0, goal) for goal in goals]
                game.eggs[place] = eggs + 1
                after = [goal_count(game, 0, goal) for goal in goals]
                for index, goal in enumerate(goals):
                    more = after[index] > before[index]
                    assert egg_counts(goal, game.birds[place], place // COLUMNS, eggs) == more
                    counted |= {goal.kind} if more else set()
    assert len(counted) == 3, "eggs in a row, eggs in nests, nests with an egg"


def test_plainly_the_food_is_taken_that_the_hand_lacks() -> None:
    held = {"hands": [["Brown Pelican", "Killdeer"], []], "food": [{"seed": 1}, {}]}
    dice = ["seed", "fish", "rodent", "fruit", "rodent"]
    position = table({}, goals=GOALS, tray=TRAY, feeder=dice, **held)
    assert plain(position, "gain-food") == ["die fish"]


def test_plainly_a_bird_is_paid_with_what_is_not_wanted() -> None:
    """A seed or an invertebrate pays the Killdeer; the Mourning Dove wants the seed."""
    food = [{"seed": 1, "invertebrate": 1}, {}]
    held = {"hands": [["Killdeer", "Mourning Dove"], []], "food": food}
    position = table({}, goals=GOALS, tray=TRAY, **held)
    assert plain(position, "play killdeer grassland") == ["pay invertebrate"]


def test_plainly_a_gift_is_taken_and_a_price_is_weighed() -> None:
    mat = {"wetland": [bird("King Rail", eggs=2)]}
    assert plain(table(mat, **LAST), "draw-cards", "draw") == ["remove-egg wetland 1", "decline"]


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_plain_answers_are_always_offered(seats: int) -> None:
    for seed in range(3):
        game = voliere.new("wingspan", seats=seats, seed=seed)
        chance = Chance.seeded(seed)
        while game.seat >= 0:
            actions = game.actions()
            assert set() < set(HEURISTICS.policy.candidates(game, actions)) <= set(actions)
            game.act(actions[chance.below(len(actions))])


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("heuristics", BOTH)
def test_when_the_game_is_over_the_estimate_is_the_score(
    heuristics: Heuristics, seats: int
) -> None:
    game = at_random(voliere.new("wingspan", seats=seats, seed=3))
    assert heuristics.evaluation.estimate(game) == [sheet["total"] for sheet in game.scores()]


@pytest.mark.parametrize("level", ["eaglet", "eagle", "golden-eagle"])
def test_the_automas_estimate_follows_its_level(level: str) -> None:
    game = at_random(voliere.new("wingspan", seats=1, seed=4, automa=level))
    assert EVALUATION.automa(game) == [game.scores()[1]["total"]]


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_there_is_a_weight_for_every_feature_at_every_moment(seats: int) -> None:
    width = len(read_learnt(weights_file("wingspan"))["weights"])
    game = voliere.new("wingspan", seats=seats, seed=6)
    chance = Chance.seeded(6)
    while game.seat >= 0:
        assert {len(EVALUATION.features(game, seat)) for seat in range(seats)} == {width}
        actions = game.actions()
        game.act(actions[chance.below(len(actions))])


def test_what_to_do_and_which_birds_to_draw_deserve_a_look_ahead_not_which_food() -> None:
    game = voliere.load(table({}, tray=TRAY))
    assert HEURISTICS.policy.matters(game)
    for choice, deserves in (("draw-cards", True), ("gain-food", False)):
        other = game.copy()
        other.choose(choice)
        assert HEURISTICS.policy.matters(other) is deserves, choice


def test_at_set_up_each_beginning_is_weighed() -> None:
    game = voliere.new("wingspan", seats=2, seed=1)
    assert EVALUATION.drafts(game, 0) == [], "it has not begun to answer"
    game.act(game.actions()[0])
    assert len(EVALUATION.drafts(game, 0)) == 252, "32 sets of birds, and as many foods as birds"
    assert EVALUATION.drafts(game, 1) == []
    for _ in range(5):
        game.act(game.actions()[0])
    assert len(EVALUATION.drafts(game, 0)) == 1, "all birds are kept: all food is given back"


@pytest.mark.parametrize("answered", [0, 1, 4, 6])
def test_the_answers_of_an_opening_lead_to_what_it_stands_for(answered: int) -> None:
    game = voliere.new("wingspan", seats=1, seed=2)
    for _ in range(answered):
        game.act(game.actions()[-1])
    found = EVALUATION.beginnings(game)
    assert len(found) == {0: 2 * 252, 1: 252, 4: 1 + 2 * 5 + 10, 6: 1}[answered], (
        "the last of the answers offered tosses a bird"
    )
    for draft in found[:: 1 + len(found) // 20]:
        other = game.copy()
        for action in draft.answers:
            assert action in other.actions()
            other.act(action)
        begun, meant = other.position(), draft.game.position()
        for part in ("hands", "food", "bonus"):
            assert begun[part] == meant[part]


def test_openings_come_the_best_first_and_only_at_set_up() -> None:
    game = voliere.new("wingspan", seats=2, seed=2)
    learned = learned_of("wingspan")
    first, *_, last = learned.openings(game)
    values = {
        tuple(one.answers): learned.begun_value(one.game, 0) for one in EVALUATION.beginnings(game)
    }
    assert values[tuple(first)] == max(values.values())
    assert values[tuple(last)] == min(values.values())
    assert learned.openings(voliere.load(table({}, tray=TRAY))) == []


def test_what_is_kept_at_set_up_leaves_food_to_play_something() -> None:
    game = voliere.new("wingspan", seats=2, seed=1)
    bots = [Planner(heuristics, 1, 1, 0.0, 60.0) for heuristics in BOTH]
    while game.decision is not None and game.decision.topic.startswith("set-up"):
        game.act(bots[game.seat].choose(knowledge_of(game, game.seat)))
    position = game.position()
    assert all(sum(food.values()) > 0 for food in position["food"])
    assert all(position["hands"])


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_level_finishes_a_game(level: str, seats: int) -> None:
    late: dict[str, Any] = {"round": 4, "turns_left": [2] * seats, "goals": GOALS}
    position = {"game": "wingspan", "seats": seats, **late}
    game = voliere.load(position)
    bots = [make_bot(level, "wingspan", seat, 0.05, 2) for seat in range(seats)]
    while game.seat >= 0:
        game.choose(bots[game.seat].choose(knowledge_of(game, game.seat)))
    assert game.winners()


def test_what_was_learnt_is_an_evaluation_like_the_hand_written_one() -> None:
    learned = learned_of("wingspan")
    assert isinstance(learned, Learned)
    game = voliere.new("wingspan", seats=2, seed=2)
    assert all(20 < total < 120 for total in learned.estimate(game))


def traded(turns: int, hand: list[str], *choices: str) -> list[str]:
    """What the quick policy of `hard` looks at after some choices in the last round."""
    mat = {"wetland": [bird("King Rail", eggs=2)], "grassland": [bird("Bobolink", eggs=1)]}
    held = {"hands": [hand, []], "food": [{"seed": 3}, {}]}
    last = {**LAST, "turns_left": [turns, 0]}
    game = voliere.load(table(mat, **last, **held))
    for choice in choices:
        game.choose(choice)
    found = best_heuristics_of("wingspan").policy.candidates(game, game.actions())
    return [game.space.text(action) for action in found]


def test_a_trade_is_answered_without_trying_it_out() -> None:
    """Late, food buys an egg; an egg buys a card while the hand is empty and turns are left."""
    assert traded(1, [], "lay-eggs", "egg wetland 1", "egg grassland 1") == ["spend seed"]
    assert traded(1, ["Killdeer"], "draw-cards", "draw") == ["decline"]


def test_every_trade_that_was_learnt_is_an_effect_of_the_game() -> None:
    assert set(TRADES) <= set(EFFECTS)
    assert {len(weights) for weights in TRADES.values()} == {len(FEATURES)}
