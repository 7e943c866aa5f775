"""What players read stumbles nowhere: every rendered sentence is held against a list of slips."""

import re

import pytest

from tests.honesty.tables import TABLES, Table, somewhere
from voliere.games import game_kind, game_names
from voliere.terminal.sentences import answer, happened, question
from voliere.texts import LANGUAGES

EVERYWHERE = {
    "two spaces": r"  ",
    "an id": r"\b\w+\.(?:event|topic|option|score|effect|term|web)\.\w",
    "an argument": r"\{\w*\}",
    "nothing at all": r"\bNone\b|^\W*$",
    "a dot of its own": r"\s\.|\.\.",
    "an empty bracket": r"\(\s*\)",
}
SLIPS = {
    "en": EVERYWHERE
    | {
        "one, and a plural": r"\b1 (?:eggs|cards|points|seats|coins|dice|turns|foods|birds|dragons"
        r"|steps|resources|spaces|caves|cubes|times|seeds|rodents|invertebrates|fruits)\b",
        "several, and a singular": r"\b(?:[2-9]|\d\d+) (?:egg|card|point|seat|coin|turn|bird|step"
        r"|dragon|resource|space|cube|time|seed|rodent|invertebrate)\b(?! (?:card|or))",
        "of your hand": r"\bof (?:your|the|their) (?:hand|display|own)\b",
        "unnatural": r"\b[Tt]urn up\b|\bowe\b|\b[Rr]ise \d|\b[Ss]lide\b|\bmay do this\b",
        "a space before": r"\s[;:!?]",
        "two people in one you": r"\b(?:player|opponent)s? may(?: do this)?:",
    },
    "fr": EVERYWHERE
    | {
        "one, and a plural": r"\b1 (?:œufs|cartes|points|sièges|pièces|dés|tours|oiseaux|dragons"
        r"|rangs|ressources|espaces|cubes|fois de plus|graines|rongeurs|invertébrés|fruits)\b",
        "no elision": r"(?<!-)\b(?:[dDlLqQ](?:e|a|ue)|[nNsSjJ]e) (?=[aeiouéèêœ])(?!ouistiti)",
        "no contraction": r"\b(?:de|à) les?\b",
        "no space before": r"\w[;:!?»]",
        "unnatural": r"\ben cache\b|\b[Rr]etournez\b|\b[Rr]angée\b|\bpeut faire ceci\b"
        r"|\b[Mm]ontez de \d",
        "two people in one you": r"\b(?:joueur|adversaire) peut(?: en profiter)? :"
        r"|\bpeut (?:prenez|piochez|pondez|gagnez|payez)",
    },
}
BRACKETS = ("()", "[]", "«»", "“”")


def slips(language: str, sentence: str) -> list[str]:
    """What a sentence stumbles over."""
    found = [name for name, slip in SLIPS[language].items() if re.search(slip, sentence)]
    odd = [pair for pair in BRACKETS if sentence.count(pair[0]) != sentence.count(pair[1])]
    return found + [f"unbalanced {pair}" for pair in odd]


def faulty(language: str, sentences: set[str]) -> dict[str, list[str]]:
    """The sentences that stumble, each with what over."""
    return {one: slips(language, one) for one in sorted(sentences) if slips(language, one)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_no_card_stumbles(game: str, language: str) -> None:
    cards = game_kind(game).cards()
    texts = {card["text"][language] for card in cards} | {card["name"][language] for card in cards}
    assert faulty(language, texts - {""}) == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_question_answer_or_event_stumbles(table: Table, language: str) -> None:
    sentences: set[str] = set()
    for seed in range(6):
        game = somewhere(table, seed)
        for viewer in (None, 0):
            sentences |= {happened(game, event, language, viewer) for event in game.log(viewer)}
        if game.decision is not None:
            sentences.add(question(game, game.decision, language))
            sentences |= {answer(game, option, language) for option in game.decision.options}
    assert faulty(language, sentences) == {}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Lay 1 eggs."),
        ("en", "Discard 1 card of your hand."),
        ("en", "Every player may do this: take 1 seed."),
        ("en", "Wyrmspan.event.dragon"),
        ("en", "Draw 2 cards (and keep one."),
        ("fr", "Payez 1 œufs."),
        ("fr", "Le pouvoir de oiseau."),
        ("fr", "Prenez 1 graine; gardez-la."),
        ("fr", "Chaque joueur peut prenez 1 graine."),
    ],
)
def test_a_slip_is_found(language: str, sentence: str) -> None:
    assert slips(language, sentence)
