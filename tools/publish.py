"""Brings the tiers of a finished study to players: `python -m tools.publish FOLDER`."""

import sys
from pathlib import Path

import msgspec

from voliere.study import published


def main() -> None:
    """Read the file, so that only one that can be read is taken, and put it in its place."""
    written = (Path(sys.argv[1]) / published.FILE).read_bytes()
    found = msgspec.json.decode(written, type=published.Published)
    (published.FOLDER / f"{found.game}.json").write_bytes(written)


if __name__ == "__main__":
    main()
