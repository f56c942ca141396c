"""What the HTTP API answers, as types (docs/protocol.md, 3); what sockets are told is in `live.messages`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..live.messages import Line, Prompt, Result, Said, Seat, Status, View


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
    opened_by: Annotated[str | None, Meta(description="Who opened the table and sits there, if known.")]
    watchers_talk: bool
    lesson: Annotated[str | None, Meta(description="The lesson that is learned here.")]
    puzzle: Annotated[str | None, Meta(description="The puzzle that is solved here.")]
    challenge: Annotated[str | None, Meta(description="The deal for everybody that is played here.")]
    edition: Annotated[bool, Meta(description="Whether cards or boards are other than the base game's.")]
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


class Note(Said):
    """What was said or noted after so many moves of a replay."""

    move: int
    name: str
    text: str


# -- editions ----------------------------------------------------------------------------------------------


class EditionChoice(Said):
    value: str
    label: str


class EditionValue(Said):
    """A value that an edition may change; ``now`` is None where an entry has none."""

    name: str
    label: str
    now: Any
    low: int
    high: int
    source: str
    choices: list[EditionChoice] | None


class EditionEntry(Said):
    name: str
    label: str
    values: list[EditionValue]


class EditionTable(Said):
    """A kind of things in the data of a game: buildings, prices, ..."""

    name: str
    label: str
    entries: list[EditionEntry]


class EditionDifference(Said):
    place: str
    label: str
    base: Any
    value: Any


class Edition(Said):
    """An edition that can be played: what it says, the file that says so, what differs from the base game."""

    edition: dict[str, Any]
    text: str
    differences: list[EditionDifference]
