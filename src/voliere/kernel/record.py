"""Set-up, seed, rules version and choices: a game that can be played again, byte for byte."""

import json
from typing import Any

from voliere.kernel.errors import refusal

FIELDS = ("game", "rules", "seats", "settings", "seed", "start", "choices", "scores")


class Record:
    """A game as it began (`seats`, `settings`, `seed`, or a `start` position) and its choices."""

    def __init__(
        self,
        game: str,
        rules: int,
        origin: dict[str, Any],
        choices: list[str],
        scores: list[dict[str, int]] | None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.origin = origin
        self.choices = choices
        self.scores = scores

    def as_json(self) -> dict[str, Any]:
        """The record as plain JSON data."""
        data: dict[str, Any] = {"game": self.game, "rules": self.rules, **self.origin}
        data["choices"] = self.choices
        if self.scores is not None:
            data["scores"] = self.scores
        return data

    def __str__(self) -> str:
        return json.dumps(self.as_json(), ensure_ascii=False, indent=1) + "\n"


def read_record(data: Any) -> Record:
    """A record from JSON data, its shape checked; what it says is checked by the replay."""
    if not isinstance(data, dict) or not isinstance(data.get("choices"), list):
        raise refusal("error.record-shape", allowed=list(FIELDS))
    unknown = [name for name in data if name not in FIELDS]
    if unknown:
        raise refusal("error.record-field", name=unknown[0], allowed=list(FIELDS))
    origin = {name: data[name] for name in ("seats", "settings", "seed", "start") if name in data}
    if "seed" not in origin and "start" not in origin:
        raise refusal("error.record-partial")
    choices = [str(choice) for choice in data["choices"]]
    return Record(
        str(data.get("game")), int(data.get("rules", 0)), origin, choices, data.get("scores")
    )
