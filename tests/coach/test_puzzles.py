"""Puzzles: what is kept holds together, and only a clear answer is a puzzle."""

import json
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest

import voliere
from voliere.coach import finding
from voliere.coach.advice import CLEAR, NARROW, Adviser, Counsel, Judgement
from voliere.coach.beginnings import Hands, beginnings, by_hand
from voliere.coach.doubt import Doubtful
from voliere.coach.finding import Search, go_on, leads, may_lead, write
from voliere.coach.puzzles import (
    OPENING,
    Puzzle,
    of_the_day,
    puzzle_named,
    puzzle_written,
    puzzles_file,
    puzzles_of,
    shortened,
    told_solution,
)
from voliere.coach.words import solution, theme
from voliere.games import game_names
from voliere.kernel.errors import Refusal
from voliere.kernel.knowledge import knowledge_of
from voliere.terminal.coach import namer
from voliere.texts import LANGUAGES

MOST_BYTES = 3_000_000
WITH_PUZZLES = [game for game in game_names() if puzzles_of(game)]
DEALT = 5


def of_all() -> list[Puzzle]:
    """All puzzles of the package."""
    return [puzzle for game in WITH_PUZZLES for puzzle in puzzles_of(game).values()]


def other_than_best(puzzle: Puzzle) -> int:
    """A wrong answer."""
    known = puzzle.knowledge()
    return next(action for action in known.actions() if known.text(action) != puzzle.best)


def test_the_puzzles_of_the_package_are_small() -> None:
    sizes = [puzzles_file(game).stat().st_size for game in WITH_PUZZLES]
    assert 0 < sum(sizes) < MOST_BYTES


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_each_puzzle_asks_its_seat_and_offers_what_it_calls_best(game: str) -> None:
    for puzzle in list(puzzles_of(game).values())[::7]:
        told = puzzle.solution["options"]
        assert len(told) >= finding.OPTIONS - 1
        assert puzzle.game == game
        for one in told:
            assert puzzle.answered(one.get("answers", [one["option"]]))[0] == one["option"]


def test_the_best_answer_of_each_leads_by_more_than_its_doubt() -> None:
    for puzzle in of_all():
        assert leads(puzzle.counsel()), puzzle.id


def test_each_is_told_in_both_languages() -> None:
    for game in WITH_PUZZLES:
        puzzle = next(iter(puzzles_of(game).values()))
        known = puzzle.knowledge()
        for language in LANGUAGES:
            assert theme(language, game, puzzle.theme)
            right, wrong = (
                solution(language, puzzle.counsel(), action, "so", known.game, known.text)
                for action in (known.game.space.read(puzzle.best), other_than_best(puzzle))
            )
            assert right[0] != wrong[0]


def test_no_puzzle_comes_twice_before_all_came_once() -> None:
    for game in WITH_PUZZLES:
        count = len(puzzles_of(game))
        days = [date(2026, 1, 1) + timedelta(number) for number in range(count)]
        assert len({of_the_day(game, day).id for day in days}) == count


def test_a_puzzle_has_the_same_name_wherever_it_is_read() -> None:
    puzzle = of_all()[0]
    assert puzzle_written(json.dumps(puzzle.as_json())).id == puzzle.id
    assert puzzle_named(puzzle.game, puzzle.id) is puzzle


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal):
        puzzle_named(WITH_PUZZLES[0], "nothing")
    with pytest.raises(Refusal):
        of_the_day("no such game", date(2026, 1, 1))


# What to begin with.


@cache
def opening() -> Puzzle:
    """A set-up of Wingspan in which one hand is said to be best, whatever it is worth."""
    search = Search("wingspan", 1, "normal", {})
    game = voliere.new("wingspan", seats=2, seed=3)
    known = knowledge_of(game, 0)
    best = by_hand(beginnings(search.heuristics, known.imagine(1)))[:4]
    hands = Hands(game.space, [(one.answers, one.hand) for one in best])
    adviser = Adviser(known, only=list(hands.ways), ways=hands.ways)
    adviser.think(2)
    solution = told_solution(adviser.counsel(), game, hands)
    return Puzzle(shortened(game, 0), 0, OPENING, 25.0, solution)


def test_of_all_ways_to_begin_each_hand_is_weighed_once() -> None:
    search = Search("wingspan", 1, "normal", {})
    world = knowledge_of(voliere.new("wingspan", seats=2, seed=3), 0).imagine(1)
    found = beginnings(search.heuristics, world)
    assert len(found) == 2 * 252, "a bonus card of two, and foods for each of the 32 hands"
    assert len(by_hand(found)) == 2**DEALT
    values = [one.value for one in found]
    assert values == sorted(values, reverse=True)


