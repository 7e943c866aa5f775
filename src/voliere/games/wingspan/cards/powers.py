"""The powers: each name in birds.csv's last column, composed from the vocabulary of effects."""

from typing import Final

from voliere.games.wingspan.cards.catalogue import BIRDS, Bird
from voliere.games.wingspan.effects.birds import (
    SAME_ROW,
    ForAll,
    ForFewest,
    Move,
    PlayAnother,
    Repeat,
)
from voliere.games.wingspan.effects.cards import (
    DiscardCard,
    Draw,
    DrawBonus,
    DrawDeck,
    DrawTray,
    Hunt,
    RollFor,
    ShareCards,
    Tuck,
    TuckDeck,
)
from voliere.games.wingspan.effects.effect import Effect
from voliere.games.wingspan.effects.eggs import Lay, LayEach, LayHere, RemoveEgg
from voliere.games.wingspan.effects.food import (
    Cache,
    Gain,
    GainChosen,
    MatDice,
    SpendAny,
    TakeAllDice,
    TakeDice,
    TakeDieToCache,
    TradeFood,
)
from voliere.games.wingspan.effects.power import (
    BROWN,
    GAINED_RODENT,
    LAID_EGGS,
    PINK,
    PLAYED_FOREST,
    PLAYED_GRASSLAND,
    PLAYED_WETLAND,
    POWER_OF,
    PREDATOR_FED,
    WHITE,
    Power,
)
from voliere.games.wingspan.words import (
    ANY_FOOD,
    BOWL,
    CAVITY,
    FISH,
    FOREST,
    FRUIT,
    GRASSLAND,
    GROUND,
    INVERTEBRATE,
    PLATFORM,
    RODENT,
    SEED,
    WETLAND,
)


def brown(effect: Effect) -> Power:
    """A power used whenever the bird's row is activated."""
    return Power(BROWN, effect)


def white(effect: Effect) -> Power:
    """A power used once, when the bird is played."""
    return Power(WHITE, effect)


def pink(trigger: int, effect: Effect) -> Power:
    """A power used once between two turns of its owner, when another player sets it off."""
    return Power(PINK, effect, trigger)


def all_lay(nest: int) -> ForAll:
    """All players lay an egg on a nest; the owner may lay a second on a different bird."""
    return ForAll(Lay(nest), LayEach(nest, 2))


