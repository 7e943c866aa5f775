"""What a finished game teaches: each choice beside the coach's, its cost, and luck apart."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import voliere
from voliere.bots.learned import best_heuristics_of
from voliere.coach.advice import Adviser
from voliere.coach.naming import NAMES, certain, credit, name_of
from voliere.coach.playouts import LONGEST, Playouts
from voliere.coach.reasons import added_up, compared, plan_of
from voliere.kernel.chance import Chance
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import knowledge_of
from voliere.kernel.record import Record
from voliere.kernel.turns import SEAT_BITS, SEAT_MASK

FORM: Final = 1
"""The shape of what a review tells and keeps: what was stored in another is made anew."""
WORLDS: Final = 24
QUICK_WORLDS: Final = 6
"""Number of imagined games in which each choice is weighed; in a quick review fewer."""
PLAYED_OUT: Final = 8
"""As many times more where a game is soon played out: then only its end counts."""
LUCK_WORLDS: Final = 8
"""Number of imagined games that show what a turn may bring."""
CURVE_GAMES: Final = 12
"""Number of games played out for a point of the curve, where that is soon done."""
TURNING: Final = 3
"""Number of turning points that are told for each seat."""
STROKES: Final = 3
"""Number of the largest strokes of luck that are named for each seat."""

OTHER: Final = "other"
"""The kind of what comes of cards that others hold, and of how the future was imagined."""
OPENING: Final = "opening"
PARTS: Final = ("early", "middle", "late")
"""The phases of a game: what to begin with, and then its choices in as many equal parts."""
PHASES: Final = (OPENING, *PARTS)

Progress = Callable[[int, int], None]
"""Told how many of how many choices have been looked at."""


class Weighed:
    """A choice that is about to be made, beside what the coach would choose."""

    def __init__(self, game: Game, seat: int, action: int, worlds: int, seed: int) -> None:
        self.adviser = Adviser(knowledge_of(game, seat), seed, also=[action])
        quick = self.adviser.playouts.turns == LONGEST
        self.adviser.think(worlds * (PLAYED_OUT if quick else 1))
        self.counsel = self.adviser.counsel()
        chosen = self.counsel.of(action)
        assert chosen is not None
        self.chosen = chosen
        self.best = self.counsel.best
        weighing = (chosen.cost, chosen.chance_cost, self.best.chance, game.sheets)
        self.name = name_of(*weighing)
        self.credit = credit(*weighing)


class Review:
    """A game as the coach sees it, kept as plain data so that it can be stored and resumed.

    `moments` are the choices that it weighed so far, `curve` what the seats could expect at the
    beginning of each turn, all hands open, `luck` what a seat could expect
    before and after each of its choices, and once dice and cards had shown themselves.
    """

    def __init__(
        self, record: Record, worlds: int = WORLDS, kept: dict[str, Any] | None = None
    ) -> None:
        self.record = record
        self.worlds = worlds
        self.end = finished(record)
        self.heuristics = best_heuristics_of(record.game)
        self.wins = self.heuristics.evaluation.somebody_wins(self.end) and self.end.sheets > 1
        self.last = len(record.choices)
        self.done: int = kept["done"] if kept else 0
        """Number of choices that were looked at."""
        self.moments: list[dict[str, Any]] = kept["moments"] if kept else []
        self.curve: list[dict[str, Any]] = kept["curve"] if kept else []
        self.luck: list[dict[str, Any]] = kept["luck"] if kept else []

    def kept(self) -> dict[str, Any]:
        """What is known so far: given to another `Review` of the same record, it goes on there."""
        return {
            "done": self.done,
            "moments": self.moments,
            "curve": self.curve,
            "luck": self.luck,
        }

    def run(self, progress: Progress = lambda done, of: None) -> dict[str, Any]:
        """Look at all choices; the whole review."""
        for done in self.steps():
            progress(done, self.last)
        return self.as_json()

    def steps(self) -> Iterator[int]:
        """Look at one choice after the other; how many were looked at after each."""
        choices = self.end.choices
        game = voliere.replay(self.record, self.done)
        while self.done < self.last:
            seat, action = choices[self.done] & SEAT_MASK, choices[self.done] >> SEAT_BITS
            if game.seat != seat:
                game.turn_to(seat)
            self.look(game, seat, action)
            game.choose(action, seat)
            self.done += 1
            self.feel(game, seat)
            yield self.done

    def look(self, game: Game, seat: int, action: int) -> None:
        """Weigh a choice before it is made."""
        policy = self.heuristics.policy
        begins = policy.turn_begins(game)
        if begins:
            self.curve.append(self.point(game))
        if not self.heuristics.evaluation.sets_up(game):
            before = self.hope(game, seat, None)
            after = self.hope(game, seat, action)
            self.luck.append({"number": self.done, "seat": seat, "before": before, "after": after})
        if len(game.actions()) > 1 and (begins or policy.matters(game)):
            weighed = Weighed(game, seat, action, self.worlds, self.done)
            self.moments.append(self.moment(game, weighed))

    def feel(self, game: Game, seat: int) -> None:
        """What the seat may expect once dice and cards have shown themselves."""
        if self.luck and self.luck[-1]["number"] == self.done - 1:
            self.luck[-1]["came"] = self.hope(game, seat, None)
            self.luck[-1]["kind"] = kind_of_luck(game, self.done)

    def moment(self, game: Game, weighed: "Weighed") -> dict[str, Any]:
        """A choice with its cost and its name, as data."""
        best, chosen, samples = weighed.best, weighed.chosen, weighed.adviser.samples
        topic, _ = game.topic()
        beside = compared(best.action, samples[best.action], chosen.action, samples[chosen.action])
        return {
            "number": self.done,
            "seat": weighed.counsel.seat,
            "round": game.round_number(),
            "phase": self.phase(game),
            "turn": len(self.curve),
            "topic": topic,
            "name": weighed.name,
            "credit": round(weighed.credit, 4),
            "chosen": option_of(game, chosen.action),
            "best": option_of(game, best.action),
            "points": round(chosen.points.mean, 2),
            "best_points": round(best.points.mean, 2),
            "chance": chosen.chance and round(chosen.chance.mean, 3),
            "best_chance": best.chance and round(best.chance.mean, 3),
            "cost": chosen.cost.as_json(),
            "chance_cost": chosen.chance_cost and chosen.chance_cost.as_json(),
            "certain": round(certain(chosen.chance_cost or chosen.cost), 4),
            "comparison": beside.as_json(),
            "plan": [
                {**option_of(game, action), "share": round(share, 2)}
                for action, share in plan_of(samples[best.action])
            ],
        }

    def phase(self, game: Game) -> str:
        """The phase of the game in which a choice is made."""
        if self.heuristics.evaluation.sets_up(game):
            return OPENING
        return PARTS[len(PARTS) * self.done // self.last]

    def point(self, game: Game) -> dict[str, Any]:
        """What all seats may expect here, all hands open."""
        playouts = [Playouts(self.heuristics, seat, self.wins) for seat in range(game.sheets)]
        if playouts[0].turns == LONGEST and game.seat >= 0:
            ends = [played_out(playouts[0], game, luck) for luck in range(CURVE_GAMES)]
        else:
            ends = [game]
        seats = range(game.seats)
        found = [[playouts[seat].judged(end, []) for seat in seats] for end in ends]
        return {
            "number": self.done,
            "round": game.round_number(),
            "totals": [mean([of[seat].sheet["total"] for of in found]) for seat in seats],
            "chances": [mean([of[seat].chance for of in found]) for seat in seats]
            if self.wins
            else None,
        }

    def hope(self, game: Game, seat: int, action: int | None) -> float:
        """The total that a seat may expect once the turn is over, perhaps after an action."""
        if game.seat < 0:
            return float(game.scores()[seat]["total"])
        chance = Chance.seeded(self.done)
        evaluation, policy = self.heuristics.evaluation, self.heuristics.policy
        values = []
        for _ in range(LUCK_WORLDS):
            world = game.imagine(seat, chance.seed())
            if action is not None:
                world.act(action)
            policy.finish_turn(world, chance)
            values.append(evaluation.value(world, seat))
        return mean(values)

    # What it all comes to.

    def as_json(self) -> dict[str, Any]:
        """The review as plain data; whole when all choices were looked at."""
        seats = range(self.end.seats)
        return {
            "game": self.record.game,
            "seats": self.end.seats,
            "players": self.record.players,
            "scores": self.end.scores(),
            "winners": self.end.winners(),
            "worlds": self.worlds,
            "last": self.last,
            "done": self.done,
            "curve": self.curve,
            "moments": self.moments,
            "accuracy": [self.accuracy(seat) for seat in seats],
            "luck": [self.sums(seat) for seat in seats],
            "turning": [self.turning(seat) for seat in seats],
        }

    def of(self, seat: int) -> list[dict[str, Any]]:
        """The choices of a seat."""
        return [moment for moment in self.moments if moment["seat"] == seat]

    def accuracy(self, seat: int) -> dict[str, Any]:
        """How close a seat's choices came to the coach's, by round, phase and in all: 0 to 100."""
        moments = self.of(seat)
        rounds = sorted({moment["round"] for moment in moments})

        def among(part: str, value: Any) -> int | None:
            return percent([moment["credit"] for moment in moments if moment[part] == value])

        return {
            "all": percent([moment["credit"] for moment in moments]),
            "rounds": {str(number): among("round", number) for number in rounds},
            "phases": {phase: among("phase", phase) for phase in PHASES},
            "names": {name: sum(1 for m in moments if m["name"] == name) for name in NAMES},
        }

    def turning(self, seat: int) -> list[int]:
        """The numbers of the choices that cost a seat most, the first in the game first."""
        costly = [moment for moment in self.of(seat) if moment["name"] not in ("best", "good")]
        costly.sort(key=lambda moment: (-NAMES.index(moment["name"]), -moment["certain"]))
        # One of each turn: a wrong turn is seldom wrong in one question only.
        turns: dict[int, int] = {}
        for moment in costly:
            turns.setdefault(moment["turn"], moment["number"])
        return sorted(list(turns.values())[:TURNING])

    def sums(self, seat: int) -> dict[str, Any]:
        """What a seat could expect, its luck, its choices and what others did, up to the end."""
        own = [one for one in self.luck if one["seat"] == seat and "came" in one]
        end = float(self.end.scores()[seat]["total"])
        start = round(own[0]["before"], 1) if own else end
        luck = [one["came"] - one["after"] for one in own]
        choices = round(sum(one["after"] - one["before"] for one in own), 1)
        order = sorted(range(len(own)), key=lambda index: -abs(luck[index]))
        return {
            "start": start,
            "luck": round(sum(luck), 1),
            "choices": choices,
            "others": round(end - start - round(sum(luck), 1) - choices, 1),
            "end": end,
            "kinds": by_kind(own, round(sum(luck), 1)),
            "strokes": [
                {
                    "number": own[index]["number"],
                    "kind": own[index]["kind"],
                    "points": round(luck[index], 1),
                }
                for index in order[:STROKES]
            ],
        }


def kind_of_luck(game: Game, number: int) -> str:
    """What of chance showed itself after so many choices; of several things at once the first."""
    shown = []
    for event in reversed(game.events):
        if event.number < number:
            break
        if event.kind in game.luck:
            shown.append(game.luck[event.kind])
    return shown[-1] if shown else OTHER


def by_kind(own: list[dict[str, Any]], total: float) -> dict[str, float]:
    """Luck in points by its kind, the kind that weighs most first; together they are the total."""
    kinds: dict[str, float] = {}
    for one in own:
        kinds[one["kind"]] = kinds.get(one["kind"], 0.0) + one["came"] - one["after"]
    told = added_up(kinds, total)
    return dict(sorted(told.items(), key=lambda of: -abs(of[1])))


def finished(record: Record) -> Game:
    """The game at its end; one that is not finished teaches nothing yet."""
    game = voliere.replay(record)
    if game.seat >= 0:
        raise refusal("coach.unfinished", n=len(record.choices))
    return game


def played_out(playouts: Playouts, game: Game, luck: int) -> Game:
    """A game played on to its end, with dice and cards of its own."""
    other = game.copy()
    other.chance = Chance.seeded(luck)
    playouts.play_on(other, Chance.seeded(luck), LONGEST)
    return other


def option_of(game: Game, action: int) -> dict[str, Any]:
    """An option as data: its text, its verb and its arguments."""
    return {"option": game.space.text(action), "data": game.space.data(action)}


def mean(values: list[float]) -> float:
    """The mean, as far as digits mean something."""
    return round(sum(values) / len(values), 3)


def percent(credits: list[float]) -> int | None:
    """A mean in percent; None of nothing."""
    return round(100 * sum(credits) / len(credits)) if credits else None
