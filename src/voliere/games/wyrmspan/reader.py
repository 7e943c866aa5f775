"""Reads a position into an empty table, part by part, and gathers every fault."""

from typing import TYPE_CHECKING, Any, Final

from voliere.games.wyrmspan.cards.catalogue import (
    AUTOMA_CARDS,
    AUTOMA_DECKS,
    CAVE_BY_TEXT,
    CAVE_CARDS,
    CAVE_TEXTS,
    DRAGON_BY_NAME,
    DRAGONS,
    FOOD,
    GUILDS,
    LEFT_LOOKERS,
    NAMES,
    NESTS,
    OBJECTIVE_DATA,
    OBJECTIVES,
)
from voliere.games.wyrmspan.flow.round import INCOME
from voliere.games.wyrmspan.flow.turn import EXPLORATIONS
from voliere.games.wyrmspan.guild import ROOM
from voliere.games.wyrmspan.mat import Mat
from voliere.games.wyrmspan.scoring import OTHERS
from voliere.games.wyrmspan.space import square_text
from voliere.games.wyrmspan.words import (
    CARD_KINDS,
    CAVE,
    CAVES,
    COLUMNS,
    DISPLAY_SIZE,
    DRAGON,
    EMPTY,
    KINDS,
    MARKERS,
    MAT_NESTS,
    NEST,
    PLACE_TEXTS,
    RESOURCES,
    ROUNDS,
    SQUARES,
    TUCKED_CARD,
)
from voliere.kernel.deck import rest_of
from voliere.kernel.errors import Fault
from voliere.kernel.events import NO_SEAT
from voliere.kernel.reader import Reader
from voliere.kernel.sight import EVERYBODY

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State

MANY: Final = 99
"""No number of coins, eggs or resources in a position is larger."""
FARTHEST: Final = 10 * MANY
"""No token has made more steps on the guild's track."""
CAVE_FIELDS: Final = ("excavated", "cards", "dragons", "explored")
DRAGON_FIELDS: Final = ("dragon", "eggs", "cached", "tucked", "fed")
AUTOMA_FIELDS: Final = ("drawn", "dragons", "caves", "coins", "steps", "passed")
SQUARE_TEXTS: Final = tuple([square_text(square) for square in range(SQUARES)])


class ValueReader(Reader):
    """Reads what positions are made of: cards, resources, places of the mat."""

    def __init__(self, game: "State", given: dict[str, Any], faults: list[Fault]) -> None:
        super().__init__("wyrmspan", game.seats, given, faults)
        self.game = game

    def card(self, part: str, value: Any, kind: int) -> int:
        """A card by its name or number; -1 when there is none such."""
        number = DRAGONS if kind == DRAGON else CAVE_CARDS
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= number:
            return value - 1
        card = (DRAGON_BY_NAME if kind == DRAGON else CAVE_BY_TEXT).get(str(value), EMPTY)
        if card < 0:
            self.fault(CARD_KINDS[kind], part=part, card=value)
        return card

    def cards(self, part: str, value: Any, kind: int) -> list[int]:
        """Cards by their names or numbers."""
        read = [self.card(part, card, kind) for card in self.items(part, value)]
        return [card for card in read if card >= 0]

    def resources(self, part: str, value: Any) -> list[int]:
        """Numbers of resources."""
        given = self.fields(part, value, RESOURCES)
        return [self.number(part, given.get(kind, 0), 0, MANY) for kind in RESOURCES]

    def place(self, part: str, value: Any) -> int:
        """A place of the mat, or its nests."""
        return self.one_of(part, value, tuple(PLACE_TEXTS))


