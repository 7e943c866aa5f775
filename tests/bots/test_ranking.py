"""Options ranked by their features: nothing is tried, nothing hidden counts."""

from pathlib import Path
from typing import Any

import pytest

import voliere
from tests.games.wingspan.mats import bird, table
from voliere import Game, Refusal
from voliere.bots.learned import best_heuristics_of, former_heuristics_of, weights_file
from voliere.bots.ranking import RANKING, Option, Ranking, ranking_names, read_ranking
from voliere.kernel.chance import Chance

RANKED = ["wingspan", "wyrmspan"]
GOALS = ["birds-in-forest", "birds-in-grassland", "birds-in-wetland", "total-birds"]


def ranked_choices(name: str, seats: int) -> list[Game]:
    """Games that stand before a choice that is ranked."""
    policy = best_heuristics_of(name).policy
    found: list[Game] = []
    for seed in range(3):
        game, chance = voliere.new(name, seats=seats, seed=seed), Chance.seeded(seed)
        while game.seat >= 0:
            actions = game.actions()
            if len(actions) > 1 and policy.ranks(game):
                found.append(game.copy())
            game.act(policy.quick(game, actions, chance))
    return found


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in RANKED for seats in (2, 3)])
def test_a_ranking_changes_nothing_and_knows_nothing_hidden(name: str, seats: int) -> None:
    policy = best_heuristics_of(name).policy
    for game in ranked_choices(name, seats)[::7]:
        before, actions = game.position(), game.actions()
        promises = policy.promises(game, actions)
        assert game.position() == before
        for seed in range(2):
            assert policy.promises(game.imagine(game.seat, seed), actions) == promises


def promised(position: dict[str, Any], *texts: str) -> list[float]:
    """How promising the options of these texts are."""
    game = voliere.load(position)
    actions = [game.space.read(text) for text in texts]
    return best_heuristics_of("wingspan").policy.promises(game, actions)


def test_in_the_last_turn_eggs_promise_more_than_food() -> None:
    mat = {"grassland": [bird("Bobolink"), bird("Painted Bunting")]}
    last = {"round": 4, "turns_left": [1, 0], "goals": GOALS}
    food, eggs = promised(table(mat, **last), "gain-food", "lay-eggs")
    assert eggs > food


def test_an_option_is_weighed_by_its_own_kind_when_so_much_is_left() -> None:
    weights = [[[1.0, 2.0], [0.0, 4.0], [0.0, 0.0]], [[5.0], [0.0], [-4.0]]]
    ranking = Ranking({"play": ("one", "points"), "pass": ("one",)}, weights)
    options = [Option(0, [1.0, 3.0]), Option(1, [1.0])]
    assert ranking.promises(options, 0.5) == [1.0 + 3.0 * (2.0 + 2.0), 5.0 - 1.0]
    assert ranking.promises(options, 0.0) == [7.0, 5.0]


def test_of_many_features_of_which_one_counts_only_this_one_is_told() -> None:
    weights = [[[1.0, 2.0, 8.0], [0.0, 0.0, 4.0], [0.0, 0.0, 0.0]]]
    ranking = Ranking({"play": ("one", "power tuck", "power lay")}, weights)
    assert ranking.promises([Option(0, [1.0], 1, 0.5), Option(0, [1.0])], 0.5) == [6.0, 1.0]


def test_a_ranking_of_other_features_is_refused_by_name(tmp_path: Path) -> None:
    learnt = weights_file("wingspan", RANKING).read_text(encoding="utf-8")
    (tmp_path / RANKING).write_text(learnt, encoding="utf-8")
    ranking = best_heuristics_of("wingspan").policy.ranking
    assert ranking is not None
    assert read_ranking(tmp_path, ranking.kinds).weights == ranking.weights
    with pytest.raises(Refusal, match="forest: clouds"):
        read_ranking(tmp_path, {**ranking.kinds, "forest": ("clouds",)})
    assert "play: value" in ranking_names(ranking.kinds)


@pytest.mark.parametrize("name", voliere.game_names())
def test_the_first_hard_ranks_nothing(name: str) -> None:
    game = voliere.new(name, seats=2, seed=1)
    policy = former_heuristics_of(name, 1).policy
    chance = Chance.seeded(1)
    while game.seat >= 0 and len(game.choices) < 30:
        assert not policy.ranks(game)
        game.act(policy.quick(game, game.actions(), chance))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_quick_choice_in_songbirds_is_what_leads_most_when_all_is_tried(seats: int) -> None:
    policy, chance = best_heuristics_of("songbirds").policy, Chance.seeded(1)
    for seed in range(4):
        game = voliere.new("songbirds", seats=seats, seed=seed, early_bird=bool(seed % 2))
        while game.seat >= 0:
            actions = game.actions()
            action = policy.quick(game, actions, chance)
            leads = policy.quick_scores(game, actions)
            assert leads[actions.index(action)] == pytest.approx(max(leads))
            game.act(action)


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("songbirds", 2, {}),
        ("songbirds", 4, {"special": "crow", "rounds": 3}),
        ("songbirds", 3, {"early_bird": True}),
        ("wingspan", 1, {}),
        ("wyrmspan", 3, {}),
    ],
)
def test_a_game_played_to_its_end_is_made_of_quick_choices(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    policy = best_heuristics_of(name).policy
    for seed in range(3):
        game = voliere.new(name, seats=seats, seed=seed, **options)
        other = game.copy()
        policy.play_to_end(game, Chance.seeded(seed))
        chance = Chance.seeded(seed)
        while other.seat >= 0:
            other.act(policy.quick(other, other.actions(), chance))
        assert game.choices == other.choices
        assert game.scores() == other.scores()
