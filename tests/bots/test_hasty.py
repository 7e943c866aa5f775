"""`easy` and `normal` err as people do: they overrate what is printed, and forget goals."""

from typing import Any, cast

import pytest

import voliere
from tests.games.wingspan.mats import bird, table
from voliere import Game
from voliere.bots import make_bot
from voliere.bots.heuristics import hard_heuristics_of
from voliere.bots.ranking import PROMISE, Ranking
from voliere.games.songbirds.rules import Songbirds
from voliere.kernel.knowledge import knowledge_of

GOALS = ["birds-in-forest", "birds-in-grassland", "birds-in-wetland", "total-birds"]
OTHERS = ["eggs-in-ground", "eggs-in-bowl", "eggs-in-cavity", "eggs-in-platform"]
RANKED = ["wingspan", "wyrmspan"]
ROUNDS = 4


def promised(goals: list[str], number: int, careless: bool, seed: int) -> list[float]:
    """What a Steller's Jay in the forest, and each row, promise in a round to somebody who errs."""
    mat = {"grassland": [bird("Bobolink")]}
    given: dict[str, Any] = {"round": number, "turns_left": [4, 4], "goals": goals}
    food = [{"invertebrate": 3, "seed": 3, "fruit": 3}, {}]
    game = voliere.load(table(mat, hands=[["steller's jay"], []], food=food, **given))
    policy = hard_heuristics_of("wingspan").hasty(careless, seed).policy
    return policy.promises(game, game.actions())


@pytest.mark.parametrize("number", range(1, ROUNDS + 1))
def test_normal_sees_a_goal_once_its_round_has_come(number: int) -> None:
    now, later = [*OTHERS], [*OTHERS]
    now[number - 1] = "birds-in-forest"
    assert promised(now, number, False, 1) != promised(OTHERS, number, False, 1)
    if number < ROUNDS:
        later[number] = "birds-in-forest"
        assert promised(later, number, False, 1) == promised(OTHERS, number, False, 1)


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_easy_forgets_one_goal_for_the_whole_game(seed: int) -> None:
    forgotten = []
    for number in range(1, ROUNDS + 1):
        now = [*OTHERS]
        now[number - 1] = "birds-in-forest"
        if promised(now, number, True, seed) == promised(OTHERS, number, True, seed):
            forgotten.append(number)
    assert forgotten == [seed % ROUNDS + 1]


@pytest.mark.parametrize("name", RANKED)
def test_printed_points_seem_more_than_they_are_above_all_to_easy(name: str) -> None:
    policy = hard_heuristics_of(name).policy
    assert policy.errors is not None
    assert policy.errors.careless > policy.errors.hasty > 0.0
    assert policy.ranking is not None
    (printed,) = policy.errors.printed
    kind, feature = printed.split(": ")
    at = list(policy.ranking.kinds).index(kind)
    index = policy.ranking.kinds[kind].index(feature)
    seen = policy.ranking.erring({printed: 3.0}, []).weights[at][0]
    assert seen[index] == pytest.approx(policy.ranking.weights[at][0][index] + 3.0 / PROMISE)


def test_what_is_not_seen_promises_nothing_whatever_is_left() -> None:
    ranking = Ranking({"play": ("one", "goal")}, [[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]])
    assert ranking.erring({}, ["play: goal"]).weights == [[[1.0, 0.0], [3.0, 0.0], [5.0, 0.0]]]
    assert ranking.erring({"play: one": PROMISE}, []).weights[0][0] == [2.0, 2.0]
    assert ranking.weights == [[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]], "nobody else errs"


@pytest.mark.parametrize("name", RANKED)
def test_whoever_errs_names_features_that_there_are(name: str) -> None:
    policy = hard_heuristics_of(name).policy
    assert policy.ranking is not None
    assert policy.errors is not None
    names = [
        f"{kind}: {one}" for kind, features in policy.ranking.kinds.items() for one in features
    ]
    assert {*policy.errors.printed, *policy.errors.goals, *policy.errors.later} <= {*names}


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("name", RANKED)
def test_a_level_misjudges_by_chance_too_but_the_same_seed_alike(name: str, level: str) -> None:
    def course(seed: int) -> list[int]:
        game = voliere.new(name, seats=2, seed=3)
        bots = [make_bot(level, name, seed + seat) for seat in range(2)]
        while game.seat >= 0 and len(game.choices) < 60:
            game.act(bots[game.seat].choose(knowledge_of(game, game.seat)))
        return game.choices

    assert course(1) == course(1)
    assert course(1) != course(3)


def leads(game: Game, careless: bool) -> list[float]:
    """How far ahead somebody who errs sees itself after each option."""
    policy = hard_heuristics_of("songbirds").hasty(careless, 1).policy
    return policy.quick_scores(game, game.actions())


def test_in_songbirds_a_loud_bird_seems_better_than_it_is() -> None:
    game = cast(Songbirds, voliere.new("songbirds", seats=2, seed=3))
    actions = game.actions()
    plain = hard_heuristics_of("songbirds").policy.quick_scores(game, actions)
    for index, action in enumerate(actions):
        volume = int(game.space.text(action)[1])
        normal = leads(game, careless=False)[index] - plain[index]
        easy = leads(game, careless=True)[index] - plain[index]
        assert 0.0 < normal < easy
        assert normal == pytest.approx(0.04 * volume)
