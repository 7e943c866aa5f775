"""The picture of how strength grows with time, from results as the arena writes them."""

from pathlib import Path
from xml.etree import ElementTree

import msgspec

from tools.strength import main
from voliere.arena.counts import count
from voliere.arena.match import play_match
from voliere.arena.schedule import schedule
from voliere.arena.setup import make_setup

BOTS = ["easy", "random"]


def write_result(file: Path, seconds: float) -> None:
    setup = make_setup("songbirds", 2, {}, 1, seconds=seconds)
    played = [play_match(setup, match) for match in schedule(setup, BOTS, 2)]
    file.write_bytes(msgspec.json.encode(count(setup, BOTS, played, 2)))


def test_each_result_is_a_line_in_the_order_of_time(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("slow.json", "fast.json")]
    for file, seconds in zip(files, (1.0, 0.2), strict=True):
        write_result(file, seconds)
    picture = tmp_path / "strength.svg"
    main(str(picture), *map(str, files))
    words = list(ElementTree.fromstring(picture.read_text()).itertext())
    assert [word for word in words if word.startswith("Songbirds")] == [
        "Songbirds, 0.2 s",
        "Songbirds, 1 s",
    ]
    assert "easy against random: games won, by seconds for a choice" in words
