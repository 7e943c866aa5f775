"""Collections of games: the same wherever they are played, and nothing lost by a stop."""

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from voliere import Refusal
from voliere.arena import simulate
from voliere.arena.collection import Collection, run_collection
from voliere.arena.simulate import Plan, make_plan

PATIENCE = 120.0


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "PIECE", 3)


def plan(games: int = 12, **more: Any) -> Plan:
    return make_plan("songbirds", 2, games, 5, ["random"], {}, cards=True, **more)


def rows(folder: Path, kind: str) -> list[dict[str, Any]]:
    return [
        r for f in sorted(folder.glob(f"{kind}-*.parquet")) for r in pq.read_table(f).to_pylist()
    ]


def test_they_hold_a_row_for_each_sheet_and_each_dealing_with_a_card(tmp_path: Path) -> None:
    result = run_collection(Collection(tmp_path, plan()))
    alone = simulate.simulate("songbirds", 2, 12, 5, ["random"], {})
    assert (result["mean_scores"], result["wins"]) == (alone["mean_scores"], alone["wins"])
    sheets = rows(tmp_path, "sheets")
    assert [(row["game"], row["sheet"]) for row in sheets] == [
        (g, s) for g in range(12) for s in (0, 1)
    ]
    assert sum(row["won"] for row in sheets) == 12
    assert all(row["score_total"] == row["score_berries"] + row["score_volume"] for row in sheets)
    dealt = [row for row in rows(tmp_path, "cards") if row["event"] == "dealt"]
    assert len(dealt) == 12 * 26
    assert {row["round"] for row in dealt} == {1}


def test_rounds_tell_how_the_points_and_the_lead_went(tmp_path: Path) -> None:
    wanted = make_plan("wingspan", 2, 3, 5, ["random"], {}, cards=True)
    run_collection(Collection(tmp_path, wanted))
    sheets, rounds = rows(tmp_path, "sheets"), rows(tmp_path, "rounds")
    assert [(r["game"], r["round"], r["sheet"]) for r in rounds] == [
        (g, r, s) for g in range(3) for r in (1, 2, 3, 4) for s in (0, 1)
    ]
    for sheet in sheets:
        own = [r for r in rounds if (r["game"], r["sheet"]) == (sheet["game"], sheet["sheet"])]
        assert own[-1]["total"] == sheet["score_total"]
        assert sum(r["choices"] for r in own) == sheet["choices"]
        assert sum(r["options"] for r in own) == sheet["options"]
    for game in range(3):
        leads = [r for r in rounds if r["game"] == game]
        choices = sum(r["choices"] for r in leads)
        assert 0 < sum(r["ahead"] for r in leads) <= choices + 1
        assert max(r["overtook"] for r in leads) < choices
    goals = [r for r in rows(tmp_path, "cards") if r["event"] == "scored-goal"]
    assert len(goals) == 3 * 4 * 2, "each goal tells the points of each seat"
    for sheet in sheets:
        own = [r for r in goals if (r["game"], r["sheet"]) == (sheet["game"], sheet["sheet"])]
        assert sum(r["points"] for r in own) == sheet["score_goals"]


def test_a_collection_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    run_collection(Collection(whole, plan()))
    run_collection(Collection(stopped, plan(7)))
    (stopped / "sheets-00001.parquet").write_bytes(b"PAR1 cut off")
    kept = (stopped / "sheets-00000.parquet").stat().st_mtime_ns
    seen: list[int] = []
    Collection(stopped, plan()).play(1, progress=seen.append)
    assert seen[0] == 3, "the last piece held one game of three, another was broken"
    assert (stopped / "sheets-00000.parquet").stat().st_mtime_ns == kept
    for kind in ("sheets", "cards", "rounds"):
        assert rows(stopped, kind) == rows(whole, kind)


def test_another_collection_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    Collection(tmp_path, plan())
    with pytest.raises(Refusal, match="seats"):
        Collection(tmp_path, make_plan("songbirds", 3, 9, 5, ["random"], {}, cards=True))


def test_a_disk_that_is_full_keeps_what_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = 0

    def write(*arguments: Any, **more: Any) -> None:
        nonlocal written
        written += 1
        if written > 6:
            raise OSError(28, "No space left on device")
        real(*arguments, **more)

    real = pq.write_table
    monkeypatch.setattr(pq, "write_table", write)
    with pytest.raises(Refusal, match="No space left on device"):
        run_collection(Collection(tmp_path, plan()))
    assert [file.name for file in sorted(tmp_path.glob("sheets-*"))] == [
        "sheets-00000.parquet",
        "sheets-00001.parquet",
    ]
    assert not list(tmp_path.glob("*.unfinished"))


def test_nobody_answers_at_the_clusters_address() -> None:
    with pytest.raises(Refusal, match="nowhere"):
        simulate.run_plan(plan(), cluster="nowhere")


def test_pieces_of_those_who_think_long_are_small() -> None:
    """Stopped in the middle, a piece is lost: at `hard` fifty games take minutes."""
    hard = make_plan("songbirds", 2, 12, 5, ["hard"], {})
    assert [len(piece.seeds) for piece in simulate.pieces(hard)] == [5, 5, 2]
    timed = make_plan("songbirds", 2, 7, 5, ["easy"], {}, seconds=0.1)
    assert [len(piece.seeds) for piece in simulate.pieces(timed)] == [5, 2]
