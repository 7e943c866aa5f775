"""Powers for all players, and for those with the fewest birds: what is given may be declined."""

import pytest

import voliere
from tests.games.wingspan.mats import (
    NEXT,
    Mat,
    activated,
    alone,
    asked,
    cannot,
    declines,
    food,
    hand,
    part,
    rolling,
    uses,
)
from tests.scenario import after, options, told

SWIFT_START = {"swift_start": True}

# All gain a food.

GIVERS = {
    "Osprey": ("wetland", "fish"),
    "Baltimore Oriole": ("forest", "fruit"),
    "Black-Chinned Hummingbird": ("wetland", "fruit"),
    "Eastern Phoebe": ("grassland", "invertebrate"),
    "Scissor-Tailed Flycatcher": ("grassland", "invertebrate"),
    "Red Crossbill": ("forest", "seed"),
}


def giving(name: str, seats: int = 3) -> dict[str, object]:
    """The row of this one bird is activated."""
    row = GIVERS[name][0]
    return activated(row, {row: [name]}, seats=seats, settings=SWIFT_START)


@uses(*GIVERS)
@pytest.mark.parametrize("name", GIVERS)
def test_all_gain_the_food_the_owner_first(name: str) -> None:
    kind = GIVERS[name][1]
    game = after(giving(name), "use")
    assert food(game) == {kind: 1}
    for seat in (1, 2):
        assert asked(game) == (seat, "gain")
        game.choose("use")
        assert food(game, seat) == {kind: 1}
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", GIVERS)
def test_each_of_the_others_may_decline_the_food(name: str) -> None:
    game = after(giving(name), "use", "decline", "use")
    gained = {GIVERS[name][1]: 1}
    assert [food(game, seat) for seat in range(3)] == [gained, {}, gained]
    assert asked(game) == NEXT


@declines(*GIVERS)
@pytest.mark.parametrize("name", GIVERS)
def test_when_the_owner_declines_nobody_gains(name: str) -> None:
    game = after(giving(name), "decline")
    assert [food(game, seat) for seat in range(3)] == [{}, {}, {}]
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", GIVERS)
def test_alone_only_the_player_gains(name: str) -> None:
    game = voliere.load(alone(giving(name)))
    assert options(game) == ["use", "decline"]
    game.choose("use")
    assert food(game) == {GIVERS[name][1]: 1}


# All draw a card.

SNIPES = ["Canvasback", "Northern Shoveler", "Purple Gallinule", "Spotted Sandpiper"]
SNIPES += ["Wilson's Snipe"]


def sharing(name: str, deck: list[str], seats: int = 3) -> dict[str, object]:
    """The row of this one bird is activated; the last card of the deck is its top."""
    return activated("wetland", {"wetland": [name]}, seats=seats, deck=deck, settings=SWIFT_START)


FOUR = ["Anhinga", "Willet", "Mallard", "Osprey"]


@uses(*SNIPES)
@pytest.mark.parametrize("name", SNIPES)
def test_all_draw_the_top_card_the_owner_first(name: str) -> None:
    game = after(sharing(name, FOUR), "use")
    assert asked(game) == (1, "draw-deck")
    assert options(game) == ["use", "decline"], "from the deck only"
    game.choose("use")
    game.choose("use")
    assert [hand(game, seat) for seat in range(3)] == [["Osprey"], ["Mallard"], ["Willet"]]
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", SNIPES)
def test_each_of_the_others_may_decline_the_card(name: str) -> None:
    game = after(sharing(name, FOUR), "use", "decline", "use")
    assert [hand(game, seat) for seat in range(3)] == [["Osprey"], [], ["Mallard"]]


@declines(*SNIPES)
@pytest.mark.parametrize("name", SNIPES)
def test_when_the_owner_declines_nobody_draws(name: str) -> None:
    game = after(sharing(name, FOUR), "decline")
    assert [hand(game, seat) for seat in range(3)] == [[], [], []]
    assert part(game, "deck") == FOUR
    assert asked(game) == NEXT


@cannot(*SNIPES)
@pytest.mark.parametrize("name", SNIPES)
def test_without_a_deck_nobody_is_asked(name: str) -> None:
    assert asked(voliere.load(sharing(name, []))) == NEXT


