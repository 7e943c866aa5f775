"""The course of the game: turns, payments, activated rows, ends of turns and of rounds."""

from typing import Any, ClassVar, Final

from voliere.games.wingspan.automa import automa_acts, automa_shuffles
from voliere.games.wingspan.birds import BIRDS, COST_OF
from voliere.games.wingspan.bonus import BONUSES
from voliere.games.wingspan.effects.effect import (
    BROWN,
    GAINED_RODENT,
    LAID_EGGS,
    NO_PLACE,
    PINK,
    TRIGGERS,
    WHITE,
    Act,
)
from voliere.games.wingspan.effects.eggs import unlayable
from voliere.games.wingspan.goals import GOALS
from voliere.games.wingspan.payment import PAYMENTS, ways_to_pay
from voliere.games.wingspan.powers import MAT_EFFECTS, MAT_TRADES, POWER_OF
from voliere.games.wingspan.scoring import goal_counts, goal_points_of
from voliere.games.wingspan.space import (
    ACTIONS,
    DISCARD,
    PAY,
    PLAY,
    UNLAY,
)
from voliere.games.wingspan.table import Table
from voliere.games.wingspan.words import (
    COLUMNS,
    EGG_COST,
    FOODS,
    FOREST,
    GRASSLAND,
    HABITATS,
    KINDS,
    PLACES,
    ROUND_TURNS,
    place_text,
)
from voliere.kernel.agenda import Step
from voliere.kernel.events import NO_SEAT
from voliere.kernel.sight import EVERYBODY

MAT_GAINS: Final = ((1, 1, 2, 2, 3, 3), (2, 2, 3, 3, 4, 4), (1, 1, 2, 2, 3, 3))
"""For each row and each number of birds in it, how much its action gives."""
ALL_ROWS: Final = 7


