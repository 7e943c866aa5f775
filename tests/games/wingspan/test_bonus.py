"""The 26 bonus cards: which birds count for each, and what each number of them is worth."""

from typing import Any

import pytest

import voliere
from voliere import Game
from voliere.games import game_kind

HABITATS = ["forest", "grassland", "wetland"]
LIVES = {
    card["name_en"]: card["habitats"]
    for card in game_kind("wingspan").cards()
    if card["kind"] == "bird"
}

EACH_TWO = [0, 2, 4, 6]
NAMES = [0, 0, 3, 3, 7, 7]
NEST = [0, 0, 0, 0, 4, 4, 7]
SIZE = [0, 0, 0, 0, 3, 3, 6]

COUNTING: dict[str, tuple[list[int], list[str], list[str]]] = {
    # The points by the number of birds, birds that count, birds that do not.
    "Backyard Birder": (
        [0, 0, 0, 0, 0, 3, 3, 6, 6],
        [
            "Mallard",
            "Killdeer",
            "Carolina Chickadee",
            "Blue Jay",
            "American Coot",
            "Barn Swallow",
            "House Wren",
            "Inca Dove",
        ],
        ["American Crow", "Bobolink"],
    ),
    "Bird Counter": (EACH_TWO, ["Horned Lark", "American Robin", "Canada Goose"], ["Barred Owl"]),
    "Bird Feeder": (
        [0, 0, 0, 0, 0, 3, 3, 3, 7],
        [
            "Acorn Woodpecker",
            "Blue Jay",
            "Mallard",
            "Killdeer",
            "Canada Goose",
            "American Goldfinch",
            "Pine Siskin",
            "Red Crossbill",
        ],
        ["American Crow", "Osprey", "Turkey Vulture"],
    ),
    "Enclosure Builder": (
        NEST,
        ["American Avocet", "Willet", "Bobolink", "Killdeer", "Barn Swallow", "Bushtit"],
        ["Blue Jay", "Bronzed Cowbird"],
    ),
    "Falconer": (
        EACH_TWO,
        ["Barred Owl", "Anhinga", "Golden Eagle"],
        ["Black Vulture", "Hooded Merganser", "Loggerhead Shrike"],
    ),
    "Fishery Manager": (
        [0, 0, 3, 3, 8],
        ["Osprey", "Anhinga", "Black Tern", "Common Loon"],
        ["Whooping Crane", "American Crow"],
    ),
    "Food Web Expert": (
        EACH_TWO,
        ["Barn Swallow", "Hooded Warbler", "Say's Phoebe"],
        ["Mallard", "American Avocet", "Yellow-Billed Cuckoo", "Turkey Vulture"],
    ),
    "Forester": (
        [0, 0, 0, 4, 4, 8],
        ["Acorn Woodpecker", "Blue Jay", "Barred Owl", "Pine Siskin", "Red Crossbill"],
        ["American Robin", "American Crow"],
    ),
    "Large Bird Specialist": (
        SIZE,
        ["Green Heron", "Willet", "Mallard", "Osprey", "Canada Goose", "American Crow"],
        ["Black-Billed Magpie", "American Coot"],
    ),
    "Nest Box Builder": (
        NEST,
        ["Barn Owl", "Barred Owl", "Carolina Wren", "Purple Martin", "Barn Swallow", "Bushtit"],
        ["Blue Jay", "Brown-Headed Cowbird"],
    ),
    "Omnivore Specialist": (
        EACH_TWO,
        ["American Crow", "Blue Jay", "Whooping Crane"],
        ["Mallard", "Turkey Vulture"],
    ),
    "Passerine Specialist": (
        SIZE,
        [
            "Baltimore Oriole",
            "Bobolink",
            "Bushtit",
            "Pine Siskin",
            "Grasshopper Sparrow",
            "Common Yellowthroat",
        ],
        ["Eastern Bluebird", "Northern Bobwhite"],
    ),
    "Platform Builder": (
        NEST,
        ["American Bittern", "Osprey", "American Crow", "Inca Dove", "Barn Swallow", "Bushtit"],
        ["Mallard", "Bronzed Cowbird"],
    ),
    "Prairie Manager": (
        [0, 0, 3, 3, 8],
        ["American Goldfinch", "Bobolink", "Horned Lark", "Inca Dove"],
        ["Killdeer", "American Crow"],
    ),
    "Rodentologist": (
        EACH_TWO,
        ["Barred Owl", "Eastern Screech-Owl", "Wood Stork"],
        ["American Crow", "Turkey Vulture"],
    ),
    "Viticulturalist": (
        [0, 0, 3, 3, 7],
        ["American Robin", "Cedar Waxwing", "Northern Cardinal", "Baltimore Oriole"],
        ["Anna's Hummingbird", "Blue Jay"],
    ),
    "Wetland Scientist": (
        [0, 0, 0, 3, 3, 7],
        ["Mallard", "Osprey", "Anhinga", "Willet", "King Rail"],
        ["Killdeer", "American Crow"],
    ),
    "Wildlife Gardener": (
        NEST,
        ["American Robin", "Blue Jay", "Cedar Waxwing", "Pine Siskin", "Barn Swallow", "Bushtit"],
        ["Mallard", "Bronzed Cowbird"],
    ),
}

