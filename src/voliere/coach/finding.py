"""Finds puzzles in games of strong bots, and checks them again with much more thought."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from voliere.bots.bot import Bot
from voliere.bots.learned import best_heuristics_of
from voliere.bots.levels import make_bot
from voliere.coach.advice import CLEAR, TOSS_UP, Adviser, Counsel
from voliere.coach.beginnings import Hands, beginnings, by_hand, hand_of_bot
from voliere.coach.doubt import Doubtful
from voliere.coach.playouts import LONGEST, horizon
from voliere.coach.puzzles import OPENING, Puzzle, puzzle_written, shortened, told_solution
from voliere.coach.sheets import share_left
from voliere.games import game_kind
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game, begin, settle
from voliere.kernel.knowledge import SeatKnowledge, knowledge_of

LOOK: Final = 4
"""Number of imagined games of a first look at a choice."""
THOROUGH: Final = 30
"""The check of what looked good thinks so many times as long, in other games,"""
STAGES: Final = 15
"""and ends after any of so many parts that shows that the lead is too small."""
PLAYED_OUT: Final = 4
"""As many times more of both where a game is soon played out: then only its end counts."""
SECOND_OPINION: Final = 60
"""The thought, in rounds of its search, with which the strong bot must give the same answer."""
LIKELY: Final = 5
"""Number of options, the best at first look, that are checked."""
FEW: Final = 60
"""Where a game is soon played out, of choices of more options than this only every so many,"""
EARLY: Final = 4
"""that is of those early in a round, is looked at: they take long to be sure of;"""
SIFTED: Final = 200
"""the strong bot looks first, with so much thought,"""
SIFTED_LEAD: Final = 0.05
"""and only what leads by so much of the chance is checked."""
SURE: Final = 200
"""There the strong bot must give the same answer with so much thought."""
DOUBTED: Final = 0.6
"""A check ends early once this part of the doubt does not make the lead large enough."""
REST: Final = 6
"""After a puzzle so many choices are not looked at: what follows is much the same."""
LEAST_CHANCE: Final = 0.04
LEAST_POINTS: Final = 1.0
"""The best option leads by so much of the chance, or by so many points where nobody wins."""
OPTIONS: Final = 3
"""A choice of fewer options is no puzzle,"""
INSIDE: Final = 3
"""and inside a turn only one of so many choices is looked at."""
SOLVERS: Final = (("easy", 4), ("normal", 2))
"""Weaker bots that try a puzzle, and how often each of them does."""
ROUNDS: Final = 2
"""The thought of the strong bots, in rounds of their search."""
EASIEST, HARDEST = 15.0, 33.0
"""The skill, on openskill's scale, that a puzzle asks for which all, or none, of them solve."""
KEPT_OBVIOUS: Final = 4
"""Of puzzles that all of them solve, one of so many is kept."""
LAST_TURNS: Final = 0.12
"""With a smaller share of the game left, a puzzle is about the last turns."""
SEATS: Final = (2, 2, 2, 3, 2, 2, 2, 2, 4, 2)
"""Numbers of seats of the games, one after the other, where the game allows them."""

DEALS: Final = 3
"""With each game so many other deals are looked at: few hands are clearly best."""
HANDS: Final = 12
"""Number of hands, the best at a glance, that are looked at where a game begins,"""
OPENING_LOOK: Final = 24
"""in so many imagined games: what hands are worth shows itself later than that of a turn."""

Progress = Callable[[int], None]


