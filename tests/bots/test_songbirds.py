"""What the bots prefer in Songbirds, and that their fast table keeps its rules."""

from itertools import product
from typing import Any, cast

import pytest

import voliere
from tests.games.songbirds.test_favourites import red_27
from tests.scenario import totals
from voliere.bots import make_bot
from voliere.bots.songbirds.evaluation import POINT
from voliere.bots.songbirds.fast_table import FastTable, is_last_round
from voliere.bots.songbirds.hands import indices
from voliere.bots.songbirds.heuristics import EVALUATION, HEURISTICS
from voliere.bots.songbirds.lines import taken
from voliere.games.songbirds.catalogue import PLACES
from voliere.games.songbirds.rules import Songbirds
from voliere.games.songbirds.scoring import loudest, quietest
from voliere.games.songbirds.space import FAVOURITE
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import knowledge_of

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (2, {"early_bird": True}),
    (3, {"early_bird": True}),
    (4, {"early_bird": True, "special": "crow"}),
    *((4, {"special": special}) for special in ("crow", "hawk", "hummingbird", "mockingbird")),
]


def dealt(seats: int, seed: int, **settings: Any) -> Songbirds:
    """A new game."""
    return cast(Songbirds, voliere.new("songbirds", seats=seats, seed=seed, **settings))


# The fast table.


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_birds_on_the_fast_table_lead_where_the_rules_lead(
    seats: int, settings: dict[str, Any]
) -> None:
    for seed in range(8):
        game, chance = dealt(seats, seed, **settings), Chance.seeded(seed)
        table = FastTable.of(game)
        while game.seat >= 0:
            action = table.quick(chance)
            assert table.seat == game.seat
            assert action in game.actions()
            table.play(action)
            game.choose(action)
        assert table.seat == -1
        assert list(table.values) == pytest.approx(game.harvest, abs=1e-6)
        assert table.totals() == pytest.approx(totals(game), abs=1e-6)
        assert table.winners(table.totals()) == game.winners()


def test_a_complete_line_is_taken_as_the_scorer_says() -> None:
    for sums in product(range(5), repeat=4):
        for quiet, taker in ((False, loudest(list(sums))), (True, quietest(list(sums)))):
            points = [9.0 if colour == taker else 0.0 for colour in range(4)]
            assert list(taken(9.0, quiet, *sums)) == points


def test_a_bird_is_tried_without_touching_the_table() -> None:
    game = dealt(3, 1)
    table = FastTable.of(game)
    before = list(table.values)
    for action in game.actions():
        table.ahead(action // PLACES, action % PLACES)
    assert list(table.values) == before
    assert [list(indices(hand)) for hand in table.hands] == game.hands


def test_the_last_bird_is_judged_by_the_points_that_it_brings() -> None:
    # Red has 27: red 3 kept against red 2 is one point ahead; red 3 played leaves white 6 and 12.
    game = cast(Songbirds, voliere.load(red_27("R3", "R2")))
    places = {game.space.text(action): action for action in game.actions()}
    table = FastTable.of(game)
    for text in ("W6@e5", "R3@e5"):
        other = game.copy()
        other.choose(places[text])
        mine, yours = totals(other)
        action = places[text]
        assert table.ahead(action // PLACES, action % PLACES) == pytest.approx(mine - yours)


def test_an_early_bird_is_worth_half_the_next_worm_until_it_has_one() -> None:
    game = dealt(2, 3, early_bird=True)
    table = FastTable.of(game)
    first = game.seat
    assert table.base(first) == table.base(1 - first) == 1.5
    table.play(FAVOURITE + table.favourite())
    assert table.base(first) == 3.0
    assert table.base(1 - first) == 1.0
    assert table.seat == 1 - first


# Results.


def test_a_win_by_a_volume_counts_almost_as_a_win_by_many_points() -> None:
    game = cast(Songbirds, voliere.load(red_27("R3", "R2")))
    table = FastTable.of(game)
    table.play(game.hands[0][1] * PLACES + 24)
    assert table.totals() == pytest.approx([30.0, 29.0])
    won, lost = table.results(last=True, spread=EVALUATION.spread)
    assert won > 0.9
    assert lost < 0.1


def test_a_shared_win_is_halved() -> None:
    game = cast(Songbirds, voliere.load(red_27("R3", "R2", past=[[0, 1]], settings={"rounds": 2})))
    table = FastTable.of(game)
    table.play(game.hands[0][1] * PLACES + 24)
    assert table.totals() == pytest.approx([30.0, 30.0])
    assert table.winners(table.totals()) == [0], "red 3 sings louder than red 2"
    table.hands[0] = table.hands[1]
    table.bases[0] = table.bases[1]
    assert table.results(last=True, spread=8.0) == pytest.approx([0.5, 0.5])


def test_before_the_last_round_points_count() -> None:
    game = cast(Songbirds, voliere.load(red_27("R3", "R2", settings={"rounds": 2})))
    assert not is_last_round(game)
    assert is_last_round(cast(Songbirds, voliere.load(red_27("R3", "R2"))))
    towards_99 = voliere.load(red_27("R3", "R2", past=[[70, 68]], settings={"rounds": "to-99"}))
    assert not is_last_round(cast(Songbirds, towards_99))
    towards_99.choose("W6@e5")
    assert is_last_round(cast(Songbirds, towards_99)), "70 + 30 is enough"
    table = FastTable.of(game)
    table.play(game.hands[0][1] * PLACES + 24)
    ahead, behind = table.results(last=False, spread=8.0)
    assert 0.5 < ahead < 0.6
    assert ahead + behind == pytest.approx(1.0)


# Choices.


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_favourite_that_wins_is_kept(level: str) -> None:
    game = voliere.load(red_27("R3", "R2"))
    bot = make_bot(level, "songbirds", 1, rounds=20)
    assert game.space.text(bot.choose(knowledge_of(game, 0))) == "W6@e5"


@pytest.mark.parametrize(
    ("seats", "variant"), [(1, "solo"), (2, "cooperative"), (4, "cooperative")]
)
def test_together_a_round_is_played_out_for_points(seats: int, variant: str) -> None:
    game = cast(Songbirds, voliere.new("songbirds", seats=seats, seed=3, variant=variant))
    results = EVALUATION.results(game, Chance.seeded(1))
    assert game.seat == -1
    totals = [sheet["total"] for sheet in game.scores()]
    assert results == pytest.approx([0.5 + POINT * total for total in totals])


def test_together_options_differ_by_what_all_may_expect() -> None:
    """Measured against the others, every option would be equal: they share the points."""
    game = voliere.new("songbirds", seats=3, seed=3, variant="cooperative")
    actions = game.actions()
    prospects = HEURISTICS.policy.prospects(game, actions, Chance.seeded(1))
    assert len(set(prospects)) > len(actions) // 2
    best = game.copy()
    best.act(actions[prospects.index(max(prospects))])
    places = best.actions()
    assert best.topic()[0] == "place"
    then = HEURISTICS.policy.prospects(best, places, Chance.seeded(1))
    assert max(then) == pytest.approx(max(prospects)), "a bird is shown for its best place"
    best.act(places[then.index(max(then))])
    assert max(prospects) == pytest.approx(EVALUATION.estimate(best)[0])
