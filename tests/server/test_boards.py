"""Boards to think about: an analysis that nobody keeps, and the puzzles of the package."""

import httpx
import pytest

from tests.server.harness import Server
from voliere.coach.puzzles import puzzles_of


@pytest.fixture(scope="module")
def puzzle() -> dict[str, object]:
    return next(iter(puzzles_of("wingspan").values())).as_json()


def asked(server: Server, path: str, body: object = None) -> httpx.Response:
    if body is None:
        return httpx.get(server.url + path)
    return httpx.post(server.url + path, json=body)


def test_a_puzzle_is_asked_without_its_answer(server: Server, puzzle: dict[str, object]) -> None:
    listed = asked(server, "/api/puzzles/wingspan").json()
    assert puzzle["id"] in [one["id"] for one in listed["puzzles"]]
    assert listed["today"] in [one["id"] for one in listed["puzzles"]]
    posed = asked(server, f"/api/puzzles/wingspan/{puzzle['id']}").json()
    assert posed["seat"] == puzzle["seat"]
    assert "solution" not in posed


def test_a_right_answer_raises_the_skill_and_a_wrong_one_lowers_it(server: Server) -> None:
    kept = next(iter(puzzles_of("wingspan").values()))
    known = kept.knowledge()
    wrong = next(text for text in map(known.text, known.actions()) if text != kept.best)
    path = f"/api/puzzles/wingspan/{kept.id}/answer"
    skill = {"mu": 25.0, "sigma": 8.0}
    for option, right in ((kept.best, True), (wrong, False)):
        found = asked(server, path, {"options": [option], "skill": skill}).json()
        assert found["right"] is right
        assert found["best"] == kept.best
        assert found["chosen"] == known.game.space.data(known.game.space.read(option))
        assert (found["skill"]["mu"] > 25.0) is right
        assert found["counsel"]["options"][0]["data"]["verb"]


def test_what_is_no_answer_and_what_is_no_puzzle_is_refused(server: Server) -> None:
    kept = next(iter(puzzles_of("wingspan").values()))
    path = f"/api/puzzles/wingspan/{kept.id}/answer"
    assert asked(server, path, {"options": ["dance"]}).status_code == 422
    assert asked(server, "/api/puzzles/wingspan/nothing").status_code == 404


def test_a_board_is_played_by_every_seat(server: Server) -> None:
    position = next(iter(puzzles_of("wingspan").values())).board().position()
    board = asked(server, "/api/boards", {"position": position}).json()
    seat = board["seat"]
    options = board["views"][seat]["decision"]["options"]
    choices = [f"{seat}:{options[0]['text']}"]
    after = asked(server, "/api/boards", {"position": board["start"], "choices": choices}).json()
    assert after["start"] == board["start"]
    assert after["position"] != board["position"]
    assert after["events"]


def test_each_fault_of_a_position_is_named(server: Server) -> None:
    position = {"game": "wingspan", "seats": 2, "round": 9, "food": [{"gold": 1}, {}]}
    refused = asked(server, "/api/boards", {"position": position})
    faults = refused.json()["error"]["faults"]
    assert refused.status_code == 422
    assert len(faults) >= 2
    assert all(fault["sentence"] for fault in faults)
