"""`python -m bench`: every benchmark in turn, several rounds, the median of each number.

On a shared machine the speed drifts within a minute: yardstick and Volière alternate, each in a
process of its own, so that both see the same weather.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.row import Row

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "bench" / "results.json"
SPEEDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}


@dataclass
class Benchmark:
    """A measure; `goals`, by speed, are the wanted ratios to the yardstick."""

    measure: Callable[[float], Row]
    goals: Mapping[str, float]


def hearts(seconds: float) -> Row:
    from bench.yardstick import hearts

    return hearts(seconds)


def random_play(game: str, seats: int) -> Callable[[float], Row]:
    def measure(seconds: float) -> Row:
        from bench.games import random_games

        return random_games(game, seconds, seats=seats)

    return measure


def bots(game: str) -> Callable[[float], Row]:
    def measure(seconds: float) -> Row:
        from bench.bots import thinking

        return thinking(game, seconds)

    return measure


def environments(game: str) -> Callable[[float], Row]:
    def measure(seconds: float) -> Row:
        from bench.environments import environments

        return environments(game, seconds)

    return measure


YARDSTICK = "hearts"
BENCHMARKS = {
    YARDSTICK: Benchmark(hearts, {}),
    "songbirds-2": Benchmark(random_play("songbirds", 2), {"interpreted": 0.4, "compiled": 2.0}),
    "songbirds-4": Benchmark(random_play("songbirds", 4), {}),
    "wingspan-2": Benchmark(random_play("wingspan", 2), {"interpreted": 0.25, "compiled": 1.0}),
    "wingspan-5": Benchmark(random_play("wingspan", 5), {}),
    "wyrmspan-2": Benchmark(random_play("wyrmspan", 2), {"compiled": 0.8}),
    "wyrmspan-5": Benchmark(random_play("wyrmspan", 5), {}),
    "wyrmspan-automa": Benchmark(random_play("wyrmspan", 1), {}),
    "songbirds-bots": Benchmark(bots("songbirds"), {}),
    "wingspan-bots": Benchmark(bots("wingspan"), {}),
    "wyrmspan-bots": Benchmark(bots("wyrmspan"), {}),
    "songbirds-env": Benchmark(environments("songbirds"), {}),
    "wingspan-env": Benchmark(environments("wingspan"), {}),
    "wyrmspan-env": Benchmark(environments("wyrmspan"), {}),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="per measure and round")
    parser.add_argument("--only", choices=BENCHMARKS, help="one measure here, as JSON")
    arguments = parser.parse_args()
    if arguments.only:
        print(json.dumps(BENCHMARKS[arguments.only].measure(arguments.seconds)))
        return
    rows = run(arguments.rounds, arguments.seconds)
    console = Console(stderr=True)
    console.print(table([row for row in rows if "ratio" in row]))
    console.print(bots_table([row for row in rows if "search_rounds_per_second" in row]))
    console.print(environments_table([row for row in rows if "bare_us" in row]))
    result = json.dumps(rows, indent=2)
    RESULTS.write_text(result + "\n")
    print(result)


def run(rounds: int, seconds: float) -> list[dict[str, object]]:
    """All benchmarks in both speeds, round after round."""
    runs = [(YARDSTICK, "")] + [
        (name, speed)
        for name in BENCHMARKS
        if name != YARDSTICK
        for speed in SPEEDS
        if speed == "interpreted" or any(SPEEDS[speed].glob("*__mypyc.*"))
    ]
    measured: dict[tuple[str, str], list[Row]] = {key: [] for key in runs}
    for _ in range(rounds):
        for name, speed in runs:
            measured[name, speed].append(measure_apart(name, speed, seconds))
    yardstick = median(measured[YARDSTICK, ""], "decisions_per_second")
    rows: list[dict[str, object]] = []
    for (name, speed), samples in measured.items():
        numbers = {number: median(samples, number) for number in samples[0]}
        if "decisions_per_second" in numbers:
            numbers["ratio"] = numbers["decisions_per_second"] / yardstick
        rows.append({"name": name, "speed": speed, **numbers})
    return rows


def measure_apart(name: str, speed: str, seconds: float) -> Row:
    """One measure in a process of its own, in the given speed."""
    process = subprocess.run(
        [sys.executable, "-m", "bench", "--only", name, "--seconds", str(seconds)],
        cwd=ROOT,
        env=os.environ | ({"PYTHONPATH": str(SPEEDS[speed])} if speed else {}),
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    row: Row = json.loads(process.stdout)
    if speed and row.pop("compiled") != (speed == "compiled"):
        sys.exit(f"{SPEEDS[speed].relative_to(ROOT)} is not {speed}")
    return row


def median(samples: list[Row], number: str) -> float:
    return statistics.median(sample[number] for sample in samples)


def table(rows: list[dict[str, object]]) -> Table:
    title = "Random play, beside OpenSpiel's hearts (medians)"
    result = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("game", "speed"):
        result.add_column(heading)
    for heading in ("decisions/s", "games/s", "copy µs", "× hearts", "goal"):
        result.add_column(heading, justify="right")
    for row in rows:
        goal = BENCHMARKS[str(row["name"])].goals.get(str(row["speed"]))
        result.add_row(
            str(row["name"]),
            str(row["speed"]),
            f"{row['decisions_per_second']:,.0f}",
            f"{row['games_per_second']:,.0f}",
            f"{row['copy_us']:.2f}" if "copy_us" in row else "",
            f"{row['ratio']:.2f}",
            f"≥ {goal}" if goal else "",
        )
    return result


def bots_table(rows: list[dict[str, object]]) -> Table:
    result = Table(
        title="Bots on one core, 2 seats (medians)", box=SIMPLE_HEAD, padding=(0, 1, 0, 0)
    )
    for heading in ("game", "speed"):
        result.add_column(heading)
    for heading in ("random playouts/s", "guided playouts/s", "search rounds/s"):
        result.add_column(heading, justify="right")
    for row in rows:
        kinds = ("random_playouts", "guided_playouts", "search_rounds")
        numbers = [f"{row[f'{kind}_per_second']:,.0f}" for kind in kinds]
        result.add_row(str(row["name"]).removesuffix("-bots"), str(row["speed"]), *numbers)
    return result


def environments_table(rows: list[dict[str, object]]) -> Table:
    title = "Environments, 2 seats: the time of a choice as a multiple of the bare loop's (medians)"
    result = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("game", "speed"):
        result.add_column(heading)
    for heading in ("bare µs", "AEC ≤ 2", "its step alone", "batched ≤ 1.2", "two processes"):
        result.add_column(heading, justify="right")
    for row in rows:
        bare = float(str(row["bare_us"]))
        result.add_row(
            str(row["name"]).removesuffix("-env"),
            str(row["speed"]),
            f"{bare:.2f}",
            *(
                f"{float(str(row[f'{measure}_us'])) / bare:.2f}"
                for measure in ("aec", "aec_step", "batched", "two_processes")
            ),
        )
    return result


if __name__ == "__main__":
    main()
