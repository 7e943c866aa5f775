"""Reads the parts of a Wingspan position one by one and gathers the faults."""

from typing import Any, Final

from voliere.games.wingspan.automa import AUTOMA_CARDS, CARD_BY_TEXT, automa_cards_in_play
from voliere.games.wingspan.cards.bonus import BONUS_BY_TEXT, BONUSES
from voliere.games.wingspan.cards.catalogue import BIRD_BY_TEXT, BIRDS, HABITATS_OF
from voliere.games.wingspan.cards.goals import GOAL_BY_TEXT, GOALS
from voliere.games.wingspan.flow.set_up import PLAN
from voliere.games.wingspan.state import EMPTY, State
from voliere.games.wingspan.words import (
    ANY_FOOD,
    COLUMNS,
    DICE,
    FACES,
    FOODS,
    HABITATS,
    PLACE_BY_TEXT,
    PLACES,
    ROUND_TURNS,
    TRAY,
    place_text,
)
from voliere.kernel.errors import Fault
from voliere.kernel.reader import Reader
from voliere.kernel.sight import put_in

BIRD_FIELDS: Final = ("bird", "eggs", "cached", "tucked")
AUTOMA_FIELDS: Final = ("bonus", "eggs", "birds", "cubes", "shown")
MOST_POINTS: Final = 7
"""No goal is worth more, on either board."""
MANY: Final = 1000
"""No count in a game comes near."""

GOALS_BY_DEFAULT: Final = (0, 2, 4, 6)


