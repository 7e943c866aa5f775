"""Games from which something is learnt: bots that look a little ahead, each with its own taste."""

from collections.abc import Iterator

from voliere.arena.train import TASTE
from voliere.bots.engines.planner import blur
from voliere.bots.engines.strategist import Strategist
from voliere.bots.learned import Learned, best_heuristics_of
from voliere.games import game_kind
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game, begin, settle
from voliere.kernel.knowledge import knowledge_of

FIRSTS = 3


def pupil(name: str, rounds: int, turns: int, chance: Chance) -> Strategist:
    """A bot that weighs things a little otherwise than `hard`: each game tries other plans."""
    heuristics = best_heuristics_of(name)
    learned = heuristics.evaluation
    assert isinstance(learned, Learned)
    constant, linear, quadratic = learned.weights
    linear = [weight + TASTE * blur(chance) for weight in linear]
    own = heuristics.with_evaluation(Learned(learned.learnable, [constant, linear, quadratic]))
    return Strategist(own, chance.seed(), 0.0, rounds, turns, FIRSTS)


def lessons(
    name: str, games: int, seed: int, rounds: int, turns: int
) -> Iterator[tuple[Game, int]]:
    """Each game before each choice with the action that is taken; when it is over, with -1."""
    kind, chance = game_kind(name), Chance.seeded(seed)
    learned = best_heuristics_of(name).evaluation
    assert isinstance(learned, Learned)
    tables = learned.learnable.tables()
    for number in range(games):
        seats, given = tables[number % len(tables)]
        game = begin(kind, seats, chance.seed(), settle(kind, seats, given), records_events=False)
        bots = [pupil(name, rounds, turns, chance) for _ in range(seats)]
        while game.seat >= 0:
            action = bots[game.seat].choose(knowledge_of(game, game.seat))
            yield game, action
            game.act(action)
        yield game, -1
