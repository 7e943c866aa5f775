"""Reads the agenda of a position: the steps that are still to be done."""

from typing import Any, Final

from voliere.games.wingspan.cards.catalogue import BIRD_BY_TEXT, BIRDS, COST_OF, HABITATS_OF
from voliere.games.wingspan.effects.effect import (
    DONE,
    EFFECTS,
    GIVEN,
    LEFT,
    NO_PLACE,
    Act,
    Effect,
    gift_of,
)
from voliere.games.wingspan.effects.play import PayEggs, PayFood, PutBird
from voliere.games.wingspan.effects.power import TRIGGERS, PinkTrigger
from voliere.games.wingspan.flow.set_up import DEALT, PLAN, ChooseSetUp, EndSetUp
from voliere.games.wingspan.flow.turn import (
    AutomaTurn,
    EndAutoma,
    EndRound,
    EndTurn,
    Row,
    Turn,
)
from voliere.games.wingspan.payment import ways_to_pay
from voliere.games.wingspan.reader import MANY, WingspanReader
from voliere.games.wingspan.words import COLUMNS, FOODS, HABITATS, PLACE_BY_TEXT, PLACES
from voliere.kernel.agenda import Step
from voliere.kernel.events import NO_SEAT

FIELDS: Final = (
    "step",
    "seat",
    "effect",
    "place",
    "giver",
    LEFT,
    DONE,
    GIVEN,
    "opens",
    "trigger",
    "eggs",
    "bird",
    "habitat",
)
MOST_LEFT: Final = 5
"""The most that an effect may still do: take all dice of the feeder."""
FOOD_BY_TEXT: Final = {food: kind for kind, food in enumerate(FOODS)}
STEPS: Final = (
    "set-up",
    "end-set-up",
    "turn",
    "end-turn",
    "end-round",
    "automa",
    "end-automa",
    "act",
    "row",
    "pink-trigger",
    "pay-eggs",
    "pay-food",
    "put-bird",
)
PAYING: Final = ("put-bird", "pay-food", "pay-eggs")
"""A bird on its way to the mat, and what is paid for it."""
ABOVE: Final[dict[str, tuple[str, ...]]] = {
    "end-set-up": ("set-up",),
    "turn": (),
    "end-turn": ("act", "row", "pink-trigger", *PAYING),
    "automa": (),
    "end-automa": ("act",),
    "end-round": (),
}
"""What lies at the bottom of an agenda, and what may lie above it."""
OF_THE_TURN: Final = ("end-turn", "row", *PAYING)
"""The steps of the seat whose turn it is."""


def read_agenda(reader: WingspanReader) -> list[Step[Any]]:
    """The steps, the last first to be done."""
    steps: list[Step[Any]] = []
    for value in reader.items("agenda", reader.given["agenda"]):
        fields = reader.fields("agenda", value, FIELDS)
        step = _step(reader, fields) if fields else None
        if step is not None:
            steps.append(step)
    if not steps or reader.faults:
        return steps
    if isinstance(steps[0], EndSetUp):
        _check_set_up(reader, [step.seat for step in steps if isinstance(step, ChooseSetUp)])
    _check_frame(reader, steps)
    _check_once(reader, [step.name for step in steps])
    return steps


def _check_frame(reader: WingspanReader, steps: list[Step[Any]]) -> None:
    """The others fit the step at the bottom, and are of the seat whose turn it is."""
    game, bottom = reader.game, steps[0]
    if bottom.name not in ABOVE:
        reader.fault("bottom", name=bottom.name, allowed=list(ABOVE))
        return
    for step in steps[1:]:
        if step.name not in ABOVE[bottom.name]:
            reader.fault("misplaced", name=step.name, bottom=bottom.name)
    if isinstance(bottom, Turn) and not game.turns_left[bottom.seat]:
        reader.fault("no-turn", seat=bottom.seat)
    for step in steps:
        if step.name in OF_THE_TURN and step.seat != game.turn:
            reader.fault("other-turn", name=step.name, seat=step.seat, turn=game.turn)


def _check_once(reader: WingspanReader, names: list[str]) -> None:
    """A row is used once at a time, and one bird is paid for: it waits below its payment."""
    for name in ("row", *PAYING):
        if names.count(name) > 1:
            reader.fault("step-twice", name=name)
    paid = [names.index(name) for name in PAYING[1:] if name in names]
    if paid and (PAYING[0] not in names or min(paid) < names.index(PAYING[0])):
        reader.fault("put-bird")


def _check_set_up(reader: WingspanReader, answering: list[int]) -> None:
    """Every seat has what a set-up chooses from, and has answered or will."""
    game = reader.game
    for seat in range(reader.seats):
        dealt = len(game.hands[seat]) == DEALT and len(game.drawn[seat]) == 2
        plan = game.plans[seat]
        answers = seat in answering or len(plan) == PLAN
        if len(plan) == PLAN and sum(plan[1:-1]) != plan[-1].bit_count():
            reader.fault("plan-food", seat=seat)
        if not dealt or min(game.food[seat]) < 1 or not answers:
            reader.fault("set-up", seat=seat)


