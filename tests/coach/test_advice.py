"""What the coach says while somebody plays: honest, adding up, and worded in both languages."""

import re

import pytest

import voliere
from tests.honesty.tables import TABLES, Table, somewhere
from voliere.bots.learned import best_heuristics_of
from voliere.coach import Counsel, advise
from voliere.coach.advice import TOSS_UP, Adviser
from voliere.coach.doubt import Doubtful
from voliere.coach.playouts import LONGEST, TURNS, Sample, horizon
from voliere.coach.reasons import Comparison, added_up, hope_of, look_at, reason_of
from voliere.coach.words import decimal, hint, lines, percent
from voliere.games.wingspan.rules import Wingspan
from voliere.kernel.errors import Refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import knowledge_of
from voliere.terminal.coach import namer
from voliere.texts import LANGUAGES

PLACES = [table for table in TABLES if table.seats <= 3]


def asked(table: Table, seed: int) -> Game:
    """A game of the table in which somebody has something to choose."""
    for more in range(20):
        game = somewhere(table, seed + more)
        if game.seat >= 0 and len(game.actions()) > 1:
            return game
    raise AssertionError("nobody is asked")


def counsel_of(game: Game, worlds: int = 2) -> Counsel:
    return advise(knowledge_of(game, game.seat), worlds=worlds)


@pytest.mark.parametrize("table", PLACES, ids=str)
def test_advice_does_not_change_when_hidden_things_are_dealt_anew(table: Table) -> None:
    game = asked(table, 3)
    told = counsel_of(game).as_json(game)
    other = game.imagine(game.seat, seed=99)
    assert counsel_of(other).as_json(other) == told


@pytest.mark.parametrize("table", PLACES, ids=str)
def test_what_is_told_adds_up_and_is_worded(table: Table) -> None:
    game = asked(table, 5)
    adviser = Adviser(knowledge_of(game, game.seat))
    adviser.think(2)
    counsel = adviser.counsel()
    for sample in adviser.samples[counsel.best.action]:
        assert sum(sample.sheet.values()) == pytest.approx(2 * sample.sheet["total"])
    assert counsel.best.cost.mean == 0
    comparison = counsel.comparison
    assert comparison is not None
    assert sum(comparison.rows.values()) == pytest.approx(round(comparison.points, 1))
    for language in LANGUAGES:
        named = namer(game, language)
        said = lines(language, counsel, game, named)
        said += [hint(language, degree, counsel, game, named) for degree in (1, 2)]
        for line in said:
            assert line
            assert not re.search(r"{\w+}|coach\.|\.look\.|\.kind\.", line), line


def test_alone_there_is_no_chance_to_tell() -> None:
    table = next(t for t in TABLES if t.game == "songbirds" and t.seats == 1)
    counsel = counsel_of(asked(table, 1))
    assert counsel.best.chance is None
    assert counsel.best.as_json("x")["chance"] is None


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    game = asked(next(t for t in TABLES if t.game == "songbirds" and t.seats == 2), 1)
    waiting = next(seat for seat in range(2) if seat not in game.waiting())
    with pytest.raises(Refusal, match="is not asked anything"):
        Adviser(knowledge_of(game, waiting))


def test_an_option_that_looks_bad_is_weighed_when_asked_for() -> None:
    table = next(t for t in TABLES if t.game == "songbirds" and t.seats == 2)
    game = next(game for seed in range(99) if len((game := somewhere(table, seed)).actions()) > 16)
    promising = Adviser(knowledge_of(game, game.seat)).options
    poor = next(action for action in game.actions() if action not in promising)
    counsel = advise(knowledge_of(game, game.seat), worlds=2, also=[poor])
    judged = counsel.of(poor)
    assert judged is not None
    assert judged.worlds == 2


def test_more_games_leave_less_doubt() -> None:
    few, many = Doubtful([1.0, 3.0] * 2), Doubtful([1.0, 3.0] * 50)
    assert few.mean == many.mean == 2
    assert many.doubt is not None
    assert few.doubt is not None
    assert many.doubt < few.doubt / 4
    assert Doubtful([2.0]).doubt is None
    never_seen = Doubtful([1.0] * 20, [0.0, 1.0])
    assert never_seen.doubt, "that none was lost so far does not mean that none can be"


