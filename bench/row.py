"""What a benchmark returns: numbers by name."""

Row = dict[str, float]
