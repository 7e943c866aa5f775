"""Reads the agenda of a position: what is still to be done, checked as far as it can be."""

from typing import Any, Final

from voliere.games.wyrmspan import guild, payment
from voliere.games.wyrmspan.cards.catalogue import CAVE_TEXTS, NAMES
from voliere.games.wyrmspan.effects import (
    caching,
    caves,
    draws,
    eggs,
    ends,
    feeding,
    gains,
    offers,
    pays,
    plays,
    takes,
    tucks,
)
from voliere.games.wyrmspan.effects.caves import ExcavateTask
from voliere.games.wyrmspan.effects.draws import PlaceDrawnTask, TuckDrawnTask
from voliere.games.wyrmspan.effects.effect import EFFECTS, Effect, EffectTask, Task
from voliere.games.wyrmspan.effects.pays import PayTask
from voliere.games.wyrmspan.effects.plays import DECK, Arrive, OnTop, SwapWithTask
from voliere.games.wyrmspan.flow import round, set_up, turn
from voliere.games.wyrmspan.flow.round import EndRound
from voliere.games.wyrmspan.flow.set_up import SET_ASIDE
from voliere.games.wyrmspan.flow.turn import Dig, turn_of
from voliere.games.wyrmspan.payment import PayCost, PayEggs, payments
from voliere.games.wyrmspan.reader import ValueReader
from voliere.games.wyrmspan.space import START_WITH
from voliere.games.wyrmspan.words import (
    CAVE,
    CAVES,
    COLUMNS,
    DRAGON,
    EMPTY,
    NEST,
    ROUNDS,
)

STEPS: Final[dict[str, type[Task]]] = {
    task.name: task
    for module_tasks in (
        caching.TASKS,
        caves.TASKS,
        payment.TASKS,
        draws.TASKS,
        eggs.TASKS,
        ends.TASKS,
        feeding.TASKS,
        gains.TASKS,
        guild.TASKS,
        offers.TASKS,
        pays.TASKS,
        plays.TASKS,
        round.TASKS,
        set_up.TASKS,
        takes.TASKS,
        tucks.TASKS,
        turn.TASKS,
    )
    for task in module_tasks
}

EFFECT_KINDS: Final[dict[str, tuple[type[Effect], ...]]] = {
    "grow": (feeding.Feed,),
    "choice": (offers.Benefits,),
    "gain": (gains.GainAny, gains.GainOfCost),
    "gain-same": (gains.GainSame,),
    "gain-or-cache": (gains.GainOrCache,),
    "gain-per": (gains.GainPer,),
    "take": (takes.Take,),
    "promote": (takes.Promote,),
    "lay": (eggs.Lay,),
    "cache-gained": (caching.CacheGained,),
    "cache-kind": (caching.CacheGained,),
    "pay": (pays.Pay,),
    "cache-where": (pays.Cache,),
    "cache": (pays.Cache,),
    "tuck-where": (tucks.Tuck,),
    "tuck": (tucks.Tuck,),
    "tuck-deck": (tucks.TuckDeck,),
    "draw-tuck": (draws.DrawTuck,),
    "keep": (draws.DrawShare,),
    "tuck-drawn": (draws.DrawShare,),
    "take-tuck": (draws.TakeTuck,),
    "place-drawn": (draws.DrawShare, draws.TakeTuck),
    "excavate": (caves.Excavate,),
    "play": (plays.Play,),
    "activate": (plays.Activate,),
    "mat": (plays.MatAbility,),
    "swap": (plays.Swap,),
    "swap-with": (plays.Swap,),
    "spend": (ends.Spend,),
}
"""The effects that a step can belong to; steps not named here take any."""

MOST: Final[dict[str, int]] = {"kinds": 15, "options": 15, "stage": 8, "terms": 4, "cacheable": 2}
"""The largest value of a step's field; of others it is 12."""
FRAMES: Final = ("opening", "end-round", "next-round", "start-round", "ended")
"""What lies at the bottom of an agenda."""
ONLY_IN: Final[dict[str, str]] = {
    "set-up": "opening",
    "turn": "end-round",
    "end-turn": "end-round",
    "next-turn": "end-round",
    "automa-turn": "end-round",
    "walk": "end-round",
    "dig": "end-round",
    "score-objective": "next-round",
    "once-per-round": "next-round",
    "spend": "ended",
}
"""Steps that lie above one bottom only."""


