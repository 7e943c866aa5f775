"""Wins with their interval, and ratings."""

import pytest

from voliere.arena.counts import ahead, count, share
from voliere.arena.match import Played
from voliere.arena.play import Forfeit
from voliere.arena.ratings import ratings, standing
from voliere.arena.setup import Setup
from voliere.arena.words import number, pairing_table


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (140, 200, 0.6331, 0.7592),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    found = share(wins, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def match(deal: int, bots: str, totals: list[int], lost: int | None = None) -> Played:
    """A game of these totals; the highest wins, unless a seat forfeited."""
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    forfeit = None
    if lost is not None:
        forfeit = Forfeit(lost, "raised", {"error": "oh"})
        winners = [seat for seat in range(len(bots)) if bots[seat] != bots[lost]]
    sheets = [{"total": total} for total in totals]
    none = [0] * len(bots)
    return Played(deal, deal, tuple(bots), sheets, winners, none, forfeit, [0.0] * len(bots), none)


def test_the_second_of_four_stood_over_two_of_three() -> None:
    assert ahead(match(0, "bbab", [9, 3, 7, 5]), "a") == pytest.approx(2 / 3)
    assert ahead(match(0, "bab", [7, 7, 5]), "a") == pytest.approx(0.75), "an equal is half"


def test_by_halves_each_seat_is_compared_with_the_seats_of_the_other() -> None:
    assert ahead(match(0, "abab", [9, 3, 4, 5]), "a") == 0.75, "9 over 3 and 5, 4 over 3"


def test_by_halves_each_would_win_half_among_equals() -> None:
    games = [match(0, "abab", [9, 3, 9, 5]), match(0, "aabb", [1, 2, 3, 4])]
    setup = Setup("songbirds", 1, 4, {}, 1, None, 10, half=True)
    (pairing,) = count(setup, ["a", "b"], games, 2).pairings
    assert pairing.even == 0.5
    assert [side.won.rate for side in pairing.sides] == [0.5, 0.5], "two seats that tie win once"


def test_who_forfeits_stood_over_nobody() -> None:
    assert ahead(match(0, "bab", [0, 20, 0], lost=1), "a") == 0.0
    assert ahead(match(0, "bab", [20, 0, 0], lost=0), "a") == 1.0


def test_larger_tables_tell_over_how_many_the_first_stood() -> None:
    games = [match(0, "abb", [7, 9, 5]), match(0, "bab", [6, 8, 2])]
    counts = count(Setup("songbirds", 1, 3, {}, 1, None, 10), ["a", "b"], games, 2)
    over = counts.pairings[0].ahead
    assert over is not None
    assert (over.games, over.rate) == (2, 0.75)
    heads, (row,) = pairing_table("en", counts)
    assert heads[-1] == "over each other seat"
    assert row[-1].startswith("75.0")
    two = count(Setup("songbirds", 1, 2, {}, 1, None, 10), ["a", "b"], [match(0, "ab", [7, 9])], 1)
    assert two.pairings[0].ahead is None


def test_who_wins_more_is_rated_higher_and_doubt_shrinks() -> None:
    few = ratings([match(deal, "ab", [9, 5]) for deal in range(3)])
    many = ratings([match(deal, "ab", [9, 5]) for deal in range(30)])
    assert few["a"][0] > 25 > few["b"][0]
    assert many["a"][0] > few["a"][0]
    assert many["a"][1] < few["a"][1]


def test_equals_stay_equal() -> None:
    rated = ratings([match(0, "ab", [9, 5]), match(0, "ba", [9, 5])] * 20)
    assert abs(rated["a"][0] - rated["b"][0]) < 2


def test_a_bot_in_several_seats_has_one_rating() -> None:
    rated = ratings([match(deal, "abb", [9, 7, 5]) for deal in range(5)])
    assert set(rated) == {"a", "b"}
    assert rated["a"][0] > rated["b"][0]


def test_after_a_forfeit_points_do_not_count() -> None:
    assert standing(match(0, "abb", [50, 1, 2], lost=0)) == [(0, 0), (1, 0), (1, 0)]
    rated = ratings([match(0, "ab", [50, 0], lost=0)])
    assert rated["a"][0] < rated["b"][0]


def test_players_alone_are_compared_on_the_same_deal() -> None:
    rated = ratings(
        [match(0, "a", [30]), match(0, "b", [20]), match(1, "a", [8]), match(1, "b", [5])]
    )
    assert rated["a"][0] > rated["b"][0]


def test_those_who_can_only_tie_are_not_rated() -> None:
    assert ratings([match(0, "ab", [7, 7])]) == {}


def test_numbers_are_written_as_their_reader_does() -> None:
    assert number("en", 1234.5, 1) == "1,234.5"
    assert number("fr", -1234.5, 1) == "-1\u202f234,5"
