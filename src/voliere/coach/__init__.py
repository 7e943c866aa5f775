"""The coach: what the options of a choice are worth and why, and what a finished game teaches.

It is given what a seat knows and nothing else, and reads all that it says off imagined games.
"""

from voliere.coach.advice import Adviser, Counsel, Judgement, advise

__all__ = ["Adviser", "Counsel", "Judgement", "advise"]
