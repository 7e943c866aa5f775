"""The player's side of the protocol: a bot that thinks in a process of its own."""

import json
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Mapping
from contextlib import suppress
from typing import IO, Any, Final

from voliere.bots.bot import TRACE, Advice, Bot, BotFault, brief, not_offered
from voliere.bots.protocol import (
    ADVICE,
    ANSWER,
    BROKE,
    ERROR,
    EXPLAIN,
    GO,
    HELLO,
    NOT_OFFERED,
    QUIT,
    READY,
    VERSION,
    Limits,
    ProtocolError,
    game_line,
    position_line,
    read_data,
)
from voliere.kernel.errors import refusal
from voliere.kernel.knowledge import SeatKnowledge

PATIENCE: Final = 60.0
"""Seconds, or times its limit, that an engine may take to answer."""
QUIT_SECONDS: Final = 0.5
"""An engine that has not left by then is ended."""
LINE_BYTES: Final = 1 << 20
"""A line of an engine is no longer,"""
UNREAD: Final = 16
"""and no more lines are taken from one that speaks without end."""
CHUNK: Final = 1 << 16


RUNNING: "set[EngineProcess]" = set()
"""The engines of this process that have not ended."""


def kill_engines() -> None:
    """End every engine of this process at once, when it must end itself."""
    for engine in list(RUNNING):
        engine.kill()


class EngineProcess:
    """A process with its pipes. Nothing that it does or leaves undone blocks the one who asks.

    Each pipe has a thread, so that a full or silent one holds up nobody else.
    """

    def __init__(self, command: list[str], environment: Mapping[str, str] | None = None) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment, start_new_session=True
        )
        RUNNING.add(self)
        self.unsent: queue.Queue[bytes] = queue.Queue()
        self.heard: queue.Queue[bytes] = queue.Queue()
        self.tail = b""
        """The last that it wrote to its standard error."""
        self.threads = [
            threading.Thread(target=work, args=(stream,), daemon=True)
            for work, stream in (
                (self._write, self.process.stdin),
                (self._read, self.process.stdout),
                (self._listen, self.process.stderr),
            )
        ]
        for thread in self.threads:
            thread.start()

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError), stream:
            while said := self.unsent.get():
                stream.write(said)
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with suppress(OSError), stream:
            while self.heard.qsize() < UNREAD and (said := stream.readline(LINE_BYTES)):
                self.heard.put(said)
        self.heard.put(b"")

    def _listen(self, stream: IO[bytes]) -> None:
        with stream:
            while said := os.read(stream.fileno(), CHUNK):
                self.tail = (self.tail + said)[-TRACE:]

    def send(self, line: str) -> None:
        """Say a line, without waiting until it is heard."""
        self.unsent.put(line.encode() + b"\n")

    def receive(self, seconds: float) -> str:
        """The next line, waited for no longer than this."""
        try:
            said = self.heard.get(timeout=seconds)
        except queue.Empty:
            raise BotFault("endless", {"seconds": round(seconds)}) from None
        if not said:
            raise BotFault("died", {})
        text = said.decode(errors="replace")
        if not text.endswith("\n"):
            raise garbage(text)
        return text.rstrip("\r\n")

    def unasked(self) -> str:
        """A line that nobody asked for, if there is one."""
        if self.heard.empty():
            return ""
        said = self.heard.get()
        if not said:
            self.heard.put(said)
        return said.decode(errors="replace")

    def leave(self) -> None:
        """Ask it to go, and see to it that it does."""
        self.send(QUIT)
        self.unsent.put(b"")
        self.threads[1].join(QUIT_SECONDS)
        self.end()

    def kill(self) -> None:
        """End the process and all that it started, at once."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(self.process.pid, signal.SIGKILL)
                else:
                    self.process.kill()

    def end(self) -> None:
        """End the process, and wait until nothing of it is left."""
        self.kill()
        self.unsent.put(b"")
        self.process.wait()
        RUNNING.discard(self)
        for thread in self.threads:
            thread.join(QUIT_SECONDS)

    def last_words(self) -> str:
        """The end of what it wrote to its standard error."""
        return self.tail.decode(errors="replace").strip()


class Client:
    """A conversation with an engine. One that breaks the protocol is ended and named."""

    def __init__(self, process: EngineProcess) -> None:
        self.process = process
        self.told: list[dict[str, Any]] = []
        """The events that the engine has heard of this game."""
        self.with_view = True

    def greet(self, patience: float = PATIENCE) -> None:
        """Say hello; nothing else comes before."""
        said = self.exchange([f"{HELLO} {VERSION}"], HELLO, patience)
        self.with_view = self._reads_view(said)

    def _reads_view(self, said: str) -> bool:
        """Whether the engine wants the seat's view, having no rules of its own."""
        number, _, rest = said.partition(" ")
        try:
            if number != str(VERSION):
                raise ProtocolError(HELLO, said)
            return read_data(HELLO, rest).get("view") is not False
        except ProtocolError:
            raise self.gone(garbage(f"{HELLO} {said}")) from None

    def begin(self, knowledge: SeatKnowledge, bot: str = "", patience: float = PATIENCE) -> None:
        """A new game: the engine forgets the last one."""
        self.told = []
        self.exchange([game_line(knowledge, bot)], READY, patience)

    def ask(
        self, word: str, knowledge: SeatKnowledge, limits: Limits, patience: float = PATIENCE
    ) -> str:
        """What the engine says to a `go` or an `explain`."""
        position, self.told = position_line(knowledge, self.told, self.with_view)
        expected = ANSWER if word == GO else ADVICE
        return self.exchange([position, f"{word} {limits.words()}"], expected, patience)

    def exchange(self, lines: list[str], expected: str, patience: float) -> str:
        """Say some lines; what comes back after the word expected."""
        try:
            if said := self.process.unasked():
                raise BotFault("unasked", {"line": brief(said)})
            for line in lines:
                self.process.send(line)
            said = self.process.receive(patience)
            word, _, rest = said.partition(" ")
            if word == ERROR:
                raise read_error(rest)
            if word != expected:
                raise garbage(said)
            return rest
        except BotFault as fault:
            raise self.gone(fault) from None

    def gone(self, fault: BotFault) -> BotFault:
        """End the engine; its fault, with its last words."""
        self.process.end()
        return BotFault(fault.message, fault.arguments, self.process.last_words())


