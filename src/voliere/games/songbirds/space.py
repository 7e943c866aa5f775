"""The action space: every bird on every place, every bird as favourite, every special card."""

from typing import Any, Final

from voliere.games.songbirds.catalogue import BIRDS, PLACES, SPECIALS, card_text, place_text
from voliere.kernel.decision import Space

FAVOURITE: Final = BIRDS * PLACES
"""From here on: the bird becomes the favourite."""
SPECIAL: Final = FAVOURITE + BIRDS
"""From here on: the special card is laid in the centre."""
SIZE: Final = SPECIAL + len(SPECIALS)


class SongbirdsSpace(Space):
    """Texts such as `R7@c3`, `favourite R7`, `special crow`.

    >>> SPACE.text(SPACE.read("R7@c3")), SPACE.data(SPACE.read("favourite W1"))
    ('R7@c3', {'verb': 'favourite', 'card': 'W1'})
    """

    def __init__(self) -> None:
        super().__init__(SIZE)

    def text(self, action: int) -> str:
        """The option on one line."""
        if action < FAVOURITE:
            return f"{card_text(action // PLACES)}@{place_text(action % PLACES)}"
        if action < SPECIAL:
            return f"favourite {card_text(action - FAVOURITE)}"
        return f"special {SPECIALS[action - SPECIAL]}"

    def data(self, action: int) -> dict[str, Any]:
        """The option's verb and arguments."""
        if action < FAVOURITE:
            card, place = card_text(action // PLACES), place_text(action % PLACES)
            return {"verb": "place", "card": card, "place": place}
        if action < SPECIAL:
            return {"verb": "favourite", "card": card_text(action - FAVOURITE)}
        return {"verb": "special", "card": SPECIALS[action - SPECIAL]}


SPACE: Final = SongbirdsSpace()
