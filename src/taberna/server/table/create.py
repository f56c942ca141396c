"""New tables: from the form, from a record, from a position of a finished game."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import msgspec

from taberna import bots
from taberna.kernel import editions
from taberna.kernel.chance import fresh_seed
from taberna.kernel.deal import fresh_salt
from taberna.kernel.errors import TabernaError
from taberna.kernel.game import Game
from taberna.kernel.games import game as find_game
from taberna.kernel.options import changed
from taberna.kernel.seating import seated

from ..errors import Problem
from ..live import protocol
from ..live.hub import Hub
from ..live.open_table import OpenTable
from ..store.base import Conflict
from .entries import BOT, OPEN, PERSON, Chair, Dealt, Origin, Setup, deal_of
from .names import clean_name, distinct
from .prepare import WantedContinuation, WantedImport, id_from
from .romans import roman
from .table import CLOSED, OVER, PLAYING, WAITING, Table

#: From the weakest to the strongest; those that exist are offered.
LEVELS = ("plebeian", "eques", "senator", "caesar")


def levels() -> list[str]:
    return [name for name in LEVELS if name in bots.BOTS] or list(bots.BOTS)


def bad_setup(error: TabernaError, game: str) -> Problem:
    return Problem(422, "bad_setup", fault=error, game=game)


#: An edition in which every value is changed is smaller than this.
LONGEST_EDITION = 40_000


def played_game(name: str, edition: Mapping[str, Any] | None) -> Game:
    """A game, with an edition if somebody brought one."""
    if not edition:
        return find_game(name)
    if len(msgspec.json.encode(edition)) > LONGEST_EDITION:
        raise Problem(413, "too_large", "too-large")
    editions.check_texts(edition)
    return find_game(name, edition)


def _game(name: str, edition: Mapping[str, Any] | None) -> Game:
    try:
        return played_game(name, edition)
    except TabernaError as error:
        raise bad_setup(error, name) from None


def _seat_people(
    wanted: list[protocol.Chair], person: str, name: str, nonce: str = ""
) -> tuple[list[Chair], list[tuple[int, str]]]:
    """Chairs in the order asked for, and who holds which."""
    if sum(chair.kind == "me" for chair in wanted) > 1:
        raise Problem(422, "bad_setup", "chairs")
    taken = [name]
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
                called = _called(chair.name, taken)
                chairs.append(Chair(BOT, called, level))
            case kind:
                if kind == "me":
                    chairs.append(Chair(PERSON, name, nonce=nonce))
                else:
                    chairs.append(Chair(PERSON, _called(chair.name, taken)))
                give.append((place, person))
    return chairs, give


def _called(name: str | None, taken: list[str]) -> str:
    """What somebody at the table is called; unlike everybody else there."""
    called = distinct(clean_name(name or "") or roman(taken), taken)
    taken.append(called)
    return called


def guest_name() -> str:
    return roman(())


async def new_table(
    hub: Hub, wanted: protocol.NewTable, person: str, name: str, promised: tuple[Dealt, str] | None = None
) -> OpenTable:
    """A new table of a game. ``promised``: the deal the house has committed to before, and its only table's name."""
    if wanted.seed is not None and wanted.public:
        raise Problem(422, "bad_setup", "seed-public")
    game = _game(wanted.game, wanted.edition)
    chairs = wanted.seats
    if chairs is None:
        count = game.check_seats(None)
        chairs = [protocol.Chair("me"), *(protocol.Chair("bot") for _ in range(count - 1))]
    deal, id = promised or (Dealt(fresh_seed(), fresh_salt()), None)
    if wanted.seed is not None:
        deal = Dealt(wanted.seed, fresh_salt())
    seed = deal.house
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
    sitting, give = _seat_people([chairs[i] for i in order], person, name, wanted.nonce)
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
        deal=deal,
        watchers_talk=wanted.watchers_talk,
        edition=editions.only_differences(find_game(game.name).data, game.data.edition) or None,
    )
    try:
        return await hub.create(setup, wanted.public, sitting, give, id)
    except Conflict:
        raise Problem(409, "not_now", "deal-gone") from None


