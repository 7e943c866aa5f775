"""The sequential test: it stops where the evidence is enough, on whole deals in their order."""

from math import log10
from pathlib import Path
from random import Random
from typing import Any

import pytest

from voliere import Refusal
from voliere.arena.match import Played
from voliere.arena.setup import make_setup
from voliere.arena.sprt import (
    BOUND,
    Elos,
    evidence,
    read_elos,
    score_of,
    until_verdict,
    whole_deals,
)
from voliere.arena.tournament import Tournament

SETUP = make_setup("songbirds", 2, {}, 5, rounds=3)
ELOS = Elos(0.0, 30.0)


def deals(score: float, number: int, seed: int) -> list[float]:
    """Paired deals of two bots, the first of which wins each game with this chance."""
    random = Random(seed)
    return [((random.random() < score) + (random.random() < score)) / 2 for _ in range(number)]


@pytest.mark.parametrize("elo", [0.0, 30.0])
def test_the_true_strength_is_found_nineteen_times_in_twenty(elo: float) -> None:
    found = [
        until_verdict(SETUP, ELOS, deals(score_of(elo, 0.5), 4000, seed)).verdict
        for seed in range(60)
    ]
    assert None not in found
    assert found.count(elo) >= 54


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    """Of many deals the prior is forgotten; half of the deals split, a quarter won, a quarter lost.

    Their mean is one half, between the two strengths −30 and 30: neither is likelier.
    """
    halves = [0.5, 1.0, 0.5, 0.0] * 500
    assert evidence(SETUP, Elos(-30.0, 30.0), halves).ratio == pytest.approx(0.0, abs=1e-9)
    found = evidence(SETUP, ELOS, halves)
    step = score_of(30.0, 0.5) - 0.5
    assert found.ratio == pytest.approx(-2000 * step * step / (2 * 0.125), rel=0.01)
    assert found.verdict == 0.0
    assert found.ratio < -BOUND


def test_a_few_deals_that_all_go_one_way_are_no_evidence_yet() -> None:
    assert evidence(SETUP, ELOS, []).verdict is None
    assert evidence(SETUP, ELOS, [1.0] * 4).verdict is None
    assert until_verdict(SETUP, ELOS, [1.0] * 400).deals < 40, "and it stops where it is enough"


def test_strength_at_a_larger_table_is_beside_an_even_share() -> None:
    odds = score_of(100, 0.25) / (1 - score_of(100, 0.25)) * 3
    assert 400 * log10(odds) == pytest.approx(100)
    large = make_setup("songbirds", 4, {}, 5, rounds=3)
    assert evidence(large, Elos(0, 50), [0.25] * 3000).verdict == 0


def won(deal: int, bots: tuple[str, ...], winners: list[int]) -> Played:
    sheets = [{"total": 1}] * len(bots)
    return Played(deal, 1, bots, sheets, winners, [], None, [], [])


def test_only_whole_deals_count_from_the_first_on() -> None:
    there, back = ("new", "old"), ("old", "new")
    played = [
        won(0, back, [1]),
        won(2, there, [0]),
        won(2, back, [1]),
        won(0, there, [0, 1]),
        won(1, there, [1]),
    ]
    assert whole_deals(played, "new", 2) == [0.75], "deal 1 lacks a game, so deal 2 waits"
    assert whole_deals([*played, won(1, back, [0])], "new", 2) == [0.75, 0.0, 1.0]


def test_an_arena_stops_at_the_verdict_and_needs_nothing_more(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    tournament = Tournament(SETUP, ["easy", "random"], 400, log, sprt="0,200")
    tournament.play(1)
    found = tournament.evidence()
    assert found is not None
    assert found.verdict == 200.0
    assert tournament.finished()
    assert len(tournament.played()) == 2 * found.deals < 100
    again = Tournament(SETUP, ["easy", "random"], 400, log, sprt="0,200")
    again.play(1)
    assert again.evidence() == found, "what was played is not played again"


@pytest.mark.parametrize(
    ("given", "bots", "seats", "error"),
    [
        ("15", ["a", "b"], 2, "error.sprt-elos"),
        ("15,0", ["a", "b"], 2, "error.sprt-elos"),
        ("0,much", ["a", "b"], 2, "error.sprt-elos"),
        ("0,inf", ["a", "b"], 2, "error.sprt-elos"),
        ("0,15", ["a", "b", "c"], 2, "error.sprt-two"),
        ("0,15", ["a", "b"], 1, "error.sprt-two"),
    ],
)
def test_what_is_no_test_is_refused(given: str, bots: list[str], seats: int, error: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_elos(given, bots, seats)
    assert [fault.message for fault in refused.value.faults] == [error]


def test_the_bounds_and_the_verdict_are_printed(voliere: Any) -> None:
    test = ("--bots", "easy,random", "--games", "100", "--sprt", "0,200", "--processes", "1")
    ran = voliere("arena", "songbirds", *test)
    assert ran.code == 0, ran.err
    assert "it stops at −2.94 and 2.94" in " ".join(ran.out.split())
    assert "Verdict: 200 Elo are likelier than 0." in ran.out
