"""Late in a round: what the others' birds tell about their hands, and how all play it out."""

from collections import Counter
from typing import Any, cast

import pytest

import voliere
from tests.games.songbirds.test_favourites import red_27
from voliere.bots.engines.planner import Prospect
from voliere.bots.engines.searcher import SIFTED, Budget, Searcher
from voliere.bots.songbirds.fast_table import FastTable
from voliere.bots.songbirds.hands import bits_of, indices
from voliere.bots.songbirds.heuristics import EVALUATION, HEURISTICS, KNOBS
from voliere.bots.songbirds.playout import MOST_DEALS, Playout, Reply, SeatPlan
from voliere.bots.songbirds.posterior import HandPosterior, Placement, pasts_of
from voliere.bots.songbirds.quick import LOOKED_AT, STRANGE, quick_scores_of
from voliere.bots.songbirds.sampler import LATE, LATE_WIDTH, LateRound, is_late
from voliere.games.songbirds.catalogue import EMPTY, PLACES
from voliere.games.songbirds.rules import Songbirds
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import knowledge_of
from voliere.kernel.turns import SEAT_BITS


def played(seats: int, seed: int, empty: int) -> Songbirds:
    """A game in which all have placed what looked best at once, with so many spaces left."""
    game = cast(Songbirds, voliere.new("songbirds", seats=seats, seed=seed))
    while game.forest.count(EMPTY) > empty:
        game.choose(quick_scores_of(FastTable.of(game), 1).actions[0])
    return game


def filled(seats: int, empty: int, **settings: Any) -> Songbirds:
    """A game with so many spaces left, however it came to that."""
    game = cast(Songbirds, voliere.new("songbirds", seats=seats, seed=1, **settings))
    while game.forest.count(EMPTY) > empty:
        game.choose(game.actions()[0])
    return game


def posterior_of(game: Songbirds, seed: int = 1) -> HandPosterior:
    """What the seat that is asked reads from the others' birds."""
    return HandPosterior(
        cast(Songbirds, game.imagine(game.seat, seed)), game.seat, Chance.seeded(seed)
    )


# What a placed bird tells.


def test_a_planner_takes_some_option_and_rather_one_that_looks_good() -> None:
    table = FastTable.of(played(4, 1, 8))
    scores = quick_scores_of(table, LOOKED_AT)
    best = list(scores.best())
    likelihoods = [scores.likelihood(action) for action in best]
    assert likelihoods == sorted(likelihoods, reverse=True)
    others = int(scores.options) - LOOKED_AT
    assert others > 0
    assert sum(likelihoods) + others * STRANGE / float(scores.options) == pytest.approx(1.0)


def test_few_options_are_all_worth_a_second_look() -> None:
    game = cast(Songbirds, voliere.load(red_27("R3", "R2")))
    scores = quick_scores_of(FastTable.of(game), LOOKED_AT)
    texts = [game.space.text(action) for action in scores.best()]
    assert texts == ["W6@e5", "R3@e5"], "the better one first"


def test_a_hand_is_judged_as_its_seat_saw_the_table() -> None:
    game = played(4, 2, 9)
    table, action = FastTable.of(game), game.actions()[5]
    hand = bits_of(game.hands[game.seat])
    assert Placement(table, action).likelihood(hand) == pytest.approx(
        quick_scores_of(table, LOOKED_AT).likelihood(action)
    )


