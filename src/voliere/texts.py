"""The sentences: gettext catalogues, one per language and game, read as they are written (.po).

The code knows ids; `GAME.topic.turn` stands in the locale folder of that game's package,
`server.stale` in server/locale, all else in locale/.
"""

import io
from functools import cache
from gettext import GNUTranslations
from pathlib import Path
from typing import Any

import polib

from voliere.plugins import GAMES, plugin_folder

LANGUAGES = ("en", "fr")
DEFAULT_LANGUAGE = "en"
HOME = Path(__file__).parent


def catalogue_file(language: str, domain: str) -> Path:
    """Where the sentences of a game or a part (or, for any other word, the common ones) are.

    A game that does not speak the language is told in English.
    """
    homes = (plugin_folder(GAMES, domain), HOME / domain, HOME)
    home = next(home for home in homes if home is not None and (home / "locale").is_dir())
    file = home / "locale" / f"{language}.po"
    return file if file.is_file() else file.with_name(f"{DEFAULT_LANGUAGE}.po")


@cache
def _catalogue(path: Path) -> GNUTranslations:
    return GNUTranslations(io.BytesIO(polib.pofile(str(path)).to_binary()))


@cache
def _domain(language: str, domain: str) -> GNUTranslations:
    return _catalogue(catalogue_file(language, domain))


def _word(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_word(item) for item in value)
    return str(value)


def say(language: str, message: str, /, **arguments: Any) -> str:
    """The sentence of a message id. A number `n` among the arguments chooses the plural form.

    >>> say("fr", "error.no-such-game", name="go", allowed=["chess"])
    'Le jeu « go » est inconnu ; les jeux sont : chess.'
    """
    catalogue = _domain(language, message.split(".", 1)[0])
    if "n" in arguments:
        sentence = catalogue.ngettext(message, message, arguments["n"])
    else:
        sentence = catalogue.gettext(message)
    if sentence == message:
        return readable(message, arguments)
    return sentence.format(**{name: _word(value) for name, value in arguments.items()})


def sentences(language: str, domain: str) -> dict[str, str | list[str]]:
    """All sentences of a game or a part, by id; those with plural forms as a list."""
    entries = polib.pofile(str(catalogue_file(language, domain)))
    return {
        entry.msgid: list(entry.msgstr_plural.values()) if entry.msgid_plural else entry.msgstr
        for entry in entries
    }


def readable(message: str, arguments: dict[str, Any]) -> str:
    """What stands for a sentence that a game has not written: its id and the arguments.

    >>> readable("chess.option.move", {"verb": "move", "from": "e2", "to": "e4"})
    'move: from e2, to e4'
    """
    told = [f"{name} {_word(value)}" for name, value in arguments.items() if name != "verb"]
    words = message.rsplit(".", 1)[-1].replace("_", " ").replace("-", " ")
    return f"{words}: {', '.join(told)}" if told else words


def has(language: str, message: str) -> bool:
    """Whether the language words the message."""
    return _domain(language, message.split(".", 1)[0]).gettext(message) != message