NAMED: dict[str, tuple[list[int], list[str], list[str], list[str]]] = {
    # The points, birds that count in both editions, only in the English, only in the French.
    "Anatomist": (
        NAMES,
        ["Ash-Throated Flycatcher", "Blue Grosbeak", "Red Crossbill"],
        ["Cedar Waxwing", "Black-Billed Magpie"],
        ["Bald Eagle", "Mallard"],
    ),
    "Cartographer": (
        NAMES,
        ["American Avocet", "Baltimore Oriole", "California Condor"],
        ["American Goldfinch", "Eastern Kingbird"],
        ["Anhinga", "Cedar Waxwing"],
    ),
    "Historian": (
        EACH_TWO,
        ["Anna's Hummingbird", "Cooper's Hawk"],
        ["Barrow's Goldeneye"],
        ["Mountain Chickadee"],
    ),
    "Photographer": (
        [0, 0, 0, 0, 3, 3, 7],
        ["American Goldfinch", "Black Skimmer", "Blue Jay", "Black Vulture"],
        ["Great Blue Heron", "Golden Eagle"],
        ["Bald Eagle", "Northern Cardinal"],
    ),
}


def mat_of(names: list[str]) -> dict[str, list[Any]]:
    """A mat with these birds, each in one of its habitats with room."""
    mat: dict[str, list[Any]] = {habitat: [] for habitat in HABITATS}
    for name in sorted(names, key=lambda name: len(LIVES[name])):
        row = min((mat[habitat] for habitat in LIVES[name]), key=len)
        row.append(name)
    assert all(len(row) <= 5 for row in mat.values())
    return mat


def ended(card: str, mat: dict[str, list[Any]], edition: str = "en", **parts: Any) -> Game:
    """A finished game in which seat 0 holds a bonus card."""
    return voliere.load(
        {
            "game": "wingspan",
            "seats": 2,
            "settings": {"edition": edition},
            "round": 4,
            "boards": [mat, {}],
            "bonus": [[card], []],
            "goal_points": [[0, 0]] * 4,
            "agenda": [],
            **parts,
        }
    )


def worth(card: str, mat: dict[str, list[Any]], edition: str = "en", **parts: Any) -> int:
    """What the bonus card brings seat 0 in the end."""
    return ended(card, mat, edition, **parts).scores()[0]["bonus"]


@pytest.mark.parametrize("card", COUNTING)
def test_points_by_the_number_of_birds(card: str) -> None:
    points, counting, _ = COUNTING[card]
    for number, expected in enumerate(points[: len(counting) + 1]):
        assert worth(card, mat_of(counting[:number])) == expected, number


