"""The rulings 1 to 13 by number: what the game does where the rulebook leaves a doubt."""

import voliere
from tests.games.wingspan.mats import (
    DECK,
    NEXT,
    TRAY,
    asked,
    bird,
    birds,
    cached,
    eggs,
    food,
    hand,
    part,
    rolling,
    table,
    tucked,
)
from tests.scenario import after, options

NEW = ["seed", "fish", "fish", "fruit", "rodent"]


def test_ruling_01_dice_are_taken_one_at_a_time_and_one_face_may_be_rolled_first() -> None:
    mat = {"forest": ["Cassin's Finch", "Spotted Owl"]}
    position = table(mat, feeder=["seed", "fish"], chance=rolling(*NEW))
    game = after(position, "gain-food", "die seed")
    assert options(game) == ["die fish", "reroll", "decline"]
    game.choose("reroll")
    assert part(game, "feeder") == NEW
    game.choose("die rodent")
    assert food(game) == {"seed": 1, "rodent": 1}


def test_ruling_01_an_empty_feeder_is_rolled_at_once_for_powers_too() -> None:
    position = table({"forest": ["Blue Jay"]}, feeder=["fish", "seed"], chance=rolling(*NEW))
    game = after(position, "gain-food", "die fish", "die seed", "decline")
    assert part(game, "feeder") == NEW
    assert food(game) == {"fish": 1, "seed": 1}


def test_ruling_01_a_gain_from_the_supply_never_rolls() -> None:
    position = table({"wetland": ["Osprey"]}, feeder=["seed"])
    game = after(position, "draw-cards", "draw", "use")
    assert part(game, "feeder") == ["seed"]


def test_ruling_02_one_may_take_fewer() -> None:
    mat = {"forest": ["Cassin's Finch", "Spotted Owl"], "wetland": ["King Rail", "Wood Stork"]}
    assert food(after(table(mat), "gain-food", "die seed", "decline")) == {"seed": 1}
    assert eggs(after(table(mat), "lay-eggs", "egg forest 1", "decline")) == {"forest 1": 1}
    assert hand(after(table(mat), "draw-cards", "draw", "decline")) == [DECK[-1]]


def test_ruling_02_every_power_and_every_gift_may_be_declined() -> None:
    position = table({"wetland": ["Osprey"]})
    declined = after(position, "draw-cards", "draw", "decline")
    assert food(declined, 0) == food(declined, 1) == {}
    game = after(position, "draw-cards", "draw", "use")
    assert asked(game) == (1, "gain")
    game.choose("decline")
    assert food(game, 0) == {"fish": 1}
    assert food(game, 1) == {}


def test_ruling_03_cards_are_drawn_one_at_a_time_and_the_tray_refills_at_the_end() -> None:
    position = table({"wetland": ["King Rail", "Wood Stork"]})
    game = after(position, "draw-cards", "draw")
    assert hand(game) == [DECK[-1]]
    game.choose("take wild-turkey")
    assert part(game, "tray") == [*TRAY[1:], DECK[-2]]


def test_ruling_04_two_food_for_one_only_to_play_a_bird() -> None:
    position = table(hands=[["Osprey"], []], food=[{"seed": 2}, {}])
    assert birds(after(position, "play osprey wetland"), "wetland") == ["Osprey"]
    goose = table({"wetland": ["Canada Goose"]}, food=[{"fish": 2}, {}])
    game = after(goose, "draw-cards", "draw")
    assert asked(game) == NEXT, "two fish are no seed for the Canada Goose"


def test_ruling_04_cached_food_pays_nothing() -> None:
    mat = {"forest": [bird("Blue Jay", cached=4)]}
    game = voliere.load(table(mat, hands=[["Mallard"], []]))
    assert options(game) == ["gain-food", "lay-eggs", "draw-cards"]


def test_ruling_05_an_action_is_answered_after_the_trade_and_before_the_brown_powers() -> None:
    active = {"grassland": [bird("Mourning Dove")], "forest": [bird("House Wren", eggs=5)]}
    other = {"grassland": ["Brown-Headed Cowbird", "American Goldfinch"]}
    position = table(active, other, food=[{"seed": 1}, {}])
    game = after(position, "lay-eggs", "egg grassland 1", "egg grassland 1")
    assert asked(game) == (0, "spend")
    game.choose("spend seed")
    game.choose("egg grassland 1")
    assert asked(game) == (1, "lay")
    game.choose("egg grassland 2")
    assert asked(game) == (0, "lay-here")


