"""The tests that mirror what was changed (`make test-quick`): changed parts first, then the walls.

python -m tools.changed_tests            against the last commit
python -m tools.changed_tests main       against a branch
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
ALWAYS = ("tests/test_walls.py", "tests/kernel")


def changed(since: str) -> list[str]:
    """The files that differ from a commit, and the new ones."""
    listed = [["diff", "--name-only", since], ["ls-files", "--others", "--exclude-standard"]]
    return [
        name
        for words in listed
        for name in subprocess.run(
            ["git", *words], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout.split()
    ]


def mirror(name: str, root: Path = ROOT) -> list[str]:
    """The tests of a file: itself, or what stands under the same name in tests/.

    >>> mirror("src/voliere/kernel/chance.py")
    ['tests/kernel/test_chance.py']
    >>> mirror("src/voliere/bots/wingspan/plan.py")
    ['tests/bots']
    """
    path = Path(name)
    if path.parts[0] == "tests":
        return [name] if path.name.startswith("test_") and (root / path).exists() else []
    if path.parts[:2] != ("src", "voliere"):
        return []
    folder = Path("tests", *path.parts[2:-1])
    own = folder / f"test_{path.stem}.py"
    if (root / own).is_file():
        return [str(own)]
    while not (root / folder).is_dir():
        folder = folder.parent
    return [] if folder == Path("tests") else [str(folder)]


def main() -> None:
    """Print them, each once."""
    since = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    found = [test for name in changed(since) for test in mirror(name)]
    print(*dict.fromkeys([*found, *ALWAYS]))


if __name__ == "__main__":
    main()
