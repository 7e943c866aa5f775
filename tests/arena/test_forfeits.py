"""A bot that gives no valid answer loses that game, with its reason; the arena goes on."""

import pytest

import voliere
from voliere.arena.counts import Counts
from voliere.arena.play import NOBODY, play
from voliere.arena.schedule import schedule
from voliere.arena.setup import make_setup
from voliere.arena.simulate import simulate
from voliere.arena.tournament import Tournament
from voliere.arena.words import forfeit
from voliere.arena.workers import play_all
from voliere.bots import make_bot
from voliere.kernel.errors import Refusal

pytestmark = pytest.mark.usefixtures("other_package")


def met(bots: list[str], seats: int = 2, games: int = 2) -> Counts:
    tournament = Tournament(make_setup("songbirds", seats, {}, 1), bots, games)
    tournament.play(1)
    assert tournament.finished()
    return tournament.counts()


@pytest.mark.parametrize(
    ("bot", "reason", "raison"),
    [
        ("broken", "broken broke: ZeroDivisionError: oh.", "broken s’est cassé\xa0: ZeroDivision"),
        ("leaving", "leaving broke: SystemExit: 3.", "leaving s’est cassé\xa0: SystemExit: 3."),
        ("cheat", "cheat answered 0, which was not of", "cheat a répondu 0, qui n’était pas prop"),
        ("wordy", "wordy answered '", "wordy a répondu '"),
        ("unborn", "unborn broke: KeyError: 'no file'.", "unborn s’est cassé\xa0: KeyError"),
        ("deadly", "deadly ended the process it was", "deadly a mis fin au processus"),
    ],
)
def test_a_faulty_bot_loses_with_its_reason(bot: str, reason: str, raison: str) -> None:
    counts = met([bot, "random"])
    (pairing,) = counts.pairings
    faulty, other = pairing.sides
    assert (faulty.won.wins, faulty.forfeits) == (0, 2)
    assert (other.won.wins, other.forfeits) == (2, 0)
    assert faulty.mean_total is None
    for match in counts.forfeits:
        assert f": {reason}" in forfeit("en", match)
        assert f"\xa0: {raison}" in forfeit("fr", match)


def test_any_whole_number_may_name_an_action() -> None:
    assert met(["indexed", "random"]).forfeits == []


def test_the_others_play_on() -> None:
    counts = met(["broken", "random", "easy"])
    assert len(counts.forfeits) == 4
    sound = next(
        pairing for pairing in counts.pairings if not sum(s.forfeits for s in pairing.sides)
    )
    assert [side.bot for side in sound.sides] == ["random", "easy"]
    assert sum(side.won.wins for side in sound.sides) == 2


def test_in_several_seats_a_forfeit_is_won_by_the_other_name() -> None:
    counts = met(["random", "broken"], seats=3, games=3)
    assert [side.won.wins for side in counts.pairings[0].sides] == [3, 0]


def test_alone_a_forfeit_is_the_automas_win() -> None:
    tournament = Tournament(make_setup("wingspan", 1, {}, 1), ["broken"], 1)
    tournament.play(1)
    assert [side.won.wins for side in tournament.counts().pairings[0].sides] == [0, 1]


def test_a_bot_that_never_answers_is_given_up() -> None:
    setup = make_setup("songbirds", 2, {}, 1)
    match = schedule(setup, ["endless", "random"], 1)[0]
    (played,) = play_all(setup, [match], 1, patience=0.5)
    assert played.loser() == "endless"
    assert "endless gave no answer in" in forfeit("en", played)


def test_a_bot_far_over_its_limit_is_reported_and_plays_on() -> None:
    tournament = Tournament(make_setup("songbirds", 2, {}, 1, seconds=0.01), ["slow", "random"], 2)
    tournament.play(1)
    counts = tournament.counts()
    assert counts.forfeits == []
    assert counts.thought["slow"].late > 10
    assert counts.thought["slow"].seconds_per_choice > 0.03


def test_while_the_game_itself_moves_on_nobody_is_to_blame() -> None:
    heard: list[int] = []
    bots = [make_bot("random", "songbirds", seat) for seat in range(2)]
    course = play(voliere.new("songbirds", seats=2, seed=1), bots, asked=heard.append)
    assert set(heard[0::2]) == {0, 1}
    assert set(heard[1::2]) == {NOBODY}
    assert len(heard) == 2 * sum(course.choices)


def test_a_simulation_names_the_faulty_bot() -> None:
    with pytest.raises(Refusal, match="broken broke: ZeroDivisionError: oh"):
        simulate("songbirds", 2, 1, 1, ["broken", "random"], {})
