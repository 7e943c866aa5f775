"""Levels as they once played: rungs of a ladder, whose choices must never change."""

import pytest

import voliere
from voliere import Refusal
from voliere.bots import bot_names, check_bot, make_bot
from voliere.bots.levels import RUNGS
from voliere.kernel.chance import Chance
from voliere.kernel.knowledge import knowledge_of

FORMER = [name for name in RUNGS if "@" in name]
ROUNDS = 30
AMPLE = 60.0
CHOICES = {
    ("hard@1", "songbirds"): "B4@c4, W5@d4, B1@b5, R4@e1",
    ("hard@1", "wingspan"): "bonus passerine-specialist, bonus large-bird-specialist, draw-cards, "
    "draw-cards",
    ("hard@1", "wyrmspan"): "set-aside cave-56, play owlatic-amphiptere golden, "
    "take particularly-haughty-wyvern, play particularly-haughty-wyvern amethyst",
    ("normal@1", "songbirds"): "B5@c4, W5@d4, B1@d1, R4@a1",
    ("normal@1", "wingspan"): "bonus passerine-specialist, bonus large-bird-specialist, "
    "draw-cards, lay-eggs",
    ("normal@1", "wyrmspan"): "set-aside colorful-gryphdragon, "
    "play owlatic-amphiptere golden, take homely-fae, play particularly-haughty-wyvern amethyst",
    ("easy@1", "songbirds"): "B7@c4, W4@c5, B6@d4, R5@e1",
    ("easy@1", "wingspan"): "bonus passerine-specialist, bonus large-bird-specialist, draw-cards, "
    "gain-food",
    ("easy@1", "wyrmspan"): "set-aside cave-75, play owlatic-amphiptere golden, take homely-fae, "
    "play particularly-haughty-wyvern amethyst",
    ("quick@1", "songbirds"): "B7@c4, W5@c5, B6@d4, R5@e1",
    ("quick@1", "wingspan"): "bonus prairie-manager, bonus large-bird-specialist, "
    "play american-white-pelican wetland, egg wetland 1",
    ("quick@1", "wyrmspan"): "set-aside colorful-gryphdragon, "
    "play owlatic-amphiptere golden, take homely-fae, play particularly-haughty-wyvern amethyst",
}
"""What they choose in a game of two: see `course`."""


def course(bot: str, game: str) -> str:
    """Some choices that the bot makes for both seats; the others are made by chance."""
    dealt = voliere.new(game, seats=2, seed=9, records_events=False)
    chance, texts = Chance.seeded(9), list[str]()
    for number in range(22):
        actions = dealt.actions()
        action = actions[chance.below(len(actions))]
        if number % 7 == 0:
            player = make_bot(bot, game, 5, seconds=AMPLE, rounds=ROUNDS)
            action = player.choose(knowledge_of(dealt, dealt.seat))
            texts.append(dealt.space.text(action))
        dealt.act(action)
    return ", ".join(texts)


@pytest.mark.parametrize("game", voliere.game_names())
@pytest.mark.parametrize("bot", FORMER)
def test_a_former_level_chooses_as_it_always_did(bot: str, game: str) -> None:
    assert course(bot, game) == CHOICES[bot, game]


def test_former_levels_meet_in_the_arena_but_sit_at_no_table() -> None:
    assert not set(RUNGS) & set(bot_names())
    check_bot("hard@1", programs=True)
    with pytest.raises(Refusal):
        check_bot("hard@1")
