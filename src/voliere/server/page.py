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
    "/me",
    "/table/{table}",
    "/replay/{replay}",
    "/review/{replay}",
    "/analysis",
    "/analysis/{replay}",
    "/puzzles",
    "/puzzles/{game}",
    "/puzzles/{game}/{puzzle}",
    "/rules/{game}",
    "/cards/{game}",
    "/cards/{game}/{card}",
    "/worth/{game}",
)
"""What the page itself shows; src/lib/router.svelte.ts reads the same addresses."""
SINGLE_FILES = (
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "manifest.webmanifest",
    "service-worker.js",
)
"""The files whose names stay: what makes the page an app that can be installed."""
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

    async def single(request: Request) -> Response:
        name = request.url.path[1:]
        kind = "application/manifest+json" if name.endswith(".webmanifest") else None
        return FileResponse(PAGE / name, headers={"Cache-Control": "no-cache"}, media_type=kind)

    routes: list[BaseRoute] = [Route(place, document) for place in PLACES]
    if built():
        assets = Assets(directory=PAGE / "assets")
        routes += [Route(f"/{name}", single) for name in SINGLE_FILES]
        routes.append(Mount("/assets", assets))
    return routes


def built() -> bool:
    """Whether the page was built into this package."""
    return (PAGE / "index.html").is_file()
