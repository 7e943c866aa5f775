"""Imports point downward only, games stay in their rooms, and no file knows its machine."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from voliere.games import game_kind, game_names

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"

# From the ground up. A part sees what lies on lower floors, never its neighbours on the same one.
FLOORS = [
    {"voliere.plugins"},
    {"voliere.texts"},
    {"voliere.kernel"},
    {"voliere.games.*"},
    {"voliere.games"},
    {"voliere"},
    {"voliere.bots"},
    {"voliere.arena", "voliere.coach"},
    {"voliere.study"},
    {"voliere.server", "voliere.terminal"},
    {"voliere.env"},
    {"voliere.commands"},
    {"voliere.cli"},
    {"voliere.__main__"},
]

# What the lowest floors may use from outside; the others choose freely.
OUTSIDE = {
    "voliere.texts": {"polib"},
    "voliere.kernel": {"librt", "mypy_extensions"},
    "voliere.games.*": {"librt", "mypy_extensions"},
}


def part_of(module: str, source: Path) -> str:
    """The part of the house a module belongs to: "voliere.kernel", "voliere.games.songbirds"…"""
    names = module.split(".")
    if names[:2] == ["voliere", "games"]:
        is_game = len(names) > 2 and (source / "voliere" / "games" / names[2]).is_dir()
        return ".".join(names[: 3 if is_game else 2])
    exists = len(names) > 1 and module_path(".".join(names[:2]), source) is not None
    return ".".join(names[: 2 if exists else 1])


def module_path(module: str, source: Path) -> Path | None:
    path = source.joinpath(*module.split("."))
    return next((p for p in (path, path.with_suffix(".py")) if p.exists()), None)


def kind_of(part: str) -> str:
    return "voliere.games.*" if part.startswith("voliere.games.") else part


def floor_of(part: str) -> int | None:
    return next((n for n, parts in enumerate(FLOORS) if kind_of(part) in parts), None)


def imports_in(path: Path, module: str) -> Iterator[tuple[int, str]]:
    """Every import of a file, wherever it stands, as (line, absolute name)."""
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=name, names=names, level=level):
                base = package[: len(package) - level + 1] if level else []
                base = base + (name.split(".") if name else [])
                yield from ((node.lineno, ".".join([*base, alias.name])) for alias in names)
            case ast.Call(
                func=ast.Name(id=called) | ast.Attribute(attr=called),
                args=[ast.Constant(value=str(name)), *_],
            ) if called in {"import_module", "__import__"}:
                yield node.lineno, name


def breaches(source: Path) -> list[str]:
    """What a tree of sources imports and should not, one sentence each."""
    found = []
    for path in sorted((source / "voliere").rglob("*.py")):
        place = path.relative_to(source)
        names = list(place.with_suffix("").parts)
        module = ".".join(names[:-1] if names[-1] == "__init__" else names)
        part = part_of(module, source)
        floor = floor_of(part)
        if floor is None:
            found.append(f"{place}: {part} has no floor in the house")
            continue
        for line, name in imports_in(path, module):
            top = name.split(".")[0]
            if top == "voliere":
                target = part_of(name, source)
                target_floor = floor_of(target)
                allowed = target == part or (target_floor is not None and target_floor < floor)
            else:
                outside = OUTSIDE.get(kind_of(part))
                allowed = outside is None or top in outside | sys.stdlib_module_names
            if not allowed:
                found.append(f"{place}:{line}: {part} must not import {name}")
    return found


def test_imports_point_downward() -> None:
    assert breaches(SOURCE) == []


def test_the_drawing_shows_every_room() -> None:
    """The parts of the package and the modules of the kernel, each by its name."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawing = text.split("```")[1]
    rooms = {
        path.name for path in (SOURCE / "voliere").iterdir() if (path / "__init__.py").exists()
    }
    kernel = {path.stem for path in (SOURCE / "voliere" / "kernel").glob("[a-z]*.py")}
    files = {path.name for path in (SOURCE / "voliere").glob("[a-z]*.py")}
    shown = set(re.findall(r"[a-z][a-z.]*", drawing))
    assert (rooms | kernel | files) - shown == set()


def server_floors() -> dict[str, int]:
    """The modules of the server by the line of the drawing on which they stand, from the top."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawing = text.split("never the other way round:")[1].split("```")[1]
    lines = [re.split(" {2,}", line)[0].split(" · ") for line in drawing.strip().splitlines()]
    return {module: floor for floor, modules in enumerate(lines) for module in modules}


