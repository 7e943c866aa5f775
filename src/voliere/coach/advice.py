"""Advice on one choice: its options, weighed in the same imagined games, the best first."""

import time
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from voliere.bots.learned import best_heuristics_of
from voliere.coach.beginnings import beginnings, by_first_answer
from voliere.coach.doubt import NINETY, Doubtful, read_doubtful
from voliere.coach.playouts import LONGEST, Playouts, Sample
from voliere.coach.reasons import Comparison, Hope, compared, hope_of, plan_of, reason_of
from voliere.kernel.chance import Chance
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge

KEPT: Final = 6
"""Number of the most promising options that are weighed,"""
KEPT_QUICK: Final = 16
"""and where games are soon played out to their end."""
TOLD: Final = 3
"""Number of the best options that are always weighed further, and told."""
FIRST_LOOKS: Final = 4
"""Number of imagined games in which all options are tried first."""
MANY: Final = 12
"""With more options at the beginning of a turn, only the candidates of the bots are tried."""
BATCH: Final = 4
"""Number of imagined games between two looks at which options are still in question."""
HOPELESS: Final = 3.0
"""An option that is so many standard errors behind the best is weighed no further."""
SURE: Final = 1e-9

CLEAR, NARROW, TOSS_UP, ONLY = "clear", "narrow", "toss-up", "only"


class Speaks(Protocol):
    """Says what is weighed: a game's space, or whole ways to begin."""

    def text(self, action: int) -> str:
        """On one line."""
        ...

    def data(self, action: int) -> dict[str, Any]:
        """With its verb and arguments."""
        ...

    def read(self, text: str) -> int:
        """What a text says."""
        ...


class Judgement:
    """What the coach thinks of an option, and what it costs compared with the best one."""

    def __init__(
        self,
        action: int,
        worlds: int,
        points: Doubtful,
        rival: Doubtful,
        chance: Doubtful | None,
        cost: Doubtful,
        chance_cost: Doubtful | None,
    ) -> None:
        self.action = action
        self.worlds = worlds
        self.points = points
        self.rival = rival
        self.chance = chance
        self.cost = cost
        self.chance_cost = chance_cost

    def as_json(self, text: str) -> dict[str, Any]:
        """The same as plain data, the option by its text."""
        return {
            "option": text,
            "worlds": self.worlds,
            "points": self.points.as_json(),
            "rival": self.rival.as_json(),
            "chance": self.chance and self.chance.as_json(),
            "cost": self.cost.as_json(),
            "chance_cost": self.chance_cost and self.chance_cost.as_json(),
        }


def judged(action: int, samples: list[Sample], best: list[Sample], wins: bool) -> Judgement:
    """An option by the games in which it was tried, and the best one in the same games."""
    chances = [sample.chance for sample in samples]
    pairs = list(zip(best, samples, strict=False))
    return Judgement(
        action,
        len(samples),
        Doubtful([sample.sheet["total"] for sample in samples]),
        Doubtful([sample.rival for sample in samples]),
        Doubtful(chances, both_ends(chances)) if wins else None,
        Doubtful([one.lead - other.lead for one, other in pairs]),
        Doubtful([one.chance - other.chance for one, other in pairs]) if wins else None,
    )


class Counsel:
    """Advice on one choice: its options, the best first, and why the first is best."""

    def __init__(
        self,
        seat: int,
        judgements: list[Judgement],
        verdict: str,
        comparison: Comparison | None,
        plan: list[tuple[int, float]],
        hope: Hope | None = None,
    ) -> None:
        self.seat = seat
        self.judgements = judgements
        self.verdict = verdict
        """How sure the first place is: clear, narrow, a toss-up, or the only option."""
        self.comparison = comparison
        """The best option beside the next best, row by row; None where there is only one."""
        self.plan = plan
        """What the seat does in its next turns, and in which share of the imagined games."""
        self.hope = hope
        """What must come about for the best option to bring that much, if anything stands out."""

    @property
    def best(self) -> Judgement:
        """What the coach would choose."""
        return self.judgements[0]

    @property
    def worlds(self) -> int:
        """Number of imagined games in which the best option was tried."""
        return self.best.worlds

    def of(self, action: int) -> Judgement | None:
        """What the coach thinks of an option, if it was weighed."""
        return next((one for one in self.judgements if one.action == action), None)

    def as_json(self, game: Game, weighed: Speaks | None = None) -> dict[str, Any]:
        """The advice as plain data, options by their texts; `weighed` says what they are."""
        weighed = weighed or game.space
        return {
            "seat": self.seat,
            "worlds": self.worlds,
            "verdict": self.verdict,
            "options": [
                {**one.as_json(weighed.text(one.action)), "data": weighed.data(one.action)}
                for one in self.judgements
            ],
            "reason": reason_of(self.verdict, self.comparison),
            "comparison": self.comparison and self.comparison.as_json(),
            "plan": [
                {
                    "option": weighed.text(action),
                    "data": weighed.data(action),
                    "share": round(share, 2),
                }
                for action, share in self.plan
            ],
            "hope": self.hope and self.hope.as_json(game.space),
        }


