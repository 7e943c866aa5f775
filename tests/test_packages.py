"""What the base installs is enough to play, for bots and for the arena; the server is an extra."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest

import voliere
from hatch_build import INTERPRETED, to_compile
from voliere.commands.programs import SERVER_PACKAGES

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def name_of(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return found[0]


def with_requirements(names: Iterable[str]) -> set[str]:
    """The packages and all that they need themselves, as far as it is installed here."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name.lower() in found:
            continue
        try:
            needed = distribution(name).requires or []
        except PackageNotFoundError:
            continue
        found.add(name.lower())
        waiting += [name_of(requirement) for requirement in needed if "extra ==" not in requirement]
    return found


def link_packages(folder: Path, names: Iterable[str]) -> None:
    """Put into a folder what these packages install."""
    for name in names:
        package = distribution(name)
        for top in {file.parts[0] for file in package.files or [] if file.parts[0] != ".."}:
            target = Path(str(package.locate_file(top)))
            if target.exists() and not (folder / top).exists() and top != "__pycache__":
                (folder / top).symlink_to(target)


def installed(folder: Path, requirements: list[str]) -> Path:
    """What these packages need and no others, and that games are installed."""
    link_packages(folder, with_requirements(map(name_of, requirements)))
    info = Path(str(distribution("voliere").locate_file(f"voliere-{PROJECT['version']}.dist-info")))
    (folder / info.name).symlink_to(info)
    return folder


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages of the base alone."""
    return installed(tmp_path_factory.mktemp("base"), PROJECT["dependencies"])


def run(base: Path, program: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these packages and no others."""
    home = Path(voliere.__file__).parent.parent
    return subprocess.run(
        [sys.executable, "-S", "-c", program, *words],
        env={"PYTHONPATH": f"{home}:{base}", "LANG": "fr_FR.UTF-8", "PATH": ""},
        capture_output=True,
        text=True,
        timeout=100,
    )


MAIN = "from voliere.cli import main; main()"


def test_the_extra_is_what_the_server_needs() -> None:
    extra = {name_of(package) for package in PROJECT["optional-dependencies"]["server"]}
    assert {name.replace("-", "_") for name in extra} == set(SERVER_PACKAGES)


def test_the_base_has_no_server(base: Path) -> None:
    told = run(base, "import starlette")
    assert told.stderr.endswith("No module named 'starlette'\n")


def test_games_bots_and_the_arena_need_the_base_alone(base: Path) -> None:
    for words in ("simulate --bots easy,random", "arena --bots normal,random --processes 1"):
        command, *flags = words.split()
        ran = run(base, MAIN, command, voliere.game_names()[0], "--games", "2", *flags)
        assert (ran.returncode, ran.stderr) == (0, "")


def test_serving_without_its_packages_says_what_to_install(base: Path) -> None:
    ran = run(base, MAIN, "serve")
    assert ran.returncode == 2
    assert (
        ran.stderr
        == "Pour servir, il faut des paquets de plus\xa0: pip install 'voliere[server]'.\n"
    )
    ran = run(base, MAIN, "serve", "--lang", "en")
    assert ran.stderr == "Serving needs more packages: pip install 'voliere[server]'.\n"


def test_the_server_needs_its_extra_alone(tmp_path: Path) -> None:
    wanted = PROJECT["dependencies"] + PROJECT["optional-dependencies"]["server"]
    ran = run(installed(tmp_path, wanted), "import voliere.server.serve")
    assert (ran.returncode, ran.stderr) == (0, "")


def test_what_meets_other_bots_is_interpreted_and_all_that_thinks_compiled() -> None:
    """A file of a game's room may have the name of one that is not compiled."""
    bots = Path("voliere/bots")
    sources = [path.relative_to(ROOT / "src") for path in (ROOT / "src" / bots).rglob("*.py")]
    left = {*map(str, sources)} - {*to_compile(ROOT / "src")}
    left = {path for path in left if not path.endswith("__init__.py")}
    assert left == {str(bots / f"{name}.py") for name in INTERPRETED}
