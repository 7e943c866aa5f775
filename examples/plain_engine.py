"""An engine that knows nothing of Volière but its protocol (docs/protocol.md).

It is Python, but uses nothing that another language would not have:

    voliere arena songbirds --bots "random,cmd:python examples/plain_engine.py"
"""

import json
import random
import sys
from typing import Any


def say(line: str) -> None:
    """Answer with a line, at once."""
    print(line, flush=True)


def chosen(view: dict[str, Any], chance: random.Random) -> str:
    """An option by chance; it declines only if nothing else is offered."""
    options: list[str] = [option["text"] for option in view["decision"]["options"]]
    doing = [option for option in options if option != "decline"]
    return chance.choice(doing or options)


def main() -> None:
    """Answer each line until the player quits."""
    chance = random.Random()
    view: dict[str, Any] = {}
    events: list[dict[str, Any]] = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            say('hello 1 {"name":"plain"}')
        elif word == "game":
            events = []
            say("ready")
        elif word == "position":
            told = json.loads(rest)
            view = told["view"]
            events = events[: told["since"]] + told["events"]
        elif word == "go":
            limits = rest.split()
            if "seed" in limits:
                chance.seed(limits[limits.index("seed") + 1])
            say("answer " + chosen(view, chance))
        elif word == "explain":
            say("advice []")
        elif word == "quit":
            break
        elif word != "stop":
            say(f"error word “{word}” is no word of the protocol.")
    print(f"{len(events)} events of the last game", file=sys.stderr)


main()
