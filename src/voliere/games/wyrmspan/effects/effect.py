"""What an effect is, and the book of all abilities that abilities.py fills from the data."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from voliere.games.wyrmspan.cards.catalogue import CAVE_TEXTS, NAMES
from voliere.games.wyrmspan.space import AT, DECLINE
from voliere.games.wyrmspan.words import ANYWHERE, CAVES, NEST, PLACE_TEXTS
from voliere.kernel.agenda import Step

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State


class Effect:
    """Something that a card, the mat or the guild lets a seat do. It never changes.

    `place` is where the dragon lies that has the effect; NEST for what lies elsewhere.
    """

    def __init__(self) -> None:
        self.key: str = ""
        """The effect's name in positions: the card, and the way down to the effect."""
        self.pure: bool = False
        """Whether it happens without a question, so that the seat must be asked first."""
        self.benefit: int = -1
        """The index in BENEFITS under which it is chosen among others."""
        self.plays_hand: bool = False
        """Whether it needs a dragon card of the hand that was not paid before."""
        self.uses_another: bool = False
        """Whether it uses another ability, which may need whatever was paid before."""
        self.where: int = ANYWHERE
        """How far it reaches from its place."""

    def possible(self, game: "State", seat: int, place: int) -> bool:
        """Whether the seat could do it now."""
        return True

    def do(self, game: "State", seat: int, place: int) -> None:
        """Do it, or ask what must be asked."""

    def points(self, game: "State", seat: int, place: int) -> int:
        """What it is worth at the end, as things lie."""
        return 0

    def inner(self) -> list["Effect"]:
        """The effects of which it is composed."""
        return []

    def text(self, language: str, form: str = "") -> str:
        """The effect as a clause without its full stop: told to a player, or in a form."""
        return ""


MAY: Final = ".may"
"""The form of an effect's text after "each opponent may"."""
TO: Final = ".to"
"""The form of what one does oneself, after a price or in a list to choose from."""


class Ability:
    """What a card gives its owner, and perhaps the opponents."""

    def __init__(self, effect: Effect, gift: Effect | None) -> None:
        self.effect = effect
        self.gift = gift


DRAGON_ABILITIES: Final[list[Ability]] = []
CAVE_ABILITIES: Final[list[Ability]] = []
MAT_EFFECTS: Final[list[Effect]] = []
"""The effects printed on the mat: cave * 5 + how many dragons the adventurer has passed."""
TRACK_EFFECTS: Final[list[Effect]] = []
GUILD_EFFECTS: Final[list[Effect]] = []
"""The effects of the guild tiles: guild * 4 + line."""
GAIN_EFFECTS: Final[list[Effect]] = []
"""One resource of each kind, or of any, as a gift."""
EFFECTS: Final[dict[str, Effect]] = {}
"""Every effect and every part of one by its key."""


def source_of(effect: Effect) -> str:
    """The card, tile or mat that an effect is printed on, as an id."""
    root = effect.key.split(".")[0]
    kind, _, number = root.partition("-")
    return NAMES[int(number) - 1] if kind == "dragon" else root


def given_by(game: "State", effect: Effect) -> int:
    """The seat whose card gives an effect to the others; -1 for an effect that is no gift."""
    root, _, way = effect.key.partition(".")
    kind, _, number = root.partition("-")
    if kind != "gift" and way.partition(".")[0] != "gift":
        return -1
    if kind == "dragon":
        for seat in range(game.seats):
            if int(number) - 1 in game.mats[seat].dragons:
                return seat
    return game.turn


def assumed_trade(game: "State", seat: int) -> dict[str, Any]:
    """What a question says of the trades among its answers: out of one's turn they are assumed."""
    return {} if game.turn == seat else {"assumed": "trade-while-paying"}


class Task(Step["State"]):
    """A step of a game of Wyrmspan; positions write its effects, places and cards by name."""

    def as_json(self) -> dict[str, Any]:
        """The step as plain JSON data."""
        data: dict[str, Any] = {"step": self.name, "seat": self.seat}
        for field in self.fields:
            value = getattr(self, field)
            if field == "effect":
                value = value.key
            elif field in ("place", "target"):
                value = PLACE_TEXTS[value]
            elif field == "card":
                value = CAVE_TEXTS[value]
            elif field == "dragon":
                value = NAMES[value] if value >= 0 else None
            elif field == "cave":
                value = CAVES[value]
            elif field == "used":
                value = [NAMES[dragon] for dragon in value]
            data[field] = value
        return data


class CountTask(Task):
    """A step for a number of things."""

    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def topic(self, game: "State") -> tuple[str, dict[str, Any]]:
        """How many are left."""
        return self.name, {"n": self.left}


class EffectTask(Task):
    """A question of an effect at a place, to be asked `left` more times.

    Each kind says itself what declining it means, and of which class its effect is: compiled, the
    effect's fields are then read without a look-up. So the first lines of many answers are alike.
    """

    fields: ClassVar[tuple[str, ...]] = ("effect", "place", "left")

    def __init__(self, seat: int, effect: Effect, place: int, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.place = place
        self.left = left

    def asks(self, game: "State") -> bool:
        """Always, if a kind of question does not say otherwise."""
        return True

    def more(self) -> int:
        """The number of times that it may still be done, this one among them."""
        return max(1, self.left)

    def topic(self, game: "State") -> tuple[str, dict[str, Any]]:
        """What is asked, for which card, and how often at most."""
        data: dict[str, Any] = {
            "source": source_of(self.effect),
            "effect": self.effect.key,
            "left": self.left,
            "n": self.more(),
        }
        if self.place != NEST:
            data["place"] = PLACE_TEXTS[self.place]
        giver = given_by(game, self.effect)
        if giver >= 0:
            data["because"] = "gift"
            data["from_seat"] = giver
        return self.name, data


class PossibleTask(EffectTask):
    """A question that is asked only while its effect is possible."""

    def asks(self, game: "State") -> bool:
        """While it is possible."""
        return self.effect.possible(game, self.seat, self.place)


class ReachTask(PossibleTask):
    """Which of the dragons within the effect's reach is meant."""

    def actions(self, game: "State") -> list[int]:
        """Those dragons, or none."""
        reached = game.mats[self.seat].dragons_in(self.effect.where, self.place)
        actions = [AT + place for place in reached]
        actions.append(DECLINE)
        return actions


class TargetTask(EffectTask):
    """A question about the dragon at a target, which may lie elsewhere than the effect's own."""

    fields: ClassVar[tuple[str, ...]] = ("effect", "place", "left", "target")

    def __init__(self, seat: int, effect: Effect, place: int, left: int, target: int) -> None:
        super().__init__(seat, effect, place, left)
        self.target = target


class WhereTask(ReachTask):
    """Which dragon is meant; the task of its target then asks what is done there."""

    of_target: ClassVar[type[TargetTask]]

    def answer(self, game: "State", action: int) -> None:
        """Ask about the dragon that was named."""
        if action != DECLINE:
            target = action - AT
            task = self.of_target(self.seat, self.effect, self.place, self.left, target)
            game.agenda.append(task)
