"""Reads a position into an empty table, part by part, and gathers every fault."""

from typing import TYPE_CHECKING, Any

from voliere.games.wyrmspan.agenda import AgendaForm
from voliere.games.wyrmspan.cards.catalogue import (
    AUTOMA_CARDS,
    AUTOMA_DECKS,
    CAVE_CARDS,
    CAVE_TEXTS,
    DRAGONS,
    GUILDS,
    LEFT_LOOKERS,
    NAMES,
    OBJECTIVE_DATA,
    OBJECTIVES,
)
from voliere.games.wyrmspan.flow.round import INCOME
from voliere.games.wyrmspan.forms import MANY, MatForm
from voliere.games.wyrmspan.guild import ROOM
from voliere.games.wyrmspan.scoring import OTHERS
from voliere.games.wyrmspan.space import square_text
from voliere.games.wyrmspan.words import (
    CAVE,
    COLUMNS,
    DRAGON,
    EMPTY,
    MARKERS,
    ROUNDS,
    SQUARES,
)
from voliere.kernel.errors import Fault
from voliere.kernel.events import NO_SEAT
from voliere.kernel.sight import EVERYBODY

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import State


class Reader(MatForm):
    """Reads all parts of a position."""

    def __init__(self, game: "State", given: dict[str, Any], faults: list[Fault]) -> None:
        super().__init__(game.seats, faults)
        self.game = game
        self.given = given

    def read(self) -> None:
        """Every part; then the cards that were not named; then the agenda."""
        self.read_round()
        self.read_mats()
        self.read_guild()
        self.read_objectives()
        self.read_cards()
        self.read_automa()
        self.check_once(DRAGON)
        self.check_once(CAVE)
        if self.faults:
            return
        self.deal_rest()
        AgendaForm(self.game, self.given, self.faults).read()

    def seats_default(self, value: Any) -> list[Any]:
        """The same value for each seat."""
        return [value] * self.seats

    def read_round(self) -> None:
        """Turn, round and first seat."""
        game = self.game
        turn = self.given.get("turn", 0)
        sheets = list(range(game.sheets))
        game.turn = NO_SEAT if turn is None else self.one_of(turn, sheets, "turn")
        game.round = self.number(self.given.get("round", 1), 1, ROUNDS, "round")
        game.first = self.one_of(self.given.get("first", 0), sheets[: self.seats], "first")

    def read_mats(self) -> None:
        """Mats, coins, resources, and who has passed."""
        game = self.game
        mats = self.by_seat(self.given.get("mats", self.seats_default({})), "mats")
        for seat, value in enumerate(mats):
            game.mats[seat] = self.mat(value)
        coins = self.by_seat(self.given.get("coins", self.seats_default(INCOME)), "coins")
        for seat, value in enumerate(coins):
            game.mats[seat].coins = self.number(value, 0, MANY, "coins")
        supplies = self.given.get("resources", self.seats_default({}))
        for seat, value in enumerate(self.by_seat(supplies, "resources")):
            game.mats[seat].resources = self.resources(value, "resources")
        passed = self.by_seat(self.given.get("passed", self.seats_default(False)), "passed")
        for seat, value in enumerate(passed):
            game.mats[seat].passed = self.truth(value, "passed")

    def read_guild(self) -> None:
        """The tile, the track and the markers."""
        game = self.game
        given = self.fields(self.given.get("guild", {}), ["tile", "steps", "squares"], "guild")
        default = game.settings["guild"]
        tile = given.get("tile", GUILDS[0] if default == "random" else default)
        game.tile = self.one_of(tile, list(GUILDS), "guild")
        steps = self.by_seat(given.get("steps", self.seats_default(0)), "steps")
        for seat, value in enumerate(steps):
            game.mats[seat].steps = self.number(value, 0, 10 * MANY, "steps")
        names = [square_text(square) for square in range(SQUARES)]
        squares = self.fields(given.get("squares", {}), names, "squares")
        for square, name in enumerate(names):
            owners = self.entries(squares.get(name, []), name)
            room = ROOM[self.seats][game.tile][square]
            if len(owners) > room:
                self.fault("square-full", square=name, markers=len(owners), room=room)
            for owner in owners:
                sheet = self.one_of(owner, list(range(game.sheets)), name)
                game.squares[square].append(sheet)
        for sheet in range(game.sheets):
            markers = sum(owners.count(sheet) for owners in game.squares)
            if markers > MARKERS:
                self.fault("markers", seat=sheet, markers=markers, most=MARKERS)
            if sheet < self.seats:
                game.mats[sheet].markers = markers

    def read_objectives(self) -> None:
        """Four tiles, and the places of the rounds scored."""
        game = self.game
        default = [OBJECTIVES[side] for side in range(0, 2 * ROUNDS, 2)]
        ids = self.entries(self.given.get("objectives", default), "objectives")
        game.objectives = [self.one_of(side, OBJECTIVES, "objectives") for side in ids]
        tiles = {side // 2 for side in game.objectives}
        if len(ids) != ROUNDS or len(tiles) != ROUNDS:
            self.fault("objectives", number=ROUNDS)
        if self.solo():
            for side in game.objectives:
                if OBJECTIVE_DATA[side]["automa"] is None:
                    self.fault("automa-objective", objective=OBJECTIVES[side])
        earlier = [[OTHERS + 1] * game.sheets] * (game.round - 1)
        for places in self.entries(self.given.get("places", earlier), "places"):
            sheets = self.entries(places, "places")
            if len(sheets) != game.sheets:
                self.fault("by-seat", part="places", seats=game.sheets)
            game.places.append(
                [self.number(place, 1, OTHERS + 1, "places") - 1 for place in sheets]
            )

    def read_cards(self) -> None:
        """Hands, displays, discards, decks, tucked and drawn cards."""
        game = self.game
        game.dragon_hands, game.dragon_known = self.hands("dragon_hands", DRAGON, "dragon_known")
        game.cave_hands, game.cave_known = self.hands("cave_hands", CAVE, "cave_known")
        game.tucked, game.tucked_known = self.hands("tucked", DRAGON, "tucked_known")
        for seat in range(self.seats):
            under = sum(game.mats[seat].under)
            if len(game.tucked[seat]) > under:
                self.fault("tucked", seat=seat, cards=len(game.tucked[seat]), places=under)
        game.drawn = self.hands("drawn", DRAGON, "")[0]
        game.drawn_caves = self.hands("drawn_caves", CAVE, "")[0]
        picks = self.by_seat(self.given.get("picks", self.seats_default({})), "picks")
        game.picks = [self.resources(value, "picks") if value else [] for value in picks]
        game.dragon_discard = self.cards(self.given.get("dragon_discard", []), DRAGON, "discard")
        game.cave_discard = self.cards(self.given.get("cave_discard", []), CAVE, "discard")
        game.dragon_deck = self.cards(self.given.get("dragon_deck", []), DRAGON, "dragon_deck")
        game.cave_deck = self.cards(self.given.get("cave_deck", []), CAVE, "cave_deck")
        game.dragon_display = self.display("dragon_display", DRAGON)
        game.cave_display = self.display("cave_display", CAVE)

    def hands(self, part: str, kind: int, known: str) -> tuple[list[list[int]], list[list[int]]]:
        """Cards by seat, and the bits of those who know them."""
        value = self.by_seat(self.given.get(part, self.seats_default([])), part)
        cards = [self.cards(hand, kind, part) for hand in value or self.seats_default([])]
        unknown = [[0] * len(hand) for hand in cards]
        bits = self.by_seat(self.given.get(known, unknown), known)
        read = [
            [self.number(b, 0, EVERYBODY, known) for b in self.entries(row, known)] for row in bits
        ]
        if [len(row) for row in read] != [len(hand) for hand in cards]:
            if known in self.given:
                self.fault("known", part=known, cards=part)
            read = unknown
        return cards, read

    def display(self, part: str, kind: int) -> list[int]:
        """Three cards; an empty space is null."""
        value = self.entries(self.given.get(part, [None] * 3), part)
        if len(value) != 3:
            self.fault("display", part=part)
        return [EMPTY if card is None else self.card(card, kind, part) for card in value]

    def read_automa(self) -> None:
        """What the Automa has drawn and taken."""
        game = self.game
        if not self.solo():
            if self.given.get("automa") or self.given.get("automa_deck"):
                self.fault("no-automa")
            return
        names = ["drawn", "dragons", "caves", "coins", "steps", "passed"]
        given = self.fields(self.given.get("automa", {}), names, "automa")
        game.automa_dragons = self.cards(given.get("dragons", []), DRAGON, "automa")
        game.automa_caves = self.cards(given.get("caves", []), CAVE, "automa")
        game.automa_coins = self.number(given.get("coins", 0), 0, MANY, "automa")
        game.automa_steps = self.number(given.get("steps", 0), 0, 10 * MANY, "automa")
        game.automa_drawn = self.automa_cards(given.get("drawn", []), "automa")
        deck = self.automa_cards(self.given.get("automa_deck", []), "automa_deck")
        cards = AUTOMA_DECKS[game.settings["automa"]]
        left = [card for card in cards if card not in game.automa_drawn]
        wrong = [card for card in game.automa_drawn if card not in cards]
        if wrong or len(left) + len(game.automa_drawn) != len(cards):
            self.fault("automa-cards", part="automa", allowed=cards)
        elif "automa_deck" not in self.given:
            game.chance.shuffle(left)
            deck = left
        elif sorted(deck) != sorted(left):
            self.fault("automa-cards", part="automa_deck", allowed=left)
        out = len(game.automa_drawn) >= len(cards) - 1
        game.automa_passed = self.truth(given.get("passed", out), "automa")
        if out and not game.automa_passed:
            self.fault("automa-passed")
        game.automa_deck = deck

    def automa_cards(self, value: Any, part: str) -> list[int]:
        """Cards of the Automa by their indices."""
        most = len(AUTOMA_CARDS) - 1
        return [self.number(card, 0, most, part) for card in self.entries(value, part)]

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

    def check_once(self, kind: int) -> None:
        """Every card exists once; some not against the Automa."""
        cards = self.named(kind)
        texts = NAMES if kind == DRAGON else CAVE_TEXTS
        for card in sorted(set(cards)):
            if cards.count(card) > 1:
                self.fault("twice", card=texts[card])
            if kind == DRAGON and self.solo() and card in LEFT_LOOKERS:
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
                display[:] = [game.draw(kind) for _ in range(3)]

    def taken(self, cards: list[int], number: int, seat: int) -> list[int]:
        """So many of the cards that were not named."""
        if len(cards) < number:
            self.fault("too-few-cards", seat=seat)
            return []
        return [cards.pop() for _ in range(number)]

    def unnamed(self, kind: int) -> list[int]:
        """The cards that the position leaves out, in random order."""
        named = set(self.named(kind))
        box = range(DRAGONS if kind == DRAGON else CAVE_CARDS)
        out = LEFT_LOOKERS if kind == DRAGON and self.solo() else []
        rest = [card for card in box if card not in named and card not in out]
        if rest:
            self.game.chance.shuffle(rest)
        return rest
