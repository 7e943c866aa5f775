"""The course of the game: set-up, turns, rounds."""
