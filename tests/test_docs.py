"""The rules pages: each paragraph names scenarios that exist, and both languages the same ones."""

import ast
import doctest
import re
from pathlib import Path

import pytest

import voliere

ROOT = Path(__file__).parent.parent
NAMED = re.compile(r"`(test_\w+)\.(test_\w+)`")


def paragraphs(game: str, language: str) -> list[str]:
    """The paragraphs of a rules page, after its introduction."""
    text = (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")
    blocks = [block.strip() for block in text.split("\n\n")]
    return [block for block in blocks if not block.startswith("#")][1:]


def scenarios(game: str) -> set[tuple[str, str]]:
    """The scenarios of a game: file and function."""
    return {
        (file.stem, node.name)
        for file in (ROOT / "tests" / "games" / game).glob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", voliere.game_names())
def test_each_paragraph_names_its_scenarios(game: str, language: str) -> None:
    known = scenarios(game)
    for paragraph in paragraphs(game, language):
        named = NAMED.findall(paragraph)
        assert named, paragraph
        assert set(named) <= known, set(named) - known


@pytest.mark.parametrize("game", voliere.game_names())
def test_both_languages_tell_the_same_rules(game: str) -> None:
    english, french = (paragraphs(game, language) for language in ("en", "fr"))
    assert [NAMED.findall(p) for p in english] == [NAMED.findall(p) for p in french]


def test_decisions_take_one_line_each() -> None:
    """Trials and their numbers stand in the notes in docs/bots."""
    lines = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8").splitlines()[4:]
    assert all(line.startswith("- **") and len(line) <= 500 for line in lines)


PAGES = sorted((ROOT / "docs").rglob("*.md"))
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")
SUFFIX = re.compile(r"\.(en|fr)\.md$")


def anchors(file: Path) -> set[str]:
    """The headings of a page as links name them."""
    text = re.sub(r"```.*?```", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).strip().lower().replace(" ", "-") for title in titles}


def target(page: Path, link: str) -> Path | None:
    """The file that a link leads to: on the docs site also one in the language of its page."""
    here = SUFFIX.search(page.name)
    named = page.parent / link if link else page
    own = named.with_suffix(f".{here[1] if here else 'en'}.md") if named.suffix == ".md" else named
    return next((file for file in (named, own) if file.exists()), None)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT / "docs").as_posix())
def test_links_lead_to_files_and_headings_that_exist(page: Path) -> None:
    for link, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        file = target(page, link)
        assert file is not None, link
        assert not anchor or anchor in anchors(file), f"{link}#{anchor}"


def test_the_readme_shows_a_picture_that_exists() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pictures = re.findall(r"!\[[^\]]+\]\((docs/[^)]+)\)", readme)
    assert pictures
    assert all((ROOT / picture).is_file() for picture in pictures)


def test_the_example_of_the_readme_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    example = doctest.DocTestParser().get_doctest(text, {}, "README", "README.md", 0)
    assert len(example.examples) > 3
    assert doctest.DocTestRunner().run(example).failed == 0


def test_links_of_the_readme_lead_to_files_that_exist() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\((?!https?:|\.\.)([^):#]+)[^)]*\)", text)
    assert len(links) > 20
    assert [link for link in links if not (ROOT / link).exists()] == []
