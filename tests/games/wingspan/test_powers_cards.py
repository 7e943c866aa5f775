"""Powers that draw: from deck and tray, with a card due at the end of the turn, bonus cards."""

import pytest

import voliere
from tests.games.wingspan.mats import (
    DECK,
    NEXT,
    TRAY,
    activated,
    asked,
    bird,
    cannot,
    declines,
    eggs,
    hand,
    part,
    played,
    uses,
)
from tests.scenario import after, options, told

SWIFT_START = {"swift_start": True}
NO_CARDS: dict[str, list[str]] = {"deck": [], "tray": []}
OFFERED = ["draw", "take wild-turkey", "take trumpeter-swan", "take hooded-warbler", "decline"]
"""The deck, the three cards of the tray, or none."""


# Draw without a price.


@uses("Mallard")
def test_the_mallard_draws_from_the_deck_or_the_tray() -> None:
    position = activated("wetland", {"wetland": ["Mallard"]})
    assert options(voliere.load(position)) == OFFERED
    assert hand(after(position, "draw")) == ["Prothonotary Warbler"]
    game = after(position, "take trumpeter-swan")
    assert hand(game) == ["Trumpeter Swan"]
    assert part(game, "tray") == ["Wild Turkey", "Hooded Warbler", "Prothonotary Warbler"]
    assert asked(game) == NEXT


@declines("Mallard")
def test_the_mallard_may_draw_nothing() -> None:
    game = after(activated("wetland", {"wetland": ["Mallard"]}), "decline")
    assert hand(game) == []
    assert asked(game) == NEXT


@cannot("Mallard", "Black Tern", "Common Yellowthroat")
@pytest.mark.parametrize("name", ["Mallard", "Black Tern", "Common Yellowthroat"])
def test_without_any_card_nothing_is_drawn(name: str) -> None:
    position = activated("wetland", {"wetland": [name]}, **NO_CARDS, hands=[["Osprey"], []])
    game = voliere.load(position)
    assert asked(game) == NEXT
    assert hand(game) == ["Osprey"], "and nothing is due"


def test_the_last_card_of_the_tray_can_be_drawn_when_the_deck_is_empty() -> None:
    position = activated("wetland", {"wetland": ["Mallard"]}, deck=[], tray=["Osprey"])
    assert options(voliere.load(position)) == ["take osprey", "decline"]


def test_an_empty_deck_is_the_shuffled_discards() -> None:
    position = activated("wetland", {"wetland": ["Mallard"]}, deck=[], discards=["Osprey"])
    game = after(position, "draw")
    assert hand(game) == ["Osprey"]
    assert part(game, "discards") == []
    assert told(game, "shuffled") == [{"n": 1}]


STILTS = {"Black-Necked Stilt": "wetland", "Carolina Wren": "forest"}


@uses(*STILTS)
@pytest.mark.parametrize("name", STILTS)
def test_draws_two_when_played(name: str) -> None:
    game = after(played(name, STILTS[name]), "draw", "take wild-turkey")
    assert hand(game) == ["Prothonotary Warbler", "Wild Turkey"]
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", STILTS)
def test_the_tray_is_not_refilled_between_two_draws(name: str) -> None:
    game = after(played(name, STILTS[name]), "take wild-turkey")
    assert options(game) == ["draw", "take trumpeter-swan", "take hooded-warbler", "decline"]
    assert len(part(game, "tray")) == 2
    game.choose("draw")
    assert len(part(game, "tray")) == 3


@declines(*STILTS)
@pytest.mark.parametrize("name", STILTS)
def test_may_draw_one_or_none(name: str) -> None:
    assert hand(after(played(name, STILTS[name]), "decline")) == []
    game = after(played(name, STILTS[name]), "draw", "decline")
    assert hand(game) == ["Prothonotary Warbler"]
    assert asked(game) == NEXT


@cannot(*STILTS)
@pytest.mark.parametrize("name", STILTS)
def test_draws_what_there_is(name: str) -> None:
    assert asked(voliere.load(played(name, STILTS[name], **NO_CARDS))) == NEXT
    game = after(played(name, STILTS[name], deck=["Osprey"], tray=[]), "draw")
    assert hand(game) == ["Osprey"]
    assert asked(game) == NEXT


@uses("Brant")
def test_the_brant_draws_the_tray() -> None:
    position = played("Brant", "wetland", settings=SWIFT_START)
    assert "draw" not in options(voliere.load(position)), "nothing from the deck"
    game = after(position, "take hooded-warbler", "take wild-turkey", "take trumpeter-swan")
    assert hand(game) == sorted(TRAY)
    assert sorted(part(game, "tray")) == sorted(DECK), "refilled at the end of the turn"
    assert asked(game) == NEXT


@declines("Brant")
def test_the_brant_may_leave_cards_in_the_tray() -> None:
    position = played("Brant", "wetland", settings=SWIFT_START)
    assert hand(after(position, "decline")) == []
    game = after(position, "take hooded-warbler", "decline")
    assert hand(game) == ["Hooded Warbler"]
    assert part(game, "tray") == ["Wild Turkey", "Trumpeter Swan", "Prothonotary Warbler"]


@cannot("Brant")
def test_the_brant_finds_nothing_in_an_empty_tray() -> None:
    position = played("Brant", "wetland", settings=SWIFT_START, tray=[])
    assert asked(voliere.load(position)) == NEXT


# Draw, and discard at the end of the turn.

