"""Bird cards and bonus cards: draws one at a time, the tray, the decks and their reshuffles."""

import pytest

import voliere
from tests.games.wingspan.mats import (
    DECK,
    NEXT,
    TRAY,
    activated,
    asked,
    hand,
    part,
    played,
    table,
)
from tests.scenario import after, options, told

THREE = {"wetland": ["King Rail", "Roseate Spoonbill", "Whooping Crane", "Wood Stork"]}


def test_a_draw_offers_the_deck_and_the_tray() -> None:
    game = after(table(), "draw-cards")
    assert options(game) == [
        "draw",
        "take wild-turkey",
        "take trumpeter-swan",
        "take hooded-warbler",
        "decline",
    ]


def test_the_deck_gives_its_top_card() -> None:
    assert hand(after(table(), "draw-cards", "draw")) == [DECK[-1]]


def test_each_card_is_seen_before_the_next_is_chosen() -> None:
    game = after(table(THREE), "draw-cards", "draw")
    assert hand(game) == [DECK[-1]]
    assert game.view(0)["hands"][0] == [DECK[-1]]
    assert asked(game) == (0, "draw")
    game.choose("take wild-turkey")
    game.choose("draw")
    assert hand(game) == sorted([DECK[-1], "Wild Turkey", DECK[-2]])


def test_a_card_taken_from_the_tray_is_replaced_at_the_end_of_the_turn_only() -> None:
    game = after(table(THREE), "draw-cards", "take wild-turkey")
    assert part(game, "tray") == TRAY[1:]
    assert "take wild-turkey" not in options(game)
    game.choose("draw")
    game.choose("decline")
    assert asked(game) == NEXT
    assert part(game, "tray") == [*TRAY[1:], DECK[-2]], "the deck's next card, after the draw"


def test_the_whole_tray_can_be_taken() -> None:
    game = after(table(THREE), "draw-cards", *[f"take {name}" for name in _slugs(TRAY)])
    assert hand(game) == sorted(TRAY)
    assert sorted(part(game, "tray")) == sorted(DECK)


def _slugs(names: list[str]) -> list[str]:
    return [name.lower().replace(" ", "-") for name in names]


def test_a_full_tray_stays_as_it_is_between_turns() -> None:
    assert part(after(table(), "lay-eggs"), "tray") == TRAY


# Reshuffles.


def test_an_empty_deck_is_made_of_the_discards() -> None:
    position = table(deck=[], discards=["Mallard", "Osprey"])
    game = after(position, "draw-cards", "draw")
    assert told(game, "shuffled") == [{"n": 2}]
    assert len(part(game, "deck")) == 1
    assert part(game, "discards") == []
    assert set(hand(game) + part(game, "deck")) == {"Mallard", "Osprey"}


def test_the_deck_is_shuffled_when_a_card_is_wanted_not_before() -> None:
    game = after(table(deck=["Osprey"], discards=["Mallard"]), "draw-cards", "draw")
    assert hand(game) == ["Osprey"]
    assert part(game, "deck") == []
    assert part(game, "discards") == ["Mallard"]


def test_the_tray_is_refilled_from_the_shuffled_discards() -> None:
    position = table(deck=[], discards=["Mallard", "Osprey"], tray=["Barn Owl"])
    game = after(position, "draw-cards", "take barn-owl")
    assert sorted(part(game, "tray")) == ["Mallard", "Osprey"]


def test_without_any_card_left_the_deck_is_not_offered() -> None:
    position = table(deck=[], discards=[], tray=["Barn Owl"])
    assert options(after(position, "draw-cards")) == ["take barn-owl", "decline"]


def test_without_any_card_at_all_nothing_is_drawn() -> None:
    game = after(table(deck=[], discards=[], tray=[]), "draw-cards")
    assert asked(game) == NEXT
    assert hand(game) == []


def test_a_card_discarded_in_a_trade_can_be_drawn_again() -> None:
    mat = {"forest": ["Spotted Owl"]}
    game = after(
        table(mat, deck=[], hands=[["Mallard"], []]), "gain-food", "die seed", "discard mallard"
    )
    game.choose("die fish")
    game.choose("draw-cards")
    assert options(game)[0] == "draw"
    game.choose("draw")
    assert hand(game, 1) == ["Mallard"]


# Bonus cards.


def test_of_two_bonus_cards_drawn_one_is_kept() -> None:
    game = after(played("Spotted Owl", "forest", {}), "use")
    assert options(game) == ["bonus historian", "bonus photographer"], "the top two"
    game.choose("bonus historian")
    assert part(game, "bonus") == [["Historian"], []]
    assert part(game, "bonus_discards") == ["Photographer"]
    assert part(game, "bonus_deck") == ["Anatomist", "Cartographer"]


@pytest.mark.parametrize("held", [["Anatomist"], []])
def test_an_empty_bonus_deck_is_made_of_the_discarded_bonus_cards(held: list[str]) -> None:
    discarded = ["Historian", "Falconer", "Forester"]
    position = played("Spotted Owl", "forest", {}, bonus_deck=held, bonus_discards=discarded)
    game = after(position, "use")
    drawn = part(game, "drawn", 0)
    assert len(drawn) == 2
    assert set(held) <= set(drawn)
    assert part(game, "bonus_discards") == []
    assert sorted(drawn + part(game, "bonus_deck")) == sorted(held + discarded)


def test_the_last_bonus_card_is_drawn_alone() -> None:
    position = played("Spotted Owl", "forest", {}, bonus_deck=["Historian"])
    game = after(position, "use")
    assert options(game) == ["bonus historian"]


def test_without_bonus_cards_nobody_is_asked() -> None:
    assert asked(voliere.load(played("Spotted Owl", "forest", {}, bonus_deck=[]))) == NEXT


# Hands and the duty to discard.


def test_there_is_no_limit_to_a_hand() -> None:
    cards = ["Mallard", "Osprey", "Barn Owl", "Bald Eagle", "Anhinga", "Willet", "Killdeer"]
    cards += ["Wilson's Snipe", "Snowy Egret", "Great Egret", "Canada Goose", "Purple Martin"]
    game = after(table(hands=[cards, []]), "draw-cards", "draw")
    assert len(hand(game)) == 13


def test_the_due_card_is_discarded_before_the_tray_is_refilled() -> None:
    position = activated("wetland", {"wetland": ["Black Tern"]}, hands=[["Mallard"], []])
    game = after(position, "take wild-turkey")
    assert asked(game) == (0, "discard")
    assert sorted(options(game)) == ["discard mallard", "discard wild-turkey"]
    assert part(game, "tray") == TRAY[1:]
    game.choose("discard mallard")
    assert part(game, "discards") == ["Mallard"]
    assert len(part(game, "tray")) == 3
