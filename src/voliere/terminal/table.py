"""A game at a terminal: draw, ask, undo, save. It knows the kernel's words, not the games."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType

import voliere
from voliere.bots import Bot, check_bot, make_bot
from voliere.bots.asking import answer_of
from voliere.bots.bot import BotFault
from voliere.kernel.decision import Decision, Option
from voliere.kernel.errors import Refusal, refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import knowledge_of
from voliere.terminal.files import free_file, write_text
from voliere.terminal.painters import painter_of
from voliere.terminal.sentences import answer, happened, question, score_sheet, seat_name
from voliere.texts import say

PERSON = "person"
USUAL_BOT = "normal"
ADVISER = "hard"
REPLACEMENT = "random"
FEW = 20
"""Up to so many options are listed one by one; more are listed by their first word."""


class Quit(Exception):
    """The person leaves the table."""


class TerminalTable:
    """One game, the players at its seats, and the person who types."""

    def __init__(
        self, game: Game, players: list[str], language: str, console: Console, file: Path
    ) -> None:
        self.game = game
        self.players = players
        self.language = language
        self.console = console
        self.file = file
        self.painter = painter_of(game.name)
        self.persons = [seat for seat, player in enumerate(players) if player == PERSON]
        self.bots: dict[int, Bot] = {
            seat: seated_bot(player, game.name, seat)
            for seat, player in enumerate(players)
            if player != PERSON
        }
        self.others: Callable[..., RenderableType] | None = getattr(self.painter, OTHERS, None)
        names = [*COMMANDS, OTHERS] if self.others else COMMANDS
        self.commands = {self.say(f"terminal.command.{name}"): name for name in names}
        self.told = 0
        self.last_asked = self.persons[0] if self.persons else None

    # The words on the screen.

    def say(self, message: str, /, **arguments: Any) -> str:
        """A sentence of the common catalogue."""
        return say(self.language, message, **arguments)

    def write(self, text: str, style: str = "") -> None:
        """A line on the screen."""
        self.console.print(text, style=style, markup=False, highlight=False)

    # The game.

    def play(self) -> None:
        """Play to the end; a person who leaves finds a file to resume from."""
        try:
            while (decision := self.game.decision) is not None:
                if decision.seat in self.bots:
                    self.let_choose(decision.seat)
                else:
                    self.ask(decision)
            self.finish()
        except (Quit, KeyboardInterrupt, EOFError):
            self.leave()
        finally:
            for bot in self.bots.values():
                bot.close()

    def let_choose(self, seat: int) -> None:
        """Let a bot choose; the random one takes the place of one that gives no valid answer."""
        try:
            self.game.choose(answer_of(self.bots[seat], knowledge_of(self.game, seat)))
        except BotFault as fault:
            reason = fault.about(self.players[seat]).sentence(self.language)
            self.write(self.say("terminal.bot-replaced", reason=reason), "red")
            self.bots[seat].close()
            self.players[seat] = REPLACEMENT
            self.bots[seat] = make_bot(REPLACEMENT, self.game.name, seat)

    def ask(self, decision: Decision) -> None:
        """Show the table to the seat and make its choice, or do what else it types."""
        self.hand_over(decision.seat)
        self.show(decision.seat)
        chosen = self.pick(decision)
        if chosen is not None:
            self.game.choose(chosen)

    def hand_over(self, seat: int) -> None:
        """A curtain between two persons at one screen, so that no hand is seen by the other."""
        if self.last_asked != seat and len(self.persons) > 1:
            self.console.clear()
            self.console.input(self.say("terminal.curtain", seat=seat) + " ")
        self.last_asked = seat

    def show(self, seat: int | None) -> None:
        """What has happened since the last look, and the table."""
        self.console.print()
        log = self.game.log(seat)
        for event in log[self.told :]:
            self.write(happened(self.game, event, self.language, seat), style="dim")
        self.told = len(log)
        self.console.print(self.painter.paint(self.game.view(seat), self.language))

    def pick(self, decision: Decision) -> Option | None:
        """Ask until an option is named, or a command has changed the table."""
        groups = self.pose(decision)
        while True:
            typed = self.console.input(
                self.say("terminal.prompt", commands=list(self.commands)) + " "
            ).strip()
            found = self.understand(typed, decision.options, groups)
            if isinstance(found, list):
                groups = _groups(found)
                self.list_groups(groups)
            else:
                return found

    def pose(self, decision: Decision) -> dict[str, list[Option]]:
        """Put the question and list the answers."""
        who = seat_name(self.language, decision.seat, decision.seat)
        self.write(f"{who} · {question(self.game, decision, self.language)}", style="bold #e8764a")
        groups = _groups(decision.options)
        self.list_groups(groups)
        return groups

    def understand(
        self, typed: str, options: list[Option], groups: dict[str, list[Option]]
    ) -> Option | list[Option] | None:
        """The option meant, several that begin so, or None after a command."""
        by_text = {option.text.lower(): option for option in options}
        if typed.lower() in by_text:
            return by_text[typed.lower()]
        if typed.isdigit() and 1 <= int(typed) <= len(groups):
            meant = list(groups.values())[int(typed) - 1]
            return meant[0] if len(meant) == 1 else meant
        word, *arguments = typed.split(" ", 1)
        if word.lower() in self.commands:
            return self.obey(self.commands[word.lower()], arguments, options)
        meant = [option for option in options if _begins(option, typed)] if typed else []
        if len(meant) == 1:
            return meant[0]
        if not meant:
            words = list(self.commands)
            self.write(self.say("terminal.unknown", typed=typed, commands=words), "red")
        return meant or options

    def obey(
        self, command: str, arguments: list[str], options: list[Option]
    ) -> list[Option] | None:
        """Do a command; the options if the question stands, None if the table has changed."""
        if command == "undo":
            return None if self.undo() else options
        if command == "save":
            self.save(Path(arguments[0]) if arguments else self.file)
        elif command == "quit":
            raise Quit
        elif command == "log":
            for event in self.game.log(self.last_asked):
                self.write(happened(self.game, event, self.language, self.last_asked), "dim")
        elif command == "advice":
            self.advise()
        elif command == OTHERS and self.others is not None:
            view = self.game.view(self.last_asked)
            self.console.print(self.others(view, self.language))
        else:
            self.write(self.say("terminal.help"))
        return options

    def advise(self) -> None:
        """The best options as a bot sees them, with what it expects of each."""
        bot = make_bot(ADVISER, self.game.name, len(self.game.choices))
        for advice in bot.explain(knowledge_of(self.game, self.game.seat))[:ADVISED]:
            option = answer(self.game, Option(self.game.space, advice.action), self.language)
            self.write(self.advised(option, round(advice.points), advice.chance))

    def advised(self, option: str, points: int, chance: float | None) -> str:
        """An option with the points it may bring, and with its chance where there is one."""
        if chance is None:
            return self.say("terminal.advice-points", option=option, n=points)
        return self.say("terminal.advice", option=option, n=points, chance=round(100 * chance))

    def undo(self) -> bool:
        """Take back the last choice of a person and all that followed it."""
        for number in range(len(self.game.choices) - 1, -1, -1):
            if self.game.choices[number] & 7 in self.persons:
                self.game = voliere.replay(self.game.record(), upto=number)
                self.told = len(self.game.events)
                return True
        self.write(self.say("terminal.nothing-to-undo"), "red")
        return False

    def list_groups(self, groups: dict[str, list[Option]]) -> None:
        """The options with their numbers, one by one or by their first word."""
        words = []
        for number, (name, options) in enumerate(groups.items(), 1):
            if len(options) == 1:
                words.append(f"[{number}] {answer(self.game, options[0], self.language)}")
            else:
                words.append(f"[{number}] {name} ({len(options)})")
        self.write("  ".join(words))

    # Files and the end.

    def save(self, file: Path) -> None:
        """Write the record; a file that holds something else is not overwritten."""
        record = self.game.record()
        record.players = self.players
        try:
            write_text(file if file == self.file else free_file(file, record.game), str(record))
            self.write(self.say("terminal.saved", file=file))
        except Refusal as error:
            self.write(error.sentence(self.language), "red")

    def leave(self) -> None:
        """Leave a file from which the game goes on."""
        self.console.print()
        self.save(self.file)
        self.write(self.say("terminal.resume", file=self.file))

    def finish(self) -> None:
        """The last look and the score sheet."""
        self.show(self.persons[0] if len(self.persons) == 1 else None)
        view = self.game.view(None)
        self.console.print(score_sheet(self.game, self.language))
        for line in self.painter.ending(view, self.language):
            self.write(line, style="bold")
        seats = self.game.seats
        winners = [seat_name(self.language, seat, None, seats) for seat in self.game.winners()]
        if winners:
            self.write(self.say("terminal.winners", n=len(winners), winners=winners), "bold")


COMMANDS = ("undo", "advice", "save", "log", "help", "quit")
ADVISED = 3
"""Number of the best options that are named."""
OTHERS = "others"
"""The command, and the painter's function, that show the other seats' places in full."""


def _groups(options: list[Option]) -> dict[str, list[Option]]:
    if len(options) <= FEW:
        return {option.text: [option] for option in options}
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.text.split("@")[0], []).append(option)
    return groups


def _begins(option: Option, typed: str) -> bool:
    plain = option.text.lower().replace("@", "").replace(" ", "")
    return plain.startswith(typed.lower().replace("@", "").replace(" ", ""))


def seated_bot(player: str, game: str, seat: int) -> Bot:
    """The bot of a seat; one that cannot even be made is refused."""
    try:
        return make_bot(player, game, seat)
    except BotFault as fault:
        raise fault.refusal(player) from None


def read_players(bots: list[str] | None, seats: int) -> list[str]:
    """Who sits where: bots on the last seats, persons on the others."""
    names = [USUAL_BOT] * (seats - 1) if bots is None else [name for name in bots if name]
    for name in names:
        check_bot(name, programs=True)
    if len(names) > seats:
        raise refusal("error.bots", bots=len(names), seats=seats)
    return [PERSON] * (seats - len(names)) + names