class Search:
    """Looks for puzzles game by game, and can go on where it stopped."""

    def __init__(self, game: str, seed: int, bot: str, settings: dict[str, Any]) -> None:
        self.kind = game_kind(game)
        self.seed = seed
        self.bot = bot
        self.settings = settings
        self.heuristics = best_heuristics_of(game)
        self.played = 0
        """Number of games that were looked at,"""
        self.found: list[Puzzle] = []
        """and what was found in them."""

    def header(self) -> dict[str, Any]:
        """What made the file, and where to go on."""
        return {
            "game": self.kind.name,
            "bots": self.bot,
            "seed": self.seed,
            "settings": self.settings,
            "played": self.played,
        }

    def next_game(self) -> list[Puzzle]:
        """Play one more game; the puzzles in it."""
        seats = seats_for(self.kind, self.played)
        settings = settle(self.kind, seats, self.settings)
        chance = Chance.seeded(self.seed + self.played)
        game = begin(self.kind, seats, chance.seed(), settings, records_events=False)
        bots = [
            make_bot(self.bot, self.kind.name, chance.seed(), rounds=ROUNDS) for _ in range(seats)
        ]
        known = {puzzle.id for puzzle in self.found}
        # What is written is rounded: a lead that is no longer one then is not kept.
        new = [
            puzzle
            for puzzle in self.puzzles_in(game, bots, chance)
            if puzzle.id not in known and leads(puzzle.counsel())
        ]
        self.found += new
        self.played += 1
        return new

    def puzzles_in(self, game: Game, bots: list[Bot], chance: Chance) -> Iterator[Puzzle]:
        """Look at ways to begin, then play a game to its end, and look at its choices."""
        rest = 0
        yield from self.openings(game, chance)
        for _ in range(DEALS):
            other = begin(self.kind, game.seats, chance.seed(), game.settings, records_events=False)
            yield from self.openings(other, chance)
        while game.seat >= 0:
            knowledge = knowledge_of(game, game.seat)
            rest -= 1
            if rest <= 0 and self.deserves_look(game, chance):
                puzzle = self.puzzle(knowledge, chance.seed())
                if puzzle is not None:
                    rest = REST
                    yield puzzle
            game.choose(bots[game.seat].choose(knowledge))

    def openings(self, game: Game, chance: Chance) -> Iterator[Puzzle]:
        """What each seat may begin with, where it may choose."""
        if self.heuristics.evaluation.sets_up(game):
            for seat in game.waiting():
                opening = self.opening(knowledge_of(game, seat), chance.seed())
                if opening is not None:
                    yield opening

    def deserves_look(self, game: Game, chance: Chance) -> bool:
        """Whether a choice may be a puzzle: turns, and some of what is asked inside them."""
        options = len(game.actions())
        if options < OPTIONS or self.heuristics.evaluation.sets_up(game):
            return False
        if horizon(self.heuristics) == LONGEST and options > FEW and chance.below(EARLY):
            return False
        policy = self.heuristics.policy
        return policy.turn_begins(game) or chance.below(INSIDE) == 0

    def other_answer(self, knowledge: SeatKnowledge, best: int, quick: bool, seed: int) -> bool:
        """Whether the strong bot, which thinks in another way, would choose another option."""
        rounds = SURE if quick else SECOND_OPINION
        return make_bot(self.bot, self.kind.name, seed, rounds=rounds).choose(knowledge) != best

    def sifted(self, knowledge: SeatKnowledge, seed: int) -> list[int]:
        """The best options by the strong bot, which is quick there, if one of them leads."""
        bot = make_bot(self.bot, self.kind.name, seed, rounds=SIFTED)
        told = bot.explain(knowledge)
        chances = [one.chance or 0.0 for one in told]
        if len(chances) < OPTIONS or chances[0] - chances[1] < SIFTED_LEAD:
            return []
        return [one.action for one in told[:LIKELY]]

    def looked_at(self, knowledge: SeatKnowledge, seed: int) -> list[int]:
        """The options that deserve a check, the likely best first; none if none leads."""
        look = Adviser(knowledge, seed)
        if look.playouts.turns == LONGEST and look.wins and len(knowledge.actions()) > FEW:
            return self.sifted(knowledge, seed)
        if len(look.options) < OPTIONS:
            return []
        look.think(worlds_of(look))
        first = look.counsel()
        return likely(first) if looks_good(first) else []

    def puzzle(self, knowledge: SeatKnowledge, seed: int) -> Puzzle | None:
        """The puzzle that a choice is, if one answer is clearly best there."""
        options = self.looked_at(knowledge, seed)
        if not options:
            return None
        first = options[0]
        counsel = checked(knowledge, options, seed + 1)
        if counsel is None or counsel.best.action != first:
            return None
        if self.other_answer(knowledge, first, horizon(self.heuristics) == LONGEST, seed):
            return None
        solved = share_solved(knowledge, first, seed)
        if solved == 1.0 and seed % KEPT_OBVIOUS:
            return None
        game = knowledge.game
        theme = theme_of(self.heuristics.evaluation, knowledge, counsel, solved)
        solution = told_solution(counsel, game)
        position = shortened(game, knowledge.seat)
        return Puzzle(position, knowledge.seat, theme, rating_of(solved), solution)

    def opening(self, knowledge: SeatKnowledge, seed: int) -> Puzzle | None:
        """The puzzle that the set-up is, if one of the hands that may be kept is clearly best."""
        game, seat = knowledge.game, knowledge.seat
        world = knowledge.imagine(seed)
        best = by_hand(beginnings(self.heuristics, world))[:HANDS]
        if len(best) < OPTIONS:
            return None
        hands = Hands(game.space, [(one.answers, one.hand) for one in best])
        look = Adviser(knowledge, seed, only=list(hands.ways), ways=hands.ways)
        look.think(OPENING_LOOK)
        first = look.counsel()
        if not looks_good(first):
            return None
        counsel = checked(knowledge, likely(first), seed + 1, hands.ways)
        if counsel is None or counsel.best.action != first.best.action:
            return None
        hand = hands.hand(counsel.best.action)

        def keeps(level: str, seed: int, rounds: int = 0) -> bool:
            bot = make_bot(level, self.kind.name, seed, rounds=rounds)
            return hand_of_bot(self.heuristics.evaluation, bot, knowledge) == hand

        if not keeps(self.bot, seed, SECOND_OPINION):
            return None
        chance = Chance.seeded(seed)
        found = [keeps(level, chance.seed()) for level, times in SOLVERS for _ in range(times)]
        solution = told_solution(counsel, game, hands)
        rating = rating_of(sum(found) / len(found))
        return Puzzle(shortened(game, seat), seat, OPENING, rating, solution)


