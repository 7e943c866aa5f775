"""The four actions: what each column of the mat gives, its trade, and what a bird costs in eggs."""

import pytest

import voliere
from tests.games.wingspan.mats import NEXT, asked, bird, birds, eggs, food, hand, part, table
from tests.scenario import after, options, told

# Birds that do nothing when their row is activated.
FOREST = [
    "Cassin's Finch",
    "Cerulean Warbler",
    "Red-Cockaded Woodpecker",
    "Spotted Owl",
    "Downy Woodpecker",
]
GRASSLAND = [
    "Painted Bunting",
    "Sprague's Pipit",
    "Greater Prairie-Chicken",
    "Chestnut-Collared Longspur",
    "Bobolink",
]
WETLAND = ["King Rail", "Roseate Spoonbill", "Whooping Crane", "Wood Stork", "Atlantic Puffin"]


def taken(*kinds: str) -> list[str]:
    """The dice taken by these foods."""
    return [f"die {kind}" for kind in kinds]


# Gain food.


@pytest.mark.parametrize(("count", "dice"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_forest_gives_dice_by_its_birds(count: int, dice: int) -> None:
    position = table({"forest": FOREST[:count]})
    game = after(position, "gain-food", *taken("seed", "fish", "rodent")[:dice])
    assert sum(food(game).values()) == dice
    assert len(part(game, "feeder")) == 5 - dice
    assert asked(game) == NEXT


@pytest.mark.parametrize("count", [1, 3, 5])
def test_every_second_column_of_the_forest_trades_a_card_for_a_die(count: int) -> None:
    position = table({"forest": FOREST[:count]}, hands=[["Mallard", "Osprey"], []])
    dice = taken("seed", "fish", "rodent")[: (count + 1) // 2]
    game = after(position, "gain-food", *dice)
    assert asked(game) == (0, "discard-for")
    assert options(game) == ["discard mallard", "discard osprey", "decline"]
    traded = after(position, "gain-food", *dice, "discard osprey", "die fruit")
    assert food(traded)["fruit"] == 1
    assert sum(food(traded).values()) == len(dice) + 1
    assert hand(traded) == ["Mallard"]
    assert part(traded, "discards") == ["Osprey"]
    assert asked(traded) == NEXT, "it is made once"
    assert hand(after(position, "gain-food", *dice, "decline")) == ["Mallard", "Osprey"]


@pytest.mark.parametrize("count", [0, 2, 4])
def test_the_other_columns_of_the_forest_trade_nothing(count: int) -> None:
    position = table({"forest": FOREST[:count]}, hands=[["Mallard"], []])
    game = after(position, "gain-food", *taken("seed", "fish", "rodent")[: count // 2 + 1])
    assert asked(game) == NEXT


def test_without_a_card_the_forest_does_not_ask_for_the_trade() -> None:
    assert asked(after(table({"forest": FOREST[:1]}), "gain-food", "die seed")) == NEXT


def test_the_traded_die_is_one_of_those_left_in_the_feeder() -> None:
    position = table({"forest": FOREST[:1]}, hands=[["Mallard"], []], feeder=["seed", "fish"])
    game = after(position, "gain-food", "die seed", "discard mallard")
    assert options(game) == ["die fish", "reroll", "decline"]


# Lay eggs.


@pytest.mark.parametrize(("count", "laid"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4)])
def test_the_grassland_gives_eggs_by_its_birds(count: int, laid: int) -> None:
    position = table({"grassland": GRASSLAND[:count], "wetland": ["King Rail"]})
    game = after(position, "lay-eggs", *["egg wetland 1"] * laid)
    assert eggs(game) == {"wetland 1": laid}
    assert asked(game) == NEXT


@pytest.mark.parametrize("count", [1, 3, 5])
def test_every_second_column_of_the_grassland_trades_a_food_for_an_egg(count: int) -> None:
    mat = {"grassland": GRASSLAND[:count], "wetland": ["King Rail"]}
    position = table(mat, food=[{"seed": 1, "fish": 2}, {}])
    laid = ["egg wetland 1"] * (2 + count // 2)
    game = after(position, "lay-eggs", *laid)
    assert asked(game) == (0, "spend")
    assert options(game) == ["spend seed", "spend fish", "decline"]
    traded = after(position, "lay-eggs", *laid, "spend fish", "egg grassland 1")
    assert food(traded) == {"seed": 1, "fish": 1}
    assert eggs(traded) == {"grassland 1": 1, "wetland 1": len(laid)}
    assert asked(traded) == NEXT, "it is made once"


@pytest.mark.parametrize("count", [0, 2, 4])
def test_the_other_columns_of_the_grassland_trade_nothing(count: int) -> None:
    mat = {"grassland": GRASSLAND[:count], "wetland": ["King Rail"]}
    position = table(mat, food=[{"seed": 1}, {}])
    assert asked(after(position, "lay-eggs", *["egg wetland 1"] * (2 + count // 2))) == NEXT


def test_eggs_lie_on_any_birds_of_the_mat_together_or_apart() -> None:
    mat = {"forest": ["Cassin's Finch"], "wetland": ["King Rail"]}
    assert options(after(table(mat), "lay-eggs")) == ["egg forest 1", "egg wetland 1", "decline"]
    together = after(table(mat), "lay-eggs", "egg wetland 1", "egg wetland 1")
    apart = after(table(mat), "lay-eggs", "egg forest 1", "egg wetland 1")
    assert eggs(together) == {"wetland 1": 2}
    assert eggs(apart) == {"forest 1": 1, "wetland 1": 1}


def test_laying_eggs_without_a_bird_gives_nothing() -> None:
    game = after(table(), "lay-eggs")
    assert asked(game) == NEXT
    assert part(game, "turns_left") == [7, 8]


def test_the_grassland_does_not_take_a_food_for_an_egg_without_room() -> None:
    mat = {"grassland": [bird("California Condor", eggs=1)]}
    game = after(table(mat, food=[{"seed": 1}, {}]), "lay-eggs")
    assert asked(game) == NEXT
    assert food(game) == {"seed": 1}


# Draw cards.


@pytest.mark.parametrize(("count", "cards"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_wetland_gives_cards_by_its_birds(count: int, cards: int) -> None:
    game = after(table({"wetland": WETLAND[:count]}), "draw-cards", *["draw"] * cards)
    assert len(hand(game)) == cards
    assert asked(game) == NEXT


@pytest.mark.parametrize("count", [1, 3, 5])
def test_every_second_column_of_the_wetland_trades_an_egg_for_a_card(count: int) -> None:
    mat = {"wetland": WETLAND[:count], "forest": [bird("Cassin's Finch", eggs=2)]}
    drawn = ["draw"] * ((count + 1) // 2)
    game = after(table(mat), "draw-cards", *drawn)
    assert asked(game) == (0, "remove-egg")
    assert options(game) == ["remove-egg forest 1", "decline"]
    traded = after(table(mat), "draw-cards", *drawn, "remove-egg forest 1", "take wild-turkey")
    assert eggs(traded) == {"forest 1": 1}
    assert len(hand(traded)) == len(drawn) + 1
    assert asked(traded) == NEXT, "it is made once"
    assert eggs(after(table(mat), "draw-cards", *drawn, "decline")) == {"forest 1": 2}


@pytest.mark.parametrize("count", [0, 2, 4])
def test_the_other_columns_of_the_wetland_trade_nothing(count: int) -> None:
    mat = {"wetland": WETLAND[:count], "forest": [bird("Cassin's Finch", eggs=2)]}
    assert asked(after(table(mat), "draw-cards", *["draw"] * (count // 2 + 1))) == NEXT


# Activation.


def test_a_row_is_activated_from_the_right() -> None:
    row = [
        "Blue-Gray Gnatcatcher",
        "Cassin's Finch",
        "Northern Cardinal",
        "Yellow-Bellied Sapsucker",
    ]
    game = after(table({"forest": row}), "gain-food", *taken("seed", "fish", "rodent"))
    order = []
    while asked(game) != NEXT:
        assert game.decision is not None
        order.append(game.decision.data["bird"])
        game.choose("use")
    assert order == ["Yellow-Bellied Sapsucker", "Northern Cardinal", "Blue-Gray Gnatcatcher"]
    assert food(game) == {"seed": 1, "fish": 1, "rodent": 1, "invertebrate": 2, "fruit": 1}


def test_the_trade_comes_before_the_birds() -> None:
    position = table({"forest": ["Northern Cardinal"]}, hands=[["Mallard"], []])
    game = after(position, "gain-food", "die seed")
    assert asked(game) == (0, "discard-for")
    game.choose("decline")
    assert asked(game) == (0, "gain")


def test_only_the_row_of_the_action_is_activated() -> None:
    mat = {"forest": ["Northern Cardinal"], "wetland": ["Mallard"], "grassland": ["Barn Owl"]}
    game = after(table(mat, feeder=["seed"]), "lay-eggs", "egg wetland 1", "egg wetland 1")
    assert asked(game) == (0, "roll-for")
    game.choose("decline")
    assert asked(game) == NEXT


# Play a bird.


@pytest.mark.parametrize(("column", "cost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_bird_costs_eggs_by_its_column(column: int, cost: int) -> None:
    row: list[object] = list(FOREST[: column - 1])
    mat = {"forest": row, "wetland": [bird("King Rail", eggs=4)]}
    position = table(mat, hands=[["Hooded Warbler"], []], tray=[], food=[{"invertebrate": 2}, {}])
    game = after(position, "play hooded-warbler forest")
    assert birds(game, "forest")[column - 1] == "Hooded Warbler"
    assert eggs(game) == {"wetland 1": 4 - cost}
    assert food(game) == {}
    assert asked(game) == NEXT


@pytest.mark.parametrize(("column", "cost"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_without_its_eggs_a_bird_is_not_played(column: int, cost: int) -> None:
    mat = {"forest": FOREST[: column - 1], "wetland": [bird("King Rail", eggs=cost - 1)]}
    position = table(mat, hands=[["Hooded Warbler"], []], tray=[], food=[{"invertebrate": 2}, {}])
    assert options(voliere.load(position)) == ["gain-food", "lay-eggs", "draw-cards"]


def test_two_eggs_may_come_from_one_bird_or_from_two() -> None:
    mat = {"forest": FOREST[:3], "wetland": [bird("King Rail", eggs=2), bird("Wood Stork", eggs=2)]}
    position = table(mat, hands=[["Hooded Warbler"], []], tray=[], food=[{"invertebrate": 2}, {}])
    play = "play hooded-warbler forest"
    assert options(after(position, play)) == ["remove-egg wetland 1", "remove-egg wetland 2"]
    one = after(position, play, "remove-egg wetland 1", "remove-egg wetland 1")
    two = after(position, play, "remove-egg wetland 1", "remove-egg wetland 2")
    assert eggs(one) == {"wetland 2": 2}
    assert eggs(two) == {"wetland 1": 1, "wetland 2": 1}


def test_a_bird_goes_only_in_its_habitats() -> None:
    position = table(hands=[["Barn Swallow", "Hooded Warbler"], []], food=[{"invertebrate": 2}, {}])
    game = voliere.load({**position, "tray": []})
    assert options(game)[3:] == [
        "play barn-swallow grassland",
        "play barn-swallow wetland",
        "play hooded-warbler forest",
    ]


def test_a_row_holds_five_birds() -> None:
    mat = {"wetland": [bird(name, eggs=1) for name in WETLAND]}
    game = voliere.load(table(mat, hands=[["Barn Swallow"], []], food=[{"invertebrate": 1}, {}]))
    assert options(game)[3:] == ["play barn-swallow grassland"]


def test_playing_a_bird_activates_no_row_and_no_brown_power() -> None:
    position = table(
        {"forest": ["Northern Cardinal"], "wetland": [bird("King Rail", eggs=1)]},
        hands=[["Blue-Gray Gnatcatcher"], []],
        food=[{"invertebrate": 1}, {}],
    )
    game = after(position, "play blue-gray-gnatcatcher forest")
    assert asked(game) == NEXT
    assert food(game) == {}


def test_a_bird_for_nothing_can_be_played_with_nothing() -> None:
    game = after(table(hands=[["Turkey Vulture"], []]), "play turkey-vulture grassland")
    assert birds(game, "grassland") == ["Turkey Vulture"]
    assert told(game, "spent") == []


def test_every_action_places_one_cube() -> None:
    position = table(hands=[["Turkey Vulture"], []])
    for choices in (["lay-eggs"], ["gain-food", "decline"], ["play turkey-vulture forest"]):
        assert part(after(position, *choices), "turns_left") == [7, 8]


def test_the_three_rows_can_be_used_though_they_are_empty() -> None:
    assert options(voliere.load(table())) == ["gain-food", "lay-eggs", "draw-cards"]
