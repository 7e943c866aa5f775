"""The display and the decks: gaining, drawing, filling again."""

from tests.games.wyrmspan.mats import caves, entice, hand, mat, name, table, take
from tests.scenario import after, options, told


def test_a_card_is_gained_from_the_display_or_the_deck() -> None:
    position = table(mat(), display=[56, 57, 60], deck=[62])
    game = after(position, "explore golden")
    assert options(game) == [take(56), take(57), take(60), "draw dragon", "decline"]
    assert hand(after(position, "explore golden", take(57))) == {57}
    assert hand(after(position, "explore golden", "draw dragon")) == {62}


def test_an_empty_space_waits_for_the_end_of_the_turn() -> None:
    # The clairvoyant feydragon gains two dragon cards; each opponent draws one.
    position = table(mat(), display=[56, 58, 60], deck=[62, 64, 66])
    game = entice(position, 165, "golden", take(58))
    assert game.position()["dragon_display"] == [name(56), None, name(60)]
    assert options(game) == [take(56), take(60), "draw dragon", "decline"]
    game.choose(take(56))
    assert game.position()["dragon_display"] == [None, None, name(60)]
    game.choose("use")
    assert hand(game, 1) == {62}, "the opponent draws"
    assert game.position()["dragon_display"] == [name(64), name(66), name(60)]


def test_the_display_is_filled_after_every_turn() -> None:
    position = table(mat(), cave_display=[12, 13, 14], cave_deck=[44])
    game = after(position, "explore amethyst", "take cave-13")
    assert game.position()["cave_display"] == ["cave-12", "cave-44", "cave-14"]
    assert told(game, "displayed")[-1]["caves"] == ["cave-12", "cave-44", "cave-14"]


def test_with_an_empty_display_the_deck_remains() -> None:
    game = after(table(mat(), cave_deck=[44]), "explore amethyst")
    assert options(game) == ["draw cave", "decline"]
    game.choose("draw cave")
    assert caves(game) == {44}


def test_without_a_display_nothing_is_gained_from_it() -> None:
    # The scaly rock dragon excavates with a card of the display.
    game = entice(table(mat(), cave_deck=[44]), 64, "golden")
    assert game.seat == 1


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    position = after(table(mat())).position()
    del position["cave_known"]
    position["cave_discard"] = position["cave_deck"][:2]
    position["cave_hands"] = [[], position["cave_deck"][2:]]
    position["cave_deck"] = []
    game = after(position, "explore amethyst")
    assert options(game) == ["draw cave", "decline"]
    game.choose("draw cave")
    assert told(game, "shuffled") == [{"deck": "cave"}]
    after_it = game.position()
    assert after_it["cave_discard"] == []
    assert len(after_it["cave_hands"][0]) == 1
    filled = [card for card in after_it["cave_display"] if card]
    assert len(filled) == 1, "the other card fills the display at the end of the turn"


def test_when_nothing_is_left_to_draw_nothing_is_offered() -> None:
    position = after(table(mat())).position()
    del position["cave_known"]
    position["cave_hands"] = [[], position["cave_deck"]]
    position["cave_deck"] = []
    game = after(position, "explore amethyst")
    assert game.seat == 1
    assert game.position()["cave_display"] == [None, None, None]
