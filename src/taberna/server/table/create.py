"""New tables: from the form, from a record, from a position of a finished game."""

from __future__ import annotations

import secrets
from typing import Any

from taberna import bots
from taberna.kernel.chance import fresh_seed
from taberna.kernel.errors import BadRecord, TabernaError
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.options import changed
from taberna.kernel.record import Record
from taberna.kernel.seating import seated

from ..errors import Problem
from ..http.sessions import LONGEST_NAME, clean
from ..live import protocol
from ..live.hub import Hub
from ..live.open_table import OpenTable
from .entries import BOT, OPEN, PERSON, Chair, Origin, Setup
from .table import PLAYING, WAITING

#: From the weakest to the strongest; those that exist are offered.
LEVELS = ("plebeian", "eques", "senator", "caesar")
LONGEST_RECORD = 5_000  # moves

ROMANS = (
    "Aemilia", "Agrippa", "Antonia", "Aurelia", "Balbus", "Calpurnia", "Camillus", "Cassia", "Cato",
    "Cicero", "Claudia", "Clodia", "Cornelia", "Crassus", "Domitia", "Drusilla", "Fabia", "Fabius",
    "Flavia", "Fulvia", "Gracchus", "Hortensia", "Julia", "Lepidus", "Lucretia", "Maecenas", "Marcella",
    "Marius", "Octavia", "Pompeia", "Porcia", "Regulus", "Scipio", "Servilia", "Sulla", "Terentia",
    "Valeria", "Varro", "Vipsania", "Virgilia",
)  # fmt: skip


def levels() -> list[str]:
    return [name for name in LEVELS if name in bots.BOTS] or list(bots.BOTS)


def bad_setup(error: TabernaError, game: str) -> Problem:
    return Problem(422, "bad_setup", fault=error, game=game)


def _game(name: str) -> Game:
    try:
        return find_game(name)
    except TabernaError as error:
        raise bad_setup(error, name) from None


def _seat_people(
    wanted: list[protocol.Chair], person: str, name: str
) -> tuple[list[Chair], list[tuple[int, str]]]:
    """Chairs in the order asked for, and who holds which."""
    if sum(chair.kind == "me" for chair in wanted) > 1:
        raise Problem(422, "bad_setup", "chairs")
    taken = {name}
    chairs: list[Chair] = []
    give: list[tuple[int, str]] = []
    for place, chair in enumerate(wanted):
        match chair.kind:
            case "open":
                chairs.append(Chair(OPEN))
            case "bot":
                level = chair.level or levels()[0]
                if level not in bots.BOTS:
                    raise Problem(422, "bad_setup", "no-level")
                called = clean(chair.name or "", LONGEST_NAME) or _roman(taken)
                taken.add(called)
                chairs.append(Chair(BOT, called, level))
            case kind:
                called = name if kind == "me" else clean(chair.name or "", LONGEST_NAME) or _roman(taken)
                taken.add(called)
                chairs.append(Chair(PERSON, called))
                give.append((place, person))
    return chairs, give


def _roman(taken: set[str]) -> str:
    free = [name for name in ROMANS if name not in taken]
    return secrets.choice(free or list(ROMANS))


def guest_name() -> str:
    return _roman(set())


async def new_table(hub: Hub, wanted: protocol.NewTable, person: str, name: str) -> OpenTable:
    """A new table of a game."""
    game = _game(wanted.game)
    chairs = wanted.seats
    if chairs is None:
        count = game.check_seats(None)
        chairs = [protocol.Chair("me"), *(protocol.Chair("bot") for _ in range(count - 1))]
    seed = wanted.seed or fresh_seed()
    try:
        seats = game.check_seats(len(chairs))
        chosen = game.resolve(wanted.options)
        options = changed(chosen)
        game.new(seats, options, seed)  # some options are refused only by the deal
    except TabernaError as error:
        raise bad_setup(error, game.name) from None
    first = wanted.first
    if first is None and getattr(chosen, "first_player", None) == "chosen":
        first = 0
    if first is not None and first >= seats:
        raise Problem(422, "bad_setup", "chairs")
    order = seated(range(seats), seed, first)
    sitting, give = _seat_people([chairs[i] for i in order], person, name)
    preset = wanted.options.get("preset")
    setup = Setup(
        game.name,
        game.version,
        seats,
        options,
        seed,
        host=person,
        preset=preset if isinstance(preset, str) else None,
        seed_chosen=wanted.seed is not None,
        hints=wanted.hints,
        pace=wanted.pace,
    )
    return await hub.create(setup, wanted.public, sitting, give)


def read_record(text: str) -> Record:
    """A record that replays; runs in a thread, for long ones take a while."""
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


async def import_record(hub: Hub, record: Record, person: str) -> OpenTable:
    """A table to be replayed."""
    edition: Any = record.game.data.edition
    setup = Setup(
        record.game.name,
        record.version,
        record.seats,
        record.options,
        record.seed,
        host=person,
        seed_chosen=True,
        start=dict(record.start) if record.start is not None else None,
        edition=dict(edition) if edition else None,
    )
    names = [clean(str(name), LONGEST_NAME) for name in record.players] or [""] * record.seats
    chairs = [Chair(PERSON, name or f"{seat}") for seat, name in enumerate(names)]
    # It is among the importer's finished games, and there is nothing in it that they do not know.
    give = [(seat, person) for seat in range(record.seats)]
    return await hub.create(setup, False, chairs, give, record.moves, closed=True)


async def go_on(hub: Hub, source: OpenTable, wanted: protocol.Continue, person: str, name: str) -> OpenTable:
    """A new table from a position of a finished game."""
    table = source.table
    if table.status in (WAITING, PLAYING):
        raise Problem(409, "not_now", "record-later")
    if not table.open_to(person):
        raise Problem(403, "not_yours", "hidden-eyes")
    if wanted.move > len(table.played):
        raise Problem(404, "not_found", "not-found")
    state = table.at(wanted.move).state
    if not state.to_move:
        raise Problem(409, "not_now", "not-now")
    chairs = wanted.seats
    if chairs is None:
        chairs = [protocol.Chair("me"), *(protocol.Chair("bot") for _ in range(state.seats - 1))]
    if len(chairs) != state.seats:
        raise Problem(422, "bad_setup", "chairs")
    sitting, give = _seat_people(chairs, person, name)
    old = table.setup
    setup = Setup(
        old.game,
        old.rules,
        old.seats,
        old.options,
        old.seed,
        host=person,
        preset=old.preset,
        seed_chosen=True,
        hints=wanted.hints,
        pace=wanted.pace,
        source=Origin(table.id, wanted.move),
        start=state.dump(),
        edition=old.edition,
    )
    return await hub.create(setup, wanted.public, sitting, give)
