"""Positions in the middle of a turn, for the scenarios of powers, and what then lies on the mats.

Seat 0 is active. Without more, two play, nobody holds a card, the feeder shows each food once,
and all cards in sight or next to be drawn are birds without powers.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

from voliere import Game
from voliere.games.wingspan.words import FACES
from voliere.kernel.chance import Chance

TRAY = ["Wild Turkey", "Trumpeter Swan", "Hooded Warbler"]
DECK = ["American Woodcock", "Blue-Winged Warbler", "Prothonotary Warbler"]
"""The last one is the top."""
FEEDER = ["invertebrate", "seed", "fish", "fruit", "rodent"]
BONUS_DECK = ["Anatomist", "Cartographer", "Historian", "Photographer"]

NEXT = (1, "turn")
"""What is asked when the active seat has nothing left to do: the next turn."""

Mat = Mapping[str, Any]


def bird(name: str, **lying: int) -> dict[str, Any]:
    """A bird on a mat with its `eggs` and its `cached` food."""
    return {"bird": name, **lying}


def table(*mats: Mat, **parts: Any) -> dict[str, Any]:
    """A position with these mats by seat; seat 0 begins its turn."""
    seats = parts.pop("seats", max(2, len(mats)))
    boards = [*mats, *({} for _ in range(seats - len(mats)))]
    return {
        "game": "wingspan",
        "seats": seats,
        "boards": boards,
        "tray": TRAY,
        "deck": DECK,
        "feeder": FEEDER,
        "bonus_deck": BONUS_DECK,
        **parts,
    }


def activated(habitat: str, *mats: Mat, **parts: Any) -> dict[str, Any]:
    """Seat 0 has its mat's gain and now activates the birds of a row, from the right."""
    last = len(mats[0][habitat])
    row = {"step": "row", "seat": 0, "place": f"{habitat} {last}"}
    return table(*mats, agenda=[{"step": "end-turn", "seat": 0}, row], **parts)


def played(name: str, habitat: str, *mats: Mat, **parts: Any) -> dict[str, Any]:
    """Seat 0 has paid for a bird and now puts it in a row."""
    put = {"step": "put-bird", "seat": 0, "bird": name, "habitat": habitat}
    position = table(*mats, agenda=[{"step": "end-turn", "seat": 0}, put], **parts)
    hands = position.get("hands", [[] for _ in range(position["seats"])])
    return {**position, "hands": [[name, *hands[0]], *hands[1:]]}


def alone(position: dict[str, Any]) -> dict[str, Any]:
    """The same position for one player against the Automa."""
    by_seat = ("boards", "hands", "food")
    return {
        **position,
        "seats": 1,
        **{part: position[part][:1] for part in by_seat if part in position},
    }


@cache
def rolling(*faces: str) -> str:
    """A chance whose next dice show these faces."""
    wanted = [FACES.index(face) for face in faces]
    seed = 0
    while True:
        chance = Chance.seeded(seed)
        if [chance.below(len(FACES)) for _ in wanted] == wanted:
            return str(Chance.seeded(seed))
        seed += 1


# What lies on the table.


def asked(game: Game) -> tuple[int, str]:
    """Who is asked, and what."""
    assert game.decision is not None
    return game.decision.seat, game.decision.topic


def birds(game: Game, habitat: str, seat: int = 0) -> list[str]:
    """The birds of a row, from the left."""
    return [lying["bird"] for lying in game.position()["boards"][seat][habitat]]


def _lying(game: Game, what: str, seat: int) -> dict[str, int]:
    return {
        f"{habitat} {column}": lying[what]
        for habitat, row in game.position()["boards"][seat].items()
        for column, lying in enumerate(row, 1)
        if what in lying
    }


def eggs(game: Game, seat: int = 0) -> dict[str, int]:
    """The eggs of a mat by place."""
    return _lying(game, "eggs", seat)


def cached(game: Game, seat: int = 0) -> dict[str, int]:
    """The cached food of a mat by place."""
    return _lying(game, "cached", seat)


def tucked(game: Game, seat: int = 0) -> dict[str, int]:
    """The number of tucked cards of a mat by place."""
    return _lying(game, "tucked", seat)


def part(game: Game, name: str, seat: int | None = None) -> Any:
    """A part of the position, or what a seat has of it."""
    value = game.position()[name]
    return value if seat is None else value[seat]


def food(game: Game, seat: int = 0) -> dict[str, int]:
    """The food of a seat."""
    found: dict[str, int] = part(game, "food", seat)
    return found


def hand(game: Game, seat: int = 0) -> list[str]:
    """The cards of a hand."""
    return sorted(part(game, "hands", seat))


# Which powers the scenarios show, and how.

USED: set[str] = set()
DECLINED: set[str] = set()
IMPOSSIBLE: set[str] = set()

Test = TypeVar("Test", bound=Callable[..., None])


def _noted(shown: set[str], names: tuple[str, ...]) -> Callable[[Test], Test]:
    def note(test: Test) -> Test:
        shown.update(names)
        return test

    return note


def uses(*names: str) -> Callable[[Test], Test]:
    """The scenario uses the powers of these birds."""
    return _noted(USED, names)


def declines(*names: str) -> Callable[[Test], Test]:
    """The scenario declines the powers of these birds."""
    return _noted(DECLINED, names)


def cannot(*names: str) -> Callable[[Test], Test]:
    """The scenario finds the powers of these birds impossible, or not set off."""
    return _noted(IMPOSSIBLE, names)