def test_in_whichever_order_cards_are_set_aside_the_same_are_kept() -> None:
    search = Search("wyrmspan", 1, "normal", {})
    game = voliere.new("wyrmspan", seats=2, seed=3)
    found = beginnings(search.heuristics, knowledge_of(game, game.seat).imagine(1))
    assert len(by_hand(found)) == 6 * 5 // 2


def test_the_hand_that_is_kept_is_the_answer_whatever_goes_with_it() -> None:
    puzzle = opening()
    answers = puzzle.solution["options"][0]["answers"]
    text, data = puzzle.answered(answers)
    assert text == puzzle.best
    assert data["verb"] == "begin"
    assert "toss" not in [one["verb"] for one in data["answers"]]
    other_bonus = next(
        text
        for text in map(puzzle.knowledge().text, puzzle.knowledge().actions())
        if text != answers[0]
    )
    assert puzzle.answered([other_bonus, *answers[1:]])[0] == puzzle.best


def test_a_set_up_that_is_not_finished_is_no_answer() -> None:
    answers = opening().solution["options"][0]["answers"]
    with pytest.raises(Refusal):
        opening().answered(answers[:-1])
    with pytest.raises(Refusal):
        opening().answered([*answers, answers[0]])
    choice = next(one for one in of_all() if not one.opens)
    with pytest.raises(Refusal, match="one for a choice"):
        choice.answered([choice.best, choice.best])


def test_the_way_to_begin_is_told_answer_by_answer() -> None:
    puzzle = opening()
    weighed, game = puzzle.weighed(), puzzle.knowledge().game
    for language in LANGUAGES:
        said = namer(game, language, weighed)(weighed.read(puzzle.best))
        assert said.count(", ") >= 1
        assert "keep-" not in said


def test_an_opening_is_read_from_its_line_as_it_was_written() -> None:
    again = puzzle_written(json.dumps(opening().as_json()))
    assert again.counsel().as_json(again.board(), again.weighed())["options"][0]["data"]["answers"]


# What is a puzzle.


def counsel(lead: float, doubt: float, verdict: str = CLEAR) -> Counsel:
    """Two options, the first better by a share of the chance."""

    def known(mean: float, doubt: float) -> Doubtful:
        found = Doubtful([mean])
        found.doubt = doubt
        return found

    even = known(0.5, 0.01)
    cost = known(lead, doubt)
    one = Judgement(1, 9, even, even, even, known(0.0, 0.0), known(0.0, 0.0))
    two = Judgement(2, 9, even, even, even, cost, cost)
    return Counsel(0, [one, two], verdict, None, [])


def test_a_lead_that_is_large_and_certain_makes_a_puzzle() -> None:
    assert leads(counsel(0.10, 0.02))


def test_a_doubt_larger_than_the_lead_does_not() -> None:
    assert not leads(counsel(0.10, 0.11))
    assert not leads(counsel(0.10, 0.02, NARROW))


def test_nor_does_a_small_lead_though_more_thought_may_show_one() -> None:
    assert not leads(counsel(0.03, 0.02))
    assert may_lead(counsel(0.03, 0.02))
    assert not may_lead(counsel(0.03, 0.005))


# The search.


def test_a_search_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    first = Search("wingspan", 1, "normal", {})
    first.found, first.played = of_all()[:2], 5
    write(file, first)
    again = Search("wingspan", 1, "normal", {})
    go_on(file, again)
    assert [one.id for one in again.found] == [one.id for one in first.found]
    assert again.played == 5


def test_a_game_is_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOOK", "THOROUGH", "STAGES", "PLAYED_OUT", "ROUNDS", "SIFTED", "OPTIONS"):
        monkeypatch.setattr(finding, name, 2)
    monkeypatch.setattr(finding, "LEAST_CHANCE", -1.0)
    monkeypatch.setattr(finding, "leads", lambda counsel: True)
    search = Search("songbirds", 3, "normal", {"rounds": 1})
    new = search.next_game()
    assert search.played == 1
    assert new == search.found
    for puzzle in new:
        assert puzzle.best in [puzzle.knowledge().text(a) for a in puzzle.knowledge().actions()]
        assert "chance" not in puzzle.position
