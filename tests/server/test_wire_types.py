"""The page's message types are those of the server's shapes."""

from msgspec import Struct

from tools import wire_types


class Owl(Struct, tag="owl"):
    """A bird of the night."""

    name: str
    prey: list[str | None]
    rings: dict[str, int] | None = None


class OwlWish(Struct, forbid_unknown_fields=True):
    """Which owl is wanted."""

    name: str = ""


def test_the_types_are_up_to_date() -> None:
    written = wire_types.FILE.read_text(encoding="utf-8")
    assert written == wire_types.text(), "run `python -m tools.wire_types`"


def test_a_shape_becomes_an_interface() -> None:
    assert list(wire_types.lines_of(Owl)) == [
        "export interface Owl {",
        '  type: "owl";',
        "  name: string;",
        "  prey: (string | null)[];",
        "  rings: Record<string, number> | null;",
        "}",
        "",
    ]


def test_what_a_client_may_leave_out_is_marked() -> None:
    assert "  name?: string;" in list(wire_types.lines_of(OwlWish))
