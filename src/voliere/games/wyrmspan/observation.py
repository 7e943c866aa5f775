"""What a seat knows of a game of Wyrmspan, as numbers."""

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter

from voliere.games.wyrmspan.agenda import STEPS
from voliere.games.wyrmspan.cards.catalogue import (
    AUTOMA_CARDS,
    CAVE_TEXTS,
    GUILDS,
    NAMES,
    OBJECTIVES,
)
from voliere.games.wyrmspan.effects.effect import EFFECTS, EffectTask
from voliere.games.wyrmspan.space import square_text
from voliere.games.wyrmspan.words import (
    CAVES,
    COLUMNS,
    DISPLAY_SIZE,
    KINDS,
    NEST,
    PLACE_TEXTS,
    PLACES,
    RESOURCES,
    ROUNDS,
    SQUARES,
)
from voliere.kernel.agenda import Step
from voliere.kernel.observation import (
    ALONE,
    BITS,
    CATEGORY,
    MANY,
    Block,
    by_seat,
    leave_room,
    mark,
    mark_seen,
    put,
    put_all,
    put_cards,
    put_seat,
    put_step,
    set_number,
)

if TYPE_CHECKING:
    from voliere.games.wyrmspan.mat import Mat
    from voliere.games.wyrmspan.state import State

# The zones of a card; those of a seat come once for each seat.
DISPLAYED: Final = 1
DISCARDED: Final = 2
DRAWN: Final = 3
AUTOMAS: Final = 4
OWNED: Final = 5
HELD: Final = 0
LAID: Final = 1
TUCKED: Final = 2

TOP: Final = 3
"""Number of steps on top of the agenda that are told."""
STEP: Final = ("kind", "seat", "effect", "place", "left", "target", "card", "number")
STEP_KINDS: Final = {name: index + 1 for index, name in enumerate(STEPS)}
EFFECT_NUMBERS: Final[dict[str, int]] = {}
"""The number of each effect from 1: filled when it is first asked for, once all are declared."""
OF_EFFECT: Final = len(EffectTask.fields)
"""Every question of an effect has these fields first."""
CARD_FIELDS: Final = ("card", "dragon")
ALL_PLACES: Final = (1 << PLACES) - 1


def blocks(seats: int, settings: dict[str, Any]) -> list[Block]:
    """What `observe` writes."""
    return [
        *_course(seats),
        *_mats(seats),
        *_tiles(seats),
        *_cards(seats),
        *(_automa() if seats == 1 else []),
        *_agenda(),
    ]


def sheet_labels(seats: int) -> list[str]:
    """Whose sheets come in which order."""
    return by_seat(seats, ALONE) if seats > 1 else ["own", "Automa"]


def _course(seats: int) -> list[Block]:
    sheets = len(sheet_labels(seats))
    return [
        Block("asked", ALONE, seats, "who is asked, from 1 (oneself); 0 at the end", CATEGORY),
        Block("turn", ALONE, sheets, "whose turn it is, from 1; 0 between rounds", CATEGORY),
        Block("first", ALONE, sheets, "who began the round, from 1 (oneself)", CATEGORY),
        Block("round", ALONE, ROUNDS, "the round"),
    ]


