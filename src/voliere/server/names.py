"""Names that people give themselves."""

import unicodedata

NAME_LENGTH = 40
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing."""
UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Controls, zero-width and direction marks, characters without a meaning, line breaks."""


def clean_name(name: str) -> str:
    """A name as it may be shown: nothing in it is unseen or turns what follows around.

    >>> clean_name("  Ada\\u202e \\u200bLove\\u2066lace "), clean_name("\\u3164")
    ('Ada Lovelace', '')
    """
    seen = [c for c in unicodedata.normalize("NFC", name) if c not in BLANK]
    return " ".join("".join(c for c in seen if unicodedata.category(c) not in UNSEEN).split())
