"""Films a game of each kind on the page for the README and the docs: `python -m tools.films`.

Two levels play; the page is that of the first seat. Needs the built page, a Chromium and Pillow.
"""

import base64
import json
import sys
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page

import voliere
from tests.server.harness import Server
from tools.page_pictures import stage
from voliere.bots.levels import make_bot
from voliere.kernel.game import Game
from voliere.kernel.knowledge import knowledge_of

FILMS = Path(__file__).parent.parent / "docs/pictures"
NAMES = ("Robin", "Wren")
SIZE = (1440, 1000)
WIDTH = 880
"""Of the film; the page is laid out for a laptop."""
QUALITY = 62
SLOWED = 2.5
"""The page moves as slowly as it can while it is filmed, and the film runs faster by as much."""
SHORTEST = 70
"""Milliseconds that a picture stays at least; what comes sooner is left out."""
LAST = 2500
"""Milliseconds that the last picture stays."""
TO_SEE = 900
"""Milliseconds that a question is looked at before the seat answers."""
TO_SETTLE = 1300
"""Milliseconds in which everything has moved."""

SIT_DOWN = """(kept) => {
  localStorage.setItem("voliere.tables", JSON.stringify([kept]));
  const settings = { turns: "at-once", theme: "light", speed: "slow" };
  localStorage.setItem("voliere.settings", JSON.stringify(settings));
  localStorage.setItem(`voliere.guide.${kept.game}`, "done");
}"""


class Scene(NamedTuple):
    """Which game is filmed, in which language, from which choice on, and for how many choices."""

    game: str
    language: str
    seed: int
    begins: int
    choices: int


SCENES = [
    Scene("wingspan", "en-GB", 7, 170, 9),
    Scene("wyrmspan", "en-GB", 7, 110, 10),
    Scene("songbirds", "en-GB", 7, 8, 8),
]


def choice(game: Game, seed: int) -> str:
    """What `normal` answers, as the text of the option."""
    assert game.decision is not None
    bot = make_bot("normal", game.name, seed)
    action = bot.choose(knowledge_of(game, game.decision.seat))
    return next(option.text for option in game.decision.options if option.action == action)


def begun(scene: Scene) -> Game:
    """The game as it is when the film begins, with the first seat to choose."""
    game = voliere.new(scene.game, seats=2, seed=scene.seed, first=0)
    played = 0
    while played < scene.begins or (game.decision is not None and game.decision.seat != 0):
        game.choose(choice(game, played))
        played += 1
    return game


class Table:
    """The same game at a server, and the tokens of its seats."""

    def __init__(self, server: Server, game: Game) -> None:
        self.client = httpx.Client(base_url=f"{server.url}/api", timeout=60)
        wish = {"game": game.name, "seats": [{}, {}], "record": game.record().as_json()}
        created = self.client.post("/tables", json=wish).raise_for_status().json()
        self.table = created["table"]["table"]
        self.tokens = [
            self.post("seats", invite, name=name)["token"]
            for invite, name in zip(created["invites"], NAMES)
        ]

    def post(self, what: str, token: str, **body: Any) -> Any:
        """Ask the server for something at this table."""
        address = f"/tables/{self.table}/{what}"
        answer = self.client.post(address, json=body, headers=bearer(token))
        return answer.raise_for_status().json()

    def choose(self, seat: int, option: str) -> None:
        """Answer the question as it stands."""
        token = self.tokens[seat]
        state = self.client.get(f"/tables/{self.table}/view", headers=bearer(token)).json()
        self.post("choices", token, number=state["number"], option=option)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Camera:
    """What the page shows, picture by picture, each with its time."""

    def __init__(self, page: Page) -> None:
        self.pictures: list[tuple[float, bytes]] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._take)
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 92})

    def _take(self, frame: dict[str, Any]) -> None:
        self.pictures.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def keep(self, path: Path) -> None:
        """Write the film, and say how long and large it is."""
        self.session.send("Page.stopScreencast")
        self.session.detach()
        images: list[Image.Image] = []
        times: list[float] = []
        for moment, data in self.pictures:
            at = 1000 * moment / SLOWED
            if not times or at - times[-1] >= SHORTEST:
                images.append(small(data))
                times.append(at)
        lengths = [round(b - a) for a, b in pairwise(times)] + [LAST]
        first, *others = images
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=lengths,
            loop=0,
            quality=QUALITY,
            method=4,
            minimize_size=True,
        )
        size = path.stat().st_size // 1000
        print(f"{path.name}: {sum(lengths) / 1000:.0f} s, {len(images)} pictures, {size} kB")


def small(data: bytes) -> Image.Image:
    """A picture at the film's width."""
    image = Image.open(BytesIO(data)).convert("RGB")
    height = round(image.height * WIDTH / image.width)
    return image.resize((WIDTH, height), Image.Resampling.LANCZOS)


def seated(browser: Browser, server: Server, scene: Scene) -> tuple[Page, Game, Table]:
    """The page of the first seat as the scene begins."""
    game = begun(scene)
    table = Table(server, game)
    kept = {"table": table.table, "game": game.name, "seats": {"0": table.tokens[0]}}
    context = browser.new_context(
        base_url=server.url,
        locale=scene.language,
        viewport={"width": SIZE[0], "height": SIZE[1]},
        service_workers="block",
    )
    context.add_init_script(f"({SIT_DOWN})({json.dumps({**kept, 'invites': {}, 'at': 0})})")
    page = context.new_page()
    page.goto(f"/table/{table.table}")
    page.wait_for_selector(".question")
    page.mouse.move(0, 0)
    page.wait_for_timeout(SLOWED * TO_SETTLE)
    return page, game, table


def film(browser: Browser, server: Server, scene: Scene) -> None:
    """Play the scene before the camera."""
    page, game, table = seated(browser, server, scene)
    camera = Camera(page)
    for played in range(scene.choices):
        if game.decision is None:
            break
        seat, option = game.decision.seat, choice(game, played)
        page.wait_for_timeout(SLOWED * TO_SEE)
        table.choose(seat, option)
        game.choose(option)
        page.wait_for_timeout(SLOWED * TO_SETTLE)
    camera.keep(FILMS / f"film-{scene.game}.webp")
    page.context.close()


def main(names: list[str]) -> None:
    """The films of the games that are named, or of all."""
    with stage() as (browser, server):
        for scene in SCENES:
            if not names or scene.game in names:
                film(browser, server, scene)


if __name__ == "__main__":
    main(sys.argv[1:])
