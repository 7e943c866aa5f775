"""The sentences: gettext catalogues, one per language and game, read as they are written (.po).

The code knows ids; `GAME.topic.turn` stands in the locale folder of that game's package,
`server.stale` in server/locale, all else in locale/.
"""

import io
import re
from functools import cache
from gettext import GNUTranslations
from pathlib import Path
from typing import Any
from unicodedata import category, combining, normalize

import polib

from voliere.plugins import GAMES, plugin_folder

LANGUAGES = ("en", "fr")
DEFAULT_LANGUAGE = "en"
HOME = Path(__file__).parent
UNBROKEN = "\u00a0"
BOUND = re.compile(" (?=[;:!?»%])|(?<=«) ")
"""The spaces of French at which no line may break."""
CONTROLS = ("Cc", "Cf", "Cs")
"""Kinds of characters that draw nothing and may steer a terminal."""
UNSHOWN = "\ufffd"
MOST_TOLD = 40
"""At most so many characters of what was typed are told back."""


def catalogue_file(language: str, domain: str) -> Path:
    """Where the sentences of a game or a part (or, for any other word, the common ones) are.

    A game that does not speak the language is told in English.
    """
    homes = (plugin_folder(GAMES, domain), HOME / domain, HOME)
    home = next(home for home in homes if home is not None and (home / "locale").is_dir())
    file = home / "locale" / f"{language}.po"
    return file if file.is_file() else file.with_name(f"{DEFAULT_LANGUAGE}.po")


@cache
def _entries(path: Path) -> polib.POFile:
    """A catalogue with its marks as they are printed."""
    entries = polib.pofile(str(path))
    for entry in entries:
        entry.msgstr = typeset(entry.msgstr, path.stem)
        plurals = entry.msgstr_plural.items()
        entry.msgstr_plural = {form: typeset(text, path.stem) for form, text in plurals}
    return entries


@cache
def _catalogue(path: Path) -> GNUTranslations:
    return GNUTranslations(io.BytesIO(_entries(path).to_binary()))


@cache
def _domain(language: str, domain: str) -> GNUTranslations:
    return _catalogue(catalogue_file(language, domain))


def typeset(text: str, language: str) -> str:
    """A sentence whose marks stay on the line of the word beside them.

    >>> typeset("« Œuf » : 30 %", "fr")
    '«\xa0Œuf\xa0»\xa0: 30\xa0%'
    """
    return BOUND.sub(UNBROKEN, text) if language == "fr" else text


def _word(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_word(item) for item in value)
    return number(value) if isinstance(value, int | float) else str(value)


def number(value: float) -> str:
    """A number as people write it.

    >>> number(-5), number(7)
    ('−5', '7')
    """
    return f"−{-value}" if value < 0 else str(value)


def say(language: str, message: str, /, **arguments: Any) -> str:
    """The sentence of a message id. A number `n` among the arguments chooses the plural form.

    >>> say("en", "error.no-such-game", name="go", allowed=["chess"])
    'There is no game “go”; the games are: chess.'
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
    entries = _entries(catalogue_file(language, domain))
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


def listed(words: list[str], last: str) -> str:
    """Words with commas between them, and what stands before the last one.

    >>> listed(["1 seed", "2 fish", "1 fruit"], " and ")
    '1 seed, 2 fish and 1 fruit'
    """
    return last.join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def folded(text: str) -> str:
    """A text for comparing: without case, accents, ligatures and curly marks.

    >>> folded(" Mésange  d’Œuf ")
    "mesange d'oeuf"
    """
    plain = text.casefold().replace("œ", "oe").replace("æ", "ae").replace("’", "'")
    letters = [letter for letter in normalize("NFKD", plain) if not combining(letter)]
    return " ".join("".join(letters).split())


def shortened(text: str) -> str:
    """A text that somebody typed, short enough to be told back.

    >>> shortened("R7@c3"), len(shortened("9" * 5000))
    ('R7@c3', 40)
    """
    return text if len(text) <= MOST_TOLD else text[: MOST_TOLD - 1] + "…"


def visible(text: str) -> str:
    """A text for a screen: what would steer the terminal is shown as a mark.

    >>> visible("a\\x1b[2Jb")
    'a\ufffd[2Jb'
    """
    return "".join(c if c in "\n\t" or category(c) not in CONTROLS else UNSHOWN for c in text)


def has(language: str, message: str) -> bool:
    """Whether the language words the message."""
    return _domain(language, message.split(".", 1)[0]).gettext(message) != message
