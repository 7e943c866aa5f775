"""The rulings 14 to 25 by number: what the game does where the rulebook leaves a doubt."""

import voliere
from tests.games.wingspan.mats import (
    DECK,
    NEXT,
    asked,
    bird,
    eggs,
    food,
    hand,
    part,
    table,
)
from tests.scenario import after, options


def test_ruling_14_the_discard_comes_after_the_whole_row() -> None:
    row = ["Mallard", "Black Tern"]
    position = table({"wetland": row}, hands=[["Osprey"], []])
    game = after(position, "draw-cards", "decline", "draw")
    assert asked(game) == (0, "draw"), "the Mallard comes first"
    game.choose("decline")
    assert asked(game) == (0, "discard")
    game.choose("discard osprey")
    assert hand(game) == [DECK[-1]]


def test_ruling_14_an_empty_hand_discards_nothing() -> None:
    row = ["American Coot", "Black Tern"]
    game = after(table({"wetland": row}), "draw-cards", "decline", "draw")
    game.choose("tuck prothonotary-warbler")
    game.choose("decline")
    assert asked(game) == NEXT
    assert part(game, "discards_due") == 0
    assert part(game, "discards") == []


def test_ruling_15_the_owner_names_who_begins_and_turn_order_follows() -> None:
    mats = [{}, {"forest": ["Ruby-Throated Hummingbird"]}, {}]
    game = after(table(*mats, turn=1), "gain-food", "die seed")
    assert options(game) == ["start 0", "start 1", "start 2", "decline"]
    game.choose("start 0")
    order = []
    while asked(game)[1] == "die":
        order.append(game.seat)
        game.choose(options(game)[0])
    assert order == [0, 1, 2]


def test_ruling_16_all_who_tie_for_the_fewest_birds_gain() -> None:
    mats = [{"wetland": ["American Bittern"]}, {"wetland": ["Mallard"]}, {"wetland": ["Osprey"]}]
    mats.append({"wetland": ["Willet", "Anhinga"]})
    game = after(table(*mats), "draw-cards", "decline", "use")
    order = []
    while asked(game)[1] == "draw":
        order.append(game.seat)
        game.choose(options(game)[0])
    assert order == [0, 1, 2]
    assert [len(hand(game, seat)) for seat in range(4)] == [1, 1, 1, 0]


def test_ruling_17_the_oystercatcher_lays_out_one_card_more_than_players() -> None:
    position = table(
        seats=3,
        hands=[["American Oystercatcher"], [], []],
        food=[{"invertebrate": 2}, {}, {}],
        deck=["Osprey", "Anhinga", *DECK],
    )
    game = after(position, "play american-oystercatcher wetland", "use")
    assert sorted(part(game, "offered")) == sorted(["Anhinga", *DECK])
    for seat, name in enumerate(["anhinga", "american-woodcock", "blue-winged-warbler"]):
        assert game.seat == seat
        game.choose(f"take {name}")
    assert asked(game) == (0, "take-offered"), "the owner takes the card that is left"
    game.choose("take prothonotary-warbler")
    assert hand(game) == ["Anhinga", "Prothonotary Warbler"]


def test_ruling_17_against_the_automa_three_of_which_two_are_kept() -> None:
    position = table({}, seats=1, hands=[["American Oystercatcher"]], food=[{"invertebrate": 2}])
    game = after(position, "play american-oystercatcher wetland", "use")
    assert len(part(game, "offered")) == 3
    game.choose("take american-woodcock")
    game.choose("take prothonotary-warbler")
    assert hand(game) == ["American Woodcock", "Prothonotary Warbler"]


def test_ruling_18_the_green_heron_gives_another_kind() -> None:
    position = table({"wetland": ["Green Heron"]}, food=[{"seed": 1}, {}])
    game = after(position, "draw-cards", "draw", "spend seed")
    assert options(game) == ["gain invertebrate", "gain fish", "gain fruit", "gain rodent"]
    game.choose("gain fish")
    assert food(game) == {"fish": 1}


