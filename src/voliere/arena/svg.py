"""Figures for the report: a few kinds of chart, drawn as SVG with the page's own colours."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 720
LETTER: Final = 8
"""The width of a letter, about."""
VALUES: Final = 90
"""The width left for values, behind it."""
LINE: Final = 30
TOP: Final = 8
AXIS: Final = 24
TINY: Final = 1e-9
COLOURS: Final = 9
"""The page has so many colours for parts: the classes p0, p1…"""


class Scale:
    """From numbers to places on an axis that leaves room for labels before it."""

    def __init__(
        self, low: float, high: float, worded: Callable[[float], str], labels: list[str]
    ) -> None:
        self.low = low
        self.high = high if high > low else low + 1.0
        self.worded = worded
        self.left = min(WIDTH / 2, 20 + LETTER * max(len(label) for label in labels))

    def x(self, value: float) -> float:
        """Where a number lies."""
        part = (value - self.low) / (self.high - self.low)
        return self.left + part * (WIDTH - self.left - VALUES)


def round_numbers(low: float, high: float) -> list[float]:
    """A handful of round numbers between two.

    >>> round_numbers(0, 1), round_numbers(7, 42)
    ([0.0, 0.2, 0.4, 0.6, 0.8, 1.0], [10.0, 20.0, 30.0, 40.0])
    """
    rough = (high - low) / 6
    step = 10.0 ** floor(log10(rough))
    step *= next((m for m in (1, 2, 5) if m * step >= rough), 10)
    first, last = ceil(low / step - TINY), floor(high / step + TINY)
    return [round(n * step, 9) for n in range(first, last + 1)]


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Words at a place."""
    where = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {where} class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def hint(words: str) -> str:
    """What is shown where the pointer rests."""
    return f"<title>{escape(words)}</title>"


def figure(title: str, height: float, parts: Sequence[str]) -> str:
    """A whole picture, with its name for those who cannot see it."""
    box = f'viewBox="0 0 {WIDTH} {height:.0f}"'
    return f'<svg {box} role="img"><title>{escape(title)}</title>{"".join(parts)}</svg>'


def upright(x: float, bottom: float, words: str) -> list[str]:
    """A grid line with its number below."""
    return [line(x, TOP, x, bottom, "grid"), text(x, bottom + 16, words, "tick", "middle")]


def axis(scale: Scale, bottom: float) -> list[str]:
    """Grid lines at round numbers."""
    return [
        p
        for tick in round_numbers(scale.low, scale.high)
        for p in upright(scale.x(tick), bottom, scale.worded(tick))
    ]


class Dot:
    """A number with its interval, and perhaps a mark to compare it with."""

    def __init__(
        self, label: str, value: float, low: float, high: float, words: str, mark: float | None
    ) -> None:
        self.label = label
        self.value = value
        self.low = low
        self.high = high
        self.words = words
        self.mark = mark


def dots(
    title: str, rows: list[Dot], low: float, high: float, worded: Callable[[float], str]
) -> str:
    """A dot with its interval on each line."""
    scale = Scale(low, high, worded, [row.label for row in rows])
    bottom = TOP + LINE * len(rows)
    parts = axis(scale, bottom)
    for index, row in enumerate(rows):
        y = TOP + LINE * (index + 0.5)
        parts += [
            text(scale.left - 10, y + 5, row.label, "label", "end"),
            line(scale.x(row.low), y, scale.x(row.high), y, "doubt"),
            f'<circle cx="{scale.x(row.value):.1f}" cy="{y:.1f}" r="6" class="dot"/>',
            text(WIDTH - VALUES + 10, y + 5, row.words, "value"),
        ]
        if row.mark is not None:
            x = scale.x(row.mark)
            parts.append(line(x, y - 10, x, y + 10, "mark"))
    return figure(title, bottom + AXIS, parts)


class Stack:
    """A bar made of parts, each with its words; negative ones lie to the left of nought."""

    def __init__(self, label: str, parts: list[float], hints: list[str], words: str) -> None:
        self.label = label
        self.parts = parts
        self.hints = hints
        self.words = words


def stacks(title: str, rows: list[Stack], worded: Callable[[float], str]) -> str:
    """A bar on each line; the parts have the same colours in all of them."""
    low = min(sum(part for part in row.parts if part < 0) for row in rows)
    high = max(sum(part for part in row.parts if part > 0) for row in rows)
    scale = Scale(low, high, worded, [row.label for row in rows])
    bottom = TOP + LINE * len(rows)
    parts = axis(scale, bottom)
    for index, row in enumerate(rows):
        y = TOP + LINE * index
        parts.append(text(scale.left - 10, y + LINE / 2 + 5, row.label, "label", "end"))
        parts += stack(row, y + 4, scale)
        parts.append(text(WIDTH - VALUES + 10, y + LINE / 2 + 5, row.words, "value"))
    return figure(title, bottom + AXIS, parts)