NO_POWER: Final = "none"
POWERS: Final[dict[str, Power]] = {
    "all-draw": brown(ForAll(DrawDeck())),
    "all-gain-fish": brown(ForAll(Gain(FISH))),
    "all-gain-fruit": brown(ForAll(Gain(FRUIT))),
    "all-gain-invertebrate": brown(ForAll(Gain(INVERTEBRATE))),
    "all-gain-seed": brown(ForAll(Gain(SEED))),
    "all-lay-bowl": brown(all_lay(BOWL)),
    "all-lay-cavity": brown(all_lay(CAVITY)),
    "all-lay-ground": brown(all_lay(GROUND)),
    "bonus": white(DrawBonus()),
    "cache-seed": brown(Cache(SEED)),
    "die": brown(TakeDice()),
    "die-all-fish": white(TakeAllDice(FISH)),
    "die-all-invertebrate": white(TakeAllDice(INVERTEBRATE)),
    "die-invertebrate": brown(TakeDice(1 << INVERTEBRATE)),
    "die-invertebrate-fruit": brown(TakeDice(1 << INVERTEBRATE | 1 << FRUIT)),
    "die-seed-cache": brown(TakeDieToCache(SEED)),
    "die-seed-fruit": brown(TakeDice(1 << SEED | 1 << FRUIT)),
    "draw-1": brown(Draw(1)),
    "draw-1-discard": brown(Draw(1, discard=True)),
    "draw-2": white(Draw(2)),
    "draw-2-discard": brown(Draw(2, discard=True)),
    "draw-tray": white(DrawTray()),
    "each-die": brown(ForAll(TakeDice(), named=True)),
    "egg-for-cards": brown(RemoveEgg(Draw(2))),
    "egg-for-food-1": brown(RemoveEgg(GainChosen(ANY_FOOD), other=True)),
    "egg-for-food-2": brown(RemoveEgg(GainChosen(ANY_FOOD, 2), other=True)),
    "fewest-die": brown(ForFewest(FOREST, TakeDice(), named=True)),
    "fewest-draw": brown(ForFewest(WETLAND, Draw(1))),
    "gain-3-fish": white(Gain(FISH, 3)),
    "gain-3-seed": white(Gain(SEED, 3)),
    "gain-fruit": brown(Gain(FRUIT)),
    "gain-invertebrate": brown(Gain(INVERTEBRATE)),
    "gain-seed": brown(Gain(SEED)),
    "hunt-100": brown(Hunt(100)),
    "hunt-50": brown(Hunt(50)),
    "hunt-75": brown(Hunt(75)),
    "lay-any": brown(Lay()),
    "lay-each-bowl": white(LayEach(BOWL)),
    "lay-each-cavity": white(LayEach(CAVITY)),
    "lay-each-ground": white(LayEach(GROUND)),
    "lay-each-platform": white(LayEach(PLATFORM)),
    "lay-this": brown(LayHere()),
    "move": brown(Move()),
    "pink-forest-gain-invertebrate": pink(PLAYED_FOREST, Gain(INVERTEBRATE)),
    "pink-grassland-tuck": pink(PLAYED_GRASSLAND, Tuck()),
    "pink-lay-bowl": pink(LAID_EGGS, Lay(BOWL)),
    "pink-lay-other-cavity": pink(LAID_EGGS, Lay(CAVITY, other=True)),
    "pink-lay-other-ground": pink(LAID_EGGS, Lay(GROUND, other=True)),
    "pink-predator-die": pink(PREDATOR_FED, TakeDice()),
    "pink-rodent-cache": pink(GAINED_RODENT, Cache(RODENT)),
    "pink-wetland-gain-fish": pink(PLAYED_WETLAND, Gain(FISH)),
    "play-forest": white(PlayAnother(FOREST)),
    "play-grassland": white(PlayAnother(GRASSLAND)),
    "play-same": white(PlayAnother(SAME_ROW)),
    "play-wetland": white(PlayAnother(WETLAND)),
    "repeat": brown(Repeat(predators=False)),
    "repeat-predator": brown(Repeat(predators=True)),
    "roll-fish": brown(RollFor(FISH)),
    "roll-rodent": brown(RollFor(RODENT)),
    "share-cards": white(ShareCards()),
    "trade-food": brown(TradeFood()),
    "tuck-deck-fish": brown(TuckDeck(FISH)),
    "tuck-deck-seed": brown(TuckDeck(SEED)),
    "tuck-draw": brown(Tuck(Draw(1))),
    "tuck-gain-fruit": brown(Tuck(Gain(FRUIT))),
    "tuck-gain-invertebrate": brown(Tuck(Gain(INVERTEBRATE))),
    "tuck-gain-invertebrate-seed": brown(Tuck(GainChosen(1 << INVERTEBRATE | 1 << SEED))),
    "tuck-gain-seed": brown(Tuck(Gain(SEED))),
    "tuck-lay-any": brown(Tuck(Lay())),
    "tuck-lay-this": brown(Tuck(LayHere())),
}


def powers_of(birds: list[Bird]) -> list[Power | None]:
    """The power of each bird; None for those whose card has none."""
    return [POWERS.get(bird.row.one_of("power", [NO_POWER, *POWERS])) for bird in birds]


POWER_OF.extend(powers_of(BIRDS))

MAT_EFFECTS: Final[list[Effect]] = [MatDice(), Lay(), Draw()]
"""What the action of each row does, as often as the row says."""
MAT_TRADES: Final[list[Effect]] = [
    DiscardCard(MAT_EFFECTS[FOREST]),
    SpendAny(MAT_EFFECTS[GRASSLAND]),
    RemoveEgg(MAT_EFFECTS[WETLAND]),
]
"""What can be traded once for one more."""


def is_predator(bird: int) -> bool:
    """Whether the card shows the predator symbol."""
    power = POWER_OF[bird]
    return power is not None and power.effect.predator


def is_flocking(bird: int) -> bool:
    """Whether the card shows the flocking symbol."""
    power = POWER_OF[bird]
    return power is not None and power.effect.flocking


def draws_bonus(bird: int) -> bool:
    """Whether the card shows the bonus card symbol."""
    power = POWER_OF[bird]
    return power is not None and isinstance(power.effect, DrawBonus)
