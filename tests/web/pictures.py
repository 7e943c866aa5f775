"""Pictures of what a test sees."""

import os

from tests.web.guest import Guest


def picture(guest: Guest, name: str) -> None:
    """Keep a picture, for whoever wants to look: VOLIERE_PICTURES names the folder."""
    if folder := os.environ.get("VOLIERE_PICTURES"):
        guest.page.screenshot(path=f"{folder}/{name}.png", full_page=True)
