"""The engine's side of the protocol: bots of this house, of a package or of a file speak it.

Only what a seat knows comes in, so the true game is never in this process.
"""

import os
import sys
import threading
import time
from typing import Any, Final, TextIO

from voliere.bots.asking import answer_of
from voliere.bots.bot import Advice, Bot, BotFault, broken
from voliere.bots.clock import break_off_when
from voliere.bots.foreign import is_file_bot, load_function
from voliere.bots.levels import LEVELS, RUNGS, Maker
from voliere.bots.lines import Lines
from voliere.bots.protocol import (
    ADVICE,
    ANSWER,
    BROKE,
    ERROR,
    EXPLAIN,
    GAME,
    GO,
    HELLO,
    NO_SUCH_BOT,
    NOT_OFFERED,
    POSITION,
    QUIT,
    READY,
    STOP,
    VERSION,
    WRONG_DATA,
    WRONG_VERSION,
    WRONG_WORD,
    Limits,
    ProtocolError,
    line,
    read_data,
    read_limits,
    refused,
)
from voliere.games import game_kind
from voliere.kernel.errors import Refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge, read_knowledge
from voliere.plugins import BOTS, load_plugin

USUAL: Final = "normal"
"""As whom the engine plays where nobody says."""
DIGITS: Final = 4
"""Digits of points and chances that are told."""
GLANCE: Final = 1.0
"""Seconds between two looks at whether the player still lives."""


class Engine:
    """One conversation: the game that is played, what the seat knows of it, and the bot."""

    def __init__(self, name: str) -> None:
        self.makers: dict[str, Maker] = LEVELS if name in LEVELS else {name: load_maker(name)}
        self.usual = name
        self.kind: type[Game] | None = None
        self.knowledge: SeatKnowledge | None = None
        self.log: list[dict[str, Any]] = []
        self.begin_with(name)

    def begin_with(self, name: str) -> None:
        """Play as this bot, from the beginning."""
        self.playing = name
        self.bot: Bot | None = None
        self.limits = Limits(0.0, 0)
        self.knowledge = None
        self.log = []

    def reply(self, said: str) -> str:
        """What the engine answers to a line; nothing where the protocol asks for nothing."""
        word, _, rest = said.strip().partition(" ")
        try:
            return self.obey(word, rest)
        except ProtocolError as error:
            return error.line()
        except Refusal as error:
            return refused(error).line()
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            return ProtocolError(WRONG_DATA, f"after {word}: {error!r}").line()
        except BotFault as fault:
            return told(fault)

    def obey(self, word: str, rest: str) -> str:
        """Do what a word says."""
        if word == HELLO:
            return self.hello(rest)
        if word == GAME:
            return self.begin(read_data(word, rest))
        if word == POSITION:
            return self.learn(read_data(word, rest))
        if word == GO:
            limits = read_limits(rest)
            knowledge = self.known()
            return f"{ANSWER} {knowledge.text(answer_of(self.bot_within(limits), knowledge))}"
        if word == EXPLAIN:
            return self.explain(read_limits(rest))
        if word == STOP:
            return ""
        raise ProtocolError(WRONG_WORD, f"“{word}” is no word of the protocol.")

    def hello(self, rest: str) -> str:
        """Who the engine is; it has rules of its own, and needs no view."""
        if rest != str(VERSION):
            raise ProtocolError(WRONG_VERSION, f"This engine speaks version {VERSION}.")
        who = {"name": f"Volière {self.usual}", "bots": list(self.makers), "view": False}
        return line(f"{HELLO} {VERSION}", who)

    def begin(self, data: dict[str, Any]) -> str:
        """A new game: nothing is left of the last one."""
        bot = str(data.get("bot", self.usual))
        if bot not in self.makers:
            allowed = ", ".join(self.makers)
            raise ProtocolError(NO_SUCH_BOT, f"There is no bot “{bot}” here; there are: {allowed}.")
        self.kind = game_kind(data["game"])
        self.begin_with(bot)
        return READY

    def learn(self, data: dict[str, Any]) -> str:
        """What the seat knows now."""
        if self.kind is None:
            raise ProtocolError(WRONG_WORD, f"{GAME} comes before {POSITION}.")
        self.knowledge = None
        self.log = self.log[: int(data["since"])] + list(data["events"])
        self.knowledge = read_knowledge(self.kind, {**data, "events": self.log})
        return ""

    def known(self) -> SeatKnowledge:
        """What the seat knows, if it was told."""
        if self.knowledge is None:
            raise ProtocolError(WRONG_WORD, f"{POSITION} comes before {GO} and {EXPLAIN}.")
        return self.knowledge

    def bot_within(self, limits: Limits) -> Bot:
        """The bot of this game; a new one where chance begins anew or the limits are others."""
        same = limits.seconds == self.limits.seconds and limits.rounds == self.limits.rounds
        if self.bot is None or limits.seed is not None or not same:
            if limits.seed is None:
                limits.seed = self.limits.seed or 0
            self.bot = self.made(limits, limits.seed)
            self.limits = limits
        return self.bot

    def made(self, limits: Limits, seed: int) -> Bot:
        """A bot for the game; what goes wrong in its making is its own fault."""
        name = self.known().game.name
        try:
            return self.makers[self.playing](name, seed, limits.seconds, limits.rounds)
        except (Exception, SystemExit) as error:
            raise broken(error) from error

    def explain(self, limits: Limits) -> str:
        """What the bot expects of the options."""
        knowledge = self.known()
        bot = self.bot_within(limits)
        try:
            advice = bot.explain(knowledge)
        except (Exception, SystemExit) as error:
            raise broken(error) from error
        return line(ADVICE, [advice_data(knowledge, one) for one in advice])


