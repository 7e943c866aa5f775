"""The action space: birds on places, birds as favourites, special cards, birds that are shown."""

from typing import Any, Final

from voliere.games.songbirds.catalogue import BIRDS, PLACES, SPECIALS, card_text, place_text
from voliere.kernel.decision import Space

FAVOURITE: Final = BIRDS * PLACES
"""From here on: the bird becomes the favourite."""
SPECIAL: Final = FAVOURITE + BIRDS
"""From here on: the special card is laid in the centre."""
SHOW: Final = SPECIAL + len(SPECIALS)
"""From here on: the bird is shown, before its place is chosen."""
SIZE: Final = SHOW + BIRDS


class SongbirdsSpace(Space):
    """Texts such as `R7@c3`, `favourite R7`, `special crow`, `show R7`.

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
        if action < SHOW:
            return f"special {SPECIALS[action - SPECIAL]}"
        return f"show {card_text(action - SHOW)}"

    def data(self, action: int) -> dict[str, Any]:
        """The option's verb and arguments."""
        if action < FAVOURITE:
            card, place = card_text(action // PLACES), place_text(action % PLACES)
            return {"verb": "place", "card": card, "place": place}
        if action < SPECIAL:
            return {"verb": "favourite", "card": card_text(action - FAVOURITE)}
        if action < SHOW:
            return {"verb": "special", "card": SPECIALS[action - SPECIAL]}
        return {"verb": "show", "card": card_text(action - SHOW)}


SPACE: Final = SongbirdsSpace()
