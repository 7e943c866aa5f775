"""Plays every version of the levels against every other, and writes docs/bots/ladder.md.

python -m tools.ladder FOLDER                       # plays what is missing, then writes the page
python -m tools.ladder FOLDER --games 40 --rounds 60 --processes 2 --game wingspan

FOLDER keeps the games (GAME.json, GAME.games.jsonl), so that a run that was stopped goes on, a new
version plays only its own games, and more --games add to those that were played.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path

import msgspec

from voliere.arena.counts import Counts
from voliere.arena.setup import make_setup
from voliere.arena.tournament import Tournament
from voliere.arena.words import pairing_table, standing_table
from voliere.bots.levels import RUNGS
from voliere.games import game_names

PAGE = Path(__file__).parent.parent / "docs" / "bots" / "ladder.md"
SEED = 2026
VERSIONS = ["hard", *RUNGS, "normal", "easy"]
HEAD = """\
# The ladder

Every version of the levels against every other, at two seats, on the same deals from both seats,
with 95 % intervals. Searches count rounds, so that the same command plays the same games on any
machine: `python -m tools.ladder FOLDER --games N --rounds R` makes this page, with the numbers that
stand under each game. How long a choice took on the machine that
played stands in the last rows; what former versions are, in [bots.md](../bots.md).
"""


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table of Markdown; the first column is of names.

    >>> print(table(["", "hard"], [["wins", "60 %"]]))
    |  | hard |
    | --- | --- |
    | wins | 60 % |
    """
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def chapter(counts: Counts) -> str:
    """A game's part of the page: who beats whom, and what each bot reaches."""
    setup = counts.setup
    extent = f"{counts.played} games, seed {setup.seed}, {setup.rounds} rounds a choice."
    met, stood = pairing_table("en", counts), standing_table("en", counts)
    return f"## {setup.game.capitalize()}\n\n{extent}\n\n{table(*met)}\n\n{table(*stood)}\n"


def climb(
    game: str, folder: Path, games: int, rounds: int, processes: int, rungs: list[str]
) -> Counts:
    """Play what is missing of a game's ladder."""
    setup = make_setup(game, 2, {}, SEED, rounds=rounds)
    tournament = Tournament(setup, rungs, games, folder / f"{game}.games.jsonl")
    wanted = len(tournament.matches)
    tournament.play(processes, lambda done: print(f"{game}: {done} of {wanted}", flush=True))
    counts = tournament.counts()
    (folder / f"{game}.json").write_bytes(msgspec.json.encode(counts))
    return counts


def write(folder: Path, page: Path) -> None:
    """Write the page from the results in a folder."""
    files = [file for file in sorted(folder.glob("*.json")) if file.stem in game_names()]
    results = [msgspec.json.decode(file.read_bytes(), type=Counts) for file in files]
    page.write_text("\n".join([HEAD, *map(chapter, results)]), encoding="utf-8")


def main(words: list[str]) -> None:
    """Play and write."""
    read = ArgumentParser(prog="python -m tools.ladder", description=__doc__)
    read.add_argument("folder", type=Path)
    read.add_argument("--games", type=int, default=40)
    read.add_argument("--rounds", type=int, default=60)
    read.add_argument("--processes", type=int, default=1)
    read.add_argument("--game", action="append", choices=game_names(), default=None)
    read.add_argument("--page", type=Path, default=PAGE)
    given = read.parse_args(words)
    given.folder.mkdir(parents=True, exist_ok=True)
    for game in given.game or game_names():
        climb(game, given.folder, given.games, given.rounds, given.processes, VERSIONS)
    write(given.folder, given.page)


if __name__ == "__main__":
    main(sys.argv[1:])
