"""Counts (perft): the number of option sequences to a depth, from stored positions.

`python -m tests.honesty.test_counts` writes them anew; a change must be a change of the rules.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import voliere
from voliere import Game

POSITIONS = sorted((Path(__file__).parent.parent / "positions").glob("*.json"))


def count(game: Game, depth: int) -> int:
    """How many sequences of options there are to the depth."""
    if depth == 0:
        return 1
    actions = game.actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = game.copy()
        after.act(action)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: file.stem)
def test_counts(file: Path) -> None:
    stored: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    game = voliere.load(stored["position"])
    depths = range(1, len(stored["counts"]) + 1)
    assert [count(game, depth) for depth in depths] == stored["counts"]


def test_there_are_positions() -> None:
    assert {file.stem.split("-")[0] for file in POSITIONS} == set(voliere.game_names())


def rewrite() -> None:
    """Count anew to the depths that are stored."""
    for file in POSITIONS:
        stored = json.loads(file.read_text(encoding="utf-8"))
        game = voliere.load(stored["position"])
        stored["counts"] = [count(game, depth + 1) for depth in range(len(stored["counts"]))]
        file.write_text(json.dumps(stored, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    rewrite()
