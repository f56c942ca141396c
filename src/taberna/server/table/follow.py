"""Playing an entry that another process has stored: the change it was, found again from what is stored.

`Table.after` takes it up as it takes up a change of its own, so that a table is the same wherever it is open.
"""

from __future__ import annotations

from ..store.records import Entry
from .change import Change, GameState
from .commands import begin
from .entries import BOT, OPEN, PERSON, Chair, Played, Sat, Undone, Withdrawn, decode_entry
from .log import decode_events
from .table import Table, ready_after, replayed


def followed(table: Table, stored: Entry) -> Change:
    """What an entry changes. Who holds seats is not in it."""
    entry = decode_entry(stored.body)
    events = decode_events(stored.events)
    next: GameState | None = None
    match entry:
        case Played(seat=seat, move=move) if table.now is not None:
            state = table.now.state.copy()
            state.play(seat, move)
            next = GameState(state, ready_after(table.now, state, seat))
        case Undone(to=to):
            next = table.at(to)
        case Withdrawn(place=place, count=count):
            next = replayed(table.at(place), table.played[place + count :])
        case Sat(seat=seat, name=name, nonce=nonce, level=level):
            chairs = [*table.chairs]
            chairs[seat] = Chair(BOT if level else PERSON, name, level, nonce=nonce)
            if all(chair.kind != OPEN for chair in chairs):
                next = begin(table, chairs)[0]
        case _:
            pass
    return Change(entry, events, next)
