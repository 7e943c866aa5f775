"""The table: the whole state of a game, and the small moves of which every rule is made."""

from typing import Any, Final

from voliere.games.wingspan.cards.catalogue import (
    BASE,
    BIRDS,
    COST_OF,
    COUNT,
    HABITATS_OF,
    LIMIT_OF,
)
from voliere.games.wingspan.payment import affordable
from voliere.games.wingspan.space import plays_in
from voliere.games.wingspan.words import (
    COLUMNS,
    DICE,
    EGG_COST,
    FACES,
    FOODS,
    HABITATS,
    KINDS,
    PLACES,
    TRAY,
)
from voliere.kernel.agenda import AgendaGame
from voliere.kernel.chance import Chance
from voliere.kernel.deck import reshuffle, top_of
from voliere.kernel.events import NO_SEAT
from voliere.kernel.fields import copies, empty_lists
from voliere.kernel.sight import EVERYBODY, put_in, take_out

EMPTY: Final = -1
AUTOMA_ACTS: Final = "end-automa"
"""The step that lies on the agenda during the Automa's turn."""


class State(AgendaGame):
    """Everything that lies on the table. Places count through all mats: seat * 15 + place."""

    def __init__(
        self, seats: int, settings: dict[str, Any], chance: Chance, like: "State | None" = None
    ) -> None:
        super().__init__(seats, settings, chance)
        self.open_hands: bool = settings["hands"] == "open"
        self._lay_like(like)
        if like is not None:
            self.agenda = like.agenda[:]

    def _lay_like(self, like: "State | None") -> None:
        """Lay everything out as in another game, or as it is before the deal."""
        seats = self.seats
        places = PLACES * seats
        # The course of the game.
        self.turn: int = 0 if like is None else like.turn
        self.round: int = 1 if like is None else like.round
        self.first: int = 0 if like is None else like.first
        self.discards_due: int = 0 if like is None else like.discards_due
        """The cards that the active seat must discard at the end of its turn."""
        self.rodents: int = 0 if like is None else like.rodents
        """The rodents that the active seat's gain-food action has gained."""
        self.turns_left: list[int] = [0] * seats if like is None else like.turns_left[:]
        self.plans: list[list[int]] = empty_lists(seats) if like is None else copies(like.plans)
        """What each seat has answered at set-up; it is done when all have answered."""
        self.goals: list[int] = [] if like is None else like.goals[:]
        self.goal_points: list[list[int]] = [] if like is None else copies(like.goal_points)
        # The mats: by place, by row (seat * 3 + habitat), by seat.
        self.birds: list[int] = [EMPTY] * places if like is None else like.birds[:]
        self.eggs: list[int] = [0] * places if like is None else like.eggs[:]
        self.cached: list[int] = [0] * places if like is None else like.cached[:]
        self.tucked_count: list[int] = [0] * places if like is None else like.tucked_count[:]
        """The cards tucked behind each bird; which ones, `tucked` tells."""
        self.counts: list[int] = [0] * (len(HABITATS) * seats) if like is None else like.counts[:]
        """The birds in each row."""
        self.pink_triggers: list[int] = [0] * seats if like is None else like.pink_triggers[:]
        """What sets off a pink power of each seat, as bits."""
        self.pinks_used: list[int] = [0] * seats if like is None else like.pinks_used[:]
        """The places whose pink power was used since their owner's last turn, as bits."""
        self.food: list[list[int]] = (
            [[0] * KINDS for _ in range(seats)] if like is None else copies(like.food)
        )
        # The feeder and the bird cards.
        self.feeder: list[int] = [0] * len(FACES) if like is None else like.feeder[:]
        self.tray: list[int] = [] if like is None else like.tray[:]
        self.deck: list[int] = [] if like is None else like.deck[:]
        self.discards: list[int] = [] if like is None else like.discards[:]
        self.offered: list[int] = [] if like is None else like.offered[:]
        """The cards that lie open for everybody to choose from (American Oystercatcher)."""
        self.hands: list[list[int]] = empty_lists(seats) if like is None else copies(like.hands)
        self.hands_known: list[list[int]] = (
            empty_lists(seats) if like is None else copies(like.hands_known)
        )
        self.tucked: list[list[int]] = empty_lists(seats) if like is None else copies(like.tucked)
        self.tucked_known: list[list[int]] = (
            empty_lists(seats) if like is None else copies(like.tucked_known)
        )
        # The bonus cards.
        self.bonus: list[list[int]] = empty_lists(seats) if like is None else copies(like.bonus)
        self.bonus_known: list[list[int]] = (
            empty_lists(seats) if like is None else copies(like.bonus_known)
        )
        self.drawn: list[list[int]] = empty_lists(seats) if like is None else copies(like.drawn)
        """The bonus cards from which a seat is choosing."""
        self.bonus_deck: list[int] = [] if like is None else like.bonus_deck[:]
        self.bonus_discards: list[int] = [] if like is None else like.bonus_discards[:]
        # The Automa.
        self.automa_deck: list[int] = [] if like is None else like.automa_deck[:]
        self.automa_shown: list[int] = [] if like is None else like.automa_shown[:]
        self.automa_birds: list[int] = [] if like is None else like.automa_birds[:]
        self.automa_hidden: list[int] = [] if like is None else like.automa_hidden[:]
        self.automa_bonus: int = EMPTY if like is None else like.automa_bonus
        self.automa_eggs: int = 0 if like is None else like.automa_eggs
        self.automa_cubes: int = 0 if like is None else like.automa_cubes

    @property
    def sheets(self) -> int:
        """One score sheet a seat; a single player's opponent, the Automa, has the second."""
        return max(self.seats, 2)

    def cards_in_play(self) -> int:
        """The number of bird cards: those of the swift-start pack come last in the catalogue."""
        return COUNT if self.settings["swift_start"] else BASE

    # Food.

    def gain(self, seat: int, food: int, number: int) -> None:
        """Take food from the supply."""
        self.food[seat][food] += number
        if self.records_events:
            self.tell("gained", seat, {"food": FOODS[food], "n": number})

    def spend(self, seat: int, food: int) -> None:
        """Give one food back to the supply."""
        self.food[seat][food] -= 1
        if self.records_events:
            self.tell("spent", seat, {"foods": [FOODS[food]]})

    def roll_feeder(self) -> None:
        """Throw all five dice into the feeder."""
        feeder = [0, 0, 0, 0, 0, 0]
        for _ in range(DICE):
            feeder[self.chance.below(6)] += 1
        self.feeder = feeder
        if self.records_events:
            self.tell("rolled", NO_SEAT, {"dice": self.dice_texts()})

    def dice_texts(self) -> list[str]:
        """The dice in the feeder by their faces."""
        return [face for index, face in enumerate(FACES) for _ in range(self.feeder[index])]

    def same_face(self) -> bool:
        """Whether all dice in the feeder show one face: then the taker may re-roll."""
        faces = 0
        for dice in self.feeder:
            if dice:
                faces += 1
        return faces == 1

    def dice_out(self) -> int:
        """The dice that lie beside the feeder."""
        return DICE - sum(self.feeder)

    def take_die(self, seat: int, face: int, food: int) -> None:
        """Take a die for one food; an empty feeder is filled again at once."""
        self.feeder[face] -= 1
        self.food[seat][food] += 1
        if self.records_events:
            self.tell("took-die", seat, {"face": FACES[face], "food": FOODS[food]})
        if not sum(self.feeder):
            self.roll_feeder()

    def cache(self, place: int, food: int) -> None:
        """Put a food from the supply on a bird."""
        self.cached[place] += 1
        if self.records_events:
            self._tell_at("cached", place, {"food": FOODS[food]})

    # Eggs.

    def has_room(self, place: int) -> bool:
        """Whether a bird lies there that can hold one more egg."""
        bird = self.birds[place]
        return bird >= 0 and self.eggs[place] < LIMIT_OF[bird]

    def lay(self, place: int) -> None:
        """Lay an egg on a bird with room."""
        self.eggs[place] += 1
        if self.records_events:
            self._tell_at("laid", place, {})

    def remove_egg(self, place: int) -> None:
        """Give an egg back to the supply."""
        self.eggs[place] -= 1
        if self.records_events:
            self._tell_at("removed-egg", place, {})

    def eggs_of(self, seat: int) -> int:
        """All eggs on a mat."""
        return sum(self.eggs[seat * PLACES : seat * PLACES + PLACES])

    # Bird cards.

    def any_card(self) -> bool:
        """Whether a card can be drawn from the deck, shuffled again if need be."""
        return len(self.deck) > 0 or len(self.discards) > 0

    def top_card(self) -> int:
        """Take the top card of the deck, shuffling the discards when it is empty; -1 if none."""
        if not self.deck and reshuffle(self.deck, self.discards, self.chance):
            if self.records_events:
                self.tell("shuffled", NO_SEAT, {"n": len(self.deck)})
        return top_of(self.deck)

    def draw(self, seat: int) -> None:
        """Draw the top card into a hand, if there is one."""
        card = self.top_card()
        if card < 0:
            return
        put_in(self.hands[seat], self.hands_known[seat], card, self.own_bits(seat))
        if self.records_events:
            self.tell("drew", seat, {"bird": BIRDS[card].name})

    def own_bits(self, seat: int) -> int:
        """Who sees a card that only its owner has looked at."""
        return EVERYBODY if self.open_hands else 1 << seat

    def take_from(self, cards: list[int], seat: int, card: int) -> None:
        """Take a card that lies open into a hand."""
        cards.remove(card)
        put_in(self.hands[seat], self.hands_known[seat], card, EVERYBODY)
        if self.records_events:
            self.tell("took-card", seat, {"bird": BIRDS[card].name})

    def leave_hand(self, seat: int, card: int) -> int:
        """Take a card out of a hand; returns who had seen it there."""
        return take_out(self.hands[seat], self.hands_known[seat], card)

    def discard(self, seat: int, card: int) -> None:
        """Discard a card from a hand."""
        self.leave_hand(seat, card)
        self.discards.append(card)
        if self.records_events:
            self.tell("discarded", seat, {"bird": BIRDS[card].name})

    def tuck(self, place: int, card: int, bits: int) -> None:
        """Tuck a card behind a bird; the bits tell who has seen it."""
        seat = place // PLACES
        self.tucked_count[place] += 1
        put_in(self.tucked[seat], self.tucked_known[seat], card, bits)

    def tuck_from_hand(self, place: int, card: int) -> None:
        """Tuck a card from the hand, face down; who saw it in the hand knows that it went."""
        self.tuck(place, card, self.leave_hand(place // PLACES, card))
        if self.records_events:
            self._tell_at("tucked", place, {"card": BIRDS[card].name})

    def tuck_from_deck(self, place: int) -> None:
        """Tuck the top card of the deck, seen by nobody."""
        card = self.top_card()
        if card < 0:
            return
        self.tuck(place, card, 0)
        if self.records_events:
            self._tell_at("tucked-from-deck", place, {})

    def tucked_behind(self, seat: int) -> int:
        """The number of cards tucked behind all birds of a mat."""
        return sum(self.tucked_count[seat * PLACES : seat * PLACES + PLACES])

    def refill_tray(self) -> None:
        """Fill the empty spaces of the tray."""
        tray = self.tray
        if len(tray) >= TRAY:
            return
        while len(tray) < TRAY and self.any_card():
            tray.append(self.top_card())
        if self.records_events:
            self.tell("refilled", NO_SEAT, {"tray": [BIRDS[card].name for card in tray]})

    def clear_tray(self) -> None:
        """Discard the cards of the tray."""
        self.discards += self.tray
        self.tray = []

    def all_birds(self) -> list[int]:
        """Every bird card, wherever it lies."""
        zones = [self.birds, self.tray, self.discards, self.offered, self.deck]
        zones += [self.automa_birds, self.automa_hidden, *self.hands, *self.tucked]
        return [card for zone in zones for card in zone if card >= 0]

    # Bonus cards.

    def all_bonuses(self) -> list[int]:
        """Every bonus card, wherever it lies."""
        zones = [self.bonus_deck, self.bonus_discards, *self.bonus, *self.drawn]
        zones.append([] if self.automa_bonus == EMPTY else [self.automa_bonus])
        return [card for zone in zones for card in zone]

    def any_bonus(self) -> bool:
        """Whether a bonus card can be drawn."""
        return len(self.bonus_deck) > 0 or len(self.bonus_discards) > 0

    def draw_bonus(self, seat: int, number: int) -> None:
        """Draw bonus cards to choose from, shuffling the discarded ones when the deck is empty."""
        drawn = self.drawn[seat]
        while len(drawn) < number and self.any_bonus():
            reshuffle(self.bonus_deck, self.bonus_discards, self.chance)
            drawn.append(self.bonus_deck.pop())
        drawn.sort()

    def keep_bonus(self, seat: int, card: int) -> None:
        """Keep one of the drawn bonus cards and discard the others."""
        self.drawn[seat].remove(card)
        self.bonus_discards += self.drawn[seat]
        self.drawn[seat] = []
        put_in(self.bonus[seat], self.bonus_known[seat], card, 1 << seat)

    # Birds on the mats.

    def put_bird(self, seat: int, bird: int, habitat: int) -> int:
        """Put a bird in the first free place of a row; returns the place."""
        row = seat * len(HABITATS) + habitat
        place = row * COLUMNS + self.counts[row]
        self.birds[place] = bird
        self.counts[row] += 1
        return place

    def move_bird(self, place: int, habitat: int) -> int:
        """Move the last bird of a row, with all that is on it, to another row."""
        seat = place // PLACES
        target = self.put_bird(seat, self.birds[place], habitat)
        self.eggs[target], self.eggs[place] = self.eggs[place], 0
        self.cached[target], self.cached[place] = self.cached[place], 0
        self.tucked_count[target], self.tucked_count[place] = self.tucked_count[place], 0
        self.birds[place] = EMPTY
        self.counts[place // COLUMNS] -= 1
        if self.records_events:
            self._tell_at("moved", target, {"from_habitat": HABITATS[place // COLUMNS % 3]})
        return target

    def is_last(self, place: int) -> bool:
        """Whether the bird at a place is the rightmost of its row."""
        return self.counts[place // COLUMNS] == place % COLUMNS + 1

    def open_rows(self, seat: int) -> int:
        """The habitats with a free space whose egg cost the seat can pay, as bits."""
        eggs = self.eggs_of(seat)
        row = seat * len(HABITATS)
        bits = 0
        for habitat in range(len(HABITATS)):
            count = self.counts[row + habitat]
            if count < COLUMNS and eggs >= EGG_COST[count]:
                bits |= 1 << habitat
        return bits

    def plays(self, seat: int, habitats: int) -> list[int]:
        """The birds of a hand that the seat can pay, with the habitats where it can play them."""
        habitats &= self.open_rows(seat)
        actions: list[int] = []
        if habitats:
            costs = affordable(self.food[seat])
            for bird in self.hands[seat]:
                if HABITATS_OF[bird] & habitats and costs >> COST_OF[bird] & 1:
                    actions += plays_in(bird, habitats)
        return actions

    def fewest(self, habitat: int) -> list[int]:
        """The seats with the fewest birds in a habitat."""
        counts = self.counts[habitat :: len(HABITATS)]
        least = min(counts)
        return [seat for seat in range(self.seats) if counts[seat] == least]

    def owner_of(self, bird: int) -> int:
        """The seat on whose mat a bird lies."""
        return self.birds.index(bird) // PLACES

    def active(self) -> int:
        """Whose turn is being played: a seat's, or the Automa's, which comes after the last."""
        automa = any(step.name == AUTOMA_ACTS for step in self.agenda)
        return self.seats if automa else self.turn

    def use_pink(self, place: int) -> None:
        """Remember that a pink power was used, until its owner's next turn."""
        if place >= 0 and place // PLACES != self.turn:
            self.pinks_used[place // PLACES] |= 1 << place % PLACES

    def _tell_at(self, kind: str, place: int, data: dict[str, Any]) -> None:
        self.tell(kind, place // PLACES, {**self.at(place), **data})

    def at(self, place: int) -> dict[str, Any]:
        """A place for an event or a topic: the bird, its habitat and its column."""
        local = place % PLACES
        return {
            "bird": BIRDS[self.birds[place]].name,
            "habitat": HABITATS[local // COLUMNS],
            "column": local % COLUMNS + 1,
        }
