"""Takes the pictures of the rules for the docs site: `python -m tools.rules_pictures`.

One for each section that speaks of something on the table. Needs what `tools.films` needs.
"""

from typing import Final

from tools.films import SCENES, seated
from tools.page_pictures import PICTURES, stage

SHOWN: Final = {
    "songbirds": {1: ".middle", 2: ".hand", 3: ".board > aside > section"},
    "wingspan": {
        1: ".tray",
        4: ".own > .hand",
        5: ".feeder",
        6: ".mat > :nth-child(2)",
        9: ".board > .goals",
        10: ".own > .bonus",
    },
    "wyrmspan": {
        3: ".board > .mat",
        6: ".own",
        7: ".mat > :nth-child(1)",
        11: ".display",
        12: ".guild",
        14: ".objectives",
    },
}
"""What of the page belongs to which section of a game's rules, counted from the first heading."""
LANGUAGES: Final = {"en": "en-GB", "fr": "fr-FR"}


def main() -> None:
    """All pictures, in both languages."""
    with stage() as (browser, server):
        for scene in SCENES:
            for language, locale in LANGUAGES.items():
                page, _, _ = seated(browser, server, scene._replace(language=locale))
                for section, part in SHOWN[scene.game].items():
                    file = PICTURES / f"rules-{scene.game}-{section}.{language}.jpg"
                    page.locator(part).first.screenshot(path=file, type="jpeg", quality=80)
                page.context.close()


if __name__ == "__main__":
    main()