def _mats(seats: int) -> list[Block]:
    places = by_seat(seats, PLACE_TEXTS[:PLACES])
    nests = by_seat(seats, PLACE_TEXTS)
    caves = by_seat(seats, list(CAVES))
    each = by_seat(seats, ALONE)
    kinds = [f"{place} {kind}" for place in PLACE_TEXTS[:PLACES] for kind in RESOURCES]
    return [
        Block("dragon at", places, len(NAMES), "the dragon at each place", CATEGORY),
        Block("cave at", places, len(CAVE_TEXTS), "the cave card that lies there", CATEGORY),
        Block("eggs at", nests, MANY, "the eggs there; last those on the mat's own nests"),
        Block("cached at", by_seat(seats, kinds), MANY, "the resources on each dragon"),
        Block("tucked at", places, MANY, "the cards under it"),
        Block("fed at", places, MANY, "how often the hatchling there was fed"),
        Block("excavated", caves, 4, "the spaces of each cave that are excavated"),
        Block("explored", caves, 9, "how often it was explored this round"),
        Block("resources", by_seat(seats, list(RESOURCES)), MANY, "the resources of each seat"),
        Block("coins", each, MANY, "the coins of each seat"),
        Block("guild steps", each, MANY, "how often the guild has promoted it"),
        Block("passed", each, 1, "1 for who has passed"),
        Block("fresh", each, ALL_PLACES, "places of dragons played this turn, 1 << place", BITS),
        Block("earned", each, MANY, "points earned by paying at the end of the game"),
    ]


def _tiles(seats: int) -> list[Block]:
    sheets = sheet_labels(seats)
    squares = [f"{square_text(square)} {sheet}" for square in range(SQUARES) for sheet in sheets]
    rounds = [f"round {number + 1}" for number in range(ROUNDS)]
    places = [f"{name} {sheet}" for name in rounds for sheet in sheets]
    return [
        Block("guild", ALONE, len(GUILDS), f"the guild: {', '.join(GUILDS)}", CATEGORY),
        Block("markers", squares, MANY, "the markers on each line and square of its tile"),
        Block("objective", rounds, len(OBJECTIVES), "the objective of each round", CATEGORY),
        Block("place", places, 4, "the place of each sheet in the rounds scored; 4 for none"),
    ]


def _cards(seats: int) -> list[Block]:
    display = [str(number + 1) for number in range(DISPLAY_SIZE)]
    zones = "1 display, 2 discarded, 3 drawn by oneself to share out, 4 the Automa's, then for "
    dragon_zones = (
        f"where each dragon is: {zones}each seat from oneself on: in hand, on the mat, tucked; "
        "0 not known"
    )
    cave_zones = (
        f"where each cave card is: {zones}each seat from oneself on: in hand, on the mat; "
        "0 not known"
    )
    each = by_seat(seats, ALONE)
    dragons, caves = len(NAMES), len(CAVE_TEXTS)
    picks = "the resources that one has chosen at set-up"
    return [
        Block("dragon display", display, dragons, "the dragons of the display", CATEGORY),
        Block("cave display", display, caves, "the cave cards of the display", CATEGORY),
        Block("dragon", NAMES, OWNED + 3 * seats - 1, dragon_zones, CATEGORY),
        Block("cave", CAVE_TEXTS, OWNED + 2 * seats - 1, cave_zones, CATEGORY),
        Block("dragon hand", each, dragons, "the dragons in each hand"),
        Block("cave hand", each, caves, "the cave cards in each hand"),
        Block("drawn dragons", each, dragons, "the dragons drawn and not yet shared out"),
        Block("drawn caves", each, caves, "the same of cave cards"),
        Block("picks", list(RESOURCES), MANY, picks),
        Block("dragon deck", ALONE, dragons, "the dragons in the deck"),
        Block("cave deck", ALONE, caves, "the cave cards in the deck"),
    ]


def _automa() -> list[Block]:
    cards = [str(number + 1) for number in range(len(AUTOMA_CARDS))]
    return [
        Block("automa coins", ALONE, MANY, "the Automa's coins", low=-MANY),
        Block("automa steps", ALONE, MANY, "how far it has walked along the guild's track"),
        Block("automa passed", ALONE, 1, "1 when it has passed"),
        Block("automa card", cards, 1, "1 for each of its cards that was drawn this round"),
        Block("automa deck", ALONE, len(AUTOMA_CARDS), "its cards still to come"),
    ]


