"""The browser's page: the files that the build puts into page/, and one document for all places."""

from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

PAGE = Path(__file__).parent / "page"
PLACES = (
    "/",
    "/new/{game}",
    "/table/{table}",
    "/replay/{replay}",
    "/rules/{game}",
    "/cards/{game}",
)
"""What the page itself shows; src/lib/router.svelte.ts reads the same addresses."""
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The page is not built: run `make page`, or install the wheel.\n"


class Assets(StaticFiles):
    """Files whose names change with what is in them: a browser never asks for one twice."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        """The file, to be kept for ever."""
        response = super().file_response(*args, **more)
        response.headers["Cache-Control"] = FOR_EVER
        return response


def page_routes() -> list[BaseRoute]:
    """Every address of the page; without a built page, a sentence says so."""

    async def document(request: Request) -> Response:
        if not built():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    async def icon(request: Request) -> Response:
        return FileResponse(PAGE / "icon.svg")

    routes: list[BaseRoute] = [Route(place, document) for place in PLACES]
    if built():
        assets = Assets(directory=PAGE / "assets")
        routes += [Route("/icon.svg", icon), Mount("/assets", assets)]
    return routes


def built() -> bool:
    """Whether the page was built into this package."""
    return (PAGE / "index.html").is_file()
