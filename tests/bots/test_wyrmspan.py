"""What the bots prefer in Wyrmspan, and that they can play all of it."""

from typing import Any, cast

import pytest

import voliere
from tests.games.wyrmspan.mats import mat, name, on, play, table
from tests.scenario import after
from voliere import Game
from voliere.bots import make_bot
from voliere.bots.engines.planner import Planner
from voliere.bots.learned import learned_of, read_learnt, weights_file
from voliere.bots.wyrmspan.heuristics import EVALUATION, HEURISTICS
from voliere.bots.wyrmspan.survey import Survey
from voliere.games.wyrmspan.cards.catalogue import PLACE_POINTS
from voliere.games.wyrmspan.rules import Wyrmspan
from voliere.games.wyrmspan.scoring import OTHERS, ranks, standings
from voliere.games.wyrmspan.words import ROUNDS
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import knowledge_of

SEATS = (1, 2, 3, 4, 5)
LAST_TURN: dict[str, Any] = {"round": 4, "passed": [False, True], "coins": 1}
"""The other seat has passed in the last round, and one coin is left."""
HOMELY = 98
"""Costs nothing, 2 points, crimson or golden; 3 more in a full cave."""
PRINTED_6 = 53
"""6 points for meat and crystal in the Crimson Cavern."""
COIN_FOR_THREE = 90
"""For a coin, one of gold, crystal and meat."""
EGG_LAYER = 43
"""Lays an egg on itself when the adventurer passes; five nests."""


def chosen(position: dict[str, Any], *choices: str) -> str:
    """What the planner does in a position, after some choices."""
    game = after(position, *choices)
    bot = Planner(HEURISTICS, 1, 2, 0.0)
    return game.space.text(bot.choose(knowledge_of(game, game.seat)))


def played(seats: int, seed: int, until_round: int = 9) -> Game:
    """A game of chance choices, up to the first turn of a round."""
    game = voliere.new("wyrmspan", seats=seats, seed=seed)
    chance = Chance.seeded(seed)
    while game.seat >= 0 and not (
        cast(Wyrmspan, game).round >= until_round and HEURISTICS.policy.turn_begins(game)
    ):
        actions = game.actions()
        game.act(actions[chance.below(len(actions))])
    return game


# Preferences.


def test_the_last_coin_plays_the_dragon_with_most_points() -> None:
    things = {"meat": 1, "crystal": 1}
    position = table(mat(), hand=[HOMELY, PRINTED_6], resources=things, **LAST_TURN)
    assert chosen(position) == play(PRINTED_6, "crimson")


def test_the_last_coin_is_kept_when_it_buys_less_than_a_point() -> None:
    assert chosen(table(mat(), **LAST_TURN)) == "pass"


def test_the_last_coin_lays_eggs_where_only_eggs_count() -> None:
    position = table(mat(amethyst=[EGG_LAYER, EGG_LAYER + 2, 62]), **LAST_TURN)
    assert chosen(position) == "explore amethyst"


def test_resources_are_not_bought_when_nothing_can_use_them() -> None:
    position = table(mat(crimson=[COIN_FOR_THREE]), **LAST_TURN | {"coins": 2})
    game = after(position, "explore crimson", "gain meat")
    assert game.decision is not None
    assert game.decision.data["source"] == name(COIN_FOR_THREE)
    assert chosen(position, "explore crimson", "gain meat") == "decline"


def test_a_gain_is_taken() -> None:
    position = table(mat(), coins=3, display=[PRINTED_6], deck=[57])
    assert chosen(position, "explore golden") != "decline"


def test_the_resource_that_a_dragon_lacks_is_gained() -> None:
    position = table(mat(), hand=[PRINTED_6], resources={"meat": 1}, coins=3)
    assert chosen(position, "explore crimson") == "gain crystal"


def test_the_square_of_six_comes_before_the_others_at_the_end() -> None:
    position = table(mat(crimson=[on(56)]), steps=[5], **LAST_TURN)
    assert chosen(position, "explore crimson", "gain meat", "use", "use") == "mark points-6"


def test_a_round_with_coins_left_is_not_passed() -> None:
    position = table(mat(nest=1), hand=[HOMELY], caves=[12], coins=5, deck=[57], cave_deck=[13])
    assert chosen(position) != "pass"


def test_in_thought_nobody_passes_with_two_coins_to_come() -> None:
    for coins, passes in ((2, False), (1, True)):
        game = voliere.load(table(mat(), **LAST_TURN | {"coins": coins}))
        looked_at = [
            game.space.text(action) for action in HEURISTICS.policy.candidates(game, game.actions())
        ]
        assert "explore crimson" in looked_at
        assert ("pass" in looked_at) == passes


