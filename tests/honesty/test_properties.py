"""What holds in every game at every moment, tried on random games."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import voliere
from tests.honesty.tables import TABLES, Table, play_some, somewhere
from tests.speed import tried
from voliere import Game, Refusal
from voliere.kernel.chance import Chance

SEEDS = st.integers(min_value=0, max_value=2**32)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def snapshot(game: Game) -> str:
    """All that a game is: its position, its record, what it offers."""
    return json.dumps([game.position(), game.record().as_json(), game.actions()])


@every_table
def test_whole_games(table: Table) -> None:
    """Nothing is lost or made, every game ends, and the scores are those counted by hand."""
    ledger = table.ledger()
    for seed in range(tried(table.games)):
        game, chance = table.new(seed), Chance.seeded(seed)
        while game.seat >= 0:
            if chance.below(8) == 0:
                position = game.position()
                assert ledger.inventory(position) == ledger.right_inventory(position)
            play_some(game, chance, 1)
        position = game.position()
        assert ledger.inventory(position) == ledger.right_inventory(position)
        assert [sheet["total"] for sheet in game.scores()] == ledger.slow_totals(position)
        assert game.actions() == []
        assert game.decision is None


@every_table
@given(seed=SEEDS)
def test_every_offered_option_is_accepted(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    options = game.decision.options if game.decision else []
    assert (game.seat < 0) == (not options)
    assert len({option.text for option in options}) == len(options), "options differ"
    for option in options:
        assert game.offers(option.action)
        by_text = game.copy()
        by_text.choose(option.text)
        by_option = game.copy()
        by_option.choose(option)
        assert by_option.position() == by_text.position()


@every_table
@given(seed=SEEDS)
def test_what_is_not_offered_is_refused_and_changes_nothing(table: Table, seed: int) -> None:
    game, chance = somewhere(table, seed), Chance.seeded(seed)
    before = snapshot(game)
    offered = set(game.actions())
    wrong: list[Any] = [-1, game.space.size, "", "nonsense", 10**30]
    wrong += [a for a in (chance.below(game.space.size) for _ in range(30)) if a not in offered]
    for option in wrong:
        with pytest.raises(Refusal):
            game.choose(option)
    others = [seat for seat in range(game.seats) if seat not in game.waiting()]
    for seat in [*others, -1, game.seats]:
        for action in game.actions()[:1]:
            with pytest.raises(Refusal):
                game.choose(action, seat)
    assert snapshot(game) == before


@every_table
@given(seed=SEEDS)
def test_copies_share_nothing(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    before = snapshot(game)
    one, two = game.copy(), game.copy()
    assert snapshot(one) == before
    assert one.events == []
    play_some(one, Chance.seeded(seed), 10_000)
    assert snapshot(game) == before, "the game is untouched by what its copy does"
    play_some(two, Chance.seeded(seed), 10_000)
    assert snapshot(one) == snapshot(two), "copies have the same future"


@every_table
@given(seed=SEEDS)
def test_positions_read_back_and_go_on_the_same(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    position = json.loads(json.dumps(game.position()))
    loaded = voliere.load(position)
    assert loaded.position() == position
    assert loaded.actions() == game.actions()
    play_some(game, Chance.seeded(seed), 10_000)
    play_some(loaded, Chance.seeded(seed), 10_000)
    assert loaded.position() == game.position()
    again = voliere.replay(json.loads(str(loaded.record())))
    assert str(again.record()) == str(loaded.record()), "a record may begin with a position"


@every_table
@given(seed=SEEDS)
def test_records_replay_byte_for_byte(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    again = voliere.replay(json.loads(str(game.record())))
    assert str(again.record()) == str(game.record())
    assert snapshot(again) == snapshot(game)
    assert [e.as_json() for e in again.events] == [e.as_json() for e in game.events]


@every_table
@given(seed=SEEDS)
def test_silent_games_are_the_same_games(table: Table, seed: int) -> None:
    game = table.new(seed)
    silent = voliere.new(
        table.game, seats=table.seats, seed=seed, records_events=False, **table.settings
    )
    play_some(game, Chance.seeded(seed), 10_000)
    play_some(silent, Chance.seeded(seed), 10_000)
    assert silent.position() == game.position()
    assert silent.events == []