def _agenda() -> list[Block]:
    names = [f"{place + 1} {field}" for place in range(TOP) for field in STEP]
    told = (
        f"the {TOP} steps to be done next: its kind ({', '.join(STEPS)}), the seat from 1, the "
        "effect, the place from 1, how often still, the target from 1, the card from 1, and what "
        "else it counts"
    )
    return [
        Block("steps", ALONE, MANY, "how many steps are still to be done"),
        Block("step", names, 999, told, CATEGORY),
    ]


def observe(game: "State", seat: int, writer: BytesWriter) -> None:
    """Write it."""
    # Both games on cards begin and end alike; each reads its own state, which compiled is a class.
    seats = game.seats
    put_seat(writer, game.seat, seat, seats)
    put_seat(writer, game.turn, seat, seats)
    put_seat(writer, game.first, seat, seats)
    put(writer, game.round)
    order: list[int] = []
    for further in range(seats):
        order.append((seat + further) % seats)
    _put_mats([game.mats[other] for other in order], writer)
    sheets = order[:]
    if seats == 1:
        sheets.append(1)
    _put_tiles(game, sheets, writer)
    _put_dragons(game, seat, order, writer)
    _put_caves(game, seat, order, writer)
    _put_counts(game, seat, order, writer)
    if seats == 1:
        _put_automa(game, writer)
    put(writer, len(game.agenda))
    told = min(TOP, len(game.agenda))
    for depth in range(1, told + 1):
        step = game.agenda[-depth]
        if not step.told:
            step.told = _step_told(step)
        put_step(writer, step.told, step.seat, seat, seats)
    leave_room(writer, (TOP - told) * len(STEP))


def _put_mats(mats: "list[Mat]", writer: BytesWriter) -> None:
    places = PLACES * len(mats)
    dragons = leave_room(writer, places)
    floor = leave_room(writer, places)
    eggs = leave_room(writer, places + len(mats))
    cached = leave_room(writer, places * KINDS)
    under = leave_room(writer, places)
    fed = leave_room(writer, places)
    start = 0
    for number in range(len(mats)):
        mat = mats[number]
        # Caves are excavated, and filled with dragons, from the left.
        for cave in range(len(CAVES)):
            first = cave * COLUMNS
            for place in range(first, first + mat.dug[cave]):
                set_number(writer, floor, start + place, mat.floor[place] + 1)
            for place in range(first, first + mat.filled[cave]):
                at = start + place
                set_number(writer, dragons, at, mat.dragons[place] + 1)
                set_number(writer, eggs, at + number, mat.eggs[place])
                for kind in range(KINDS):
                    set_number(writer, cached, at * KINDS + kind, mat.cached[place * KINDS + kind])
                set_number(writer, under, at, mat.under[place])
                set_number(writer, fed, at, mat.fed[place])
        start += PLACES
        set_number(writer, eggs, start + number, mat.eggs[NEST])
    for mat in mats:
        put_all(writer, mat.dug)
    for mat in mats:
        put_all(writer, mat.explored)
    for mat in mats:
        put_all(writer, mat.resources)
    for mat in mats:
        put(writer, mat.coins)
    for mat in mats:
        put(writer, mat.steps)
    for mat in mats:
        put(writer, 1 if mat.passed else 0)
    for mat in mats:
        put(writer, mat.fresh)
    for mat in mats:
        put(writer, mat.earned)


def _put_tiles(game: "State", sheets: list[int], writer: BytesWriter) -> None:
    put(writer, game.tile + 1)
    start = leave_room(writer, SQUARES * len(sheets))
    for square, markers in enumerate(game.squares):
        if markers:
            for index, sheet in enumerate(sheets):
                set_number(writer, start, square * len(sheets) + index, markers.count(sheet))
    put_cards(writer, game.objectives, ROUNDS)
    for places in game.places:
        for sheet in sheets:
            put(writer, places[sheet] + 1)
    leave_room(writer, (ROUNDS - len(game.places)) * len(sheets))


