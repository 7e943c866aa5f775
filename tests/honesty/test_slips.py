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
    "a bracket in a bracket": r"\([^)]*\(",
    "two colons in one sentence": r":\s(?:[^.;:?!()]|\([^)]*\))*:(?:\s|$)",
}
SLIPS = {
    "en": EVERYWHERE
    | {
        "one, and a plural": r"\b1 (?:eggs|cards|points|seats|coins|dice|turns|foods|birds|dragons"
        r"|steps|resources|spaces|caves|cubes|times|seeds|rodents|invertebrates|fruits)\b",
        "several, and a singular": r"\b(?:[2-9]|\d\d+) (?:egg|card|point|seat|coin|turn|bird|step"
        r"|dragon|resource|space|cube|time|seed|rodent|invertebrate|crystal)\b(?! (?:card|or))",
        "of your hand": r"\bof (?:your|the|their) (?:hand|display|own)\b",
        "unnatural": r"\b[Tt]urn up\b|\bowe\b|\b[Rr]ise \d|\b[Ss]lide\b|\bmay do this\b",
        "a space before": r"\s[;:!?]",
        "two people in one you": r"\b(?:player|opponent)s? may(?: do this)?:",
        "from where": r"\b[Dd]raw \d (?:dragon )?cards?\b(?! from| for each)",
        "how many of what": r"at most \d+(?!\d|\s\w)",
        "a list, and no and": r"\b(?:[Pp]ays?|spends?) \d[^.;?()]*, \d(?![^.;?()]* and )",
        "a colon between verb and object": r"\b(?:pay|spend|give back|gain|begin)s?(?: it| back)?:",
    },
    "fr": EVERYWHERE
    | {
        "one, and a plural": r"\b1 (?:œufs|cartes|points|sièges|pièces|dés|tours|oiseaux|dragons"
        r"|rangs|ressources|espaces|cubes|fois de plus|graines|rongeurs|invertébrés|fruits)\b",
        "several, and a singular": r"\b(?:[2-9]|\d\d+) (?:œuf|carte|point|pièce|dé|tour|oiseau"
        r"|dragon|ressource|espace|cube|graine|rongeur|invertébré|cristal|lait|viande|promotion)\b",
        "no elision": r"(?<!-)\b(?:[dDlLqQ](?:e|a|ue)|[nNsSjJ]e) (?=[aeiouéèêœ])(?!ouistiti)",
        "no contraction": r"\b(?:de|à) les?\b",
        "no space before": r"\w[;:!?»]",
        "unnatural": r"\ben cache\b|\b[Rr]etournez\b|\b[Rr]angée\b|\bpeut faire ceci\b"
        r"|\b[Mm]ontez de \d",
        "two people in one you": r"\b(?:joueur|adversaire) peut(?: en profiter)? :"
        r"|\bpeut (?:prenez|piochez|pondez|gagnez|payez)|\b(?:pour|parmi :) \w+ez\b",
        "how many of what": r"au plus \d+(?!\d|\s\w)",
        "a list, and no and": r"\b(?:[Pp]ayer|paie|dépense) \d[^.;?()]*, \d(?![^.;?()]* et )",
        "a colon between verb and object": r"\b(?:[Pp]ayer|[Rr]endre|rend|dépense|gagne|explore"
        r"|depuis) :",
        "two words for one thing": r"\bdans ce cas\b|\bhors de la mangeoire\b",
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
        ("fr", "Siège 1 gagne 2 cristal."),
        ("en", "Osprey (Seat 0 (you)) hunts."),
        ("fr", "Le pouvoir de oiseau."),
        ("fr", "Prenez 1 graine; gardez-la."),
        ("fr", "Chaque joueur peut prenez 1 graine."),
        ("fr", "Payez 1 carte Dragon pour gagnez 1 viande."),
        ("fr", "Payez 1 œuf : piochez 3 cartes : gardez-en 1."),
        ("fr", "2 points pour chaque Grand dragon, au plus 8."),
        ("fr", "Siège 0 dépense : 1 graine."),
        ("en", "Pay 1 egg: draw 3 cards from the deck: keep 1."),
        ("en", "Draw 2 cards; discard 1 card."),
        ("en", "2 points for each Large dragon you have, at most 8."),
        ("en", "Seat 0 pays 1 meat, 1 gold."),
    ],
)
def test_a_slip_is_found(language: str, sentence: str) -> None:
    assert slips(language, sentence)
