"""Playthroughs: whole games with what everybody sees at each step, stored and compared.

`python -m tests.honesty.test_playthroughs` writes them anew; read the difference, then keep it.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.honesty.tables import TABLES, Table
from voliere import Game
from voliere.kernel.chance import Chance

FOLDER = Path(__file__).parent.parent / "playthroughs"
SEED = 2026


View = dict[str, Any]
NOTHING = object()


def news(now: Any, before: Any, public: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Where a view differs both from the one before and from the public one, and what stands there.

    Lists of words stay on one line. Equal branches are not entered: most of a view stays the same.
    """
    if now in (before, public):
        return
    parts = inside(now)
    if parts is None:
        yield path, json.dumps(now, ensure_ascii=False)
    else:
        old, shown = inside(before) or {}, inside(public) or {}
        for name, item in parts.items():
            yield from news(item, old.get(name, NOTHING), shown.get(name, NOTHING), path + name)


def inside(value: Any) -> View | None:
    """What a dictionary or a list of such holds, each under its part of a path."""
    if isinstance(value, dict):
        return {f".{name}": item for name, item in value.items()}
    if isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        return {f"[{index}]": item for index, item in enumerate(value)}
    return None


def seen(game: Game, viewer: int | None) -> View:
    """A view, its options as their texts."""
    view = game.view(viewer)
    if view["decision"] and "options" in view["decision"]:
        texts = [option["text"] for option in view["decision"]["options"]]
        view["decision"]["options"] = " | ".join(texts)
    return view


def playthrough(table: Table) -> Iterator[str]:
    """The lines of a whole game: each choice, its events, and what it changed for each viewer."""
    game, chance = table.new(SEED), Chance.seeded(SEED)
    shown: dict[int | None, View] = {v: {} for v in [None, *range(game.seats)]}
    told = 0
    yield f"# {table}"
    yield from changes(game, shown)
    while game.seat >= 0:
        actions = table.actions(game)
        action = actions[chance.below(len(actions))]
        yield f"== {len(game.choices) + 1}. seat {game.seat}: {game.space.text(action)}"
        game.act(action)
        for event in game.events[told:]:
            yield f"   * {json.dumps(event.as_json(), ensure_ascii=False)}"
        told = len(game.events)
        yield from changes(game, shown)


def changes(game: Game, shown: dict[int | None, View]) -> Iterator[str]:
    """What is new for a spectator, and for each seat where it sees otherwise than a spectator."""
    public = seen(game, None)
    for viewer, before in shown.items():
        now = public if viewer is None else seen(game, viewer)
        who, known = ("-", NOTHING) if viewer is None else (viewer, public)
        for path, value in news(now, before, known):
            yield f"   {who} {path.removeprefix('.')}: {value}"
        shown[viewer] = now


def file_of(table: Table) -> Path:
    """Where a table's playthrough is stored."""
    return FOLDER / f"{table}.txt"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_playthrough(table: Table) -> None:
    stored = file_of(table).read_text(encoding="utf-8").splitlines()
    played = list(playthrough(table))
    for number, (now, then) in enumerate(zip(played, stored), 1):
        assert now == then, f"line {number} of {file_of(table).name}"
    assert len(played) == len(stored)


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.glob("*.txt")) == {file_of(table) for table in TABLES}


if __name__ == "__main__":
    for one in TABLES:
        file_of(one).write_text("\n".join(playthrough(one)) + "\n", encoding="utf-8")