def stack(row: Stack, y: float, scale: Scale) -> list[str]:
    """The parts of one bar."""
    drawn = []
    left = right = 0.0
    for index, (part, words) in enumerate(zip(row.parts, row.hints, strict=True)):
        start = right if part > 0 else left + part
        right, left = (right + part, left) if part > 0 else (right, left + part)
        width = scale.x(start + abs(part)) - scale.x(start)
        drawn.append(
            f'<rect x="{scale.x(start):.1f}" y="{y:.1f}" width="{width:.1f}" height="{LINE - 8}" '
            f'class="p{index % COLOURS}">{hint(words)}</rect>'
        )
    return drawn


RIDGE: Final = 56
BINS: Final = 40


def ridges(title: str, rows: list[tuple[str, list[int]]], worded: Callable[[float], str]) -> str:
    """How often each number occurs, one hill on each line, with its middle."""
    numbers = [number for _, values in rows for number in values]
    low, high = min(numbers), max(numbers) + 1
    width = max(1, -(-(high - low) // BINS))
    bins = -(-(high - low) // width)
    scale = Scale(low, low + bins * width, worded, [label for label, _ in rows])
    hills = [(label, values, heights(values, low, width, bins)) for label, values in rows]
    highest = max(max(hill) for _, _, hill in hills)
    bottom = TOP + RIDGE * len(rows)
    parts = axis(scale, bottom)
    for index, (label, values, hill) in enumerate(hills):
        base = TOP + RIDGE * (index + 1) - 6
        parts.append(text(scale.left - 10, base - 4, label, "label", "end"))
        parts.append(ridge(hill, base, (RIDGE - 10) / highest, low, width, scale))
        middle = sorted(values)[len(values) // 2]
        x = scale.x(middle + 0.5)
        parts.append(line(x, base - RIDGE + 10, x, base, "mark"))
        parts.append(text(WIDTH - VALUES + 10, base - 4, worded(middle), "value"))
    return figure(title, bottom + AXIS, parts)


def heights(values: list[int], low: int, width: int, bins: int) -> list[float]:
    """The share of the numbers in each bin."""
    counts = [0] * bins
    for value in values:
        counts[(value - low) // width] += 1
    return [count / len(values) for count in counts]


def ridge(
    hill: list[float], base: float, stretch: float, low: int, width: int, scale: Scale
) -> str:
    """One hill, as steps."""
    path = [f"M{scale.x(low):.1f} {base:.1f}"]
    for index, height in enumerate(hill):
        y = base - stretch * height
        start, end = (scale.x(low + (index + step) * width) for step in (0, 1))
        path.append(f"L{start:.1f} {y:.1f}L{end:.1f} {y:.1f}")
    path.append(f"L{scale.x(low + len(hill) * width):.1f} {base:.1f}Z")
    return f'<path d="{"".join(path)}" class="hill"/>'


CLOUD: Final = 260


def cloud(
    title: str,
    points: list[tuple[str, float, float]],
    across: Callable[[float], str],
    upward: Callable[[float], str],
) -> str:
    """Named points: the first number on a logarithmic axis, the second upward."""
    logs = [log10(x) for _, x, _ in points]
    scale = Scale(min(logs) - 0.5, max(logs) + 0.5, lambda power: across(10**power), ["0,000"])
    values = [y for _, _, y in points]
    low, high = min(0.0, *values), max(1.0, *values)
    high += 0.15 * (high - low)

    def height(value: float) -> float:
        return TOP + CLOUD * (high - value) / (high - low)

    parts = []
    for power in range(ceil(scale.low), floor(scale.high) + 1):
        parts += upright(scale.x(power), TOP + CLOUD, scale.worded(power))
    for tick in round_numbers(low, high):
        parts.append(line(scale.left, height(tick), WIDTH - VALUES, height(tick), "grid"))
        parts.append(text(scale.left - 10, height(tick) + 5, upward(tick), "tick", "end"))
    for (label, _, value), place in zip(points, logs, strict=True):
        x, y = scale.x(place), height(value)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" class="dot"/>')
        parts.append(text(x, y - 12, label, "label", "middle"))
    return figure(title, TOP + CLOUD + AXIS, parts)
