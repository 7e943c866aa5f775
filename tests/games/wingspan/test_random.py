"""Whole random games at every table: nothing is lost, no limit is passed, all ends."""

import json
from typing import Any

import pytest

import voliere
from voliere.games.wingspan.cards.catalogue import LIMIT_OF
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.words import PLACES
from voliere.kernel.chance import Chance

LEVELS: list[dict[str, Any]] = [
    {"automa": "eaglet"},
    {"automa": "eagle", "goals": "blue", "edition": "en"},
    {"automa": "golden-eagle", "expert_card": True, "swift_start": True},
]
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((1, level) for level in LEVELS),
    (2, {}),
    (2, {"hands": "open", "goals": "blue"}),
    (3, {"swift_start": True}),
    (4, {"edition": "en", "goals": "blue"}),
    (5, {}),
]
at_every_table = pytest.mark.parametrize(("seats", "settings"), TABLES, ids=str)


def new(seats: int, seed: int, settings: dict[str, Any]) -> Wingspan:
    """A new game."""
    game = voliere.new("wingspan", seats=seats, seed=seed, **settings)
    assert isinstance(game, Wingspan)
    return game


def check(game: Wingspan) -> None:
    """What holds at every moment."""
    assert sorted(game.all_birds()) == list(range(game.cards_in_play()))
    assert sorted(game.all_bonuses()) == list(range(26))
    assert 1 <= sum(game.feeder) <= 5
    assert len(game.tray) <= 3
    for place, bird in enumerate(game.birds):
        assert 0 <= game.eggs[place] <= (LIMIT_OF[bird] if bird >= 0 else 0)
        assert bird >= 0 or not (game.cached[place] or game.tucked_count[place])
    for seat in range(game.seats):
        assert min(game.food[seat]) >= 0
        first = seat * PLACES
        assert len(game.tucked[seat]) == sum(game.tucked_count[first : first + PLACES])
        for row in range(3):
            birds = game.birds[first + row * 5 : first + row * 5 + 5]
            count = game.counts[seat * 3 + row]
            assert all((bird >= 0) == (column < count) for column, bird in enumerate(birds))


@at_every_table
def test_nothing_is_lost_and_every_game_ends(seats: int, settings: dict[str, Any]) -> None:
    for seed in range(6):
        game, chance = new(seats, seed, settings), Chance.seeded(seed)
        turns = 0
        while game.seat >= 0:
            check(game)
            turns += game.topic()[0] == "turn"
            actions = game.actions()
            assert len(set(actions)) == len(actions) > 0
            game.act(actions[chance.below(len(actions))])
        check(game)
        assert turns == seats * (8 + 7 + 6 + 5)
        assert len(game.goal_points) == 4
        assert game.winners()


@at_every_table
def test_positions_and_imagined_games(seats: int, settings: dict[str, Any]) -> None:
    game, chance = new(seats, 11, settings), Chance.seeded(11)
    while game.seat >= 0:
        if chance.below(12) == 0:
            position = game.position()
            loaded = voliere.load(json.loads(json.dumps(position)))
            assert loaded.position() == position
            assert loaded.actions() == game.actions()
            for viewer in (None, *range(seats)):
                assert game.imagine(viewer, 5).view(viewer) == game.view(viewer)
        actions = game.actions()
        game.act(actions[chance.below(len(actions))])
    assert voliere.load(game.position()).scores() == game.scores()
    assert voliere.replay(game.record()).position() == game.position()


def test_at_set_up_the_seats_answer_in_any_order() -> None:
    one, other = new(3, 4, {}), new(3, 4, {})
    for order, game in (((0, 1, 2), one), ((2, 0, 1), other)):
        for _ in range(7):
            for seat in order:
                assert sorted(game.waiting()) == game.waiting()
                decision = game.decision_of(seat)
                assert decision is not None
                game.choose(decision.options[0], seat)
    assert one.position() == other.position()
    assert one.topic()[0] == "turn"


def test_a_set_up_tells_the_others_nothing_before_all_are_done() -> None:
    keeping, tossing = new(2, 4, {}), new(2, 4, {})
    for game, answer in ((keeping, 0), (tossing, -1)):
        for _ in range(7):
            decision = game.decision_of(0)
            assert decision is not None
            game.choose(decision.options[answer], 0)
    assert keeping.view(1) == tossing.view(1)
    assert keeping.view(None) == tossing.view(None)
    assert keeping.view(0) != tossing.view(0)
    assert keeping.imagine(1, 9).position() == tossing.imagine(1, 9).position()
    assert keeping.imagine(0, 9).position() != tossing.imagine(0, 9).position()