def garbage(said: str) -> BotFault:
    """What a line that the protocol does not know, or not here, is called."""
    return BotFault("garbage", {"line": brief(said)})


def read_error(rest: str) -> BotFault:
    """The fault that an engine tells of itself."""
    name, _, sentence = rest.partition(" ")
    if name == BROKE:
        return BotFault("raised", {"error": brief(sentence)})
    if name == NOT_OFFERED:
        return not_offered(sentence)
    return BotFault("refused", {"error": brief(rest)})


class ProcessBot(Bot):
    """A bot for one game, in a process that is told what its seat knows and nothing else."""

    def __init__(self, client: Client, seed: int, seconds: float, rounds: int) -> None:
        self.client = client
        self.limits = Limits(seconds, rounds, seed)
        self.patience = PATIENCE if rounds else PATIENCE * max(1.0, seconds)
        self.begun = False

    def choose(self, knowledge: SeatKnowledge) -> int:
        """The option that the engine names."""
        text = self.ask(GO, knowledge)
        action = knowledge.game.space.read(text)
        if action < 0 or not knowledge.game.offers(action):
            raise self.client.gone(not_offered(repr(text)))
        return action

    def explain(self, knowledge: SeatKnowledge) -> list[Advice]:
        """What the engine thinks of the options."""
        said = self.ask(EXPLAIN, knowledge)
        try:
            return [read_advice(knowledge, one) for one in json.loads(said)]
        except (ValueError, TypeError, KeyError):
            raise self.client.gone(garbage(f"{ADVICE} {said}")) from None

    def ask(self, word: str, knowledge: SeatKnowledge) -> str:
        """Put a question; the first of a game tells the seed too."""
        if not self.begun:
            self.begun = True
            self.client.begin(knowledge, patience=self.patience)
        said = self.client.ask(word, knowledge, self.limits, self.patience)
        self.limits.seed = None
        return said

    def close(self) -> None:
        """The process ends with the game."""
        self.client.process.leave()


def read_advice(knowledge: SeatKnowledge, data: dict[str, Any]) -> Advice:
    """One option with what the engine expects of it."""
    action = knowledge.game.space.read(str(data["option"]))
    if action < 0:
        raise ValueError
    chance = data["chance"]
    return Advice(action, float(data["points"]), None if chance is None else float(chance))


def start_bot(
    name: str,
    command: list[str],
    environment: Mapping[str, str] | None,
    seed: int,
    seconds: float,
    rounds: int,
) -> Bot:
    """A bot in a new process; a program that cannot be started is refused."""
    try:
        client = Client(EngineProcess(command, environment))
    except OSError as error:
        raise refusal("error.bot-start", bot=name, reason=error.strerror) from None
    client.greet()
    return ProcessBot(client, seed, seconds, rounds)
