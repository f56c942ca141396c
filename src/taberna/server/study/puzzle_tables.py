"""Puzzles at the real table: a world that agrees with what the solver may know, a bot in every other seat.

Every try is a world imagined anew, so the table holds nothing that was hidden in the game the puzzle comes from.
"""

from __future__ import annotations

import secrets
from typing import Any

from taberna.kernel.options import changed
from taberna.locale import interface
from taberna.puzzles.puzzle import Puzzle, by_id
from taberna.puzzles.telling import explanation, question

from ..errors import Problem, not_found
from ..live.hub import Hub
from ..live.open_table import OpenTable
from ..table.entries import BOT, PERSON, Chair, Setup, decode_lobby
from ..table.names import distinct
from ..table.table import Table
from .deals import NAMES

LEVEL = "eques"
PACE = 900


def known_puzzle(game: str, id: str) -> Puzzle:
    found = by_id(game, id)
    if found is None:
        raise not_found()
    return found


async def puzzle_table(hub: Hub, puzzle: Puzzle, person: str, name: str) -> OpenTable:
    """A table for one try; the person's earlier tries are cleared away."""
    for row, _ in (await hub.store.tables(person))[0]:
        if decode_lobby(row.lobby).puzzle is not None:
            await hub.store.delete_table(row.id)
            hub.read_anew(row.id)
    state = puzzle.world(secrets.token_hex(16))
    chairs: list[Chair] = []
    for seat in range(state.seats):
        if seat == puzzle.seat:
            chairs.append(Chair(PERSON, name))
        else:
            bot = distinct(NAMES[seat], [name, *(chair.name for chair in chairs)])
            chairs.append(Chair(BOT, bot, LEVEL))
    setup = Setup(
        puzzle.game,
        state.game.version,
        state.seats,
        changed(state.options),
        state.chance.seed,
        host=person,
        hints=False,
        pace=PACE,
        start=state.dump(),
        puzzle=puzzle.id,
    )
    return await hub.create(setup, False, chairs, [(puzzle.seat, person)])


def verdict(table: Table, lang: str) -> dict[str, Any]:
    """What became of a try, once the solver has moved; explained like a hint."""
    if table.setup.puzzle is None:
        raise Problem(409, "not_now", "not-now")
    puzzle = known_puzzle(table.setup.game, table.setup.puzzle)
    played = next((move.move for move in table.played if move.seat == puzzle.seat), None)
    say = interface(lang).say
    return {
        "solved": None if played is None else played == puzzle.answer,
        "grade": puzzle.grade,
        "text": question(puzzle, lang) if played is None else explanation(puzzle, played, lang, table.names),
        "again": say("study-again"),
        "next": say("study-next"),
    }
