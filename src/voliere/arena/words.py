"""The numbers and names of an arena as its reader writes them."""

from collections.abc import Callable, Iterator

from voliere.arena.counts import Counts, Share, Standing, Thought
from voliere.arena.match import AUTOMA, Played
from voliere.arena.sprt import BOUND, Evidence
from voliere.texts import say

Line = tuple[str, list[str]]
"""The message id of a measure, and a cell for each player."""


def number(language: str, value: float, digits: int = 0) -> str:
    """A number with the language's own marks.

    >>> number("en", 1234.56, 1), number("fr", 1234.56, 1)
    ('1,234.6', '1\\u202f234,6')
    """
    text = f"{value:,.{digits}f}"
    return text if language == "en" else text.replace(",", "\u202f").replace(".", ",")


def percent(language: str, rate: float, digits: int = 1) -> str:
    """A share of one as a percentage."""
    return say(language, "arena.percent", percent=number(language, 100 * rate, digits))


def interval(language: str, share: Share) -> str:
    """From where to where a share may be."""
    low, high = (number(language, 100 * end, 1) for end in (share.low, share.high))
    return say(language, "arena.percent", percent=f"{low}–{high}")


def duration(language: str, seconds: float) -> str:
    """A time, in milliseconds where it is short."""
    if seconds < 0.1:
        shown = number(language, 1000 * seconds, 2)
        return say(language, "arena.milliseconds", milliseconds=shown)
    return say(language, "arena.seconds", seconds=number(language, seconds, 2))


def pace(language: str, per_second: float) -> str:
    """Points per second: of many, the fractions tell nothing."""
    return number(language, per_second, 1 if abs(per_second) < 100 else 0)


def player(language: str, name: str) -> str:
    """A bot's name, or the Automa's."""
    return say(language, "seat.automa") if name == AUTOMA else name


def rating(language: str, standing: Standing) -> str:
    """A rating with its doubt."""
    if standing.rating is None or standing.rating_doubt is None:
        return "–"
    shown, doubt = (number(language, n, 1) for n in (standing.rating, standing.rating_doubt))
    return f"{shown}\u00a0±\u00a0{doubt}"


def title(language: str, counts: Counts) -> str:
    """What the arena is called."""
    return say(language, "arena.title", game=counts.setup.game.capitalize())


def about(language: str, counts: Counts) -> list[str]:
    """How it was played: how many games, how long bots could think, with which options."""
    setup = counts.setup
    settings = [f"{name}={str(value).lower()}" for name, value in setup.settings.items()]
    return [
        say(
            language,
            "arena.extent",
            played=number(language, counts.played),
            wanted=number(language, counts.wanted),
            seats=setup.seats,
            seed=setup.seed,
        ),
        *([say(language, "arena.half")] if setup.half else []),
        say(language, "arena.by-rounds", rounds=setup.rounds)
        if setup.seconds is None
        else say(language, "arena.by-seconds", seconds=number(language, setup.seconds, 2)),
        say(language, "arena.settings", settings=settings),
    ]


def evidence(language: str, found: Evidence) -> list[str]:
    """How far a sequential test has come: its bounds, the ratio, and the verdict."""
    low, high = (number(language, elo, 0) for elo in (found.elos.low, found.elos.high))
    verdict = "arena.sprt-open"
    if found.verdict is not None:
        verdict = "arena.sprt-high" if found.verdict == found.elos.high else "arena.sprt-low"
    return [
        say(
            language,
            "arena.sprt",
            deals=number(language, found.deals),
            ratio=number(language, found.ratio, 2),
            bound=number(language, BOUND, 2),
            score=percent(language, found.score),
        ),
        say(language, verdict, low=low, high=high),
    ]


def forfeit(language: str, match: Played) -> str:
    """Where and why a match was forfeited."""
    if match.forfeit is None:
        return ""
    reason = match.forfeit.fault(match.loser()).sentence(language)
    seat = match.forfeit.seat
    return say(language, "arena.forfeited", deal=match.deal, seat=seat + 1, reason=reason)


def pairing_table(language: str, counts: Counts) -> tuple[list[str], list[list[str]]]:
    """Headings and rows: how the first of each pairing did against the second."""
    heads = ["bot", "against", "games", "wins", "interval", "even", "mean-points"]
    if counts.setup.seats > 2:
        heads.append("ahead")
    rows = []
    for pairing in counts.pairings:
        if len(pairing.sides) == 2 and pairing.even is not None:
            one, other = pairing.sides
            points = [_mean(language, side.mean_total) for side in pairing.sides]
            ahead = [pairing.ahead] if pairing.ahead else []
            rows.append(
                [
                    player(language, one.bot),
                    player(language, other.bot),
                    number(language, pairing.games),
                    percent(language, one.won.rate),
                    interval(language, one.won),
                    percent(language, pairing.even),
                    "\u00a0/\u00a0".join(points),
                    *(
                        f"{percent(language, over.rate)} ({interval(language, over)})"
                        for over in ahead
                    ),
                ]
            )
    return [say(language, f"arena.{head}") for head in heads], rows


def _mean(language: str, mean: float | None) -> str:
    return "–" if mean is None else number(language, mean, 1)


def standing_table(language: str, counts: Counts) -> tuple[list[str], list[list[str]]]:
    """Headings and rows: a column for each player, a row for each measure."""
    heads = ["", *(player(language, standing.bot) for standing in counts.standings)]
    lines = [*_results(language, counts), *_points(language, counts), *_clock(language, counts)]
    return heads, [[say(language, message), *cells] for message, cells in lines]


def _results(language: str, counts: Counts) -> Iterator[Line]:
    standings = counts.standings
    if any(standing.rating is not None for standing in standings):
        yield "arena.rating", [rating(language, standing) for standing in standings]
    yield "arena.played", [number(language, standing.won.games) for standing in standings]
    if counts.contested:
        yield "arena.wins", [percent(language, standing.won.rate) for standing in standings]
        yield "arena.interval", [interval(language, standing.won) for standing in standings]
    yield "arena.forfeits", [number(language, standing.forfeits) for standing in standings]


def _points(language: str, counts: Counts) -> Iterator[Line]:
    for row in score_rows(counts):
        cells = [_mean(language, standing.means.get(row)) for standing in counts.standings]
        yield f"{counts.setup.game}.score.{row}", cells


def _clock(language: str, counts: Counts) -> Iterator[Line]:
    thoughts = [counts.thought.get(standing.bot) for standing in counts.standings]

    def cells(worded: Callable[[Thought], str]) -> list[str]:
        return ["–" if thought is None else worded(thought) for thought in thoughts]

    yield "arena.choice-time", cells(lambda t: duration(language, t.seconds_per_choice))
    yield "arena.points-per-second", cells(lambda t: pace(language, t.points_per_second))
    if counts.setup.seconds is not None:
        yield "arena.late", cells(lambda t: number(language, t.late))


def score_rows(counts: Counts) -> list[str]:
    """The rows of the score sheet that anybody has points in, and the total."""
    found = next((s.means for s in counts.standings if s.means), {})
    return [r for r in found if r == "total" or any(s.means.get(r) for s in counts.standings)]
