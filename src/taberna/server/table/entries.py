"""What a table stores: its setup, and one entry for everything that happens to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from taberna.kernel.deal import Deal
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game

OPEN, PERSON, BOT = "open", "person", "bot"


class Origin(msgspec.Struct, frozen=True):
    """The table and move this one goes on from."""

    table: str
    move: int


class Dealt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the house brings into a deal. ``nonces`` are those of a record; at a table they are the chairs'."""

    house: str
    salt: str
    nonces: list[str] | None = None


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table was made with; never changed."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seed: str
    host: str | None = None
    preset: str | None = None
    seed_chosen: bool = False
    hints: bool = True
    pace: int = 0
    source: Origin | None = None
    start: dict[str, Any] | None = None
    edition: dict[str, Any] | None = None
    #: What the seed follows from; without it, ``seed`` is all.
    deal: Dealt | None = None
    #: Whether those who only watch may talk.
    watchers_talk: bool = False
    #: The lesson that is learned here.
    lesson: str | None = None
    #: The puzzle that is solved here, and the deal for everybody that is played here, by their names.
    puzzle: str | None = None
    challenge: str | None = None
    #: What an imported record brought along: after which move, what, by whom.
    notes: list[tuple[int, str, str]] = []


class Lobby(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the lobby needs of a setup; starting positions and editions may be large."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any] = {}
    host: str | None = None
    preset: str | None = None
    seed_chosen: bool = False
    hints: bool = True
    pace: int = 0
    source: Origin | None = None
    watchers_talk: bool = False
    commitment: str = ""
    lesson: str | None = None
    puzzle: str | None = None
    challenge: str | None = None
    #: Whether cards or boards are other than the base game's.
    edited: bool = False

    @classmethod
    def of(cls, setup: Setup) -> Lobby:
        made: dict[str, Any] = {"commitment": commitment_of(setup), "edited": setup.edition is not None}
        same = {name: getattr(setup, name) for name in cls.__struct_fields__ if name not in made}
        return cls(**same, **made)


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat. ``level`` is set while a bot plays there, for itself or for a person."""

    kind: str
    name: str = ""
    level: str | None = None
    left: bool = False
    #: What this person's browser added to the deal.
    nonce: str = ""
    #: This person would like everybody to have a coach.
    coach: bool = False


class EntryBody(msgspec.Struct, omit_defaults=True, tag_field="what"):
    """An entry's body. ``key`` is the client's, so that a repeated command is recognised after a restart."""


class Opened(EntryBody, tag="opened"):
    chairs: list[Chair]


class Sat(EntryBody, tag="sat"):
    seat: int
    name: str
    nonce: str = ""
    #: Of a bot that somebody has put there.
    level: str | None = None


class Left(EntryBody, tag="left"):
    seat: int
    key: str = ""


class BotTook(EntryBody, tag="bot"):
    seat: int
    level: str
    by: int
    key: str = ""


class CameBack(EntryBody, tag="back"):
    seat: int
    key: str = ""


class Played(EntryBody, tag="move", gc=False):
    seat: int
    move: str
    #: `state.revealed` before the move: free undo goes back only where it has not changed.
    revealed: int
    key: str = ""
    #: Who noticed it (`taberna.server.table.viewers`).
    saw: int = -1
    #: How many moves of the same command were made before it: they are taken back together.
    part: int = 0
    #: A bot made it in the place of a person.
    stand_in: bool = False


class UndoAsked(EntryBody, tag="undo_ask"):
    seat: int
    to: int
    key: str = ""
    #: Seats that must agree; entries of former versions do not tell.
    of: list[int] | None = None


class UndoAnswered(EntryBody, tag="undo_answer"):
    seat: int
    agree: bool
    key: str = ""


class CoachAgreed(EntryBody, tag="coach"):
    seat: int
    agree: bool
    key: str = ""


class Undone(EntryBody, tag="undo"):
    """Back from ``was`` moves to the first ``to``. Those beyond stay in the entries, but no longer count."""

    seat: int
    to: int
    was: int
    free: bool
    key: str = ""


class Withdrawn(EntryBody, tag="withdrawn"):
    """The moves of one command, from this place on, no longer count. Those after them do: they are others' and hidden
    from the seat.
    """

    seat: int
    place: int
    key: str = ""
    count: int = 1


class Invited(EntryBody, tag="invite"):
    """A new join link; the former is void."""


class Closed(EntryBody, tag="closed"):
    pass


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | Left
    | BotTook
    | CameBack
    | Played
    | UndoAsked
    | UndoAnswered
    | CoachAgreed
    | Undone
    | Withdrawn
    | Invited
    | Closed
)

encode = msgspec.json.encode
decode_setup = msgspec.json.Decoder(Setup).decode
decode_lobby = msgspec.json.Decoder(Lobby).decode
decode_entry = msgspec.json.Decoder(AnyEntry).decode


def deal_of(setup: Setup, chairs: Sequence[Chair] = ()) -> Deal | None:
    """How the seed of a table comes about; None where the setup has it as it is."""
    if setup.deal is None:
        return None
    nonces = setup.deal.nonces
    if nonces is None:
        nonces = [] if setup.seed_chosen else [chair.nonce for chair in chairs]
    return Deal(setup.deal.house, setup.deal.salt, tuple(nonces))


def commitment_of(setup: Setup) -> str:
    """What everybody may know of the deal before it is made."""
    deal = deal_of(setup)
    return "" if deal is None else deal.commitment


@lru_cache(maxsize=64)
def _edition_of(name: str, edition: bytes) -> Game:
    return find_game(name, msgspec.json.decode(edition))


def as_played(game: Game, setup: Setup) -> Setup:
    """What a table made under an earlier rules version says, as this version says it."""
    if setup.rules == game.version:
        return setup
    options = game.options_of(setup.rules, setup.options)
    return msgspec.structs.replace(setup, rules=game.version, options=options)


def game_of(setup: Setup) -> Game:
    if setup.edition is None:
        return find_game(setup.game)
    return _edition_of(setup.game, msgspec.json.encode(setup.edition))
