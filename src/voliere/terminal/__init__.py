"""The games in a terminal: painters draw a seat's view, the table asks and answers."""
