"""Cave cards that sell: up to three times for their owner, once for each opponent."""

from typing import Any

import pytest

from tests.games.wyrmspan.mats import (
    Position,
    asked_at,
    caves,
    discard,
    discarded,
    discarded_caves,
    eggs,
    excavate,
    floor,
    hand,
    mat,
    on,
    steps,
    supply,
    table,
)
from tests.games.wyrmspan.shapes import shows_caves, shows_each_cave
from tests.scenario import options
from voliere import Game

# Up to three trades. From the eighth step on, the track gives gold, a dragon card, a coin.

RESOURCES = {"resources": [{"meat": 4}, {"meat": 2}, {"meat": 2}]}
CAVES = {"cave_hands": [[1, 2, 3, 4], [5, 6], [7, 8]]}
DRAGONS = {"dragon_hands": [[1, 2, 3, 4], [5, 6], [7, 8]]}

TRADES = [
    (69, RESOURCES, ["pay meat"] * 3, "pay meat"),
    (71, CAVES, [f"discard cave-{card}" for card in (1, 2, 3)], "discard cave-5"),
    (72, DRAGONS, [discard(card) for card in (1, 2, 3)], discard(5)),
]
"""What all have, what the owner pays for three promotions, what the next pays for one."""


@shows_each_cave("card, given, paid, theirs", TRADES)
def test_up_to_three_promotions_and_one_for_each_opponent(
    card: int, given: dict[str, Any], paid: list[str], theirs: str
) -> None:
    position = table(mat(), mat(), mat(), steps=[7, 1, 1], deck=[99]) | given
    game = excavate(position, card)
    for choice, after_it in zip(paid, ([], ["decline"], []), strict=True):
        game.choose(choice)
        for each in ("use", *after_it):
            game.choose(each)
    assert game.seat == 1, "three times and no more"
    for choice in (theirs, "use"):
        game.choose(choice)
    assert game.seat == 2
    game.choose("decline")
    assert [steps(game, seat) for seat in range(3)] == [10, 2, 1]
    assert asked_at(game) == "turn"


@shows_caves(69, 71, 72)
def test_each_trade_costs_one_of_its_kind() -> None:
    game = excavate(table(mat(), steps=[7]) | _two(RESOURCES), 69, "pay meat", "use", "decline")
    assert supply(game) == {"meat": 3, "gold": 1}
    game = excavate(table(mat(), steps=[7]) | _two(CAVES), 71, "discard cave-3", "use", "decline")
    assert (caves(game), discarded_caves(game)) == ({1, 2, 4}, [3])
    game = excavate(table(mat(), steps=[7]) | _two(DRAGONS), 72, discard(2), "use", "decline")
    assert (hand(game), discarded(game)) == ({1, 3, 4}, [2])


def _two(given: dict[str, Any]) -> dict[str, Any]:
    return {part: by_seat[:2] for part, by_seat in given.items()}


@shows_caves(71, 72)
@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [(71, "discard cave-5", "discard cave-6"), (72, discard(1), discard(2))],
)
def test_cards_of_the_other_kind_do_not_pay(card: int, mine: str, theirs: str) -> None:
    position = table(mat(), dragon_hands=[[1], [2]], cave_hands=[[5], [6]])
    game = excavate(position, card)
    assert options(game) == [mine, "decline"]
    game.choose("decline")
    assert options(game) == [theirs, "decline"]


@shows_caves(69)
def test_what_a_trade_brings_may_pay_for_the_next() -> None:
    # The first promotion brings a gold.
    position = table(mat(), resources={"meat": 1}, steps=[7], deck=[99])
    game = excavate(position, 69, "pay meat", "use")
    assert options(game) == ["pay gold", "decline"]
    for choice in ("pay gold", "use", "draw dragon"):
        game.choose(choice)
    assert asked_at(game) == "turn"
    assert (steps(game), hand(game), supply(game)) == (9, {99}, {})


@shows_caves(75)
def test_eggs_pay_for_promotions() -> None:
    position = table(mat([on(56, eggs=2)], nest=2), mat(nest=1), steps=[7, 1], deck=[99])
    game = excavate(position, 75, "pay-egg crimson-1", "use", "pay-egg crimson-1", "use", "decline")
    assert options(game) == ["pay-egg nest", "decline"]
    for choice in ("pay-egg nest", "use"):
        game.choose(choice)
    assert game.seat == 1
    for choice in ("pay-egg nest", "use"):
        game.choose(choice)
    assert asked_at(game) == "turn"
    assert [eggs(game, seat) for seat in range(2)] == [{"nest": 1}, {}]
    assert [steps(game, seat) for seat in range(2)] == [10, 2]


