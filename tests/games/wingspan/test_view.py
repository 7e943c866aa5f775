"""Who sees what: hands, bonus cards, decks, tucked cards, and what lies open for all."""

import json
from typing import Any

import pytest

import voliere
from tests.games.wingspan.mats import DECK, TRAY, activated, bird, part, played, table
from tests.scenario import after
from voliere import Game


def seen(game: Game, name: str) -> list[Any]:
    """A part as seat 0, seat 1 and a spectator see it."""
    return [game.view(viewer)[name] for viewer in (0, 1, None)]


def test_a_hand_is_its_owners_the_others_see_how_many() -> None:
    game = voliere.load(table(hands=[["Mallard", "Osprey"], ["Anhinga"]]))
    assert seen(game, "hands") == [
        [["Mallard", "Osprey"], [None]],
        [[None, None], ["Anhinga"]],
        [[None, None], [None]],
    ]


def test_open_hands_are_seen_by_all() -> None:
    game = voliere.load(table(hands=[["Mallard"], ["Anhinga"]], settings={"hands": "open"}))
    assert seen(game, "hands") == [[["Mallard"], ["Anhinga"]]] * 3
    game.choose("draw-cards")
    game.choose("draw")
    assert DECK[-1] in game.view(1)["hands"][0]


def test_a_card_taken_from_the_tray_stays_known_in_the_hand() -> None:
    game = after(table(hands=[["Mallard"], []]), "draw-cards", "take wild-turkey")
    assert sorted(map(str, game.view(1)["hands"][0])) == ["None", "Wild Turkey"]


def test_a_card_drawn_from_the_deck_is_told_to_its_owner_only() -> None:
    game = after(table(), "draw-cards", "draw")
    drew = [[e.data for e in game.log(viewer) if e.kind == "drew"] for viewer in (0, 1, None)]
    assert drew == [[{"bird": DECK[-1]}], [{"bird": None}], [{"bird": None}]]


@pytest.mark.parametrize("name", ["deck", "bonus_deck"])
def test_of_a_deck_everybody_sees_only_how_many(name: str) -> None:
    game = voliere.load(table())
    assert seen(game, name) == [len(part(game, name))] * 3


def test_bonus_cards_are_hidden_until_the_end() -> None:
    position = table(bonus=[["Falconer"], ["Forester"]], round=4, goal_points=[[0, 0]] * 3)
    game = voliere.load({**position, "turns_left": [1, 0], "bonus_deck": ["Historian"]})
    assert seen(game, "bonus") == [
        [["Falconer"], [None]],
        [[None], ["Forester"]],
        [[None], [None]],
    ]
    game.choose("lay-eggs")
    assert seen(game, "bonus") == [[["Falconer"], ["Forester"]]] * 3


def test_bonus_cards_stay_hidden_when_hands_are_open() -> None:
    game = voliere.load(table(bonus=[["Falconer"], []], settings={"hands": "open"}))
    assert game.view(1)["bonus"] == [[None], []]


def test_bonus_cards_to_choose_from_are_their_owners() -> None:
    game = after(played("Spotted Owl", "forest", {}), "use")
    drawn = ["Historian", "Photographer"]
    assert seen(game, "drawn") == [[drawn, []], [[None, None], []], [[None, None], []]]


# Tucked cards.


def test_a_card_tucked_from_the_hand_is_known_to_its_owner() -> None:
    position = activated(
        "wetland", {"wetland": ["American Coot"]}, hands=[["Osprey", "Willet"], []]
    )
    game = after(position, "tuck osprey")
    assert seen(game, "tucked") == [[["Osprey"], []], [[None], []], [[None], []]]
    assert game.view(1)["boards"][0]["wetland"] == [bird("American Coot", tucked=1)]


def test_a_card_tucked_from_the_deck_is_known_to_nobody() -> None:
    position = activated("wetland", {"wetland": ["Canada Goose"]}, food=[{"seed": 1}, {}])
    game = after(position, "use")
    assert seen(game, "tucked") == [[[None, None], []]] * 3


def test_a_card_that_was_hunted_is_known_to_all() -> None:
    position = activated("forest", {"forest": ["Barred Owl"]}, deck=[*DECK, "Bushtit"])
    assert seen(after(position, "use"), "tucked") == [[["Bushtit"], []]] * 3


# What is public.


@pytest.mark.parametrize(
    "name",
    ["boards", "food", "feeder", "tray", "discards", "goals", "goal_points", "turns_left"]
    + ["first", "round", "turn", "pinks_used", "standings", "dice_out"],
)
def test_what_lies_open_is_the_same_for_all(name: str) -> None:
    mat = {"forest": [bird("Blue Jay", eggs=1, cached=2)]}
    game = voliere.load(table(mat, food=[{"seed": 2}, {"fish": 1}], discards=["Osprey"]))
    views = seen(game, name)
    assert views[0] == views[1] == views[2]
    if name in game.position():
        assert views[0] == part(game, name)


def test_a_payment_and_a_bird_played_are_seen() -> None:
    position = table(hands=[["Mallard"], []], food=[{"seed": 1}, {}])
    game = after(position, "play mallard wetland")
    told = {event.kind: event.data for event in game.log(1)}
    assert told["spent"] == {"foods": ["seed"]}
    assert told["played"] == {"bird": "Mallard", "habitat": "wetland", "column": 1}


# Secrets of the set-up.


def test_nobody_sees_what_the_others_are_dealt_or_keep() -> None:
    game = voliere.new("wingspan", seats=2, seed=6)
    hand, drawn = part(game, "hands", 0), part(game, "drawn", 0)
    assert game.view(1)["hands"][0] == [None] * 5
    for choice in (0, 0, 1, 1, 1, 1):
        game.choose(game.actions()[choice], 0)
    for viewer in (1, None):
        text = json.dumps([game.view(viewer), [event.as_json() for event in game.log(viewer)]])
        assert not [name for name in [*hand, *drawn] if f'"{name}"' in text]
    assert game.record_of(1).choices == ["0:?"] * 6
    assert game.record_of(0).choices != ["0:?"] * 6


def test_the_choice_of_a_bonus_card_is_hidden_in_the_record() -> None:
    game = after(played("Spotted Owl", "forest", {}), "use", "bonus historian")
    assert game.record_of(0).choices == ["0:use", "0:bonus historian"]
    assert game.record_of(1).choices == ["0:use", "0:?"]


def test_an_imagined_game_keeps_what_the_seat_knows() -> None:
    game = after(table(hands=[["Mallard"], ["Anhinga"]]), "draw-cards", "take wild-turkey")
    for seed in range(10):
        hands = game.imagine(1, seed).position()["hands"]
        assert hands[1] == ["Anhinga"]
        assert "Wild Turkey" in hands[0]
        assert len(hands[0]) == 2


def test_the_tray_is_seen_but_not_what_comes_next() -> None:
    game = voliere.load(table())
    for viewer in (0, 1, None):
        text = json.dumps(game.view(viewer))
        assert all(name in text for name in TRAY)
        assert not any(name in text for name in DECK)
