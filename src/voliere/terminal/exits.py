"""How the command ends: the codes are the same for all of its parts (docs/commands.md)."""

FAULT = 1
"""A fault of the program, or of its data."""
USAGE_ERROR = 2
"""A person's mistake, told in one sentence."""
INTERRUPTED = 130
"""Stopped by Ctrl-C; what was done is kept where the command keeps something."""
