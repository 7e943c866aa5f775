"""Songbirds: 28 birds of four colours sing in a forest of 5 x 5 for ten berry tokens."""

from voliere.games.songbirds.rules import Songbirds

GAME = Songbirds
