"""Every ability of a dragon or cave card may be left, and what it gives others is theirs."""

from typing import Any

import pytest

from tests.games.wyrmspan.mats import (
    Position,
    asked_at,
    end_round,
    entice,
    excavate,
    explore_to,
    holdings,
    mat,
    on,
    table,
)
from tests.scenario import options
from voliere import Game
from voliere.games.wyrmspan.cards.catalogue import CAVE_DATA, DRAGON_DATA

OF_THE_WAY = [d["number"] for d in DRAGON_DATA if "if_activated" in d["trigger"]]
OF_THE_PLAY = [d["number"] for d in DRAGON_DATA if d["trigger"] == "when_played"]
OF_THE_ROUND = [d["number"] for d in DRAGON_DATA if d["trigger"] == "once_per_round"]
GIVING = [d["number"] for d in DRAGON_DATA if "opponents" in d]
GIVING_CAVES = [c["number"] for c in CAVE_DATA if "opponents" in c]


def home(number: int) -> str:
    """A cave that a dragon likes."""
    return str(DRAGON_DATA[number - 1]["caves"][0])


def rich_mat(cave: str, *dragons: int) -> dict[str, Any]:
    """Dragons in a cave before two others; one in each other cave; eggs, and room for more."""
    written = mat([on(51, eggs=2)], [on(102, eggs=2)], [on(106, eggs=2)], nest=1)
    written[cave] = {"dragons": [*dragons, on(49, eggs=2), on(54, eggs=1)], "excavated": 4}
    return written


def rich(mine: dict[str, Any], card: int = 0) -> Position:
    """Enough of everything but one cave card to use every ability, for the other player too."""
    cards = [number for number in (12, 13, 14, 44, 45, 46, 47) if number != card]
    position = table(
        mine,
        mat([on(144, eggs=1)], nest=1),
        hand=[98, 122],
        caves=cards[:2],
        resources={"meat": 2, "gold": 2, "crystal": 2, "milk": 2},
        display=[39, 41, 46],
        cave_display=cards[2:5],
    )
    position["dragon_hands"][1] = [42]
    position["cave_hands"][1] = [cards[5]]
    position["resources"][1] = {"meat": 1}
    position["guild"]["squares"] = {"points-1": [0]}
    return position


def leave_all(game: Game) -> None:
    """Leave everything until the next turn."""
    while asked_at(game) != "turn":
        game.choose("decline")


@pytest.mark.parametrize("number", OF_THE_WAY)
def test_an_ability_of_the_way_can_be_used_or_left(number: int) -> None:
    place = f"{home(number)}-1"
    game = explore_to(rich(rich_mat(home(number), number)), place)
    assert asked_at(game) == place, "it is offered"
    before = [holdings(game, seat) for seat in range(2)]
    leave_all(game)
    assert [holdings(game, seat) for seat in range(2)] == before


@pytest.mark.parametrize("number", OF_THE_PLAY)
def test_an_ability_of_the_play_can_be_used_or_left(number: int) -> None:
    # 76 uses what another dragon did when played.
    beside = 48 if number == 76 else 94
    game = entice(rich(rich_mat(home(number), beside)), number, home(number))
    assert asked_at(game) == f"{home(number)}-4", "it is offered"
    before = [holdings(game, seat) for seat in range(2)]
    leave_all(game)
    assert [holdings(game, seat) for seat in range(2)] == before


@pytest.mark.parametrize("number", OF_THE_ROUND)
def test_an_ability_of_the_round_can_be_used_or_left(number: int) -> None:
    game = end_round(rich(rich_mat(home(number), number)))
    assert options(game) == [f"at {home(number)}-1", "decline"]
    before = [holdings(game, seat) for seat in range(2)]
    leave_all(game)
    assert [holdings(game, seat) for seat in range(2)] == before


# A dragon of the round and one of the play; the abyss is free for the card.
AMONG_DRAGONS = mat([on(51, eggs=2), on(139, eggs=1)], [on(102, eggs=1), 88], nest=1)


@pytest.mark.parametrize("card", [c["number"] for c in CAVE_DATA])
def test_the_effect_of_a_cave_card_can_be_used_or_left(card: int) -> None:
    game = excavate(rich(AMONG_DRAGONS, card), card)
    assert game.seat == 0
    assert asked_at(game) != "turn", "it is offered"
    before = [holdings(game, seat) for seat in range(2)]
    leave_all(game)
    assert [holdings(game, seat) for seat in range(2)] == before


# What an ability gives the opponents.


def leave_own(game: Game) -> None:
    """Leave what is one's own."""
    while game.seat == 0 and asked_at(game) != "turn":
        game.choose("decline")


@pytest.mark.parametrize("number", GIVING)
def test_opponents_get_their_part_though_the_owner_leaves_it(number: int) -> None:
    if number in OF_THE_ROUND:
        game = end_round(rich(rich_mat(home(number), number)))
    else:
        game = entice(rich(rich_mat(home(number))), number, home(number))
    leave_own(game)
    assert (game.seat, asked_at(game)) == (1, "")


@pytest.mark.parametrize("card", GIVING_CAVES)
def test_opponents_get_their_part_of_a_cave_card_though_the_owner_leaves_it(card: int) -> None:
    game = excavate(rich(AMONG_DRAGONS, card), card)
    leave_own(game)
    assert (game.seat, asked_at(game)) == (1, "")
