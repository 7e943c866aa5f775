"""What many shapes share, and the answer to what is refused."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Kind = Literal["person", "bot", "open"]
State = Literal["playing", "finished"]
Name = Annotated[str, Meta(max_length=40, pattern="^[^\\x00-\\x1f\\x7f]*$")]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Speakers = Literal["everyone", "friends", "nobody"]
OptionText = Annotated[str, Meta(min_length=1, max_length=200)]
Settings = dict[str, bool | int | str]
MessageId = Annotated[str, Meta(max_length=200)] | int | None


class LanguageWish(Struct, forbid_unknown_fields=True):
    """In which language the sentences are wanted."""

    language: Literal["en", "fr"] = "en"


class FaultData(Struct):
    """One thing that is wrong: a message id, its arguments, and both as a sentence."""

    id: str
    arguments: dict[str, Any]
    sentence: str = ""


class Error(Struct):
    """What was refused: the first fault's id, the sentence in the client's language, all faults."""

    id: str
    sentence: str
    faults: list[FaultData]


class Refused(Struct):
    """The answer to a request that was refused."""

    error: Error


class Health(Struct):
    """The server answers, or also reaches its storage."""

    status: Literal["ok"]
