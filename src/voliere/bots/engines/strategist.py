"""A bot that follows its own plans several turns ahead in imagined games."""

from typing import Final

from voliere.bots.bot import Advice, Bot
from voliere.bots.clock import broken_off, now
from voliere.bots.engines.planner import Planner, Prospect
from voliere.bots.heuristics import Heuristics
from voliere.bots.policy import LONGEST_TURN
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge

TURNS: Final = 5
"""Number of its next turns over which it follows a plan."""
FIRSTS: Final = 3
"""Number of options whose plans are followed to the end in one world."""
KEPT: Final = 4
"""Number of options left after the first few worlds; then fewer, and in the end two."""
EACH: Final = 2
"""At most this number of plans that begin with the same option are followed."""
OTHERS: Final = 3
"""Number of first options of which the others take one by chance: one of the kinds of turn."""
OPENINGS: Final = 8
OPENING_TURNS: Final = 3
"""Number of ways to begin that are followed at set-up, and of turns over which."""
FEWEST_WORLDS: Final = 4
PLANNED_WORLDS: Final = 16
"""Number of worlds in which a question that matters little is planned, if there is time."""
CLEAR: Final = 4.0
"""An option that is this number of points ahead is taken without looking further."""
WORLD: Final = 30
"""Number of rounds of a search that take about as long as plans in one imagined game."""
NEVER: Final = 1e9


class Way(Prospect):
    """An answer that may be given; at set-up, with all that are to follow it."""

    def __init__(self, answers: list[int]) -> None:
        super().__init__(answers[0])
        self.answers = answers


class Course:
    """A plan as far as it was followed: the option with which it began, and where it led."""

    def __init__(self, first: int, game: Game, value: float) -> None:
        self.first = first
        self.game = game
        self.value = value


class Foresight:
    """Follows the plans of one seat turn by turn; the others play by chance."""

    def __init__(self, heuristics: Heuristics, chance: Chance) -> None:
        self.evaluation = heuristics.evaluation
        self.policy = heuristics.policy
        self.plans = heuristics.knobs.plans
        self.foresees = heuristics.knobs.foresees
        self.chance = chance
        self.steps = 0

    def values(self, world: Game, options: list[list[int]], turns: int, firsts: int) -> list[float]:
        """What the seat that is asked may expect after each option, if it goes on well.

        An option is one answer, or several one after the other. The best ones are followed so
        many turns; the others stay as far behind the best as they were.
        """
        seat = world.seat
        courses = [self.step(world, seat, index, options[index]) for index in range(len(options))]
        found = [course.value for course in courses]
        for _ in range(turns):
            before = max(found)
            courses = self.followed(best_of(courses, len(options), firsts), seat)
            again: dict[int, float] = {}
            for course in courses:
                again[course.first] = max(course.value, again.get(course.first, -1e9))
            gain = max(again.values()) - before
            for index in range(len(found)):
                found[index] = again[index] if index in again else found[index] + gain
        return found

    def step(self, game: Game, seat: int, first: int, answers: list[int]) -> Course:
        """A plan one turn longer: the game when the seat begins its next turn."""
        self.steps += 1
        other = game.copy()
        for action in answers:
            other.act(action)
        self.pass_turns(other, seat)
        return Course(first, other, self.evaluation.standing(other, seat))

    def pass_turns(self, game: Game, seat: int) -> None:
        """Play on until the seat begins a turn."""
        for _ in range(LONGEST_TURN):
            if game.seat < 0:
                return
            actions = game.actions()
            if not self.policy.turn_begins(game):
                game.act(self.policy.quick(game, actions, self.chance))
            elif game.seat == seat:
                return
            elif self.foresees:
                game.act(self.policy.quick(game, actions, self.chance))
            else:
                game.act(actions[self.chance.below(min(OTHERS, len(actions)))])

    def followed(self, courses: list[Course], seat: int) -> list[Course]:
        """The plans one turn longer, with every candidate."""
        found: list[Course] = []
        for course in courses:
            game = course.game
            if game.seat < 0:
                found.append(course)
                continue
            for action in self.ways_on(game):
                found.append(self.step(game, seat, course.first, [action]))
        return found

    def ways_on(self, game: Game) -> list[int]:
        """The options with which a plan goes on."""
        actions = game.actions()
        if self.plans and self.policy.ranks(game):
            return self.policy.most_promising(game, actions, self.plans)
        return self.policy.candidates(game, actions)


def best_of(courses: list[Course], options: int, firsts: int) -> list[Course]:
    """The plans that are followed: a few of the best ones of the best options."""
    courses.sort(key=lambda course: -course.value)
    taken = [0] * options
    kept: list[Course] = []
    for course in courses:
        if taken[course.first] == 0:
            if firsts == 0:
                continue
            firsts -= 1
        if taken[course.first] < EACH:
            taken[course.first] += 1
            kept.append(course)
    return kept


