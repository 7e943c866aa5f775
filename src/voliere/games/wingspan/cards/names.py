"""The bonus cards that look at names: the words of each edition, and the names that hold one.

In data/name_words.csv each word stands with the forms in which names hold it. Its status tells
whether the French rulebook lists it (`listed`), variations of the word included; whether it counts
though that list forgets it (`added`: proper names); whether it is like one of the list and does not
count (`left-out`); or whether it was found in the English names of the cards that count (`found`).
"""

import re
from pathlib import Path
from typing import Final

from voliere.games.wingspan.cards.bonus import NAME_BONUSES
from voliere.games.wingspan.words import EDITIONS
from voliere.kernel.data import DataError, read_table
from voliere.texts import HOME

COLUMN_NAMES: Final = ("bonus", "edition", "word", "forms", "status")
LEFT_OUT: Final = "left-out"
STATUSES: Final = ("listed", "added", LEFT_OUT, "found")
WORDS_FILE: Final = HOME / "games" / "wingspan" / "cards" / "data" / "name_words.csv"


class NameWords:
    """The words for which a bonus card looks in the names of an edition."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.forms: set[str] = set()

    def stand_in(self, name: str) -> bool:
        """Whether a name holds one of the words; it may be a part between hyphens."""
        return not self.forms.isdisjoint(re.split(r"[ '’-]", name.lower()))


def read_words(path: Path) -> dict[str, dict[str, NameWords]]:
    """The words by bonus card and edition."""
    read = {bonus: {edition: NameWords() for edition in EDITIONS} for bonus in NAME_BONUSES}
    for row in read_table(path, COLUMN_NAMES):
        words = read[row.one_of("bonus", NAME_BONUSES)][row.one_of("edition", EDITIONS)]
        word, forms = row.filled("word"), row.filled("forms").split("+")
        if row.one_of("status", STATUSES) == LEFT_OUT:
            continue
        if word in words.words:
            raise DataError(f"{row.where}: {word!r} stands there already")
        words.words.append(word)
        words.forms.update(forms)
    return read


WORDS_OF: Final = read_words(WORDS_FILE)


def name_bonuses(name: str, edition: str) -> list[str]:
    """The bonus cards for which a name counts in an edition.

    >>> name_bonuses("Aigrette neigeuse", "fr"), name_bonuses("Corbeau à cou blanc", "fr")
    (['Anatomist', 'Photographer'], ['Photographer'])
    """
    return [bonus for bonus in NAME_BONUSES if WORDS_OF[bonus][edition].stand_in(name)]
