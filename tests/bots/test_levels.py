"""Every level plays every table from what its seat may know, keeps its time, and says why."""

import time

import pytest

import voliere
from tests.honesty.tables import TABLES, Table, somewhere
from tests.speed import tried
from voliere import Game, Refusal
from voliere.bots import LEVELS, make_bot, seconds_of
from voliere.bots.levels import LEAST_SECONDS
from voliere.kernel.knowledge import knowledge_of

ROUNDS = 6
SEEDS = range(tried(2))
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
THINKERS = [level for level in LEVELS if level != "expert"]
"""An expert thinks as hard does, for longer."""
every_level = pytest.mark.parametrize("level", THINKERS)


def chosen(game: Game, level: str, seed: int) -> int:
    """What a bot of a level answers for the seat that is asked."""
    return make_bot(level, game.name, seed, rounds=ROUNDS).choose(knowledge_of(game, game.seat))


@every_table
@every_level
def test_a_choice_does_not_change_when_hidden_things_are_dealt_anew(
    table: Table, level: str
) -> None:
    for seed in SEEDS:
        game = somewhere(table, seed)
        if game.seat >= 0:
            others = [game.imagine(game.seat, 100 + seed), game.imagine(game.seat, 200 + seed)]
            assert {chosen(other, level, seed) for other in others} == {chosen(game, level, seed)}


@every_table
@every_level
def test_every_level_answers_with_an_option_that_is_offered(table: Table, level: str) -> None:
    for seed in SEEDS:
        game = somewhere(table, 50 + seed)
        for _ in range(2):
            if game.seat >= 0:
                game.choose(chosen(game, level, seed))


@pytest.mark.parametrize("game", voliere.game_names())
def test_a_search_ends_in_time(game: str) -> None:
    """Far above the limit, on any machine: one that never looks at the clock would not end."""
    bot = make_bot("hard", game, 1, seconds=0.1)
    dealt = voliere.new(game, seats=2, seed=1)
    started = time.monotonic()
    bot.choose(knowledge_of(dealt, dealt.seat))
    assert time.monotonic() - started < 5.0


@every_level
def test_a_bot_says_what_it_expects_the_best_first(level: str) -> None:
    game = voliere.new("songbirds", seats=2, seed=3)
    bot = make_bot(level, "songbirds", 1, rounds=40)
    advice = bot.explain(knowledge_of(game, game.seat))
    assert (advice == []) == (level == "random"), "chance knows nothing to say"
    assert {one.action for one in advice} <= set(game.actions())
    assert all(0.0 < one.points < 100.0 for one in advice)
    chances = [one.chance for one in advice if one.chance is not None]
    assert len(chances) == len(advice)
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    if level in ("easy", "normal"):
        assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("game", voliere.game_names())
def test_a_bot_takes_what_it_explains_as_best(level: str, game: str) -> None:
    dealt = voliere.new(game, seats=2, seed=5)
    knowledge = knowledge_of(dealt, dealt.seat)
    best = make_bot(level, game, 7, rounds=40).explain(knowledge)[0]
    assert make_bot(level, game, 7, rounds=40).choose(knowledge) == best.action


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_where_nobody_wins_only_points_are_expected(level: str, seats: int) -> None:
    variant = "solo" if seats == 1 else "cooperative"
    game = voliere.new("songbirds", seats=seats, seed=3, variant=variant)
    advice = make_bot(level, "songbirds", 1, rounds=40).explain(knowledge_of(game, game.seat))
    assert {one.chance for one in advice} == {None}
    assert all(-20.0 < one.points < 40.0 for one in advice), "of a game that is begun, not lost"


def test_unknown_bots_and_times_too_short_are_refused() -> None:
    with pytest.raises(Refusal) as unknown:
        make_bot("genius", "songbirds", 1)
    assert "random, easy, normal, hard, expert" in unknown.value.sentence("en")
    with pytest.raises(Refusal) as hasty:
        make_bot("hard", "songbirds", 1, seconds=LEAST_SECONDS / 2)
    assert str(LEAST_SECONDS) in hasty.value.sentence("fr")


def test_an_expert_chooses_as_hard_does_and_may_take_longer_at_a_table() -> None:
    game = voliere.new("wingspan", seats=2, seed=5)
    assert chosen(game, "expert", 3) == chosen(game, "hard", 3)
    assert seconds_of("expert") == 5.0
    assert seconds_of("hard") == seconds_of("./mine.py:bot") == 1.0
