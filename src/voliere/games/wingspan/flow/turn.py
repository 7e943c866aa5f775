"""A turn: what a seat chooses, the row that it activates, what ends the turn."""

from typing import Any, ClassVar, Final

from voliere.games.wingspan.automa import automa_acts
from voliere.games.wingspan.cards.powers import MAT_EFFECTS, MAT_TRADES
from voliere.games.wingspan.effects.effect import NO_PLACE, Act
from voliere.games.wingspan.effects.food import TakeDice
from voliere.games.wingspan.effects.play import begin_play
from voliere.games.wingspan.effects.power import (
    BROWN,
    GAINED_RODENT,
    LAID_EGGS,
    PINK,
    PinkTrigger,
    power_at,
)
from voliere.games.wingspan.flow.round import begin_round, reveal_bonuses, score_goal
from voliere.games.wingspan.space import ACTIONS, DISCARD, PLAY
from voliere.games.wingspan.state import AUTOMA_ACTS, State
from voliere.games.wingspan.words import (
    COLUMNS,
    FOREST,
    GRASSLAND,
    HABITATS,
    MAT_GAINS,
    PLACES,
    ROUND_TURNS,
    place_text,
    trades,
)
from voliere.kernel.agenda import Step
from voliere.kernel.events import NO_SEAT

ALL_ROWS: Final = 7


class Turn(Step[State]):
    """A seat's turn: play a bird, or the action of one of the rows."""

    name: ClassVar[str] = "turn"

    def asks(self, game: State) -> bool:
        """Always: the three rows can be used even when empty."""
        return True

    def topic(self, game: State) -> tuple[str, dict[str, Any]]:
        return "turn", {"round": game.round, "turns": game.turns_left[self.seat]}

    def actions(self, game: State) -> list[int]:
        return [ACTIONS, ACTIONS + 1, ACTIONS + 2] + game.plays(self.seat, ALL_ROWS)

    def answer(self, game: State, action: int) -> None:
        """Place a cube and do it."""
        seat = self.seat
        game.turn = seat
        game.turns_left[seat] -= 1
        game.pinks_used[seat] = 0
        game.agenda.append(EndTurn(seat))
        if action >= PLAY:
            begin_play(game, seat, (action - PLAY) // 3, (action - PLAY) % 3)
        else:
            use_row(game, seat, action - ACTIONS)


def use_row(game: State, seat: int, habitat: int) -> None:
    """What the mat gives, the trade, the pink answers, then the row's birds from the right."""
    birds = game.counts[seat * 3 + habitat]
    agenda = game.agenda
    if birds:
        agenda.append(Row(seat, habitat, birds - 1))
    if habitat == FOREST:
        game.rodents = 0
        agenda.append(PinkTrigger(seat, GAINED_RODENT))
    elif habitat == GRASSLAND:
        agenda.append(PinkTrigger(seat, LAID_EGGS))
    if trades(birds):
        MAT_TRADES[habitat].begin(game, seat, NO_PLACE)
    agenda.append(Act(seat, MAT_EFFECTS[habitat], NO_PLACE, MAT_GAINS[habitat][birds]))
    if game.records_events:
        game.tell("used-row", seat, {"habitat": HABITATS[habitat]})


class Row(Step[State]):
    """The brown powers of a row, from a column to the left."""

    name: ClassVar[str] = "row"

    def __init__(self, seat: int, habitat: int, column: int) -> None:
        super().__init__(seat)
        self.habitat = habitat
        self.column = column

    def run(self, game: State) -> None:
        """Begin the next brown power, and come back for the others."""
        first = self.seat * PLACES + self.habitat * COLUMNS
        for column in range(self.column, -1, -1):
            power = power_at(game, first + column)
            if power is not None and power.colour == BROWN:
                if column:
                    game.agenda.append(Row(self.seat, self.habitat, column - 1))
                power.effect.begin(game, self.seat, first + column, True)
                return

    def as_json(self) -> dict[str, Any]:
        place = place_text(self.habitat * COLUMNS + self.column)
        return {"step": self.name, "seat": self.seat, "place": place}


class EndTurn(Step[State]):
    """The cards due are discarded and the tray refilled; then it is the next seat's turn."""

    name: ClassVar[str] = "end-turn"
    follows_turn: ClassVar[bool] = True

    def asks(self, game: State) -> bool:
        """Ask for a card as long as one is due and the hand holds one."""
        return game.discards_due > 0 and len(game.hands[self.seat]) > 0

    def topic(self, game: State) -> tuple[str, dict[str, Any]]:
        return "discard", {"n": game.discards_due}

    def actions(self, game: State) -> list[int]:
        return [DISCARD + card for card in game.hands[self.seat]]

    def answer(self, game: State, action: int) -> None:
        game.discard(self.seat, action - DISCARD)
        game.discards_due -= 1
        game.agenda.append(self)

    def run(self, game: State) -> None:
        """Nothing more is due."""
        game.discards_due = 0
        game.refill_tray()
        if game.seats == 1:
            game.agenda.append(AutomaTurn(0))
        else:
            next_turn(game, self.seat)


def next_turn(game: State, seat: int) -> None:
    """The next seat that has a cube left; without any the round ends."""
    for step in range(1, game.seats + 1):
        other = (seat + step) % game.seats
        if game.turns_left[other]:
            game.agenda.append(Turn(other))
            return
    game.agenda.append(EndRound(NO_SEAT))


class AutomaTurn(Step[State]):
    """The Automa turns a card and does what it says for this round."""

    name: ClassVar[str] = "automa"

    def run(self, game: State) -> None:
        """Act, let the player's pink powers answer if the card says so, and end the turn."""
        game.agenda.append(EndAutoma(self.seat))
        if automa_acts(game):
            self._push_pinks(game, dice=False)
            self._push_pinks(game, dice=True)

    def _push_pinks(self, game: State, dice: bool) -> None:
        """Those that take dice are asked first: only they show something new to the others."""
        for place in range(PLACES - 1, -1, -1):
            power = power_at(game, place)
            if power is not None and power.colour == PINK:
                if isinstance(power.effect, TakeDice) == dice:
                    power.effect.begin(game, 0, place, True)


class EndAutoma(Step[State]):
    """The tray is refilled after the Automa's turn."""

    name: ClassVar[str] = AUTOMA_ACTS
    follows_turn: ClassVar[bool] = True

    def run(self, game: State) -> None:
        """Then it is the player's turn again."""
        game.refill_tray()
        next_turn(game, 0)


class EndRound(Step[State]):
    """The goal is scored, the tray replaced, the first-player token passed on."""

    name: ClassVar[str] = "end-round"

    def run(self, game: State) -> None:
        """After the fourth round the game is over."""
        score_goal(game)
        if game.round == len(ROUND_TURNS):
            reveal_bonuses(game)
        else:
            begin_round(game)
            game.agenda.append(Turn(game.first))
