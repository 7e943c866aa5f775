"""What each seat and a spectator see, and what they do not."""

import json
from typing import Any

import pytest

import voliere
from tests.games.wyrmspan.mats import mat, name, on, table
from tests.scenario import after
from voliere import Game
from voliere.terminal.sentences import happened

VIEWERS = [0, 1, None]


def seen(game: Game, part: str) -> list[Any]:
    """A part as seat 0, seat 1 and a spectator see it."""
    return [game.view(viewer)[part] for viewer in VIEWERS]


def test_a_hand_is_seen_by_its_owner() -> None:
    game = after(table(mat(), mat(), hand=[56, 57], caves=[12]))
    hidden: list[Any] = [[None, None], []]
    assert seen(game, "dragon_hands") == [[[name(56), name(57)], []], hidden, hidden]
    assert seen(game, "cave_hands") == [[["cave-12"], []], [[None], []], [[None], []]]


def test_a_deck_is_seen_by_nobody() -> None:
    game = after(table(mat(), mat()))
    assert seen(game, "dragon_deck") == [183, 183, 183]
    assert seen(game, "cave_deck") == [75, 75, 75]


def test_a_card_taken_face_up_stays_known() -> None:
    position = table(mat(), mat(), hand=[57], display=[56])
    game = after(position, "explore golden", f"take {name(56)}")
    assert sorted(game.view(0)["dragon_hands"][0]) == sorted([name(56), name(57)])
    for viewer in (1, None):
        hand = game.view(viewer)["dragon_hands"][0]
        assert sorted(hand, key=str) == sorted([name(56), None], key=str)


def test_open_hands_are_seen_by_all() -> None:
    position = table(mat(), mat(), hand=[56], deck=[57], settings={"hands": "open"})
    game = after(position, "explore golden", "draw dragon")
    for viewer in VIEWERS:
        assert sorted(game.view(viewer)["dragon_hands"][0]) == sorted([name(56), name(57)])
        assert game.imagine(viewer, 5).view(0)["dragon_hands"] == game.view(0)["dragon_hands"]


def test_open_hands_are_opened_when_all_have_chosen() -> None:
    game = voliere.new("wyrmspan", seats=2, seed=1, hands="open")
    assert game.view(1)["dragon_hands"][0] == [None] * 3
    while game.decision is not None and game.decision.topic != "turn":
        assert None in game.view(1)["dragon_hands"][0] + game.view(1)["cave_hands"][0]
        game.choose(game.decision.options[0])
    assert None not in game.view(1)["dragon_hands"][0] + game.view(1)["cave_hands"][0]


def test_a_card_drawn_is_seen_by_its_owner() -> None:
    game = after(table(mat(), mat(), deck=[56]), "explore golden", "draw dragon")
    assert game.view(0)["dragon_hands"][0] == [name(56)]
    assert game.view(1)["dragon_hands"][0] == [None]
    assert [event.data["card"] for event in game.log(0) if event.kind == "drew"] == [name(56)]
    assert [event.data["card"] for event in game.log(1) if event.kind == "drew"] == [None]


def test_a_tucked_card_is_seen_by_its_owner() -> None:
    # The malcontent venomous wyrm tucks a card of the hand.
    position = table(mat(golden=[84]), mat(), hand=[56])
    game = after(position, "explore golden", "decline", f"tuck {name(56)}")
    assert game.view(0)["tucked"][0] == [name(56)]
    for viewer in (1, None):
        assert game.view(viewer)["tucked"][0] == [None]
        assert game.view(viewer)["mats"][0]["golden"]["dragons"][0]["tucked"] == 1


def test_a_dragon_that_was_covered_stays_known() -> None:
    position = table(mat(golden=[40], amethyst=[43]), mat(), hand=[119], caves=[12])
    position["guild"] = {"tile": "highlands", "steps": [5, 0]}
    choices = ["explore golden", "decline", "use", "mark line-2", "discard cave-12"]
    game = after(position, *choices, f"play {name(119)} amethyst")
    assert seen(game, "tucked") == [[[name(43)], []]] * 3


def test_cards_drawn_in_the_middle_of_an_effect_are_seen_by_their_owner() -> None:
    # The great horned wyvern draws a card, which may be tucked.
    game = after(table(mat(crimson=[148]), mat(), deck=[56]), "explore crimson", "decline", "use")
    assert seen(game, "drawn") == [[[name(56)], []], [[None], []], [[None], []]]


def test_options_are_shown_to_the_seat_that_is_asked() -> None:
    game = after(table(mat(), mat(), hand=[98]))
    views = [game.view(viewer)["decision"] for viewer in VIEWERS]
    assert ["options" in view for view in views] == [True, False, False]
    assert [view["topic"] for view in views] == ["turn"] * 3


