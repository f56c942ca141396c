"""Opening a table from the store: the table that its entries add up to."""

from __future__ import annotations

import logging

import msgspec

from taberna.kernel.errors import TabernaError
from taberna.kernel.games import game as find_game

from ..errors import OtherRules, Problem
from ..store.records import Row, Snapshot, Stored
from .change import GameState
from .entries import decode_entry, decode_lobby, decode_setup
from .table import Table, replayed

log = logging.getLogger("taberna.table")

KEYS = 64  # commands remembered to recognise repetitions


def from_entries(stored: Stored) -> tuple[Table, list[tuple[str, int]]]:
    """The table, and the keys of the last commands with the versions they made (as their seats count)."""
    row = stored.row
    setup = decode_setup(stored.setup)
    game = find_game(setup.game)
    if setup.rules not in (game.version, *game.earlier):
        raise OtherRules(setup.rules, game.version)
    table = Table(row.id, setup, row.created, row.public)
    for seat, person in stored.holders:
        table.holders[seat].add(person)
    keys: list[tuple[str, int]] = []
    for item in stored.entries:
        entry = decode_entry(item.body)
        table.viewers.note(entry, item.at)
        table.fold(entry, item.version)
        key: str = getattr(entry, "key", "")
        if key:
            keys.append((key, table.version_for(getattr(entry, "seat", None))))
    if table.full:
        table.now = _from_snapshot(table, stored.snapshot) or replayed(
            GameState(table.record(0).replay(), frozenset()), table.played
        )
    table.viewers.touch_all()
    table.settle()
    return table, keys[-KEYS:]


def unopened(kind: str, stored: Stored | Row | None = None) -> Problem:
    """Why a table cannot be opened, in words for its people."""
    if kind == "rules" and stored is not None:
        lobby = decode_lobby((stored.row if isinstance(stored, Stored) else stored).lobby)
        ours = find_game(lobby.game).version
        return Problem(409, "set_aside", "other-rules", theirs=lobby.rules, ours=ours)
    return Problem(409, "set_aside", "set-aside")


def _from_snapshot(table: Table, snapshot: Snapshot | None) -> GameState | None:
    """The game from where a snapshot keeps it; None if there is none, or none that can be read."""
    if snapshot is None:
        return None
    try:
        state = table.game.load(msgspec.json.decode(snapshot.body))
        return replayed(GameState(state, frozenset()), table.played[snapshot.moves :])
    except (TabernaError, msgspec.DecodeError) as fault:
        log.warning("table %s: snapshot after move %d: %s; replayed", table.id, snapshot.moves, fault)
        return None
