"""The facts of the cards and tiles, and what they do."""
