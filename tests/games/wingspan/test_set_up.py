"""Set-up: five birds and five foods, what is kept and paid, the bonus card, the first player."""

from typing import Any

import pytest

import voliere
from tests.games.wingspan.mats import food, hand, part
from tests.scenario import options
from voliere import Game, Refusal

FOODS = {"invertebrate": 1, "seed": 1, "fish": 1, "fruit": 1, "rodent": 1}


def dealt(seats: int = 2, seed: int = 3, **settings: Any) -> Game:
    """A game as it is dealt."""
    return voliere.new("wingspan", seats=seats, seed=seed, **settings)


def keep(game: Game, seat: int, kept: int, returned: str, bonus: int = 0) -> None:
    """A seat keeps its first birds and gives foods back for them."""
    game.choose(options(game)[bonus], seat)
    for number in range(5):
        game.choose(options(game)[0 if number < kept else 1], seat)
    game.choose(f"return {returned}", seat)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_gets_five_birds_two_bonus_cards_and_one_food_of_each_kind(seats: int) -> None:
    position = dealt(seats).position()
    assert [len(cards) for cards in position["hands"]] == [5] * seats
    assert [len(cards) for cards in position["drawn"]] == [2] * seats
    assert position["food"] == [FOODS] * seats
    assert position["turns_left"] == [8] * seats


def test_three_birds_lie_in_the_tray_and_five_dice_in_the_feeder() -> None:
    position = dealt().position()
    assert len(position["tray"]) == 3
    assert len(position["feeder"]) == 5
    assert len(position["deck"]) == 170 - 3 - 2 * 5
    assert len(position["bonus_deck"]) == 26 - 2 * 2


def test_swift_start_adds_ten_birds() -> None:
    position = dealt(swift_start=True).position()
    assert len(position["deck"]) == 180 - 3 - 2 * 5


def test_the_four_goals_are_of_different_tiles() -> None:
    tiles = {side["id"]: side["tile"] for side in dealt().cards() if side["kind"] == "goal"}
    sides = set()
    for seed in range(60):
        goals = part(dealt(seed=seed), "goals")
        assert len({tiles[goal] for goal in goals}) == 4
        sides.update(goals)
    assert len(sides) == 16, "both sides of every tile come up"


def test_each_bird_kept_costs_one_food() -> None:
    game = dealt()
    first, second = part(game, "hands", 0)[:2]
    keep(game, 0, 2, "seed+rodent")
    keep(game, 1, 5, "invertebrate+seed+fish+fruit+rodent")
    assert hand(game, 0) == sorted([first, second])
    assert food(game, 0) == {"invertebrate": 1, "fish": 1, "fruit": 1}
    assert len(hand(game, 1)) == 5
    assert food(game, 1) == {}
    assert len(part(game, "discards")) == 3


def test_all_food_is_kept_when_no_bird_is() -> None:
    game = dealt()
    keep(game, 0, 0, "nothing")
    keep(game, 1, 0, "nothing")
    assert food(game) == FOODS
    assert hand(game) == []
    assert len(part(game, "discards")) == 10


@pytest.mark.parametrize(("kept", "ways"), [(0, 1), (1, 5), (2, 10), (3, 10), (4, 5), (5, 1)])
def test_any_foods_can_be_given_back(kept: int, ways: int) -> None:
    game = dealt()
    game.choose(options(game)[0])
    for number in range(5):
        game.choose(options(game)[0 if number < kept else 1])
    assert len(options(game)) == ways
    assert all(text.count("+") + (text != "return nothing") == kept for text in options(game))


def test_one_of_two_bonus_cards_is_kept() -> None:
    game = dealt()
    drawn = part(game, "drawn")
    keep(game, 0, 1, "seed", bonus=1)
    keep(game, 1, 1, "seed", bonus=0)
    assert part(game, "bonus") == [[drawn[0][1]], [drawn[1][0]]]
    assert sorted(part(game, "bonus_discards")) == sorted([drawn[0][0], drawn[1][1]])
    assert part(game, "drawn") == [[], []]


def test_the_bonus_cards_are_seen_while_the_birds_are_chosen() -> None:
    game = dealt()
    drawn = part(game, "drawn", 0)
    assert game.view(0)["hands"][0] == part(game, "hands", 0)
    game.choose(options(game)[0])
    assert game.view(0)["drawn"][0] == drawn


def test_seats_answer_in_any_order_and_nothing_shows_before_all_have() -> None:
    game = dealt(3, first=0)
    assert game.waiting() == [0, 1, 2]
    before = game.view(0)
    keep_second = game.decision_of(2)
    assert keep_second is not None
    game.choose(keep_second.options[0], 2)
    assert game.waiting() == [0, 1, 2]
    for part_name in ("hands", "food", "discards", "bonus_discards", "bonus"):
        assert game.view(0)[part_name] == before[part_name]


def test_the_order_of_answers_changes_nothing() -> None:
    one, two = dealt(first=1), dealt(first=1)
    keep(one, 0, 2, "seed+fish")
    keep(one, 1, 1, "rodent", bonus=1)
    two.turn_to(1)
    keep(two, 1, 1, "rodent", bonus=1)
    keep(two, 0, 2, "seed+fish")
    assert one.position() == two.position()


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    game = dealt()
    keep(game, 0, 1, "seed")
    assert game.waiting() == [1]
    with pytest.raises(Refusal):
        game.choose("return fish", 0)


def test_the_first_player_is_drawn_by_lot_or_named() -> None:
    firsts = {part(dealt(3, seed), "first") for seed in range(40)}
    assert firsts == {0, 1, 2}
    game = dealt(3, first=2)
    for seat in range(3):
        keep(game, seat, 1, "fish")
    assert game.seat == 2


def test_one_player_always_begins() -> None:
    game = dealt(1)
    keep(game, 0, 1, "fish")
    assert game.seat == 0
    assert part(game, "turns_left") == [8]
    assert part(game, "automa")["shown"] == []
