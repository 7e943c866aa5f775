"""Gymnasium: one seat of a game, the others taken by bots."""

from typing import Any, Final

import gymnasium
from gymnasium.envs.registration import register as register_env

from voliere.arena.simulate import read_bots
from voliere.bots import Bot, make_bot
from voliere.bots.asking import answer_of
from voliere.bots.bot import BotFault
from voliere.env.table import MODES, REFUSE, Observation, Table, observed
from voliere.games import game_kind, game_names
from voliere.kernel.chance import Chance
from voliere.kernel.errors import refusal
from voliere.kernel.game import Game
from voliere.kernel.knowledge import knowledge_of

RANDOM: Final = "random"


class Seat(gymnasium.Env[Any, Any]):
    """One seat against bots; it is over when the game is."""

    metadata: dict[str, Any] = {"render_modes": list(MODES)}  # noqa: RUF012 (Gymnasium's own)

    def __init__(
        self,
        game: str,
        opponents: list[str] | None = None,
        seats: int | None = None,
        seat: int | str = RANDOM,
        reward: str | None = None,
        illegal: str = REFUSE,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        count = _seats(game, opponents, seats, settings)
        self.table = Table(game, count, settings, reward, illegal, render_mode)
        self.opponents = read_bots(opponents or [RANDOM], count - 1) if count > 1 else []
        if seat != RANDOM and seat not in range(count):
            allowed = [RANDOM, *map(str, range(count))]
            raise refusal("error.env-option", name="seat", value=seat, allowed=allowed)
        self.seat = 0
        self._wanted = seat
        self._listens = any(name != RANDOM for name in self.opponents)
        self.render_mode = render_mode
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space()
        self.game: Game = self.table.deal(0, False)
        self._bots: list[Bot | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew, and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        seeds = Chance.seeded(int(self.np_random.integers(1 << 62)))
        self.close()
        self.game = self.table.deal(seeds.seed(), self._listens)
        drawn = seeds.below(self.table.seats)
        self.seat = drawn if isinstance(self._wanted, str) else self._wanted
        self._bots = self._seated(seeds)
        self._replaced = 0
        self._play_on()
        return self._seen(), self._info()

    def _seated(self, seeds: Chance) -> list[Bot | None]:
        names: list[str] = self.opponents[:]
        names.insert(self.seat, "")
        seated: list[Bot | None] = []
        for name in names:
            seated.append(make_bot(name, self.game.name, seeds.seed()) if name else None)
        return seated

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat's answer, and then the bots' until it is asked again."""
        made, replaced = self.table.legal_or_replaced(self.game, action)
        self._replaced += replaced
        self.game.act(made)
        self._play_on()
        over = self.game.seat < 0
        won = self.table.rewards(self.game)[self.seat] if over else 0.0
        return self._seen(), won, over, False, self._info()

    def _play_on(self) -> None:
        game = self.game
        while game.seat >= 0 and self.seat not in game.waiting():
            bot = self._bots[game.seat]
            assert bot is not None
            try:
                game.act(answer_of(bot, knowledge_of(game, game.seat)))
            except BotFault as fault:
                names = self.opponents[:]
                names.insert(self.seat, "")
                raise fault.refusal(names[game.seat]) from None
        if game.seat not in (-1, self.seat):
            game.turn_to(self.seat)

    def _seen(self) -> Observation:
        return observed(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "replaced": self._replaced}

    def action_masks(self) -> Any:
        """What may be answered now, as learners of masked policies ask for it."""
        return self._seen()["action_mask"].astype(bool)

    def render(self) -> str | None:
        """The table as the seat sees it."""
        return self.table.paint(self.game, self.seat)

    def close(self) -> None:
        """End the bots."""
        for bot in self._bots:
            if bot is not None:
                bot.close()
        self._bots = []


def _seats(
    game: str, opponents: list[str] | None, seats: int | None, settings: dict[str, Any]
) -> int:
    """As many as are asked for, or one more than opponents."""
    if seats is not None:
        return seats
    return len(opponents) + 1 if opponents else game_kind(game).usual_seats(settings)


def register() -> None:
    """Make the games known to `gymnasium.make`."""
    for game in game_names():
        register_env(
            f"voliere/{game.capitalize()}-v0",
            entry_point="voliere.env.seat:Seat",
            kwargs={"game": game},
        )