def test_the_server_is_as_it_is_drawn() -> None:
    floors = server_floors()
    home = SOURCE / "voliere" / "server"
    files = [path for path in home.rglob("*.py") if path.parent != home or path.stem[0] != "_"]
    inside = {path: path.relative_to(home).with_suffix("").parts for path in files}
    modules = {names[0] for names in inside.values()}
    assert set(floors) == modules, "draw each module in docs/architecture.md"
    upward = [
        f"{module} imports {name}"
        for path, (module, *rest) in inside.items()
        for _, name in imports_in(path, ".".join(("voliere.server", module, *rest)))
        for part in name.removeprefix("voliere.server.").split(".")[:1]
        if name.startswith("voliere.server.") and floors.get(part, 99) < floors[module]
    ]
    assert upward == []


HOUSE = {
    "voliere/__init__.py": "from voliere.games.songbirds import rules",
    "voliere/texts.py": "import gettext, polib",
    "voliere/kernel/__init__.py": "",
    "voliere/kernel/game.py": "from . import chance\nfrom voliere import texts",
    "voliere/kernel/chance.py": "import random",
    "voliere/games/__init__.py": "from .songbirds import rules",
    "voliere/games/songbirds/__init__.py": "",
    "voliere/games/songbirds/rules.py": "from ...kernel.game import Game",
    "voliere/games/wingspan/__init__.py": "",
    "voliere/bots/__init__.py": "import numpy\nimport voliere\nfrom voliere.games import songbirds",
    "voliere/study.py": "from . import bots",
    "voliere/env.py": "",
    "voliere/cli.py": "from voliere import new, study",
}


def build(source: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text)
    return source


def test_a_sound_house_has_no_breach(tmp_path: Path) -> None:
    assert breaches(build(tmp_path, HOUSE)) == []


@pytest.mark.parametrize(
    ("file", "text", "imported"),
    [
        ("kernel/game.py", "import voliere", "voliere"),
        ("kernel/game.py", "from voliere.games.songbirds.rules import x", "songbirds.rules.x"),
        ("kernel/game.py", "from ..bots import x", "voliere.bots.x"),
        ("kernel/__init__.py", "from .. import games", "voliere.games"),
        ("kernel/game.py", "def f():\n    from voliere import cli", "voliere.cli"),
        ("kernel/game.py", "if TYPE_CHECKING:\n    import voliere.study", "voliere.study"),
        ("kernel/game.py", "import_module('voliere.games')", "voliere.games"),
        ("kernel/game.py", "importlib.import_module('voliere.bots')", "voliere.bots"),
        ("kernel/game.py", "import rich.table", "rich.table"),
        ("games/songbirds/rules.py", "from ..wingspan import x", "wingspan.x"),
        ("games/songbirds/rules.py", "from voliere.games import wingspan", "games.wingspan"),
        ("games/songbirds/rules.py", "from .. import catalogue", "games.catalogue"),
        ("games/songbirds/rules.py", "import polib", "polib"),
        ("texts.py", "from .kernel import game", "voliere.kernel.game"),
        ("texts.py", "import rich", "rich"),
        ("study.py", "from voliere import env", "voliere.env"),
        ("bots/__init__.py", "import voliere.cli", "voliere.cli"),
    ],
)
def test_a_breach_is_found(tmp_path: Path, file: str, text: str, imported: str) -> None:
    found = breaches(build(tmp_path, HOUSE | {f"voliere/{file}": text}))
    assert len(found) == 1
    assert found[0].startswith(f"voliere/{file}:")
    assert found[0].endswith(imported)


def test_a_part_nobody_drew_is_found(tmp_path: Path) -> None:
    assert breaches(build(tmp_path, HOUSE | {"voliere/helpers.py": ""})) == [
        "voliere/helpers.py: voliere.helpers has no floor in the house"
    ]


# A game's name stands in its own rooms alone, so that the next one needs none outside of its own.
ROOMS = ("games/{}/", "bots/{}/", "terminal/{}.py", "server/page/")
"""Where games are named: their rules, what bots know, their painter, and the page once built."""
EXAMPLE = re.compile(r"^ *>>> .*(?:\n *[^\s\"].*)*", re.MULTILINE)
"""One that runs, with what it prints: it needs a game that is installed."""
HOUSE_WORDS = {
    "auto",
    "automa",
    "base",
    "choose",
    "en",
    "first",
    "fr",
    "none",
    "open",
    "random",
    "rounds",
}
"""Words of settings that mean something to every game too, such as the Automa's score sheet."""