def rating_of(solved: float) -> float:
    """The skill that a puzzle asks for which weaker bots solve in this share of attempts."""
    return round(HARDEST - (HARDEST - EASIEST) * solved, 1)


def worlds_of(adviser: Adviser) -> int:
    """Number of imagined games of a first look."""
    return LOOK * (PLAYED_OUT if adviser.playouts.turns == LONGEST else 1)


def checked(
    knowledge: SeatKnowledge,
    options: list[int],
    seed: int,
    ways: dict[int, list[int]] | None = None,
) -> Counsel | None:
    """The counsel after long thought about some options; None where none is clearly best."""
    adviser = Adviser(knowledge, seed, only=options, ways=ways)
    for _ in range(STAGES):
        adviser.think(worlds_of(adviser) * THOROUGH // STAGES)
        if not may_lead(adviser.counsel()):
            return None
    counsel = adviser.counsel()
    return counsel if leads(counsel) else None


def lead(counsel: Counsel) -> tuple[Doubtful, float]:
    """By how much the best option leads, with its doubt, and the least that makes a puzzle."""
    second = counsel.judgements[1]
    if second.chance_cost is None:
        return second.cost, LEAST_POINTS
    return second.chance_cost, LEAST_CHANCE


def leads(counsel: Counsel) -> bool:
    """Whether the lead is large, and larger than its doubt."""
    ahead, least = lead(counsel)
    certain = ahead.doubt is not None and ahead.mean > ahead.doubt
    return counsel.verdict == CLEAR and certain and ahead.mean >= least


def may_lead(counsel: Counsel) -> bool:
    """Whether more thought may still show such a lead."""
    ahead, least = lead(counsel)
    return ahead.mean + DOUBTED * (ahead.doubt or 0.0) >= least


def likely(counsel: Counsel) -> list[int]:
    """The options that may be best, the likely best first."""
    return [one.action for one in counsel.judgements[:LIKELY]]


def looks_good(counsel: Counsel) -> bool:
    """Whether it is worth the check: a lead, though it may still be in doubt."""
    ahead, least = lead(counsel)
    return counsel.verdict != TOSS_UP and ahead.mean >= least


def share_solved(knowledge: SeatKnowledge, best: int, seed: int) -> float:
    """In which share of their attempts weaker bots find the answer."""
    chance = Chance.seeded(seed)
    attempts = [
        make_bot(level, knowledge.game.name, chance.seed()).choose(knowledge) == best
        for level, times in SOLVERS
        for _ in range(times)
    ]
    return sum(attempts) / len(attempts)


def theme_of(evaluation: Any, knowledge: SeatKnowledge, counsel: Counsel, solved: float) -> str:
    """What a puzzle is about: the last turns, the others, a payment, or a row of the sheet."""
    game = knowledge.game
    comparison = counsel.comparison
    assert comparison is not None
    topic, _ = game.topic()
    if topic in PAYMENTS:
        return "payment"
    if share_left(evaluation, game, knowledge.seat) < LAST_TURNS:
        return "last-turns"
    if -comparison.rival >= max(LEAST_POINTS, comparison.points):
        return "rival"
    if solved == 0.0:
        return "combination"
    rows = comparison.rows
    return f"row.{max(rows, key=lambda row: rows[row])}" if rows else "combination"


PAYMENTS: Final = ("pay", "payment")
"""Topics that ask how something is paid."""


def seats_for(kind: type[Game], number: int) -> int:
    """How many play the game of this number."""
    wanted = SEATS[number % len(SEATS)]
    return wanted if wanted in kind.seat_counts else kind.usual_seats({})


# The file.


def make_puzzles(
    file: Path, wanted: int, search: Search, progress: Progress = lambda found: None
) -> list[Puzzle]:
    """Look for puzzles until a file has so many; each game is written at once."""
    while len(search.found) < wanted:
        search.next_game()
        write(file, search)
        progress(len(search.found))
    return search.found


def go_on(file: Path, search: Search) -> None:
    """Take over what a file has."""
    if not file.is_file():
        return
    header, *lines = file.read_text(encoding="utf-8").splitlines()
    search.found = [puzzle_written(line) for line in lines]
    search.played = json.loads(header)["played"]


def write(file: Path, search: Search) -> None:
    """Write all that was found, whole or not at all."""
    lines = [search.header(), *(puzzle.as_json() for puzzle in search.found)]
    text = "".join(
        json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines
    )
    beside = file.with_name(file.name + ".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)


def compact(line: dict[str, Any]) -> str:
    """A line of the file."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def check_again(search: Search, progress: Progress = lambda done: None) -> list[Puzzle]:
    """The puzzles that are refused by what the bots know today; they are no longer kept.

    Of the others the solution is told anew.
    """
    refused = []
    for number, puzzle in enumerate(search.found, 1):
        counsel, hands = asked_again(puzzle, search.seed + number)
        game = puzzle.knowledge().game
        told = None if counsel is None else told_solution(counsel, game, hands)
        if told is None or told["options"][0]["option"] != puzzle.best:
            refused.append(puzzle)
        else:
            puzzle.solution = told
            if not leads(puzzle.counsel()):  # What is written is rounded.
                refused.append(puzzle)
        progress(number)
    search.found = [puzzle for puzzle in search.found if puzzle not in refused]
    return refused


def asked_again(puzzle: Puzzle, seed: int) -> tuple[Counsel | None, Hands | None]:
    """What is thought of a puzzle today, and of which ways to begin."""
    knowledge = puzzle.knowledge()
    weighed = puzzle.weighed()
    if isinstance(weighed, Hands):
        return checked(knowledge, list(weighed.ways), seed, weighed.ways), weighed
    best = weighed.read(puzzle.best)
    options = Adviser(knowledge, seed, also=[best]).options
    return checked(knowledge, options, seed), None
