"""Effects on birds and players: play another, move, repeat, and what all players are given."""

from typing import Any, ClassVar, Final

from voliere.games.wingspan.cards.catalogue import HABITATS_OF
from voliere.games.wingspan.effects.effect import DONE, MAY, Act, Effect, gift_of
from voliere.games.wingspan.effects.play import begin_play
from voliere.games.wingspan.effects.power import BROWN, power_at
from voliere.games.wingspan.phrases import joined
from voliere.games.wingspan.space import DECLINE, MOVE, PLAY, REPEAT, START, USE
from voliere.games.wingspan.state import State
from voliere.games.wingspan.words import COLUMNS, HABITATS, PLACES
from voliere.texts import say

SAME_ROW: Final = -1


class PlayAnother(Effect):
    """Play another bird in a habitat, at its normal cost."""

    topic: ClassVar[str] = "play-another"
    needs_place: ClassVar[bool] = True

    def __init__(self, habitat: int) -> None:
        super().__init__(f"play {'here' if habitat == SAME_ROW else HABITATS[habitat]}")
        self.habitat = habitat

    def _bits(self, place: int) -> int:
        return 1 << (place // COLUMNS % 3 if self.habitat == SAME_ROW else self.habitat)

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        """A bird of the hand can be paid and has a free space there."""
        return len(game.plays(seat, self._bits(place))) > 0

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        return game.plays(seat, self._bits(place)) + [DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        begin_play(game, seat, (action - PLAY) // 3, (action - PLAY) % 3)

    def text(self, language: str, form: str = "") -> str:
        if self.habitat == SAME_ROW:
            return say(language, "wingspan.effect.play-here")
        where = say(language, f"wingspan.in.{HABITATS[self.habitat]}")
        return say(language, "wingspan.effect.play-another", where=where)


class Move(Effect):
    """Move this bird, if it is the last of its row, to another of its habitats."""

    topic: ClassVar[str] = "move"
    needs_place: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__("move")

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        """It is the last of its row, and another row has a free space."""
        return game.is_last(place) and len(self._rows(game, place)) > 0

    def _rows(self, game: State, place: int) -> list[int]:
        habitats = HABITATS_OF[game.birds[place]]
        here = place // COLUMNS
        first = place // PLACES * 3
        return [
            MOVE + habitat
            for habitat in range(3)
            if habitats >> habitat & 1
            and first + habitat != here
            and game.counts[first + habitat] < COLUMNS
        ]

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        return self._rows(game, place) + [DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        """Move it; the activation goes on in the old row."""
        game.move_bird(place, action - MOVE)


class Repeat(Effect):
    """Use the power of another brown bird of the row.

    A chain of repeaters never comes back to a bird that it has passed: those are `done`.
    """

    topic: ClassVar[str] = "repeat"
    progress: ClassVar[str] = DONE
    needs_place: ClassVar[bool] = True

    def __init__(self, predators: bool) -> None:
        super().__init__("repeat predator" if predators else "repeat")
        self.predators = predators

    def possible(self, game: State, seat: int, place: int, done: int) -> bool:
        """Some other bird's power can be used."""
        return len(self._birds(game, seat, place, done)) > 0

    def actions(self, game: State, seat: int, place: int, done: int) -> list[int]:
        return self._birds(game, seat, place, done) + [DECLINE]

    def _birds(self, game: State, seat: int, place: int, done: int) -> list[int]:
        chain = done | 1 << place % PLACES
        first = place - place % COLUMNS
        found: list[int] = []
        for target in range(first, first + game.counts[place // COLUMNS]):
            power = power_at(game, target)
            if chain >> target % PLACES & 1 or power is None or power.colour != BROWN:
                continue
            effect = power.effect
            if self.predators and not effect.predator:
                continue
            start = chain if isinstance(effect, Repeat) else effect.start
            if effect.possible(game, seat, target, start):
                found.append(REPEAT + target % PLACES)
        return found

    def answer(self, game: State, seat: int, place: int, done: int, action: int) -> None:
        """Begin the other bird's power, with that bird."""
        target = seat * PLACES + action - REPEAT
        power = power_at(game, target)
        assert power is not None
        if isinstance(power.effect, Repeat):
            chain = done | 1 << place % PLACES
            game.agenda.append(Act(seat, power.effect, target, chain, True))
        else:
            power.effect.begin(game, seat, target, True)

    def text(self, language: str, form: str = "") -> str:
        message = "repeat-predator" if self.predators else "repeat"
        return say(language, f"wingspan.effect.{message}")


class ForAll(Effect):
    """An effect for all players; `own` is what the owner does instead, if it is not the same."""

    topic: ClassVar[str] = "for-all"

    def __init__(
        self, each: Effect, own: Effect | None = None, named: bool = False, code: str = "all"
    ) -> None:
        super().__init__(f"{code}{' named' if named else ''}: {each.code}")
        self.each = each
        self.own: Effect = each if own is None else own
        self.named = named
        """Whether the owner names the player who begins."""

    def seats(self, game: State) -> list[int]:
        return list(range(game.seats))

    def begin(self, game: State, seat: int, place: int, opens: bool = False) -> None:
        """Without other players there is nobody to name and nothing to give."""
        if game.seats == 1:
            self.own.begin(game, seat, place, opens)
        else:
            super().begin(game, seat, place, opens)

    def possible(self, game: State, seat: int, place: int, progress: int) -> bool:
        """It is possible for somebody."""
        for other in self.seats(game):
            effect = self.own if other == seat else self.each
            if effect.possible(game, other, place, effect.start):
                return True
        return False

    def actions(self, game: State, seat: int, place: int, progress: int) -> list[int]:
        """Use it, or name who begins; or not."""
        if not self.named:
            return [USE, DECLINE]
        return [START + other for other in self.seats(game)] + [DECLINE]

    def answer(self, game: State, seat: int, place: int, progress: int, action: int) -> None:
        """Ask each in turn order, from the owner or from the player named."""
        first = action - START if self.named else seat
        gaining = self.seats(game)
        for step in range(game.seats - 1, -1, -1):
            other = (first + step) % game.seats
            if other not in gaining:
                continue
            if other == seat:
                self.begin_own(game, seat, place)
            else:
                self.each.begin(game, other, gift_of(game.birds[place]))

    def begin_own(self, game: State, seat: int, place: int) -> None:
        """The owner has said yes already; ask only for what is still to choose."""
        if self.own.plain:
            self.own.apply(game, seat, place)
        else:
            self.own.begin(game, seat, place)

    def topic_data(self, game: State, progress: int) -> dict[str, Any]:
        return {"gaining": self.seats(game), "named": self.named}

    def text(self, language: str, form: str = "") -> str:
        """What each does, who begins, and what more the owner does."""
        phrases = [self.gift_text(language)]
        if self.named:
            phrases.append(say(language, "wingspan.effect.named"))
        if self.own is not self.each:
            phrases.append(self.own.text(language))
        return joined(language, phrases)

    def gift_text(self, language: str) -> str:
        return say(language, "wingspan.effect.all", effect=self.each.text(language, MAY))


class ForFewest(ForAll):
    """An effect for those with the fewest birds in a habitat."""

    def __init__(self, habitat: int, each: Effect, named: bool = False) -> None:
        super().__init__(each, None, named, f"fewest {HABITATS[habitat]}")
        self.habitat = habitat

    def seats(self, game: State) -> list[int]:
        """The seats that tie for the fewest birds."""
        return game.fewest(self.habitat)

    def gift_text(self, language: str) -> str:
        where = say(language, f"wingspan.in.{HABITATS[self.habitat]}")
        effect = self.each.text(language, MAY)
        return say(language, "wingspan.effect.fewest", where=where, effect=effect)
