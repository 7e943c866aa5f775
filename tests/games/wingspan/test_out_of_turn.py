"""A question says why it is asked: which bird asks, whose bird gives, or whom the own answers."""

import pytest

import voliere
from tests.games.wingspan.mats import Mat, activated, alone, bird, played
from voliere.kernel.events import Event
from voliere.terminal.sentences import answer, happened, question


def asked(game: voliere.Game, language: str = "en") -> str:
    """The question as its reader hears it."""
    assert game.decision is not None
    return question(game, game.decision, language)


def test_a_gift_names_the_bird_and_its_owner() -> None:
    mats = ({"wetland": [bird("Wilson's Snipe")]}, {"forest": [bird("Wild Turkey")]})
    game = voliere.load(activated("wetland", *mats, tray=["Anhinga"]))
    game.choose("use")
    assert game.seat == 1
    assert asked(game) == "Seat 1 uses Wilson's Snipe. Draw the top card of the deck?"
    again = voliere.load(game.position())
    assert asked(again, "fr").startswith("Siège 1 utilise Bécassine de Wilson. ")


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
    assert asked(game).startswith("Your Eastern Kingbird answers Seat 1. ")


def test_in_ones_own_turn_the_bird_is_named() -> None:
    game = voliere.load(activated("wetland", {"wetland": ["Mallard"]}, tray=["Anhinga"]))
    assert asked(game) == "You use Mallard. Which card do you draw?"
    assert asked(game, "fr").startswith("Vous utilisez Canard colvert. ")


def test_a_bird_that_the_question_names_is_not_named_twice() -> None:
    game = voliere.load(activated("wetland", {"wetland": ["Northern Harrier"]}))
    assert asked(game).startswith("Northern Harrier: hunt for a bird ")


def test_an_egg_is_given_up_for_something_that_is_said() -> None:
    mat: Mat = {"wetland": [bird("Killdeer", eggs=1)]}
    game = voliere.load(activated("wetland", mat, tray=["Anhinga"]))
    assert asked(game) == "You use Killdeer. Discard an egg for 2 cards? From which bird?"
    assert game.decision is not None
    told = answer(game, game.decision.options[0], "en")
    assert told == "Egg from Killdeer (wetland, space 1)"


def test_the_place_of_an_egg_names_the_bird_there() -> None:
    game = voliere.load(activated("grassland", {"grassland": [bird("Chipping Sparrow")]}))
    assert game.decision is not None
    first, *_ = game.decision.options
    assert (first.text, first.data["on"]) == ("egg grassland 1", "Chipping Sparrow")
    assert answer(game, first, "fr") == "Œuf sur Bruant familier (prairie, case 1)"


@pytest.mark.parametrize(
    ("dice", "told"),
    [(["rodent"], "(dice: rodent) and catches something."), (["fish"], "and catches nothing.")],
)
def test_the_log_says_whether_a_hunt_succeeded(dice: list[str], told: str) -> None:
    data = {"bird": "Barn Owl", "dice": dice, "success": dice == ["rodent"]}
    game = voliere.new("wingspan", seats=2)
    sentence = happened(game, Event(0, "rolled-for", 1, data), "en", 0)
    assert sentence.startswith("Seat 2 hunts with Barn Owl")
    assert sentence.endswith(told)


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
