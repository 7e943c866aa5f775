"""Studies: what the games add up to, and the report."""

import csv
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from voliere import Refusal, new
from voliere.arena import simulate
from voliere.arena.collection import Collection
from voliere.arena.counts import share
from voliere.games import game_kind
from voliere.kernel.chance import Chance
from voliere.kernel.game import Game, begin, play_out, restore
from voliere.study import counts as study_counts
from voliere.study import forced
from voliere.study.beside import read_other
from voliere.study.card_page import kept_table
from voliere.study.counts import FEW, CardSums, Worth, count, worth
from voliere.study.dealings import dealings
from voliere.study.pairs import PairSums, Played
from voliere.study.published import FOLDER, Published, published
from voliere.study.study import run_study
from voliere.study.tiers import Placed, tiers


def test_a_card_is_compared_within_its_round_and_seat() -> None:
    """In the second round all score 10 more, and the good card brings 3: 3 is what it is worth."""
    usual, good = np.zeros((2, 2, 6)), np.zeros((2, 2, 6))
    for number in (0, 1):
        for seat in (0, 1):
            base = 20.0 + 10 * number + seat
            for points, sums in ((base, None), (base + 3, good)):
                row = np.array(
                    [10, 10 * points, 10 * points**2, 5 if sums is None else 8.0, 0, 10 * points]
                )
                usual[number, seat] += row
                if sums is not None:
                    sums[number, seat] += row
    found = worth("played", "x", good, usual, 80, ["birds"])
    assert (found.seats, found.share) == (40, 0.5)
    assert found.points == pytest.approx(1.5), "half of those compared with have the card too"
    assert found.doubt == pytest.approx(0)
    assert found.victories == pytest.approx(0.15)
    assert found.rows == {"birds": pytest.approx(1.5)}


def cards(*rows: tuple[int, str, str]) -> Any:
    """A table of dealings of seat 0 in game 0: round, event, card."""
    import pyarrow as pa

    columns = list(zip(*rows, strict=True))
    same = {"game": [0] * len(rows), "sheet": [0] * len(rows), "points": [None] * len(rows)}
    return pa.table(
        {**same, "round": list(columns[0]), "event": list(columns[1]), "card": list(columns[2])}
    )


def test_what_happens_twice_with_a_card_counts_once() -> None:
    import pyarrow as pa

    sheets = pa.table({"game": [0], "sheet": [0], "score_total": [7], "won": [1.0]})
    sums = CardSums(2, {})
    sums.add(sheets, cards((1, "tucked", "a"), (2, "tucked", "a")))
    assert sums.sums["tucked"]["a"].sum(axis=(0, 1)).tolist() == [1, 7, 49, 1, 0]
    assert sums.sums["tucked"]["a"][0, 0, 0] == 1, "the first time"
    assert sums.worths(1) == [], f"fewer than {FEW}"


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("wingspan", [(1, "kept", "a"), (3, "took-card", "c"), (3, "played", "a")]),
        ("wyrmspan", [(1, "set-aside", "b"), (3, "took", "c"), (3, "played", "a")]),
    ],
)
def test_what_was_offered_is_in_hand_or_was_put_back(
    game: str, told: list[tuple[int, str, str]]
) -> None:
    """Wingspan tells what was kept, Wyrmspan what was not: both give the same."""
    table = cards((1, "dealt", "a"), (1, "dealt", "b"), *told)
    found = {(d.event, d.card, d.round) for d in dealings(game_kind(game).dealings, table)}
    assert found == {
        ("offered", "a", 1),
        ("offered", "b", 1),
        ("kept", "a", 1),
        ("in-hand", "a", 1),
        ("put-back", "b", 1),
        ("in-hand", "c", 3),
        ("played", "a", 3),
    }


def test_two_cards_that_bring_more_together() -> None:
    """Each brings 2 to 30, both 9, so 5 more than that; with c both lose 8 of what they bring."""
    sums = PairSums()
    seats: list[Played] = [([], 30.0)] * 40 + [(["c"], 30.0)] * 40 + [(["a", "c"], 32.0)] * 40
    seats += [(["b", "c"], 32.0)] * 40 + [(["a", "b"], 39.0)] * 40
    sums.add(seats[:50])
    sums.add(seats[50:])
    best, *others = sums.pairs()
    assert (best.one, best.other, best.seats, best.mean) == ("a", "b", 40, 39.0)
    assert [best.together - pair.together for pair in others] == pytest.approx([13, 13])
    assert sum(p.together * p.seats for p in [best, *others]) == pytest.approx(0)