async def rematch(hub: Hub, source: OpenTable, person: str) -> OpenTable:
    """The same people, bots, options and levels once more, newly dealt and seated; one table for all who ask."""
    async with source.queue:
        return await _rematch(hub, source, person)


async def _rematch(hub: Hub, source: OpenTable, person: str) -> OpenTable:
    table = source.table
    if table.status not in (OVER, CLOSED):
        raise Problem(409, "not_now", "record-later")
    if not table.seats_of(person):
        raise Problem(403, "not_yours", "not-yours")
    again, id = await _played_already(hub, table)
    if again is not None:
        return again
    old = table.setup
    game = _game(old.game, None)
    deal = Dealt(fresh_seed(), fresh_salt())
    order = seated(range(old.seats), deal.house, None)
    chairs = [_once_more(table.chairs[place]) for place in order]
    give = [(place, holder) for place, was in enumerate(order) for holder in sorted(table.holders[was])]
    setup = Setup(
        game.name,
        game.version,
        old.seats,
        old.options,
        deal.house,
        host=person,
        preset=old.preset,
        hints=old.hints,
        pace=old.pace,
        edition=old.edition,
        deal=deal,
        watchers_talk=old.watchers_talk,
    )
    try:
        again = await hub.create(setup, table.public, chairs, give, id)
    except Conflict:  # somebody was faster in another process
        again = await hub.open_table(id)
        assert again is not None
    source.rematch = id
    hub.presence.seats_changed(source)
    hub.neighbours.plays_on(table.id, id)
    return again


async def _played_already(hub: Hub, table: Table) -> tuple[OpenTable | None, str]:
    """The table at which these people play once more, if there is one, and the name it has or is to have."""
    for time in count():
        id = id_from(hub.secret, "rematch", table.id, str(time))
        again = await hub.open_table(id)
        if again is None or again.table.status != CLOSED:
            return again, id
    raise AssertionError


def _once_more(chair: Chair) -> Chair:
    """The same player; a bot that only stood in for a person gives the seat back."""
    match chair.kind:
        case "bot":
            return Chair(BOT, chair.name, chair.level)
        case "open":
            return Chair(OPEN)
        case _:
            return Chair(PERSON, chair.name)


async def import_record(hub: Hub, text: str, person: str, lang: str) -> OpenTable:
    """A table to be replayed."""
    return await hub.create_prepared(WantedImport(text, person, lang))


async def go_on(
    hub: Hub, source: OpenTable, wanted: protocol.Continue, person: str, name: str, lang: str
) -> OpenTable:
    """A new table from a position of a finished game."""
    table = source.table
    if table.status in (WAITING, PLAYING):
        raise Problem(409, "not_now", "record-later")
    if not table.open_to(person):
        raise Problem(403, "not_yours", "hidden-eyes")
    if wanted.move > len(table.played):
        raise Problem(404, "not_found", "not-found")
    seats = table.setup.seats
    chairs = wanted.seats
    if chairs is None:
        chairs = [protocol.Chair("me"), *(protocol.Chair("bot") for _ in range(seats - 1))]
    if len(chairs) != seats:
        raise Problem(422, "bad_setup", "chairs")
    sitting, give = _seat_people(chairs, person, name)
    old, deal = table.setup, deal_of(table.setup, table.chairs)
    if deal is not None:
        old = msgspec.structs.replace(old, seed=deal.seed, deal=Dealt(**deal.dump()))
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
        edition=old.edition,
    )
    moves = [(move.seat, move.move) for move in table.played[: wanted.move]]
    return await hub.create_prepared(
        WantedContinuation(old, moves, setup, wanted.public, sitting, give, lang)
    )