def test_the_last_card_is_the_owners() -> None:
    game = after(sharing("Wilson's Snipe", ["Osprey"]), "use")
    assert [hand(game, seat) for seat in range(3)] == [["Osprey"], [], []]
    assert asked(game) == NEXT


def test_alone_only_the_player_draws() -> None:
    game = after(alone(sharing("Wilson's Snipe", FOUR)), "use")
    assert hand(game) == ["Osprey"]


# All take a die, from the player named.

HUMMINGBIRDS = ["Anna's Hummingbird", "Ruby-Throated Hummingbird"]


def humming(name: str, feeder: list[str], **parts: object) -> dict[str, object]:
    """Three play; the row of this one bird is activated."""
    return activated("grassland", {"grassland": [name]}, seats=3, feeder=feeder, **parts)


@uses(*HUMMINGBIRDS)
@pytest.mark.parametrize("name", HUMMINGBIRDS)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_each_takes_a_die_in_turn_order_from_the_player_named(name: str, first: int) -> None:
    position = humming(name, ["seed", "fish", "fruit", "rodent", "rodent"])
    game = after(position, f"start {first}")
    order = [(first + step) % 3 for step in range(3)]
    for seat, kind in zip(order, ["seed", "fish", "fruit"]):
        assert asked(game) == (seat, "die")
        game.choose(f"die {kind}")
        assert food(game, seat) == {kind: 1}
    assert part(game, "feeder") == ["rodent", "rodent"]
    assert asked(game) == NEXT


@declines(*HUMMINGBIRDS)
@pytest.mark.parametrize("name", HUMMINGBIRDS)
def test_the_owner_may_let_nobody_take(name: str) -> None:
    position = humming(name, ["seed", "fish", "fruit"])
    assert options(voliere.load(position)) == ["start 0", "start 1", "start 2", "decline"]
    game = after(position, "decline")
    assert part(game, "feeder") == ["seed", "fish", "fruit"]
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", HUMMINGBIRDS)
def test_each_may_leave_the_dice_also_the_owner(name: str) -> None:
    position = humming(name, ["seed", "fish", "fruit"])
    game = after(position, "start 2", "decline", "decline", "die fish")
    assert [food(game, seat) for seat in range(3)] == [{}, {"fish": 1}, {}]
    game = after(position, "start 0", "die seed", "die fish", "decline")
    assert [food(game, seat) for seat in range(3)] == [{"seed": 1}, {"fish": 1}, {}]


@pytest.mark.parametrize("name", HUMMINGBIRDS)
def test_whoever_finds_one_face_may_roll_first(name: str) -> None:
    roll = ["fruit", "fruit", "seed", "rodent", "seed"]
    position = humming(name, ["fish", "fish", "seed"], chance=rolling(*roll))
    game = after(position, "start 0", "die seed")
    assert asked(game) == (1, "die")
    assert options(game) == ["die fish", "reroll", "decline"]
    game.choose("reroll")
    game.choose("die rodent")
    assert asked(game) == (2, "die")
    assert options(game) == ["die seed", "die fruit", "decline"]


@pytest.mark.parametrize("name", HUMMINGBIRDS)
def test_an_emptied_feeder_is_filled_for_the_next_player(name: str) -> None:
    roll = ["fruit", "fruit", "seed", "rodent", "seed"]
    position = humming(name, ["fish"], chance=rolling(*roll))
    game = after(position, "start 0", "die fish")
    assert asked(game) == (1, "die")
    assert options(game) == ["die seed", "die fruit", "die rodent", "decline"]


@pytest.mark.parametrize("name", HUMMINGBIRDS)
def test_alone_only_the_player_takes_a_die(name: str) -> None:
    game = after(alone(humming(name, ["seed", "fish"])), "die seed")
    assert food(game) == {"seed": 1}


# Those with the fewest birds.

THRUSH = ["Hermit Thrush"]
TWO: Mat = {"forest": ["Northern Cardinal", "Pine Siskin"]}
ONE: Mat = {"forest": ["Blue Jay"]}
ONE_MORE: Mat = {"forest": ["Steller's Jay"], "wetland": ["Mallard"]}
DICE = ["seed", "fish", "fruit"]


