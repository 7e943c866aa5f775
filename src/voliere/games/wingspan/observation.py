"""What a seat knows of a game of Wingspan, as numbers."""

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from voliere.games.wingspan.agenda import STEPS
from voliere.games.wingspan.automa import AUTOMA_CARDS
from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.catalogue import BIRDS, COUNT
from voliere.games.wingspan.cards.goals import GOALS
from voliere.games.wingspan.effects.effect import EFFECTS, Act
from voliere.games.wingspan.effects.play import PayEggs, PayFood, PutBird
from voliere.games.wingspan.effects.power import PinkTrigger
from voliere.games.wingspan.flow.set_up import PLAN
from voliere.games.wingspan.flow.turn import Row
from voliere.games.wingspan.words import (
    COLUMNS,
    DICE,
    FACES,
    FOODS,
    HABITATS,
    PLACES,
    ROUND_TURNS,
    TRAY,
    place_text,
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
    mark_some,
    put,
    put_all,
    put_cards,
    put_seat,
    put_step,
    set_number,
)

if TYPE_CHECKING:
    from voliere.games.wingspan.state import State

# The zones of a bird card; those of a seat come once for each seat.
ON_TRAY: Final = 1
DISCARDED: Final = 2
OFFERED: Final = 3
AUTOMAS: Final = 4
OWNED: Final = 5
HELD: Final = 0
TUCKED: Final = 1
PLAYED: Final = 2
# The zones of a bonus card.
BONUS_DISCARDED: Final = 1
BONUS_DRAWN: Final = 2
BONUS_AUTOMAS: Final = 3
BONUS_OWNED: Final = 4

TOP: Final = 3
"""Number of steps on top of the agenda that are told."""
STEP: Final = ("kind", "seat", "effect", "place", "number", "bird")
KINDS: Final = {name: index + 1 for index, name in enumerate(STEPS)}
EFFECT_NUMBERS: Final = {code: index + 1 for index, code in enumerate(EFFECTS)}
ALL_PLACES: Final = (1 << PLACES) - 1
ROUNDS: Final = len(ROUND_TURNS)


def blocks(seats: int, settings: dict[str, Any]) -> list[Block]:
    """What `observe` writes."""
    return [
        *_course(seats),
        *_mats(seats),
        *_cards(seats),
        *_goals(seats),
        *(_automa() if seats == 1 else []),
        *_agenda(seats),
    ]


def _course(seats: int) -> list[Block]:
    return [
        Block("asked", ALONE, seats, "who is asked, from 1 (oneself); 0 at the end", CATEGORY),
        Block("turn", ALONE, seats, "whose turn it is, from 1 (oneself)", CATEGORY),
        Block("first", ALONE, seats, "who began the round, from 1 (oneself)", CATEGORY),
        Block("round", ALONE, ROUNDS, "the round"),
        Block("discards due", ALONE, MANY, "cards to discard at the end of the turn"),
        Block("rodents", ALONE, MANY, "rodents that this gain-food action has gained"),
        Block("turns left", by_seat(seats, ALONE), ROUND_TURNS[0], "cubes left this round"),
    ]


def _mats(seats: int) -> list[Block]:
    places = by_seat(seats, [place_text(place) for place in range(PLACES)])
    return [
        Block("bird at", places, COUNT, "the bird at each place of each mat", CATEGORY),
        Block("eggs at", places, MANY, "the eggs on it"),
        Block("cached at", places, MANY, "the food cached on it"),
        Block("tucked at", places, MANY, "the cards tucked behind it"),
        Block(
            "pinks used",
            by_seat(seats, ALONE),
            ALL_PLACES,
            "the places whose pink power was used since their owner's turn, 1 << place",
            BITS,
        ),
        Block("food", by_seat(seats, list(FOODS)), MANY, "the food of each seat"),
        Block("feeder", list(FACES), DICE, "the dice in the feeder"),
    ]


