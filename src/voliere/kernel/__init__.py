"""Game, decision, chance, events, visibility, record. The kernel knows no game."""

from voliere.kernel import chance

compiled = not chance.__file__.endswith(".py")
"""Whether the rules run compiled."""
