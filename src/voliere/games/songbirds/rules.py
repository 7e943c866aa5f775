"""The rules of Songbirds: base game, special cards, Early Bird, extended, solo, cooperative."""

from typing import Any, Final

from librt.strings import BytesWriter

from voliere.games.songbirds import observation, scoring
from voliere.games.songbirds.catalogue import (
    BIRDS,
    CENTRE,
    COLOURS,
    DIAGONALS,
    EMPTY,
    FULL,
    GROUPS,
    LINES,
    PLACES,
    SIDE,
    SPECIALS,
    WORMS,
    card_text,
    free_places,
    place_text,
    places_of,
)
from voliere.games.songbirds.position import SPECIAL_PHASE, read_state
from voliere.games.songbirds.scoring import (
    group_taker,
    group_takers,
    line_taker,
    line_takers,
    title,
)
from voliere.games.songbirds.settings import (
    CHOOSE,
    COOPERATIVE,
    GOAL,
    NO_SPECIAL,
    PHRASES,
    TO_99,
    check_settings,
)
from voliere.games.songbirds.space import FAVOURITE, SHOW, SIZE, SPECIAL
from voliere.games.songbirds.state import State
from voliere.kernel.chance import Chance
from voliere.kernel.deck import NO_CARD, shuffled
from voliere.kernel.errors import Fault
from voliere.kernel.events import NO_SEAT
from voliere.kernel.observation import Block

MASKS: Final = [sum(1 << place for place in line) for line in LINES]
ACTIONS: Final[list[object]] = list(range(SIZE))
"""The actions as objects made once: handing one out costs no new int."""
ACTIONS_OF: Final = [ACTIONS[card * PLACES : (card + 1) * PLACES] for card in range(BIRDS)]
"""For each bird its actions, by place."""


