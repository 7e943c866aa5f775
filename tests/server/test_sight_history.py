"""Non-interference from the first choice on: two histories that one viewer cannot tell apart.

Two games begin with what the viewer cannot know dealt differently. Both go on with choices after
which the viewer still sees the same, hidden ones often different ones; then seats change hands and
choices are taken back. VOLIERE_PAIRS sets the number of pairs for each game, VOLIERE_FIRST the
seed of the first.
"""

import os
import random
import re
from typing import Any

import pytest

import voliere
from tests.server.harness import Guest, Seated, Socket, checked
from tests.server.test_sight import random_settings
from tests.server.test_tables import finished
from voliere.games import game_kind
from voliere.kernel.game import Game
from voliere.kernel.knowledge import knowledge_of

pytestmark = pytest.mark.anyio

PAIRS = int(os.environ.get("VOLIERE_PAIRS", "3"))
FIRST = int(os.environ.get("VOLIERE_FIRST", "0"))
STEPS = 25
TRIES = 12
OWN = re.compile(r'"(at|created|touched)":[0-9.e+]+')
"""Times, which differ between any two tables."""


class History:
    """A game from a start on, with the choices made since."""

    def __init__(self, game: Game) -> None:
        self.start = game.position()
        self.game = voliere.load(self.start)

    def choices(self) -> list[str]:
        return self.game.record().choices

    def tried(self, option: str) -> Game:
        """The same history with one choice more."""
        trial = voliere.replay(self.record())
        trial.choose(option)
        return trial

    def record(self) -> dict[str, Any]:
        game = self.game
        return {
            "game": game.name,
            "rules": game.rules,
            "start": self.start,
            "choices": self.choices(),
        }


def seen(game: Game, viewer: int | None) -> Any:
    """What a viewer sees, was told, and may know of the record."""
    told = [event.as_json() for event in game.log(viewer)]
    return game.view(viewer), told, game.record_of(viewer).choices, game.waiting()


def pair_of(name: str, seed: int) -> tuple[int | None, History, History, list[str]]:
    """A viewer, two histories alike to it, and the last choice of each, to make over the wire."""
    chance = random.Random(f"{name} {seed}")
    seats = chance.choice([count for count in game_kind(name).seat_counts if count > 1])
    game = voliere.new(name, seats=seats, seed=seed, **random_settings(name, seats, chance))
    viewer = chance.choice([None, *range(seats)])
    one, two = History(game), History(game.imagine(viewer, seed + 1))
    further: list[str] = []
    for _ in range(STEPS):
        after = alike(one, two, viewer, chance)
        if after is None:
            break
        before = one.game, two.game
        one.game, two.game = after
        further = [game.record().choices[-1] for game in after]
    if further:
        one.game, two.game = before
    return viewer, one, two, further


