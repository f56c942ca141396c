"""What the server says, as types: the browser's types (`tools/make_types.py`) and the OpenAPI answers are made of them.

Frames are put together from pieces of JSON for speed (`frames`); tests hold everything that is sent against the types.
What clients may say is in `protocol`, what the HTTP API answers in `http.answers`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

#: What the games themselves describe (`games/<game>`).
View: TypeAlias = Annotated[dict[str, Any], Meta(title="View")]
Result: TypeAlias = Annotated[dict[str, Any], Meta(title="Result")]
Status: TypeAlias = Literal["waiting", "playing", "over", "closed"]


class Said(msgspec.Struct, forbid_unknown_fields=True):
    pass


# -- parts -----------------------------------------------------------------------------------------------------


class Move(Said):
    id: int
    text: str
    verb: str
    args: list[str | int]
    label: str


class Seat(Said):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    left: bool
    character: str | None
    coach: Annotated[bool, Meta(description="Would like everybody to have a coach.")]
    connected: bool
    asked: bool
    ready: bool
    away: float | None
    replaceable: bool


class Line(Said):
    n: str
    version: int
    move: int
    seat: int | None
    key: str
    args: dict[str, Any]
    rule: str | None
    text: str


class ChatLine(Said):
    n: int
    at: float
    seat: int | None
    name: str
    text: str


class Prompt(Said):
    text: str
    step: str | None
    rule: str | None
    seats: list[int]
    yours: bool


class UndoRequest(Said):
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class Undo(Said):
    free: bool
    ask: bool
    asked: UndoRequest | None


# -- what comes by itself (docs/protocol.md, 4.1) ---------------------------------------------------------------


class LessonPlace(Said):
    """At which moment of a lesson the learner is, after how many moves of it, and what fits now."""

    at: int
    part: int
    ready: Annotated[bool, Meta(description="Whether it is the learner's turn, and not another's before.")]
    fitting: list[str]
    way: Annotated[int, Meta(description="In which of its ways the moment before was answered.")]


class Frame(Said, tag_field="type", tag="frame"):
    table: str
    version: int
    previous: int
    seat: int | None
    status: Status
    moves_made: int
    view: View | None
    moves: list[Move]
    prompt: Prompt
    log: list[Line]
    log_whole: bool
    log_more: bool
    log_back: Annotated[int | None, Meta(description="After an undo: lines of moves beyond these are gone.")]
    seats: list[Seat]
    yours: list[int]
    undo: Undo
    result: Result | None
    result_text: str
    chat: list[ChatLine]
    lesson: Annotated[LessonPlace | None, Meta(description="At the table of a lesson: how far it has come.")]


class Presence(Said, tag_field="type", tag="presence"):
    seats: list[Seat]
    watching: int
    rematch: Annotated[str | None, Meta(description="The table where the same people play once more.")]


class ChatNews(Said, tag_field="type", tag="chat"):
    lines: list[ChatLine]


class Pong(Said, tag_field="type", tag="pong"):
    version: int


# -- answers to commands (4.3) ----------------------------------------------------------------------------------


class Ack(Said, tag_field="type", tag="ack"):
    key: str
    version: int


class Repeated(Said, tag_field="type", tag="repeated"):
    key: str
    version: int


class StaleAnswer(Said, tag_field="type", tag="stale"):
    key: str
    version: int
    frame: Frame


class RefusedAnswer(Said, tag_field="type", tag="refused"):
    key: str
    version: int
    text: str
    rule: str | None


class ErrorAnswer(Said, tag_field="type", tag="error", omit_defaults=True):
    key: str | None
    code: str
    text: str
    #: To be told to the keeper, if something of ours is broken.
    id: str | msgspec.UnsetType = msgspec.UNSET


class WhyNotAnswer(Said, tag_field="type", tag="why_not"):
    key: str
    legal: bool
    text: str
    rule: str | None


class Difference(Said):
    path: list[str | int]
    before: Any
    after: Any


class PreviewAnswer(Said, tag_field="type", tag="preview"):
    key: str
    certain: bool
    changes: list[Difference]
    asks: list[int] | None


class Hint(Said):
    """What a bot would do, and why."""

    move: str
    label: str
    value: Annotated[float, Meta(description="The chance to win after it.")]
    text: str


class HintAnswer(Said, tag_field="type", tag="hint"):
    key: str
    hints: list[Hint]


class Weighed(Said):
    """A move, and the chance to win after it as a bot sees it with the seat's own eyes."""

    move: str
    label: str
    value: float


class CoachAnswer(Said, tag_field="type", tag="coach"):
    key: str
    moves: Annotated[list[Weighed], Meta(description="The best one first; empty when two were compared.")]
    text: Annotated[str, Meta(description="What one move does that the other does not, in words.")]


Answer: TypeAlias = (
    Ack
    | Repeated
    | StaleAnswer
    | RefusedAnswer
    | ErrorAnswer
    | WhyNotAnswer
    | PreviewAnswer
    | HintAnswer
    | CoachAnswer
)
FromServer: TypeAlias = Frame | Presence | ChatNews | Pong | Answer
