"""The wheel's build hook: compiles the rules engines with mypyc when a C compiler is there.

VOLIERE_COMPILE=0 leaves the wheel pure, =1 makes a failure an error; otherwise a wheel that
cannot be compiled is pure and says so. Run as a program it tells whether this machine can compile.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("kernel", "games", "bots")

# One group: calls between modules become C calls, classes inherit natively across modules.
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

setup(ext_modules=mypycify({arguments!r}, opt_level="3", debug_level="0", group_name="voliere"))
"""

MYPY_OPTIONS = [
    "--config-file=",
    "--explicit-package-bases",
    "--follow-imports=silent",
    "--ignore-missing-imports",
]


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to the wheel, beside their sources."""

    # The wheel is written after initialize() returns: the directory must live until finalize().
    _directory: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]"] if obstacle() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        reason = obstacle()
        if reason is None:
            self._directory = tempfile.TemporaryDirectory(prefix="voliere-build-")
            try:
                built = compile_modules(Path(self.root, "src"), Path(self._directory.name))
            except subprocess.CalledProcessError as error:
                if wish() == "1":
                    raise RuntimeError(f"mypyc failed:\n{error.output}") from None
                reason = f"mypyc failed: {last_line(error.output)}"
            else:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["force_include"].update(built)
        if reason is not None:
            self.app.display_warning(f"voliere: wheel not compiled ({reason})")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._directory is not None:
            self._directory.cleanup()


def compile_modules(source: Path, directory: Path) -> dict[str, str]:
    """Compiles a copy of the sources; returns each library's path and its place in the wheel."""
    shutil.copytree(
        source, directory, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
    )
    modules = sorted(
        str(path.relative_to(directory))
        for part in COMPILED
        for path in (directory / "voliere" / part).rglob("*.py")
        if path.name != "__init__.py"
    )
    (directory / "setup.py").write_text(SETUP.format(arguments=MYPY_OPTIONS + modules))
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--build-lib=lib", "--build-temp=temp"],
        cwd=directory,
        env={**os.environ, "MYPYPATH": "."},
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    library = directory / "lib"
    return {str(path): str(path.relative_to(library)) for path in library.rglob(f"*{suffix}")}


def wish() -> str:
    """What the environment asks for: "0", "1" or "auto"."""
    return os.environ.get("VOLIERE_COMPILE", "auto")


def obstacle() -> str | None:
    """Why nothing will be compiled here, or None when it will."""
    if wish() == "0":
        return "VOLIERE_COMPILE=0"
    if wish() == "1":
        return None
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return f"no C compiler: {compiler[0]} not found"
    headers = sysconfig.get_path("include")
    trial = subprocess.run(
        [*compiler, f"-I{headers}", "-fsyntax-only", "-xc", "-"],
        input="#include <Python.h>\n",
        capture_output=True,
        text=True,
    )
    return None if trial.returncode == 0 else f"no Python headers in {headers}"


def last_line(output: str) -> str:
    return (output.strip().splitlines() or ["no message"])[-1]


if __name__ == "__main__":
    sys.exit(obstacle())
