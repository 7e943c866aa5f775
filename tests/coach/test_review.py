"""What a finished game teaches: costs and their names, luck apart, going on where it stopped."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import voliere
from voliere.bots import make_bot
from voliere.coach import review as review_module
from voliere.coach.doubt import Doubtful
from voliere.coach.naming import NAMES, credit, name_of
from voliere.coach.review import PHASES, Review, kind_of_luck
from voliere.kernel.errors import Refusal
from voliere.kernel.knowledge import knowledge_of
from voliere.kernel.record import Record
from voliere.terminal.review import Told, page
from voliere.texts import LANGUAGES


def played(game: str, bots: tuple[str, ...], seed: int = 3) -> Record:
    """A game between bots."""
    started = voliere.new(game, seats=len(bots), seed=seed)
    players = [make_bot(bot, game, seat) for seat, bot in enumerate(bots)]
    while started.seat >= 0:
        started.choose(players[started.seat].choose(knowledge_of(started, started.seat)))
    record = started.record()
    record.players = list(bots)
    return record


@pytest.fixture(scope="module", autouse=True)
def _brief() -> Iterator[None]:
    """Little thought for each choice: what a review is made of is the same."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("PLAYED_OUT", "CURVE_GAMES", "LUCK_WORLDS"):
            patch.setattr(review_module, name, 1)
        yield


@pytest.fixture(scope="module")
def record() -> Record:
    return played("songbirds", ("random", "normal"))


@pytest.fixture(scope="module")
def review(record: Record) -> dict[str, Any]:
    return Review(record, worlds=2).run()


def test_every_choice_that_mattered_is_weighed(record: Record, review: dict[str, Any]) -> None:
    assert review["done"] == review["last"] == len(record.choices)
    assert {moment["name"] for moment in review["moments"]} <= set(NAMES)
    for moment in review["moments"]:
        seat, _, text = record.choices[moment["number"]].partition(":")
        assert (int(seat), text) == (moment["seat"], moment["chosen"]["option"])
        if moment["chosen"] == moment["best"]:
            assert moment["name"] == "best"


def test_who_plays_by_chance_is_less_accurate() -> None:
    """With enough worlds that most costs are beyond their doubt."""
    review = Review(played("songbirds", ("random", "normal"), seed=5), worlds=6).run()
    by_chance, normal = (of["all"] for of in review["accuracy"])
    assert by_chance < normal


def test_luck_choices_and_others_add_up_to_the_end(review: dict[str, Any]) -> None:
    for seat, of in enumerate(review["luck"]):
        parts = of["start"] + of["luck"] + of["choices"] + of["others"]
        assert parts == pytest.approx(of["end"])
        assert of["end"] == review["scores"][seat]["total"]


def test_a_review_that_was_stopped_goes_on_to_the_same_end(
    record: Record, review: dict[str, Any]
) -> None:
    stopped = Review(record, worlds=2)
    for done in stopped.steps():
        if done == 9:
            break
    kept = json.loads(json.dumps(stopped.kept()))
    assert Review(record, 2, kept).run() == review


def test_a_review_is_told_in_both_languages(review: dict[str, Any]) -> None:
    for language in LANGUAGES:
        told = Told(review, language)
        words = [told.headline(seat) for seat in told.seats]
        words += [told.paragraph(m) for seat in told.seats for m in told.moments(seat)]
        words.append(page(review, language))
        assert not [word for word in words if "coach." in word or "{" in word.split("<style>")[0]]


def test_an_unfinished_game_is_refused(record: Record) -> None:
    cut = Record(record.game, record.rules, record.origin, record.choices[:5], None)
    with pytest.raises(Refusal, match="not finished after its 5 choices"):
        Review(cut)


@pytest.mark.parametrize(
    ("points", "lost", "chance", "sheets", "name"),
    [
        (0.2, 0.005, 0.5, 2, "best"),
        (0.8, 0.02, 0.5, 2, "good"),
        (1.0, 0.05, 0.5, 2, "inexact"),
        (1.0, 0.12, 0.5, 2, "mistake"),
        (1.0, 0.16, 0.5, 2, "blunder"),
        (1.0, 0.07, 0.2, 5, "blunder"),  # a fifth is what everybody has there
        (5.0, 0.001, 0.99, 2, "mistake"),  # decided: points count, and nothing is a blunder
        (5.0, None, None, 1, "blunder"),  # alone only points count
    ],
)
def test_choices_are_named_by_what_they_cost(
    points: float, lost: float | None, chance: float | None, sheets: int, name: str
) -> None:
    def sure(value: float | None) -> Doubtful | None:
        return None if value is None else Doubtful([value, value])

    cost = Doubtful([points, points])
    assert name_of(cost, sure(lost), sure(chance), sheets) == name


def test_what_is_within_the_doubt_costs_nothing() -> None:
    doubtful = Doubtful([-0.4, 0.6] * 4)
    assert name_of(doubtful, doubtful, Doubtful([0.5, 0.5]), 2) == "best"
    assert credit(doubtful, doubtful, Doubtful([0.5, 0.5]), 2) == 1.0


def test_luck_is_told_by_what_brought_it(review: dict[str, Any]) -> None:
    """In Songbirds only cards show themselves; the kinds add up to the luck that is told."""
    for of in review["luck"]:
        assert set(of["kinds"]) <= {"cards", "other"}
        assert sum(of["kinds"].values()) == pytest.approx(of["luck"])


def test_dice_and_cards_are_told_apart() -> None:
    game = voliere.new("wingspan", seats=1, seed=3)
    bot = make_bot("random", "wingspan", 1)
    kinds = set()
    while game.seat >= 0 and len(game.choices) < 120:
        game.choose(bot.choose(knowledge_of(game, game.seat)))
        told = [e.kind for e in game.events if e.number == len(game.choices)]
        kind = kind_of_luck(game, len(game.choices))
        kinds.add(kind)
        if told == ["rolled", "took-die"]:
            assert kind == "dice"
        if not set(told) & set(game.luck):
            assert kind == "other"
    assert {"dice", "cards", "other"} <= kinds


def test_accuracy_is_told_for_each_phase(review: dict[str, Any]) -> None:
    assert {moment["phase"] for moment in review["moments"]} <= set(PHASES)
    for seat, of in enumerate(review["accuracy"]):
        for phase, accuracy in of["phases"].items():
            own = [m for m in review["moments"] if (m["seat"], m["phase"]) == (seat, phase)]
            assert (accuracy is None) == (not own)
