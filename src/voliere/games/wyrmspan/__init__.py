"""Wyrmspan: dragons settle in three caves over four rounds."""

from voliere.games.wyrmspan.rules import Wyrmspan

GAME = Wyrmspan
