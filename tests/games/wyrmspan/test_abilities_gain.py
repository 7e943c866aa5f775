"""If activated: dragons that gain resources, cards and promotions."""

from tests.games.wyrmspan.mats import (
    asked_at,
    cached,
    cave_of,
    caves,
    eggs,
    explore_to,
    hand,
    has_left,
    mat,
    steps,
    supply,
    table,
    take,
)
from tests.games.wyrmspan.shapes import shows, shows_each
from tests.scenario import after, options

# Gain a resource.

GAIN = [
    (56, "crimson", "gold"),
    (155, "crimson", "gold"),
    (169, "crimson", "gold"),
    (92, "amethyst", "crystal"),
    (123, "amethyst", "crystal"),
    (177, "crimson", "crystal"),
    (128, "crimson", "meat"),
    (166, "crimson", "meat"),
    (182, "golden", "meat"),
]


@shows_each("number, cave, resource", GAIN)
def test_the_adventurer_gains_a_resource(number: int, cave: str, resource: str) -> None:
    game = explore_to(table(cave_of(cave, number)), f"{cave}-1", "use")
    assert supply(game) == {resource: 1}


@shows_each("number, cave, resource", GAIN)
def test_a_resource_can_be_left(number: int, cave: str, resource: str) -> None:
    game = explore_to(table(cave_of(cave, number)), f"{cave}-1")
    assert options(game) == ["use", "decline"]
    game.choose("decline")
    assert supply(game) == {}


@shows(56, 169)
def test_dragons_are_met_from_the_left() -> None:
    game = after(table(mat([56, 128])), "explore crimson", "gain milk", "use", "decline", "use")
    assert supply(game) == {"milk": 1, "gold": 1, "meat": 1}


@shows(56)
def test_only_the_cave_that_is_explored_counts() -> None:
    game = after(table(mat([56], [182])), "explore golden", "decline", "use", "decline")
    assert supply(game) == {"meat": 1}
    assert asked_at(game) == "turn"


@shows(56)
def test_a_dragon_is_activated_by_each_exploration() -> None:
    position = table(mat([56], nest=2), coins=2)
    position["coins"][1] = 0
    game = explore_to(position, "crimson-1", "use", "decline")
    assert game.seat == 0, "the other has no coin left and passes"
    for choice in ("explore crimson", "decline", "use"):
        game.choose(choice)
    assert supply(game) == {"gold": 2}
    assert eggs(game) == {"nest": 1}


# Gain a resource, or cache it at once.

GAIN_OR_CACHE = [
    (77, "crimson", "meat"),
    (78, "amethyst", "milk"),
    (96, "golden", "milk"),
    (136, "crimson", "crystal"),
    (163, "crimson", "gold"),
]


@shows_each("number, cave, resource", GAIN_OR_CACHE)
def test_a_resource_goes_to_the_supply(number: int, cave: str, resource: str) -> None:
    game = explore_to(table(cave_of(cave, number)), f"{cave}-1", f"gain {resource}")
    assert supply(game) == {resource: 1}
    assert cached(game, f"{cave}-1") == {}


@shows_each("number, cave, resource", GAIN_OR_CACHE)
def test_or_onto_the_dragon(number: int, cave: str, resource: str) -> None:
    game = explore_to(table(cave_of(cave, number)), f"{cave}-1", f"at {cave}-1")
    assert supply(game) == {}
    assert cached(game, f"{cave}-1") == {resource: 1}


@shows_each("number, cave, resource", GAIN_OR_CACHE)
def test_it_is_cached_here_and_nowhere_else(number: int, cave: str, resource: str) -> None:
    mine = mat([46], [122], [102])
    mine[cave] = {"dragons": [number, 98]}
    game = explore_to(table(mine), f"{cave}-1")
    assert options(game) == [f"gain {resource}", f"at {cave}-1", "decline"]
    game.choose("decline")
    assert supply(game) == {}
    assert cached(game, f"{cave}-1") == {}


# Gain a card.


@shows_each("number, cave", [(50, "golden"), (143, "amethyst")])
def test_a_dragon_card_from_the_display(number: int, cave: str) -> None:
    game = explore_to(table(cave_of(cave, number), display=[7, 8, 9]), f"{cave}-1", take(8))
    assert has_left(game, f"{cave}-1")
    assert hand(game) == {8}


@shows_each("number, cave", [(50, "golden"), (143, "amethyst")])
def test_a_dragon_card_from_the_deck(number: int, cave: str) -> None:
    position = table(cave_of(cave, number), display=[7, 8, 9], deck=[10, 11])
    game = explore_to(position, f"{cave}-1")
    assert options(game) == [take(7), take(8), take(9), "draw dragon", "decline"]
    game.choose("draw dragon")
    assert hand(game) == {10}