@shows_caves(70)
def test_resources_pay_for_two_eggs_each() -> None:
    position = table(mat([53, 56]), mat([58]), resources={"milk": 4})
    position["resources"][1] = {"gold": 2}
    game = excavate(position, 70)
    for first, second in (("crimson-1", "crimson-1"), ("crimson-1", "nest"), ("nest", "crimson-2")):
        game.choose("pay milk")
        game.choose(f"lay {first}")
        game.choose(f"lay {second}")
    assert game.seat == 1
    for choice in ("pay gold", "lay nest", "lay nest"):
        game.choose(choice)
    assert eggs(game) == {"crimson-1": 3, "crimson-2": 1, "nest": 2}
    assert eggs(game, 1) == {"nest": 2}
    assert (supply(game), supply(game, 1)) == ({"milk": 1}, {"gold": 1})
    assert asked_at(game) == "turn"


@shows_caves(70)
def test_the_sale_of_eggs_ends_with_the_nests() -> None:
    game = excavate(table(mat(nest=1), resources={"milk": 3}), 70, "pay milk", "lay nest")
    assert asked_at(game) == "turn"
    assert supply(game) == {"milk": 2}


@shows_caves(73)
def test_dragon_cards_pay_for_two_eggs_each() -> None:
    position = table(mat(amethyst=[43, 45]), mat([53]), hand=[1, 2, 3, 4], caves=[5])
    position["dragon_hands"][1] = [5, 6]
    position["cave_hands"][1] = [7]
    game = excavate(position, 73)
    for card in (2, 1, 3):
        assert "discard cave-5" not in options(game)
        for choice in (discard(card), "lay amethyst-1", "lay amethyst-2"):
            game.choose(choice)
    assert (game.seat, options(game)) == (1, [discard(5), discard(6), "decline"])
    for choice in (discard(5), "lay nest", "lay crimson-1"):
        game.choose(choice)
    assert asked_at(game) == "turn"
    assert eggs(game) == {"amethyst-1": 3, "amethyst-2": 3}
    assert eggs(game, 1) == {"crimson-1": 1, "nest": 1}
    assert discarded(game) == [2, 1, 3, 5]


@shows_caves(73)
def test_the_sale_of_eggs_may_stop_at_any_time() -> None:
    position = table(mat(), hand=[1, 2])
    game = excavate(position, 73, discard(2), "lay nest", "decline", "decline")
    assert asked_at(game) == "turn"
    assert (eggs(game), hand(game)) == ({"nest": 1}, {1})


@shows_caves(74)
def test_eggs_pay_for_two_resources_each() -> None:
    position = table(mat(amethyst=[on(43, eggs=4)]), mat(nest=2))
    game = excavate(position, 74)
    for kind in ("milk", "gold", "milk"):
        for choice in ("pay-egg amethyst-1", f"gain {kind}", "gain meat"):
            game.choose(choice)
    assert game.seat == 1, "three times and no more"
    for choice in ("pay-egg nest", "gain meat", "gain meat"):
        game.choose(choice)
    assert asked_at(game) == "turn"
    assert supply(game) == {"milk": 2, "gold": 1, "meat": 3}
    assert supply(game, 1) == {"meat": 2}
    assert [eggs(game, seat) for seat in range(2)] == [{"amethyst-1": 1}, {"nest": 1}]


@shows_caves(69, 70, 71, 72, 73, 74, 75)
@pytest.mark.parametrize("card", [69, 70, 71, 72, 73, 74, 75])
def test_who_has_nothing_to_pay_is_not_asked(card: int) -> None:
    assert asked_at(excavate(table(mat(), mat(), mat()), card)) == "turn"


@shows_caves(74)
def test_opponents_trade_though_the_owner_leaves_it() -> None:
    game = excavate(table(mat(nest=1), mat(nest=1)), 74, "decline", "pay-egg nest", "gain milk")
    game.choose("decline")
    assert [supply(game, seat) for seat in range(2)] == [{}, {"milk": 1}]


# Two things for a free excavation.

PAID: dict[str, tuple[dict[str, Any], list[str]]] = {
    "resource": ({"resources": [{"meat": 1, "gold": 2}, {}]}, ["pay meat+gold"]),
    "cave": ({"cave_hands": [[1, 2, 3], []]}, ["discard cave-1", "discard cave-3"]),
    "dragon": ({"dragon_hands": [[1, 2, 3], []]}, [discard(1), discard(3)]),
    "egg": ({"mats": [mat(amethyst=[on(43, eggs=2)], nest=1), mat()]}, ["pay-egg amethyst-1"] * 2),
}
FROM_DECK = [(58, "resource"), (60, "cave"), (62, "dragon"), (64, "egg")]
FROM_DISPLAY = [(59, "resource"), (61, "cave"), (63, "dragon"), (65, "egg")]