def _cards(seats: int) -> list[Block]:
    bird_zones = (
        "where each bird card is: 1 tray, 2 discarded, 3 offered to all, 4 the Automa's, then for "
        "each seat from oneself on: in hand, tucked, on the mat; 0 not known"
    )
    bonus_zones = (
        "where each bonus card is: 1 discarded, 2 drawn by oneself to choose from, 3 the Automa's, "
        "from 4 kept, by seat; 0 not known"
    )
    plan = "own answers at set-up plus 1: the bonus card, the birds kept, the food given back"
    return [
        Block("tray", ["1", "2", "3"], COUNT, "the cards of the tray", CATEGORY),
        Block("card", [b.name for b in BIRDS], OWNED + 3 * seats - 1, bird_zones, CATEGORY),
        Block("hand", by_seat(seats, ALONE), COUNT, "the cards in each hand"),
        Block("deck", ALONE, COUNT, "the cards in the deck"),
        Block("bonus", [b.name for b in BONUSES], BONUS_OWNED + seats - 1, bonus_zones, CATEGORY),
        Block("bonus cards", by_seat(seats, ALONE), len(BONUSES), "bonus cards kept"),
        Block("bonus drawn", by_seat(seats, ALONE), len(BONUSES), "and being chosen from"),
        Block("bonus deck", ALONE, len(BONUSES), "the bonus cards in the deck"),
        Block("plan", [str(number + 1) for number in range(PLAN)], 32, plan, CATEGORY),
        Block("answers", by_seat(seats, ALONE), PLAN, "how many answers each gave at set-up"),
    ]


def _goals(seats: int) -> list[Block]:
    sheets = by_seat(seats, ALONE) if seats > 1 else ["own", "Automa"]
    rounds = [f"round {number + 1}" for number in range(ROUNDS)]
    scored = [f"{name} {sheet}" for name in rounds for sheet in sheets]
    return [
        Block("goal", rounds, len(GOALS), "the goal of each round", CATEGORY),
        Block("goal points", scored, MANY, "the points of the rounds that have ended"),
    ]


def _automa() -> list[Block]:
    return [
        Block("automa eggs", ALONE, MANY, "the Automa's eggs"),
        Block("automa cubes", ALONE, MANY, "its cubes on the goal"),
        Block("automa hidden", ALONE, COUNT, "its cards face down"),
        Block(
            "automa card",
            [card.name for card in AUTOMA_CARDS],
            1,
            "1 for each of its cards that was turned up this round",
        ),
        Block("automa deck", ALONE, len(AUTOMA_CARDS), "its cards still to come"),
    ]


def _agenda(seats: int) -> list[Block]:
    names = [f"{place + 1} {field}" for place in range(TOP) for field in STEP]
    told = (
        f"the {TOP} steps to be done next: its kind ({', '.join(STEPS)}), the seat from 1, the "
        "effect, the place from 1, how far it has come, the bird"
    )
    return [
        Block("steps", ALONE, MANY, "how many steps are still to be done"),
        Block("step", names, ALL_PLACES, told, CATEGORY),
    ]


def observe(game: "State", seat: int, writer: BytesWriter) -> None:
    """Write it."""
    # Both games on cards begin and end alike; each reads its own state, which compiled is a class.
    seats = game.seats
    put_seat(writer, game.seat, seat, seats)
    put_seat(writer, game.turn, seat, seats)
    put_seat(writer, game.first, seat, seats)
    put(writer, game.round)
    put(writer, game.discards_due)
    put(writer, game.rodents)
    order: list[int] = []
    for further in range(seats):
        order.append((seat + further) % seats)
    for other in order:
        put(writer, game.turns_left[other])
    _put_mats(game, order, writer)
    _put_cards(game, seat, order, writer)
    _put_goals(game, order, writer)
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


def _put_mats(game: "State", order: list[int], writer: BytesWriter) -> None:
    places = PLACES * len(order)
    start = leave_room(writer, 4 * places)
    index = 0
    for other in order:
        for row in range(other * len(HABITATS), (other + 1) * len(HABITATS)):
            _set_row(game, row, writer, start, index, places)
            index += COLUMNS
    for other in order:
        put(writer, game.pinks_used[other])
    for other in order:
        put_all(writer, game.food[other])
    put_all(writer, game.feeder)


