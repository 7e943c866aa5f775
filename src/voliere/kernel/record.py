"""Set-up, seed, rules version and choices: a game that can be played again, byte for byte."""

import json
from typing import Any

from voliere.kernel.chance import SEED_LIMIT
from voliere.kernel.errors import refusal

FIELDS = ("game", "rules", "seats", "settings", "seed", "start", "players", "choices", "scores")


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

        self.players: list[str] = []
        """Who held each seat (a name, a bot, a person), if somebody has said so."""

    def seed(self) -> int:
        """The seed, checked to be a number."""
        seed = self.origin["seed"]
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise refusal("error.seed", seed=seed, limit=SEED_LIMIT - 1)
        return seed

    def settings(self) -> dict[str, Any]:
        """The settings as they were written."""
        settings = self.origin.get("settings", {})
        if not isinstance(settings, dict):
            raise refusal("error.part", part="settings")
        return settings

    def as_json(self) -> dict[str, Any]:
        """The record as plain JSON data."""
        data: dict[str, Any] = {"game": self.game, "rules": self.rules, **self.origin}
        if self.players:
            data["players"] = self.players
        data["choices"] = self.choices
        if self.scores is not None:
            data["scores"] = self.scores
        return data

    def __str__(self) -> str:
        return json_text(self.as_json())

    def __repr__(self) -> str:
        seats = self.origin.get("start", self.origin).get("seats")
        end = "" if self.scores is None else ", over"
        return f"<Record {self.game}, {seats} seats, {len(self.choices)} choices{end}>"

    def __reduce__(self) -> tuple[Any, ...]:
        origin = (self.game, self.rules, self.origin)
        return revive_record, (*origin, self.choices, self.scores, self.players)


def revive_record(
    game: str,
    rules: int,
    origin: dict[str, Any],
    choices: list[str],
    scores: list[dict[str, int]] | None,
    players: list[str],
) -> Record:
    """The record that was pickled or copied."""
    record = Record(game, rules, origin, choices, scores)
    record.players = players
    return record


def json_text(data: dict[str, Any]) -> str:
    """A record or a position as a JSON text, for a file; `read_object` reads it."""
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def read_object(text: str) -> dict[str, Any]:
    """The object that a JSON text holds."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise refusal("error.json", line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):  # A number too long, lists too deep.
        raise refusal("error.json", line=1, column=1) from None
    if not isinstance(data, dict):
        raise refusal("error.json", line=1, column=1)
    return data


def choice_parts(text: str) -> tuple[int, str]:
    """The seat and the option of a choice, which is written `SEAT:OPTION`.

    >>> choice_parts("1:draw")
    (1, 'draw')
    """
    seat, _, option = text.partition(":")
    if len(seat) != 1 or not (seat.isascii() and seat.isdigit()):
        raise refusal("error.choice-shape", choice=text)
    return int(seat), option


def read_record(data: Any) -> Record:
    """A record from JSON data, its shape checked; what it says is checked by the replay."""
    if not isinstance(data, dict) or not _shaped(data):
        raise refusal("error.record-shape", allowed=list(FIELDS))
    unknown = [name for name in data if name not in FIELDS]
    if unknown:
        raise refusal("error.record-field", name=unknown[0], allowed=list(FIELDS))
    origin = {name: data[name] for name in ("seats", "settings", "seed", "start") if name in data}
    if "seed" not in origin and "start" not in origin:
        raise refusal("error.record-partial")
    choices = [str(choice) for choice in data["choices"]]
    rules = data.get("rules", 0)
    if type(rules) is not int:
        raise refusal("error.record-rules", rules=rules)
    record = Record(str(data.get("game")), rules, origin, choices, data.get("scores"))
    record.players = [str(player) for player in data.get("players", [])]
    return record


def _shaped(data: dict[str, Any]) -> bool:
    lists = isinstance(data.get("choices"), list) and isinstance(data.get("players", []), list)
    return lists and isinstance(data.get("start", {}), dict) and _sheets(data.get("scores"))


def _sheets(scores: Any) -> bool:
    """Whether the scores are missing, or a list of score sheets."""
    if scores is None:
        return True
    return isinstance(scores, list) and all(isinstance(sheet, dict) for sheet in scores)