@shows(50)
def test_a_space_of_the_display_stays_empty_until_the_turn_ends() -> None:
    # The golden mat gives a card first and, after a second dragon, another.
    position = table(mat(golden=[50, 182]), display=[7], deck=[10, 11, 12])
    game = after(position, "explore golden", take(7))
    assert asked_at(game) == "golden-1"
    assert options(game) == ["draw dragon", "decline"]
    game.choose("decline")
    assert hand(game) == {7}


@shows(126)
def test_a_cave_card_from_the_display_or_the_deck() -> None:
    position = table(mat(golden=[126]), cave_display=[1, 2, 3], cave_deck=[4])
    game = explore_to(position, "golden-1")
    assert options(game) == [
        "take cave-1",
        "take cave-2",
        "take cave-3",
        "draw cave",
        "decline",
    ]
    game.choose("draw cave")
    assert has_left(game, "golden-1")
    assert caves(game) == {4}
    assert caves(explore_to(position, "golden-1", "take cave-2")) == {2}
    assert caves(explore_to(position, "golden-1", "decline")) == set()


# A promotion.

GUILD = [(40, "golden"), (75, "amethyst"), (133, "crimson")]


@shows_each("number, cave", GUILD)
def test_a_promotion_gives_what_its_space_shows(number: int, cave: str) -> None:
    game = explore_to(table(cave_of(cave, number), steps=[1]), f"{cave}-1", "use")
    assert has_left(game, f"{cave}-1")
    assert steps(game) == 2
    assert supply(game) == {"meat": 1}


@shows_each("number, cave", GUILD)
def test_a_promotion_can_be_left(number: int, cave: str) -> None:
    game = explore_to(table(cave_of(cave, number), steps=[1]), f"{cave}-1", "decline", "decline")
    assert steps(game) == 1
    assert supply(game) == {}


@shows(133)
def test_a_promotion_onto_a_brown_space_places_a_marker() -> None:
    game = explore_to(table(mat([133]), steps=[5]), "crimson-1", "use", "mark points-6")
    assert game.position()["guild"]["squares"] == {"points-6": [0]}


# As many dragons in a cave as the left neighbour.

LEFT = [
    (103, "golden", "gold"),
    (114, "amethyst", "crystal"),
    (168, "crimson", "meat"),
    (170, "crimson", "milk"),
]
OTHERS = {"golden": [42, 44, 47], "amethyst": [43, 45, 51], "crimson": [48, 53, 68]}


@shows_each("number, cave, resource", LEFT)
def test_as_many_as_the_left_neighbour_are_enough(number: int, cave: str, resource: str) -> None:
    theirs = cave_of(cave, *OTHERS[cave][:1])
    game = explore_to(table(cave_of(cave, number), theirs), f"{cave}-1", "use")
    assert supply(game) == {resource: 1}


@shows_each("number, cave, resource", LEFT)
def test_fewer_than_the_left_neighbour_gain_nothing(number: int, cave: str, resource: str) -> None:
    theirs = cave_of(cave, *OTHERS[cave][:2])
    game = explore_to(table(cave_of(cave, number), theirs), f"{cave}-1")
    assert asked_at(game) == "turn"
    assert supply(game) == {}


@shows(47)
def test_a_dragon_card_by_comparison() -> None:
    position = table(mat(golden=[47]), mat(golden=[42]), display=[7], deck=[8])
    game = explore_to(position, "golden-1")
    assert options(game) == [take(7), "draw dragon", "decline"]
    game.choose(take(7))
    assert has_left(game, "golden-1")
    assert hand(game) == {7}
    position = table(mat(golden=[47]), mat(golden=[42, 44]), display=[7], deck=[8])
    assert asked_at(explore_to(position, "golden-1")) == "turn"


@shows(168)
def test_the_left_neighbour_plays_next() -> None:
    many, none = mat(crimson=[48, 53]), mat()
    assert asked_at(explore_to(table(mat([168]), many, none), "crimson-1")) == "turn"
    game = explore_to(table(mat([168]), none, many), "crimson-1", "use")
    assert supply(game) == {"meat": 1}


@shows(168)
def test_the_last_seat_compares_with_the_first() -> None:
    position = table(mat([48, 53]), mat(), mat([168]), turn=2)
    assert asked_at(explore_to(position, "crimson-1")) == "turn"
    position = table(mat([48]), mat([53, 68]), mat([168]), turn=2)
    assert supply(explore_to(position, "crimson-1", "use"), 2) == {"meat": 1}


@shows(170)
def test_dragons_of_other_caves_are_not_compared() -> None:
    game = explore_to(table(mat([170]), mat(golden=[42, 44], amethyst=[43])), "crimson-1", "use")
    assert supply(game) == {"milk": 1}
