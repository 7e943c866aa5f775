"""Visibility: what is declared, who sees it, what a seat knows of another's hand."""

from voliere.kernel.chance import Chance
from voliere.kernel.sight import (
    EVERYBODY,
    FACE_DOWN,
    NOBODY,
    OWNER,
    PUBLIC,
    Part,
    deal_anew,
    put_in,
    show,
    take_out,
)

PARTS = [
    Part("hands", OWNER, pool="cards", known="hands_known"),
    Part("deck", NOBODY, pool="cards", ordered=True),
]


class Cards:
    """Three hands and a deck; seat 0 has seen the last card of seat 1 go to its hand."""

    def __init__(self) -> None:
        self.hands = [[1, 2], [3, 4, 20], [5, 6]]
        self.hands_known = [[0, 0], [0, 0, 0b001], [0, 0]]
        self.deck = [7, 8, 9, 10]


def test_a_public_part_is_seen_by_all() -> None:
    assert Part("tray", PUBLIC).seen_by(-1, {"tray": [1, 2]}, 0) == [1, 2]


def test_an_owner_sees_its_own_and_how_much_the_others_hold() -> None:
    position = {"hands": [["a", "b"], ["c"]]}
    part = Part("hands", OWNER)
    assert part.seen_by(0, position, 0) == [["a", "b"], [None]]
    assert part.seen_by(-1, position, 0) == [[None, None], [None]]


def test_a_single_hidden_value_is_covered() -> None:
    assert Part("bids", OWNER).seen_by(1, {"bids": [4, 5]}, 0) == [None, 5]


def test_nobody_sees_a_deck_but_its_size() -> None:
    assert PARTS[1].seen_by(0, {"deck": [7, 8, 9]}, 0) == 3


def test_a_card_seen_going_to_a_hand_stays_known() -> None:
    game = Cards()
    position = {"hands": game.hands}
    assert PARTS[0].seen_by(0, position, game.hands_known)[1] == [None, None, 20]
    assert PARTS[0].seen_by(2, position, game.hands_known)[1] == [None, None, None]
    assert PARTS[0].seen_by(-1, position, game.hands_known)[1] == [None, None, None]


def test_only_what_the_seat_cannot_know_is_dealt_anew() -> None:
    seen = set()
    for seed in range(40):
        game = Cards()
        deal_anew(game, PARTS, 0, Chance.seeded(seed))
        assert game.hands[0] == [1, 2]
        assert 20 in game.hands[1]
        assert game.hands_known[1][game.hands[1].index(20)] == 1, "the bit stays with its card"
        everything = sorted(game.hands[0] + game.hands[1] + game.hands[2] + game.deck)
        assert everything == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20]
        assert game.hands[2] == sorted(game.hands[2]), "a hand tells nothing by its order"
        seen.add(tuple(game.hands[2]))
    assert len(seen) > 15


def test_a_spectator_knows_no_hand() -> None:
    moved = set()
    for seed in range(20):
        game = Cards()
        deal_anew(game, PARTS, -1, Chance.seeded(seed))
        moved.add(tuple(game.hands[0]))
    assert len(moved) > 5


def test_a_card_that_everybody_saw_is_known_to_spectators_too() -> None:
    position = {"hands": [["a", "b"]]}
    assert PARTS[0].seen_by(-1, position, [[EVERYBODY, 0]]) == [["a", None]]


def test_a_card_lying_face_down_is_hidden_from_its_owner() -> None:
    part = Part("tucked", FACE_DOWN, known="tucked_known")
    position = {"tucked": [["a", "b"]]}
    assert part.seen_by(0, position, [[0b1, 0]]) == [["a", None]]


def test_the_place_of_a_hidden_card_tells_nothing() -> None:
    cards: list[int] = []
    known: list[int] = []
    for card, bits in ((9, 0), (3, EVERYBODY), (5, 0), (7, EVERYBODY)):
        put_in(cards, known, card, bits)
    assert cards == [3, 7, 5, 9], "what all have seen comes first, each kind in its order"
    assert known == [EVERYBODY, EVERYBODY, 0, 0]


def test_a_card_is_taken_out_with_those_who_have_seen_it() -> None:
    cards, known = [7, 3, 5], [3, 1, 1]
    assert take_out(cards, known, 3) == 1
    assert (cards, known) == ([7, 5], [3, 1])


def test_a_card_shown_stays_in_the_hand_and_is_known_to_all() -> None:
    cards, known = [3, 5, 7], [1, 1, 1]
    show(cards, known, 5)
    assert (cards, known) == ([5, 3, 7], [EVERYBODY, 1, 1])
