"""The vocabulary of effects: one class for each kind of thing that cards and the mat do."""
