"""The example of a whole game, installed as anybody would, into a folder of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "magpies"
GAME = "magpies"


def install(folder: Path) -> None:
    """Install the example there; nothing is fetched, for what it needs is here."""
    offline = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    here = ["--disable-pip-version-check", "--target", str(folder), str(EXAMPLE)]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *offline, *here], check=True, timeout=120
    )


def path_with(folder: Path) -> str:
    """The PYTHONPATH of a process that finds the game as well as all that this one finds."""
    return os.pathsep.join([str(folder), *(path for path in sys.path if path)])
