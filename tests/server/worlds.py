"""Pairs of games that one viewer cannot tell apart, with what went before."""

import random
from typing import Any, NamedTuple

import voliere
from voliere.games import game_kind
from voliere.kernel.game import Game

STEPS = 25
TRIES = 12


def random_settings(name: str, seats: int, chance: random.Random) -> dict[str, Any]:
    """Settings that fit each other and so many seats."""
    settings: dict[str, Any] = {}
    for setting in game_kind(name).settings_offered:
        trial = settings | {setting.name: chance.choice(setting.values)}
        try:
            voliere.new(name, seats=seats, seed=0, **trial)
        except voliere.Refusal:
            continue
        settings = trial
    return settings


class History(NamedTuple):
    """A game from a start on, the choices made since, and one more, to make over the wire."""

    start: dict[str, Any]
    choices: list[str]
    further: str | None

    @property
    def game(self) -> Game:
        """Where it stands before the choice to come."""
        return voliere.replay(self.record())

    def record(self) -> dict[str, Any]:
        """What a table goes on from."""
        return {
            "game": self.start["game"],
            "rules": self.start["rules"],
            "start": self.start,
            "choices": self.choices,
        }


class Pair(NamedTuple):
    """Two histories that are alike to the viewer."""

    viewer: int | None
    one: History
    two: History


def pair_of(name: str, seed: int) -> Pair:
    """A random pair: what the viewer cannot know is dealt differently, and often chosen so."""
    chance = random.Random(f"{name} {seed}")
    seats = chance.choice([count for count in game_kind(name).seat_counts if count > 1])
    game = voliere.new(name, seats=seats, seed=seed, **random_settings(name, seats, chance))
    viewer = chance.choice([None, *range(seats)])
    starts = [each.position() for each in (game, game.imagine(viewer, seed + 1))]
    before: tuple[list[str], ...] = ([], [])
    games = voliere.load(starts[0]), voliere.load(starts[1])
    for _ in range(STEPS):
        after = alike(games, viewer, chance)
        if after is None:
            break
        before, games = (games[0].choice_texts(), games[1].choice_texts()), after
    ends = [each.choice_texts()[-1] if each.choices else None for each in games]
    one, two = (History(*each) for each in zip(starts, before, ends, strict=True))
    return Pair(viewer, one, two)


def alike(
    games: tuple[Game, Game], viewer: int | None, chance: random.Random
) -> tuple[Game, Game] | None:
    """Both games with one choice more, if there is one after which the viewer sees the same."""
    decisions = games[0].decision, games[1].decision
    if decisions[0] is None or decisions[1] is None:
        return None
    texts = [[option.text for option in decision.options] for decision in decisions if decision]
    common = [text for text in texts[0] if text in texts[1]]
    own = decisions[0].seat == viewer
    for tried in range(TRIES):
        options = [chance.choice(each) for each in texts]
        if common and (own or tried < TRIES // 2):
            options = [chance.choice(common)] * 2
        trials = tried_on(games[0], options[0]), tried_on(games[1], options[1])
        if seen(trials[0], viewer) == seen(trials[1], viewer):
            return trials
    return None


def tried_on(game: Game, option: str) -> Game:
    """A copy with one choice more, and the events of that choice alone."""
    trial = game.copy()
    trial.records_events = True
    trial.choose(option)
    return trial


def seen(game: Game, viewer: int | None) -> Any:
    """What a viewer sees, is told of the last choice, and may know of the record."""
    told = [event.as_json() for event in game.log(viewer)]
    return game.view(viewer), told, game.record_of(viewer).choices, game.waiting()