class Turn(Step[Table]):
    """A seat's turn: play a bird, or the action of one of the rows."""

    name: ClassVar[str] = "turn"

    def asks(self, game: Table) -> bool:
        """Always: the three rows can be used even when empty."""
        return True

    def topic(self, game: Table) -> tuple[str, dict[str, Any]]:
        """The round, and the turns left in it."""
        return "turn", {"round": game.round, "turns": game.turns_left[self.seat]}

    def actions(self, game: Table) -> list[int]:
        """The three rows, then the birds."""
        return [ACTIONS, ACTIONS + 1, ACTIONS + 2] + game.plays(self.seat, ALL_ROWS)

    def answer(self, game: Table, action: int) -> None:
        """Place a cube and do it."""
        seat = self.seat
        game.turn = seat
        game.turns_left[seat] -= 1
        game.pinks_used[seat] = 0
        game.agenda.append(EndTurn(seat))
        if action >= PLAY:
            game.play(seat, (action - PLAY) // 3, (action - PLAY) % 3)
        else:
            use_row(game, seat, action - ACTIONS)


def use_row(game: Table, seat: int, habitat: int) -> None:
    """What the mat gives, the trade, the pink answers, then the row's birds from the right."""
    birds = game.counts[seat * 3 + habitat]
    agenda = game.agenda
    if birds:
        agenda.append(Row(seat, habitat, birds - 1))
    if habitat == FOREST:
        game.rodents = 0
        agenda.append(Alarm(seat, GAINED_RODENT))
    elif habitat == GRASSLAND:
        agenda.append(Alarm(seat, LAID_EGGS))
    if birds % 2:
        MAT_TRADES[habitat].begin(game, seat, NO_PLACE)
    agenda.append(Act(seat, MAT_EFFECTS[habitat], NO_PLACE, MAT_GAINS[habitat][birds]))
    if game.records_events:
        game.tell("used-row", seat, {"habitat": HABITATS[habitat]})


class Row(Step[Table]):
    """The brown powers of a row, from a column to the left."""

    name: ClassVar[str] = "row"

    def __init__(self, seat: int, habitat: int, column: int) -> None:
        super().__init__(seat)
        self.habitat = habitat
        self.column = column

    def run(self, game: Table) -> None:
        """Begin the next brown power, and come back for the others."""
        first = self.seat * PLACES + self.habitat * COLUMNS
        for column in range(self.column, -1, -1):
            bird = game.birds[first + column]
            power = POWER_OF[bird] if bird >= 0 else None
            if power is not None and power.colour == BROWN:
                if column:
                    game.agenda.append(Row(self.seat, self.habitat, column - 1))
                power.effect.begin(game, self.seat, first + column, True)
                return

    def as_json(self) -> dict[str, Any]:
        """The step with the place where it goes on."""
        place = place_text(self.habitat * COLUMNS + self.column)
        return {"step": self.name, "seat": self.seat, "place": place}


class Alarm(Step[Table]):
    """After the mat's own gain: the pink powers that the action sets off."""

    name: ClassVar[str] = "alarm"

    def __init__(self, seat: int, trigger: int) -> None:
        super().__init__(seat)
        self.trigger = trigger

    def run(self, game: Table) -> None:
        """The gain-food action sets something off only if it gained a rodent."""
        if self.trigger != GAINED_RODENT or game.rodents:
            game.trigger(self.seat, self.trigger)

    def as_json(self) -> dict[str, Any]:
        """The step with its trigger by name."""
        return {"step": self.name, "seat": self.seat, "trigger": TRIGGERS[self.trigger]}


class PayEggs(Step[Table]):
    """Give up eggs to play a bird."""

    name: ClassVar[str] = "pay-eggs"
    fields: ClassVar[tuple[str, ...]] = ("eggs",)

    def __init__(self, seat: int, eggs: int) -> None:
        super().__init__(seat)
        self.eggs = eggs

    def asks(self, game: Table) -> bool:
        """Ask when there is a choice."""
        return len(unlayable(game, self.seat)) > 1 and game.eggs_of(self.seat) > self.eggs

    def run(self, game: Table) -> None:
        """Pay from the only birds that can."""
        for _ in range(self.eggs):
            game.unlay(self.seat * PLACES + unlayable(game, self.seat)[0] - UNLAY)

    def topic(self, game: Table) -> tuple[str, dict[str, Any]]:
        """How many eggs are left to pay."""
        return self.name, {"n": self.eggs}

    def actions(self, game: Table) -> list[int]:
        """The birds with eggs."""
        return unlayable(game, self.seat)

    def answer(self, game: Table, action: int) -> None:
        """Give one, and go on."""
        game.unlay(self.seat * PLACES + action - UNLAY)
        if self.eggs > 1:
            game.agenda.append(PayEggs(self.seat, self.eggs - 1))


class PayFood(Step[Table]):
    """Pay a bird's food cost."""

    name: ClassVar[str] = "pay-food"
    fields: ClassVar[tuple[str, ...]] = ("bird",)

    def __init__(self, seat: int, bird: int) -> None:
        super().__init__(seat)
        self.bird = bird

    def asks(self, game: Table) -> bool:
        """Ask when there is a choice."""
        return len(ways_to_pay(COST_OF[self.bird], game.food[self.seat])) > 1

    def run(self, game: Table) -> None:
        """Pay in the only way."""
        self._pay(game, ways_to_pay(COST_OF[self.bird], game.food[self.seat])[0])

    def topic(self, game: Table) -> tuple[str, dict[str, Any]]:
        """For which bird."""
        return self.name, {"bird": BIRDS[self.bird].name}

    def actions(self, game: Table) -> list[int]:
        """Every way to pay."""
        return [PAY + way for way in ways_to_pay(COST_OF[self.bird], game.food[self.seat])]

    def answer(self, game: Table, action: int) -> None:
        """Pay."""
        self._pay(game, action - PAY)

    def _pay(self, game: Table, way: int) -> None:
        food = game.food[self.seat]
        for kind in range(KINDS):
            food[kind] -= PAYMENTS[way][kind]
        if game.records_events and way:
            counts = PAYMENTS[way]
            foods = [name for kind, name in enumerate(FOODS) for _ in range(counts[kind])]
            game.tell("spent", self.seat, {"foods": foods})

    def as_json(self) -> dict[str, Any]:
        """The step with the bird's name."""
        return {"step": self.name, "seat": self.seat, "bird": BIRDS[self.bird].name}


class PutBird(Step[Table]):
    """Put a paid bird in its row: pink powers answer, then its own white power."""

    name: ClassVar[str] = "put-bird"

    def __init__(self, seat: int, bird: int, habitat: int) -> None:
        super().__init__(seat)
        self.bird = bird
        self.habitat = habitat

    def run(self, game: Table) -> None:
        """Put it, and begin what follows."""
        game.leave_hand(self.seat, self.bird)
        place = game.put_bird(self.seat, self.bird, self.habitat)
        if game.records_events:
            game.tell("played", self.seat, game.at(place))
        power = POWER_OF[self.bird]
        if power is not None:
            if power.colour == WHITE:
                power.effect.begin(game, self.seat, place, True)
            elif power.colour == PINK:
                game.alert[self.seat] |= power.trigger
        game.trigger(self.seat, 1 << self.habitat)

    def as_json(self) -> dict[str, Any]:
        """The step with the bird's name and the row's."""
        habitat = HABITATS[self.habitat]
        bird = BIRDS[self.bird].name
        return {"step": self.name, "seat": self.seat, "bird": bird, "habitat": habitat}


def begin_play(game: Table, seat: int, bird: int, habitat: int) -> None:
    """Show the bird; its eggs and its food are paid before it is put down."""
    game.show_in_hand(seat, bird)
    game.agenda.append(PutBird(seat, bird, habitat))
    game.agenda.append(PayFood(seat, bird))
    eggs = EGG_COST[game.counts[seat * 3 + habitat]]
    if eggs:
        game.agenda.append(PayEggs(seat, eggs))


class EndTurn(Step[Table]):
    """The cards due are discarded and the tray refilled; then it is the next seat's turn."""

    name: ClassVar[str] = "end-turn"

    def asks(self, game: Table) -> bool:
        """Ask for a card as long as one is due and the hand holds one."""
        return game.due > 0 and len(game.hands[self.seat]) > 0

    def topic(self, game: Table) -> tuple[str, dict[str, Any]]:
        """How many cards are due."""
        return "discard", {"n": game.due}

    def actions(self, game: Table) -> list[int]:
        """The cards of the hand."""
        return [DISCARD + card for card in game.hands[self.seat]]

    def answer(self, game: Table, action: int) -> None:
        """Discard one, and go on."""
        game.discard(self.seat, action - DISCARD)
        game.due -= 1
        game.agenda.append(self)

    def run(self, game: Table) -> None:
        """Nothing more is due."""
        game.due = 0
        game.refill_tray()
        if game.seats == 1:
            game.agenda.append(AutomaTurn(0))
        else:
            next_turn(game, self.seat)


def next_turn(game: Table, seat: int) -> None:
    """The next seat that has a cube left; without any the round ends."""
    for step in range(1, game.seats + 1):
        other = (seat + step) % game.seats
        if game.turns_left[other]:
            game.agenda.append(Turn(other))
            return
    game.agenda.append(EndRound(NO_SEAT))


class AutomaTurn(Step[Table]):
    """The Automa turns a card and does what it says for this round."""

    name: ClassVar[str] = "automa"

    def run(self, game: Table) -> None:
        """Act, let the player's pink powers answer if the card says so, and end the turn."""
        game.agenda.append(EndAutoma(self.seat))
        if automa_acts(game):
            for place in range(PLACES - 1, -1, -1):
                power = game.power_at(place)
                if power is not None and power.colour == PINK:
                    power.effect.begin(game, 0, place, True)


class EndAutoma(Step[Table]):
    """The tray is refilled after the Automa's turn."""

    name: ClassVar[str] = "end-automa"

    def run(self, game: Table) -> None:
        """Then it is the player's turn again."""
        game.refill_tray()
        next_turn(game, 0)


class EndRound(Step[Table]):
    """The goal is scored, the tray replaced, the first-player token passed on."""

    name: ClassVar[str] = "end-round"

    def run(self, game: Table) -> None:
        """After the fourth round the game is over."""
        self._score(game)
        if game.round == len(ROUND_TURNS):
            self._reveal(game)
            return
        game.clear_tray()
        game.refill_tray()
        game.first = (game.first + 1) % game.seats
        game.round += 1
        game.turns_left = [ROUND_TURNS[game.round - 1]] * game.seats
        if game.seats == 1:
            automa_shuffles(game)
        if game.records_events:
            game.tell("began-round", NO_SEAT, {"round": game.round, "first": game.first})
        game.agenda.append(Turn(game.first))

    def _score(self, game: Table) -> None:
        counts = goal_counts(game, game.round)
        points = goal_points_of(game, counts)
        game.goal_points.append(points)
        game.automa_cubes = 0
        if game.records_events:
            goal = GOALS[game.goals[game.round - 1]].name
            data = {"round": game.round, "goal": goal, "counts": counts, "points": points}
            game.tell("scored-goal", NO_SEAT, data)

    def _reveal(self, game: Table) -> None:
        for seat in range(game.seats):
            game.bonus_known[seat] = [EVERYBODY] * len(game.bonus[seat])
            if game.records_events:
                names = [BONUSES[card].name for card in game.bonus[seat]]
                game.tell("revealed", seat, {"bonuses": names})
