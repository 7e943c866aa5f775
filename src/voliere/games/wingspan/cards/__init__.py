"""The cards and tiles: their facts, read once and checked, and what the birds can do."""
