"""What the options of a choice promise, told from features: no move is made.

To try an option the game is copied, played on and looked at; to rank it takes some numbers of the
position and of the option, each with a weight that was learnt from what a search made of such
options (`tools/rankings.py`). So a policy can play whole games on in little time.
"""

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from voliere.bots.weights import POWERS, weights_in_order

RANKING: Final = "ranking.json"
"""The file beside what bots know of a game that holds these weights."""
PROMISE: Final = 1.5
"""The points for which a promise of 1 stands: rankings are learnt so."""


@mypyc_attr(acyclic=True)
class Option:
    """What there is to weigh of an option: which kind it is, and the features of this kind."""

    def __init__(
        self, kind: int, features: list[float], trait: int = -1, amount: float = 0.0
    ) -> None:
        self.kind = kind
        self.features = features
        self.trait = trait
        """Of the features that a kind may have beyond these, the only one that is not 0; or -1,"""
        self.amount = amount
        """and what it is."""

    def all_features(self, width: int) -> list[float]:
        """All features of its kind.

        >>> Option(0, [1.0, 0.5], trait=1, amount=0.25).all_features(5)
        [1.0, 0.5, 0.0, 0.25, 0.0]
        """
        found = self.features + [0.0] * (width - len(self.features))
        if self.trait >= 0:
            found[len(self.features) + self.trait] = self.amount
        return found


class Ranking:
    """For each kind of option a weight for each of its features."""

    def __init__(self, kinds: dict[str, tuple[str, ...]], weights: list[list[list[float]]]) -> None:
        self.kinds = kinds
        """The names of the features of each kind of option."""
        self.weights = weights
        """By kind of option, for each of `POWERS`, a weight for each feature."""
        self.known: dict[float, list[list[float]]] = {}

    def promises(self, options: list[Option], left: float) -> list[float]:
        """How promising each option is when this share of the game is left."""
        weights = self.weights_when(left)
        found: list[float] = []
        for option in options:
            own = weights[option.kind]
            features = option.features
            total = 0.0
            for index in range(len(features)):
                total += own[index] * features[index]
            if option.trait >= 0:
                total += own[len(features) + option.trait] * option.amount
            found.append(total)
        return found

    def by_power(self) -> list[list[float]]:
        """For each of `POWERS` all weights one after the other, kind by kind."""
        return [[one for own in self.weights for one in own[power]] for power in range(len(POWERS))]

    def erring(self, added: dict[str, float], unseen: list[str]) -> "Ranking":
        """The same where some features seem to bring so many points more, and some are not seen."""
        weights = [[power[:] for power in own] for own in self.weights]
        for at, kind in enumerate(self.kinds):
            for index, feature in enumerate(self.kinds[kind]):
                name = f"{kind}: {feature}"
                weights[at][0][index] += added.get(name, 0.0) / PROMISE
                if name in unseen:
                    for power in weights[at]:
                        power[index] = 0.0
        return Ranking(self.kinds, weights)

    def weights_when(self, left: float) -> list[list[float]]:
        """By kind, the weights when this share of the game is left."""
        found = self.known.get(left)
        if found is None:
            found = []
            for constant, linear, quadratic in self.weights:
                found.append(
                    [
                        constant[index] + left * (linear[index] + left * quadratic[index])
                        for index in range(len(constant))
                    ]
                )
            self.known[left] = found
        return found


class Errors:
    """How people err who rank options, by the names of the weights."""

    def __init__(
        self,
        printed: dict[str, float],
        goals: list[str],
        later: list[str],
        careless: float,
        hasty: float,
    ) -> None:
        self.printed = printed
        """The features that tell the points printed on a card: how many one stands for."""
        self.goals = goals
        """Those that tell what the goal of the round gains,"""
        self.later = later
        """and those of the goals of later rounds."""
        self.careless = careless
        self.hasty = hasty
        """How much more than it is worth a printed point seems to the careless and to others."""


class Slips:
    """The rankings of somebody who errs as people do: by the round, as goals are forgotten."""

    def __init__(self, ranking: Ranking, errors: Errors, careless: bool, forgotten: int) -> None:
        overrated = errors.careless if careless else errors.hasty
        added = {name: overrated * points for name, points in errors.printed.items()}
        self.usual = ranking.erring(added, errors.later)
        """Goals of later rounds are not seen yet."""
        self.forgetful = ranking.erring(added, errors.goals + errors.later)
        self.forgotten = forgotten
        """The round whose goal is forgotten; 0 if none is."""

    def ranking_in(self, number: int) -> Ranking:
        """How options are ranked in the round of this number."""
        return self.forgetful if number == self.forgotten else self.usual


def ranking_names(kinds: dict[str, tuple[str, ...]]) -> list[str]:
    """The names of all weights, kind by kind.

    >>> ranking_names({"pass": ("one",), "play": ("one", "points")})
    ['pass: one', 'play: one', 'play: points']
    """
    return [f"{kind}: {feature}" for kind, features in kinds.items() for feature in features]


def read_ranking(folder: Path, kinds: dict[str, tuple[str, ...]]) -> Ranking:
    """The ranking that was learnt; refused if it is not of these features.

    Without the file nothing is learnt yet: all options promise the same.
    """
    file, names = folder / RANKING, ranking_names(kinds)
    weights = [[0.0] * len(names) for _ in POWERS]
    if file.is_file():
        learnt: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        weights = weights_in_order(str(file), names, learnt["weights"])
    return ranking_from(kinds, weights)


def ranking_from(kinds: dict[str, tuple[str, ...]], weights: list[list[float]]) -> Ranking:
    """The ranking by weights that stand one after the other, kind by kind, for each power."""
    found: list[list[list[float]]] = []
    begins = 0
    for features in kinds.values():
        found.append([power[begins : begins + len(features)] for power in weights])
        begins += len(features)
    return Ranking(kinds, found)
