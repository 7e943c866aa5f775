"""Reads a position into an empty table, part by part, and gathers every fault."""

from typing import TYPE_CHECKING, Any, Final

from voliere.games.wyrmspan import automa
from voliere.games.wyrmspan.catalogue import (
    AUTOMA_DECKS,
    CAVE,
    CAVE_BY_TEXT,
    CAVE_CARDS,
    CAVE_TEXTS,
    CAVES,
    COLUMNS,
    DRAGON,
    DRAGON_BY_NAME,
    DRAGONS,
    EMPTY,
    FOOD,
    GUILDS,
    KINDS,
    LEFT_LOOKERS,
    MARKERS,
    NAMES,
    NEST,
    NESTS,
    OBJECTIVE_DATA,
    OBJECTIVES,
    PLACE_TEXTS,
    RESOURCES,
    ROUNDS,
    SQUARES,
    TUCKED_CARD,
)
from voliere.games.wyrmspan.effect import EFFECTS, Task
from voliere.games.wyrmspan.guild import ROOM
from voliere.games.wyrmspan.mat import Mat
from voliere.games.wyrmspan.rounds import INCOME, EndRound
from voliere.games.wyrmspan.space import square_text
from voliere.games.wyrmspan.steps import EFFECT_KINDS
from voliere.games.wyrmspan.steps import KINDS as STEPS
from voliere.games.wyrmspan.turns import EXPLORATIONS, Turn
from voliere.kernel.errors import Fault
from voliere.kernel.events import NO_SEAT
from voliere.kernel.sight import EVERYBODY

if TYPE_CHECKING:
    from voliere.games.wyrmspan.state import Table

MANY: Final = 99
"""No number of coins, eggs or steps in a position is larger."""


class Form:
    """Reads single values out of JSON, and keeps the faults."""

    def __init__(self, seats: int, faults: list[Fault]) -> None:
        self.seats = seats
        self.faults = faults

    def fault(self, message: str, **arguments: Any) -> None:
        """Add a fault of this game."""
        self.faults.append(Fault(f"wyrmspan.error.{message}", arguments))

    def number(self, value: Any, low: int, high: int, part: str) -> int:
        """A whole number between two others."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fault("number", part=part, value=value, low=low, high=high)
            return low
        return value

    def one_of(self, value: Any, allowed: list[Any], part: str) -> int:
        """The index of a value among a few."""
        if value not in allowed or isinstance(value, bool):
            self.fault("value", part=part, value=value, allowed=allowed)
            return 0
        return allowed.index(value)

    def fields(self, value: Any, allowed: list[str], part: str) -> dict[str, Any]:
        """An object with none but the named fields."""
        if not isinstance(value, dict):
            self.fault("object", part=part)
            return {}
        for name in value:
            if name not in allowed:
                self.fault("field", part=part, name=name, allowed=allowed)
        return value

    def entries(self, value: Any, part: str) -> list[Any]:
        """A list."""
        if not isinstance(value, list):
            self.fault("list", part=part)
            return []
        return value

    def by_seat(self, value: Any, part: str) -> list[Any]:
        """A list with an entry for each seat; none when it is not."""
        if not isinstance(value, list) or len(value) != self.seats:
            self.fault("by-seat", part=part, seats=self.seats)
            return []
        return value

    def card(self, value: Any, kind: int, part: str) -> int:
        """A card by its name or number; -1 when there is none such."""
        number = DRAGONS if kind == DRAGON else CAVE_CARDS
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= number:
            return value - 1
        card = (DRAGON_BY_NAME if kind == DRAGON else CAVE_BY_TEXT).get(str(value), EMPTY)
        if card < 0:
            self.fault("dragon" if kind == DRAGON else "cave", part=part, card=value)
        return card

    def cards(self, value: Any, kind: int, part: str) -> list[int]:
        """Cards by their names or numbers."""
        read = [self.card(card, kind, part) for card in self.entries(value, part)]
        return [card for card in read if card >= 0]

    def resources(self, value: Any, part: str) -> list[int]:
        """Numbers of resources."""
        given = self.fields(value, list(RESOURCES), part)
        return [self.number(given.get(kind, 0), 0, MANY, part) for kind in RESOURCES]

    def place(self, value: Any, part: str) -> int:
        """A place of the mat, or its nests."""
        return self.one_of(value, PLACE_TEXTS, part)


class MatForm(Form):
    """Reads a player's mat."""

    def mat(self, value: Any) -> Mat:
        """All of it but coins, resources and the guild."""
        mat = Mat.empty()
        given = self.fields(value, [*CAVES, "nest", "fresh", "earned"], "mats")
        for cave, name in enumerate(CAVES):
            if name in given:
                self.cave(mat, cave, given[name])
        mat.eggs[NEST] = self.number(given.get("nest", 1), 0, 2, "nest")
        mat.laid = sum(mat.eggs)
        mat.earned = self.number(given.get("earned", 0), 0, MANY, "earned")
        for text in self.entries(given.get("fresh", []), "fresh"):
            place = self.place(text, "fresh")
            if mat.room_at(place) < 0 or place == NEST or mat.dragons[place] < 0:
                self.fault("no-dragon", place=text)
            else:
                mat.fresh |= 1 << place
        return mat

    def cave(self, mat: Mat, cave: int, value: Any) -> None:
        """One cave with its dragons and cave cards."""
        part = CAVES[cave]
        given = self.fields(value, ["excavated", "cards", "dragons", "explored"], part)
        dragons = self.entries(given.get("dragons", []), part)
        cards = self.cards(given.get("cards", []), CAVE, part)
        needed = max(1, len(dragons), len(cards) + 1)
        dug = self.number(given.get("excavated", min(needed, COLUMNS)), 1, COLUMNS, part)
        explored = self.number(given.get("explored", 0), 0, EXPLORATIONS, part)
        mat.explored[cave] = explored
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
        given = {"dragon": value} if isinstance(value, str | int) else value
        given = self.fields(given, ["dragon", "eggs", "cached", "tucked", "fed"], part)
        card = self.card(given.get("dragon"), DRAGON, part)
        mat.dragons[place] = card
        if card < 0:
            return
        eggs = self.number(given.get("eggs", 0), 0, MANY, part)
        if eggs > NESTS[card]:
            self.fault("eggs", place=part, dragon=NAMES[card], eggs=eggs, nests=NESTS[card])
        mat.eggs[place] = eggs
        mat.under[place] = self.number(given.get("tucked", 0), 0, MANY, part)
        cached = self.resources(given.get("cached", {}), part)
        mat.cached[place * KINDS : (place + 1) * KINDS] = cached
        food = FOOD[card]
        fed = 0 if food < 0 else mat.under[place] if food == TUCKED_CARD else cached[food]
        mat.fed[place] = self.number(given.get("fed", fed), 0, MANY, part)


