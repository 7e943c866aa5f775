"""What a seat cannot know must not change a byte of what it receives."""

import json
from typing import Any

import pytest
from hypothesis import given

import voliere
from tests.honesty.tables import TABLES, Table, somewhere
from tests.honesty.test_properties import SEEDS
from voliere import Game

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def received(game: Game, seat: int | None) -> str:
    """The bytes that a seat receives now."""
    return json.dumps(game.view(seat), sort_keys=True)


def viewers(game: Game) -> list[int | None]:
    """All seats and a spectator."""
    return [*range(game.seats), None]


@every_table
@given(seed=SEEDS)
def test_views_do_not_change_when_hidden_things_are_dealt_anew(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    before = json.dumps(game.position())
    for viewer in viewers(game):
        for other in range(3):
            assert received(game.imagine(viewer, seed + other), viewer) == received(game, viewer)
    assert json.dumps(game.position()) == before


@every_table
@given(seed=SEEDS)
def test_what_is_imagined_depends_on_what_the_seat_knows_alone(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    for viewer in viewers(game):
        other = game.imagine(viewer, seed + 1)
        one, two = other.imagine(viewer, seed), game.imagine(viewer, seed)
        assert one.position() == two.position()
        assert (one.choices, one.origin) == (two.choices, two.origin)
        assert one.record_of(viewer).choices == game.record_of(viewer).choices
        assert one.origin.keys() <= {"seats", "settings"}, "not the seed, nor the true position"


@every_table
@given(seed=SEEDS)
def test_imagined_games_are_possible_games(table: Table, seed: int) -> None:
    ledger, game = table.ledger(), somewhere(table, seed)
    for viewer in viewers(game):
        position = game.imagine(viewer, seed).position()
        assert ledger.inventory(position) == ledger.inventory(game.position())
        assert voliere.load(position).position() == position


@every_table
@given(seed=SEEDS)
def test_what_a_choice_tells_its_seat_does_not_depend_on_hidden_things(
    table: Table, seed: int
) -> None:
    game = somewhere(table, seed)
    if game.seat < 0:
        return
    seat = game.seat
    imagined = voliere.load(game.imagine(seat, seed).position())
    truth = voliere.load(game.position())
    for action in game.actions()[:6]:
        told = [_told(start, action, seat) for start in (truth, imagined)]
        assert told[0] == told[1]


def _told(game: Game, action: int, seat: int) -> list[dict[str, Any]]:
    """The events up to the first that reveals something, as the seat hears them."""
    one = voliere.load(game.position())
    one.choose(action)
    heard: list[dict[str, Any]] = []
    for event in one.log(seat):
        if event.kind in game.revealing:
            break
        heard.append(event.as_json())
    return heard


@every_table
def test_hidden_things_really_are_dealt_anew(table: Table) -> None:
    changed = 0
    for seed in range(20):
        game = somewhere(table, seed)
        positions = {json.dumps(_parts(game.imagine(None, other))) for other in range(4)}
        changed += len(positions) > 1
    assert changed >= 5


def _parts(game: Game) -> dict[str, Any]:
    position = game.position()
    return {name: part for name, part in position.items() if name != "chance"}


@every_table
def test_the_future_is_imagined_too(table: Table) -> None:
    game = table.new(5)
    assert str(game.imagine(0, 1).chance) != str(game.chance)
    assert str(game.imagine(0, 1).chance) == str(game.imagine(0, 1).chance)


@every_table
@given(seed=SEEDS)
def test_a_records_face_for_others_has_no_seed_and_no_secret(table: Table, seed: int) -> None:
    game = somewhere(table, seed)
    for viewer in viewers(game):
        seen = game.record_of(viewer)
        assert "seed" not in seen.origin
        assert "start" not in seen.origin
        for choice, text in zip(game.choices, seen.choices, strict=True):
            own = choice & 7 == viewer
            assert text.endswith(":?") == (game.hides(choice >> 3) and not own)
