"""The table at which a game begins, or goes on from a file."""

from pathlib import Path
from typing import Any

from rich.console import Console

import voliere
from voliere.bots.foreign import is_program
from voliere.games import game_kind, game_names
from voliere.kernel.errors import refusal
from voliere.kernel.record import read_record
from voliere.kernel.settings import meant_in
from voliere.terminal.files import free_file, read_json
from voliere.terminal.table import TerminalTable, read_players


def read_options(texts: tuple[str, ...]) -> dict[str, Any]:
    """The game's options from name=value."""
    read: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise refusal("error.option-shape", text=text)
        read[name.replace("-", "_")] = value
    return read


def new_table(
    game: str | None,
    seats: int | None,
    bots: str | None,
    seed: int | None,
    option: tuple[str, ...],
    save: Path | None,
    language: str,
) -> TerminalTable:
    """A table for a new game; as many seats as is usual, unless said otherwise."""
    if game is None:
        raise refusal("error.no-game", allowed=game_names())
    kind = game_kind(game)
    settings = meant_in(kind.settings_offered, language) | read_options(option)
    count = kind.usual_seats(settings) if seats is None else seats
    started = voliere.new(game, seats=count, seed=seed, **settings)
    players = read_players(None if bots is None else bots.split(","), count)
    file = free_file(save, game)
    return TerminalTable(started, players, language, Console(highlight=False), file)


def check_programs(players: list[str], named: list[str]) -> None:
    """A file may be a stranger's: --bots must name the programs that it runs, and only those."""
    programs = [player for player in players if is_program(player)]
    if [bot for bot in named if bot not in programs]:
        raise refusal("error.resume-clash", flags=["--bots"])
    for bot in programs:
        if bot not in named:
            raise refusal("error.resume-program", bot=bot)


def resumed_table(
    game: str | None, resume: Path, save: Path | None, given: dict[str, Any], language: str
) -> TerminalTable:
    """The table of a saved game, with the players who sat there."""
    bots = given.pop("--bots")
    clash = [flag for flag, value in given.items() if value not in (None, ())]
    if clash:
        raise refusal("error.resume-clash", flags=clash)
    record = read_record(read_json(resume))
    check_programs(record.players, [] if bots is None else bots.split(","))
    if game not in (None, record.game):
        raise refusal("error.resume-game", found=record.game, game=game)
    resumed = voliere.replay(record)
    players = record.players or read_players(None, resumed.seats)
    file = resume if save is None else free_file(save, record.game)
    return TerminalTable(resumed, players, language, Console(highlight=False), file)