def test_ruling_05_once_between_two_turns_of_its_owner_not_once_for_each_opponent() -> None:
    owner = {"wetland": ["Belted Kingfisher"]}
    hands = [["Osprey"], ["Mallard"], []]
    stock = [{"fish": 1}, {"seed": 1}, {}]
    position = table({}, {}, owner, hands=hands, food=stock)
    game = after(position, "play osprey wetland")
    assert asked(game) == (2, "gain")
    game.choose("use")
    game.choose("play mallard wetland")
    assert asked(game) == (2, "turn")
    assert food(game, 2) == {"fish": 1}


def test_ruling_05_declined_it_still_waits_for_the_next_opponent() -> None:
    owner = {"wetland": ["Belted Kingfisher"]}
    position = table(
        {}, {}, owner, hands=[["Osprey"], ["Mallard"], []], food=[{"fish": 1}, {"seed": 1}, {}]
    )
    game = after(position, "play osprey wetland", "decline", "play mallard wetland")
    assert asked(game) == (2, "gain")


def test_ruling_05_also_after_the_owners_last_turn_of_the_game() -> None:
    owner = {"wetland": ["Belted Kingfisher"]}
    position = table(
        {}, owner, hands=[["Osprey"], []], food=[{"fish": 1}, {}], round=4, turns_left=[1, 0]
    )
    game = after({**position, "goal_points": [[0, 0]] * 3}, "play osprey wetland", "use")
    assert game.decision is None
    assert food(game, 1) == {"fish": 1}


def test_ruling_05_owners_answer_clockwise_from_the_active_players_left() -> None:
    vultures = ["Turkey Vulture", "Black Vulture", "Black-Billed Magpie"]
    mats = [{"forest": [vultures[0]]}, {"forest": ["Barred Owl"]}, {"forest": [vultures[1]]}]
    mats.append({"grassland": [vultures[2]]})
    position = table(*mats, turn=1, deck=["Osprey", "Bushtit"])
    game = after(position, "gain-food", "die seed", "use")
    order = []
    while asked(game)[1] == "die":
        order.append(game.seat)
        game.choose(options(game)[0])
    assert order == [2, 3, 0]


def test_ruling_05_never_in_ones_own_turn() -> None:
    mat = {"wetland": [bird("Belted Kingfisher", eggs=1)]}
    position = table(mat, hands=[["Osprey"], []], food=[{"fish": 1}, {}])
    game = after(position, "play osprey wetland")
    assert asked(game) == NEXT
    assert food(game) == {}


def test_ruling_06_the_shrike_looks_only_at_the_action_itself() -> None:
    shrike = {"grassland": ["Loggerhead Shrike"]}
    feeder = ["fish", "rodent", "rodent"]
    position = table({"forest": ["Anna's Hummingbird"]}, shrike, feeder=feeder)
    game = after(position, "gain-food", "die fish")
    game.choose("start 0")
    game.choose("die rodent")
    game.choose("decline")
    assert food(game, 0) == {"fish": 1, "rodent": 1}
    assert asked(game) == NEXT, "the hummingbird's rodent does not count"
    game = after(position, "gain-food", "die rodent")
    assert asked(game) == (1, "cache")
    game.choose("use")
    assert cached(game, 1) == {"grassland 1": 1}


def test_ruling_07_cowbirds_lay_on_the_owners_birds_and_another_bird_is_not_itself() -> None:
    active = {"grassland": ["American Goldfinch"]}
    parasite = {"grassland": ["Bronzed Cowbird", "Painted Bunting"]}
    position = table(active, parasite)
    game = after(position, "lay-eggs", "decline")
    assert options(game) == ["egg grassland 2", "decline"]
    avocets = {"wetland": ["American Avocet", "Mallard"]}
    game = after(table(active, avocets), "lay-eggs", "decline")
    assert options(game) == ["egg wetland 2", "decline"]
    assert (
        asked(after(table(active, {"wetland": ["American Avocet"]}), "lay-eggs", "decline")) == NEXT
    )


def test_ruling_08_another_bird_costs_as_usual_takes_no_cube_and_may_chain() -> None:
    mat = {"wetland": [bird("King Rail", eggs=3)]}
    names = ["Tufted Titmouse", "Red-Eyed Vireo", "Barred Owl"]
    position = table(mat, hands=[names, []], food=[{"seed": 1, "fruit": 1, "rodent": 1}, {}])
    game = after(position, "play tufted-titmouse forest", "pay seed")
    game.choose("play red-eyed-vireo forest")
    game.choose("play barred-owl forest")
    assert birds(game, "forest") == names
    assert eggs(game) == {"wetland 1": 1}, "one egg for the second column, one for the third"
    assert food(game) == {}
    assert part(game, "turns_left") == [7, 8]


def test_ruling_08_the_house_wren_calls_in_the_row_it_was_played_in() -> None:
    mat = {"wetland": [bird("King Rail", eggs=3)]}
    hands = [["House Wren", "Barred Owl", "Inca Dove"], []]
    stock = {"invertebrate": 1, "rodent": 1, "seed": 2}
    position = table(mat, hands=hands, food=[stock, {}])
    game = after(position, "play house-wren grassland", "pay invertebrate")
    assert options(game) == ["play inca-dove grassland", "decline"]