def scored(counts: list[int], board: str) -> list[int]:
    """The points of the fourth round's goal for so many birds in the forest."""
    names = ["Blue Jay", "Barred Owl", "Pine Siskin", "Red Crossbill", "Carolina Wren"]
    names += ["Spotted Owl", "Cooper's Hawk", "Juniper Titmouse"]
    mats = [{"forest": [names.pop() for _ in range(count)]} for count in counts]
    position = table(
        *mats,
        settings={"goals": board},
        round=4,
        goals=["eggs-in-grassland", "eggs-in-bowl", "total-birds", "birds-in-forest"],
        goal_points=[[0] * len(counts)] * 3,
        agenda=[{"step": "end-round", "seat": -1}],
    )
    found: list[int] = part(voliere.load(position), "goal_points")[-1]
    return found


def test_ruling_19_green_shares_places_and_skips_those_behind_a_tie() -> None:
    assert scored([2, 2, 1], "green") == [5, 5, 3]
    assert scored([2, 1, 1, 0], "green") == [7, 3, 3, 0]
    assert scored([2, 2, 2, 1], "green") == [4, 4, 4, 0]


def test_ruling_19_a_count_of_zero_takes_no_place() -> None:
    assert scored([0, 0, 1], "green") == [0, 0, 7]


def test_ruling_19_blue_gives_one_for_each_and_five_at_most() -> None:
    assert scored([3, 1, 0], "blue") == [3, 1, 0]
    assert scored([5, 2], "blue") == [5, 2]


def test_ruling_20_sets_are_the_smallest_egg_count_of_the_three_habitats() -> None:
    mat = {
        "forest": [bird("House Wren", eggs=2), bird("Blue Jay", eggs=1)],
        "grassland": [bird("Inca Dove", eggs=2)],
        "wetland": [bird("King Rail", eggs=5)],
    }
    goal = "sets-of-eggs-in-forest-grassland-wetland"
    goals = [goal, "eggs-in-forest", "eggs-in-grassland", "eggs-in-wetland"]
    assert voliere.load(table(mat, goals=goals)).view(0)["standings"][goal] == [2, 0]


def test_ruling_21_empty_decks_are_made_of_the_discards() -> None:
    position = table(deck=[], discards=["Osprey"])
    assert hand(after(position, "draw-cards", "draw")) == ["Osprey"]
    position = table(
        hands=[["Spotted Owl"], []],
        food=[{"rodent": 2}, {}],
        bonus_deck=[],
        bonus_discards=["Falconer", "Forester"],
    )
    game = after(position, "play spotted-owl forest", "use")
    assert part(game, "drawn", 0) == ["Falconer", "Forester"]


def test_ruling_22_points_then_unused_food_then_shared() -> None:
    for stock, winners in (([{"seed": 1}, {}], [0]), ([{"seed": 1}, {"fish": 1}], [0, 1])):
        position = table(food=stock, round=4, goal_points=[[0, 0]] * 3, turns_left=[0, 1], turn=1)
        assert after(position, "lay-eggs").winners() == winners


def test_ruling_23_the_automa_gains_nothing_and_loses_every_comparison() -> None:
    mat = {"wetland": ["King Rail", "American Bittern"]}
    position = table(mat, seats=1, automa={"bonus": "Falconer"}, automa_deck=["action_1"])
    game = after(position, "draw-cards", "decline", "draw")
    assert hand(game) == [DECK[-1]]
    assert part(game, "automa") == {
        "bonus": "Falconer",
        "eggs": 1,
        "birds": [],
        "cubes": 0,
        "shown": ["action_1"],
    }


def test_ruling_24_the_horned_lark_counts_for_the_bird_counter() -> None:
    game = voliere.load(table({"grassland": ["Horned Lark"]}, bonus=[["Bird Counter"], []]))
    assert game.view(0)["scores"][0]["bonus"] == 2


def test_ruling_25_an_egg_limit_is_never_exceeded_and_the_rest_is_lost() -> None:
    mat = {"forest": [bird("California Condor")]}
    game = after(table(mat), "lay-eggs", "egg forest 1")
    assert eggs(game) == {"forest 1": 1}
    assert asked(game) == NEXT, "the second egg finds no room"
