"""The page of the ladder is made from games that are kept, and goes on where it stopped."""

from pathlib import Path

from tools.ladder import climb, write


def test_the_ladder_is_written_from_games_that_are_kept(tmp_path: Path) -> None:
    rungs, page = ["easy", "random"], tmp_path / "ladder.md"
    climb("songbirds", tmp_path, 2, 3, 1, rungs)
    kept = (tmp_path / "songbirds.games.jsonl").read_text()
    counts = climb("songbirds", tmp_path, 4, 3, 1, rungs)
    assert (tmp_path / "songbirds.games.jsonl").read_text().startswith(kept)
    assert counts.played == 4
    write(tmp_path, page)
    text = page.read_text(encoding="utf-8")
    assert "## Songbirds\n\n4 games, seed 2026, 3 rounds a choice." in text
    assert "| easy | random | 4 |" in text
