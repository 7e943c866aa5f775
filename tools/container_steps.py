"""Does the steps of the container file in clean Debian roots, without an engine of containers.

`sudo python -m tools.container_steps FOLDER` (or `make container`) makes a root by debootstrap for
each stage, does what the stage's lines say in it by chroot, and at last runs the image's command:
the server must say that it is ready. Needs root, debootstrap and about 2 GB in the folder, which
keeps the empty Debian for the next time.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
CONTAINER_FILE = ROOT / "deploy" / "container" / "Dockerfile"
MIRROR = "http://deb.debian.org/debian"
PACKAGES = "python3,python3-venv,python3-dev,ca-certificates"
READY = "http://127.0.0.1:8617/readyz"
SECONDS = 60
"""The server must be ready within so many."""

MACHINE = (
    "/etc/resolv.conf",
    "/etc/ssl/certs",
    "/usr/local/share/ca-certificates",
    "/etc/pip.conf",
)
SETTINGS = ("NODE_EXTRA_CA_CERTS", "http_proxy", "https_proxy")
"""How this machine reaches its registries, in files and in variables; an image needs none of it."""
PYTHON = "/opt/python"
"""Stands for the Python of the image that the file begins with."""


@dataclass
class Stage:
    """A part of the file, from one FROM to the next."""

    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)


def stages_of(text: str) -> list[Stage]:
    """The stages of a container file, each with its lines: a word, and what follows it."""
    stages: list[Stage] = []
    joined = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    for line in filter(None, map(str.strip, joined.splitlines())):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            stages.append(Stage(rest.partition(" AS ")[2] or "image"))
        else:
            stages[-1].steps.append((word, rest.strip()))
    return stages


@dataclass
class Image:
    """A root, and what the file has said of it so far."""

    root: Path
    others: Mapping[str, Path]
    folder: str = "/"
    user: str = "0"
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)

    def do(self, word: str, rest: str) -> None:
        """Do one line."""
        print(f"{word} {rest[:90]}", flush=True)
        if word == "RUN":
            subprocess.run(self.within(["sh", "-ec", rest]), check=True)
        elif word == "COPY":
            self.copy(rest)
        elif word == "WORKDIR":
            self.folder = rest
            self.inside(rest).mkdir(parents=True, exist_ok=True)
        elif word == "USER":
            self.user = rest
        elif word == "ENTRYPOINT":
            self.entry = json.loads(rest)
        elif word == "CMD":
            self.command = json.loads(rest)
        elif word not in ("VOLUME", "EXPOSE", "HEALTHCHECK"):
            raise SystemExit(f"{word}: this tool does not know what that line does.")

    def inside(self, path: str) -> Path:
        """Where a path of the image lies on this machine."""
        return self.root / os.path.join(self.folder, path).lstrip("/")

    def within(self, command: list[str]) -> list[str]:
        """The command that runs one in the image."""
        place = f"cd {shlex.quote(self.folder)} && exec {shlex.join(command)}"
        path = f"PATH={PYTHON}/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
        settings = [f"{name}={os.environ[name]}" for name in SETTINGS if name in os.environ]
        return [
            *("chroot", f"--userspec={self.user}:{self.user}", str(self.root)),
            *("env", "-i", path, "HOME=/tmp", "DEBIAN_FRONTEND=noninteractive", *settings),
            *("sh", "-c", place),
        ]

    def copy(self, rest: str) -> None:
        """Copy from another stage, or what the repository holds."""
        words = rest.split()
        source, target = words[-2], self.inside(words[-1])
        if words[0].startswith("--from="):
            other = self.others[words[0].removeprefix("--from=")]
            shutil.copytree(other / source.lstrip("/"), target, dirs_exist_ok=True)
        elif source == ".":
            target.mkdir(parents=True, exist_ok=True)
            files = ("git", "-C", str(ROOT), "archive", "HEAD")
            with subprocess.Popen(files, stdout=subprocess.PIPE) as archive:
                subprocess.run(["tar", "-x", "-C", target], stdin=archive.stdout, check=True)
        else:
            shutil.copy(ROOT / source, target)


def debian(folder: Path) -> Path:
    """An empty Debian with Python, made once."""
    base = folder / "base"
    if not (base / PYTHON.lstrip("/")).is_dir():
        shutil.rmtree(base, ignore_errors=True)
        subprocess.run(
            ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", base, MIRROR],
            check=True,
        )
        subprocess.run(["chroot", base, "python3", "-m", "venv", PYTHON], check=True)
    for path in filter(os.path.exists, MACHINE):
        subprocess.run(["cp", "-aT", path, base / path.lstrip("/")], check=True)
    return base


@contextmanager
def with_processes(root: Path) -> Iterator[None]:
    """With the kernel's files, which some programs read."""
    subprocess.run(["mount", "-t", "proc", "proc", root / "proc"], check=True)
    subprocess.run(["mount", "--bind", "/dev", root / "dev"], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", root / "dev", root / "proc"], check=True)


def serve(image: Image) -> None:
    """Run the image's own command until the server is ready."""
    with subprocess.Popen(image.within([*image.entry, *image.command])) as server:
        try:
            until = time.monotonic() + SECONDS
            while not ready():
                if server.poll() is not None or time.monotonic() > until:
                    raise SystemExit("the server of the image does not get ready.")
                time.sleep(0.2)
        finally:
            server.terminate()


def ready() -> bool:
    """Whether the server answers that it writes and reads."""
    try:
        with urllib.request.urlopen(READY, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def main(folder: Path) -> None:
    """Build the stages one after the other, and serve from the last."""
    base = debian(folder)
    made: dict[str, Path] = {}
    for stage in stages_of(CONTAINER_FILE.read_text(encoding="utf-8")):
        root = folder / stage.name
        shutil.rmtree(root, ignore_errors=True)
        subprocess.run(["cp", "-a", base, root], check=True)
        image = Image(root, made)
        with with_processes(root):
            for word, rest in stage.steps:
                image.do(word, rest)
            if image.entry:
                serve(image)
        made[stage.name] = root
    print("The steps of the container file were done, and its server was ready.")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/container"))
