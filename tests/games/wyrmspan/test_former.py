"""Tables begun under rules 1, in which the Automa had a seat, go on under today's."""

from typing import Any

import voliere
from voliere.games.wyrmspan.former import BY_SEAT
from voliere.games.wyrmspan.rules import Wyrmspan
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game


def as_rules_1(position: dict[str, Any]) -> dict[str, Any]:
    """A position of today as rules 1 wrote it: the Automa's things in a second seat."""
    automa = position["automa"]
    if automa is None:
        return position | {"rules": 1, "automa": {"drawn": [], "dragons": [], "caves": []}}
    second: dict[str, Any] = {name: [] for name in BY_SEAT}
    second |= {"mats": {"nest": 0}, "coins": 0, "resources": {}, "picks": {}}
    second["passed"] = automa["passed"]
    former = position | {name: [*position[name], second[name]] for name in BY_SEAT}
    steps = [*position["guild"]["steps"], automa["steps"]]
    former["guild"] = position["guild"] | {"steps": steps}
    former["automa"] = {k: v for k, v in automa.items() if k not in ("steps", "passed")}
    return former | {"rules": 1, "seats": 2}


def somewhere(choices: int, **setup: Any) -> Game:
    game, chance = voliere.new("wyrmspan", seed=3, **setup), Chance.seeded(choices)
    for _ in range(choices):
        actions = game.actions()
        game.act(actions[chance.below(len(actions))])
    return game


def test_the_automa_gives_its_seat_back() -> None:
    for choices in (0, 8, 25):
        game = somewhere(choices, seats=1, automa="level-2")
        former = as_rules_1(game.position())
        assert former["seats"] == 2
        renewed = voliere.load(Wyrmspan.renewed(former, 1) | {"rules": Wyrmspan.rules})
        assert renewed.position() == game.position()
        assert renewed.actions() == game.actions()


def test_a_table_without_the_automa_goes_on() -> None:
    game = somewhere(30, seats=3)
    former = as_rules_1(game.position())
    renewed = voliere.load(Wyrmspan.renewed(former, 1) | {"rules": Wyrmspan.rules})
    assert renewed.position() == game.position()


def test_a_position_of_todays_rules_stays_as_it_is() -> None:
    position = somewhere(4, seats=2).position()
    assert Wyrmspan.renewed(position, Wyrmspan.rules) is position
