"""What a sentence may stumble over, as patterns for each language."""

import re

EVERYWHERE = {
    "two spaces": r"  ",
    "an id": r"\b\w+\.(?:event|topic|option|score|effect|term|web)\.\w",
    "an argument": r"\{\w*\}",
    "nothing at all": r"\bNone\b|^\s*$",
    "a dot of its own": r"\s\.|\.\.",
    "an empty bracket": r"\(\s*\)",
    "a hyphen for a minus": r"(?<![\w–])-\d",
    "a bracket in a bracket": r"\([^)]*\(",
    "two colons in one sentence": r":\s(?:[^.;:?!·()]|\([^)]*\))*:(?:\s|$)",
}
SLIPS = {
    "en": EVERYWHERE
    | {
        "one, and a plural": r"\b1 (?:eggs|cards|points|seats|coins|dice|turns|foods|birds|dragons"
        r"|steps|resources|spaces|caves|cubes|times|seeds|rodents|invertebrates|fruits)\b",
        "several, and a singular": r"\b(?:[2-9]|\d\d+) (?:egg|card|point|seat|coin|turn|bird|step"
        r"|dragon|resource|space|cube|time|seed|rodent|invertebrate|crystal)\b(?! (?:card|or))",
        "of your hand": r"\bof (?:your|the|their) (?:hand|display|own)\b",
        "unnatural": r"\b[Tt]urn up\b|\bowe\b|\b[Rr]ise \d|\b[Ss]lide\b"
        r"|(?:player|opponent)s? may do this\b",
        "a space before": r"\s[;:!?]",
        "two people in one you": r"\b(?:player|opponent)s? may(?: do this)?:",
        "from where": r"\b[Dd]raw \d (?:dragon )?cards?\b(?! from| for each)",
        "how many of what": r"at most \d+(?!\d|\s\w)",
        "oneself in the third person": r"\(you\) \w+s\b"
        r"|\bYou (?:is|has|(?:take|play|draw|place|gain|pay|lay|discard)s)\b",
        "a seat 0": r"\b[Ss]eat 0\b",
        "a list, and no and": r"\b(?:[Pp]ays?|spends?) \d[^.;?()]*, \d(?![^.;?()]* and )",
        "a colon between verb and object": r"\b(?:pay|spend|give back|gain|begin)s?(?: it| back)?:",
    },
    "fr": EVERYWHERE
    | {
        "one, and a plural": r"\b1 (?:œufs|cartes|points|sièges|pièces|dés|tours|oiseaux|dragons"
        r"|rangs|ressources|espaces|cubes|fois de plus|graines|rongeurs|invertébrés|fruits)\b",
        "several, and a singular": r"\b(?:[2-9]|\d\d+) (?:œuf|carte|point|pièce|dé|tour|oiseau"
        r"|dragon|ressource|espace|cube|graine|rongeur|invertébré|cristal|lait|viande|promotion)\b",
        "no elision": r"(?<!-)\b(?:[dDlLqQ](?:e|a|ue)|[nNsSjJ]e) (?=[aeiouéèêœAEIOUÉÈÊŒ])"
        r"(?!ouistiti|Elo\b)",
        "no contraction": r"\b(?:de|à) les?\b",
        "no space before": r"\w[;:!?»]",
        "unnatural": r"\ben cache\b|\b[Rr]etournez\b|\b[Rr]angée\b|\bpeut faire ceci\b"
        r"|\b[Mm]ontez de \d",
        "two people in one you": r"\b(?:joueur|adversaire) peut(?: en profiter)? :"
        r"|\bpeut (?:prenez|piochez|pondez|gagnez|payez)|\b(?:pour|parmi :) \w+ez\b",
        "how many of what": r"au plus \d+(?!\d|\s\w)",
        "oneself in the third person": r"\(vous\) \w+"
        r"|\b[Vv]ous (?:prend|place|pioche|joue|gagne)\b",
        "a seat 0": r"\b[Ss]iège 0\b",
        "a name without its article": r"(?:^|[.;:?!] )Automa [a-zé]+e\b",
        "no article": r"\bobt(?:ient|enez) [a-zéœ]+(?:,| et\b)",
        "an order after a verb": r"\bdonne : \w+ez\b",
        "a list, and no and": r"\b(?:[Pp]ayer|paie|dépense) \d[^.;?()]*, \d(?![^.;?()]* et )",
        "a colon between verb and object": r"\b(?:[Pp]ayer|[Rr]endre|rend|dépense|gagne|explore"
        r"|depuis) :",
        "two words for one thing": r"\bdans ce cas\b|\bhors de la mangeoire\b",
    },
}
NUMBER_SLIPS = ("one, and a plural", "several, and a singular")
BRACKETS = ("()", "[]", "«»", "“”")
CODE = re.compile(
    r"(?:[^\s(]*(?:://|\.py:|cmd:|mailto:|https:|\.jsonl?\b)|--\w)[^\s)]*|pip install '\S+'"
)
"""What is typed or found as it is, and no words of a language."""


def slips(language: str, sentence: str) -> list[str]:
    """What a sentence stumbles over."""
    said = CODE.sub("x", sentence)
    found = [name for name, slip in SLIPS[language].items() if re.search(slip, said)]
    odd = [pair for pair in BRACKETS if said.count(pair[0]) != said.count(pair[1])]
    return found + [f"unbalanced {pair}" for pair in odd]


def number_slips(language: str, sentence: str) -> list[str]:
    """Numbers with which the word after them does not agree."""
    return [name for name in NUMBER_SLIPS if re.search(SLIPS[language][name], sentence)]
