"""The files that other programs read: hosted checks, the container, the editor's rules."""

import json
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

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