def alike(
    one: History, two: History, viewer: int | None, chance: random.Random
) -> tuple[Game, Game] | None:
    """Both games with one choice more, if there is one after which the viewer sees the same."""
    decisions = one.game.decision, two.game.decision
    if decisions[0] is None or decisions[1] is None:
        return None
    texts = [[option.text for option in decision.options] for decision in decisions if decision]
    common = [text for text in texts[0] if text in texts[1]]
    own = decisions[0].seat == viewer
    for tried in range(TRIES):
        options = [chance.choice(each) for each in texts]
        if common and (own or tried < TRIES // 2):
            options = [chance.choice(common)] * 2
        trials = one.tried(options[0]), two.tried(options[1])
        if seen(trials[0], viewer) == seen(trials[1], viewer):
            return trials
    return None


async def settled(socket: Socket) -> list[str]:
    """All that the socket has heard by now: what it asks last is refused last."""
    await socket.send(type="nothing", id=1)
    heard = [await socket.hear_text()]
    while '"server.shape"' not in heard[-1]:
        heard.append(await socket.hear_text())
    return heard


async def play_script(
    guest: Guest, history: History, viewer: int | None, further: str | None
) -> list[str]:
    """What a viewer hears while the others talk, hold a turn, leave, come back and take back."""
    seats = history.game.seats
    table = await guest.table(history.game.name, seats, record=history.record(), public=True)
    async with table.socket(viewer) as socket:
        heard = await settled(socket)
        others = [seat for seat in range(seats) if seat != viewer]
        for seat in others:
            async with table.socket(seat) as talking:
                await talking.send(type="say", text=f"I am {seat}")
                heard.append(await socket.hear_text())
        if further:
            heard += await held_turn(guest, table, socket, further, len(history.choices()))
        for seat in others:
            for kind in ("open", "person"):
                wish = {"kind": kind, "name": f"{kind} {seat}"}
                path = f"{table.path}/seats/{seat}"
                heard.append(str(checked(await guest.ask("PUT", path, wish, table.tokens[seat]))))
                heard += await settled(socket)
        for seat in range(seats):
            body = {"number": (await guest.get(table.path, table.token(viewer)))["number"]}
            undone = await guest.ask("POST", f"{table.path}/undo", body, table.tokens[seat])
            heard += [str(undone.status_code), *await settled(socket)]
        for path in ("", "/view", "/log", "/record"):
            heard.append(
                (await guest.ask("GET", table.path + path, None, table.token(viewer))).text
            )
        await left_behind(guest, table, viewer, heard)
    return [OWN.sub(r'"\1":0', text).replace(table.name, "…") for text in heard]


async def held_turn(
    guest: Guest, table: Seated, socket: Socket, further: str, number: int
) -> list[str]:
    """What is heard of a choice that is held open, taken back, made again, and ended."""
    seat, _, option = further.partition(":")
    token, heard = table.tokens[int(seat)], []
    held = {"option": option, "hold": True}
    steps: list[tuple[str, dict[str, Any]]] = [
        ("choices", held),
        ("undo", {"count": 1}),
        ("choices", held),
        ("end", {}),
    ]
    for path, body in steps:
        answer = await guest.ask("POST", f"{table.path}/{path}", body | {"number": number}, token)
        if answer.is_success:
            number = answer.json()["number"]
        heard += [str(answer.status_code), *await settled(socket)]
    return heard


async def left_behind(guest: Guest, table: Seated, viewer: int | None, heard: list[str]) -> None:
    """Leave the seat, and look once more without it."""
    if viewer is not None:
        path = f"{table.path}/seats/{viewer}"
        checked(await guest.ask("PUT", path, {"kind": "open"}, table.tokens[viewer]))
        for part in ("/view", "/log", "/record"):
            answer = await guest.ask("GET", table.path + part, None, table.tokens[viewer])
            heard.append(answer.text)


@pytest.mark.parametrize("name", voliere.game_names())
async def test_no_byte_tells_the_histories_apart(guest: Guest, name: str) -> None:
    steps = held = 0
    for seed in range(FIRST, FIRST + PAIRS):
        viewer, one, two, further = pair_of(name, seed)
        steps += len(one.choices())
        held += bool(further)
        if viewer is not None:
            assert known(one, viewer) == known(two, viewer)
        first = await play_script(guest, one, viewer, further[0] if further else None)
        assert await play_script(guest, two, viewer, further[1] if further else None) == first
    assert steps >= PAIRS, "the histories are not empty"
    assert held, "some went on over the wire"
    print(f"{PAIRS} pairs of {name}, {steps} choices before, {held} turns held, no byte differs")


def known(history: History, viewer: int) -> Any:
    """All that a bot or the coach would be given for the viewer's seat."""
    return knowledge_of(history.game, viewer).as_json()


async def test_a_rematch_shows_each_its_own_hand_and_no_other(guest: Guest) -> None:
    table = await finished(guest)
    follower = await guest.post(f"{table.path}/rematch", None, table.tokens[0])
    for viewer, token in ((0, table.tokens[0]), (1, table.tokens[1]), (None, table.token(None))):
        view = await guest.get(f"/api/tables/{follower['table']}/view", token)
        hidden = [None in hand for hand in view["view"]["hands"]]
        assert hidden == [seat != viewer for seat in range(2)]
        assert view["events_from"] == 0
