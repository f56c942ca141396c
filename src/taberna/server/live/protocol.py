"""What clients may say, as types: anything else is refused before it reaches a table."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=10**9)]
Name: TypeAlias = Annotated[str, Meta(max_length=80)]
Token: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
MoveName: TypeAlias = (
    Annotated[str, Meta(min_length=1, max_length=120)] | Annotated[int, Meta(ge=0, le=10**9)]
)
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
#: In one command: more than any decision of any game is made of.
MOST_MOVES = 24
#: What a browser adds to the deal.
Nonce: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^[0-9A-Za-z_-]*$")]
Pace: TypeAlias = Annotated[int, Meta(ge=0, le=3000)]


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    pass


# -- commands: through the socket or by POST (docs/protocol.md, 4.2) --------------------------------------


class Play(Message, tag="move"):
    """One move, or several that are made together or not at all: ``move`` or ``moves``."""

    seat: Seat
    on_version: Version
    key: Key
    move: MoveName | None = None
    moves: Annotated[list[MoveName], Meta(min_length=1, max_length=MOST_MOVES)] | None = None


class Undo(Message, tag="undo"):
    seat: Seat
    on_version: Version
    key: Key


class UndoAsk(Message, tag="undo_ask"):
    seat: Seat
    on_version: Version
    key: Key


class UndoAnswer(Message, tag="undo_answer"):
    seat: Seat
    agree: bool
    key: Key


class Chat(Message, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key
    #: A note on this move of the replay, as the speaker sees it; otherwise on this moment.
    move: Version | None = None


class Leave(Message, tag="leave"):
    seat: Seat
    key: Key


class GiveToBot(Message, tag="bot"):
    seat: Seat
    level: Level
    key: Key


class TakeBack(Message, tag="back"):
    seat: Seat
    key: Key


class WhyNot(Message, tag="why_not"):
    seat: Seat
    move: MoveName
    key: Key


class Preview(Message, tag="preview"):
    seat: Seat
    move: MoveName
    key: Key


class Hint(Message, tag="hint"):
    seat: Seat
    key: Key


class Coach(Message, tag="coach"):
    """All moves weighed; or, with both, what ``move`` does that ``than`` does not."""

    seat: Seat
    key: Key
    deep: bool = False
    move: MoveName | None = None
    than: MoveName | None = None


class CoachForAll(Message, tag="coach_for_all"):
    """Whether I would like everybody at the table to have a coach; one who would not ends it for all."""

    seat: Seat
    agree: bool
    key: Key


ChangeCommand: TypeAlias = Play | Undo | UndoAsk | UndoAnswer | Leave | GiveToBot | TakeBack | CoachForAll
Question: TypeAlias = WhyNot | Preview | Hint | Coach
Command: TypeAlias = ChangeCommand | Chat | Question


# -- only through the socket -----------------------------------------------------------------------------


class Hello(Message, tag="hello"):
    seat: Seat | msgspec.UnsetType | None = msgspec.UNSET
    version: Version = 0
    chat: Version = 0


class LookThrough(Message, tag="seat"):
    seat: Seat | None
    key: Key


class Ping(Message, tag="ping"):
    pass


Spoken: TypeAlias = (
    Play
    | Undo
    | UndoAsk
    | UndoAnswer
    | Chat
    | Leave
    | GiveToBot
    | TakeBack
    | WhyNot
    | Preview
    | Hint
    | Coach
    | CoachForAll
    | Hello
    | LookThrough
    | Ping
)


# -- bodies of the HTTP API --------------------------------------------------------------------------------


class Body(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Nothing(Body):
    pass


class Me(Body):
    name: Name | None = None
    lang: Annotated[str, Meta(max_length=8)] | None = None


class Chair(Body):
    """Who sits there: me, here (a second person at this device), open, bot."""

    kind: Annotated[str, Meta(pattern="^(me|here|open|bot)$")]
    name: Name | None = None
    level: Level | None = None


class NewTable(Body):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Chair], Meta(max_length=10)] | None = None
    options: dict[str, Any] = {}
    public: bool = False
    hints: bool = True
    name: Name | None = None
    pace: Pace = 300
    first: Seat | None = None
    seed: Annotated[str, Meta(max_length=100)] | None = None
    #: A deal that the house has committed to (`POST /api/deals`).
    deal: Annotated[str, Meta(max_length=120)] | None = None
    nonce: Nonce = ""
    #: Whether those who only watch may talk.
    watchers_talk: bool = False
    #: Changed cards and boards (`POST /api/editions`).
    edition: dict[str, Any] | None = None


class CheckEdition(Body):
    """Changed cards and boards: as the text of a file, or as the tables it holds."""

    game: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=40_000)] | None = None
    edition: dict[str, Any] = {}


class NewPuzzle(Body):
    """A puzzle to be solved: the one named, or any of a game."""

    game: Annotated[str, Meta(max_length=40)]
    puzzle: Annotated[str, Meta(max_length=20)] | None = None


class NewSameDeal(Body):
    """A deal that everybody gets who opens its link."""

    game: Annotated[str, Meta(max_length=40)]
    level: Annotated[str, Meta(max_length=40)] = "eques"
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    options: dict[str, Any] = {}


class NewLesson(Body):
    """A lesson to be learned: gone on with where it was left, or from its beginning."""

    game: Annotated[str, Meta(max_length=40)]
    lesson: Annotated[str, Meta(max_length=40)]
    again: bool = False
    name: Name | None = None


class Join(Body):
    name: Name | None = None
    seat: Seat | None = None
    nonce: Nonce = ""


class JoinByLink(Body):
    token: Token
    name: Name | None = None
    seat: Seat | None = None
    nonce: Nonce = ""


class ClaimSeat(Body):
    token: Token


class Import(Body):
    record: Annotated[str, Meta(max_length=1_000_000)]


class Continue(Body):
    move: Version
    seats: Annotated[list[Chair], Meta(max_length=10)] | None = None
    public: bool = False
    hints: bool = True
    name: Name | None = None
    pace: Pace = 300
