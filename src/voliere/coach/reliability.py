"""The reliability of the foretold chances as a figure: of those told 70 %, how many won?"""

from typing import Any, Final

SIZE: Final = 400
LEFT: Final = 56
TOP: Final = 12
BELOW: Final = 44
LARGEST: Final = 11.0
INK, PENCIL, PAPER, GRID = "#24352e", "#553066", "#fffdf6", "#d5c9ae"


def drawn(measures: dict[str, Any], foretold: str, won: str) -> str:
    """An SVG of the reliability; the axes are named in the reader's words."""
    bins = [one for one in measures["reliability"] if one["moments"]]
    most = max(one["moments"] for one in bins)
    parts = [frame(), *ticks(), *axes(foretold, won)]
    parts += [dot(one, most) for one in bins]
    box = f'viewBox="0 0 {LEFT + SIZE + 16} {TOP + SIZE + BELOW}"'
    opened = f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" font-family="sans-serif">'
    return opened + f"<title>{foretold} – {won}</title>" + "\n".join(parts) + "</svg>\n"


def x(chance: float) -> float:
    """Where a foretold chance lies,"""
    return LEFT + chance * SIZE


def y(chance: float) -> float:
    """and a share that won."""
    return TOP + (1.0 - chance) * SIZE


def frame() -> str:
    """The paper, and the line on which a truthful coach stays."""
    paper = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
    ends = f'x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}"'
    return f'{paper}<line {ends} stroke="{INK}" stroke-dasharray="5 5"/>'


def ticks() -> list[str]:
    """Lines at every fifth, with their percents."""
    parts = []
    for fifth in range(6):
        at, label = fifth / 5, f"{20 * fifth} %"
        parts += [
            f'<path d="M{x(at)} {y(0)}V{y(1)}M{x(0)} {y(at)}H{x(1)}" stroke="{GRID}" fill="none"/>',
            f'<text x="{x(at)}" y="{y(0) + 18}" text-anchor="middle" font-size="13">{label}</text>',
            f'<text x="{LEFT - 6}" y="{y(at) + 4}" text-anchor="end" font-size="13">{label}</text>',
        ]
    return parts


def axes(foretold: str, won: str) -> list[str]:
    """What lies along each side."""
    middle = TOP + SIZE / 2
    turned = f'transform="rotate(-90 12 {middle})"'
    return [
        f'<text x="{x(0.5)}" y="{y(0) + 38}" text-anchor="middle" font-size="14">{foretold}</text>',
        f'<text x="12" y="{middle}" {turned} text-anchor="middle" font-size="14">{won}</text>',
    ]


def dot(one: dict[str, Any], most: int) -> str:
    """A tenth of the chances; the more moments, the larger."""
    size = max(3.0, LARGEST * (one["moments"] / most) ** 0.5)
    where = f'cx="{x(one["foretold"]):.1f}" cy="{y(one["won"]):.1f}" r="{size:.1f}"'
    return f'<circle {where} fill="{PENCIL}"><title>{one["moments"]}</title></circle>'
