"""The beginnings that a seat can still choose from at the set-up of Wingspan."""

from typing import Final

from voliere.games.wingspan.rules import Wingspan
from voliere.games.wingspan.set_up import DEALT, SetUp
from voliere.games.wingspan.words import ANY_FOOD, KINDS
from voliere.kernel.game import Game

RETURNS: Final[list[list[int]]] = [
    [bits for bits in range(ANY_FOOD + 1) if bits.bit_count() == count]
    for count in range(KINDS + 1)
]
"""The foods that can be given back, as bits, for each number of birds kept."""


def drafts(game: Wingspan, seat: int) -> list[Game]:
    """The game with each beginning that a seat's answers still allow.

    Nothing at other times, nor for a seat that has not begun to answer: it is not weighing any.
    """
    if not game.agenda or not isinstance(game.agenda[-1], SetUp):
        return []
    plan = game.plans[seat]
    if not plan:
        return []
    found: list[Game] = []
    for kept in kept_sets(plan):
        returns = plan[DEALT + 1 :] or RETURNS[kept.bit_count()]
        for returned in returns:
            found.append(begun(game, seat, plan[0], kept, returned))
    return found


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