class MatReader(ValueReader):
    """Reads a player's mat."""

    def mat(self, value: Any) -> Mat:
        """All of it but coins, resources and the guild."""
        mat = Mat()
        given = self.fields("mats", value, (*CAVES, "nest", "fresh", "earned"))
        for cave, name in enumerate(CAVES):
            if name in given:
                self.cave(mat, cave, given[name])
        mat.eggs[NEST] = self.number("nest", given.get("nest", 1), 0, MAT_NESTS)
        mat.laid = sum(mat.eggs)
        mat.earned = self.number("earned", given.get("earned", 0), 0, MANY)
        for text in self.items("fresh", given.get("fresh", [])):
            place = self.place("fresh", text)
            if place == NEST or mat.dragons[place] < 0:
                self.fault("no-dragon", place=text)
            else:
                mat.fresh |= 1 << place
        return mat

    def cave(self, mat: Mat, cave: int, value: Any) -> None:
        """One cave with its dragons and cave cards."""
        part = CAVES[cave]
        given = self.fields(part, value, CAVE_FIELDS)
        dragons = self.items(part, given.get("dragons", []))
        cards = self.cards(part, given.get("cards", []), CAVE)
        needed = max(1, len(dragons), len(cards) + 1)
        dug = self.number(part, given.get("excavated", min(needed, COLUMNS)), 1, COLUMNS)
        mat.explored[cave] = self.number(part, given.get("explored", 0), 0, EXPLORATIONS)
        if needed > dug:
            self.fault("crowded", cave=part, excavated=dug, dragons=len(dragons), cards=len(cards))
            return
        mat.dug[cave] = dug
        mat.filled[cave] = len(dragons)
        for column, card in enumerate(cards):
            mat.floor[cave * COLUMNS + column + 1] = card
        for column, dragon in enumerate(dragons):
            self.dragon(mat, cave * COLUMNS + column, dragon)

    def dragon(self, mat: Mat, place: int, value: Any) -> None:
        """One dragon with what is on and under it."""
        part = PLACE_TEXTS[place]
        plain = isinstance(value, str | int)
        given = self.fields(part, {"dragon": value} if plain else value, DRAGON_FIELDS)
        card = self.card(part, given.get("dragon"), DRAGON)
        mat.dragons[place] = card
        if card < 0:
            return
        eggs = self.number(part, given.get("eggs", 0), 0, MANY)
        if eggs > NESTS[card]:
            self.fault("eggs", place=part, dragon=NAMES[card], eggs=eggs, nests=NESTS[card])
        mat.eggs[place] = eggs
        mat.under[place] = self.number(part, given.get("tucked", 0), 0, MANY)
        cached = self.resources(part, given.get("cached", {}))
        mat.cached[place * KINDS : (place + 1) * KINDS] = cached
        food = FOOD[card]
        fed = 0 if food < 0 else mat.under[place] if food == TUCKED_CARD else cached[food]
        mat.fed[place] = self.number(part, given.get("fed", fed), 0, MANY)


