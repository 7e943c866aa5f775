"""The set-up: every seat chooses its bonus card, its birds and its food, unseen by the others."""

from typing import Any, ClassVar, Final

from voliere.games.wingspan.automa import automa_sets_up
from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.catalogue import BIRDS
from voliere.games.wingspan.cards.goals import GOALS, TILES
from voliere.games.wingspan.flow.turn import Turn
from voliere.games.wingspan.space import BONUS, KEEP, RETURN, TOSS
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import ANY_FOOD, FOODS, KINDS, ROUND_TURNS, TRAY
from voliere.kernel.agenda import Step
from voliere.kernel.chance import Chance
from voliere.kernel.deck import shuffled
from voliere.kernel.events import NO_SEAT
from voliere.kernel.sight import put_in

DEALT: Final = 5
PLAN: Final = DEALT + 2
"""The answers of a set-up: a bonus card, each dealt card kept or not, the foods given back."""


def lay_out(game: State) -> None:
    """Lay out decks, goals and feeder, deal, and ask everybody what to keep."""
    game.deck = shuffled(range(game.cards_in_play()), game.chance)
    game.tray = [game.deck.pop() for _ in range(TRAY)]
    _lay_goals(game)
    _choose_first(game)
    game.turns_left = [ROUND_TURNS[0]] * game.seats
    if game.records_events:
        goals = [GOALS[goal].name for goal in game.goals]
        tray = [BIRDS[card].name for card in game.tray]
        game.tell("began", NO_SEAT, {"goals": goals, "tray": tray, "first": game.first})
    game.roll_feeder()
    game.bonus_deck = shuffled(range(len(BONUSES)), game.chance)
    if game.seats == 1:
        automa_sets_up(game)
    game.agenda.append(EndSetUp(NO_SEAT))
    for seat in range(game.seats - 1, -1, -1):
        _deal_to(game, seat)
        game.agenda.append(ChooseSetUp(seat))


def _lay_goals(game: State) -> None:
    tiles = shuffled(range(TILES), game.chance)
    game.goals = [tile * 2 + game.chance.below(2) for tile in tiles[: len(ROUND_TURNS)]]


def _choose_first(game: State) -> None:
    first = game.settings["first"]
    game.first = game.chance.below(game.seats) if first == "random" else int(first)
    game.turn = game.first


def _deal_to(game: State, seat: int) -> None:
    """Five birds, two bonus cards, one food of each kind."""
    game.food[seat] = [1] * KINDS
    for _ in range(DEALT):
        put_in(game.hands[seat], game.hands_known[seat], game.deck.pop(), game.own_bits(seat))
    game.draw_bonus(seat, 2)
    if game.records_events:
        birds = [BIRDS[card].name for card in game.hands[seat]]
        bonuses = [BONUSES[card].name for card in game.drawn[seat]]
        game.tell("dealt", seat, {"birds": birds, "bonuses": bonuses})


class ChooseSetUp(Step[State]):
    """A seat chooses its bonus card, its birds and its food; nobody sees it before all are done."""

    name: ClassVar[str] = "set-up"
    simultaneous: ClassVar[bool] = True

    def asks(self, game: State) -> bool:
        return len(game.plans[self.seat]) < PLAN

    def topic(self, game: State) -> tuple[str, dict[str, Any]]:
        """The bonus card first, then the birds, then the food."""
        answered = len(game.plans[self.seat])
        if answered == 0:
            return "set-up-bonus", {}
        if answered <= DEALT:
            return "set-up-bird", {"number": answered}
        return "set-up-food", {}

    def actions(self, game: State) -> list[int]:
        """One of two bonus cards; a bird kept or not; as many foods as birds were kept."""
        plan = game.plans[self.seat]
        if not plan:
            return [BONUS + card for card in game.drawn[self.seat]]
        if len(plan) <= DEALT:
            bird = game.hands[self.seat][len(plan) - 1]
            return [KEEP + bird, TOSS + bird]
        kept = sum(plan[1:])
        return [RETURN + bits for bits in range(ANY_FOOD + 1) if bits.bit_count() == kept]

    def answer(self, game: State, action: int) -> None:
        """Remember the answer by position, not by card: so another deal keeps it consistent."""
        plan = game.plans[self.seat]
        if action < BONUS:
            plan.append(action - RETURN)
        elif action < KEEP:
            plan.append(game.drawn[self.seat].index(action - BONUS))
        else:
            plan.append(1 if action < TOSS else 0)
        if len(plan) < PLAN:
            game.agenda.append(self)


def any_plan(chance: Chance, answers: int) -> list[int]:
    """The first answers of a set-up as chance would give them."""
    plan = [chance.below(2) for _ in range(min(answers, PLAN - 1))]
    if answers == PLAN:
        returns = [bits for bits in range(ANY_FOOD + 1) if bits.bit_count() == sum(plan[1:])]
        plan.append(returns[chance.below(len(returns))])
    return plan


class EndSetUp(Step[State]):
    """All seats do together what they have chosen."""

    name: ClassVar[str] = "end-set-up"
    follows_turn: ClassVar[bool] = True

    def run(self, game: State) -> None:
        """Keep and discard; then the first turn."""
        for seat in range(game.seats):
            self._settle(game, seat)
        game.agenda.append(Turn(game.first))

    def _settle(self, game: State, seat: int) -> None:
        plan = game.plans[seat]
        game.plans[seat] = []
        bonus = game.drawn[seat][plan[0]]
        game.keep_bonus(seat, bonus)
        dealt = game.hands[seat][:]
        kept = [card for card, keep in zip(dealt, plan[1:]) if keep]
        for card in dealt:
            if card not in kept:
                game.leave_hand(seat, card)
                game.discards.append(card)
        foods = [kind for kind in range(KINDS) if plan[-1] >> kind & 1]
        for kind in foods:
            game.food[seat][kind] -= 1
        if game.records_events:
            data: dict[str, Any] = {
                "n": len(kept),
                "cards": [BIRDS[card].name for card in kept],
                "bonus": BONUSES[bonus].name,
                "foods": [FOODS[kind] for kind in foods],
            }
            game.tell("kept", seat, data)
