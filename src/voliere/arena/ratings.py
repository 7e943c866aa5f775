"""Openskill ratings of the bots (Plackett-Luce), from the games in the order of their deals."""

from itertools import groupby
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from voliere.arena.match import Played

SIGMAS: Final = 1.96
"""Number of standard deviations on both sides that hold 95 %."""


def ratings(played: list[Played]) -> dict[str, tuple[float, float]]:
    """For each player the rating and half the width of its 95 % interval.

    Bots do not grow while they play, so nothing is added to the doubt between games (tau).
    """
    model = PlackettLuce(tau=0.0)
    found: dict[str, PlackettLuceRating] = {}
    for contest in contests(played):
        if len({rank for _, rank in contest}) > 1:
            rate(model, found, contest)
    return {name: (rating.mu, SIGMAS * rating.sigma) for name, rating in found.items()}


def rate(
    model: PlackettLuce, found: dict[str, PlackettLuceRating], contest: list[tuple[str, int]]
) -> None:
    """Learn from one contest; a bot in several seats takes the mean of what they would become."""
    names = [name for name, _ in contest]
    teams = [[found.get(name) or model.rating(name=name)] for name in names]
    rated = model.rate(teams, ranks=[float(rank) for _, rank in contest])
    for name in set(names):
        own = [team[0] for team, seated in zip(rated, names) if seated == name]
        mu = sum(rating.mu for rating in own) / len(own)
        sigma = sum(rating.sigma for rating in own) / len(own)
        found[name] = model.rating(mu=mu, sigma=sigma, name=name)


def contests(played: list[Played]) -> list[list[tuple[str, int]]]:
    """Who met whom, each with a rank from 0: a game, or bots that played the same deal alone."""
    if all(len(match.sheets) == 1 for match in played):
        deals = [list(matches) for _, matches in groupby(played, key=lambda match: match.deal)]
        return [ranked([(match.bots[0], alone(match)) for match in deal]) for deal in deals]
    return [ranked(list(zip(match.players(), standing(match)))) for match in played]


def alone(match: Played) -> tuple[int, int]:
    """How a bot without opponents did."""
    return (0, 0) if match.forfeit else (1, match.sheets[0]["total"])


def standing(match: Played) -> list[tuple[int, int]]:
    """How each did: winners before others, then by points; after a forfeit only who won counts."""
    return [
        (int(seat in match.winners), 0 if match.forfeit else sheet["total"])
        for seat, sheet in enumerate(match.sheets)
    ]


def ranked(results: list[tuple[str, tuple[int, int]]]) -> list[tuple[str, int]]:
    """Each with the number of those who did better."""
    marks = [mark for _, mark in results]
    return [(name, sum(other > mark for other in marks)) for name, mark in results]
