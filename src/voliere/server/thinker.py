"""The process in which bots think: a question on each line of its input, an answer on each line.

It ends with its input, so it never outlives the server.
"""

import contextlib
import sys

import msgspec

import voliere
from voliere.bots import make_bot
from voliere.kernel.knowledge import knowledge_of


class Question(msgspec.Struct):
    """A position, the seat that is asked, and the bot that answers for it."""

    level: str
    seat: int
    seed: int
    position: msgspec.Raw


class Answer(msgspec.Struct):
    """The option's text, or why there is none."""

    option: str | None
    failure: str = ""


def answer(question: Question) -> Answer:
    """Let the bot choose; whatever goes wrong in it is an answer too."""
    try:
        game = voliere.load(msgspec.json.decode(question.position))
        if game.seat != question.seat:
            game.turn_to(question.seat)
        bot = make_bot(question.level, game.name, question.seed)
        action = bot.choose(knowledge_of(game, question.seat))
        return Answer(game.space.text(action))
    except Exception as error:
        return Answer(None, f"{type(error).__name__}: {error}")


def main() -> None:
    """Answer until the input ends."""
    questions = msgspec.json.Decoder(Question)
    with contextlib.suppress(BrokenPipeError):
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(answer(questions.decode(line))) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
