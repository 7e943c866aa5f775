"""Learnt weights on file: by the names of their features, and refused where they do not fit."""

import json
from typing import Any, Final

from voliere.kernel.errors import Fault, Refusal

POWERS: Final = ("constant", "linear", "quadratic")
"""A feature counts by itself, times the share of the game that is left, and times its square."""


def named_weights(names: list[str], weights: list[list[float]]) -> dict[str, dict[str, float]]:
    """By feature and power, from a list of weights for each power.

    >>> named_weights(["one"], [[1.5], [0.5], [-2.0]])
    {'one': {'constant': 1.5, 'linear': 0.5, 'quadratic': -2.0}}
    """
    return {
        name: {power: row[index] for power, row in zip(POWERS, weights, strict=True)}
        for index, name in enumerate(names)
    }


def weights_in_order(file: str, names: list[str], given: Any) -> list[list[float]]:
    """A list of weights for each power, in the order of the features' names."""
    if not isinstance(given, dict):
        raise Refusal([Fault("error.weights-unnamed", {"file": file})])
    check_names(file, names, list(given))
    faults = [
        Fault("error.weights-powers", {"file": file, "name": name, "allowed": list(POWERS)})
        for name in names
        if not _are_weights(given[name])
    ]
    if faults:
        raise Refusal(faults)
    return [[float(given[name][power]) for name in names] for power in POWERS]


def _are_weights(given: Any) -> bool:
    return (
        isinstance(given, dict)
        and sorted(given) == sorted(POWERS)
        and all(type(weight) in (int, float) for weight in given.values())
    )


def check_names(file: str, wanted: list[str], given: list[str]) -> None:
    """Refuse features that are not those of the game, naming each."""
    missing = [name for name in wanted if name not in given]
    strange = [name for name in given if name not in wanted]
    faults = [
        Fault(message, {"file": file, "names": names})
        for message, names in (
            ("error.weights-missing", missing),
            ("error.weights-unknown", strange),
        )
        if names
    ]
    if faults:
        raise Refusal(faults)


def written(learnt: dict[str, Any]) -> str:
    """What was learnt as it is written: the weights of a feature on one line."""
    plain = {key: value for key, value in learnt.items() if key not in ("weights", "rows")}
    parts = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in plain.items()]
    parts.append(f'"weights": {_lines(learnt["weights"])}')
    if "rows" in learnt:
        rows = [f"{json.dumps(row)}: {_lines(own)}" for row, own in learnt["rows"].items()]
        parts.append('"rows": {\n' + ",\n".join(rows) + "\n}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(weights: dict[str, Any]) -> str:
    """The weights of some features, a line for each."""
    lines = [f"  {json.dumps(name)}: {json.dumps(own)}" for name, own in weights.items()]
    return "{\n" + ",\n".join(lines) + "\n}"