def advice_data(knowledge: SeatKnowledge, advice: Advice) -> dict[str, Any]:
    """One option with what the bot expects of it."""
    return {
        "option": knowledge.text(advice.action),
        "points": round(advice.points, DIGITS),
        "chance": None if advice.chance is None else round(advice.chance, DIGITS),
    }


def told(fault: BotFault) -> str:
    """A bot's fault on one line; its traceback goes where people look."""
    print(fault.trace, file=sys.stderr, flush=True)
    name = NOT_OFFERED if fault.message == NOT_OFFERED else BROKE
    words = fault.arguments["answer" if name == NOT_OFFERED else "error"]
    return f"{ERROR} {name} {words}"


def load_maker(name: str) -> Maker:
    """What makes the bot of a file or of a package, or a level as it once played."""
    maker: Maker | None = RUNGS.get(name)
    if maker is None:
        maker = load_function(name) if is_file_bot(name) else load_plugin(BOTS, name)
    if maker is None:
        raise ProtocolError(NO_SUCH_BOT, f"There is no bot “{name}”.")
    return maker


def converse(name: str, lines: Lines, answers: TextIO) -> None:
    """Answer each line until the player quits or is gone."""
    break_off_when(lines.stop_waits)
    failure, engine = "", None
    try:
        engine = Engine(name)
    except ProtocolError as error:
        failure = error.line()
    except (Exception, SystemExit) as error:
        failure = told(broken(error))
    while (said := lines.next()) is not None and said.strip() != QUIT:
        reply = failure if engine is None else engine.reply(said)
        if reply:
            answers.write(reply + "\n")
            answers.flush()


def main(name: str = "") -> None:
    """Speak the protocol on the standard streams, as the bot that is named.

    What a bot prints goes to the standard error, and what it reads is empty: the protocol's
    own streams are out of its reach.
    """
    lines = Lines(os.dup(0))
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    try:
        converse(name or (sys.argv[1] if len(sys.argv) > 1 else USUAL), lines, answers)
    except BrokenPipeError:
        os._exit(0)


def end_with(player: int) -> None:
    """Leave no bot thinking for a player that was killed."""
    while os.getppid() == player:
        time.sleep(GLANCE)
    os._exit(0)