class AgendaReader(ValueReader):
    """Reads the steps, when all else has been read."""

    def read(self) -> None:
        """The steps, or else the beginning of a turn, or the end of a round."""
        game = self.game
        if "agenda" not in self.given:
            game.agenda.append(EndRound(game.first))
            if game.turn >= 0:
                self.begin_turn(game.turn)
        else:
            for value in self.items("agenda", self.given["agenda"]):
                self.add_step(value)
        if not self.faults:
            self.check_frame()
            self.check_set_up()

    def begin_turn(self, sheet: int) -> None:
        """Whose turn it is has not passed."""
        game = self.game
        if sheet < game.seats:
            game.mats[sheet].passed = False
        else:
            game.automa_passed = False
        game.agenda.append(turn_of(sheet, game))

    def check_frame(self) -> None:
        """The bottom step fits the rounds scored, and the others fit the bottom."""
        game = self.game
        names = [step.name for step in game.agenda]
        bottom = names[0] if names else ""
        over = bottom in ("", "ended")
        scored = ROUNDS if over else game.round - 1
        if len(game.places) != scored or (over and game.round != ROUNDS):
            self.fault("rounds-scored", scored=len(game.places), round=game.round)
        if names and bottom not in FRAMES:
            self.fault("bottom", step=bottom, allowed=list(FRAMES))
        for name in names[1:]:
            if name in FRAMES or ONLY_IN.get(name, bottom) != bottom:
                self.fault("misplaced", step=name, bottom=bottom)
        if bottom == "next-round" and names[1:2] != ["score-objective"]:
            self.fault("misplaced", step="next-round", bottom=bottom)

    def check_set_up(self) -> None:
        """At set-up, who is not to choose has chosen; later nobody holds cards apart."""
        game = self.game
        steps = [step for step in game.agenda if step.name == "set-up"]
        choosing = [step.seat for step in steps]
        at_set_up = bool(game.agenda) and game.agenda[0].name == "opening"
        for seat in range(game.seats):
            aside = len(game.drawn[seat]) + len(game.drawn_caves[seat])
            chosen = aside == SET_ASIDE and sum(game.picks[seat]) == START_WITH
            if at_set_up and (aside > SET_ASIDE or not chosen) and choosing.count(seat) != 1:
                self.fault("set-up", seat=seat)
            if not at_set_up and game.picks[seat]:
                self.fault("set-up", seat=seat)

    def add_step(self, value: Any) -> None:
        """A step by its name and fields."""
        before = len(self.faults)
        name = value.get("step") if isinstance(value, dict) else value
        if not isinstance(name, str) or name not in STEPS:
            self.fault("step", step=name)
            return
        kind = STEPS[name]
        given = self.fields(name, value, ("step", "seat", *kind.fields))
        seat = self.owner(given.get("seat"), name)
        arguments = [self.field(name, field, given.get(field), seat) for field in kind.fields]
        if len(self.faults) > before:
            return
        step = kind(seat, *arguments)
        if seat < self.seats and not (self.sound(step) and self.payable(step)):
            self.fault("unsound", step=name)
        self.game.agenda.append(step)

    def owner(self, value: Any, step: str) -> int:
        """Whose step it is: a seat's; in the course of turns also the Automa's."""
        seats = tuple(range(self.seats))
        sheets = tuple(range(self.game.sheets))
        if step == "automa-turn":
            return self.one_of(step, value, sheets[self.seats :]) + self.seats
        return self.one_of(step, value, sheets if step == "next-turn" else seats)

    def field(self, step: str, field: str, value: Any, seat: int) -> Any:
        """One field of a step."""
        if field == "effect":
            effect = EFFECTS.get(str(value))
            if effect is None or not isinstance(effect, EFFECT_KINDS.get(step, object)):
                self.fault("effect", step=step, effect=value)
            return effect
        if field in ("place", "target"):
            return self.place(step, value)
        if field == "cave":
            return self.one_of(step, value, CAVES)
        if field == "used":
            return tuple(self.cards(step, value, DRAGON))
        if field == "card":
            card = self.card(step, value, CAVE)
            if step == "dig" and card >= 0 and card not in self.game.cave_hands[seat]:
                self.fault("not-at-hand", step=step, card=CAVE_TEXTS[card])
            return card
        if field == "dragon":
            if value is None and step == "place-drawn":
                return EMPTY
            return self.at_hand(self.card(step, value, DRAGON), seat, step)
        return self.number(f"{step}.{field}", value, 0, MOST.get(field, 12))

    def at_hand(self, dragon: int, seat: int, step: str) -> int:
        """A dragon that is being played lies in the hand or the display until it arrives."""
        game = self.game
        if dragon >= 0 and dragon not in game.dragon_hands[seat] + game.dragon_display:
            self.fault("not-at-hand", step=step, card=NAMES[dragon])
        return dragon

    def sound(self, step: Task) -> bool:
        """Whether the places that a step names are what it needs."""
        mat = self.game.mats[step.seat]
        if isinstance(step, Arrive):
            if step.place == NEST:
                return False
            cave, column = divmod(step.place, COLUMNS)
            return column < mat.filled[cave] or column == mat.filled[cave] < mat.dug[cave]
        if isinstance(step, OnTop):
            return mat.filled[step.cave] > 0
        if isinstance(step, Dig):
            return mat.dug[step.cave] < COLUMNS
        if isinstance(step, SwapWithTask) and mat.dragon_count() < 2:
            return False
        target: int = getattr(step, "target", NEST)
        if "target" in step.fields and (target == NEST or mat.dragons[target] < 0):
            return False
        if not isinstance(step, EffectTask):
            return True
        on_dragon = step.effect.key.startswith("dragon-") and ".gift" not in step.effect.key
        if step.place == NEST:
            return not on_dragon and step.name not in ("spend", "cache-kind")
        return mat.dragons[step.place] >= 0

    def payable(self, step: Task) -> bool:
        """Whether the things are there that a step is sure to find."""
        game, seat = self.game, step.seat
        mat = game.mats[seat]
        if isinstance(step, PayCost):
            return bool(payments(mat, step.dragon, step.terms))
        if isinstance(step, PayEggs):
            return step.left <= mat.laid
        if isinstance(step, PayTask):
            pay = step.pay()
            return 1 <= step.left <= pay.number and (
                step.left == pay.number or pay.stock(game, seat, step.place) >= step.left
            )
        if isinstance(step, TuckDrawnTask):
            return bool(game.drawn[seat])
        if isinstance(step, PlaceDrawnTask):
            return step.dragon >= 0 or bool(game.drawn[seat])
        if isinstance(step, ExcavateTask) and step.excavate().source == DECK:
            return bool(game.drawn_caves[seat]) and mat.cave_cards() < 9
        return True