def test_the_set_up_of_others_is_not_seen() -> None:
    game = voliere.new("wyrmspan", seats=2, seed=1, first=0)
    cards = game.position()["dragon_hands"][0][:2]
    for choice in (*[f"set-aside {card}" for card in cards], "start-with milk+milk+milk"):
        game.choose(choice, 0)
    for viewer in (1, None):
        told = json.dumps([game.view(viewer), [e.as_json() for e in game.log(viewer)]])
        assert not [card for card in cards if card in told]
        assert "milk" not in json.dumps(game.view(viewer)["picks"])
    assert game.record_of(1).choices == ["0:?"] * 3
    assert game.record_of(0).choices[2] == "0:start-with milk+milk+milk"


def test_the_next_card_of_the_automa_is_not_seen() -> None:
    game = voliere.new("wyrmspan", seats=1, seed=1)
    assert [game.view(viewer)["automa_deck"] for viewer in (0, None)] == [8, 8]


@pytest.mark.parametrize(
    "part",
    ["mats", "coins", "resources", "passed", "guild", "objectives", "places", "dragon_display"],
)
def test_the_table_is_seen_by_everybody(part: str) -> None:
    written = mat(crimson=[on(56, eggs=1, cached={"milk": 1})])
    game = after(table(written, mat(), resources={"gold": 2}, display=[57]))
    assert seen(game, part) == [game.position()[part]] * 3


def test_no_view_tells_who_knows_what() -> None:
    view = after(table(mat(), mat())).view(0)
    assert not [part for part in view if part.endswith("_known") or part == "chance"]


@pytest.mark.parametrize(
    ("choices", "undoable"),
    [
        (["explore golden"], 1),
        (["explore golden", "take hoarding-flyer"], 0),  # the display is filled: new cards
        (["explore golden", "draw dragon"], 0),
        (["excavate cave-67 golden"], 1),
        (["excavate cave-67 golden", "at crimson-1"], 0),  # a card of the deck is tucked
        (["explore crimson", "gain meat"], 2),
    ],
)
def test_what_showed_something_new_is_not_taken_back(choices: list[str], undoable: int) -> None:
    position = table(mat(crimson=[on(40)]), mat(), caves=[67], display=[56, 57, 60], deck=[62, 64])
    position["cave_display"] = [1, 2, 3]
    assert after(position, *choices).undoable(0) == undoable


def test_the_standing_in_the_guild_is_told_as_markers_and_steps() -> None:
    sides = ["guild", "eggs", "cheap", "small"]
    marked = {"tile": "plains", "steps": [7, 3], "squares": {"points-6": [0]}}
    position = table(mat(), mat(), objectives=sides, guild=marked)
    assert after(position).view(None)["standings"][0] == [[1, 7], [0, 3]]
    game = after(position, "pass", "pass")
    (placed,) = [event for event in game.events if event.kind == "placed"]
    assert placed.data["counts"] == [[1, 7], [0, 3]]
    assert "1 marker, 7 steps" in happened(game, placed, "en", 0)
    assert "1 marqueur, 7 pas" in happened(game, placed, "fr", 0)


def test_what_the_counts_would_be_worth_and_the_places_are() -> None:
    position = table(
        mat(crimson=[98]), mat(golden=[1]), objectives=["cheap", "eggs", "small", "shy"]
    )
    view = after(position | {"round": 2, "places": [[1, 2]]}).view(None)
    assert view["place_points"] == [[4, 1, 0], [5, 2, 1], [6, 3, 2], [7, 4, 3]]
    for number, counts in enumerate(view["standings"]):
        worth = view["standing_points"][number]
        first, second, _ = view["place_points"][number]
        for count, other, points in zip(counts, counts[::-1], worth, strict=True):
            assert points == (0 if not count else first if count >= other else second)


def test_the_guild_and_its_track_are_shown_as_data() -> None:
    view = after(table(mat(), mat(), mat(), guild={"tile": "plains", "steps": [0, 13, 6]})).view(
        None
    )
    assert view["track"] == [0, 1, 6]
    gives = [space["gives"] for space in view["guild_track"]]
    assert gives[:7] == [None, "egg", "meat", "card", "cave", "crystal", None]
    assert gives[7:] == ["egg", "gold", "card", "coin", "milk"]
    lines = {"line-1": 3, "line-2": 2, "line-3": 2, "line-4": 2}
    assert view["guild_room"] == {**lines, "points-6": 1, "points-3": 1, "points-1": None}


def test_what_walks_and_excavations_cost_is_shown() -> None:
    crimson = {"excavated": 4, "explored": 3}
    written = {**mat(), "crimson": crimson, "golden": {"excavated": 2, "explored": 1}}
    costs = after(table(written, mat())).view(None)["caves"][0]
    assert costs == {
        "crimson": {"explore_eggs": None, "excavate_eggs": None},
        "golden": {"explore_eggs": 1, "excavate_eggs": 1},
        "amethyst": {"explore_eggs": 0, "excavate_eggs": 0},
    }
