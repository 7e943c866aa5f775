"""Where the browser for the tests is. Run as a program it finds one, or installs it as root."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends", "chromium")
ADVICE = "The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM=."


def find_chromium() -> str | None:
    """The program, from $CHROMIUM or under one of its usual names."""
    wishes = (os.environ.get("CHROMIUM", ""), *NAMES, *PLACES)
    return next((found for wish in wishes if wish and (found := shutil.which(wish))), None)


def main() -> str | None:
    """Make sure that there is a browser; else what to do about it."""
    if find_chromium() is None and os.name == "posix" and os.geteuid() == 0:
        if shutil.which("apt-get"):
            subprocess.run(["apt-get", "update", "--quiet"], check=False)
            subprocess.run(INSTALL, check=False)
    return None if find_chromium() else ADVICE


if __name__ == "__main__":
    sys.exit(main())
