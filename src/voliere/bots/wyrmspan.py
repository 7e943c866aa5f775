"""What a bot knows of Wyrmspan."""

from typing import Final

from voliere.bots.sense import Sense

SENSE: Final = Sense()