def test_tiers_believe_only_what_the_games_show() -> None:
    def shown(card: str, more: float, doubt: float) -> Worth:
        won = share(25, 50)
        return Worth(
            "in-hand", card, 50, 0.1, won, 40.0, 0.0, 1.0, more, doubt, 0.0, rows={}, rounds=[]
        )

    def placed(doubt: float) -> list[Placed]:
        more = zip("abc", (0.1, 0, -0.1), strict=True)
        return tiers([shown(card, value, doubt) for card, value in more], kinds("abc"))

    sure = placed(0.02)
    assert [(one.card, one.tier) for one in sure] == [("a", "A"), ("b", "B"), ("c", "C")]
    assert sure[0].value == pytest.approx(0.1, abs=0.005)
    assert [(one.tier, one.value) for one in placed(0.5)] == [("B", 0)] * 3, "luck alone"


def kinds(cards: str) -> dict[str, str]:
    return dict.fromkeys(cards, "bird")


@pytest.mark.parametrize("game", ["songbirds", "wingspan", "wyrmspan"])
def test_a_card_forced_into_the_hand_changes_nothing_else(game: str) -> None:
    plan = simulate.make_plan(game, 2, 1, 3, ["random"], {}, cards=True)
    deal = next(forced.deals(plan, 1))
    dealt = begin(game_kind(game), 2, deal.seed, plan.settings, True)
    hand = forced.dealt_to(dealt)
    card, other = next(forced.exchanges(dealt, hand, Chance.seeded(1)))
    assert card not in hand
    assert other in hand
    words = forced.names_of(game, card, other)
    changed = restore(game_kind(game), forced.exchanged(dealt.position(), words))
    assert card in sorted_hands(changed)[0]
    assert other not in sorted_hands(changed)[0]
    again = restore(game_kind(game), forced.exchanged(changed.position(), words))
    assert sorted_hands(again) == sorted_hands(dealt)
    rest = [{k: v for k, v in g.position().items() if "hands" not in k} for g in (again, dealt)]
    assert rest[0] == rest[1], "and back again"


def sorted_hands(game: Game) -> list[list[str]]:
    """The hands of each seat, by the ids of the cards."""
    ids, position = simulate.card_ids(game.name), game.position()
    hands = [position[part] for part in position if part.endswith("hands")]
    return [sorted(ids[c] for hand in hands for c in hand[seat]) for seat in range(game.seats)]


def test_deals_are_played_again_with_each_card(tmp_path: Path) -> None:
    plan = simulate.make_plan("songbirds", 2, 1, 3, ["random"], {}, cards=True)
    seen: list[int] = []
    swaps = forced.play_forced(tmp_path, plan, 3, 1, None, seen.append)
    assert len(swaps) == 3 * (28 - 13 - 1), "every bird but those of the hand and the one laid out"
    assert {swap.total_without for swap in swaps if swap.deal == 0} == {swaps[0].total_without}
    again = forced.play_forced(tmp_path, plan, 3, 1, None, seen.append)
    assert again == swaps
    assert seen == [0, 1, 2, 3, 3], "what is kept is not played again"
    best = forced.forced(swaps)
    assert [one.points.mean for one in best] == sorted(
        (one.points.mean for one in best), reverse=True
    )


