"""The conversation in docs/protocol.md, as it is really held.

`python -m tools.conversation` writes it anew, where rules or words have changed.
"""

import re
import tempfile
from pathlib import Path

import voliere
from voliere.bots.asking import answer_of
from voliere.bots.foreign import ENGINE
from voliere.bots.process import Client, EngineProcess, ProcessBot
from voliere.kernel.knowledge import knowledge_of

DOCUMENT = Path(__file__).parents[1] / "docs" / "protocol.md"
BLOCK = re.compile(r"(?<=```text\n)> hello.*?(?=\n```)", re.DOTALL)
SILENT = ("position", "stop", "quit")
"""The words to which an engine says nothing."""


def conversation() -> str:
    """What a player and `voliere engine normal` say to each other, line by line."""
    with tempfile.TemporaryDirectory() as folder:
        said, answered = Path(folder, "said"), Path(folder, "answered")
        script = 'tee "$0" | "${@:2}" | tee "$1"'
        hold(["bash", "-c", script, str(said), str(answered), *ENGINE, "normal"])
        lines = said.read_text(encoding="utf-8").splitlines()
        answers = iter(answered.read_text(encoding="utf-8").splitlines())
    held = []
    for line in lines:
        held.append(f"> {line}")
        if line.split()[0] not in SILENT:
            held.append(f"< {next(answers)}")
    return "\n".join([*held, *answers])


def hold(command: list[str]) -> None:
    """Two choices and an explanation at the beginning of a game."""
    client = Client(EngineProcess(command))
    client.greet()
    bot = ProcessBot(client, 7, 30.0, 20)
    game = voliere.new("songbirds", seats=2, seed=7)
    game.act(answer_of(bot, knowledge_of(game, game.seat)))
    game.act(game.actions()[0])
    knowledge = knowledge_of(game, game.seat)
    bot.explain(knowledge)
    game.act(answer_of(bot, knowledge))
    bot.close()


def main() -> None:
    """Put what is said into the document."""
    held = conversation()
    text = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(BLOCK.sub(lambda found: held, text), encoding="utf-8")


if __name__ == "__main__":
    main()
