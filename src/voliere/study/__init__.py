"""Studies: what many games say about a game, its seats and its cards."""
