"""What the server says, as types: the browser's types (`tools/make_types.py`) and the OpenAPI answers are made of them.

Frames are put together from pieces of JSON for speed (`frames`); tests hold everything that is sent against the types.
What clients may say is in `protocol`.
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
FromServer: TypeAlias = (
    Frame
    | Presence
    | ChatNews
    | Pong
    | Ack
    | Repeated
    | StaleAnswer
    | RefusedAnswer
    | ErrorAnswer
    | WhyNotAnswer
    | PreviewAnswer
    | HintAnswer
    | CoachAnswer
)


# -- answers of the HTTP API (3) --------------------------------------------------------------------------------


class Origin(Said):
    table: str
    move: int


class TableInfo(Said):
    """A table, as the lobby and its page show it."""

    id: str
    game: str
    title: str
    status: Status
    open: bool
    public: bool
    hints: bool
    pace: int
    version: int
    moves: int
    created: float
    changed: float
    options: dict[str, Any]
    preset: str | None
    seed_chosen: bool
    commitment: Annotated[str | None, Meta(description="What the house promises of the deal, if it did.")]
    notice: Annotated[
        str | None, Meta(description="What everybody should know of this deal before they play.")
    ]
    host: bool
    watchers_talk: bool
    lesson: Annotated[str | None, Meta(description="The lesson that is learned here.")]
    puzzle: Annotated[str | None, Meta(description="The puzzle that is solved here.")]
    challenge: Annotated[str | None, Meta(description="The deal for everybody that is played here.")]
    invite: str | None
    seats: list[Seat]
    yours: list[int]
    asked: list[int]
    result: Result | None
    fault: Annotated[str | None, Meta(description="Why the table cannot be opened, if it cannot.")]
    source: Origin | None = msgspec.field(name="from")


class LessonEntry(Said):
    """A lesson, as the list shows it."""

    name: str
    title: str
    about: str
    minutes: int
    whole_game: bool
    learned: bool


class Lobby(Said):
    waiting: list[TableInfo]
    mine: list[TableInfo]
    open: list[TableInfo]
    finished: list[TableInfo]


class MeAnswer(Said):
    name: str
    lang: str


class OptionValue(Said):
    value: Any
    text: str


class Option(Said):
    name: str
    kind: Literal["bool", "choice", "number", "numbers", "names"]
    label: str
    doc: str
    rule: str
    default: Any
    choices: list[OptionValue]
    low: int
    high: int
    nullable: bool
    length: int | None


class Preset(Said):
    name: str
    label: str
    options: dict[str, Any]


class Level(Said):
    name: str
    label: str


class GameEntry(Said):
    name: str
    title: str
    intro: Annotated[str, Meta(description="One sentence for the lobby.")]
    time: Annotated[str, Meta(description="How long a game takes, in words; empty if nobody says.")]
    weight: Annotated[str, Meta(description="How demanding it is, in words; empty if nobody says.")]
    lesson: Annotated[str | None, Meta(description="The first of its guided lessons.")]
    guide: Annotated[bool, Meta(description="Whether there is a page to learn it.")]
    min_seats: int
    max_seats: int
    rules: int
    options: list[Option]
    presets: list[Preset]
    levels: list[Level]


class Cards(Said):
    """A table's cards: what is printed on them, what they do, and names that its edition changes."""

    data: dict[str, dict[str, Any]]
    effects: dict[str, str]
    names: dict[str, str]


class Rule(Said):
    id: str
    title: str
    section: str
    html: str


class SeatLink(Said):
    url: str


class PromisedDeal(Said):
    deal: str
    commitment: str


class Holder(Said):
    you: bool
    name: str
    since: float | None


class Ended(Said):
    ended: int


class Progress(Said):
    """How far a debrief is."""

    state: Literal["none", "working", "done", "failed"]
    percent: int


class Verdict(Said):
    """A try at a puzzle: what to do, or what became of it."""

    solved: bool | None
    grade: int
    text: str
    again: str
    next: str


class SameDealLink(Said):
    id: str
    url: str


class LogPage(Said):
    log: list[Line]
    log_more: bool


class PlayedMove(Said):
    seat: int
    text: str | None
    label: str | None


class NumberedMove(PlayedMove):
    move: int


class Replay(Said):
    table: str
    move: int
    last: int
    eyes: int | str | None
    view: View
    views: dict[str, View] | None
    prompt: Prompt
    played: PlayedMove | None
    log: list[Line]
    seats: list[Seat]


class Fault(Said):
    code: str
    text: str
    rule: str | None


class FaultAnswer(Said):
    error: Fault
