"""The ways in which bots think: one turn ahead, by search, or along plans of several turns."""