def quarry(price: str) -> Position:
    """Things to pay with; cave 44 (two meat) on the deck, 45 (the same) in the display."""
    return table(mat(), cave_deck=[44], cave_display=[45, 46]) | PAID[price][0]


def left_over(game: Game) -> tuple[dict[str, int], set[int], set[int], dict[str, int]]:
    """Supply, cave cards, dragon cards and eggs."""
    return supply(game), caves(game), hand(game), eggs(game)


LEFT_OVER: dict[str, tuple[dict[str, int], set[int], set[int], dict[str, int]]] = {
    "resource": ({"gold": 1, "meat": 2}, set(), set(), {}),
    "cave": ({"meat": 2}, {2}, set(), {}),
    "dragon": ({"meat": 2}, set(), {2}, {}),
    "egg": ({"meat": 2}, set(), set(), {"nest": 1}),
}
"""After two things are paid, and the cave's two meat gained."""


@shows_each_cave("card, price", FROM_DECK)
def test_two_things_excavate_with_a_card_of_the_deck(card: int, price: str) -> None:
    game = excavate(quarry(price), card, *PAID[price][1])
    assert options(game) == [f"excavate cave-44 {c}" for c in ("crimson", "golden", "amethyst")]
    game.choose("excavate cave-44 golden")
    game.choose("use")
    assert floor(game, "golden") == [44]
    assert left_over(game) == LEFT_OVER[price]
    assert asked_at(game) == "turn"


@shows_each_cave("card, price", FROM_DISPLAY)
def test_two_things_excavate_with_a_card_of_the_display(card: int, price: str) -> None:
    game = excavate(quarry(price), card, *PAID[price][1])
    assert options(game) == [
        *[f"excavate cave-{n} {c}" for n in (45, 46) for c in ("crimson", "golden", "amethyst")],
        "decline",
    ]
    game.choose("excavate cave-45 golden")
    game.choose("use")
    assert asked_at(game) == "turn"
    assert floor(game, "golden") == [45]
    assert left_over(game) == LEFT_OVER[price]


@shows_each_cave("card, price", FROM_DECK + FROM_DISPLAY)
def test_the_sale_of_an_excavation_can_be_left(card: int, price: str) -> None:
    game = excavate(quarry(price), card, "decline")
    assert asked_at(game) == "turn"
    assert floor(game, "golden") == []


@shows_each_cave("card, price", FROM_DECK + FROM_DISPLAY)
def test_one_thing_is_not_enough(card: int, price: str) -> None:
    position = table(mat(nest=1), hand=[1], caves=[1], resources={"meat": 1}, cave_display=[45])
    assert asked_at(excavate(position, card)) == "turn"


@shows_caves(59)
def test_an_empty_display_sells_no_excavation() -> None:
    position = table(mat(), resources={"meat": 2})
    assert asked_at(excavate(position, 59)) == "turn"


@shows_caves(64, 65)
@pytest.mark.parametrize("card", [64, 65])
@pytest.mark.parametrize("second", ["golden-1", "nest"])
def test_two_eggs_of_two_places_pay_too(card: int, second: str) -> None:
    mine = mat([on(56, eggs=1)], [on(182, eggs=1)], nest=1)
    position = table(mine, cave_deck=[44], cave_display=[45])
    game = excavate(position, card, "pay-egg crimson-1", f"pay-egg {second}")
    assert eggs(game) == {"nest" if second == "golden-1" else "golden-1": 1}
    assert options(game)[0].startswith("excavate")


@shows_caves(58)
def test_the_card_of_the_deck_is_seen_before_its_place_is_chosen() -> None:
    game = excavate(quarry("resource"), 58, "pay gold+gold")
    assert game.view(0)["drawn_caves"][0] == ["cave-44"]
    assert "cave-44" not in str(game.view(1)["drawn_caves"])


@shows_caves(58)
def test_the_effect_of_the_second_cave_may_lead_to_a_third() -> None:
    position = table(mat(), resources={"meat": 4}, cave_deck=[60, 44], caves=[1, 2])
    game = excavate(position, 58, "pay meat+meat", "excavate cave-60 golden")
    for choice in ("discard cave-1", "discard cave-2", "excavate cave-44 amethyst", "use"):
        game.choose(choice)
    assert [floor(game, cave) for cave in ("crimson", "golden", "amethyst")] == [[58], [60], [44]]
    assert supply(game) == {"meat": 4}