@pytest.mark.parametrize("card", COUNTING)
def test_other_birds_do_not_count(card: str) -> None:
    points, counting, other = COUNTING[card]
    step = next(number for number, value in enumerate(points) if value)
    for name in other:
        assert worth(card, mat_of([*counting[: step - 1], name])) == 0, name


@pytest.mark.parametrize("card", COUNTING)
def test_beyond_the_last_step_nothing_is_added(card: str) -> None:
    points, counting, _ = COUNTING[card]
    if points != EACH_TWO:
        assert worth(card, mat_of(counting)) == points[-1] == max(points)


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("card", NAMED)
def test_names_count_by_the_edition(card: str, edition: str) -> None:
    points, both, english, french = NAMED[card]
    counting = both + (english if edition == "en" else french)
    for number in range(len(counting) + 1):
        assert worth(card, mat_of(counting[:number]), edition) == points[number], number


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("card", NAMED)
def test_names_of_the_other_edition_do_not_count(card: str, edition: str) -> None:
    points, both, english, french = NAMED[card]
    other = french if edition == "en" else english
    step = next(number for number, value in enumerate(points) if value)
    assert worth(card, mat_of([*both[: step - 1], other[0]]), edition) == 0


def counted(card: str, edition: str) -> list[str]:
    """The English names of the birds that count for a card in an edition."""
    cards = game_kind("wingspan").cards()
    ids = next(bonus["birds"][edition] for bonus in cards if bonus["name"]["en"] == card)
    return [bird["name_en"] for bird in cards if bird["kind"] == "bird" and bird["id"] in ids]


@pytest.mark.parametrize(
    ("card", "name", "counts"),
    [
        ("Anatomist", "Great Crested Flycatcher", True),  # Tyran huppé: a form of huppe
        ("Anatomist", "Snowy Egret", True),  # Aigrette neigeuse
        ("Anatomist", "Great Egret", True),  # Grande aigrette
        ("Anatomist", "Mallard", True),  # Canard colvert: a form of col
        ("Anatomist", "Red-Shouldered Hawk", True),  # Buse à épaulettes
        ("Anatomist", "Black Skimmer", True),  # Bec-en-ciseaux noir
        ("Anatomist", "California Quail", False),  # Colin de Californie: col begins another word
        ("Anatomist", "Chihuahuan Raven", False),  # Corbeau à cou blanc
        ("Anatomist", "Ruby-Crowned Kinglet", False),  # Roitelet à couronne rubis
        ("Anatomist", "Canvasback", False),  # Fuligule à dos blanc
        ("Historian", "Sprague's Pipit", True),  # forgotten by the list, like the next
        ("Historian", "Vaux's Swift", True),
        ("Cartographer", "Wood Duck", True),  # Canard carolin: a form of Caroline
        ("Cartographer", "Eastern Kingbird", False),  # Tyran tritri
        ("Photographer", "Snowy Egret", True),
        ("Photographer", "Eastern Bluebird", True),  # Merlebleu de l'Est
        ("Photographer", "Cassin's Finch", False),  # Roselin de Cassin: rose begins another word
    ],
)
def test_french_names_count_by_the_words_of_the_list(card: str, name: str, counts: bool) -> None:
    assert (name in counted(card, "fr")) is counts


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_a_bonus_card_for_names_tells_its_words(edition: str) -> None:
    cards = [card for card in game_kind("wingspan").cards() if card["kind"] == "bonus"]
    words = {card["name"]["en"]: card["words"][edition] for card in cards}
    assert {name for name, listed in words.items() if listed} == set(NAMED)
    assert "couronne" not in words["Anatomist"]
    assert ("huppe" in words["Anatomist"]) is (edition == "fr")
    assert "Vaux" in words["Historian"]


# Cards that look at more than names and icons.