class PositionReader(MatReader):
    """Reads all parts of a position."""

    def read(self) -> None:
        """Every part; then the cards that were not named."""
        self.read_round()
        self.read_mats()
        self.read_guild()
        self.read_objectives()
        self.read_cards()
        self.read_automa()
        self.check_once(self.named(DRAGON), NAMES)
        self.check_once(self.named(CAVE), CAVE_TEXTS)
        if not self.faults:
            self.deal_rest()

    def sheets(self) -> tuple[int, ...]:
        """The score sheets by number."""
        return tuple(range(self.game.sheets))

    def read_round(self) -> None:
        """Turn, round and first seat."""
        game = self.game
        turn = self.given.get("turn", 0)
        game.turn = NO_SEAT if turn is None else self.one_of("turn", turn, self.sheets())
        game.round = self.number("round", self.given.get("round", 1), 1, ROUNDS)
        seats = tuple(range(self.seats))
        game.first = self.one_of("first", self.given.get("first", 0), seats)

    def read_mats(self) -> None:
        """Mats, coins, resources, and who has passed."""
        game = self.game
        game.mats = [self.mat(value) for value in self.by_seat("mats", {})]
        for mat, value in zip(game.mats, self.by_seat("coins", INCOME)):
            mat.coins = self.number("coins", value, 0, MANY)
        for mat, value in zip(game.mats, self.by_seat("resources", {})):
            mat.resources = self.resources("resources", value)
        for mat, value in zip(game.mats, self.by_seat("passed", False)):
            mat.passed = self.flag("passed", value)

    def read_guild(self) -> None:
        """The tile, the track and the markers."""
        game = self.game
        given = self.fields("guild", self.given.get("guild", {}), ("tile", "steps", "squares"))
        default = game.settings["guild"]
        tile = given.get("tile", GUILDS[0] if default == "random" else default)
        game.tile = self.one_of("guild", tile, GUILDS)
        steps = self.entries("steps", given.get("steps", [0] * self.seats), self.seats, 0)
        for mat, value in zip(game.mats, steps):
            mat.steps = self.number("steps", value, 0, FARTHEST)
        squares = self.fields("squares", given.get("squares", {}), SQUARE_TEXTS)
        for square, name in enumerate(SQUARE_TEXTS):
            owners = self.items(name, squares.get(name, []))
            room = ROOM[self.seats][game.tile][square]
            if len(owners) > room:
                self.fault("square-full", square=name, markers=len(owners), room=room)
            game.squares[square] = [self.one_of(name, owner, self.sheets()) for owner in owners]
        self.count_markers()

    def count_markers(self) -> None:
        """Nobody has more markers than four."""
        game = self.game
        for sheet in self.sheets():
            markers = sum(owners.count(sheet) for owners in game.squares)
            if markers > MARKERS:
                self.fault("markers", seat=sheet, markers=markers, most=MARKERS)
            if sheet < self.seats:
                game.mats[sheet].markers = markers

    def read_objectives(self) -> None:
        """Four tiles, and the places of the rounds scored."""
        game = self.game
        default = [OBJECTIVES[side] for side in range(0, 2 * ROUNDS, 2)]
        ids = self.items("objectives", self.given.get("objectives", default))
        game.objectives = [self.one_of("objectives", side, tuple(OBJECTIVES)) for side in ids]
        tiles = {side // 2 for side in game.objectives}
        if len(ids) != ROUNDS or len(tiles) != ROUNDS:
            self.fault("objectives", number=ROUNDS)
        if self.solo():
            for side in game.objectives:
                if OBJECTIVE_DATA[side]["automa"] is None:
                    self.fault("automa-objective", objective=OBJECTIVES[side])
        last = OTHERS + 1
        earlier = [[last] * game.sheets] * (game.round - 1)
        for value in self.items("places", self.given.get("places", earlier)):
            places = self.entries("places", value, game.sheets, last)
            game.places.append([self.number("places", place, 1, last) - 1 for place in places])

    def read_cards(self) -> None:
        """Hands, displays, discards, decks, tucked and drawn cards."""
        game = self.game
        game.dragon_hands = self.hands("dragon_hands", DRAGON)
        game.dragon_known = self.seen("dragon_known", game.dragon_hands)
        game.cave_hands = self.hands("cave_hands", CAVE)
        game.cave_known = self.seen("cave_known", game.cave_hands)
        game.tucked = self.hands("tucked", DRAGON)
        game.tucked_known = self.seen("tucked_known", game.tucked)
        for seat in range(self.seats):
            under = sum(game.mats[seat].under)
            if len(game.tucked[seat]) > under:
                self.fault("tucked", seat=seat, cards=len(game.tucked[seat]), places=under)
        game.drawn = self.hands("drawn", DRAGON)
        game.drawn_caves = self.hands("drawn_caves", CAVE)
        picks = self.by_seat("picks", {})
        game.picks = [self.resources("picks", value) if value else [] for value in picks]
        game.dragon_discard = self.cards_of("dragon_discard", DRAGON)
        game.cave_discard = self.cards_of("cave_discard", CAVE)
        game.dragon_deck = self.cards_of("dragon_deck", DRAGON)
        game.cave_deck = self.cards_of("cave_deck", CAVE)
        game.dragon_display = self.display("dragon_display", DRAGON)
        game.cave_display = self.display("cave_display", CAVE)

    def cards_of(self, part: str, kind: int) -> list[int]:
        """The cards of a part; none if it is left out."""
        return self.cards(part, self.given.get(part, []), kind)

    def hands(self, part: str, kind: int) -> list[list[int]]:
        """Cards by seat."""
        return [self.cards(part, hand, kind) for hand in self.by_seat(part, [])]

    def seen(self, part: str, hands: list[list[int]]) -> list[list[int]]:
        """The bits of those who know each card."""
        usual = EVERYBODY if self.game.open_hands and part != "tucked_known" else 0
        return [self.seen_bits(part, seat, len(hand), usual) for seat, hand in enumerate(hands)]

    def display(self, part: str, kind: int) -> list[int]:
        """Three cards; an empty space is null."""
        nothing = [None] * DISPLAY_SIZE
        cards = self.entries(part, self.given.get(part, nothing), DISPLAY_SIZE, None)
        return [EMPTY if card is None else self.card(part, card, kind) for card in cards]

    def read_automa(self) -> None:
        """What the Automa has drawn and taken."""
        game = self.game
        value = self.given.get("automa")
        if not self.solo():
            if value is not None or self.given.get("automa_deck"):
                self.fault("no-automa")
            return
        given = self.fields("automa", {} if value is None else value, AUTOMA_FIELDS)
        game.automa_dragons = self.cards("automa", given.get("dragons", []), DRAGON)
        game.automa_caves = self.cards("automa", given.get("caves", []), CAVE)
        game.automa_coins = self.number("automa", given.get("coins", 0), 0, MANY)
        game.automa_steps = self.number("automa", given.get("steps", 0), 0, FARTHEST)
        game.automa_drawn = self.automa_cards("automa", given.get("drawn", []))
        game.automa_deck = self.automa_deck()
        out = len(game.automa_drawn) >= len(AUTOMA_DECKS[game.settings["automa"]]) - 1
        game.automa_passed = self.flag("automa", given.get("passed", out))
        if out and not game.automa_passed:
            self.fault("automa-passed")

    def automa_deck(self) -> list[int]:
        """The cards that the Automa has not drawn: as written, else in random order."""
        game = self.game
        cards = AUTOMA_DECKS[game.settings["automa"]]
        left = [card for card in cards if card not in game.automa_drawn]
        wrong = [card for card in game.automa_drawn if card not in cards]
        if wrong or len(left) + len(game.automa_drawn) != len(cards):
            self.fault("automa-cards", part="automa", allowed=cards)
        elif "automa_deck" not in self.given:
            game.chance.shuffle(left)
        else:
            deck = self.automa_cards("automa_deck", self.given["automa_deck"])
            if sorted(deck) != sorted(left):
                self.fault("automa-cards", part="automa_deck", allowed=left)
            return deck
        return left

    def automa_cards(self, part: str, value: Any) -> list[int]:
        """Cards of the Automa by their indices."""
        return self.numbers(part, value, 0, len(AUTOMA_CARDS) - 1)

    def named(self, kind: int) -> list[int]:
        """Every card of a kind that the position names."""
        game = self.game
        if kind == DRAGON:
            lists = [game.dragon_deck, game.dragon_discard, game.dragon_display]
            lists += game.dragon_hands + game.tucked + game.drawn + [game.automa_dragons]
            lists += [mat.dragons for mat in game.mats]
        else:
            lists = [game.cave_deck, game.cave_discard, game.cave_display, game.automa_caves]
            lists += game.cave_hands + game.drawn_caves
            lists += [mat.floor for mat in game.mats]
        return [card for cards in lists for card in cards if card >= 0]

    def check_once(self, cards: list[int], texts: list[str]) -> None:
        """Every card exists once; some not against the Automa."""
        super().check_once(cards, texts)
        if texts is NAMES and self.solo():
            for card in sorted(set(cards) & set(LEFT_LOOKERS)):
                self.fault("left-looker", card=texts[card])

    def solo(self) -> bool:
        """Whether the Automa plays."""
        return self.game.sheets > self.seats

    def deal_rest(self) -> None:
        """Cards not named fill what needs cards: mats, tucked cards, decks, displays."""
        game = self.game
        dragons = self.unnamed(DRAGON)
        caves = self.unnamed(CAVE)
        for seat, mat in enumerate(game.mats):
            missing = sum(mat.under) - len(game.tucked[seat])
            for card in self.taken(dragons, missing, seat):
                game.tucked[seat].append(card)
                game.tucked_known[seat].append(0)
            for place in range(len(mat.floor)):
                column = place % COLUMNS
                if 0 < column < mat.dug[place // COLUMNS] and mat.floor[place] < 0:
                    for card in self.taken(caves, 1, seat):
                        mat.floor[place] = card
        game.dragon_deck = dragons + game.dragon_deck
        game.cave_deck = caves + game.cave_deck
        for kind, part in ((DRAGON, "dragon_display"), (CAVE, "cave_display")):
            display = game.dragon_display if kind == DRAGON else game.cave_display
            if part not in self.given:
                display[:] = [game.draw(kind) for _ in range(DISPLAY_SIZE)]

    def taken(self, cards: list[int], number: int, seat: int) -> list[int]:
        """Some of the cards that were not named."""
        if len(cards) < number:
            self.fault("too-few-cards", seat=seat)
            return []
        return [cards.pop() for _ in range(number)]

    def unnamed(self, kind: int) -> list[int]:
        """The cards that the position leaves out, in random order."""
        out = LEFT_LOOKERS if kind == DRAGON and self.solo() else []
        box = range(DRAGONS if kind == DRAGON else CAVE_CARDS)
        return rest_of(box, self.named(kind) + out, self.game.chance)
