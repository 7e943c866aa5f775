"""What happened to a seat with a card: the events of the log, and what they mean for its hand."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from voliere.kernel.events import DEALT, KEPT, OFFERED, PLAYED, PUT_BACK

MEANINGS: Final = (DEALT, OFFERED, KEPT, PUT_BACK, PLAYED)
"""In the order of a report."""


class Dealt(NamedTuple):
    """Something happened for the first time in a game to a seat with a card."""

    game: int
    sheet: int
    round: int
    event: str
    card: str
    points: int | None


def dealings(meanings: dict[str, str], table: Any) -> Iterator[Dealt]:
    """The rows of a piece, each once and by what it means, if it has a meaning.

    A card that was offered is then in the hand or was put back, also where the log tells only the
    one or the other.
    """
    known: set[tuple[int, int, str, str]] = set()
    offers: list[Dealt] = []
    names = ("game", "sheet", "round", "event", "card", "points")
    columns = (table[name].to_pylist() for name in names)
    for game, sheet, number, event, card, points in zip(*columns, strict=True):
        meaning = meanings.get(event, event)
        for told in (DEALT, KEPT) if meaning == KEPT else (meaning,):
            key = (game, sheet, told, card)
            if key not in known:
                known.add(key)
                dealt = Dealt(game, sheet, number, told, card, points)
                yield dealt
                if told == OFFERED:
                    offers.append(dealt)
    yield from implied(meanings, known, offers)


def implied(
    meanings: dict[str, str], known: set[tuple[int, int, str, str]], offers: list[Dealt]
) -> Iterator[Dealt]:
    """What became of the cards offered, where the log does not say it itself."""
    tells_kept = KEPT in meanings.values()
    for offer in offers:
        where = (offer.game, offer.sheet)
        if (*where, KEPT if tells_kept else PUT_BACK, offer.card) in known:
            continue
        for told in (PUT_BACK,) if tells_kept else (KEPT, DEALT):
            if (*where, told, offer.card) not in known:
                yield offer._replace(event=told)