def _put_dragons(game: "State", seat: int, order: list[int], writer: BytesWriter) -> None:
    put_cards(writer, game.dragon_display, DISPLAY_SIZE)
    put_cards(writer, game.cave_display, DISPLAY_SIZE)
    start = leave_room(writer, len(NAMES))
    mark(writer, start, game.dragon_display, DISPLAYED)
    mark(writer, start, game.dragon_discard, DISCARDED)
    mark(writer, start, game.automa_dragons, AUTOMAS)
    zone = OWNED
    for other in order:
        mark(writer, start, game.mats[other].dragons, zone + LAID)
        if other == seat:
            mark(writer, start, game.dragon_hands[seat], zone + HELD)
            mark(writer, start, game.tucked[seat], zone + TUCKED)
        else:
            hand, tucked = game.dragon_hands[other], game.tucked[other]
            mark_seen(writer, start, hand, game.dragon_known[other], seat, zone + HELD)
            mark_seen(writer, start, tucked, game.tucked_known[other], seat, zone + TUCKED)
        zone += 3
    mark(writer, start, game.drawn[seat], DRAWN)


def _put_caves(game: "State", seat: int, order: list[int], writer: BytesWriter) -> None:
    start = leave_room(writer, len(CAVE_TEXTS))
    mark(writer, start, game.cave_display, DISPLAYED)
    mark(writer, start, game.cave_discard, DISCARDED)
    mark(writer, start, game.automa_caves, AUTOMAS)
    zone = OWNED
    for other in order:
        mark(writer, start, game.mats[other].floor, zone + LAID)
        if other == seat:
            mark(writer, start, game.cave_hands[seat], zone + HELD)
        else:
            hand = game.cave_hands[other]
            mark_seen(writer, start, hand, game.cave_known[other], seat, zone + HELD)
        zone += 2
    mark(writer, start, game.drawn_caves[seat], DRAWN)


def _put_counts(game: "State", seat: int, order: list[int], writer: BytesWriter) -> None:
    for hands in (game.dragon_hands, game.cave_hands, game.drawn, game.drawn_caves):
        for other in order:
            put(writer, len(hands[other]))
    if game.picks[seat]:
        put_all(writer, game.picks[seat])
    else:
        leave_room(writer, KINDS)
    put(writer, len(game.dragon_deck))
    put(writer, len(game.cave_deck))


def _put_automa(game: "State", writer: BytesWriter) -> None:
    put(writer, game.automa_coins)
    put(writer, game.automa_steps)
    put(writer, 1 if game.automa_passed else 0)
    start = leave_room(writer, len(AUTOMA_CARDS))
    mark(writer, start, game.automa_drawn, 1)
    put(writer, len(game.automa_deck))


def _step_told(step: Step[Any]) -> bytes:
    """The step's own fields, each in its place; what is no card or place is what it counts."""
    effect = 0
    place = 0
    left = 0
    target = 0
    card = 0
    number = 0
    fields = step.fields
    if isinstance(step, EffectTask):
        effect = effect_number(step.effect.key)
        place = step.place + 1
        left = step.left
        fields = fields[OF_EFFECT:]
    for field in fields:
        value: Any = getattr(step, field)
        if field == "place":
            place = int(value) + 1
        elif field == "left":
            left = value
        elif field == "target":
            target = int(value) + 1
        elif field in CARD_FIELDS:
            card = int(value) + 1
        elif field == "cave":
            place = int(value) + 1
        elif field == "used":
            number = len(value)
        else:
            number = value
    writer = BytesWriter()
    put_all(writer, [STEP_KINDS[step.name], 0, effect, place, left, target, card, number])
    return writer.getvalue()


def effect_number(key: str) -> int:
    """The number of an effect, from 1."""
    if not EFFECT_NUMBERS:
        for index, known in enumerate(EFFECTS):
            EFFECT_NUMBERS[known] = index + 1
    return EFFECT_NUMBERS[key]