def test_coins_eggs_and_things_are_worth_something() -> None:
    poor = EVALUATION.value(voliere.load(table(mat(), coins=2)), 0)
    for richer in (
        table(mat(), coins=3),
        table(mat(nest=1), coins=2),
        table(mat(), coins=2, resources={"gold": 1}),
        table(mat(), coins=2, hand=[HOMELY]),
        table(mat(), coins=2, caves=[12]),
        table(mat(), coins=2, steps=[3]),
    ):
        assert EVALUATION.value(voliere.load(richer), 0) > poor


def test_a_lead_in_the_objective_is_worth_something() -> None:
    sides = ["eggs", "cave-cards", "crimson-cards", "cheap"]
    behind = table(mat(nest=1), mat(nest=2), objectives=sides)
    ahead = table(mat(nest=1), mat(nest=0), objectives=sides)
    assert EVALUATION.value(voliere.load(ahead), 0) > EVALUATION.value(voliere.load(behind), 0) + 2


@pytest.mark.parametrize("seats", SEATS)
def test_objectives_are_worth_what_the_scorer_would_give_now(seats: int) -> None:
    for until_round in (2, 3, 4):
        game = cast(Wyrmspan, played(seats, seats, until_round))
        open_tiles = range(len(game.places), ROUNDS)
        for seat in range(seats):
            places = [ranks(standings(game)[number])[seat] for number in open_tiles]
            points = [
                PLACE_POINTS[number][place] if place < OTHERS else 0
                for number, place in zip(open_tiles, places, strict=True)
            ]
            assert Survey(game, seat).chances[::2] == points


def test_those_who_tie_for_first_leave_the_second_place_free() -> None:
    sides = ["eggs", "cave-cards", "crimson-cards", "cheap"]
    position = table(mat(nest=1), mat(nest=2), mat(nest=2), seats=3, objectives=sides)
    game = cast(Wyrmspan, voliere.load(position))
    assert Survey(game, 0).chances[0] == PLACE_POINTS[0][1]


# The Automa.


def test_a_higher_level_of_the_automa_is_expected_to_score_more() -> None:
    totals = [
        EVALUATION.automa(voliere.new("wyrmspan", seats=1, seed=3, automa=f"level-{level}"))[0]
        for level in (1, 2, 3)
    ]
    assert totals == sorted(totals)
    assert totals[0] + 10 < totals[2]


def test_without_the_automa_nobody_else_is_estimated() -> None:
    assert EVALUATION.automa(voliere.new("wyrmspan", seats=2, seed=3)) == []


# Every table.


@pytest.mark.parametrize("seats", SEATS)
def test_when_the_game_is_over_the_estimate_is_the_score(seats: int) -> None:
    game = played(seats, seats)
    assert EVALUATION.estimate(game) == [sheet["total"] for sheet in game.scores()]
    assert learned_of("wyrmspan").estimate(game) == EVALUATION.estimate(game)


@pytest.mark.parametrize("seats", SEATS)
def test_there_is_a_weight_for_each_feature(seats: int) -> None:
    learnt = read_learnt(weights_file("wyrmspan"))
    for until_round in (1, 3):
        game = played(seats, seats, until_round)
        for seat in range(game.seats):
            assert len(EVALUATION.features(game, seat)) == len(learnt["weights"])


@pytest.mark.parametrize("seats", SEATS)
def test_the_share_of_the_game_left_falls_to_nothing(seats: int) -> None:
    lefts = [EVALUATION.left(played(seats, seats, number), 0) for number in (1, 2, 3, 4, 9)]
    assert lefts[0] == 1.0
    assert lefts[4] == 0.0
    assert lefts == sorted(lefts, reverse=True)


@pytest.mark.parametrize("seats", SEATS)
def test_candidates_are_among_those_offered(seats: int) -> None:
    game = voliere.new("wyrmspan", seats=seats, seed=seats)
    chance = Chance.seeded(seats)
    while game.seat >= 0:
        actions = game.actions()
        looked_at = HEURISTICS.policy.candidates(game, actions)
        assert looked_at
        assert set(looked_at) <= set(actions)
        game.act(actions[chance.below(len(actions))])


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
@pytest.mark.parametrize("seats", SEATS)
def test_each_level_plays_the_last_round_to_its_end(seats: int, level: str) -> None:
    """The first seat is of the level; the others play by chance, in no time."""
    game = played(seats, seats, until_round=4)
    levels = [level, *["random"] * (seats - 1)]
    bots = [make_bot(one, "wyrmspan", seat, 0.02, 2) for seat, one in enumerate(levels)]
    while game.seat >= 0:
        game.choose(bots[game.seat].choose(knowledge_of(game, game.seat)))
    assert game.winners()
