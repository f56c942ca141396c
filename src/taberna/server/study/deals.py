"""The same deal for everybody: one secret seed behind a link, a table of one's own for each who opens it.

The link is a random name. The seed stays in the house; cards, dice and the luck of the bots follow from it, so that
games are the same until somebody decides differently. What others did is shown to whoever has finished.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from taberna.kernel.chance import fresh_seed
from taberna.kernel.errors import TabernaError
from taberna.kernel.games import game as find_game
from taberna.kernel.options import changed

from ..errors import Problem, not_found
from ..live.hub import Hub
from ..live.open_table import OpenTable
from ..store.base import Store
from ..store.records import Kept
from ..table.entries import BOT, PERSON, Chair, Setup
from ..table.names import distinct
from ..table.prepare import new_id
from ..table.table import Table
from .luck import derived

DEAL, PLAYED = "deal", "played"
MOST_DEALS = 5_000
MOST_PLAYED = 50_000
SHOWN = 20  # results side by side
PACE = 300
#: Bots whose choices follow from their luck alone: those that think by the clock would not be the same for all.
LEVELS = ("plebeian", "eques")
NAMES = ("Aulus", "Decimus", "Fausta", "Gaia", "Servius", "Tertia")


class SameDeal(msgspec.Struct):
    """What the house keeps behind a link."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    level: str
    seed: str
    #: Whose seat is played.
    seat: int


async def make(store: Store, game: str, seats: int | None, options: dict[str, Any], level: str) -> str:
    """A new deal; its name."""
    if level not in LEVELS:
        raise Problem(422, "bad_setup", "no-level")
    seed = fresh_seed()
    try:
        rules = find_game(game)
        count = rules.check_seats(seats)
        chosen = changed(rules.resolve(options))
        rules.new(count, chosen, seed)
    except TabernaError as error:
        raise Problem(422, "bad_setup", fault=error, game=game) from None
    seat = derived(seed, "seat")[0] % count
    deal = SameDeal(rules.name, rules.version, count, chosen, level, seed, seat)
    name = new_id(16)
    await store.keep(Kept(DEAL, name, None, time.time(), msgspec.json.encode(deal)), MOST_DEALS)
    return name


async def find(store: Store, name: str) -> SameDeal:
    kept = await store.kept(DEAL, name) if len(name) == 16 and name.isalnum() else None
    if kept is None:
        raise not_found()
    return msgspec.json.decode(kept.body, type=SameDeal)


async def table_of(store: Store, hub: Hub, name: str, person: str | None) -> OpenTable | None:
    """Where somebody plays a deal or has played it."""
    kept = None if person is None else await store.kept(PLAYED, f"{name}/{person}")
    return None if kept is None or kept.table is None else await hub.open_table(kept.table)


async def play(store: Store, hub: Hub, name: str, person: str, called: str) -> OpenTable:
    """The table of a person at a deal: one for each, so that nobody has a second try."""
    deal = await find(store, name)
    there = await table_of(store, hub, name, person)
    if there is not None:
        return there
    chairs: list[Chair] = []
    for seat in range(deal.seats):
        if seat == deal.seat:
            chairs.append(Chair(PERSON, distinct(called, list(NAMES))))
        else:  # with the same name for everybody: it tells the bot's character
            chairs.append(Chair(BOT, NAMES[seat], deal.level))
    setup = Setup(
        deal.game,
        deal.rules,
        deal.seats,
        deal.options,
        deal.seed,
        host=person,
        seed_chosen=True,
        hints=False,
        pace=PACE,
        challenge=name,
    )
    open_table = await hub.create(setup, False, chairs, [(deal.seat, person)])
    table = open_table.table.id
    await store.keep(Kept(PLAYED, f"{name}/{person}", table, time.time(), b"{}"), MOST_PLAYED)
    return open_table


async def results(store: Store, hub: Hub, name: str, person: str | None) -> tuple[Table | None, list[Table]]:
    """One's own finished game and those of others; nobody sees these before they have finished their own."""
    mine = await table_of(store, hub, name, person)
    if mine is None or mine.table.state is None or mine.table.state.result is None:
        return None, []
    others: list[Table] = []
    for kept in await store.kept_under(PLAYED, f"{name}/", SHOWN):
        found = await hub.open_table(kept.table) if kept.table is not None else None
        if found is None or found.table.id == mine.table.id:
            continue
        if found.table.state is not None and found.table.state.result is not None:
            others.append(found.table)
    return mine.table, others


def first_difference(mine: Table, other: Table) -> int | None:
    """The first move in which two games of one deal differ; None if they are the same."""
    pairs = zip(mine.played, other.played, strict=False)
    for place, (one, two) in enumerate(pairs):
        if (one.seat, one.move) != (two.seat, two.move):
            return place
    return None if len(mine.played) == len(other.played) else min(len(mine.played), len(other.played))
