"""Who meets whom: every two bots, the same deals for all, each deal from every seat."""

from collections import Counter

import pytest

from voliere.arena.schedule import Match, schedule
from voliere.arena.setup import make_setup


def matches(
    seats: int, bots: list[str], games: int, seed: int = 1, half: bool = False
) -> list[Match]:
    return schedule(make_setup("songbirds", seats, {}, seed, half=half), bots, games)


def test_every_two_bots_meet_as_often_as_asked() -> None:
    pairs = Counter(frozenset(match.bots) for match in matches(2, ["a", "b", "c"], 10))
    assert pairs == {frozenset("ab"): 10, frozenset("ac"): 10, frozenset("bc"): 10}


@pytest.mark.parametrize(("seats", "games", "played"), [(2, 9, 10), (3, 9, 9), (4, 9, 12)])
def test_the_games_are_rounded_up_to_whole_deals(seats: int, games: int, played: int) -> None:
    assert len(matches(seats, ["a", "b"], games)) == played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_bot_plays_each_deal_once_from_every_seat(seats: int) -> None:
    for deal in range(3):
        line_ups = [m.bots for m in matches(seats, ["a", "b"], 3 * seats) if m.deal == deal]
        assert [line_up.index("a") for line_up in line_ups] == list(range(seats))
        assert all(line_up.count("b") == seats - 1 for line_up in line_ups)


@pytest.mark.parametrize(("seats", "orders"), [(2, 2), (3, 6), (4, 6)])
def test_by_halves_each_deal_is_played_in_every_order(seats: int, orders: int) -> None:
    found = matches(seats, ["a", "b"], 2 * orders - 1, half=True)
    for deal in range(2):
        line_ups = {match.bots for match in found if match.deal == deal}
        assert len(line_ups) == orders
        for seat in range(seats):
            taken = [line_up[seat] for line_up in line_ups]
            assert taken.count("a") == taken.count("b") == orders // 2
    assert len(found) == 2 * orders


def test_all_pairings_get_the_same_deals_and_each_deal_is_another() -> None:
    found = matches(2, ["a", "b", "c"], 6)
    deals = {match.deal: match.seed for match in found}
    assert all(match.seed == deals[match.deal] for match in found)
    assert len(set(deals.values())) == len(deals) == 3


def test_a_bot_knows_neither_the_deal_nor_the_others_chance() -> None:
    for match in matches(3, ["a", "b"], 3):
        assert len({match.seed, match.bots_seed, *match.bot_seeds()}) == 5


def test_alone_every_bot_plays_every_deal() -> None:
    found = matches(1, ["a", "b"], 2)
    assert [(m.deal, m.bots) for m in found] == [
        (0, ("a",)),
        (0, ("b",)),
        (1, ("a",)),
        (1, ("b",)),
    ]


def test_more_games_or_bots_begin_with_the_same_matches() -> None:
    few, many = matches(2, ["a", "b"], 4), matches(2, ["a", "b", "c"], 8)
    assert set(few) < set(many)
    assert not set(matches(2, ["a", "b"], 4, seed=2)) & set(many)
