"""A question out of turn says why it is asked: whose bird gives, or whom one's own bird answers."""

import pytest

import voliere
from tests.games.wingspan.mats import Mat, activated, alone, bird, played
from voliere.terminal.sentences import question


def asked(game: voliere.Game, language: str = "en") -> str:
    """The question as its reader hears it."""
    assert game.decision is not None
    return question(game, game.decision, language)


def test_a_gift_names_the_bird_and_its_owner() -> None:
    mats = ({"wetland": [bird("Wilson's Snipe")]}, {"forest": [bird("Wild Turkey")]})
    game = voliere.load(activated("wetland", *mats, tray=["Anhinga"]))
    game.choose("use")
    assert game.seat == 1
    assert asked(game) == "Seat 0 uses Wilson's Snipe. Draw the top card of the deck?"
    again = voliere.load(game.position())
    assert asked(again, "fr").startswith("Siège 0 utilise Bécassine de Wilson. ")


def test_a_giver_must_lie_on_a_mat() -> None:
    gift = {"step": "act", "seat": 1, "effect": "draw deck", "giver": "Osprey"}
    position = activated("wetland", {"wetland": [bird("Wilson's Snipe")]})
    position["agenda"].append(gift)
    with pytest.raises(voliere.Refusal, match="Osprey gives nothing: it lies on no mat"):
        voliere.load(position)


def test_a_pink_power_says_whom_it_answers() -> None:
    mats: tuple[Mat, ...] = ({}, {"grassland": [bird("Eastern Kingbird")]})
    game = voliere.load(played("Wild Turkey", "forest", *mats, tray=["Anhinga"]))
    assert game.seat == 1
    assert asked(game).startswith("Your Eastern Kingbird answers Seat 0. ")


def test_in_ones_own_turn_nothing_is_explained() -> None:
    mats: tuple[Mat, ...] = ({"wetland": [bird("Wilson's Snipe")]}, {})
    game = voliere.load(activated("wetland", *mats, tray=["Anhinga"]))
    assert game.decision is not None
    assert "because" not in game.decision.data


def test_the_automa_is_answered_by_name() -> None:
    pink = {"step": "act", "seat": 0, "effect": "gain 1 invertebrate", "place": "grassland 1"}
    position = alone(activated("grassland", {"grassland": [bird("Eastern Kingbird")]}))
    position["agenda"] = [{"step": "end-automa", "seat": 0}, {**pink, "opens": True}]
    assert asked(voliere.load(position)).startswith("Your Eastern Kingbird answers the Automa. ")


def test_a_payment_names_the_cost() -> None:
    position = played("Willet", "wetland", {}, food=[{"invertebrate": 1, "fish": 1}, {}])
    position["agenda"].append({"step": "pay-food", "seat": 0, "bird": "Willet"})
    game = voliere.load(position)
    assert asked(game) == "How do you pay for Willet? It costs 1 invertebrate or 1 fish."
