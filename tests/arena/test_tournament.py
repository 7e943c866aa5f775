"""The same seed gives the same games, however they are played; what is played is kept."""

from pathlib import Path

import msgspec
import pytest

from voliere.arena.counts import Counts
from voliere.arena.match import Played, play_match
from voliere.arena.schedule import schedule
from voliere.arena.setup import Setup, make_setup
from voliere.arena.tournament import Tournament

BOTS = ["random", "easy"]
SETUP = make_setup("songbirds", 2, {}, 5, rounds=3)


def told(counts: Counts) -> bytes:
    """What two runs must agree on: all but the clock's."""
    untimed = [timeless(match) for match in counts.forfeits]
    return msgspec.json.encode(msgspec.structs.replace(counts, thought={}, forfeits=untimed))


def timeless(match: Played) -> Played:
    return msgspec.structs.replace(match, thought=[], late=[])


def play(
    log: Path | None = None, games: int = 4, processes: int = 1, setup: Setup = SETUP
) -> Tournament:
    tournament = Tournament(setup, BOTS, games, log)
    tournament.play(processes)
    return tournament


def test_one_process_and_two_give_the_same_result() -> None:
    one, two = play(), play(processes=2)
    assert told(one.counts()) == told(two.counts())
    assert list(map(timeless, one.played())) == list(map(timeless, two.played()))


def test_a_search_that_counts_rounds_is_the_same_each_time() -> None:
    match = schedule(SETUP, ["hard", "random"], 1)[0]
    assert timeless(play_match(SETUP, match)) == timeless(play_match(SETUP, match))


def test_another_seed_gives_other_games() -> None:
    other = make_setup("songbirds", 2, {}, 6, rounds=3)
    assert told(play().counts()) != told(play(setup=other).counts())


def test_going_on_equals_playing_in_one_go(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    play(log, games=2)
    before = log.read_text()
    whole = play(log)
    assert log.read_text().startswith(before)
    assert len(log.read_text().splitlines()) == 1 + 4
    assert told(whole.counts()) == told(play().counts())


def test_nothing_is_played_twice(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    first = play(log)
    kept = log.read_bytes()
    again = Tournament(SETUP, BOTS, 4, log)
    assert again.finished()
    again.play(1)
    assert log.read_bytes() == kept
    assert again.counts() == first.counts()


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    first = play(log)
    log.write_bytes(log.read_bytes()[:-30])
    again = Tournament(SETUP, BOTS, 4, log)
    assert not again.finished()
    again.play(1)
    assert told(again.counts()) == told(first.counts())


def test_a_bot_that_joins_later_meets_the_others_on_the_same_deals(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    play(log, games=2)
    joined = Tournament(SETUP, [*BOTS, "normal"], 2, log)
    assert len(joined.played()) == 2
    joined.play(1)
    assert joined.counts().played == 6
    assert len({match.seed for match in joined.played()}) == 1


@pytest.mark.parametrize("game", ["wingspan", "wyrmspan"])
def test_alone_a_bot_plays_against_the_automa(game: str) -> None:
    tournament = Tournament(make_setup(game, 1, {}, 1), ["random"], 2)
    tournament.play(1)
    counts = tournament.counts()
    (pairing,) = counts.pairings
    assert [side.bot for side in pairing.sides] == ["random", "automa"]
    assert sum(side.won.wins for side in pairing.sides) == 2
    assert {standing.bot for standing in counts.standings} == {"random", "automa"}
    assert list(counts.thought) == ["random"]


def test_where_nobody_wins_bots_are_rated_by_points_on_the_same_deals() -> None:
    setup = make_setup("songbirds", 1, {}, 3)
    tournament = Tournament(setup, BOTS, 3)
    tournament.play(1)
    counts = tournament.counts()
    assert not counts.contested
    by_rating = [standing.bot for standing in counts.standings]
    by_points = sorted(counts.standings, key=lambda one: -one.means["total"])
    assert by_rating == [standing.bot for standing in by_points]


def test_what_the_score_sheets_say_is_what_is_counted() -> None:
    tournament = play()
    for standing in tournament.counts().standings:
        sheets = [
            sheet
            for match in tournament.played()
            for name, sheet in zip(match.bots, match.sheets, strict=True)
            if name == standing.bot
        ]
        for row, mean in standing.means.items():
            assert mean == pytest.approx(sum(s[row] for s in sheets) / len(sheets), abs=0.01)
