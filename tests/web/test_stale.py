"""Two tabs with one seat: who is late is told so in a sentence, and the table stays as it was."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.guest import Guest


class Line:
    """The line of a tab to its server, on which nothing comes in while it is held."""

    def __init__(self, page: Page) -> None:
        self.held = False
        page.route_web_socket("**/socket", self.connect)

    def connect(self, tab: WebSocketRoute) -> None:
        server = tab.connect_to_server()
        server.on_message(lambda message: None if self.held else tab.send(message))


def place_a_bird(page: Page) -> None:
    """Click a bird and the first space that takes it."""
    page.locator(".held[data-lit]").first.click()
    page.locator(".space[data-lit]").first.click()


def test_the_tab_that_answers_late_is_told_so(guest: Guest) -> None:
    guest.open_table("songbirds", ["me", "friend"], first="0")
    guest.wait_for_turn()
    page, late = guest.page, guest.page.context.new_page()
    line = Line(late)
    late.goto(page.url)
    late.wait_for_selector(".question[data-mine]")
    line.held = True
    place_a_bird(page)
    expect(page.locator(".space.full")).to_have_count(2)
    expect(late.locator(".space.full")).to_have_count(1)
    line.held = False
    place_a_bird(late)
    expect(late.locator(".question [role=alert]")).to_contain_text("The game has gone on")
    expect(late.locator(".space.full")).to_have_count(2)
    expect(page.locator(".space.full")).to_have_count(2)
    expect(late.locator(".held")).to_have_count(12)
    late.close()
