"""What the docs site (`make docs`, mkdocs.yml) makes of the files in docs/.

The rules name after each paragraph the scenarios that test it: here they fold away. The HTTP API is
told by the same OpenAPI document that the server hands out. A link to a file outside docs/ (an
example, a module) only names it: the site holds none of them.
"""

import re
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from voliere.server.api import ENDPOINTS
from voliere.server.openapi import description

PICTURES: Final = Path(__file__).parent.parent / "docs/pictures"
SCENARIOS: Final = re.compile(r"(?:\s*`test_\w+\.test_\w+`)+\s*$")
HTTP: Final = "reference/http.md"
VOUCHED: Final = {"en": "Tested by", "fr": "Vérifié par"}
LINK: Final = re.compile(r"(?<!!)\[([^\]]+)\]\(((?:\.\./)+)([^)]+)\)")


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Fold what vouches for each paragraph of the rules; keep links within the site."""
    if page.file.src_uri.startswith("rules/"):
        language = "fr" if ".fr." in page.file.src_uri else "en"
        blocks = [folded(block, language) for block in markdown.split("\n\n")]
        markdown = "\n\n".join(
            illustrated(blocks, Path(page.file.src_uri).name.split(".")[0], language)
        )
    if page.file.src_uri == HTTP:
        markdown += http_page()
    depth = page.file.src_uri.count("/")
    return LINK.sub(lambda link: within(link, depth), markdown)


def within(link: re.Match[str], depth: int) -> str:
    """A link that stays in docs/ as it is; of one that leaves it, what it names."""
    words, up, path = link.groups()
    if up.count("../") <= depth:
        return link.group()
    return words if path in words else f"{words} (`{path}`)"


def illustrated(blocks: list[str], game: str, language: str) -> list[str]:
    """The film below the title, and below the headings of sections the pictures there are."""
    found, section = [], 0
    for block in blocks:
        found.append(block)
        if block.startswith("# "):
            found.append(f"![{block[2:]}](../pictures/film-{game}.webp)")
        if block.startswith("## "):
            section += 1
            name = f"rules-{game}-{section}.{language}.jpg"
            if (PICTURES / name).exists():
                found.append(f"![{block[3:]}](../pictures/{name})")
    return found


def folded(block: str, language: str) -> str:
    """A paragraph with its scenarios folded away."""
    found = SCENARIOS.search(block)
    if found is None:
        return block
    names = " ".join(found.group().split())
    return f'{block[: found.start()]}\n\n??? abstract "{VOUCHED[language]}"\n    {names}'


def http_page() -> str:
    """Every address with what it takes, what it answers and how it may refuse."""
    document = description(ENDPOINTS)
    lines: list[str] = []
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            lines += [f"## {method.upper()} {path}", "", operation["summary"], ""]
            lines += parameters(operation)
            lines += answers(operation)
    lines += ["## Shapes", ""]
    for name, schema in document["components"]["schemas"].items():
        lines += [f"### {name}", "", schema.get("description", ""), "", *fields(schema), ""]
    return "\n".join(lines)


def parameters(operation: dict[str, Any]) -> list[str]:
    """What stands in the address and in the body."""
    rows = [
        f"| `{given['name']}` | {given['in']} | {shape(given['schema'])} |"
        for given in operation["parameters"]
    ]
    if "requestBody" in operation:
        body = operation["requestBody"]["content"]["application/json"]["schema"]
        rows.append(f"| body | JSON | {shape(body)} |")
    return ["| takes | where | shape |", "| --- | --- | --- |", *rows, ""] if rows else []


def answers(operation: dict[str, Any]) -> list[str]:
    """The statuses, each with its meaning and its shape."""
    rows = [
        f"| {status} | {answer['description']} | "
        f"{shape(answer['content']['application/json']['schema'])} |"
        for status, answer in operation["responses"].items()
    ]
    return ["| status | meaning | shape |", "| --- | --- | --- |", *rows, ""]


def fields(schema: dict[str, Any]) -> list[str]:
    """The fields of a shape."""
    needed = schema.get("required", [])
    rows = [
        f"| `{name}` | {shape(of)} | {'yes' if name in needed else 'no'} |"
        for name, of in schema.get("properties", {}).items()
    ]
    return ["| field | shape | needed |", "| --- | --- | --- |", *rows] if rows else []


def shape(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(shape(one) for one in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {shape(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))