@uses("Hermit Thrush")
def test_the_hermit_thrush_feeds_those_with_the_fewest_birds_in_the_forest() -> None:
    game = voliere.load(activated("forest", {"forest": THRUSH}, TWO, {}, feeder=DICE))
    assert options(game) == ["start 2", "decline"]
    game.choose("start 2")
    assert asked(game) == (2, "die")
    game.choose("die fish")
    assert [food(game, seat) for seat in range(3)] == [{}, {}, {"fish": 1}]
    assert asked(game) == NEXT


def test_all_who_tie_take_a_die_from_the_hermit_thrush_in_turn_order() -> None:
    position = activated("forest", {"forest": THRUSH}, TWO, ONE, ONE_MORE, feeder=DICE)
    assert options(voliere.load(position)) == ["start 0", "start 2", "start 3", "decline"]
    game = after(position, "start 3")
    for seat, kind in ((3, "seed"), (0, "fish"), (2, "fruit")):
        assert asked(game) == (seat, "die")
        game.choose(f"die {kind}")
    assert [food(game, seat) for seat in range(4)] == [{"fish": 1}, {}, {"fruit": 1}, {"seed": 1}]


@declines("Hermit Thrush")
def test_the_hermit_thrush_may_feed_nobody() -> None:
    game = after(activated("forest", {"forest": THRUSH}, TWO, {}, feeder=DICE), "decline")
    assert part(game, "feeder") == DICE
    assert asked(game) == NEXT


def test_the_dice_of_the_hermit_thrush_may_be_declined() -> None:
    position = activated("forest", {"forest": THRUSH}, ONE, feeder=DICE)
    game = after(position, "start 1", "decline", "die seed")
    assert [food(game, seat) for seat in range(2)] == [{"seed": 1}, {}]


LOONS = ["American Bittern", "Common Loon"]


@uses(*LOONS)
@pytest.mark.parametrize("name", LOONS)
def test_those_with_the_fewest_birds_in_the_wetland_draw(name: str) -> None:
    two = {"wetland": ["Mallard", "Osprey"]}
    position = activated("wetland", {"wetland": [name]}, two, {"forest": ["Blue Jay"]})
    game = after(position, "use")
    assert asked(game) == (2, "draw")
    assert options(game)[:2] == ["draw", "take wild-turkey"], "from the deck or the tray"
    game.choose("take wild-turkey")
    assert [hand(game, seat) for seat in range(3)] == [[], [], ["Wild Turkey"]]
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", LOONS)
def test_all_who_tie_draw_the_owner_first(name: str) -> None:
    position = activated("wetland", {"wetland": [name]}, {"wetland": ["Mallard"]})
    game = after(position, "use", "take wild-turkey")
    assert asked(game) == (1, "draw")
    assert "take wild-turkey" not in options(game), "the tray is refilled at the end of the turn"
    game.choose("draw")
    assert [hand(game, seat) for seat in range(2)] == [["Wild Turkey"], ["Prothonotary Warbler"]]
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", LOONS)
def test_the_card_for_the_fewest_birds_may_be_declined(name: str) -> None:
    position = activated("wetland", {"wetland": [name]}, {"wetland": ["Mallard"]})
    game = after(position, "use", "decline", "decline")
    assert [hand(game, seat) for seat in range(2)] == [[], []]
    assert asked(game) == NEXT


@declines(*LOONS)
@pytest.mark.parametrize("name", LOONS)
def test_the_owner_may_let_nobody_draw(name: str) -> None:
    game = after(activated("wetland", {"wetland": [name]}, {}), "decline")
    assert [hand(game, seat) for seat in range(2)] == [[], []]
    assert asked(game) == NEXT


@cannot(*LOONS)
@pytest.mark.parametrize("name", LOONS)
def test_without_any_card_the_fewest_birds_draw_nothing(name: str) -> None:
    position = activated("wetland", {"wetland": [name]}, {}, deck=[], tray=[])
    assert asked(voliere.load(position)) == NEXT


def test_against_the_automa_the_player_has_the_fewest_birds() -> None:
    mat = {"wetland": ["Mallard", "Osprey", "Common Loon"]}
    game = after(alone(activated("wetland", mat)), "take wild-turkey")
    assert hand(game) == ["Wild Turkey"]
    mat = {"forest": ["Blue Jay", "Steller's Jay", "Hermit Thrush"]}
    game = after(alone(activated("forest", mat)), "die rodent")
    assert food(game) == {"rodent": 1}
    assert told(game, "took-die") == [{"face": "rodent", "food": "rodent"}]
