"""How often choices of a bot bear each name: whether the steps between the names are in place."""

from collections import Counter
from typing import Any

from voliere.bots.learned import best_heuristics_of
from voliere.coach.naming import NAMES
from voliere.coach.review import WORLDS, Weighed
from voliere.coach.trials import Trial
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import knowledge_of


def watched(trial: Trial, seed: int) -> dict[str, Any]:
    """Play a game; the names of all its choices, as a thorough review would give them."""
    chance = Chance.seeded(seed)
    game, players = trial.begin(chance)
    policy = best_heuristics_of(trial.game).policy
    names: Counter[str] = Counter()
    credits = []
    while game.seat >= 0:
        action = players[game.seat].choose(knowledge_of(game, game.seat))
        if len(game.actions()) > 1 and (policy.turn_begins(game) or policy.matters(game)):
            weighed = Weighed(game, game.seat, action, WORLDS, chance.seed())
            names[weighed.name] += 1
            credits.append(weighed.credit)
        game.choose(action)
    return {"names": dict(names), "credits": [round(credit, 4) for credit in credits]}


def counted(games: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    """Choices of each name in a game of one seat, and the accuracy of all."""
    credits = [credit for game in games for credit in game["credits"]]
    each = len(games) * seats
    return {
        "games": len(games),
        "choices": len(credits),
        "accuracy": round(100.0 * sum(credits) / len(credits), 1),
        "in_a_game": {
            name: round(sum(game["names"].get(name, 0) for game in games) / each, 2)
            for name in NAMES
        },
    }
