"""What a seat may begin with: all that it may answer at the set-up, and the hands it may keep."""

from typing import Any, Final

from voliere.bots.bot import Bot
from voliere.bots.evaluation import Evaluation
from voliere.bots.heuristics import Heuristics
from voliere.coach.playouts import Playouts
from voliere.kernel.chance import Chance
from voliere.kernel.decision import Space
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge, knowledge_of

KEEPING: Final = ("set-up-bird", "set-aside")
"""Topics that ask which cards are kept; the others of a set-up follow from that."""
UNSAID: Final = ("toss",)
"""What is not told of a way to begin: it follows from the rest."""
AND: Final = "; "
"""Between the answers that keep a hand."""
LUCK: Final = 0
BEGIN: Final = "begin"
"""The verb of a whole beginning, beside those of the games."""

Hand = frozenset[int]
"""The answers that say which cards are kept."""


class Beginning:
    """All answers of a seat at the set-up, one after the other."""

    def __init__(self, answers: list[int], hand: Hand, value: float) -> None:
        self.answers = answers
        self.hand = hand
        self.value = value
        """What the seat may expect then, at a glance."""


def beginnings(heuristics: Heuristics, world: Game) -> list[Beginning]:
    """All that the seat that is asked may still begin with, the best at a glance first."""
    seat = world.seat
    playouts = Playouts(heuristics, seat, wins=False)
    found: dict[tuple[Hand, frozenset[int]], Beginning] = {}
    open_ways: list[tuple[Game, list[int], Hand]] = [(world, [], frozenset())]
    while open_ways:
        game, answers, hand = open_ways.pop()
        if game.seat != seat or not heuristics.evaluation.sets_up(game):
            # In whichever order cards are set aside, the same are kept.
            same = (hand, frozenset(answers))
            if same not in found:
                playouts.set_up(game, Chance.seeded(LUCK))
                value = heuristics.evaluation.value(game, seat)
                found[same] = Beginning(answers, hand, value)
            continue
        keeps = game.topic()[0] in KEEPING
        for action in game.actions():
            after = game.copy()
            after.act(action)
            open_ways.append((after, [*answers, action], hand | {action} if keeps else hand))
    return sorted(found.values(), key=lambda one: -one.value)


def by_first_answer(found: list[Beginning]) -> dict[int, list[int]]:
    """For each first answer the best way to go on."""
    best: dict[int, list[int]] = {}
    for one in found:
        best.setdefault(one.answers[0], one.answers)
    return best


def by_hand(found: list[Beginning]) -> list[Beginning]:
    """For each hand that may be kept the best way to begin with it."""
    best: dict[Hand, Beginning] = {}
    for one in found:
        best.setdefault(one.hand, one)
    return list(best.values())


def hand_of_bot(evaluation: Evaluation, bot: Bot, knowledge: SeatKnowledge) -> Hand:
    """Which cards a bot keeps."""
    game, seat = knowledge.game.copy(), knowledge.seat
    hand: Hand = frozenset()
    while game.seat == seat and evaluation.sets_up(game):
        action = bot.choose(knowledge_of(game, seat))
        if game.topic()[0] in KEEPING:
            hand |= {action}
        game.act(action)
    return hand


class Hands:
    """A game's options, and beyond them ways to begin, told apart by the hands that they keep."""

    def __init__(self, space: Space, begun: list[tuple[list[int], Hand]]) -> None:
        self.space = space
        self.begun = begun

    @property
    def ways(self) -> dict[int, list[int]]:
        """All answers of each way to begin, by its number."""
        return {self.space.size + at: answers for at, (answers, _) in enumerate(self.begun)}

    def hand(self, number: int) -> Hand:
        """The hand that a way to begin keeps."""
        return self.begun[number - self.space.size][1]

    def text(self, action: int) -> str:
        """An option, or the answers that keep the hand."""
        if action < self.space.size:
            return self.space.text(action)
        return hand_text(self.space, self.hand(action))

    def data(self, action: int) -> dict[str, Any]:
        """An option, or a whole way to begin, without what goes without saying."""
        if action < self.space.size:
            return self.space.data(action)
        return begun_data(self.space, self.ways[action])

    def read(self, text: str) -> int:
        """The option, or the way to begin, of this text; -1 of none."""
        numbers = [number for number in self.ways if self.text(number) == text]
        return numbers[0] if numbers else self.space.read(text)


def hand_text(space: Space, hand: Hand) -> str:
    """The answers that keep a hand, on one line."""
    return AND.join(sorted(space.text(action) for action in hand))


def begun_data(space: Space, answers: list[int]) -> dict[str, Any]:
    """A whole way to begin as if it were an option."""
    told = [space.data(action) for action in answers]
    return {"verb": BEGIN, "answers": [one for one in told if one["verb"] not in UNSAID]}
