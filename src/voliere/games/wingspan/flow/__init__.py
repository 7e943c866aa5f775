"""The course of a game: set-up, turns, birds played, rounds."""
