"""The beginnings that a seat can still choose from at the set-up of Wingspan."""

from typing import Final

from voliere.bots.learned import Draft
from voliere.games.wingspan.flow.set_up import DEALT, ChooseSetUp
from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.space import BONUS, KEEP, RETURN, TOSS
from voliere.games.wingspan.words import ANY_FOOD, KINDS

RETURNS: Final[list[list[int]]] = [
    [bits for bits in range(ANY_FOOD + 1) if bits.bit_count() == count]
    for count in range(KINDS + 1)
]
"""The foods that can be given back, as bits, for each number of birds kept."""


def drafts(game: Wingspan, seat: int) -> list[Draft]:
    """The beginnings that a seat is weighing.

    None at other times, nor for a seat that has not begun to answer.
    """
    return open_drafts(game, seat) if game.plans[seat] and sets_up(game) else []


def sets_up(game: Wingspan) -> bool:
    """Whether a seat chooses what to begin with."""
    return len(game.agenda) > 0 and isinstance(game.agenda[-1], ChooseSetUp)


def open_drafts(game: Wingspan, seat: int) -> list[Draft]:
    """Every beginning that agrees with the answers that a seat has given."""
    plan = game.plans[seat]
    found: list[Draft] = []
    for bonus in plan[:1] or range(len(game.drawn[seat])):
        for kept in kept_sets(plan):
            for returned in plan[DEALT + 1 :] or RETURNS[kept.bit_count()]:
                answers = answers_for(game, seat, bonus, kept, returned)
                found.append(Draft(answers[len(plan) :], begun(game, seat, bonus, kept, returned)))
    return found


def answers_for(game: Wingspan, seat: int, bonus: int, kept: int, returned: int) -> list[int]:
    """All answers of a set-up that chooses this."""
    answers = [BONUS + game.drawn[seat][bonus]]
    hand = game.hands[seat]
    for index in range(DEALT):
        answers.append((KEEP if kept >> index & 1 else TOSS) + hand[index])
    answers.append(RETURN + returned)
    return answers


def kept_sets(plan: list[int]) -> list[int]:
    """The sets of dealt birds, as bits, that agree with the answers given."""
    answered = plan[1 : DEALT + 1]
    fixed = 0
    for index in range(len(answered)):
        fixed |= answered[index] << index
    open_bits = DEALT - len(answered)
    return [fixed | more << len(answered) for more in range(1 << open_bits)]


def begun(game: Wingspan, seat: int, bonus: int, kept: int, returned: int) -> Wingspan:
    """The game as if a seat had chosen this."""
    other = game.copy()
    hand = game.hands[seat]
    other.bonus[seat] = [game.drawn[seat][bonus]]
    other.hands[seat] = [hand[index] for index in range(DEALT) if kept >> index & 1]
    for kind in range(KINDS):
        other.food[seat][kind] -= returned >> kind & 1
    return other
