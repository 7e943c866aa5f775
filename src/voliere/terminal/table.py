"""A game at a terminal: draw, ask, undo, save. It knows the kernel's words, not the games."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType

import voliere
from voliere.bots import Bot, check_bot, make_bot
from voliere.bots.asking import answer_of
from voliere.bots.bot import BotFault
from voliere.kernel.decision import Decision, Option
from voliere.kernel.errors import Refusal, refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import knowledge_of
from voliere.kernel.record import Record
from voliere.terminal.coach import TableCoach
from voliere.terminal.files import free_file, write_text
from voliere.terminal.painters import painter_of
from voliere.terminal.sentences import answer, happened, question, score_sheet, seat_name
from voliere.terminal.typed import Choices, in_columns, near_miss
from voliere.texts import folded, say, shortened, visible

PERSON = "person"
USUAL_BOT = "normal"
REPLACEMENT = "random"


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
        self.coach = TableCoach(language)
        self.told: dict[int | None, int] = {}
        """How much of its log each seat has been told."""
        self.drawn: set[str] = set()
        """The parts of the table that stand on the screen."""
        self.last_asked = self.persons[0] if self.persons else None

    # The words on the screen.

    def say(self, message: str, /, **arguments: Any) -> str:
        """A sentence of the common catalogue."""
        return say(self.language, message, **arguments)

    def write(self, text: str, style: str = "") -> None:
        """A line on the screen."""
        self.console.print(visible(text), style=style, markup=False, highlight=False)

    # The game.

    def play(self) -> None:
        """Play to the end; whatever ends it before, a file to resume from is there."""
        try:
            while (decision := self.game.decision) is not None:
                if decision.seat in self.bots:
                    self.let_choose(decision.seat)
                else:
                    self.ask(decision)
            self.finish()
        except (Quit, KeyboardInterrupt, EOFError):
            self.leave()
        except BaseException:
            self.leave()
            raise
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
            self.keep()

    def hand_over(self, seat: int) -> None:
        """A curtain between two persons at one screen, so that no hand is seen by the other."""
        if self.last_asked != seat and len(self.persons) > 1:
            self.console.clear()
            self.console.input(self.say("terminal.curtain", seat=seat + 1) + " ")
            self.drawn = set()
        self.last_asked = seat

    def show(self, seat: int | None, whole: bool = False) -> None:
        """What has happened since the seat's last look, and what of the table looks otherwise."""
        self.console.print()
        log = self.game.log(seat)
        for event in log[self.told.get(seat, 0) :]:
            self.write(happened(self.game, event, self.language, seat), style="dim")
        self.told[seat] = len(log)
        picture = self.painter.paint(self.game.view(seat), self.language)
        parts = picture.renderables if isinstance(picture, Group) else [picture]
        texts = [self.text_of(part) for part in parts]
        for part, text in zip(parts, texts):
            if whole or text not in self.drawn:
                self.console.print(part)
        if not whole and self.drawn.intersection(texts):
            word = self.say("terminal.command.board")
            self.write(self.say("terminal.unchanged", board=word), style="dim")
        self.drawn = set(texts)

    def text_of(self, part: RenderableType) -> str:
        """A part of the picture as it stands on the screen."""
        with self.console.capture() as captured:
            self.console.print(part)
        return captured.get()

    def pick(self, decision: Decision) -> Option | None:
        """Ask until an option is named, or a command has changed the table."""
        whole = choices = self.pose(decision)
        while True:
            typed = self.console.input(
                self.say("terminal.prompt", commands=list(self.commands)) + " "
            ).strip()
            found = choices.meant(typed) or whole.meant(typed)
            if found is not None and len(found.options) == 1:
                return found.options[0]
            word, *arguments = typed.split(" ", 1)
            command = self.commands.get(folded(word))
            if found is not None:
                choices = found
            elif command is None:
                self.write(self.unknown(typed, whole), "red")
            elif self.obey(command, arguments):
                return None
            else:
                choices = whole
            self.list_choices(choices)

    def unknown(self, typed: str, choices: Choices) -> str:
        """That something was not understood, and the option or command that it nearly is."""
        words = list(self.commands)
        told = self.say("terminal.unknown", typed=shortened(typed), commands=words)
        return told + near_miss(typed, [*words, *choices.words], self.language)

    def pose(self, decision: Decision) -> Choices:
        """Put the question and list the answers."""
        who = seat_name(self.language, decision.seat, decision.seat)
        self.write(f"{who} · {question(self.game, decision, self.language)}", style="bold #e8764a")
        options = decision.options
        choices = Choices(options, [answer(self.game, one, self.language) for one in options])
        self.list_choices(choices)
        return choices

    def obey(self, command: str, arguments: list[str]) -> bool:
        """Do a command; whether the table has changed."""
        if command == "undo":
            return self.undo()
        if command == "save":
            self.save(Path(arguments[0]) if arguments else self.file)
        elif command == "quit":
            raise Quit
        elif command == "board":
            self.show(self.last_asked, whole=True)
        elif command == "log":
            for event in self.game.log(self.last_asked):
                self.write(happened(self.game, event, self.language, self.last_asked), "dim")
        elif command in ("advice", "hint"):
            tell = self.coach.hint if command == "hint" else self.coach.advice
            for line in tell(self.game):
                self.write(line)
        elif command == OTHERS and self.others is not None:
            view = self.game.view(self.last_asked)
            self.console.print(self.others(view, self.language))
        elif command == "help":
            self.write(self.say("terminal.help"))
            for word, name in self.commands.items():
                self.write(f"  {word}: {self.say(f'terminal.explained.{name}')}")
        return False

    def undo(self) -> bool:
        """Take back the last choice of a person and all that followed it."""
        for number in range(len(self.game.choices) - 1, -1, -1):
            if self.game.choices[number] & 7 in self.persons:
                self.game = voliere.replay(self.game.record(), upto=number)
                for seat, told in self.told.items():
                    self.told[seat] = min(told, len(self.game.log(seat)))
                self.keep()
                return True
        self.write(self.say("terminal.nothing-to-undo"), "red")
        return False

    def list_choices(self, choices: Choices) -> None:
        """The options with their numbers, one by one or by how they begin."""
        for line in in_columns(choices.labels(), self.console.width):
            self.write(line)

    # Files and the end.

    def record(self) -> Record:
        """The game so far, with those who play it."""
        record = self.game.record()
        record.players = self.players
        return record

    def keep(self) -> None:
        """Write what was played, so that nothing that ends the program can lose it."""
        with suppress(Refusal):  # Whoever leaves is told that it cannot be written.
            write_text(self.file, str(self.record()))

    def save(self, file: Path) -> None:
        """Write the record; a file that holds something else is not overwritten."""
        record = self.record()
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
        """The last look, the score sheet, and the file from which the game can be seen again."""
        self.show(self.persons[0] if len(self.persons) == 1 else None, whole=True)
        view = self.game.view(None)
        self.console.print(score_sheet(self.game, self.language))
        for line in self.painter.ending(view, self.language):
            self.write(line, style="bold")
        seats = self.game.seats
        winners = [seat_name(self.language, seat, None, seats) for seat in self.game.winners()]
        if winners:
            self.write(self.say("terminal.winners", n=len(winners), winners=winners), "bold")
        self.save(self.file)
        self.write(self.say("terminal.see-again", file=self.file))


COMMANDS = ("back", "undo", "hint", "advice", "board", "save", "log", "help", "quit")
OTHERS = "others"
"""The command, and the painter's function, that show the other seats' places in full."""


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
