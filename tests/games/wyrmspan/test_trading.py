"""Two resources for one of another kind, wherever that matters."""

from tests.games.wyrmspan.mats import (
    cached,
    cave_of,
    dragons_in,
    explore_to,
    mat,
    on,
    play,
    supply,
    table,
)
from tests.scenario import after, options, told
from voliere.games.wyrmspan.rules import Wyrmspan
from voliere.terminal.sentences import question


def test_two_resources_pay_for_one_that_is_missing() -> None:
    # The smirking ridgeback costs meat; two milk pay for it.
    game = after(table(mat(), hand=[130], resources={"milk": 2}), play(130, "crimson"))
    assert (supply(game), dragons_in(game, "crimson")) == ({}, [130])


def test_two_different_resources_pay_for_a_third() -> None:
    position = table(mat(), hand=[130], resources={"milk": 1, "gold": 1})
    assert supply(after(position, play(130, "crimson"))) == {}


def test_every_way_to_pay_is_offered() -> None:
    # Meat and gold for the hoarding flyer: itself, or two others for each that is kept.
    resources = {"meat": 1, "gold": 1, "milk": 2}
    game = after(table(mat(), hand=[56], resources=resources), play(56, "golden"))
    assert set(options(game)) == {"pay meat+gold", "pay meat+milk+milk", "pay gold+milk+milk"}
    game.choose("pay meat+milk+milk")
    assert supply(game) == {"gold": 1}


def test_every_resource_of_a_cost_may_be_traded_for() -> None:
    game = after(table(mat(), hand=[56], resources={"milk": 4}), play(56, "golden"))
    assert (supply(game), dragons_in(game, "golden")) == ({}, [56])


def test_what_the_cost_wants_may_be_traded_away_too() -> None:
    # Three gold: one is paid, two stand for the meat.
    game = after(table(mat(), hand=[56], resources={"gold": 3}), play(56, "golden"))
    assert (supply(game), dragons_in(game, "golden")) == ({}, [56])


def test_coins_and_eggs_are_not_traded() -> None:
    # The frugivorous grazer wants an egg, the pocket amphiptere a coin.
    game = after(table(mat(), hand=[4, 102], resources={"milk": 9}, coins=1))
    assert not [text for text in options(game) if text.startswith("play")]


def test_milk_may_be_traded_for() -> None:
    position = table(mat(nest=1), hand=[4], resources={"milk": 1, "meat": 2})
    game = after(position, play(4, "amethyst"))
    assert (supply(game), dragons_in(game, "amethyst")) == ({}, [4])


def test_a_trade_feeds_a_hatchling() -> None:
    # The frugivorous grazer eats milk and brings crystal.
    position = table(cave_of("amethyst", on(4)), resources={"gold": 1, "meat": 1})
    game = explore_to(position, "amethyst-1")
    assert options(game) == ["pay meat+gold", "decline"]
    game.choose("pay meat+gold")
    assert cached(game, "amethyst-1") == {"milk": 1}
    assert supply(game) == {"crystal": 1}


def test_food_and_trades_are_offered_side_by_side() -> None:
    position = table(cave_of("amethyst", on(4)), resources={"gold": 2, "milk": 1})
    game = explore_to(position, "amethyst-1")
    assert set(options(game)) == {"pay milk", "pay gold+gold", "decline"}


def test_a_trade_at_the_limit_of_nine() -> None:
    # Ten resources at the end of a turn: discard one, or trade two for one.
    position = table(mat(), resources={"gold": 10}, coins=1)
    game = after(position, "explore crimson", "decline")
    assert options(game) == [
        "discard gold",
        "trade gold+gold meat",
        "trade gold+gold crystal",
        "trade gold+gold milk",
    ]
    game.choose("trade gold+gold milk")
    assert supply(game) == {"gold": 8, "milk": 1}
    assert told(game, "traded") == [{"resources": ["gold", "gold"], "resource": "milk"}]
    assert game.seat == 1


def test_nothing_is_traded_for_its_own_kind() -> None:
    position = table(mat(), resources={"gold": 9, "milk": 1}, coins=1)
    game = after(position, "explore crimson", "decline")
    trades = {text for text in options(game) if text.startswith("trade")}
    assert trades == {
        "trade gold+gold meat",
        "trade gold+gold crystal",
        "trade gold+gold milk",
        "trade gold+milk meat",
        "trade gold+milk crystal",
    }


def test_a_trade_out_of_turn_is_marked_as_an_assumption() -> None:
    position = table(cave_of("amethyst", on(4)), resources={"gold": 1, "meat": 1})
    game = explore_to(position, "amethyst-1")
    assert isinstance(game, Wyrmspan)
    assert game.decision is not None
    assert "assumed" not in game.decision.data
    game.turn = 1
    assert game.decision.data["assumed"] == "trade-while-paying"
    assert question(game, game.decision, "en").endswith("is an assumption.)")