def test_ruling_09_only_the_rightmost_moves_and_the_old_row_goes_on() -> None:
    row = ["Blue-Gray Gnatcatcher", "Song Sparrow"]
    game = after(table({"forest": row}), "gain-food", "die seed", "die fish")
    assert options(game) == ["move grassland", "move wetland", "decline"]
    game.choose("move wetland")
    assert asked(game) == (0, "gain"), "the gnatcatcher of the forest"
    game.choose("use")
    assert birds(game, "forest") == ["Blue-Gray Gnatcatcher"]
    assert birds(game, "wetland") == ["Song Sparrow"]
    stuck = table({"forest": row[::-1]})
    game = after(stuck, "gain-food", "die seed", "die fish", "use")
    assert asked(game) == NEXT, "with a bird to its right it stays"


def test_ruling_10_any_other_brown_bird_of_the_row_may_be_repeated() -> None:
    row = ["Northern Cardinal", "Gray Catbird", "Blue-Gray Gnatcatcher"]
    position = table({"forest": row})
    game = after(position, "gain-food", "die seed", "die fish", "use")
    assert options(game) == ["repeat forest 1", "repeat forest 3", "decline"]
    game.choose("repeat forest 3")
    game.choose("use")
    assert food(game)["invertebrate"] == 2


def test_ruling_10_repeaters_make_no_loop() -> None:
    row = ["Gray Catbird", "Northern Mockingbird", "Northern Cardinal"]
    game = after(table({"forest": row}), "gain-food", "die seed", "die fish", "use")
    game.choose("repeat forest 1")
    assert options(game) == ["repeat forest 3", "decline"], "not back to the mockingbird"


def test_ruling_10_the_hooded_merganser_repeats_predators_only() -> None:
    row = ["Mallard", "Hooded Merganser", "Anhinga"]
    position = table({"wetland": row}, feeder=["seed"])
    game = after(position, "draw-cards", "draw", "draw", "decline")
    assert options(game) == ["repeat wetland 3", "decline"]


def test_ruling_11_a_predator_succeeds_when_it_tucks_or_caches() -> None:
    vulture = {"forest": ["Turkey Vulture"]}
    hunter = table({"forest": ["Barred Owl"]}, vulture, deck=["Osprey", "Bushtit"])
    game = after(hunter, "gain-food", "die seed", "use")
    assert tucked(game) == {"forest 1": 1}
    assert asked(game) == (1, "die")
    failed = table({"forest": ["Barred Owl"]}, vulture, deck=["Bushtit", "Osprey"])
    assert asked(after(failed, "gain-food", "die seed", "use")) == NEXT
    fisher = table(
        {"forest": ["Barn Owl"]}, vulture, feeder=["seed", "fish"], chance=rolling("rodent")
    )
    game = after(fisher, "gain-food", "die seed", "use")
    assert cached(game) == {"forest 1": 1}
    assert asked(game) == (1, "die")


def test_ruling_12_without_the_tuck_there_is_no_rest() -> None:
    position = table({"wetland": ["American Coot"]}, hands=[["Osprey"], []])
    game = after(position, "draw-cards", "decline", "decline")
    assert hand(game) == ["Osprey"]
    assert asked(game) == NEXT


def test_ruling_12_a_full_bird_may_still_tuck() -> None:
    mat = {"forest": [bird("Bushtit", eggs=5)]}
    position = table(mat, hands=[["Osprey"], []])
    game = after(position, "gain-food", "die seed", "decline", "tuck osprey")
    assert tucked(game) == {"forest 1": 1}
    assert eggs(game) == {"forest 1": 5}
    assert asked(game) == NEXT


def test_ruling_13_each_lays_one_and_the_owner_a_second_on_a_different_bird() -> None:
    mats = [
        {"grassland": ["Western Meadowlark", "Killdeer"]},
        {"wetland": ["Mallard", "Willet"]},
        {"forest": ["Blue Jay"]},
    ]
    game = after(table(*mats), "lay-eggs", "decline", "use")
    assert game.decision is not None
    game.choose("egg grassland 1")
    assert options(game) == ["egg grassland 2", "decline"], "not on the same bird"
    game.choose("egg grassland 2")
    assert options(game) == ["egg wetland 1", "egg wetland 2", "decline"]
    game.choose("egg wetland 2")
    assert asked(game) == (1, "turn"), "the third player has no such nest"
    assert eggs(game, 0) == {"grassland 1": 1, "grassland 2": 1}
    assert eggs(game, 1) == {"wetland 2": 1}
