"""Game, decision, chance, events, visibility, record. The kernel knows no game."""
