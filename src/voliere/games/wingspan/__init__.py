"""Wingspan: birds in three habitats, their powers, and the Automa for a single player."""

from voliere.games.wingspan.rules import Wingspan

GAME = Wingspan
