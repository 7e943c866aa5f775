"""Advice in sentences: the same in a terminal, in a file and on the page, which words it alike."""

from collections.abc import Callable
from typing import Final

from voliere.coach.advice import TOLD, TOSS_UP, Counsel, Judgement
from voliere.coach.doubt import Doubtful
from voliere.coach.reasons import Comparison, look_at, reason_of
from voliere.kernel.game import Game
from voliere.texts import has, say

MINUS: Final = "−"
FINE: Final = 0.5
"""With a smaller doubt points are told to a tenth, else whole."""

UNSURE: Final = 0.05
"""With a larger doubt of a chance nothing is called sure."""

Namer = Callable[[int], str]
"""Says an option of the game in a few words."""


def decimal(language: str, value: float, digits: int = 1, signed: bool = False) -> str:
    """A number as it is written in a language.

    >>> decimal("fr", -2.44), decimal("en", 0.96, signed=True), decimal("en", 84.2, 0)
    ('−2,4', '+1.0', '84')
    """
    text = f"{abs(value):.{digits}f}"
    sign = MINUS if value < 0 and float(text) else "+" if signed else ""
    return sign + (text.replace(".", ",") if language == "fr" else text)


def with_doubt(language: str, value: Doubtful, scale: float = 1.0) -> str:
    """A mean as exact as it is known, with its doubt."""
    if value.doubt is None:
        return decimal(language, scale * value.mean, 0)
    digits = 1 if scale * value.doubt < FINE and scale == 1.0 else 0
    least = 0.1 if digits else 1.0
    doubt = decimal(language, max(least, scale * value.doubt), digits)
    return f"{decimal(language, scale * value.mean, digits)} ±{doubt}"


def percent(language: str, chance: Doubtful) -> str:
    """A chance with its doubt, in percent; never quite 0 or 100.

    >>> percent("en", Doubtful([0.999, 0.998])), percent("en", Doubtful([1.0, 1.0], [0.0, 1.0]))
    ('over 99', '99 ±99')
    """
    sure = chance.doubt is None or chance.doubt < UNSURE
    if sure and not 0.01 <= chance.mean <= 0.99:
        return say(language, "coach.under" if chance.mean < 0.5 else "coach.over")
    shown = Doubtful([min(0.99, max(0.01, chance.mean))])
    shown.doubt = None if chance.doubt is None else min(0.99, chance.doubt)
    return with_doubt(language, shown, 100.0)


def option_line(language: str, place: str, one: Judgement, name: Namer) -> str:
    """An option with the points and the chance that it leads to."""
    said = {"place": place, "option": name(one.action), "points": with_doubt(language, one.points)}
    if one.chance is None:
        return say(language, "coach.option-points", **said)
    return say(language, "coach.option", **said, chance=percent(language, one.chance))


def rows_told(language: str, game: Game, comparison: Comparison) -> list[str]:
    """The rows of the score sheet in which two options differ."""
    return [
        say(
            language,
            "coach.row",
            points=decimal(language, points, signed=True),
            row=row_name(language, game.name, row),
        )
        for row, points in comparison.told()
    ]


def row_name(language: str, game: str, row: str) -> str:
    """A row of a game's score sheet within a sentence."""
    name = say(language, f"{game}.score.{row}")
    return name[:1].lower() + name[1:]


def reason(language: str, counsel: Counsel, game: Game, name: Namer) -> str:
    """Why the first option is best, in one sentence."""
    comparison = counsel.comparison
    if comparison is None:
        return say(language, "coach.reason.only")
    rows = rows_told(language, game, comparison)
    kind = reason_of(counsel.verdict, comparison)
    if kind in ("rows", "rival") and not rows:
        kind += "-alone"
    return say(
        language,
        f"coach.reason.{kind}",
        option=name(comparison.first),
        other=name(comparison.second),
        points=decimal(language, comparison.points, signed=kind.startswith("rival")),
        rival=decimal(language, -comparison.rival),
        chance=decimal(language, 100.0 * comparison.chance, 0),
        rows=rows,
    )


