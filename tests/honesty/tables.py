"""The tables at which the honesty tests play: every variant and every number of seats.

With VOLIERE_TABLES they are those of a file that another package's game brings instead: a JSON list
of tables, and beside it the game's bookkeeping, `ledger.py`.
"""

import json
import os
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import voliere
from voliere import Game
from voliere.kernel.chance import Chance


class Table(NamedTuple):
    """A game with its seats and settings, and how many random games of it are played."""

    game: str
    seats: int
    settings: dict[str, Any]
    games: int
    eager: bool = False
    """Whether nothing is declined in the stored playthrough, so that more happens in it."""

    def __str__(self) -> str:
        words = [f"{name}={value}" for name, value in self.settings.items()]
        return "-".join([self.game, str(self.seats), *words])

    def new(self, seed: int) -> Game:
        """A new game at this table."""
        return voliere.new(self.game, seats=self.seats, seed=seed, **self.settings)

    def actions(self, game: Game) -> list[int]:
        """What may be chosen in the stored playthrough."""
        actions = game.actions()
        doing = [action for action in actions if game.space.text(action) != "decline"]
        return doing if self.eager and doing else actions

    def ledger(self) -> ModuleType:
        """The game's independent bookkeeping: `inventory`, `slow_totals`."""
        return (
            read_module(BROUGHT.with_name("ledger.py"))
            if BROUGHT
            else import_module(f"tests.games.{self.game}.ledger")
        )


def read_module(file: Path) -> ModuleType:
    """A module that lies in no package."""
    spec = spec_from_file_location(file.stem, file)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SONGBIRDS = [
    Table("songbirds", 1, {}, 60),
    Table("songbirds", 2, {}, 100),
    Table("songbirds", 3, {}, 60),
    Table("songbirds", 4, {"special": "crow"}, 60),
    Table("songbirds", 4, {"special": "hawk"}, 60),
    Table("songbirds", 4, {"special": "hummingbird"}, 60),
    Table("songbirds", 4, {"special": "mockingbird"}, 60),
    Table("songbirds", 2, {"early_bird": True}, 60),
    Table("songbirds", 3, {"early_bird": True}, 60),
    Table("songbirds", 4, {"early_bird": True, "special": "choose"}, 60),
    Table("songbirds", 3, {"rounds": 2}, 40),
    Table("songbirds", 2, {"rounds": "to-99", "early_bird": True}, 40),
    Table("songbirds", 4, {"rounds": 2, "special": "choose"}, 40),
    Table("songbirds", 2, {"variant": "cooperative"}, 40),
    Table("songbirds", 5, {}, 60),
    Table("songbirds", 8, {}, 40),
]

WINGSPAN = [
    Table("wingspan", 1, {"automa": "eaglet"}, 160, eager=True),
    Table("wingspan", 1, {"automa": "eagle"}, 160, eager=True),
    Table("wingspan", 1, {"automa": "golden-eagle", "swift_start": True}, 160, eager=True),
    Table(
        "wingspan", 1, {"automa": "eagle", "expert_card": True, "goals": "blue"}, 160, eager=True
    ),
    Table("wingspan", 2, {}, 300, eager=True),
    Table("wingspan", 2, {"goals": "blue", "edition": "en"}, 200, eager=True),
    Table("wingspan", 3, {}, 200, eager=True),
    Table("wingspan", 3, {"swift_start": True, "hands": "open"}, 200, eager=True),
    Table("wingspan", 4, {}, 200, eager=True),
    Table("wingspan", 5, {}, 160, eager=True),
    Table("wingspan", 5, {"swift_start": True, "goals": "blue", "edition": "en"}, 120, eager=True),
]

AUTOMA_DECKS = ("level-1", "level-2", "level-3", "ravel-1", "ravel-2", "ravel-3")
WYRMSPAN = [
    Table("wyrmspan", 2, {}, 500),
    Table("wyrmspan", 3, {}, 300),
    Table("wyrmspan", 3, {"hands": "open"}, 60),
    Table("wyrmspan", 4, {}, 200),
    Table("wyrmspan", 5, {}, 200),
    *(Table("wyrmspan", 1, {"automa": deck}, 140) for deck in AUTOMA_DECKS),
]

BROUGHT = Path(os.environ["VOLIERE_TABLES"]) if "VOLIERE_TABLES" in os.environ else None
TABLES = (
    [Table(**table) for table in json.loads(BROUGHT.read_text(encoding="utf-8"))]
    if BROUGHT
    else [*SONGBIRDS, *WINGSPAN, *WYRMSPAN]
)


def play_some(game: Game, chance: Chance, choices: int) -> None:
    """Make so many random choices, or fewer if the game ends."""
    for _ in range(choices):
        if game.seat < 0:
            return
        actions = game.actions()
        game.act(actions[chance.below(len(actions))])


def somewhere(table: Table, seed: int) -> Game:
    """A game at this table, stopped at a random moment (the start and the end among them)."""
    chance = Chance.seeded(seed)
    whole = table.new(seed)
    play_some(whole, Chance.seeded(seed + 1), 10_000)
    game = table.new(seed)
    play_some(game, Chance.seeded(seed + 1), chance.below(len(whole.choices) + 1))
    return game
