"""The catalogue: 28 birds, four special cards, ten berry tokens, three worms."""

from collections import Counter

from voliere.games import game_kind

CARDS = game_kind("songbirds").cards()


def test_every_card_and_token_is_there() -> None:
    assert Counter(card["kind"] for card in CARDS) == {
        "bird": 28,
        "special": 4,
        "berries": 10,
        "worm": 3,
    }
    assert Counter(card["colour"] for card in CARDS if card["kind"] == "bird") == {
        "red": 7,
        "blue": 7,
        "green": 7,
        "white": 7,
    }
    assert sum(card["points"] for card in CARDS if card["kind"] == "berries") == 91


def test_names_and_texts_are_in_both_languages() -> None:
    for card in CARDS:
        for field in ("name", "text"):
            assert set(card[field]) == {"en", "fr"}
            assert all(words and "{" not in words for words in card[field].values())


def test_a_special_cards_text_says_its_own_points() -> None:
    crow = next(card for card in CARDS if card["id"] == "crow")
    assert crow["points"] == [-2, -4, -5, -3]
    assert all(f"−{points}" in crow["text"]["fr"] for points in (2, 3, 4, 5))
