"""What Python programs expect of the library: pickles, copies, texts, and help that helps."""

import copy
import inspect
import json
import multiprocessing
import pickle
import re
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import voliere
from tests.honesty.tables import TABLES, Table, play_some, somewhere
from tests.honesty.test_copies import fields, state
from voliere import Fault, Game, Record, Refusal
from voliere.kernel.agenda import AgendaGame, Step
from voliere.kernel.chance import Chance
from voliere.kernel.decision import Decision, Option, Space
from voliere.kernel.events import Event
from voliere.kernel.knowledge import knowledge_of
from voliere.kernel.reader import Reader
from voliere.kernel.rules import Rules
from voliere.kernel.settings import Setting

SECONDS = 60
"""So long may a process of a pool take to start and to answer."""


def pickled(thing: Any) -> Any:
    """The thing after a journey to another process."""
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [pickled, copy.copy, copy.deepcopy]
every_way = pytest.mark.parametrize("way", WAYS, ids=["pickle", "copy", "deepcopy"])


def begun() -> Game:
    """A game of Songbirds after five choices."""
    game = voliere.new("songbirds", seats=2, seed=7)
    play_some(game, Chance.seeded(1), 5)
    return game


@every_way
@pytest.mark.parametrize("table", TABLES, ids=str)
@settings(max_examples=5)
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_games_are_pickled_and_copied(table: Table, way: Callable[[Any], Any], seed: int) -> None:
    game = somewhere(table, seed)
    before = state(game)
    other = way(game)
    assert type(other) is type(game)
    assert str(other) == str(game)
    assert str(other.record()) == str(game.record())
    assert other.actions() == game.actions()
    assert [e.as_json() for e in other.events] == [e.as_json() for e in game.events]
    assert other.records_events
    play_some(other, Chance.seeded(seed), 10_000)
    assert state(game) == before, "nothing that changes is shared"
    play_some(game, Chance.seeded(seed), 10_000)
    assert str(other) == str(game), "the same future"


@every_way
def test_a_silent_game_stays_silent(way: Callable[[Any], Any]) -> None:
    game = voliere.new("songbirds", seats=2, seed=7, records_events=False)
    assert not way(game).records_events


@every_way
def test_an_imagined_game_still_does_not_know(way: Callable[[Any], Any]) -> None:
    imagined = begun().imagine(0, 3)
    other = way(imagined)
    assert "seed" not in other.origin
    assert other.position() == imagined.position()


def parts_of_a_game() -> list[Any]:
    """One of each kind of thing that a program gets from a game."""
    game = begun()
    assert game.decision is not None
    record = game.record()
    record.players = ["Wren", "Robin"]
    return [game.chance, game.decision, game.decision.options[0], game.events[-1], record]


@every_way
@pytest.mark.parametrize("thing", parts_of_a_game(), ids=lambda thing: type(thing).__name__)
def test_what_a_game_gives_is_pickled_and_copied(thing: Any, way: Callable[[Any], Any]) -> None:
    other = way(thing)
    assert type(other) is type(thing)
    assert repr(other) == repr(thing)
    assert str(other) == str(thing)
    assert list(fields(other)) == list(fields(thing))


@every_way
def test_options_stay_options_of_their_game(way: Callable[[Any], Any]) -> None:
    game = begun()
    assert game.decision is not None
    option = game.decision.options[0]
    assert way(option) == option
    game.choose(way(option))


@every_way
def test_a_record_that_a_seat_may_know_has_no_seed_and_travels_too(
    way: Callable[[Any], Any],
) -> None:
    record = begun().record_of(0)
    assert way(record).as_json() == record.as_json()


@every_way
def test_a_refusal_keeps_its_faults(way: Callable[[Any], Any]) -> None:
    with pytest.raises(Refusal) as caught:
        voliere.new("songbirds", seats=9, colour="red")
    other = way(caught.value)
    assert [fault.message for fault in other.faults] == ["error.setting-name", "error.seats"]
    assert other.sentence("fr") == caught.value.sentence("fr")


def test_a_pool_of_processes_takes_games_and_gives_them_back() -> None:
    game = begun()
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        texts = pool.map_async(str, [game])
        games = pool.map_async(copy.copy, [game])
        refused = pool.map_async(voliere.load, [{"game": "songbirds", "seats": 9}])
        assert texts.get(SECONDS) == [str(game)]
        assert [str(other.record()) for other in games.get(SECONDS)] == [str(game.record())]
        with pytest.raises(Refusal, match="cannot be 9"):
            refused.get(SECONDS)


# Texts.


def test_load_takes_what_str_gives_for_a_game() -> None:
    game = begun()
    assert voliere.load(str(game)).position() == game.position()
    assert json.loads(str(game)) == game.position()


