"""The coach in a process of its own: a request in JSON on each line in, answers on lines out.

`{"advice": …, "game": …, "seconds": …}` is answered by `{"counsel": …}`; `{"review": RECORD,
"worlds": …, "kept": …}` by `{"done": …}` after each choice, some with what is `kept`, and in the
end by `{"whole": …}`. What is refused is answered by `{"refused": MESSAGE, "arguments": …}`.
"""

import json
import sys
from typing import Any, TextIO

from voliere.coach.advice import advise
from voliere.coach.review import Review
from voliere.games import game_kind
from voliere.kernel.errors import Refusal
from voliere.kernel.knowledge import read_knowledge
from voliere.kernel.record import read_record

EVERY = 5
"""After so many choices a review tells what it needs to go on there."""
PROGRAM = (sys.executable, "-P", "-c", "from voliere.coach.worker import main; main()")


def main() -> None:
    """Answer requests until there are no more."""
    work(sys.stdin, sys.stdout)


def work(requests: TextIO, answers: TextIO) -> None:
    """Answer each line."""

    def say(answer: dict[str, Any]) -> None:
        print(json.dumps(answer, ensure_ascii=False), file=answers, flush=True)

    for line in requests:
        request = json.loads(line)
        try:
            if "review" in request:
                look_back(request, say)
            else:
                knowledge = read_knowledge(game_kind(request["game"]), request["advice"])
                counsel = advise(knowledge, request["seconds"], seed=len(knowledge.game.choices))
                say({"counsel": counsel.as_json(knowledge.game)})
        except Refusal as error:
            fault = error.faults[0]
            say({"refused": fault.message, "arguments": dict(fault.arguments)})


def look_back(request: dict[str, Any], say: Any) -> None:
    """Review a record, telling how far it came."""
    review = Review(read_record(request["review"]), request["worlds"], request.get("kept"))
    for done in review.steps():
        say({"done": done} | ({"kept": review.kept()} if done % EVERY == 0 else {}))
    say({"whole": review.as_json()})