@pytest.mark.parametrize(
    ("points", "rival", "verdict", "because"),
    [
        (2.0, -0.5, "clear", "rows"),
        (0.5, -1.6, "clear", "rival"),
        (0.1, 0.0, "clear", "chance"),
        (2.0, 0.0, TOSS_UP, "toss-up"),
    ],
)
def test_a_reason_speaks_of_what_matters_most(
    points: float, rival: float, verdict: str, because: str
) -> None:
    comparison = Comparison(0, 1, points, rival, 0.1, {"eggs": points})
    assert reason_of(verdict, comparison) == because


def test_rows_under_a_third_of_a_point_are_not_told() -> None:
    comparison = Comparison(0, 1, 1.5, 0, 0, {"eggs": 2.0, "birds": -0.7, "goals": 0.2})
    assert comparison.told() == [("eggs", 2.0), ("birds", -0.7)]
    assert look_at(comparison) == "eggs"
    assert look_at(Comparison(0, 1, 0.1, 0, 0, {"eggs": 0.1})) is None


def test_rows_add_up_to_what_is_shown() -> None:
    rows = added_up({"a": 0.16, "b": 0.16, "c": 0.16}, 0.48)
    assert sum(rows.values()) == pytest.approx(0.5)


def test_chances_are_never_quite_sure() -> None:
    assert percent("fr", Doubtful([0.0])) == "moins de 1"
    assert percent("en", Doubtful([0.5, 0.6] * 50)).startswith("55 ±")
    assert decimal("fr", 1.25, 1, signed=True) == "+1,2"


@pytest.mark.parametrize(
    ("game", "turns"), [("songbirds", LONGEST), ("wingspan", TURNS), ("wyrmspan", TURNS)]
)
def test_only_a_game_that_is_soon_played_out_is_played_to_its_end(game: str, turns: int) -> None:
    """Where an evaluation tells what follows, as the seat's next turns did, it speaks earlier."""
    assert horizon(best_heuristics_of(game)) == turns


def sampled(total: float, *turns: int) -> Sample:
    return Sample({"total": total}, total, 0.0, 0.5, list(turns))


def test_a_hope_is_what_comes_about_in_some_games_and_brings_most_there() -> None:
    plain = [sampled(50.0 + n % 2, 1) for n in range(8)]
    lucky = [sampled(54.0 + n % 2, 1, 2) for n in range(4)]
    hope = hope_of([*plain, *lucky])
    assert hope is not None
    assert hope.action == 2
    assert hope.share == pytest.approx(1 / 3)
    assert hope.points == pytest.approx(4.0)


def test_what_always_happens_or_brings_little_is_no_hope() -> None:
    assert hope_of([sampled(50.0 + n % 2, 1) for n in range(12)]) is None
    little = [sampled(50.0 + 0.5 * (n % 2), 1 + n % 2) for n in range(12)]
    assert hope_of(little) is None
    few = [sampled(50.0 + 9 * (n % 2), 1 + n % 2) for n in range(8)]
    assert hope_of(few) is None


def test_a_bird_needs_the_food_that_is_lacking_and_the_dice_are_counted() -> None:
    """The osprey eats a fish; two of the five dice show one."""
    game = voliere.new("wingspan", seats=1, seed=1)
    assert isinstance(game, Wingspan)
    game.food[0] = [0, 1, 0, 0, 0]
    game.feeder = [1, 1, 2, 0, 0, 1]
    evaluation = best_heuristics_of("wingspan").evaluation

    def needed(option: str) -> list[tuple[list[str], int, int]]:
        needs = evaluation.needs(game, 0, game.space.read(option))
        return [(need.what, need.shown, need.among) for need in needs]

    assert needed("play osprey wetland") == [(["wingspan.food.fish"], 2, 5)]
    assert needed("gain-food") == []
