"""What players read stumbles nowhere: every sentence is held against a list of slips.

The catalogues are read whole, each sentence with words and numbers in its places; then every card,
and all that is asked, answered and told in whole games.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import polib
import pytest

from tests.honesty.slips import number_slips, slips
from tests.honesty.tables import TABLES, Table, somewhere
from voliere import Game
from voliere.games import game_kind, game_names
from voliere.kernel.chance import Chance
from voliere.terminal.sentences import answer, happened, question, seat_name
from voliere.texts import LANGUAGES

SOURCES = [Path(__file__).parents[2] / folder for folder in ("src/voliere", "web/src")]
LAYOUT = {
    "coach.option",
    "coach.option-points",
    "wingspan.phrase.then",
    "wyrmspan.phrase.then",
    "wingspan.web.gives.wetland",
}
"""What joins or labels other things, and is no sentence of its own."""
NO_VOWEL = {
    "songbirds.option.special",
    "songbirds.event.chose-special",
    "songbirds.event.chose-special.you",
    "wyrmspan.topic.last-space",
}
"""Sentences that name only special cards, or cave cards with their article."""
NAMES = ("bird", "bonus", "card", "dragon", "from_seat", "giver", "name", "on", "seat", "source")
"""The arguments that are names, which may begin with a vowel."""
NUMBERED = ("songbirds", "wingspan", "wyrmspan", "voliere", "server")
"""The catalogues whose numbers stand as they are; others write some as 1.0."""
NEVER_ONE = {
    "wingspan.bonus.step",
    "wingspan.bonus.cheap",
    "wingspan.screen.worth.green",
    "wyrmspan.screen.worth",
    "train.practised",
    "wingspan.ending.automa",
    "songbirds.error.past-points",
    "wyrmspan.error.automa-seats",
    "wyrmspan.effect.points",
    "wyrmspan.event.earned",
}
"""Sentences whose numbers are larger, or whose form another argument chooses."""


def faulty(language: str, sentences: set[str]) -> dict[str, list[str]]:
    """The sentences that stumble, each with what over."""
    return {one: found for one in sorted(sentences) if (found := slips(language, one))}


def entries(language: str) -> Iterator[tuple[str, polib.POEntry]]:
    """Every message of every catalogue, with the part it belongs to."""
    for folder in SOURCES:
        for file in sorted(folder.rglob(f"locale/{language}.po")):
            for entry in polib.pofile(str(file)):
                yield file.parts[-3], entry


def forms(entry: polib.POEntry) -> list[str]:
    """The sentence for one, and for several."""
    return list(entry.msgstr_plural.values()) or [entry.msgstr] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_catalogues_stumbles(language: str) -> None:
    told = {
        filled(form, number)
        for _, entry in entries(language)
        if entry.msgid not in LAYOUT | NO_VOWEL
        for number, form in zip(("1", "2"), forms(entry))
    }
    assert len(told) > 2000
    assert faulty(language, told) == {}


def filled(sentence: str, number: str) -> str:
    """A sentence with a number, with a name that begins with a vowel, and else with an x."""

    def filler(argument: re.Match[str]) -> str:
        return number if argument[1] == "n" else "Avocette" if argument[1] in NAMES else "x"

    return re.sub(r"{(\w+)}", filler, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_agrees_with_its_numbers(language: str) -> None:
    told = {
        re.sub(r"{\w+}", number, form)
        for part, entry in entries(language)
        if part in NUMBERED and entry.msgid not in NEVER_ONE
        for number, form in zip(("1", "2"), forms(entry))
    }
    assert len(told) > 1000
    assert {one: found for one in told if (found := number_slips(language, one))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_no_card_stumbles(game: str, language: str) -> None:
    parts = ("name", "text", "power", "assumed_text")
    cards = game_kind(game).cards()
    texts = {card[part][language] for card in cards for part in parts if part in card}
    assert faulty(language, texts - {""}) == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_question_answer_or_event_of_a_game_stumbles(table: Table, language: str) -> None:
    told = set(everything_said(table, language))
    assert len(told) > 40
    assert faulty(language, told) == {}


def everything_said(table: Table, language: str) -> Iterator[str]:
    """All that a whole game asks, offers and tells; what is offered again and again only once."""
    game, chance = table.new(7), Chance.seeded(8)
    offered: set[str] = set()
    while (decision := game.decision) is not None:
        yield question(game, decision, language)
        for option in decision.options:
            known = f"{option.text} {option.more}"
            if known not in offered:
                offered.add(known)
                yield answer(game, option, language)
        actions = table.actions(game)
        game.act(actions[chance.below(len(actions))])
    for viewer in (None, 0):
        yield from log_of(game, language, viewer)


def log_of(game: Game, language: str, viewer: int | None) -> Iterator[str]:
    """The log as a seat or a spectator reads it."""
    for event in game.log(viewer):
        yield happened(game, event, language, viewer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nobody_reads_of_himself_as_of_another(table: Table, language: str) -> None:
    game = somewhere(table, 5)
    name = seat_name(language, 0, None)
    own = [happened(game, event, language, 0) for event in game.log(0) if event.seat == 0]
    assert [sentence for sentence in own if name in sentence] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Lay 1 eggs."),
        ("en", "Discard 1 card of your hand."),
        ("en", "Every player may do this: take 1 seed."),
        ("en", "Wyrmspan.event.dragon"),
        ("en", "Draw 2 cards (and keep one."),
        ("fr", "Payez 1 œufs."),
        ("fr", "Siège 1 gagne 2 cristal."),
        ("en", "Osprey (Seat 0 (you)) hunts."),
        ("fr", "Le pouvoir de oiseau."),
        ("fr", "Prenez 1 graine; gardez-la."),
        ("fr", "Chaque joueur peut prenez 1 graine."),
        ("fr", "Payez 1 carte Dragon pour gagnez 1 viande."),
        ("fr", "Payez 1 œuf : piochez 3 cartes : gardez-en 1."),
        ("fr", "2 points pour chaque Grand dragon, au plus 8."),
        ("fr", "Siège 1 dépense : 1 graine."),
        ("en", "Pay 1 egg: draw 3 cards from the deck: keep 1."),
        ("en", "Draw 2 cards; discard 1 card."),
        ("en", "2 points for each Large dragon you have, at most 8."),
        ("en", "Seat 1 pays 1 meat, 1 gold."),
        ("fr", "Siège 1 utilise le pouvoir de Amphiptère de poche."),
        ("fr", "Siège 1 (vous) prend 1 graine."),
        ("en", "Seat 1 (you) takes 1 seed."),
        ("en", "You takes 1 seed."),
        ("en", "Seat 0 passes."),
        ("fr", "Automa passe."),
        ("en", "Red takes -5 from the Crow."),
        ("fr", "Siège 2 chasse avec Grand harle, obtient graine et manque sa proie."),
        ("fr", "Siège 2 gagne une promotion ; la nouvelle case donne : pondez 1 œuf."),
    ],
)
def test_a_slip_is_found(language: str, sentence: str) -> None:
    assert slips(language, sentence)
