"""Writes the page's message types from the server's shapes: `python -m tools.wire_types`.

Where a shape says only "an object", the page's own types of lib/shapes.ts say what is in it.
"""

import inspect
import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import inspect as shapes

from voliere.server.schema import coach, common, games, messages, people, replays, tables

FILE = Path(__file__).parent.parent / "web/src/lib/wire.generated.ts"

SCHEMA = (common, games, tables, messages, people, replays, coach)

HEAD = """\
// Written by `python -m tools.wire_types` from src/voliere/server/schema/: change those files.
import type { Card, GameEvent, Position, RecordData, View } from "./shapes.ts";

"""

OPEN: dict[str, str] = {
    "view": "View",
    "views": "View[]",
    "position": "Position",
    "start": "Position",
    "events": "GameEvent[]",
    "cards": "Card[]",
    "record": "RecordData",
}
"""What stands in the fields whose shape is the games' own."""


NAMED = {"Error": "ErrorData"}
"""Names that JavaScript has for something else."""


def name_of(kind: type[msgspec.Struct]) -> str:
    """What the page calls a shape."""
    return NAMED.get(kind.__name__, kind.__name__)


def structs() -> Iterator[type[msgspec.Struct]]:
    """Every shape, in the order of the files."""
    for part in SCHEMA:
        for value in vars(part).values():
            if inspect.isclass(value) and issubclass(value, msgspec.Struct):
                if value.__module__ == part.__name__:
                    yield value


def type_of(shape: shapes.Type) -> str:
    """A shape in TypeScript."""
    match shape:
        case shapes.NoneType():
            return "null"
        case shapes.BoolType():
            return "boolean"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.StrType():
            return "string"
        case shapes.AnyType():
            return "unknown"
        case shapes.LiteralType(values=values):
            return " | ".join(sorted(json.dumps(value) for value in values))
        case shapes.ListType(item_type=item):
            inside = type_of(item)
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case shapes.DictType(value_type=value):
            return f"Record<string, {type_of(value)}>"
        case shapes.UnionType(types=types):
            return " | ".join(type_of(one) for one in types)
        case shapes.StructType(cls=cls):
            return name_of(cls)
    raise NotImplementedError(f"no TypeScript for {shape}")


def lines_of(kind: type[msgspec.Struct]) -> Iterator[str]:
    """A shape as an interface; what a client may leave out is marked."""
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)
    sent = shape.forbid_unknown_fields
    yield f"export interface {name_of(kind)} {{"
    if shape.tag_field is not None:
        yield f'  {shape.tag_field}: "{shape.tag}";'
    for field in shape.fields:
        mark = "?" if sent and not field.required else ""
        yield f"  {field.encode_name}{mark}: {field_type(field)};"
    yield "}"
    yield ""


def field_type(field: shapes.Field) -> str:
    """A field's type; the games' own parts by their names."""
    told = type_of(field.type)
    if "unknown" not in told or field.encode_name not in OPEN:
        return told
    return OPEN[field.encode_name] + (" | null" if told.endswith("| null") else "")


def unions() -> Iterator[str]:
    """All that goes over the socket."""
    tagged = [kind for kind in structs() if kind.__struct_config__.tag is not None]
    for name, sent in (("ClientMessage", True), ("ServerMessage", False)):
        kinds = [name_of(k) for k in tagged if k.__struct_config__.forbid_unknown_fields is sent]
        yield f"export type {name} = {' | '.join(kinds)};"


def text() -> str:
    """The whole file."""
    lines = [line for kind in structs() for line in lines_of(kind)]
    return HEAD + "\n".join([*lines, *unions()]) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