def plan(language: str, counsel: Counsel, name: Namer) -> str:
    """What the seat does next in most of the imagined games; nothing where no plan stands out."""
    steps = [
        say(language, "coach.step", option=name(action), share=round(10 * share))
        for action, share in counsel.plan
    ]
    return say(language, "coach.plan", steps=" → ".join(steps)) if steps else ""


def hope(language: str, counsel: Counsel, name: Namer) -> str:
    """What the best option hopes for, how likely that is, and what it still needs."""
    hoped = counsel.hope
    if hoped is None:
        return ""
    told = say(
        language,
        "coach.hope",
        option=name(hoped.action),
        share=round(10 * hoped.share),
        points=decimal(language, hoped.points),
    )
    needs = [
        say(
            language,
            "coach.need",
            what=" / ".join(say(language, what) for what in need.what),
            shown=need.shown,
            among=need.among,
        )
        for need in hoped.needs
    ]
    return " ".join([told, say(language, "coach.needs", needs=needs)]) if needs else told


def hint(language: str, degree: int, counsel: Counsel, game: Game, name: Namer) -> str:
    """What to look at (degree 1), then the kind of action (2)."""
    best = counsel.best.action
    if counsel.comparison is None:
        return say(language, "coach.reason.only")
    if degree == 1:
        row = look_at(counsel.comparison)
        message = f"{game.name}.look.{row}"
        return say(language, message if row and has(language, message) else "coach.look")
    message = f"{game.name}.kind.{game.space.data(best)['verb']}"
    if has(language, message):
        return say(language, message)
    two = sorted([best, counsel.comparison.second])
    return say(language, "coach.two", one=name(two[0]), two=name(two[1]))


def lines(language: str, counsel: Counsel, game: Game, name: Namer) -> list[str]:
    """The whole advice, a sentence to a line."""
    tied = counsel.verdict == TOSS_UP
    told = [say(language, "coach.after", n=counsel.worlds)]
    for place, one in enumerate(counsel.judgements[:TOLD], 1):
        mark = "=" if tied and place < TOLD else str(place)
        told.append(option_line(language, mark, one, name))
    told.append(reason(language, counsel, game, name))
    told.append(plan(language, counsel, name))
    told.append(hope(language, counsel, name))
    return [line for line in told if line]


def theme(language: str, game: str, about: str) -> str:
    """What a puzzle is about, in a few words; it may be a row of the game's score sheet."""
    kind, _, row = about.partition(".")
    named = row_name(language, game, row) if row else ""
    return say(language, f"coach.puzzle.theme.{kind}", row=named)


def solution(
    language: str, counsel: Counsel, chosen: int, words: str, game: Game, name: Namer
) -> list[str]:
    """What is said to an answer of a puzzle, a sentence to a line: right or not, and why."""
    best, taken = counsel.best, counsel.of(chosen)
    if chosen == best.action:
        told = say(language, "coach.puzzle.right", option=words)
    else:
        told = say(language, "coach.puzzle.wrong", option=words, best=name(best.action))
    return [told, *cost_told(language, taken), *lines(language, counsel, game, name)]


def cost_told(language: str, taken: Judgement | None) -> list[str]:
    """What an answer costs that is not the best, if it was weighed."""
    if taken is None:
        return [say(language, "coach.puzzle.far")]
    points = decimal(language, max(0.0, taken.cost.mean))
    if taken.cost.mean <= 0.0 and (taken.chance_cost is None or taken.chance_cost.mean <= 0.0):
        return []
    if taken.chance_cost is None:
        return [say(language, "coach.review.cost-points", points=points)]
    chance = round(100 * max(0.0, taken.chance_cost.mean))
    return [say(language, "coach.review.cost", points=points, chance=chance)]
