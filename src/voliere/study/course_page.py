"""The part of a report that tells how the games went."""

from voliere.arena.page import section, table
from voliere.arena.simulate import Plan
from voliere.arena.words import interval, number, percent
from voliere.study.counts import Counts
from voliere.study.course import RoundOf
from voliere.texts import say


def began(counts: Counts, language: str) -> str:
    """What it is worth to begin."""
    course = counts.course
    if course.began is None:
        return ""
    shown = say(
        language,
        "study.began",
        wins=percent(language, course.began.rate),
        interval=interval(language, course.began),
        mean=number(language, course.began_mean, 2),
        others=number(language, course.others_mean, 2),
    )
    return f'<p class="how">{shown}</p>'


def rounds(plan: Plan, counts: Counts, language: str) -> str:
    """Round by round: the points, the choices, and whether the lead was kept."""
    sheets = len(counts.seats)
    totals = [say(language, "study.total-of", seat=sheet + 1) for sheet in range(sheets)]
    heads = [say(language, f"study.{head}") for head in ("round", "games", "choices", "options")]
    last = counts.course.rounds[-1].round
    lines = [round_line(one, one.round == last, language) for one in counts.course.rounds]
    shown = table([*heads, *totals, say(language, "study.led")], lines, 1)
    return section(language, "study.rounds", "study.rounds.how", shown, leads(counts, language))


def round_line(one: RoundOf, last: bool, language: str) -> list[str]:
    """One round; who leads at the end of the last one has won."""
    led = "–"
    if one.led is not None and not last:
        led = f"{percent(language, one.led.rate)} ({interval(language, one.led)})"
    return [
        number(language, one.round),
        number(language, one.games),
        number(language, one.choices, 1),
        number(language, one.options, 1),
        *(number(language, total, 1) for total in one.totals),
        led,
    ]


def leads(counts: Counts, language: str) -> str:
    """How often the lead changed hands."""
    changes = counts.course.changes
    games = sum(changes.values())
    if not any(changes) or len(counts.seats) < 2:
        return ""
    mean = sum(times * count for times, count in changes.items()) / games
    never, often = changes.get(0, 0) / games, sum(n for t, n in changes.items() if t > 4) / games
    shown = say(
        language,
        "study.leads",
        mean=number(language, mean, 2),
        never=percent(language, never),
        often=percent(language, often),
    )
    return f'<p class="how">{shown}</p>'
