"""Tables made from what strangers send: imported records, and positions that games go on from.

This runs in a process of its own (`preparing`), with little time and memory: verifying a record means playing it.
"""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Sequence
from typing import Any, TypeAlias

import msgspec

from taberna.kernel.errors import BadRecord, TabernaError
from taberna.kernel.record import Record

from ..errors import Problem
from ..store.records import Append, Entry, Snapshot
from ..text import said
from . import commands
from .change import Change
from .entries import PERSON, Chair, Closed, Dealt, Setup, deal_of, encode, game_of
from .log import encode_events
from .names import clean_name, clean_text, distinct
from .table import PLAYING, Table

LONGEST_RECORD = 5_000  # moves
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # nothing that looks like something else


class WantedImport(msgspec.Struct, tag="import"):
    """A record to be replayed."""

    record: str
    person: str
    lang: str


class WantedContinuation(msgspec.Struct, tag="continue"):
    """A game to be gone on with after some moves. ``setup`` lacks only its start."""

    played: Setup
    moves: list[tuple[int, str]]
    setup: Setup
    public: bool
    chairs: list[Chair]
    give: list[tuple[int, str]]
    lang: str


Wanted: TypeAlias = WantedImport | WantedContinuation


class Prepared(msgspec.Struct, tag="prepared"):
    """A table ready to be stored."""

    setup: Setup
    created: float
    public: bool
    append: Append


class Unfit(msgspec.Struct, tag="unfit"):
    """Why there is no table: an error of the HTTP API."""

    status: int
    code: str
    text: str


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def id_from(secret: bytes, *of: str) -> str:
    """A name that nobody can guess and that every process of a house finds alike."""
    number = int.from_bytes(hmac.digest(secret, "\0".join(of).encode(), "sha256"), "big")
    letters = []
    for _ in range(12):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)


def prepare(wanted: Wanted) -> Prepared | Unfit:
    try:
        return _imported(wanted) if isinstance(wanted, WantedImport) else _continued(wanted)
    except Problem as problem:
        return Unfit(problem.status, problem.code, said(problem, wanted.lang))


def read_record(text: str) -> Record:
    """A record that replays."""
    game = None
    try:
        record = Record.load(text)
        game = record.game.name
        if len(record.moves) > LONGEST_RECORD:
            raise Problem(422, "bad_record", "too-large")
        faults = record.verify()
        if faults:
            raise BadRecord.saying(faults[0])
    except TabernaError as error:
        raise Problem(422, "bad_record", fault=error, game=game or error.game) from None
    except (TypeError, ValueError, KeyError, AttributeError, IndexError):
        raise Problem(422, "bad_record", "bad-record") from None
    return record


def _imported(wanted: WantedImport) -> Prepared:
    record = read_record(wanted.record)
    edition: Any = record.game.data.edition
    setup = Setup(
        record.game.name,
        record.version,
        record.seats,
        record.options,
        record.seed,
        host=wanted.person,
        seed_chosen=True,
        deal=None if record.deal is None else Dealt(**record.deal.dump()),
        start=dict(record.start) if record.start is not None else None,
        edition=dict(edition) if edition else None,
        notes=[(note.move, clean_text(note.text, 500), clean_name(note.by)) for note in record.notes],
    )
    names: list[str] = []
    for seat, name in enumerate(record.players or [""] * record.seats):
        names.append(distinct(clean_name(name) or f"{seat}", names))
    chairs = [Chair(PERSON, name) for name in names]
    # It is among the importer's finished games, and there is nothing in it that they do not know.
    give = [(seat, wanted.person) for seat in range(record.seats)]
    return founded(setup, False, chairs, give, record.moves, closed=True)


def _continued(wanted: WantedContinuation) -> Prepared:
    then = wanted.played
    deal = deal_of(then)
    seed = then.seed if deal is None else deal.seed
    record = Record(game_of(then), then.seats, then.options, seed, (), then.start, deal)
    record.moves = wanted.moves
    state = record.replay()
    if not state.to_move:
        raise Problem(409, "not_now", "not-now")
    setup = msgspec.structs.replace(wanted.setup, start=state.dump())
    return founded(setup, wanted.public, wanted.chairs, wanted.give)


def founded(
    setup: Setup,
    public: bool,
    chairs: list[Chair],
    give: Sequence[tuple[int, str]],
    played: Sequence[tuple[int, str]] = (),
    closed: bool = False,
) -> Prepared:
    """A new table; ``played`` are the moves of a record, ``closed`` if it is not to go on."""
    return founded_table(setup, public, chairs, give, played, closed)[0]


def founded_table(
    setup: Setup,
    public: bool,
    chairs: list[Chair],
    give: Sequence[tuple[int, str]],
    played: Sequence[tuple[int, str]] = (),
    closed: bool = False,
    id: str | None = None,
) -> tuple[Prepared, Table]:
    now = time.time()
    table = Table(id or new_id(), setup, now, public)
    entries: list[Entry] = []

    def add(change: Change) -> Table:
        version = len(entries) + 1
        entries.append(Entry(version, now, encode(change.entry), encode_events(change.events)))
        return table.after(change, version, now)

    table = add(commands.opening(table, chairs, give))
    for seat, text in played:
        table = add(commands.move(table, seat, text))
    if closed and table.status == PLAYING:
        table = add(Change(Closed()))
    snapshot = None
    if played and table.state is not None:
        snapshot = Snapshot(len(played), encode(table.state.dump()))
    owed = bool(table.bots_asked())
    append = Append(
        table.id, entries, table.status, encode(table.summary()), snapshot, give=give, owed=owed, changed=now
    )
    return Prepared(setup, now, public, append), table
