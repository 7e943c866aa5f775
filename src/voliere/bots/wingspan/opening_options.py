"""What there is to weigh of each way to begin in Wingspan, without making it."""

from voliere.bots.ranking import Option
from voliere.bots.wingspan.kinds import BONUS_KIND, KEEP_KIND, RETURN_KIND, TOSS_KIND
from voliere.bots.wingspan.values import ICONS, TOTALS, Cards
from voliere.games.wingspan.cards.bonus import BONUSES
from voliere.games.wingspan.cards.catalogue import COST_OF
from voliere.games.wingspan.flow.set_up import DEALT
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.space import BONUS, KEEP, RETURN, TOSS
from voliere.games.wingspan.words import KINDS


def set_up_options(game: Wingspan, actions: list[int]) -> list[Option]:
    """A bonus card, a bird kept or not, the foods given back."""
    seat = game.seat
    if BONUS <= actions[0] < KEEP:
        return [bonus_option(game, seat, action - BONUS) for action in actions]
    if actions[0] < BONUS:
        return [return_option(game, seat, action - RETURN) for action in actions]
    return [
        keep_option(game, seat) if action < TOSS else Option(TOSS_KIND, []) for action in actions
    ]


def bonus_option(game: Wingspan, seat: int, bonus: int) -> Option:
    """A bonus card: the birds dealt that count for it, and those of the deck."""
    cards = Cards(game, seat)
    cards.bonuses = [bonus]
    suiting = 0
    for card in game.hands[seat]:
        if cards.counts(0, card):
            suiting += 1
    return Option(BONUS_KIND, [suiting / 3.0, BONUSES[bonus].percent / 30.0])


def keep_option(game: Wingspan, seat: int) -> Option:
    """The next bird dealt: what it brings and costs, and how it goes with those that are kept."""
    plan, hand = game.plans[seat], game.hands[seat]
    cards = Cards(game, seat)
    bird = hand[len(plan) - 1]
    row = cards.row_for(bird)
    value = cards.value(bird, row)
    better, kept, shared = 0, 0, 0
    for index in range(DEALT):
        other = hand[index]
        if other != bird and cards.value(other, cards.row_for(other)) > value:
            better += 1
        if index < len(plan) - 1 and plan[index + 1]:
            kept += 1
            shared += shared_foods(bird, other)
    cards.bonuses = [game.drawn[seat][plan[0]]]
    suits = 1.0 if cards.counts(0, bird) else 0.0
    cost = TOTALS[COST_OF[bird]]
    return Option(
        KEEP_KIND,
        [
            1.0,
            value / 10.0,
            cost / 3.0,
            kept / 3.0,
            better / 4.0,
            suits,
            shared / 2.0,
            kept * cost / 6.0,
        ],
    )


def shared_foods(bird: int, other: int) -> int:
    """How many foods two birds both need: a beginning has one of each."""
    icons, others = ICONS[COST_OF[bird]], ICONS[COST_OF[other]]
    shared = 0
    for kind in range(KINDS):
        if icons[kind] and others[kind]:
            shared += 1
    return shared


def return_option(game: Wingspan, seat: int, bits: int) -> Option:
    """The foods given back: how many birds that are kept need them."""
    plan, hand = game.plans[seat], game.hands[seat]
    wanted, needed = 0, 0
    for kind in range(KINDS):
        if bits >> kind & 1:
            before = wanted
            for index in range(DEALT):
                if plan[index + 1] and ICONS[COST_OF[hand[index]]][kind]:
                    wanted += 1
            if wanted > before:
                needed += 1
    return Option(RETURN_KIND, [wanted / 2.0, needed / 2.0])
