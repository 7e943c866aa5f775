"""The protocol: its words, a whole conversation, and engines that break it."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import voliere
from tests.honesty.tables import TABLES, Table
from tools.conversation import BLOCK, DOCUMENT, conversation
from voliere.bots import LEVELS, Bot, knowledge_of, make_bot
from voliere.bots.asking import answer_of
from voliere.bots.bot import BotFault
from voliere.bots.engine import Engine
from voliere.bots.foreign import ENGINE
from voliere.bots.process import PATIENCE, Client, EngineProcess, ProcessBot
from voliere.bots.protocol import VERSION, game_line, position_line, read_limits
from voliere.kernel.errors import Refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import SeatKnowledge

HERE = Path(__file__).parent
FAULTY = HERE / "faulty_engine.py"


def greeted(command: list[str], patience: float = PATIENCE) -> Client:
    client = Client(EngineProcess(command))
    client.greet(patience)
    return client


# A whole conversation, as the document shows it.


def test_the_conversation_of_the_document_is_what_is_said() -> None:
    """`python -m tools.conversation` writes it anew; read the difference before you keep it."""
    (written,) = BLOCK.findall(DOCUMENT.read_text(encoding="utf-8"))
    assert written.splitlines() == conversation().splitlines()


def test_every_word_is_in_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    said = ["hello", "game", "position", "go", "explain", "stop", "quit"]
    answered = ["hello", "ready", "answer", "advice", "error"]
    errors = ["version", "word", "data", "bot", "not-offered", "broke"]
    assert [word for word in said + answered + errors if f"`{word}" not in text] == []


# What the engine's side answers.


def begun(name: str = "random") -> tuple[Engine, Game]:
    engine, game = Engine(name), voliere.new("songbirds", seats=2, seed=1)
    assert engine.reply(game_line(knowledge_of(game, game.seat), "")) == "ready"
    return engine, game


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("hello 2", "error version This engine speaks version 1."),
        ("sing", "error word “sing” is no word of the protocol."),
        ("", "error word “” is no word of the protocol."),
        ("position {}", "error data after position: KeyError('since')"),
        ("position [1]", "error data after position comes a JSON object."),
        ("position {", "error data after position: Expecting property name"),
        ("go seconds 1", "error word position comes before go and explain."),
        ("go", "error data “” is no limit; write seconds S, rounds R and seed N."),
        ("go seconds soon", "error data “seconds soon” is no limit;"),
        ("go seconds 1 plies 3", "error data “seconds 1 plies 3” is no limit;"),
        ("explain seconds", "error data “seconds” is no limit;"),
        ('game {"game":"go"}', "error data There is no game “go”; the games are: "),
        ('game {"game":"songbirds","bot":"god"}', "error bot There is no bot “god” here; there"),
        ("game {}", "error data after game: KeyError('game')"),
    ],
)
def test_a_wrong_line_is_named_and_harms_nothing(line: str, error: str) -> None:
    engine, game = begun()
    assert engine.reply(line).startswith(error)
    assert engine.reply(f"hello {VERSION}").startswith("hello 1 {")
    position, _ = position_line(knowledge_of(game, game.seat), [], False)
    assert engine.reply(position) == ""
    assert engine.reply("go seconds 1 seed 3").startswith("answer ")


def test_a_position_comes_after_its_game() -> None:
    game = voliere.new("songbirds", seats=2, seed=1)
    position, _ = position_line(knowledge_of(game, game.seat), [], False)
    assert Engine("random").reply(position) == "error word game comes before position."


def test_a_position_that_breaks_a_rule_is_refused_in_a_sentence() -> None:
    engine, game = begun()
    position, _ = position_line(knowledge_of(game, game.seat), [], False)
    assert engine.reply(position.replace('"rules":', '"rules":9')).startswith("error data ")
    assert engine.reply("go seconds 1").startswith("error word position comes before")


def test_limits_come_in_any_order() -> None:
    limits = read_limits("seed 7 rounds 40 seconds 1.5")
    assert (limits.seconds, limits.rounds, limits.seed) == (1.5, 40, 7)
    assert limits.words() == "seconds 1.5 rounds 40 seed 7"
    assert read_limits("seconds 2").words() == "seconds 2.0"


def test_only_new_events_are_told_and_all_are_known() -> None:
    engine, game = begun()
    told: list[dict[str, object]] = []
    for _ in range(6):
        knowledge = knowledge_of(game, game.seat)
        line, told = position_line(knowledge, told, False)
        assert engine.reply(line) == ""
        assert engine.knowledge is not None
        assert engine.knowledge.as_json() == knowledge.as_json()
        game.act(game.actions()[0])
        game.act(game.actions()[0])


def test_events_that_were_taken_back_are_forgotten() -> None:
    engine, game = begun()
    seat = game.seat
    game.act(game.actions()[0])
    game.act(game.actions()[0])
    line, told = position_line(knowledge_of(game, seat), [], False)
    engine.reply(line)
    back = voliere.replay(game.record(), upto=1)
    back.act(back.actions()[-1])
    knowledge = knowledge_of(back, seat)
    engine.reply(position_line(knowledge, told, False)[0])
    assert engine.knowledge is not None
    assert engine.knowledge.as_json() == knowledge.as_json()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_sent_holds_nothing_hidden(table: Table) -> None:
    game = table.new(3)
    for _ in range(12):
        if game.seat >= 0:
            game.act(game.actions()[-1])
    for seat in game.waiting():
        log = game.log(seat)
        sent = [
            game_line(knowledge, "") + position_line(knowledge, [], True)[0]
            for knowledge in (
                SeatKnowledge(knowledge_of(one, seat).game, seat, log)
                for one in (game, game.imagine(seat, 99), game.imagine(seat, 7))
            )
        ]
        assert sent[0] == sent[1] == sent[2]


# Our own levels over the pipe.


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_level_plays_a_whole_game_the_same_over_the_pipe(level: str) -> None:
    """One bot for the whole game on both sides: its chance goes on from choice to choice."""
    here = make_bot(level, "songbirds", 5, 30.0, 4)
    there = ProcessBot(greeted([*ENGINE, level]), 5, 30.0, 4)
    game = voliere.new("songbirds", seats=2, seed=2)
    for _ in range(8):
        knowledge = knowledge_of(game, game.seat)
        action = answer_of(here, knowledge)
        assert answer_of(there, knowledge) == action
        game.act(action)
    there.close()


def test_advice_is_the_same_over_the_pipe() -> None:
    game = voliere.new("songbirds", seats=2, seed=2)
    knowledge = knowledge_of(game, game.seat)
    there = ProcessBot(greeted([*ENGINE, "normal"]), 5, 30.0, 4)
    found = there.explain(knowledge)
    there.close()
    expected = make_bot("normal", "songbirds", 5, 30.0, 4).explain(knowledge)
    assert len(found) > 1
    for one, other in zip(found, expected, strict=True):
        assert one.action == other.action
        assert (one.points, one.chance) == pytest.approx((other.points, other.chance), abs=1e-4)


# Engines that break the protocol.


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    """No thread of a pipe is left after a test."""
    before = threading.active_count()
    yield
    assert threading.active_count() == before


def faulty(how: str, patience: float) -> ProcessBot:
    bot = ProcessBot(greeted([sys.executable, str(FAULTY), how]), 1, 1.0, 0)
    bot.patience = patience
    return bot


def asked(bot: Bot) -> int:
    game = voliere.new("songbirds", seats=2, seed=1)
    return answer_of(bot, knowledge_of(game, game.seat))


def is_gone(pid: int) -> bool:
    """Whether a process has ended, and nobody still has to be told."""
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("game", voliere.game_names())
def test_a_level_that_is_stopped_answers_at_once(game: str, level: str) -> None:
    """It was given an hour, or rounds without end, and answers with what it has found."""
    begun = voliere.new(game, seats=2, seed=3)
    while len(begun.actions()) == 1:
        begun.choose(begun.decision.options[0])  # type: ignore[union-attr]
    knowledge = knowledge_of(begun, begun.seat)
    said = ["hello 1", game_line(knowledge, level), position_line(knowledge, [], False)[0]]
    with subprocess.Popen(
        ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        for limits in ("seconds 3600 seed 1", "seconds 3600 rounds 1000000000"):
            engine.stdin.write("\n".join([*said, f"go {limits}", "stop", ""]))
            engine.stdin.flush()
            answers = [engine.stdout.readline().split()[0] for _ in range(3)]
            assert answers == ["hello", "ready", "answer"]
        engine.stdin.write("quit\n")
        engine.stdin.flush()
        assert engine.wait(60) == 0


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("mute", "X gave no answer in 1 s."),
        ("garbage", "X said “I would take the red one”, which the protocol does not expect here."),
        ("lies", "X answered 'the-moon', which was not offered."),
        ("lines-without-end", "X said “y”, which"),
        ("line-without-end", "X said “answeransw"),
        ("closes", "X ended the process it was playing in."),
        ("deaf", "X gave no answer in 1 s."),
        ("dies", "X ended the process it was playing in."),
        ("refuses", "X refused to play: tired I do not want to."),
        ("noise-only", "X gave no answer in 1 s."),
        ("not-text", "X said “"),
    ],
)
def test_a_faulty_engine_is_named_and_ended(how: str, sentence: str) -> None:
    bot = faulty(how, 1.0 if "in 1 s" in sentence else 30.0)
    with pytest.raises(BotFault) as caught:
        asked(bot)
    assert caught.value.about("X").sentence("en").startswith(sentence)
    assert is_gone(bot.client.process.process.pid)
    if how == "dies":
        assert caught.value.trace == "my last words"
    bot.close()


@pytest.mark.parametrize("how", ["no-hello", "other-version"])
def test_an_engine_that_does_not_greet_is_ended(how: str) -> None:
    with pytest.raises(BotFault) as caught:
        greeted([sys.executable, str(FAULTY), how], 2.0 if how == "no-hello" else 30.0)
    assert caught.value.message == ("endless" if how == "no-hello" else "garbage")


def test_an_engine_that_answers_twice_is_caught_before_the_next_question() -> None:
    bot = faulty("twice", 30.0)
    asked(bot)
    while bot.client.process.heard.empty():
        time.sleep(0.01)
    with pytest.raises(BotFault) as caught:
        asked(bot)
    assert caught.value.message == "unasked"
    assert is_gone(bot.client.process.process.pid)


def test_advice_that_is_none_is_a_fault() -> None:
    game = voliere.new("songbirds", seats=2, seed=1)
    with pytest.raises(BotFault) as caught:
        faulty("lies", 30.0).explain(knowledge_of(game, game.seat))
    assert caught.value.message == "garbage"


@pytest.mark.parametrize("how", ["sound", "stubborn", "noisy", "parent"])
def test_whatever_an_engine_does_it_ends_with_its_game(how: str) -> None:
    bot = faulty(how, 20.0)
    for _ in range(3):
        asked(bot)
    process = bot.client.process
    started = time.monotonic()
    bot.close()
    assert time.monotonic() - started < 5.0
    assert is_gone(process.process.pid)
    if how == "parent":
        assert is_gone(int(process.last_words().removeprefix("child ")))


# Bots of files and commands.


def test_a_bot_in_a_file_may_print_and_read(tmp_path: Path) -> None:
    """What it prints is no line of the protocol, and what it reads is empty."""
    file = tmp_path / "chatty.py"
    file.write_text(
        "import os, sys\n"
        "from neighbour import FIRST\n"
        "from voliere.bots import Bot\n"
        "print('answer nonsense')\n"
        "class Chatty(Bot):\n"
        "    def choose(self, knowledge):\n"
        "        print('answer nonsense', flush=True)\n"
        "        os.system('echo answer nonsense')\n"
        "        assert sys.stdin.read() == ''\n"
        "        assert len(knowledge.log) > 2\n"
        "        return knowledge.actions()[FIRST]\n"
        "def chatty(game, seed, seconds, rounds):\n"
        "    return Chatty()\n"
    )
    (tmp_path / "neighbour.py").write_text("FIRST = 0\n")
    bot = make_bot(f"{file}:chatty", "songbirds", 1)
    game = voliere.new("songbirds", seats=2, seed=1)
    assert asked(bot) == game.actions()[0]
    bot.close()


def test_a_file_that_cannot_be_imported_tells_why(tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text("import nothing_of_this_name\ndef wrong(): ...\n")
    with pytest.raises(BotFault) as caught:
        make_bot(f"{file}:wrong", "songbirds", 1)
    sentence = caught.value.about("it").sentence("en")
    assert sentence.startswith("it broke: ModuleNotFoundError: No module named 'nothing_of")
    assert "wrong.py" in caught.value.trace


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("nowhere.py:bot", "There is no file “nowhere.py” for the bot “nowhere.py:bot”; write"),
        ("{here}/broken.py:bot", "“{here}/broken.py” is not Python that can be read: "),
        ("{here}/empty.py:bot", "“{here}/empty.py” has no “bot”; it has: here."),
        ("cmd:no-such-engine -x", "There is no program “no-such-engine” for the bot “cmd:no-su"),
        ("cmd:", "There is no program “” for the bot “cmd:”; write cmd:COMMAND."),
        ('cmd:"', 'There is no program “"” for the bot'),
        ("cmd:{here}/text", "The bot “cmd:{here}/text” cannot be started: Exec format error."),
    ],
)
def test_what_cannot_be_started_is_one_sentence(bot: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("def bot(:\n")
    (tmp_path / "empty.py").write_text("def here(): ...\n")
    (tmp_path / "text").write_text("not a program\n")
    (tmp_path / "text").chmod(0o755)
    with pytest.raises(Refusal) as caught:
        make_bot(bot.format(here=tmp_path), "songbirds", 1)
    assert str(caught.value).startswith(sentence.format(here=tmp_path))
    assert caught.value.sentence("fr") != str(caught.value)


def test_strangers_start_no_programs() -> None:
    """Where a bot is asked for by name alone, a file or a command is no name."""
    from voliere.bots import check_bot

    for name in ("cmd:sh", f"{FAULTY}:main"):
        with pytest.raises(Refusal, match="There is no bot"):
            check_bot(name)
        check_bot(name, programs=True)