class Reader(MatForm):
    """Reads all parts of a position."""

    def __init__(self, game: "Table", given: dict[str, Any], faults: list[Fault]) -> None:
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
        self.read_agenda()

    def seats_default(self, value: Any) -> list[Any]:
        """The same value for each seat."""
        return [value] * self.seats

    def read_round(self) -> None:
        """Turn, round and first seat."""
        game = self.game
        turn = self.given.get("turn", 0)
        seats = list(range(self.seats))
        game.turn = NO_SEAT if turn is None else self.one_of(turn, seats, "turn")
        game.round = self.number(self.given.get("round", 1), 1, ROUNDS, "round")
        game.first = self.one_of(self.given.get("first", 0), seats[: game.people], "first")

    def read_mats(self) -> None:
        """Mats, coins, resources, and who has passed."""
        game = self.game
        mats = self.by_seat(self.given.get("mats", self.seats_default({})), "mats")
        for seat, value in enumerate(mats):
            default = {"nest": 0} if seat >= game.people and value == {} else value
            game.mats[seat] = self.mat(default)
        incomes = [INCOME if seat < game.people else 0 for seat in range(self.seats)]
        coins = self.by_seat(self.given.get("coins", incomes), "coins")
        for seat, value in enumerate(coins):
            game.mats[seat].coins = self.number(value, 0, MANY, "coins")
        supplies = self.given.get("resources", self.seats_default({}))
        for seat, value in enumerate(self.by_seat(supplies, "resources")):
            game.mats[seat].resources = self.resources(value, "resources")
        passed = self.by_seat(self.given.get("passed", self.seats_default(False)), "passed")
        for seat, value in enumerate(passed):
            if not isinstance(value, bool):
                self.fault("value", part="passed", value=value, allowed=["true", "false"])
            game.mats[seat].passed = value is True

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
                seat = self.one_of(owner, list(range(self.seats)), name)
                game.squares[square].append(seat)
                game.mats[seat].markers += 1
        for seat in range(self.seats):
            if game.mats[seat].markers > MARKERS:
                self.fault("markers", seat=seat, markers=game.mats[seat].markers, most=MARKERS)

    def read_objectives(self) -> None:
        """Four tiles, and the places of the rounds scored."""
        game = self.game
        default = [OBJECTIVES[side] for side in range(0, 2 * ROUNDS, 2)]
        ids = self.entries(self.given.get("objectives", default), "objectives")
        game.objectives = [self.one_of(side, OBJECTIVES, "objectives") for side in ids]
        tiles = {side // 2 for side in game.objectives}
        if len(ids) != ROUNDS or len(tiles) != ROUNDS:
            self.fault("objectives", number=ROUNDS)
        if game.people < game.seats:
            for side in game.objectives:
                if OBJECTIVE_DATA[side]["automa"] is None:
                    self.fault("automa-objective", objective=OBJECTIVES[side])
        rounds = self.entries(self.given.get("places", []), "places")
        if len(rounds) > ROUNDS:
            self.fault("rounds-scored", number=ROUNDS)
        for places in rounds:
            seats = self.by_seat(places, "places")
            game.places.append([self.number(place, 1, 4, "places") - 1 for place in seats])

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
        cards = [self.cards(hand, kind, part) for hand in value]
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
        names = ["drawn", "dragons", "caves", "coins"]
        given = self.fields(self.given.get("automa", {}), names, "automa")
        game.automa_dragons = self.cards(given.get("dragons", []), DRAGON, "automa")
        game.automa_caves = self.cards(given.get("caves", []), CAVE, "automa")
        game.automa_coins = self.number(given.get("coins", 0), 0, MANY, "automa")
        game.automa_drawn = self.entries(given.get("drawn", []), "automa")
        deck = self.entries(self.given.get("automa_deck", []), "automa_deck")
        if game.people == game.seats:
            if game.automa_drawn or deck or game.automa_dragons or game.automa_caves:
                self.fault("no-automa")
            return
        cards = AUTOMA_DECKS[game.settings["automa"]]
        left = [card for card in cards if card not in game.automa_drawn]
        wrong = [card for card in game.automa_drawn if card not in cards]
        if wrong or len(left) + len(game.automa_drawn) != len(cards):
            self.fault("automa-cards", part="automa", allowed=cards)
        elif "automa_deck" not in self.given:
            game.chance.shuffle(left)
            deck = left
        elif sorted(map(str, deck)) != sorted(map(str, left)):
            self.fault("automa-cards", part="automa_deck", allowed=left)
        if len(game.automa_drawn) == len(cards) - 1 and not game.mats[automa.AUTOMA].passed:
            self.fault("automa-passed")
        game.automa_deck = deck

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
        return self.game.people < self.game.seats

    def deal_rest(self) -> None:
        """Cards not named fill what needs cards: mats, tucked cards, decks, displays."""
        game = self.game
        dragons = self.unnamed(DRAGON)
        caves = self.unnamed(CAVE)
        for seat, mat in enumerate(game.mats):
            while len(game.tucked[seat]) < sum(mat.under) and dragons:
                game.tucked[seat].append(dragons.pop())
                game.tucked_known[seat].append(0)
            for place in range(len(mat.floor)):
                column = place % COLUMNS
                empty = 0 < column < mat.dug[place // COLUMNS] and mat.floor[place] < 0
                if empty and caves:
                    mat.floor[place] = caves.pop()
        game.dragon_deck = dragons + game.dragon_deck
        game.cave_deck = caves + game.cave_deck
        for kind, part in ((DRAGON, "dragon_display"), (CAVE, "cave_display")):
            display = game.dragon_display if kind == DRAGON else game.cave_display
            if part not in self.given:
                display[:] = [game.draw(kind) for _ in range(3)]

    def unnamed(self, kind: int) -> list[int]:
        """The cards that the position leaves out, in random order."""
        named = set(self.named(kind))
        box = range(DRAGONS if kind == DRAGON else CAVE_CARDS)
        out = LEFT_LOOKERS if kind == DRAGON and self.solo() else []
        rest = [card for card in box if card not in named and card not in out]
        if rest:
            self.game.chance.shuffle(rest)
        return rest

    def read_agenda(self) -> None:
        """The steps, or else the beginning of a turn, or the end of a round."""
        game = self.game
        if "agenda" not in self.given:
            game.agenda.append(EndRound(game.first))
            if game.turn >= 0:
                game.mats[game.turn].passed = False
                game.agenda.append(Turn(game.turn))
            return
        for value in self.entries(self.given["agenda"], "agenda"):
            step = self.step(value)
            if step is not None:
                game.agenda.append(step)

    def step(self, value: Any) -> Task | None:
        """A step by its name and fields."""
        before = len(self.faults)
        name = value.get("step") if isinstance(value, dict) else value
        if name not in STEPS:
            self.fault("step", step=name)
            return None
        kind = STEPS[name]
        given = self.fields(value, ["step", "seat", *kind.fields], name)
        seat = self.one_of(given.get("seat"), list(range(self.seats)), name)
        arguments = [self.field(name, field, given.get(field), seat) for field in kind.fields]
        return kind(seat, *arguments) if len(self.faults) == before else None

    def field(self, step: str, field: str, value: Any, seat: int) -> Any:
        """One field of a step."""
        if field == "effect":
            effect = EFFECTS.get(str(value))
            if effect is None or not isinstance(effect, EFFECT_KINDS.get(step, object)):
                self.fault("effect", step=step, effect=value)
            return effect
        if field in ("place", "target"):
            return self.place(value, step)
        if field == "dragon":
            if value is None and step == "place-drawn":
                return EMPTY
            return self.at_hand(self.card(value, DRAGON, step), seat, step)
        if field == "used":
            return tuple(self.cards(value, DRAGON, step))
        if field == "card":
            card = self.card(value, CAVE, step)
            if step == "dig" and card >= 0 and card not in self.game.cave_hands[seat]:
                self.fault("not-at-hand", step=step, card=CAVE_TEXTS[card])
            return card
        return self.number(value, 0, 1 << 12, f"{step}.{field}")

    def at_hand(self, dragon: int, seat: int, step: str) -> int:
        """A dragon that is being played lies in the hand or the display until it arrives."""
        game = self.game
        if dragon >= 0 and dragon not in game.dragon_hands[seat] + game.dragon_display:
            self.fault("not-at-hand", step=step, card=NAMES[dragon])
        return dragon