class Songbirds(State):
    """A game of Songbirds in any of its variants."""

    # Set-up.

    @classmethod
    def check(cls, seats: int, settings: dict[str, Any], faults: list[Fault]) -> None:
        """Settle the special card, and refuse variants that do not go together."""
        check_settings(seats, settings, faults)

    @classmethod
    def usual_seats(cls, settings: dict[str, Any]) -> int:
        """One for the solo variant."""
        return 1 if settings.get("variant") == "solo" else 2

    @classmethod
    def deal(cls, seats: int, settings: dict[str, Any], chance: Chance) -> "Songbirds":
        """A table before its first round; the opening deals it."""
        return Songbirds(seats, settings, chance)

    def opening(self) -> None:
        """Begin the first round with the named seat, or one at random."""
        first = self.settings["first"]
        self._begin_round(self.chance.below(self.seats) if first == "random" else first)

    def _begin_round(self, first: int) -> None:
        self.lay()
        self.seat = first
        if self.settings["special"] == CHOOSE:
            self.choosing = True
        elif self.settings["special"] == NO_SPECIAL:
            self._deal_round(NO_CARD)
        else:
            self._deal_round(SPECIALS.index(self.settings["special"]))

    def _deal_round(self, special: int) -> None:
        self.chance.shuffle(self.berries)
        if self.records_events:
            round_number = len(self.past) + 1
            self.tell("began", self.seat, {"round": round_number, "berries": self.berries[:]})
        deck = shuffled(range(BIRDS), self.chance)
        self.deck = deck
        self.special = special
        self._lay_out(special)
        each = 1 if self.together else len(deck) // self.seats
        for seat in range(self.seats):
            hand = deck[-each:]
            del deck[-each:]
            hand.sort()
            self.hands[seat] = hand
            if self.records_events:
                cards = [card_text(card) for card in self.hands[seat]]
                self.tell("dealt", seat, {"cards": cards})
        self._begin_turn()

    def _lay_out(self, special: int) -> None:
        """Nine birds on the diagonals, or one card in the centre."""
        if self.together:
            for place in DIAGONALS:
                self._put(self.deck.pop(), place)
        else:
            self._put(self.deck.pop() if special < 0 else BIRDS + special, CENTRE)

    def _put(self, card: int, place: int) -> None:
        self.forest[place] = card
        self.filled |= 1 << place
        if self.records_events:
            self.tell("laid-out", NO_SEAT, {"card": card_text(card), "place": place_text(place)})

    # Decisions.

    def round_number(self) -> int:
        """The round that is played; at the end, the last."""
        return len(self.past) + (self.seat >= 0)

    def topic(self) -> tuple[str, dict[str, Any]]:
        """A special card, a favourite that must be set, or a turn."""
        if self.choosing:
            return "special", {"round": len(self.past) + 1}
        if self.shown:
            return "place", {"card": card_text(self.shown[0])}
        if not self._may_place():
            return "favourite", {}
        turn = "show" if self.shows_first else "turn"
        return (f"{turn}-or-favourite" if self._may_set_favourite() else turn), {}

    def _may_place(self) -> bool:
        """The last bird of a hand stays there as favourite, unless there is another favourite."""
        if self.shown:
            return True
        cards = len(self.hands[self.seat])
        if self.together or self.favourites[self.seat]:
            return cards > 0
        return cards > 1

    def _may_set_favourite(self) -> bool:
        """Once a round: each seat in Early Bird, one for the whole table in joint play."""
        if self.together:
            return not self.shown and not any(self.revealed)
        return self.early and not self.favourites[self.seat]

    def actions(self) -> list[int]:
        """Birds on places, or birds to show, then birds as favourites."""
        if self.choosing:
            return list(range(SPECIAL, SHOW))
        actions: list[Any] = []
        if self.seat < 0:
            return actions
        hand = self.hands[self.seat]
        if self.shows_first and not self.shown:
            for card in hand:
                actions.append(ACTIONS[SHOW + card])
        elif self._may_place():
            places = places_of(free_places(self.filled))
            for card in self.shown or hand:
                by_place = ACTIONS_OF[card]
                for place in places:
                    actions.append(by_place[place])
        if self._may_set_favourite():
            for card in hand:
                actions.append(ACTIONS[FAVOURITE + card])
        return actions

    def offers(self, action: int) -> bool:
        """Whether the action is legal now, without listing all that are."""
        if self.seat < 0 or self.choosing or SPECIAL <= action < SHOW:
            return self.choosing and SPECIAL <= action < SHOW
        hand = self.hands[self.seat]
        if action >= SHOW:
            return self.shows_first and not self.shown and action - SHOW in hand
        if action >= FAVOURITE:
            return action - FAVOURITE in hand and self._may_set_favourite()
        playable = self.shown if self.shows_first else hand
        if action // PLACES not in playable or not self._may_place():
            return False
        return bool(free_places(self.filled) >> action % PLACES & 1)

    def spaces_to_keep(self) -> list[str]:
        """Those who play together may say which space they would leave free."""
        if not self.shows_first or self.seat < 0:
            return []
        return [place_text(place) for place in range(PLACES) if not self.filled >> place & 1]

    @classmethod
    def phrases(cls, settings: dict[str, Any]) -> list[str]:
        """Those who play together may talk of the favourite and of a bird that was shown."""
        return list(PHRASES) if settings["variant"] == COOPERATIVE else []

    def hides(self, action: int) -> bool:
        """An early bird's favourite lies face down."""
        return self.early and FAVOURITE <= action < SPECIAL

    def apply(self, action: int) -> None:
        """Place a bird or set a favourite, and ask the next seat; or show a bird, lay a card."""
        if action < FAVOURITE:
            self._place(action // PLACES, action % PLACES)
            self._next_turn()
        elif action < SPECIAL:
            self._set_favourite(action - FAVOURITE)
            self._next_turn()
        elif action < SHOW:
            self._choose_special(action - SPECIAL)
        else:
            self._show(action - SHOW)

    def _choose_special(self, special: int) -> None:
        self.choosing = False
        if self.records_events:
            self.tell("chose-special", self.seat, {"card": SPECIALS[special]})
        self._deal_round(special)

    def _show(self, card: int) -> None:
        """From now on the bird must be placed; where, the same seat is asked next."""
        self.hands[self.seat].remove(card)
        self.shown.append(card)
        if self.records_events:
            self.tell("showed", self.seat, {"card": card_text(card)})

    def _place(self, card: int, place: int) -> None:
        (self.shown or self.hands[self.seat]).remove(card)
        self.forest[place] = card
        self.filled |= 1 << place
        if self.records_events:
            self.tell("placed", self.seat, {"card": card_text(card), "place": place_text(place)})
        column, row = place % SIDE, SIDE + place // SIDE
        if self.filled & MASKS[column] == MASKS[column]:
            self._award_line(column)
        if self.filled & MASKS[row] == MASKS[row]:
            self._award_line(row)
        if self.special >= 0:
            self._award_groups(place)

    def _award_line(self, line: int) -> None:
        """The loudest colour of a complete line takes its berries at once."""
        taker = line_taker(self.forest, line)
        if taker >= 0:
            self.harvest[taker] += self.berries[line]
        if self.records_events:
            colour = COLOURS[taker] if taker >= 0 else None
            points = self.berries[line]
            self.tell("took-berries", NO_SEAT, {"line": line, "colour": colour, "points": points})

    def _award_groups(self, place: int) -> None:
        """A special card's token goes out as soon as all the spaces that it looks at are filled."""
        for index, group in enumerate(GROUPS[self.special]):
            if place not in group.places:
                continue
            if any(self.forest[other] == EMPTY for other in group.places):
                continue
            taker = group_taker(self.forest, self.special, index)
            if taker >= 0:
                self.harvest[taker] += group.points
            if self.records_events:
                self._tell_token(index, taker)

    def _tell_token(self, group: int, taker: int) -> None:
        data: dict[str, Any] = {
            "special": SPECIALS[self.special],
            "group": group,
            "colour": COLOURS[taker] if taker >= 0 else None,
            "points": GROUPS[self.special][group].points,
        }
        self.tell("took-token", NO_SEAT, data)

    def _set_favourite(self, card: int) -> None:
        self.hands[self.seat].remove(card)
        if self.together:
            self.revealed[self.seat].append(card)
            if self.records_events:
                self.tell("laid-favourite", self.seat, {"card": card_text(card)})
            return
        worm = self._next_worm()
        self.favourites[self.seat].append(card)
        self.worms[self.seat] = worm
        if self.records_events:
            self.tell("set-favourite", self.seat, {"card": card_text(card), "worm": worm})

    def _next_worm(self) -> int:
        """The largest worm left; the fourth player to choose gets none."""
        for worm in WORMS:
            if worm not in self.worms:
                return worm
        return 0

    # Turns and rounds.

    def _next_turn(self) -> None:
        if not self.holders or not self.hold(True):
            self.go_on()

    def go_on(self) -> None:
        """The next seat's turn."""
        self.turns += 1
        self.seat = (self.seat + 1) % self.seats
        self._begin_turn()

    def _begin_turn(self) -> None:
        """Ask the seat, or the next that can act; when none can, or the forest is full, score."""
        if self.filled == FULL:
            self._end_round()
            return
        for _ in range(self.seats):
            if self.together and self.deck:
                self._draw()
            if self._may_act():
                return
            self.seat = (self.seat + 1) % self.seats
        self._end_round()

    def _draw(self) -> None:
        card = self.deck.pop()
        hand = self.hands[self.seat]
        hand.append(card)
        hand.sort()
        if self.records_events:
            self.tell("drew", self.seat, {"card": card_text(card)})

    def _end_round(self) -> None:
        if not self.together:
            for seat in range(self.seats):
                self._reveal(seat)
        points = scoring.round_points(self)
        self.past.append(points)
        if self.records_events:
            self.tell("scored", NO_SEAT, {"round": len(self.past), "points": points})
        if self._finished():
            self.seat = NO_SEAT
        else:
            self._begin_round(self._next_first())

    def _reveal(self, seat: int) -> None:
        """The favourite set face down, or else the last bird in hand."""
        favourite = self.favourites[seat] or self.hands[seat]
        if not favourite:
            return
        self.revealed[seat].append(favourite.pop())
        if self.records_events:
            self.tell("revealed", seat, {"card": card_text(self.revealed[seat][0])})

    def _finished(self) -> bool:
        if self.settings["rounds"] == TO_99:
            return max(scoring.totals(self)) >= GOAL
        return len(self.past) >= int(self.settings["rounds"])

    def _next_first(self) -> int:
        """The leader; among equals the one with more berries this round, then chance."""
        totals = scoring.totals(self)
        leaders = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        berries = [scoring.parts_of(self, seat)["berries"] for seat in range(self.seats)]
        most = max(berries[seat] for seat in leaders)
        leaders = [seat for seat in leaders if berries[seat] == most]
        return leaders[0] if len(leaders) == 1 else leaders[self.chance.below(len(leaders))]

    # Scores.

    # In every game its observation.py writes them: the kernel knows no game's modules.

    @classmethod
    def observation_blocks(cls, seats: int, settings: dict[str, Any]) -> list[Block]:
        """What a seat knows as numbers, block by block."""
        return observation.blocks(seats, settings)

    def observe(self, seat: int, writer: BytesWriter) -> None:
        """Write them."""
        observation.observe(self, seat, writer)

    def scores(self) -> list[dict[str, int]]:
        """Berries, volume, worm and earlier rounds; in joint play one colour against the others."""
        return scoring.sheets(self)

    def winners(self) -> list[int]:
        """The highest total, then the louder favourite, then shared; nobody wins in joint play."""
        return [] if self.together or self.seat >= 0 else scoring.winners(self)

    # Positions, views, copies.

    def read(self, position: dict[str, Any], faults: list[Fault]) -> None:
        """The parts of a position; birds that it does not name lie in the deck."""
        read_state(self, position, faults)
        if not faults:
            self.resume()

    @classmethod
    def renewed(cls, position: dict[str, Any], rules: int) -> dict[str, Any]:
        """Under rules 1 the berries lay there before the special card was chosen."""
        if rules == 1 and position["phase"] == SPECIAL_PHASE:
            return {**position, "berries": []}
        return position

    def resume(self) -> None:
        """Go on from a position in which the seat asked cannot act."""
        stuck = self.filled == FULL or not self._may_act()
        if self.seat >= 0 and not self.choosing and stuck:
            self._begin_turn()

    def _may_act(self) -> bool:
        return self._may_place() or (self._may_set_favourite() and bool(self.hands[self.seat]))

    def derived(self) -> dict[str, Any]:
        """Who took which token, each colour's harvest, the worm on top; a shared score's title."""
        worm = self._next_worm() if self.early else None
        tokens = [] if self.special < 0 else group_takers(self.forest, self.special)
        told: dict[str, Any] = {
            "takers": line_takers(self.forest),
            "tokens": tokens,
            "harvest": dict(zip(COLOURS, self.harvest, strict=True)),
            "next_worm": worm,
        }
        if self.seat < 0 and self.settings["variant"] != "base":
            told["title"] = title(self.scores()[0]["total"])
        return told

    def copy(self) -> "Songbirds":
        """The same game, sharing nothing that changes, without events."""
        other = Songbirds(self.seats, self.settings, self.chance.copy(), self)
        self.share_history(other)
        return other
