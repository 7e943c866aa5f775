"""The vocabulary of effects: one class for each kind of thing that powers and the mat do."""
