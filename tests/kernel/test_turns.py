"""A turn is a seat's until it ends it; records and programs know nothing of that."""

from typing import Any

import pytest

import voliere
from voliere.kernel.chance import Chance
from voliere.kernel.errors import Refusal
from voliere.kernel.game import Game

TABLES = [
    ("songbirds", 2, {}),
    ("songbirds", 2, {"variant": "cooperative"}),
    ("wingspan", 1, {}),
    ("wingspan", 3, {}),
    ("wyrmspan", 1, {}),
    ("wyrmspan", 3, {}),
]


def anything(game: Game, chance: Chance) -> None:
    """Any of the seats that are asked answers at random."""
    waiting = game.waiting()
    game.turn_to(waiting[chance.below(len(waiting))])
    actions = game.actions()
    game.act(actions[chance.below(len(actions))])


@pytest.mark.parametrize(("name", "seats", "settings"), TABLES)
def test_a_held_game_is_the_same_game_with_pauses(
    name: str, seats: int, settings: dict[str, Any]
) -> None:
    """At each pause only those wait who may take back, and its position has gone on by itself."""
    chance = Chance.seeded(5)
    game = voliere.new(name, seats=seats, seed=3, **settings)
    other = voliere.new(name, seats=seats, seed=3, **settings)
    game.holders = (1 << seats) - 1
    pauses = 0
    while game.seat >= 0:
        if not game.held:
            anything(game, chance)
            for choice in game.choice_texts()[len(other.choices) :]:
                other.choose(choice.partition(":")[2], int(choice[0]))
        assert game.position() == other.position()
        if game.held:
            pauses += 1
            waiting = game.waiting()
            assert waiting == game.open_turns() != []
            assert all(game.undoable(seat) for seat in waiting)
            assert game.decision is None
            assert game.view(waiting[0])["decision"] is None
            game.end_turn(waiting[chance.below(len(waiting))])
    assert pauses > seats
    assert game.scores() == other.scores() == voliere.replay(game.record()).scores()


def holding(name: str, seats: int, seat: int) -> Game:
    """A game in which one seat ends its turns itself."""
    settings: dict[str, Any] = {"first": 0} if name == "songbirds" else {}
    game = voliere.new(name, seats=seats, seed=1, **settings)
    game.holders = 1 << seat
    return game


def test_a_turn_is_open_until_it_is_ended() -> None:
    game = holding("songbirds", 2, 0)
    assert game.decision is not None
    game.choose(game.decision.options[0])
    assert game.held
    assert (game.waiting(), game.undoable(0)) == ([0], 1)
    with pytest.raises(Refusal, match="The turn of seat 0 is open"):
        game.choose(0)
    game.end_turn(0)
    assert (game.waiting(), game.undoable(0), game.held) == ([1], 0, False)
    with pytest.raises(Refusal, match="Seat 0 has no open turn"):
        game.end_turn(0)


def test_a_seat_that_does_not_hold_goes_on_at_once() -> None:
    game = holding("songbirds", 2, 0)
    game.holders = 0
    assert game.decision is not None
    game.choose(game.decision.options[0])
    assert game.waiting() == [1]
    assert game.open_turns() == []


def test_the_automa_waits_for_the_end_of_the_turn() -> None:
    """What ends the turn by itself reveals something: there is nothing to take back."""
    game = holding("wyrmspan", 1, 0)
    while game.topic()[0] != "turn":
        game.act(game.actions()[0])
        if game.held:
            game.end_turn(0)
    drawn = [event.kind for event in game.events].count("automa-drew")
    game.choose("pass")
    assert game.held
    assert game.ends_turn
    assert [event.kind for event in game.events].count("automa-drew") == drawn
    game.end_turn(0)
    assert [event.kind for event in game.events].count("automa-drew") > drawn


@pytest.mark.parametrize("name", ["wingspan", "wyrmspan"])
def test_at_set_up_each_seat_ends_for_itself(name: str) -> None:
    """What another seat chose meanwhile stays; nothing is shown before those who hold are done."""
    game = holding(name, 2, 0)
    for seat in (0, 1):
        while seat in game.waiting() and not game.held:
            game.turn_to(seat)
            game.act(game.actions()[0])
            if seat == 0 and game.undoable(0) == 1:
                game.turn_to(1)
                game.act(game.actions()[0])
                assert game.undoable(0) == 1
    mine = [choice & 7 for choice in game.choices].count(0)
    assert (game.held, game.waiting(), game.undoable(0)) == (True, [0], mine)
    game.end_turn(0)
    assert (game.held, game.undoable(0)) == (False, 0)