def _set_row(
    game: "State", row: int, writer: BytesWriter, start: i64, index: i64, places: i64
) -> None:
    """The birds of a row, and what lies on them; what is on all places of one kind comes first."""
    first: i64 = row * COLUMNS
    for place in range(first, first + game.counts[row]):
        at = index + place - first
        set_number(writer, start, at, game.birds[place] + 1)
        set_number(writer, start, at + places, game.eggs[place])
        set_number(writer, start, at + 2 * places, game.cached[place])
        set_number(writer, start, at + 3 * places, game.tucked_count[place])


def _put_cards(game: "State", seat: int, order: list[int], writer: BytesWriter) -> None:
    put_cards(writer, game.tray, TRAY)
    start = leave_room(writer, COUNT)
    mark(writer, start, game.tray, ON_TRAY)
    mark(writer, start, game.discards, DISCARDED)
    mark(writer, start, game.offered, OFFERED)
    mark(writer, start, game.automa_birds, AUTOMAS)
    zone = OWNED
    for other in order:
        if other == seat:
            mark(writer, start, game.hands[seat], zone + HELD)
        else:
            known = game.hands_known[other]
            mark_seen(writer, start, game.hands[other], known, seat, zone + HELD)
        tucked, known = game.tucked[other], game.tucked_known[other]
        mark_seen(writer, start, tucked, known, seat, zone + TUCKED)
        for row in range(other * len(HABITATS), (other + 1) * len(HABITATS)):
            first = row * COLUMNS
            last = first + game.counts[row]
            mark_some(writer, start, game.birds, first, last, zone + PLAYED)
        zone += 3
    for other in order:
        put(writer, len(game.hands[other]))
    put(writer, len(game.deck))
    start = leave_room(writer, len(BONUSES))
    mark(writer, start, game.bonus_discards, BONUS_DISCARDED)
    mark(writer, start, game.drawn[seat], BONUS_DRAWN)
    mark(writer, start, [game.automa_bonus], BONUS_AUTOMAS)
    for index, other in enumerate(order):
        zone = BONUS_OWNED + index
        if other == seat:
            mark(writer, start, game.bonus[seat], zone)
        else:
            mark_seen(writer, start, game.bonus[other], game.bonus_known[other], seat, zone)
    for other in order:
        put(writer, len(game.bonus[other]))
    for other in order:
        put(writer, len(game.drawn[other]))
    put(writer, len(game.bonus_deck))
    put_cards(writer, game.plans[seat], PLAN)
    for other in order:
        put(writer, len(game.plans[other]))


def _put_goals(game: "State", order: list[int], writer: BytesWriter) -> None:
    put_cards(writer, game.goals, ROUNDS)
    for points in game.goal_points:
        for other in order:
            put(writer, points[other])
        if game.seats == 1:
            put(writer, points[1])
    leave_room(writer, (ROUNDS - len(game.goal_points)) * game.sheets)


def _put_automa(game: "State", writer: BytesWriter) -> None:
    put(writer, game.automa_eggs)
    put(writer, game.automa_cubes)
    put(writer, len(game.automa_hidden))
    start = leave_room(writer, len(AUTOMA_CARDS))
    mark(writer, start, game.automa_shown, 1)
    put(writer, len(game.automa_deck))


def _step_told(step: Step[Any]) -> bytes:
    effect = 0
    place = 0
    number = 0
    bird = 0
    if isinstance(step, Act):
        effect = EFFECT_NUMBERS[step.effect.code]
        place = step.place % PLACES + 1 if step.place >= 0 else 0
        number = step.progress
    elif isinstance(step, Row):
        place = step.habitat * COLUMNS + step.column + 1
    elif isinstance(step, PinkTrigger):
        number = step.trigger
    elif isinstance(step, PayEggs):
        number = step.eggs
    elif isinstance(step, PayFood):
        bird = step.bird + 1
    elif isinstance(step, PutBird):
        number = step.habitat
        bird = step.bird + 1
    writer = BytesWriter()
    put_all(writer, [KINDS[step.name], 0, effect, place, number, bird])
    return writer.getvalue()
