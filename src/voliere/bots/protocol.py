"""The words that a player and an engine exchange, line by line; docs/protocol.md explains them."""

import json
from typing import Any, Final

from voliere.kernel.errors import Refusal
from voliere.kernel.knowledge import SeatKnowledge

VERSION: Final = 1
HELLO: Final = "hello"
GAME: Final = "game"
READY: Final = "ready"
POSITION: Final = "position"
GO: Final = "go"
ANSWER: Final = "answer"
EXPLAIN: Final = "explain"
ADVICE: Final = "advice"
STOP: Final = "stop"
QUIT: Final = "quit"
ERROR: Final = "error"

# What an error is called; a sentence follows.
WRONG_VERSION: Final = "version"
WRONG_WORD: Final = "word"
WRONG_DATA: Final = "data"
NO_SUCH_BOT: Final = "bot"
NOT_OFFERED: Final = "not-offered"
BROKE: Final = "broke"


class ProtocolError(Exception):
    """A line that does not follow the protocol: the name of the error, and a sentence."""

    def __init__(self, name: str, sentence: str) -> None:
        super().__init__(name, sentence)
        self.name = name
        self.sentence = sentence

    def line(self) -> str:
        """The error as an engine says it."""
        return f"{ERROR} {self.name} {' '.join(self.sentence.split())}"


class Limits:
    """What follows `go` and `explain`: how long to think; a seed where chance begins anew."""

    def __init__(self, seconds: float, rounds: int, seed: int | None = None) -> None:
        self.seconds = seconds
        self.rounds = rounds
        self.seed = seed

    def words(self) -> str:
        """The limits on a line."""
        rounds = f" rounds {self.rounds}" if self.rounds else ""
        seed = "" if self.seed is None else f" seed {self.seed}"
        return f"seconds {self.seconds}{rounds}{seed}"


def read_limits(text: str) -> Limits:
    """What `Limits.words` wrote, in any order; the seconds alone must be there."""
    words = text.split()
    named = dict(zip(words[0::2], words[1::2]))
    unknown = [name for name in named if name not in ("seconds", "rounds", "seed")]
    try:
        if unknown or len(words) % 2:
            raise ValueError
        seed = int(named["seed"]) if "seed" in named else None
        return Limits(float(named["seconds"]), int(named.get("rounds", "0")), seed)
    except (KeyError, ValueError):
        allowed = "seconds S, rounds R and seed N"
        raise ProtocolError(WRONG_DATA, f"“{text}” is no limit; write {allowed}.") from None


def line(word: str, data: Any) -> str:
    """A word with its data on one line."""
    return f"{word} {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}"


def read_data(word: str, text: str) -> dict[str, Any]:
    """The JSON object that follows a word."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise ProtocolError(WRONG_DATA, f"after {word}: {error}") from None
    if not isinstance(data, dict):
        raise ProtocolError(WRONG_DATA, f"after {word} comes a JSON object.")
    return data


def game_line(knowledge: SeatKnowledge, bot: str) -> str:
    """The game that begins, and as which of its bots the engine plays, if it has several."""
    game = knowledge.game
    data: dict[str, Any] = {
        "game": game.name,
        "rules": game.rules,
        "seats": game.seats,
        "settings": game.settings,
    }
    if bot:
        data["bot"] = bot
    return line(GAME, data)


def position_line(
    knowledge: SeatKnowledge, told: list[dict[str, Any]], with_view: bool
) -> tuple[str, list[dict[str, Any]]]:
    """What the seat knows, without the events that were told already; and all events."""
    data = knowledge.as_json()
    events: list[dict[str, Any]] = data["events"]
    since = 0
    while since < min(len(told), len(events)) and told[since] == events[since]:
        since += 1
    data["since"] = since
    data["events"] = events[since:]
    if with_view:
        data["view"] = knowledge.view()
    return line(POSITION, data), events


def refused(error: Refusal) -> ProtocolError:
    """What the rules have against the data, in words."""
    return ProtocolError(WRONG_DATA, error.sentence())