def best_openings(openings: list[list[int]], each: int) -> list[list[int]]:
    """The best ways to begin, and at least `each` of each first answer."""
    found: list[list[int]] = []
    begun: dict[int, int] = {}
    for answers in openings:
        first = answers[0]
        if len(found) < OPENINGS or begun.get(first, 0) < each:
            found.append(answers)
            begun[first] = begun.get(first, 0) + 1
    return found


def settled(found: list[Way]) -> bool:
    """Whether the answer is clear: all ways begin with it, or it is far ahead."""
    for way in found:
        if way.action != found[0].action:
            return found[0].ahead - way.ahead > CLEAR
    return True


def firsts_of(found: list[Way]) -> list[Way]:
    """The best way that begins with each answer."""
    best: dict[int, Way] = {}
    for way in found:
        best.setdefault(way.action, way)
    return list(best.values())


class Strategist(Bot):
    """Takes the option whose plans lead furthest on average over imagined games.

    A choice is bounded by seconds; with `rounds` it is bounded by their number instead, so that
    the same seed gives the same choice on every machine.
    """

    def __init__(
        self,
        heuristics: Heuristics,
        seed: int,
        seconds: float,
        rounds: int = 0,
        turns: int = TURNS,
        firsts: int = FIRSTS,
    ) -> None:
        self.evaluation = heuristics.evaluation
        self.policy = heuristics.policy
        self.chance = Chance.seeded(seed)
        rounds = int(rounds * heuristics.knobs.pace)
        self.worlds = max(1, rounds // WORLD)
        self.seconds = NEVER if rounds else seconds
        self.counted = rounds > 0
        planned = self.worlds if rounds else PLANNED_WORLDS
        self.planner = Planner(heuristics, seed, planned, 0.0, self.seconds / 4)
        self.foresight = Foresight(heuristics, self.chance)
        self.turns = turns
        self.firsts = firsts

    @property
    def searched(self) -> int:
        """The turns of all plans so far."""
        return self.foresight.steps

    def choose(self, knowledge: SeatKnowledge) -> int:
        """The best prospect; what matters little is planned for one turn."""
        actions = knowledge.actions()
        if len(actions) == 1:
            return actions[0]
        found = self.weighed(knowledge, 0)
        return found[0].action if found else self.planner.choose(knowledge)

    def weighed(self, knowledge: SeatKnowledge, each: int) -> list[Way]:
        """What may be answered, the best first; nothing where the question matters little.

        At set-up, the best ways to begin, and at least `each` that begin with each answer.
        """
        ends = now() + self.seconds
        world = knowledge.imagine(self.chance.seed())
        if self.policy.matters(world):
            ways = [Way([action]) for action in knowledge.actions()]
            return self.prospects(knowledge, ways, self.turns, self.firsts, ends)
        ways = [Way(answers) for answers in best_openings(self.evaluation.openings(world), each)]
        return self.prospects(knowledge, ways, OPENING_TURNS, len(ways), ends) if ways else []

    def prospects(
        self, knowledge: SeatKnowledge, found: list[Way], turns: int, firsts: int, ends: float
    ) -> list[Way]:
        """The ways, the best first, by what their plans led to; the worst are soon left out."""
        if settled(found):
            return found
        out: list[Way] = []
        worlds = 0
        while self.thinks_on(worlds, ends):
            world = knowledge.imagine(self.chance.seed())
            worlds += 1
            values = self.foresight.values(world, [way.answers for way in found], turns, firsts)
            for index in range(len(found)):
                found[index].add(values[index], worlds)
            if worlds % FEWEST_WORLDS == 0:
                found.sort(key=lambda way: -way.ahead)
                if settled(found):
                    break
                left = max(2, KEPT + 1 - worlds // FEWEST_WORLDS)
                out = found[left:] + out
                found = found[:left]
        found.sort(key=lambda way: -way.ahead)
        return found + out

    def thinks_on(self, worlds: int, ends: float) -> bool:
        """Whether there is time for one more world, or none was looked at yet."""
        if self.counted and not broken_off():
            return worlds < self.worlds
        return not worlds or now() < ends

    def explain(self, knowledge: SeatKnowledge) -> list[Advice]:
        """The options, the best first."""
        found = self.weighed(knowledge, 1)
        if not found:
            return self.planner.explain(knowledge)
        rival = self.rival(knowledge)
        chance_of = self.evaluation.chance_of
        points = rival if knowledge.game.seats == 1 else 0.0
        return [
            Advice(way.action, way.ahead + points, chance_of(way.ahead + points - rival))
            for way in firsts_of(found)
        ]

    def rival(self, knowledge: SeatKnowledge) -> float:
        """What the best of the others may expect; nothing where nobody else plays."""
        total = 0.0
        for _ in range(FEWEST_WORLDS):
            totals = self.evaluation.estimate(knowledge.imagine(self.chance.seed()))
            totals.pop(knowledge.seat)
            total += max(totals, default=0.0)
        return total / FEWEST_WORLDS