def test_saved_games_are_studied_and_broken_ones_listed(voliere: Any, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    (folder / "more").mkdir(parents=True)
    records = []
    for seed in range(4):
        game = new("wingspan", seats=2, seed=seed)
        play_out(game, Chance.seeded(seed))
        records.append(json.dumps(game.record().as_json()))
    cut = json.loads(records[3])
    cut["choices"].pop()
    (folder / "one.json").write_text(records[0], encoding="utf-8")
    (folder / "more" / "two.jsonl").write_text("\n".join(records[1:3]), encoding="utf-8")
    (folder / "cut.json").write_text(
        json.dumps({k: v for k, v in cut.items() if k != "scores"}), encoding="utf-8"
    )
    (folder / "wrong.json").write_text(records[3].replace('"total": ', '"total": 9'), "utf-8")
    (folder / "torn.json").write_text(records[3][:99], encoding="utf-8")
    (folder / "other.json").write_text(str(new("songbirds", seats=2).record()), encoding="utf-8")
    ran = voliere("study", "wingspan", "--records", str(folder))
    assert ran.code == 0, ran.err
    assert "Records skipped: 4." in ran.out
    report = (tmp_path / "wingspan-study" / "report.en.html").read_text(encoding="utf-8")
    for line in (
        "3 finished games of 2 seats",
        "cut.json: The game is not finished.",
        "torn.json: This is no record",
        "other.json: This is a game of songbirds.",
        "wrong.json:",
    ):
        assert line in report
    none = voliere("study", "wyrmspan", "--records", str(folder))
    assert none.code == 2
    assert "(records skipped: 7)" in none.err


@pytest.mark.parametrize(("game", "seats"), [("songbirds", 2), ("wingspan", 1), ("wyrmspan", 2)])
def test_a_study_of_each_game(
    game: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_counts, "FEW", 3)
    plan = simulate.make_plan(game, seats, 16, 3, ["random"], {}, cards=True)
    files = run_study(plan, tmp_path, 1)
    assert [file.name for file in files] == [
        "report.en.html",
        "report.fr.html",
        "cards.csv",
        "seats.csv",
        "rounds.csv",
        *(["pairs.csv"] if (tmp_path / "pairs.csv").exists() else []),
        "tiers.csv",
        "tiers.json",
    ]
    counts = count(Collection(tmp_path / "data", plan))
    assert counts.games == 16
    assert sum(seat.won.wins for seat in counts.seats) == pytest.approx(16)
    for file in files[:2]:
        text = file.read_text(encoding="utf-8")
        assert "study." not in text.replace("voliere study", ""), "no id without its sentence"
        assert "http" not in text.replace("http://www.w3.org", ""), "nothing from elsewhere"
        assert "<details>" in text
        for card in re.findall('href="(cards/[^"]*)"', text):
            assert (tmp_path / card).is_file(), "each card that is named has its page"
    with files[2].open(encoding="utf-8") as written:
        rows = list(csv.DictReader(written))
    assert len(rows) == len(counts.worths) > 0
    assert all(int(row["seats"]) >= 3 for row in rows)


def test_keeping_a_card_is_compared_with_putting_it_back() -> None:
    def shown(event: str, points: float, doubt: float) -> Worth:
        won = share(25, 50)
        told = (event, "a", 50, 0.1, won, 40.0, points, doubt, points / 10, 0.03, 0.0)
        return Worth(*told, rows={}, rounds=[])

    table = kept_table([shown("kept", 2.0, 0.3), shown("put-back", -0.5, 0.4)], "en")
    cells = [cell.replace("\u00a0", " ") for cell in re.findall("<td[^>]*>([^<]*)</td>", table)]
    assert cells == ["50", "+2.50", "0.50", "+25.0 %", "4.2 %"]
    assert kept_table([shown("kept", 2.0, 0.3)], "en") == "", "nothing to compare with"


def test_studies_stand_beside_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card's page tells what another study, at a table of three, says of it."""
    monkeypatch.setattr(study_counts, "FEW", 3)
    for seats in (3, 2):
        plan = simulate.make_plan("songbirds", seats, 12, 3, ["random"], {}, cards=True)
        beside = [tmp_path / "3"] if seats == 2 else []
        run_study(plan, tmp_path / str(seats), 1, beside=beside)
    page = (tmp_path / "2" / "cards" / "R7.en.html").read_text(encoding="utf-8")
    rows = {row.card: row for row in read_other(tmp_path / "3", "songbirds").told}
    assert "3 seats, random" in page
    assert f"<td>{rows['R7'].seats}</td>" in page
    with pytest.raises(Refusal, match="This is a game of songbirds"):
        read_other(tmp_path / "3", "wingspan")
    with pytest.raises(Refusal, match="no study that can be read"):
        read_other(tmp_path, "songbirds")


def test_a_study_tells_its_tiers_in_a_file_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(study_counts, "FEW", 3)
    plan = simulate.make_plan("songbirds", 2, 12, 3, ["random"], {}, cards=True)
    run_study(plan, tmp_path, 1)
    found = msgspec.json.decode((tmp_path / "tiers.json").read_bytes(), type=Published)
    assert (found.game, found.games, found.bots) == ("songbirds", 12, ["random"] * 2)
    assert {placed.kind for placed in found.placed} == {"bird"}


@pytest.mark.parametrize("game", [file.stem for file in FOLDER.glob("*.json")])
def test_what_is_brought_to_players_is_about_cards_that_exist(game: str) -> None:
    found = published(game)
    assert found is not None
    known = {card["id"]: card["kind"] for card in game_kind(game).cards()}
    assert all(known[placed.card] == placed.kind for placed in found.placed)
    assert found.games > 0


def test_the_command(voliere: Any, tmp_path: Path) -> None:
    ran = voliere("study", "songbirds", "--games", "40", "--bots", "random", "--processes", "1")
    assert ran.code == 0, ran.err
    assert "40 games studied" in ran.out
    assert (tmp_path / "songbirds-study" / "report.fr.html").is_file()
    again = voliere("study", "songbirds", "--games", "40", "--bots", "easy")
    assert again.code == 2
    assert "bots" in again.err
