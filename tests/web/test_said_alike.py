"""The page and the terminal say the same of the same things, in both languages."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.honesty.tables import TABLES, Table
from voliere.games import game_kind
from voliere.kernel.chance import Chance
from voliere.terminal import sentences
from voliere.terminal.sentences import answer, happened, question
from voliere.texts import LANGUAGES, say

HOME = Path(__file__).parents[2]
OF_EACH_KIND = 6
MOST_SEATS = 3
"""Larger tables take long and say the same."""


class Spoken:
    """What is said of something, and the messages of which it is made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.messages: list[str] = []
        self.known: Counter[str] = Counter()
        monkeypatch.setattr(sentences, "say", self.say)

    def say(self, language: str, message: str, /, **arguments: Any) -> str:
        """As `say`, keeping the message in mind."""
        self.messages.append(message)
        return say(language, message, **arguments)

    def seldom(self, game: str) -> bool:
        """Whether only a few things were said in these messages before."""
        made = " ".join([game, *self.messages])
        self.messages.clear()
        self.known[made] += 1
        return self.known[made] <= OF_EACH_KIND


def test_the_page_says_what_the_terminal_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = Spoken(monkeypatch)
    told = [one for table in TABLES if table.seats <= MOST_SEATS for one in said_at(table, spoken)]
    games = sorted({table.game for table in TABLES})
    cards = {
        game: {"game": game, "cards": game_kind(game).cards(), "effects": game_kind(game).effects()}
        for game in games
    }
    file = tmp_path / "said.json"
    file.write_text(json.dumps({"cards": cards, "told": told}), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "hatch_build.py", "npm", "exec", "--", "vitest", "run"],
        cwd=HOME,
        env={**os.environ, "VOLIERE_SAID": str(file)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]
    assert "2 passed" in ran.stdout


def said_at(table: Table, spoken: Spoken) -> Iterator[dict[str, Any]]:
    """A few of each kind of sentence that a game at this table says."""
    game, chance = table.new(11), Chance.seeded(12)
    offered: set[str] = set()

    def one(kind: str, data: dict[str, Any], said: dict[str, str]) -> dict[str, Any]:
        return {"game": table.game, "seats": table.seats, "kind": kind, "data": data, "said": said}

    while (decision := game.decision) is not None:
        said = {language: question(game, decision, language) for language in LANGUAGES}
        own_card = "column" in decision.data  # the page names it in the line above the question
        if spoken.seldom(table.game) and not own_card:
            data = {"seat": decision.seat, "topic": decision.topic, **decision.data, "options": []}
            yield one("question", data, said)
        for option in decision.options:
            known = f"{option.text} {option.more}"
            if known in offered:
                continue
            offered.add(known)
            said = {language: answer(game, option, language) for language in LANGUAGES}
            if spoken.seldom(table.game):
                yield one("option", {"text": option.text, **option.data}, said)
        actions = table.actions(game)
        game.act(actions[chance.below(len(actions))])
    for event in game.log(0):
        said = {language: happened(game, event, language, 0) for language in LANGUAGES}
        if spoken.seldom(table.game):
            yield one("event", event.as_json(), said)
