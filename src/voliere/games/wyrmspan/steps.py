"""Every kind of step that can lie on the agenda, by the name under which a position writes it."""

from typing import Final

from voliere.games.wyrmspan import (
    caching,
    caves,
    costs,
    draws,
    eggs,
    ends,
    feeding,
    gains,
    guild,
    offers,
    pays,
    plays,
    rounds,
    takes,
    tucks,
    turns,
)
from voliere.games.wyrmspan.effect import Effect, Task

KINDS: Final[dict[str, type[Task]]] = {
    task.name: task
    for module_tasks in (
        caching.TASKS,
        caves.TASKS,
        costs.TASKS,
        draws.TASKS,
        eggs.TASKS,
        ends.TASKS,
        feeding.TASKS,
        gains.TASKS,
        guild.TASKS,
        offers.TASKS,
        pays.TASKS,
        plays.TASKS,
        rounds.TASKS,
        takes.TASKS,
        tucks.TASKS,
        turns.TASKS,
    )
    for task in module_tasks
}

EFFECT_KINDS: Final[dict[str, tuple[type[Effect], ...]]] = {
    "grow": (feeding.Feed,),
    "choice": (offers.Benefits,),
    "gain": (gains.GainAny, gains.GainOfCost),
    "gain-same": (gains.GainSame,),
    "gain-or-cache": (gains.GainOrCache,),
    "gain-per": (gains.GainPer,),
    "take": (takes.Take,),
    "promote": (takes.Promote,),
    "lay": (eggs.Lay,),
    "cache-gained": (caching.CacheGained,),
    "cache-kind": (caching.CacheGained,),
    "pay": (pays.Pay,),
    "cache-where": (pays.Cache,),
    "cache": (pays.Cache,),
    "tuck-where": (tucks.Tuck,),
    "tuck": (tucks.Tuck,),
    "tuck-deck": (tucks.TuckDeck,),
    "draw-tuck": (draws.DrawTuck,),
    "keep": (draws.DrawShare,),
    "tuck-drawn": (draws.DrawShare,),
    "take-tuck": (draws.TakeTuck,),
    "place-drawn": (draws.DrawShare, draws.TakeTuck),
    "excavate": (caves.Excavate,),
    "play": (plays.Play,),
    "activate": (plays.Activate,),
    "mat": (plays.MatAbility,),
    "swap": (plays.Swap,),
    "swap-with": (plays.Swap,),
    "spend": (ends.Spend,),
}
"""The effects that a step can belong to; steps not named here take any."""
