"""Secrets that open a seat, a table or its gallery. Only their hashes are stored."""

import hashlib
import secrets

TOKEN_BYTES = 24
ID_BYTES = 12


def new_token() -> str:
    """A secret of 192 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A name for a table or a replay, too long to guess but no secret.

    It never begins with a hyphen: typed in a command, that would be a flag.
    """
    while (name := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return name


def hashed(token: str) -> str:
    """What is stored of a secret. It is random and long: no salt, no slow hash is needed."""
    return hashlib.sha256(token.encode()).hexdigest()