class WingspanReader(Reader):
    """Fills an empty table from a position."""

    def __init__(self, given: dict[str, Any], game: State, faults: list[Fault]) -> None:
        super().__init__(game.name, game.seats, given, faults)
        self.game = game

    def birds(self, part: str, value: Any) -> list[int]:
        found = self.names(part, value, BIRD_BY_TEXT)
        for bird in found:
            if bird >= self.game.cards_in_play():
                self.fault("not-in-play", part=part, card=BIRDS[bird].name)
        return found

    # Parts.

    def flow(self) -> None:
        """Whose turn it is, the round, the cubes left, and what hangs over the turn."""
        game, given = self.game, self.given
        game.turn = self.number("turn", given.get("turn", 0), 0, self.seats - 1)
        game.first = self.number("first", given.get("first", game.turn), 0, self.seats - 1)
        game.round = self.number("round", given.get("round", 1), 1, len(ROUND_TURNS))
        turns = ROUND_TURNS[game.round - 1]
        game.turns_left = [
            self.number("turns_left", value, 0, turns)
            for value in self.by_seat("turns_left", turns)
        ]
        game.discards_due = self.number("discards_due", given.get("discards_due", 0), 0, MANY)
        game.rodents = self.number("rodents", given.get("rodents", 0), 0, MANY)
        for seat, places in enumerate(self.by_seat("pinks_used", [])):
            for place in self.names("pinks_used", places, PLACE_BY_TEXT):
                game.pinks_used[seat] |= 1 << place
        game.plans = [self._plan(plan) for plan in self.by_seat("plans", [])]

    def _plan(self, plan: Any) -> list[int]:
        answers = self.items("plans", plan)
        if len(answers) > PLAN:
            self.fault("plan", most=PLAN)
        most = [1] * (PLAN - 1) + [ANY_FOOD]
        return [self.number("plans", answer, 0, top) for answer, top in zip(answers, most)]

    def boards(self) -> None:
        """The birds on each mat and what lies on them."""
        for seat, board in enumerate(self.by_seat("boards", {})):
            rows = self.fields("boards", board, HABITATS)
            for habitat, row in rows.items():
                birds = self.items(f"boards {habitat}", row)
                if len(birds) > COLUMNS:
                    self.fault("row-full", seat=seat, habitat=habitat, n=len(birds))
                for value in birds[:COLUMNS]:
                    self._bird(seat, HABITATS.index(habitat), value)
            for place in range(PLACES):
                if self.game.pinks_used[seat] >> place & 1:
                    if self.game.birds[seat * PLACES + place] == EMPTY:
                        self.fault("no-bird", seat=seat, place=place_text(place))

    def _bird(self, seat: int, habitat: int, value: Any) -> None:
        game = self.game
        fields = self.fields(
            "boards", {"bird": value} if isinstance(value, str) else value, BIRD_FIELDS
        )
        found = self.birds("boards", [fields.get("bird")])
        if not found:
            return
        bird = BIRDS[found[0]]
        if not HABITATS_OF[found[0]] >> habitat & 1:
            self.fault("habitat", card=bird.name, habitat=HABITATS[habitat])
        place = game.put_bird(seat, found[0], habitat)
        eggs = self.number("eggs", fields.get("eggs", 0), 0, MANY)
        if eggs > bird.egg_limit:
            self.fault("eggs", card=bird.name, n=eggs, limit=bird.egg_limit)
        game.eggs[place] = eggs
        game.cached[place] = self.number("cached", fields.get("cached", 0), 0, MANY)
        game.tucked_count[place] = self.number("tucked", fields.get("tucked", 0), 0, MANY)

    def food(self) -> None:
        """The food of each seat, and the dice in the feeder."""
        game = self.game
        for seat, value in enumerate(self.by_seat("food", {})):
            counts = self.fields("food", value, FOODS)
            game.food[seat] = [self.number("food", counts.get(food, 0), 0, MANY) for food in FOODS]
        if "feeder" in self.given:
            faces = {face: index for index, face in enumerate(FACES)}
            dice = self.names("feeder", self.given["feeder"], faces)
            if not 1 <= len(dice) <= DICE:
                self.fault("dice", n=len(dice))
            for face in dice:
                game.feeder[face] += 1

    def goals(self) -> None:
        """Four goals of different tiles, and the points of the rounds that have ended."""
        game = self.game
        default = [GOALS[goal].name for goal in GOALS_BY_DEFAULT]
        game.goals = self.names("goals", self.given.get("goals", default), GOAL_BY_TEXT)
        tiles = {goal // 2 for goal in game.goals}
        if len(game.goals) != len(ROUND_TURNS) or len(tiles) != len(ROUND_TURNS):
            self.fault("goals")
        sheets = self.items("goal_points", self.given.get("goal_points", []))
        over = self.given.get("agenda") == []
        if len(sheets) > (game.round if over else game.round - 1):
            self.fault("goal-rounds", n=len(sheets), round=game.round)
        for points in sheets:
            entries = self.entries("goal_points", points, game.sheets, 0)
            game.goal_points.append(self.numbers("goal_points", entries, 0, MOST_POINTS))

    def cards(self) -> None:
        """The bird cards outside the mats."""
        game, given = self.game, self.given
        game.tray = self.birds("tray", given.get("tray", []))
        if len(game.tray) > TRAY:
            self.fault("tray", n=len(game.tray))
        game.discards = self.birds("discards", given.get("discards", []))
        game.offered = self.birds("offered", given.get("offered", []))
        game.deck = self.birds("deck", given.get("deck", []))
        own = [game.own_bits(seat) for seat in range(self.seats)]
        for seat, value in enumerate(self.by_seat("hands", [])):
            self._held("hands", seat, self.birds("hands", value), own[seat])
        for seat, value in enumerate(self.by_seat("tucked", [])):
            self._held("tucked", seat, self.birds("tucked", value), own[seat])

    def _held(self, part: str, seat: int, cards: list[int], bits: int) -> None:
        """Put cards where their seen bits lie beside them."""
        held: list[list[int]] = getattr(self.game, part)
        known: list[list[int]] = getattr(self.game, f"{part}_known")
        seen = self.seen_bits(f"{part}_known", seat, len(cards), bits)
        for card, who in zip(cards, seen, strict=True):
            put_in(held[seat], known[seat], card, who)

    def bonus_cards(self) -> None:
        game, given = self.game, self.given
        for seat, value in enumerate(self.by_seat("bonus", [])):
            self._held("bonus", seat, self.names("bonus", value, BONUS_BY_TEXT), 1 << seat)
        game.drawn = [
            sorted(self.names("drawn", value, BONUS_BY_TEXT)) for value in self.by_seat("drawn", [])
        ]
        game.bonus_deck = self.names("bonus_deck", given.get("bonus_deck", []), BONUS_BY_TEXT)
        discards = given.get("bonus_discards", [])
        game.bonus_discards = self.names("bonus_discards", discards, BONUS_BY_TEXT)

    def automa(self) -> None:
        """The Automa's cards, eggs and cubes."""
        game, given = self.game, self.given
        fields = self.fields("automa", given.get("automa", {}), AUTOMA_FIELDS)
        if fields.get("bonus") is not None:
            game.automa_bonus = self.known("automa bonus", fields["bonus"], BONUS_BY_TEXT)
            if game.automa_bonus >= 0 and not BONUSES[game.automa_bonus].automa_may_hold():
                self.fault("automa-bonus", card=fields["bonus"])
        game.automa_eggs = self.number("automa eggs", fields.get("eggs", 0), 0, MANY)
        game.automa_cubes = self.number("automa cubes", fields.get("cubes", 0), 0, MANY)
        game.automa_birds = self.birds("automa birds", fields.get("birds", []))
        game.automa_hidden = sorted(self.birds("automa_hidden", given.get("automa_hidden", [])))
        game.automa_shown = self._automa_cards("automa shown", fields.get("shown", []))
        game.automa_deck = self._automa_cards("automa_deck", given.get("automa_deck", []))
        cards = game.automa_deck + game.automa_shown
        if "automa_deck" in given and not cards:
            self.fault("automa-deck")
        self.check_once(cards, [card.name for card in AUTOMA_CARDS])

    def _automa_cards(self, part: str, value: Any) -> list[int]:
        cards = self.names(part, value, CARD_BY_TEXT)
        for card in cards:
            if card not in automa_cards_in_play(self.game):
                self.fault("automa-card", card=AUTOMA_CARDS[card].name, round=self.game.round)
        return cards

    def no_automa(self) -> None:
        """With several players there is no Automa."""
        for part in ("automa", "automa_hidden", "automa_deck"):
            if self.given.get(part):
                self.fault("no-automa", part=part)

    def check_cards(self) -> None:
        """Every card exists once."""
        self.check_once(self.game.all_birds(), [bird.name for bird in BIRDS])
        self.check_once(self.game.all_bonuses(), [card.name for card in BONUSES])

    def check_tucked(self) -> None:
        """As many cards are tucked as the birds show."""
        for seat in range(self.seats):
            shown = self.game.tucked_behind(seat)
            if len(self.game.tucked[seat]) != shown:
                self.fault("tucked", seat=seat, n=len(self.game.tucked[seat]), tucked=shown)

    def check_turn(self) -> None:
        """Whose turn it is has a cube to place."""
        if not self.game.turns_left[self.game.turn]:
            self.fault("no-turn", seat=self.game.turn)