class Adviser:
    """Thinks about one choice, for as long as it is asked to."""

    def __init__(
        self,
        knowledge: SeatKnowledge,
        seed: int = 0,
        also: Sequence[int] = (),
        only: Sequence[int] = (),
        ways: dict[int, list[int]] | None = None,
    ) -> None:
        game = knowledge.game
        if game.seat != knowledge.seat:
            raise refusal("coach.not-asked", seat=knowledge.seat)
        self.knowledge = knowledge
        self.heuristics = best_heuristics_of(game.name)
        self.chance = Chance.seeded(seed)
        self.wins = self.heuristics.evaluation.somebody_wins(game) and game.sheets > 1
        self.playouts = Playouts(self.heuristics, knowledge.seat, self.wins)
        self.also = list(also)
        """Options that are weighed whatever they look like."""
        self.ways = self.ways_to_begin() if ways is None else ways
        """At the set-up, where one answer says little: with what an option goes on at once."""
        self.options = list(only) or self.promising()
        """Those that are still weighed: `only` these, or the most promising ones."""
        self.samples: dict[int, list[Sample]] = {action: [] for action in self.options}
        self.worlds = 0

    def ways_to_begin(self) -> dict[int, list[int]]:
        """At the set-up, all answers that follow each option best."""
        world = self.knowledge.imagine(self.chance.seed())
        if not self.heuristics.evaluation.sets_up(world):
            return {}
        return by_first_answer(beginnings(self.heuristics, world))

    def promising(self) -> list[int]:
        """The options that look best at once, and those that were asked for."""
        actions = self.knowledge.actions()
        policy = self.heuristics.policy
        world = self.knowledge.imagine(self.chance.seed())
        if len(actions) > MANY and policy.turn_begins(world):
            few = policy.candidates(world, actions)
            actions = few if len(few) > 1 else actions
        kept = KEPT_QUICK if self.playouts.turns == LONGEST else KEPT
        if len(actions) > kept:
            actions = self.best_looking(actions, kept)
        return actions + [action for action in self.also if action not in actions]

    def best_looking(self, actions: list[int], kept: int) -> list[int]:
        """The options that lead furthest by the end of the turn."""
        ahead = [0.0] * len(actions)
        for _ in range(FIRST_LOOKS):
            world = self.knowledge.imagine(self.chance.seed())
            found = self.heuristics.policy.prospects(world, actions, self.chance)
            ahead = [before + more for before, more in zip(ahead, found, strict=True)]
        order = sorted(range(len(actions)), key=lambda index: -ahead[index])
        return [actions[index] for index in order[:kept]]

    def think(self, worlds: int) -> None:
        """Try the options in so many more imagined games."""
        for _ in range(worlds):
            world = self.knowledge.imagine(self.chance.seed())
            luck = self.chance.seed()
            for action in self.options:
                answers = self.ways.get(action, [action])
                self.samples[action].append(self.playouts.sample(world, answers, luck))
            self.worlds += 1
            if self.worlds % BATCH == 0:
                self.options = self.in_question()

    def think_until(self, ends: float, clock: Callable[[], float] = time.perf_counter) -> None:
        """Think until the clock shows a moment, but at least twice."""
        while self.worlds < 2 or (clock() < ends and len(self.samples) > 1):
            self.think(1)

    def in_question(self) -> list[int]:
        """The options that may still be best, those that are told, and those asked for."""
        order = self.ordered()
        best = self.samples[order[0]]
        return [
            action
            for place, action in enumerate(order)
            if action in self.options
            and (place < TOLD or action in self.also or not is_behind(self.samples[action], best))
        ]

    def ordered(self) -> list[int]:
        """The options, the best first; of two as good, in the order in which they were asked."""
        means = {action: Doubtful(values_of(of)).mean for action, of in self.samples.items()}
        # What was given up early was behind in all that it tried: it stays behind.
        return sorted(means, key=lambda action: (action not in self.options, -means[action]))

    def counsel(self) -> Counsel:
        """What is known by now; some thinking must have been done."""
        order = self.ordered()
        best = self.samples[order[0]]
        judgements = [judged(a, self.samples[a], best, self.wins) for a in order]
        verdict, comparison = ONLY, None
        if len(order) > 1:
            verdict = verdict_of(best, self.samples[order[1]])
            comparison = compared(order[0], best, order[1], self.samples[order[1]])
        seat, game = self.knowledge.seat, self.knowledge.game
        hope = hope_of(best)
        if hope is not None:
            hope.needs = self.heuristics.evaluation.needs(game, seat, hope.action)
        return Counsel(seat, judgements, verdict, comparison, plan_of(best), hope)


