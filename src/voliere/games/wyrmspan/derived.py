"""Facts that follow from what everybody sees, so that no page and no bot counts them again."""

from typing import TYPE_CHECKING, Any, Final

from voliere.games.wyrmspan.cards.catalogue import PLACE_POINTS, TILES
from voliere.games.wyrmspan.flow.turn import EXPLORATIONS
from voliere.games.wyrmspan.guild import ROOM, track
from voliere.games.wyrmspan.scoring import place_points, ranks, standings, told_count
from voliere.games.wyrmspan.space import square_text
from voliere.games.wyrmspan.words import CAVES, COLUMNS, SQUARES

if TYPE_CHECKING:
    from voliere.games.wyrmspan.mat import Mat
    from voliere.games.wyrmspan.state import State


def public_facts(game: "State") -> dict[str, Any]:
    """Objectives, guild and caves, as docs/api.md names them."""
    counts = standings(game)
    return {
        "standings": [
            [told_count(side, count) for count in row] for side, row in zip(game.objectives, counts)
        ],
        "standing_points": [
            [place_points(number, place) for place in ranks(row)]
            for number, row in enumerate(counts)
        ],
        "place_points": PLACE_POINTS,
        "track": track(game),
        "guild_track": GUILD_TRACK,
        "guild_room": _room(game),
        "caves": [_caves(mat) for mat in game.mats],
    }


def _gives(words: list[Any] | None) -> str | None:
    """The picture of what a space of the track gives; a brown one has none."""
    if words is None:
        return None
    if words[0] in ("gain", "take"):
        return {"dragon": "card"}.get(words[1], str(words[1]))
    return {"lay": "egg"}.get(words[0], str(words[0]))


GUILD_TRACK: Final[list[dict[str, str | None]]] = [
    {"gives": _gives(words)} for words in TILES["track"]
]


def _room(game: "State") -> dict[str, int | None]:
    """How many markers each line and square takes; null for any number."""
    room: dict[str, int | None] = {
        square_text(square): ROOM[game.seats][game.tile][square] for square in range(SQUARES)
    }
    room[square_text(SQUARES - 1)] = None
    return room


def _caves(mat: "Mat") -> dict[str, dict[str, int | None]]:
    """What the next walk and the next space of each cave cost in eggs; null when there is none."""
    return {
        name: {
            "explore_eggs": mat.explored[cave] if mat.explored[cave] < EXPLORATIONS else None,
            "excavate_eggs": mat.dug[cave] - 1 if mat.dug[cave] < COLUMNS else None,
        }
        for cave, name in enumerate(CAVES)
    }