def test_replay_takes_what_str_gives_for_a_record() -> None:
    game = begun()
    assert voliere.replay(str(game.record())).position() == game.position()
    assert json.loads(str(game.record())) == game.record().as_json()


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 1, 1),
        ('{"game": "songbirds",\n "seats": }', 2, 11),
        ("[]", 1, 1),
        ("[" * 100_000, 1, 1),
        ('{"seats": ' + "9" * 5000 + "}", 1, 1),
    ],
    ids=["empty", "broken", "list", "deep", "long"],
)
@pytest.mark.parametrize("read", [voliere.load, voliere.replay])
def test_a_text_that_is_no_json_object_is_refused(
    read: Callable[[str], Game], text: str, line: int, column: int
) -> None:
    with pytest.raises(Refusal) as caught:
        read(text)
    assert str(caught.value) == (
        f"This is no JSON object; it goes wrong at line {line}, column {column}."
    )


def test_the_version_is_that_of_the_package() -> None:
    assert voliere.__version__ == version("voliere")
    assert re.fullmatch(r"\d+\.\d+\.\d+.*", voliere.__version__)


# What is told of a thing.


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (begun(), "<songbirds: 2 seats, round 1, seat {seat} asked: turn>"),
        (voliere.new("songbirds", seats=1, seed=7), "<songbirds: 1 seat, round 1, {rest}>"),
        (voliere.new("wingspan", seats=2, seed=7), "<wingspan: 2 seats, round 1, {both}>"),
    ],
    ids=["turn", "alone", "set-up"],
)
def test_a_game_tells_seats_round_and_who_is_asked(game: Game, told: str) -> None:
    right = told.format(
        seat=game.seat,
        rest="seat 0 asked: turn-or-favourite",
        both="seat 0, 1 asked: set-up-bonus",
    )
    assert repr(game) == right


@pytest.mark.parametrize(("name", "rounds"), [("songbirds", 1), ("wingspan", 4), ("wyrmspan", 4)])
def test_a_game_that_is_over_tells_its_last_round(name: str, rounds: int) -> None:
    game = voliere.new(name, seats=2, seed=7)
    play_some(game, Chance.seeded(1), 10_000)
    assert repr(game) == f"<{name}: 2 seats, round {rounds}, over>"


def test_things_tell_what_they_are() -> None:
    game = begun()
    assert game.decision is not None
    assert repr(game.decision) == (
        f"<Decision seat {game.seat}: turn, {len(game.decision.options)} options>"
    )
    assert repr(game.decision.options[0]) == f"<Option {game.decision.options[0].text}>"
    assert repr(game.record()) == "<Record songbirds, 2 seats, 5 choices>"
    assert repr(voliere.load(str(game)).record()) == "<Record songbirds, 2 seats, 0 choices>"
    assert repr(Chance.seeded(7)) == f"<Chance {Chance.seeded(7)}>"
    assert repr(Step[AgendaGame](1)) == "<Step {'step': '', 'seat': 1}>"
    assert repr(Setting("rounds", (1, 2), 1)) == "<Setting rounds=1, allowed [1, 2]>"
    assert repr(knowledge_of(game, 1)) == f"<SeatKnowledge of seat 1: {game!r}>"
    assert repr(Fault("error.over", {})) == "<Fault error.over {}>"


# Help, also where the classes are compiled.

CLASSES = [
    Rules,
    Game,
    AgendaGame,
    Step,
    Chance,
    Decision,
    Option,
    Space,
    Event,
    Record,
    Reader,
    Fault,
]


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_classes_and_their_methods_have_docstrings(kind: type) -> None:
    assert inspect.getdoc(kind)
    public = [name for name in vars(kind) if not name.startswith("_")]
    described = [name for name in public if callable(getattr(kind, name))]
    assert not [name for name in described if not inspect.getdoc(getattr(kind, name))]


def test_methods_have_signatures() -> None:
    assert list(inspect.signature(Game.choose).parameters) == ["self", "option", "seat"]
    assert inspect.signature(Game.view).parameters["seat"].default is None
    assert list(inspect.signature(Chance.seeded).parameters) == ["seed"]


def test_help_tells_types() -> None:
    for function, types in (
        (Game.view, "seat: int | None = None"),
        (Game.imagine, "seed: int) -> 'Game'"),
        (Chance.seeded, "(seed: int) -> 'Chance'"),
    ):
        assert types in f"{inspect.signature(function)} {inspect.getdoc(function)}"


def test_help_tells_what_the_source_tells() -> None:
    assert "Make a choice: an option, its action" in (inspect.getdoc(Game.choose) or "")
    assert (inspect.getdoc(Game) or "").startswith("One play in progress.\n\n>>> import voliere")
    assert (inspect.getdoc(Chance) or "").endswith("[1, 2, 5, 4, 1, 4, 4, 4]")
    assert (inspect.getdoc(Game.decision) or "").startswith("What the game waits for")