@pytest.mark.parametrize(
    ("rows", "points"),
    [((0, 5, 5), 0), ((1, 1, 1), 2), ((1, 3, 2), 2), ((3, 2, 4), 4), ((5, 3, 3), 6)],
)
def test_ecologist_counts_the_habitat_with_the_fewest_birds(
    rows: tuple[int, int, int], points: int
) -> None:
    names = [
        ["Blue Jay", "Barred Owl", "Pine Siskin", "Red Crossbill", "Carolina Wren"],
        ["Bobolink", "Horned Lark", "Inca Dove", "Say's Phoebe", "Painted Bunting"],
        ["Mallard", "Osprey", "Anhinga", "Willet", "King Rail"],
    ]
    mat = {habitat: names[i][: rows[i]] for i, habitat in enumerate(HABITATS)}
    assert worth("Ecologist", mat) == points


@pytest.mark.parametrize(("cards", "points"), [(4, 0), (5, 4), (7, 4), (8, 7), (9, 7)])
def test_visionary_leader_counts_the_cards_in_hand(cards: int, points: int) -> None:
    names = ["Mallard", "Osprey", "Anhinga", "Willet", "King Rail", "Blue Jay", "Barred Owl"]
    names += ["Pine Siskin", "Red Crossbill"]
    assert worth("Visionary Leader", {}, hands=[names[:cards], []]) == points


@pytest.mark.parametrize(("laid", "points"), [(6, 0), (7, 3), (8, 3), (9, 6), (10, 6)])
def test_oologist_counts_birds_with_an_egg(laid: int, points: int) -> None:
    assert worth("Oologist", _laid([1] * laid + [0] * (11 - laid))) == points


def test_oologist_counts_a_bird_once_however_many_eggs_it_has() -> None:
    assert worth("Oologist", _laid([2, 2, 2, 2, 2, 2])) == 0


@pytest.mark.parametrize(("eggs", "points"), [([3, 3], 0), ([4], 1), ([4, 5, 3], 2), ([4] * 3, 3)])
def test_breeding_manager_counts_birds_with_four_eggs(eggs: list[int], points: int) -> None:
    assert worth("Breeding Manager", _laid(eggs)) == points


def _laid(eggs: list[int]) -> dict[str, list[Any]]:
    """A mat of birds with these eggs; the first ones hold five or more."""
    rows = {
        "forest": ["House Wren", "Bushtit", "Carolina Wren", "Northern Cardinal"],
        "wetland": ["King Rail", "American Coot", "Mallard", "Tree Swallow"],
        "grassland": ["Eastern Bluebird", "Mountain Bluebird", "Lazuli Bunting"],
    }
    mat: dict[str, list[Any]] = {habitat: [] for habitat in rows}
    places = [(habitat, name) for habitat, names in rows.items() for name in names]
    for (habitat, name), number in zip(places, eggs):
        mat[habitat].append({"bird": name, "eggs": number})
    return mat


# Several cards, and when they count.


def test_several_bonus_cards_are_added() -> None:
    mat = mat_of(["Barred Owl", "Golden Eagle"])
    assert worth("Falconer", mat, bonus=[["Falconer", "Rodentologist"], []]) == 4 + 4


def test_before_the_end_only_the_holder_counts_a_bonus_card() -> None:
    turn: dict[str, Any] = {"agenda": [{"step": "turn", "seat": 0}], "goal_points": [[0, 0]] * 3}
    game = ended("Falconer", mat_of(["Barred Owl"]), **turn)
    assert game.view(0)["scores"][0]["bonus"] == 2
    assert game.view(1)["scores"][0]["bonus"] == 0
    assert game.view(None)["scores"][0]["bonus"] == 0


def test_every_bonus_card_is_tested_here() -> None:
    others = ["Ecologist", "Visionary Leader", "Oologist", "Breeding Manager"]
    named = [card["name_en"] for card in game_kind("wingspan").cards() if card["kind"] == "bonus"]
    assert sorted([*COUNTING, *NAMED, *others]) == sorted(named)