def rooms_of(games: list[str]) -> tuple[str, ...]:
    return tuple(room.format(game) for game in games for room in ROOMS)


def setting_words(games: list[str]) -> set[str]:
    """The settings of the games and the values that are words."""
    offered = [setting for game in games for setting in game_kind(game).settings_offered]
    words = {word for setting in offered for word in (setting.name, *setting.values)}
    return {word for word in words if isinstance(word, str)} - HOUSE_WORDS


def namings(source: Path, games: list[str], words: set[str]) -> list[str]:
    """Where something that is not a game's own names a game, or says one of these words."""
    names = re.compile("|".join(games), re.IGNORECASE)
    rooms = rooms_of(games)
    found = []
    for path in sorted((source / "voliere").rglob("*")):
        place = path.relative_to(source)
        if path.suffix not in (".py", ".po") or str(place).startswith(
            tuple(f"voliere/{room}" for room in rooms)
        ):
            continue
        text = path.read_text(encoding="utf-8")
        told = EXAMPLE.sub(lambda example: "\n" * example[0].count("\n"), text)
        for number, line in enumerate(told.split("\n"), 1):
            if name := names.search(line):
                found.append(f"{place}:{number}: names {name[0]}")
        found += [f"{place}:{number}: says {word}" for number, word in said(path, text, words)]
    return found


def said(path: Path, text: str, words: set[str]) -> list[tuple[int, str]]:
    """The words that stand in the code as a text or as the name of an argument, by line."""
    nodes = ast.walk(ast.parse(text)) if path.suffix == ".py" else iter(())
    texts = [
        (node.lineno, node.value if isinstance(node, ast.Constant) else node.arg)
        for node in nodes
        if isinstance(node, ast.Constant | ast.keyword)
    ]
    return [(line, word) for line, word in texts if isinstance(word, str) and word in words]


def test_games_are_named_in_their_own_rooms_alone() -> None:
    games = game_names()
    assert len(games) >= 3
    assert namings(SOURCE, games, setting_words(games)) == []


@pytest.mark.parametrize(
    ("file", "text", "found"),
    [
        ("arena/words.py", "# as in Chess", "names Chess"),
        ("arena/words.py", 'LIMIT = {"chess": 3}', "names chess"),
        ("arena/locale/en.po", 'msgstr "Chess is long."', "names Chess"),
        ("terminal/opening.py", 'if settings["castling"]: pass', "says castling"),
        ("terminal/opening.py", "new(castling=True)", "says castling"),
        ("bots/levels.py", 'SIDE = "kingside"', "says kingside"),
        ("arena/words.py", '"""\n>>> new("chess")\n"""', None),
        ("arena/words.py", '"""\n>>> new("chess")\n<chess: 2 seats>\n"""', None),
        ("games/chess/rules.py", 'NAME = "chess"', None),
        ("terminal/chess.py", 'WORDS = "castling", "kingside"', None),
    ],
)
def test_a_game_named_elsewhere_is_found(
    tmp_path: Path, file: str, text: str, found: str | None
) -> None:
    house = build(tmp_path, HOUSE | {f"voliere/{file}": text})
    expected = [] if found is None else [f"voliere/{file}:1: {found}"]
    assert namings(house, ["chess"], {"castling", "kingside"}) == expected


# Put together so that this file does not match itself.
MACHINE = re.compile(
    r"(?<![\w.~-])/(?:wo" + r"rk|ho" + r"me|ro" + r"ot|Us" + r"ers)/\w"
    r"|pypi\." + r"org|python" + r"hosted|registry\.np" + r"mjs|index" + r"-url"
)


def repository_files() -> list[Path]:
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def machine_traces(paths: list[Path]) -> list[str]:
    return [
        f"{path}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(path.read_bytes().decode("utf-8", "replace").split("\n"), 1)
        if MACHINE.search(line)
    ]


def test_no_file_knows_its_machine() -> None:
    assert machine_traces(repository_files()) == []


@pytest.mark.parametrize(
    "line", ["see /wo" + "rk/main", "pip --index" + "-url x", "https://pypi." + "org/simple"]
)
def test_a_machine_trace_is_found(tmp_path: Path, line: str) -> None:
    path = tmp_path / "notes.md"
    path.write_text(f"fine, /homes/x\n{line}\n")
    assert machine_traces([path]) == [f"{path}:2: {line}"]