TERNS = ["Black Tern", "Clark's Grebe", "Forster's Tern"]
DUCKS = [
    "Common Yellowthroat",
    "Pied-Billed Grebe",
    "Red-Breasted Merganser",
    "Ruddy Duck",
    "Wood Duck",
]


@uses(*TERNS)
@pytest.mark.parametrize("name", TERNS)
def test_draws_one_and_discards_one_at_the_end_of_the_turn(name: str) -> None:
    position = activated("wetland", {"wetland": [name]}, hands=[["Osprey"], []])
    game = after(position, "draw")
    assert asked(game) == (0, "discard")
    assert sorted(options(game)) == ["discard osprey", "discard prothonotary-warbler"]
    game.choose("discard osprey")
    assert hand(game) == ["Prothonotary Warbler"]
    assert part(game, "discards") == ["Osprey"]
    assert asked(game) == NEXT


@uses(*DUCKS)
@pytest.mark.parametrize("name", DUCKS)
def test_draws_two_and_discards_one_at_the_end_of_the_turn(name: str) -> None:
    position = activated("wetland", {"wetland": [name]}, settings=SWIFT_START)
    game = after(position, "draw", "draw")
    assert asked(game) == (0, "discard")
    game.choose("discard prothonotary-warbler")
    assert hand(game) == ["Blue-Winged Warbler"]
    assert part(game, "discards") == ["Prothonotary Warbler"]
    assert asked(game) == NEXT


@pytest.mark.parametrize("name", DUCKS)
def test_who_draws_only_one_of_two_discards_one_all_the_same(name: str) -> None:
    position = activated("wetland", {"wetland": [name]}, settings=SWIFT_START)
    game = after(position, "take wild-turkey", "decline")
    assert options(game) == ["discard wild-turkey"]
    game.choose("discard wild-turkey")
    assert hand(game) == []


@declines(*TERNS, *DUCKS)
@pytest.mark.parametrize("name", TERNS + DUCKS)
def test_who_draws_nothing_discards_nothing(name: str) -> None:
    position = activated(
        "wetland", {"wetland": [name]}, settings=SWIFT_START, hands=[["Osprey"], []]
    )
    game = after(position, "decline")
    assert hand(game) == ["Osprey"]
    assert asked(game) == NEXT


def test_the_discard_waits_for_the_whole_row() -> None:
    row = ["Mallard", "Black Tern"]
    game = after(activated("wetland", {"wetland": row}), "draw", "draw")
    assert sorted(options(game)) == ["discard blue-winged-warbler", "discard prothonotary-warbler"]


def test_each_use_makes_a_card_due() -> None:
    row = ["Black Tern", "Ruddy Duck"]
    position = activated("wetland", {"wetland": row})
    game = after(position, "take wild-turkey", "take trumpeter-swan", "take hooded-warbler")
    for name in ("wild-turkey", "hooded-warbler"):
        assert asked(game) == (0, "discard")
        game.choose(f"discard {name}")
    assert hand(game) == ["Trumpeter Swan"]
    assert asked(game) == NEXT


def test_with_an_empty_hand_at_the_end_nothing_is_discarded() -> None:
    row = ["Barn Swallow", "Black Tern"]
    position = activated("wetland", {"wetland": row})
    game = after(position, "draw", "tuck prothonotary-warbler", "decline")
    assert hand(game) == []
    assert asked(game) == NEXT


def test_the_due_card_may_be_the_one_just_drawn_or_an_old_one() -> None:
    position = activated("wetland", {"wetland": ["Black Tern"]}, hands=[["Osprey"], ["Anhinga"]])
    game = after(position, "take wild-turkey")
    assert sorted(options(game)) == ["discard osprey", "discard wild-turkey"]


# An egg for two cards.

GULLS = ["Franklin's Gull", "Killdeer"]


@uses(*GULLS)
@pytest.mark.parametrize("name", GULLS)
def test_gives_an_egg_for_two_cards(name: str) -> None:
    mat = {"forest": [bird("Northern Cardinal", eggs=1)], "wetland": [bird(name, eggs=2)]}
    position = activated("wetland", mat)
    assert options(voliere.load(position)) == [
        "remove-egg forest 1",
        "remove-egg wetland 1",
        "decline",
    ]
    game = after(position, "remove-egg wetland 1", "draw", "take wild-turkey")
    assert eggs(game) == {"forest 1": 1, "wetland 1": 1}
    assert hand(game) == ["Prothonotary Warbler", "Wild Turkey"]
    assert asked(game) == NEXT


@declines(*GULLS)
@pytest.mark.parametrize("name", GULLS)
def test_may_keep_the_egg_and_draw_nothing(name: str) -> None:
    game = after(activated("wetland", {"wetland": [bird(name, eggs=1)]}), "decline")
    assert eggs(game) == {"wetland 1": 1}
    assert hand(game) == []
    assert asked(game) == NEXT


@cannot(*GULLS)
@pytest.mark.parametrize("name", GULLS)
def test_without_an_egg_no_cards(name: str) -> None:
    others = {"forest": [bird("Northern Cardinal", eggs=2)]}
    assert asked(voliere.load(activated("wetland", {"wetland": [name]}, others))) == NEXT


@pytest.mark.parametrize("name", GULLS)
def test_without_a_card_no_egg_is_given(name: str) -> None:
    mat = {"wetland": [bird(name, eggs=1)]}
    assert asked(voliere.load(activated("wetland", mat, **NO_CARDS))) == NEXT