def read_counsel(data: dict[str, Any], weighed: Speaks) -> Counsel:
    """What `Counsel.as_json` wrote of what was weighed."""
    judgements = [
        Judgement(
            weighed.read(one["option"]),
            one["worlds"],
            read_doubtful(one["points"]),
            read_doubtful(one["rival"]),
            one["chance"] and read_doubtful(one["chance"]),
            read_doubtful(one["cost"]),
            one["chance_cost"] and read_doubtful(one["chance_cost"]),
        )
        for one in data["options"]
    ]
    actions = [one.action for one in judgements]
    beside = data["comparison"]
    comparison = None
    if beside is not None:
        amounts = (beside["points"], beside["rival"], beside["chance"], beside["rows"])
        comparison = Comparison(actions[0], actions[1], *amounts)
    plan = [(weighed.read(step["option"]), step["share"]) for step in data["plan"]]
    return Counsel(data["seat"], judgements, data["verdict"], comparison, plan)


def advise(
    knowledge: SeatKnowledge,
    seconds: float = 2.0,
    worlds: int = 0,
    seed: int = 0,
    also: Sequence[int] = (),
) -> Counsel:
    """Advice for the seat that is asked, after some seconds, or so many imagined games.

    >>> import voliere
    >>> from voliere.kernel.knowledge import knowledge_of
    >>> game = voliere.new("songbirds", seats=2, seed=7)
    >>> advise(knowledge_of(game, 0), worlds=2).worlds
    2
    """
    ends = time.perf_counter() + seconds
    adviser = Adviser(knowledge, seed, also)
    if worlds:
        adviser.think(worlds)
    else:
        adviser.think_until(ends)
    return adviser.counsel()


def both_ends(chances: list[float]) -> list[float]:
    """Lost and won, where games were played to their end and no more is known than that."""
    return [0.0, 1.0] if all(chance in (0.0, 0.5, 1.0) for chance in chances) else []


def values_of(samples: list[Sample]) -> list[float]:
    """What options are ordered by, game by game."""
    return [sample.value for sample in samples]


def difference(best: list[Sample], other: list[Sample]) -> Doubtful:
    """By how much the best is ahead of another, in the games in which both were tried."""
    pairs = zip(best, other, strict=False)
    return Doubtful([one.value - two.value for one, two in pairs])


def is_behind(samples: list[Sample], best: list[Sample]) -> bool:
    """Whether an option is hopelessly behind the best."""
    ahead = difference(best, samples)
    # The more games, the less a few of them decide.
    enough = HOPELESS / NINETY * (1.0 + 8.0 / len(samples))
    return ahead.doubt is not None and ahead.mean > enough * ahead.doubt + SURE


def verdict_of(best: list[Sample], second: list[Sample]) -> str:
    """How sure the first place is: its lead beside the doubt of the lead."""
    ahead = difference(best, second)
    if ahead.doubt is None or ahead.mean <= ahead.doubt / 2.0:
        return TOSS_UP
    return CLEAR if ahead.mean > ahead.doubt else NARROW
