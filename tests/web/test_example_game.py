"""examples/magpies in the browser: a game that the page was built without, on the plain board."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.example_game import GAME, install, path_with
from tests.server.harness import Server
from tests.web.guest import Guest


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("packages")
    install(home)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(home))
        with Server(str(tmp_path_factory.mktemp("tables") / "voliere.sqlite")) as running:
            yield running


@pytest.mark.parametrize(
    ("language", "question", "score"),
    [
        ("en-GB", "Lay a card face down: the", "Silver"),
        ("fr-FR", "Posez une carte face cachée : la", "Argent"),
    ],
)
def test_a_whole_game_on_the_plain_board(
    table_server: Server, browser: Browser, language: str, question: str, score: str
) -> None:
    context = browser.new_context(
        base_url=table_server.url, locale=language, reduced_motion="reduce"
    )
    guest = Guest(context.new_page())
    guest.open_table(GAME, ["me", "bot:easy"], tin="true")
    expect(guest.page.locator(".question")).to_contain_text(question)
    assert guest.play_out(seed=2) >= 8, "a card in each round"
    expect(guest.page.locator("dialog.end")).to_contain_text(score)
    assert guest.total(0) + guest.total(1) == 15
    context.close()
    assert guest.faults == []