def test_a_bird_that_looks_strange_in_a_hand_tells_against_it() -> None:
    game = played(4, 2, 9)
    table, hand = FastTable.of(game), bits_of(game.hands[game.seat])
    best, *_ = quick_scores_of(table, LOOKED_AT).best()
    worst = min(game.actions(), key=lambda one: table.ahead(one // PLACES, one % PLACES))
    likely = Placement(table, best).likelihood(hand)
    assert Placement(table, worst).likelihood(hand) == pytest.approx(STRANGE / len(game.actions()))
    assert likely > 10 * STRANGE / len(game.actions())


def test_a_bird_tried_line_by_line_looks_as_it_does_when_it_lies_there() -> None:
    for seats, empty in ((2, 12), (3, 20), (4, 23), (4, 9), (4, 3)):
        game = played(seats, 6, empty)
        table = FastTable.of(game)
        scores = quick_scores_of(table, len(game.actions()))
        for action, lead in zip(scores.actions, scores.leads, strict=True):
            assert lead == pytest.approx(table.ahead(action // PLACES, action % PLACES))


# What is known of the past.


def test_birds_are_taken_back_to_what_each_seat_held_when_it_placed_them() -> None:
    game = played(3, 4, 6)
    pasts = pasts_of(game, game.seat)
    assert pasts[game.seat].placements == [], "one's own birds tell nothing"
    for seat in range(3):
        if seat != game.seat:
            actions = [one >> SEAT_BITS for one in game.choices if one & 7 == seat]
            found = [placement.action for placement in pasts[seat].placements]
            assert found == actions[::-1]
            dealt = bits_of(game.hands[seat] + [action // PLACES for action in actions])
            assert pasts[seat].placements[-1].held & dealt == dealt


def test_a_position_without_its_choices_tells_nothing() -> None:
    game = played(4, 1, 8)
    loaded = cast(Songbirds, voliere.load(game.position()))
    assert all(not past.placements for past in pasts_of(loaded, loaded.seat))
    assert any(past.placements for past in pasts_of(game, game.seat))


def test_only_this_round_is_read() -> None:
    game = two_rounds()
    placed = [past for past in pasts_of(game, game.seat) if past.placements]
    assert len(game.past) == 1
    assert [len(past.placements) for past in placed] == [1, 1]


def two_rounds() -> Songbirds:
    """Two birds into the second round of three seats."""
    game = cast(Songbirds, voliere.new("songbirds", seats=3, seed=5, rounds=2))
    while not game.past or game.forest.count(EMPTY) > 22:
        game.choose(game.actions()[0])
    return game


# The deals.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_keeps_what_the_seat_knows(seats: int) -> None:
    game = played(seats, 3, 8)
    posterior = posterior_of(game)
    for seed in range(5):
        other = cast(Songbirds, game.imagine(game.seat, seed))
        posterior.deal(other)
        assert other.hands[game.seat] == game.hands[game.seat]
        assert [len(hand) for hand in other.hands] == [len(hand) for hand in game.hands]
        assert all(hand == sorted(hand) for hand in other.hands)
        held = sorted(sum(other.hands, other.deck))
        assert held == sorted(sum(game.hands, game.deck))


def right_share(game: Songbirds, deals: int) -> float:
    """How many of the others' birds lie in the right hand, over some likely deals."""
    posterior = posterior_of(game)
    right = birds = 0
    for _ in range(deals):
        other = game.copy()
        posterior.deal(other)
        for seat in range(game.seats):
            if seat != game.seat:
                right += len(set(other.hands[seat]) & set(game.hands[seat]))
                birds += len(game.hands[seat])
    return right / birds


def test_birds_placed_tell_what_is_still_held() -> None:
    read = [right_share(played(4, seed, 6), 10) for seed in range(6)]
    blind = [right_share(without_choices(played(4, seed, 6)), 10) for seed in range(6)]
    assert sum(blind) / 6 < 0.45, "one of three hands"
    assert sum(read) / 6 > 0.7


def without_choices(game: Songbirds) -> Songbirds:
    """The same table for somebody who has just come."""
    return cast(Songbirds, voliere.load(game.position()))


def test_deals_differ_where_nothing_is_known() -> None:
    game = without_choices(played(4, 1, 8))
    posterior = posterior_of(game)
    hands = set()
    for _ in range(20):
        other = game.copy()
        posterior.deal(other)
        hands.add(str(other.hands))
    assert len(hands) > 15


# Playing the round out.


@pytest.mark.parametrize(("seats", "empty"), [(3, 6), (3, 9), (4, 2), (4, 8)])
def test_a_second_look_sees_what_normal_sees_in_the_same_deals(seats: int, empty: int) -> None:
    game = played(seats, 3, empty)
    table = FastTable.of(game)
    plan = SeatPlan(table, Chance.seeded(1))
    same = seen = 0
    for action in game.actions():
        reply = Reply(table, action)
        for _ in range(4):
            hands = plan.dealt()
            world = game.copy()
            world.hands = [list(indices(hand)) for hand in hands]
            world.act(action)
            HEURISTICS.policy.play_on(world, KNOBS.replies, Chance.seeded(1))
            same += reply.ahead(hands) == pytest.approx(EVALUATION.ahead(world, game.seat))
            seen += 1
    assert same > 0.9 * seen, "of two replies that look alike either may be taken"


def test_a_planner_takes_what_is_best_in_the_deals_that_it_imagines() -> None:
    plan = SeatPlan(FastTable.of(played(4, 3, 8)), Chance.seeded(1))
    often = Counter(plan.choice() for _ in range(200))
    assert len(often) > 1, "it does not imagine the same each time"
    options = len(plan.actions)
    means = [sum(plan.aheads[at::options]) for at in range(options)]
    assert often.most_common()[0][0] == plan.actions[means.index(max(means))]


def test_a_plan_thinks_of_one_more_deal_each_time_until_it_knows_enough() -> None:
    plan = SeatPlan(FastTable.of(played(4, 3, 8)), Chance.seeded(1))
    plan.choice()
    plan.choice()
    assert plan.deals == 2
    for _ in range(MOST_DEALS):
        plan.choice()
    assert plan.deals == MOST_DEALS
    assert len(plan.aheads) == MOST_DEALS * len(plan.actions)


def test_a_single_option_needs_no_plan() -> None:
    plan = SeatPlan(FastTable.of(last_bird()), Chance.seeded(1))
    plan.choice()
    assert plan.deals == 0


def last_bird() -> Songbirds:
    """One space and one bird to place in it, for a seat whose favourite is set."""
    position = red_27("R3", "R2", settings={"early_bird": True}, favourites=[["R3"], ["R2"]])
    return cast(Songbirds, voliere.load({**position, "hands": [["W6"], []]}))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_is_played_out_by_the_rules(seats: int) -> None:
    game = played(seats, 1, 7)
    first = game.actions()[0]
    game.choose(first)
    table = FastTable.of(game)
    while game.seat >= 0:
        action = SeatPlan(table, Chance.seeded(1)).choice()
        game.choose(action)
        table.play(action)
        table.renew()
        assert table.seat == game.seat
    assert list(table.values) == pytest.approx(game.harvest)
    assert table.winners(table.totals()) == game.winners()


def test_what_a_hand_plays_in_a_forest_is_planned_once() -> None:
    game, playout = played(4, 1, 6), Playout(Chance.seeded(1))
    table = FastTable.of(game)
    plan = playout.plan(table, 1)
    assert playout.plan(FastTable.of(game), 1) is plan
    assert playout.plan(table, 2) is not plan
    table.play(quick_scores_of(table, 1).actions[0])
    assert playout.plan(table, 1) is not plan


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_planner_imagines_any_hands_of_birds_that_it_does_not_see(seats: int) -> None:
    table = FastTable.of(played(seats, 1, 7))
    plan = SeatPlan(table, Chance.seeded(1))
    unseen = (table.held() | table.spare) & ~table.hands[table.seat]
    dealt = [[int(hand) for hand in plan.dealt()] for _ in range(20)]
    for hands in dealt:
        assert hands[table.seat] == table.hands[table.seat]
        assert [h.bit_count() for h in hands] == [int(h).bit_count() for h in table.hands]
        others = [hand for seat, hand in enumerate(hands) if seat != table.seat]
        assert sum(others) & ~unseen == 0, "no bird twice, and none that it sees"
    assert len({str(hands) for hands in dealt}) > 3


# Where the search uses it.


def test_a_round_is_late_when_few_spaces_are_left() -> None:
    assert not is_late(filled(4, LATE + 1), LATE)
    assert is_late(filled(4, LATE), LATE)


def test_where_favourites_lie_face_down_or_all_play_together_no_hand_is_read() -> None:
    assert not is_late(filled(3, LATE - 1, early_bird=True), LATE)
    assert not is_late(filled(3, LATE - 1, variant="cooperative"), LATE)


def test_an_end_that_is_certain_is_not_played_out() -> None:
    game = cast(Songbirds, voliere.load(red_27("R3", "R2")))
    late = LateRound(EVALUATION, game, knowledge_of(game, 0), Chance.seeded(1))
    other = cast(Songbirds, late.game(0))
    other.act(other.actions()[1])
    won, lost = late.results(other)
    assert other.winners() == [0]
    assert won > 0.9
    assert lost < 0.1
    assert late.playout.plans == {}


def sifted(game: Songbirds, rounds: int, width: int) -> tuple[list[int], int, LateRound]:
    """The options that a first try leaves, the rounds of that try, and what was imagined."""
    knowledge = knowledge_of(game, game.seat)
    late = LateRound(EVALUATION, game, knowledge, Chance.seeded(1))
    late.width = width
    bot, budget = Searcher(HEURISTICS, 1, 0.0, rounds), Budget(0.0, rounds)
    worst_first = [Prospect(action) for action in reversed(knowledge.actions())]
    left = [prospect.action for prospect in bot.sifted(worst_first, late, budget)]
    assert budget.used(0) == bot.searched / rounds
    return left, bot.searched, late


def test_before_rounds_are_played_out_a_prefilter_leaves_the_best_options() -> None:
    game = played(4, 2, 10)
    left, rounds, late = sifted(game, 400, LATE_WIDTH)
    assert len(left) == LATE_WIDTH < len(game.actions())
    assert rounds == 400 * SIFTED
    assert late.playout.plans == {}


def test_a_prefilter_sees_what_wins() -> None:
    game = cast(Songbirds, voliere.load(red_27("R3", "R2")))
    left, _, _ = sifted(game, 100, 1)
    assert [game.space.text(action) for action in left] == ["W6@e5"]


def test_a_prefilter_leaves_no_option_out_however_short_the_time() -> None:
    game = played(4, 2, 10)
    assert sifted(game, 10, LATE_WIDTH)[1] == len(game.actions())


def test_few_options_need_no_prefilter() -> None:
    game = played(4, 2, 3)
    left, rounds, _ = sifted(game, 400, LATE_WIDTH)
    assert (sorted(left), rounds) == (game.actions(), 0)
