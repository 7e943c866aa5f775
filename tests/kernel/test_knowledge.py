"""What a seat knows holds nothing that it may not know, whichever way one looks."""

import gc
import types
from typing import Any

import pytest

import voliere
from tests.honesty.tables import TABLES, Table
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge, knowledge_of, read_knowledge

OUTSIDE = (type, types.ModuleType, types.FrameType, types.BuiltinFunctionType)
"""What everybody can reach anyway: the classes and the modules of the house."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def somewhere(table: Table, choices: int) -> Game:
    game, chance = table.new(11), Chance.seeded(choices)
    for _ in range(choices):
        if game.seat >= 0:
            actions = game.actions()
            game.act(actions[chance.below(len(actions))])
    return game


def reachable(thing: object) -> dict[int, object]:
    """Everything that hangs on a thing: attributes, closures, referents of referents."""
    found: dict[int, object] = {}
    open_things = [thing]
    while open_things:
        one = open_things.pop()
        if id(one) in found or isinstance(one, OUTSIDE):
            continue
        found[id(one)] = one
        if isinstance(one, types.FunctionType):
            open_things += [cell.cell_contents for cell in one.__closure__ or ()]
        else:
            open_things += gc.get_referents(one)
    return found


def hidden_in(game: Game, seat: int) -> list[object]:
    """The true game, its chance and every list in it that holds a card hidden from the seat."""
    hidden: list[object] = [game, game.chance, game.events, game.choices]
    for part in game.parts:
        if part.pool:
            value = getattr(game, part.name)
            lists = value if value and isinstance(value[0], list) else [value]
            hidden += [cards for cards in lists if cards]
    return hidden


@every_table
@pytest.mark.parametrize("choices", [0, 7, 40])
def test_nothing_hidden_hangs_on_it(table: Table, choices: int) -> None:
    game = somewhere(table, choices)
    for seat in range(game.seats):
        found = reachable(knowledge_of(game, seat))
        for thing in hidden_in(game, seat):
            assert id(thing) not in found


def test_the_search_finds_what_is_hidden_where_it_hangs() -> None:
    game = voliere.new("songbirds", seats=2, seed=1)
    held = SeatKnowledge(game, 0, [])
    assert id(game.chance) in reachable(held)
    assert id(game) in reachable(lambda: game)


@every_table
@pytest.mark.parametrize("choices", [0, 9, 60])
def test_it_is_the_same_when_all_that_is_hidden_lies_otherwise(table: Table, choices: int) -> None:
    game = somewhere(table, choices)
    for seat in range(game.seats):
        other = game.imagine(seat, 99)
        one, two = knowledge_of(game, seat), knowledge_of(other, seat)
        assert told(one) == told(two)


def told(knowledge: SeatKnowledge) -> dict[str, Any]:
    """All but the log, of which an imagined game has none."""
    data = knowledge.as_json()
    del data["events"]
    return data


@every_table
@pytest.mark.parametrize("choices", [0, 9, 60])
def test_it_crosses_to_another_process_and_is_the_same_there(table: Table, choices: int) -> None:
    """The same options, view and log, and the same games imagined from there."""
    game = somewhere(table, choices)
    for seat in game.waiting() or range(game.seats):
        here = knowledge_of(game, seat)
        there = read_knowledge(type(game), here.as_json())
        assert there.as_json() == here.as_json()
        assert there.actions() == here.actions()
        assert there.view() == here.view()
        one, two = here.imagine(5), there.imagine(5)
        assert one.position() == two.position()
        assert one.choices == two.choices


def test_it_tells_what_happened_as_the_seat_saw_it() -> None:
    game = voliere.new("wingspan", seats=2, seed=3)
    logs = [knowledge_of(game, seat).log for seat in range(2)]
    for seat, log in enumerate(logs):
        dealt = [event for event in log if event.kind == "dealt"]
        assert [event.seat for event in dealt if event.data["birds"] is not None] == [seat]


@every_table
def test_a_log_that_is_gone_on_with_is_the_whole_log(table: Table) -> None:
    game, chance = table.new(11), Chance.seeded(5)
    game.records_events = True
    before = knowledge_of(game, 0)
    told = [str(event) for event in before.log]
    for _ in range(30):
        if game.seat >= 0:
            actions = game.actions()
            game.act(actions[chance.below(len(actions))])
    after = knowledge_of(game, 0, before.log)
    assert [str(event) for event in after.log] == [str(event) for event in game.log(0)]
    assert [str(event) for event in before.log] == told, "what was known then stays as it was"
