"""The name under which an environment that was installed before still finds the heuristics."""

from voliere.bots.wingspan.heuristics import HEURISTICS as SENSE

__all__ = ["SENSE"]