def _step(reader: WingspanReader, fields: dict[str, Any]) -> Step[Any] | None:
    name = fields.get("step")
    if name not in STEPS:
        reader.fault("step", name=name, allowed=list(STEPS))
        return None
    seat = reader.number("seat", fields.get("seat"), NO_SEAT, reader.seats - 1)
    if name in ("end-set-up", "end-round"):
        return EndSetUp(NO_SEAT) if name == "end-set-up" else EndRound(NO_SEAT)
    if seat == NO_SEAT:
        reader.fault("step-seat", name=name)
        return None
    if name == "act":
        return _act(reader, seat, fields)
    if name in ("row", "pink-trigger"):
        return _row_or_trigger(reader, seat, fields)
    if name in ("pay-eggs", "pay-food", "put-bird"):
        return _payment(reader, seat, fields)
    plain: dict[str, type[Step[Any]]] = {
        "set-up": ChooseSetUp,
        "turn": Turn,
        "end-turn": EndTurn,
        "automa": AutomaTurn,
        "end-automa": EndAutoma,
    }
    return plain[str(name)](seat)


def _act(reader: WingspanReader, seat: int, fields: dict[str, Any]) -> Step[Any] | None:
    effect = EFFECTS.get(str(fields.get("effect")))
    if effect is None:
        reader.fault("effect", name=fields.get("effect"), allowed=sorted(EFFECTS))
        return None
    progress = _progress(reader, effect, fields)
    place = NO_PLACE
    if "place" in fields:
        local = reader.known("place", fields["place"], PLACE_BY_TEXT)
        place = seat * PLACES + max(local, 0)
        if reader.game.birds[place] < 0:
            reader.fault("no-bird", seat=seat, place=fields["place"])
            return None
    elif "giver" in fields:
        giver = reader.known("giver", fields["giver"], BIRD_BY_TEXT)
        if giver not in reader.game.birds:
            reader.fault("no-giver", card=fields["giver"])
            return None
        place = gift_of(giver)
    elif effect.needs_place:
        reader.fault("needs-place", name=effect.code)
        return None
    return Act(seat, effect, place, progress, fields.get("opens") is True)


def _progress(reader: WingspanReader, effect: Effect, fields: dict[str, Any]) -> int:
    """How far an effect has come, by the name that says what it counts."""
    for name in (LEFT, DONE, GIVEN):
        if name in fields and name != effect.progress:
            reader.wrong("field", part="agenda", name=name, allowed=[effect.progress])
    if effect.progress == GIVEN:
        return max(0, reader.known(GIVEN, fields.get(GIVEN), FOOD_BY_TEXT))
    if effect.progress not in fields:
        return effect.start
    if effect.progress == LEFT:
        return reader.number(LEFT, fields[LEFT], 0, MOST_LEFT)
    return sum({1 << place for place in reader.names(DONE, fields[DONE], PLACE_BY_TEXT)})


def _row_or_trigger(reader: WingspanReader, seat: int, fields: dict[str, Any]) -> Step[Any] | None:
    if fields["step"] == "row":
        local = reader.known("place", fields.get("place"), PLACE_BY_TEXT)
        return Row(seat, local // COLUMNS, local % COLUMNS) if local >= 0 else None
    triggers = {name: trigger for trigger, name in TRIGGERS.items()}
    trigger = reader.known("trigger", fields.get("trigger"), triggers)
    return PinkTrigger(seat, trigger) if trigger >= 0 else None


def _payment(reader: WingspanReader, seat: int, fields: dict[str, Any]) -> Step[Any] | None:
    if fields["step"] == "pay-eggs":
        eggs = reader.number("eggs", fields.get("eggs"), 1, MANY)
        if eggs > reader.game.eggs_of(seat):
            reader.fault("pay-eggs", seat=seat, n=eggs)
            return None
        return PayEggs(seat, eggs)
    bird = reader.known("bird", fields.get("bird"), BIRD_BY_TEXT)
    if bird not in reader.game.hands[seat]:
        reader.fault("not-in-hand", seat=seat, card=fields.get("bird"))
        return None
    if fields["step"] == "pay-food":
        if not ways_to_pay(COST_OF[bird], reader.game.food[seat]):
            reader.fault("pay-food", seat=seat, card=BIRDS[bird].name)
            return None
        return PayFood(seat, bird)
    return _put_bird(reader, seat, bird, fields)


def _put_bird(
    reader: WingspanReader, seat: int, bird: int, fields: dict[str, Any]
) -> Step[Any] | None:
    rows = {name: index for index, name in enumerate(HABITATS)}
    habitat = reader.known("habitat", fields.get("habitat"), rows)
    if habitat < 0:
        return None
    if not HABITATS_OF[bird] >> habitat & 1:
        reader.fault("habitat", card=BIRDS[bird].name, habitat=HABITATS[habitat])
    if reader.game.counts[seat * 3 + habitat] == COLUMNS:
        reader.fault("row-full", seat=seat, habitat=HABITATS[habitat], n=COLUMNS + 1)
    return PutBird(seat, bird, habitat)
