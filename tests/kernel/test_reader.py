"""Reading positions: what every game's reader shares, and the sentences of what is wrong."""

from typing import Any

import pytest

from voliere.kernel.errors import Fault
from voliere.kernel.reader import UNKNOWN, Reader
from voliere.texts import LANGUAGES

NAMES = {"crane": 0, "heron": 1}


def reader(**given: Any) -> Reader:
    """A reader for a position of two seats."""
    return Reader("songbirds", 2, given, [])


def wrongs(used: Reader) -> list[str]:
    """What it found, without what all such ids begin with."""
    return [fault.message.removeprefix("error.part-") for fault in used.faults]


@pytest.mark.parametrize("value", [0, 3])
def test_a_whole_number_in_its_range_is_read(value: int) -> None:
    used = reader()
    assert used.number("eggs", value, 0, 3) == value
    assert used.faults == []


@pytest.mark.parametrize("value", [-1, 4, 1.0, True, "1", None, [1]])
def test_any_other_number_is_a_fault(value: Any) -> None:
    used = reader()
    assert used.number("eggs", value, 0, 3) == 0
    assert wrongs(used) == ["number"]


def test_numbers_are_read_one_by_one() -> None:
    used = reader()
    assert used.numbers("eggs", [1, 2.0, 3], 1, 3) == [1, 1, 3]
    assert used.numbers("eggs", 1, 1, 3) == []
    assert wrongs(used) == ["number", "list"]


def test_a_list_has_any_length_or_an_exact_one() -> None:
    used = reader()
    assert used.items("tray", [1]) == [1]
    assert used.entries("tray", [1, 2], 2, 0) == [1, 2]
    assert used.faults == []
    assert used.items("tray", {}) == []
    assert used.entries("tray", [1], 2, 0) == [0, 0]
    assert used.entries("tray", "ab", 2, 0) == [0, 0]
    assert wrongs(used) == ["list", "length", "length"]


def test_a_part_by_seat_may_be_left_out() -> None:
    used = reader(hands=[1, 2], worms=[1], food=5)
    assert used.by_seat("hands", 0) == [1, 2]
    assert used.by_seat("eggs", 7) == [7, 7]
    assert used.faults == []
    assert used.by_seat("worms", 0) == [0, 0]
    assert used.by_seat("food", 0) == [0, 0]
    assert wrongs(used) == ["by-seat", "by-seat"]


def test_an_object_has_only_the_fields_allowed() -> None:
    used = reader()
    assert used.fields("mat", {"eggs": 2}, ("eggs", "coins")) == {"eggs": 2}
    assert used.faults == []
    assert used.fields("mat", {"eggs": 2, "milk": 1}, ("eggs", "coins")) == {"eggs": 2}
    assert used.fields("mat", ["eggs"], ("eggs", "coins")) == {}
    assert wrongs(used) == ["field", "object"]


@pytest.mark.parametrize(("value", "index"), [(0, 0), (1, 1), (None, 2)])
def test_one_of_a_few_gives_its_index(value: Any, index: int) -> None:
    used = reader()
    assert used.one_of("turn", value, (0, 1, None)) == index
    assert used.faults == []


@pytest.mark.parametrize("value", [2, 1.0, True, "0", []])
def test_a_value_that_only_looks_like_one_of_a_few_is_none(value: Any) -> None:
    used = reader()
    assert used.one_of("turn", value, (0, 1, None)) == 0
    assert wrongs(used) == ["value"]


def test_a_flag_is_true_or_false() -> None:
    used = reader()
    assert used.flag("passed", True)
    assert not used.flag("passed", False)
    assert used.faults == []
    assert not used.flag("passed", 1)
    assert used.faults[0].sentence("en") == ("“passed” cannot be “1”; allowed are: false, true.")


def test_things_are_known_by_their_names() -> None:
    used = reader()
    assert used.known("tray", "Crane", NAMES) == 0
    assert used.names("tray", ["heron", "CRANE"], NAMES) == [1, 0]
    assert used.faults == []
    assert used.known("tray", "dodo", NAMES) == UNKNOWN
    assert used.names("tray", ["dodo", "heron", None], NAMES) == [1]
    assert wrongs(used) == ["unknown"] * 3


def test_who_has_seen_a_card_is_told_for_each() -> None:
    used = reader(hands_known=[[1, 3], [1]])
    assert used.seen_bits("hands_known", 0, 2, 0) == [1, 3]
    assert used.seen_bits("tucked_known", 1, 2, 2) == [2, 2]
    assert used.faults == []
    assert used.seen_bits("hands_known", 1, 2, 2) == [2, 2]
    assert wrongs(used) == ["known"]


def test_every_card_exists_once() -> None:
    used = reader()
    used.check_once([0, 1], ["Crane", "Heron"])
    assert used.faults == []
    used.check_once([1, 0, 1, 1], ["Crane", "Heron"])
    assert [fault.sentence("en") for fault in used.faults] == ["Heron is in the position twice."]


def test_a_game_adds_faults_of_its_own() -> None:
    used = reader()
    used.fault("forest")
    assert used.faults[0].message == "songbirds.error.forest"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str) -> None:
    faults: list[Fault] = []
    used = Reader("songbirds", 2, {"hands": 1, "hands_known": [[], []]}, faults)
    used.items("a", 0)
    used.entries("a", 0, 1, 0)
    used.by_seat("hands", 0)
    used.fields("a", 0, ("b",))
    used.fields("a", {"c": 0}, ("b",))
    used.number("a", None, 0, 1)
    used.one_of("a", None, (True,))
    used.known("a", None, {})
    used.seen_bits("hands_known", 0, 1, 0)
    used.check_once([0, 0], ["Crane"])
    assert len({fault.message for fault in faults}) == len(faults) == 10
    for fault in faults:
        sentence = fault.sentence(language)
        assert not sentence.startswith("error."), sentence
        assert "{" not in sentence
