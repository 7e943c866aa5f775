"""Non-interference over the wire: what a viewer cannot know changes no byte that it receives."""

import random

import pytest

import voliere
from tests.server.harness import Guest, Seated
from tests.server.worlds import random_settings
from voliere.games import game_kind
from voliere.kernel.game import Game

pytestmark = pytest.mark.anyio

GAMES = 2
LOOKS = 3


def games_to_look_at(name: str, seed: int) -> list[Game]:
    """A random game at a few moments, with random settings where they fit."""
    chance = random.Random(f"{name} {seed}")
    seats = chance.choice([count for count in game_kind(name).seat_counts if count > 1])
    settings = random_settings(name, seats, chance)
    whole = voliere.new(name, seats=seats, seed=seed, **settings)
    while (decision := whole.decision) is not None:
        whole.choose(chance.choice(decision.options))
    record = whole.record()
    last = len(record.choices)
    return [voliere.replay(record, upto=chance.randrange(last)) for _ in range(LOOKS)]


async def table_at(guest: Guest, game: Game) -> Seated:
    """A table at which the game stands as it does here."""
    record = {"game": game.name, "rules": game.rules, "start": game.position(), "choices": []}
    return await guest.table(game.name, game.seats, record=record)


async def received(table: Seated, viewer: int | None) -> list[str]:
    """All that a viewer gets: hello's answer, the view, the log, the record, the table."""
    async with Guest(table.server) as guest:
        paths = ("", "/view", "/log", "/record")
        answers = [
            await guest.ask("GET", table.path + path, None, table.token(viewer)) for path in paths
        ]
        async with table.socket(viewer) as socket:
            texts = [await socket.hear_text(), *(answer.text for answer in answers)]
    info = table.created["table"]
    for own in (table.name, repr(info["created"]), repr(info["touched"])):
        texts = [text.replace(own, "…") for text in texts]
    return texts


@pytest.mark.parametrize("name", voliere.game_names())
@pytest.mark.parametrize("seed", range(GAMES))
async def test_every_byte_stays_the_same(guest: Guest, name: str, seed: int) -> None:
    for game in games_to_look_at(name, seed):
        true = await table_at(guest, game)
        for viewer in (None, *range(game.seats)):
            other = await table_at(guest, game.imagine(viewer, seed + 1))
            assert await received(other, viewer) == await received(true, viewer)


async def after_choice(table: Seated, game: Game, viewer: int | None) -> list[str]:
    """What a viewer is told when the first option is taken."""
    decision = game.decision
    assert decision is not None
    async with table.socket(viewer) as looking, table.socket(decision.seat) as choosing:
        await looking.hear("state")
        await choosing.choose(await choosing.hear("state"))
        await choosing.hear("stored")
        return [(await looking.hear_text())]


@pytest.mark.parametrize("name", voliere.game_names())
@pytest.mark.parametrize("seed", range(GAMES))
async def test_a_choice_that_reveals_nothing_tells_all_the_same(
    guest: Guest, name: str, seed: int
) -> None:
    """The seat that is asked chooses in two worlds that differ in what it cannot know."""
    for game in games_to_look_at(name, seed):
        decision = game.decision
        assert decision is not None
        trial = voliere.replay(game.record())
        trial.choose(decision.options[0])
        if not trial.undoable(decision.seat):
            continue
        worlds = [game, game.imagine(decision.seat, seed + 1)]
        told = [
            await after_choice(await table_at(guest, world), world, decision.seat)
            for world in worlds
        ]
        assert told[0] == told[1]


async def test_the_gallery_and_the_seats_get_different_views(guest: Guest) -> None:
    """The comparison above is not of empty answers."""
    table = await guest.table()
    views = [
        (await guest.get(f"{table.path}/view", table.token(viewer)))["view"]["hands"]
        for viewer in (None, 0, 1)
    ]
    assert [[None in hand for hand in hands] for hands in views] == [
        [True, True],
        [False, True],
        [True, False],
    ]
